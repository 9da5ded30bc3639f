"""The Hellkite: low rolls destroy Outposts, then Lairs, which grant a card. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.aerion.conditions import AT_MOST_15
from aerodrome.bots.aerion.picture import Offer, Picture
from aerodrome.games.aerion.expansions.hellkite import GONE, HIDDEN, IMPREGNABLE_FORTRESS, Hellkite

OUTPOST_WORK: Final[i64] = 13
LAIR_WORK: Final[i64] = 8
FORTRESS_WORK: Final[i64] = 12
"""How much work each is, in tenths of a card; in a Fortress each is more."""


def work(hellkite: Hellkite, picture: Picture) -> i64:
    more: i64 = 0
    if hellkite.plays_variant(IMPREGNABLE_FORTRESS):
        more = FORTRESS_WORK
    total: i64 = 0
    for outpost in hellkite.outposts:
        if picture.side(outpost) != GONE:
            total += OUTPOST_WORK + more
    for lair in hellkite.lairs:
        if picture.side(lair) != GONE:
            total += LAIR_WORK + more
    return total


def add_offers(hellkite: Hellkite, picture: Picture, found: list[Offer]) -> None:
    hunt = picture.added.verb("hunt")
    if hunt.why_not(picture, picture.seat) != 0:  # no dice lie on a picture, and those show little enough
        return
    place, after = hellkite.place(picture), picture.copy()
    offer = Offer(AT_MOST_15, hunt.first, after)
    outpost, lair = hellkite.outposts[place], hellkite.lairs[place]
    if picture.side(outpost) != GONE:
        after.turn_piece(outpost, GONE)
    else:
        offer.grants = picture.side(lair) - HIDDEN
        after.turn_piece(lair, GONE)
        if hellkite.first_standing(after, hellkite.lairs) < 0:
            after.turn_piece(hellkite.pawn, GONE)
    found.append(offer)
