"""The Hourglasses: one from each deck, before the deck runs out of them. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Picture
from aerodrome.games.aerion.cards import DECKS, KINDS
from aerodrome.games.aerion.expansions.hourglasses import Hourglasses

WORK: Final[i64] = 20
"""How much work a missing Hourglass is, in tenths of a card."""
EASY: Final[vec[i64]] = vec[i64]([-9000, -1500, -600, -270, -120])
HARD: Final[vec[i64]] = vec[i64]([-9000, -2700, -1260, -600, -300])
"""What a missing Hourglass does to the odds, by how many its deck still holds: the first three decks, the others."""
MOST_COUNTED: Final[i64] = 4


def is_missing(hourglasses: Hourglasses, picture: Picture, deck: i64) -> bool:
    return not picture.lies_in(hourglasses.acquired, deck * KINDS + hourglasses.hourglass.number)


def work(hourglasses: Hourglasses, picture: Picture) -> i64:
    missing: i64 = 0
    for deck in range(DECKS):
        if is_missing(hourglasses, picture, deck):
            missing += WORK
    return missing


def odds(hourglasses: Hourglasses, picture: Picture) -> i64:
    """Those in the Display run through at the end of the turn: they do not count."""
    total: i64 = 0
    for deck in range(DECKS):
        if is_missing(hourglasses, picture, deck):
            held = min(picture.count_in(deck, hourglasses.hourglass.number), MOST_COUNTED)
            if picture.is_easy(deck):
                total += EASY[held]
            else:
                total += HARD[held]
    return total
