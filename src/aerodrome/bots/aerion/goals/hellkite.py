"""The Hellkite: low rolls destroy Outposts, then Lairs, which grant a card. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.aerion.conditions import AT_MOST_15
from aerodrome.bots.aerion.picture import Picture
from aerodrome.games.aerion.expansions.hellkite import GONE, HIDDEN, IMPREGNABLE_FORTRESS, Hellkite
from aerodrome.games.aerion.table import Table

from .offer import Offer

OUTPOST_WORK: Final[i64] = 13
LAIR_WORK: Final[i64] = 8
FORTRESS_WORK: Final[i64] = 12
"""How much work each is, in tenths of a card; in a Fortress each is more."""


def read(expansion: Hellkite, table: Table, picture: Picture) -> None:
    tasks = picture.tasks
    tasks.fortress = expansion.plays_variant(IMPREGNABLE_FORTRESS)
    for outpost in expansion.outposts:
        if table.side(outpost) != GONE:
            tasks.outposts += 1
    for lair in expansion.lairs:
        if table.side(lair) != GONE:
            tasks.lairs += 1
    place = expansion.place(table)
    if place < 0:
        return
    tasks.blocked = table.side(expansion.outposts[place])
    if tasks.blocked == GONE:
        tasks.prey = table.side(expansion.lairs[place]) - HIDDEN
    tasks.can_hunt = not tasks.fortress or expansion.why_not_breach(table, place) == 0


def work(picture: Picture) -> i64:
    tasks = picture.tasks
    total = tasks.outposts * OUTPOST_WORK + tasks.lairs * LAIR_WORK
    if tasks.fortress:
        total += (tasks.outposts + tasks.lairs) * FORTRESS_WORK
    return total


def offers(picture: Picture, found: list[Offer]) -> None:
    tasks = picture.tasks
    if not tasks.can_hunt:
        return
    after = picture.copy()
    left = after.change_tasks()
    left.blocked = 0
    offer = Offer(AT_MOST_15, tasks.verbs.hunt.first, after)
    if tasks.prey > 0:
        left.lairs -= 1
        offer.grants = tasks.prey
    else:
        left.outposts -= 1
    found.append(offer)
