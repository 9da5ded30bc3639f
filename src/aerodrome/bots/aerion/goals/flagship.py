"""The Flagship: five more Elements to acquire, and factories. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Picture
from aerodrome.games.aerion.cards import FIRST_BLUEPRINT
from aerodrome.games.aerion.expansion import BITS
from aerodrome.games.aerion.expansions.flagship import FACTORIES, GAME_ROOM, Flagship
from aerodrome.games.aerion.table import Table

FACTORY_WORTH: Final[vec[i64]] = vec[i64]([400, 150, 300, 400, 300, 250])
"""What each factory adds to the odds."""


def read(expansion: Flagship, table: Table, picture: Picture) -> None:
    tasks = picture.tasks
    tasks.flagship = table.side(expansion.token) == 0
    for kind in range(FIRST_BLUEPRINT):
        if expansion.is_aboard(table, kind):
            tasks.aboard |= BITS[kind]
    tasks.factory = expansion.first_factory.number
    for factory in range(FACTORIES):
        if expansion.has(table, factory):
            tasks.factories |= BITS[factory]
    picture.crew_first = tasks.has(GAME_ROOM)
    tasks.lab_ready = table.side(expansion.lab) != 0
    tasks.discarded = table.value(expansion.discarded) > 0


def odds(picture: Picture) -> i64:
    worth: i64 = 0
    for factory in range(FACTORIES):
        if picture.tasks.has(factory):
            worth += FACTORY_WORTH[factory]
    return worth


def open_factories(picture: Picture) -> i64:
    found: i64 = 0
    for factory in range(FACTORIES):
        if picture.tasks.has(factory):
            found += 1
    return found


def exchange(picture: Picture, opened: i64, closed: i64) -> Picture:
    """The picture with one factory more, and without another unless that is -1."""
    changed = picture.copy()
    tasks = changed.change_tasks()
    tasks.factories |= BITS[opened]
    if closed >= 0:
        tasks.factories -= BITS[closed]
    changed.crew_first = tasks.has(GAME_ROOM)
    return changed
