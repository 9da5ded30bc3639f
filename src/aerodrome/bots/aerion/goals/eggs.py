"""The Hammer Bird Eggs: acquired ones fetch cards, the others crowd the Display. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.picture import Picture
from aerodrome.games.aerion.cards import DECKS
from aerodrome.games.aerion.expansions.eggs import FRAGILE_SHELLS, Eggs

EGG_WORTH: Final[vec[i64]] = vec[i64]([0, 195, 375, 540, 690, 825, 945, 1050])
"""What acquired Eggs add to the odds."""
MOST_COUNTED: Final[i64] = 7
CROWDED: Final[vec[i64]] = vec[i64]([0, -60, -160, -320, -600, -1100, -2500])
"""What Eggs in the Display do to the odds."""
ONLY_EGGS: Final[i64] = -2500
"""What a Display that may consist of Eggs alone at the next turn does to the odds."""


def odds(eggs: Eggs, picture: Picture) -> i64:
    total = EGG_WORTH[min(picture.cards_in(eggs.pile), MOST_COUNTED)]
    shown = picture.count_shown(eggs.egg.number)
    crowd = CROWDED[shown]
    if eggs.plays_variant(FRAGILE_SHELLS):
        crowd *= 2
    if shown > 0 and not others_come(eggs, picture):
        total += ONLY_EGGS
    return total + crowd


def others_come(eggs: Eggs, picture: Picture) -> bool:
    """Whether anything but an Egg lies in the Display, or a deck has a card for an empty place."""
    for deck in range(DECKS):
        kind = picture.displayed_kind(deck)
        if kind != eggs.egg.number and (kind >= 0 or picture.deck_size(deck) > 0):
            return True
    return False
