"""The goals of all expansions together. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Picture
from aerodrome.bots.aerion.verbs import verbs_of
from aerodrome.games.aerion.expansions.eggs import Eggs
from aerodrome.games.aerion.expansions.flagship import Flagship
from aerodrome.games.aerion.expansions.hellkite import Hellkite
from aerodrome.games.aerion.expansions.hourglasses import Hourglasses
from aerodrome.games.aerion.expansions.piers import Piers
from aerodrome.games.aerion.expansions.stone_clouds import StoneClouds
from aerodrome.games.aerion.table import Table

from . import eggs, flagship, hellkite, hourglasses, piers, stone_clouds
from .offer import Offer


def read(table: Table, picture: Picture) -> None:
    """Note what the expansions in play ask for; one that is not known here asks for nothing."""
    picture.tasks.verbs = verbs_of(table.chapters)
    for expansion in table.expansions:
        picture.tasks.any = True
        if isinstance(expansion, Flagship):
            flagship.read(expansion, table, picture)
        elif isinstance(expansion, Hourglasses):
            hourglasses.read(expansion, table, picture)
        elif isinstance(expansion, StoneClouds):
            stone_clouds.read(expansion, table, picture)
        elif isinstance(expansion, Piers):
            piers.read(expansion, table, picture)
        elif isinstance(expansion, Eggs):
            eggs.read(expansion, table, picture)
        elif isinstance(expansion, Hellkite):
            hellkite.read(expansion, table, picture)
    if picture.tasks.any:
        picture.tasks.note_setting()


def work(picture: Picture) -> i64:
    """How much work the expansions are beside their Elements, in tenths of a card."""
    total = hourglasses.work(picture) + piers.work(picture) + hellkite.work(picture)
    return total + stone_clouds.work(picture)


def odds(picture: Picture) -> i64:
    """What the things of expansions add to the odds beside the work that they are."""
    tasks = picture.tasks
    total: i64 = 0
    if tasks.factory >= 0:
        total += flagship.odds(picture)
    if tasks.hourglass >= 0:
        total += hourglasses.odds(picture)
    if tasks.bird >= 0:
        total += stone_clouds.odds(picture)
    if tasks.egg >= 0:
        total += eggs.odds(picture)
    return total


def offers(picture: Picture) -> list[Offer]:
    """What the dice may win beside cards."""
    found: list[Offer] = []
    if not picture.tasks.owed:
        stone_clouds.offers(picture, found)
        piers.offers(picture, found)
        hellkite.offers(picture, found)
    return found
