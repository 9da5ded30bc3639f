"""The goals of all expansions together. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Offer, Picture

from . import eggs, flagship, hellkite, hourglasses, piers, stone_clouds


def work(picture: Picture) -> i64:
    """How much work the expansions are beside their Elements, in tenths of a card."""
    added = picture.added
    total: i64 = 0
    if added.hourglasses is not None:
        total += hourglasses.work(added.hourglasses, picture)
    if added.clouds is not None:
        total += stone_clouds.work(added.clouds, picture)
    if added.piers is not None:
        total += piers.work(added.piers, picture)
    if added.hellkite is not None:
        total += hellkite.work(added.hellkite, picture)
    return total


def odds(picture: Picture) -> i64:
    """What the things of expansions add to the odds beside the work that they are."""
    added = picture.added
    total: i64 = 0
    if added.flagship is not None:
        total += flagship.odds(added.flagship, picture)
    if added.hourglasses is not None:
        total += hourglasses.odds(added.hourglasses, picture)
    if added.clouds is not None:
        total += stone_clouds.odds(added.clouds, picture)
    if added.eggs is not None:
        total += eggs.odds(added.eggs, picture)
    return total


def offers(picture: Picture) -> list[Offer]:
    """What the dice may win beside cards."""
    added = picture.added
    found: list[Offer] = []
    if added.eggs is not None and added.eggs.is_egg_owed(picture):
        return found
    if added.clouds is not None:
        stone_clouds.add_offers(added.clouds, picture, found)
    if added.piers is not None:
        piers.add_offers(added.piers, picture, found)
    if added.hellkite is not None:
        hellkite.add_offers(added.hellkite, picture, found)
    return found
