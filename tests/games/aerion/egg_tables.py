"""Tables with the Hammer Bird Eggs."""

from __future__ import annotations

from aerodrome.games.aerion.cards import DECK_NAMES
from tests.games.aerion.tables import NOTHING, Scene, at

TRIPLE = [4, 4, 4, 1, 2, 6]
"""Dice that acquire a card of the deck AAA and no other."""

LOW_DICE = [1, 1, 2, 2, 3, 6]
"""Two pairs, and 15 in all."""

TWO_EGGS = {"AAA": "egg", "AAAA": "egg"}
"""A Display with nothing but Eggs."""

EGGS_ON_TOP = {deck: ["egg"] for deck in DECK_NAMES}
"""The next card of every deck is an Egg."""

BASE_CARDS_OF_AAA = ["incubi", "sognae", "helix", "cocoon", "hellinaut", "hornet", "book", "book"]


def eggs(pile: int = 0, /, **position: object) -> Scene:
    """A table with the Eggs; so many have been acquired, one from each deck."""
    areas = {"eggs": [f"egg@{deck}" for deck in DECK_NAMES[:pile]]}
    return at(**{"expansions": ["eggs"], "areas": areas, **position})


def fragile(pile: int = 0, /, **position: object) -> Scene:
    """Fragile Shells: two Eggs are left in the Display, and the dice acquire neither."""
    return eggs(pile, **{"variants": ["fragile-shells"], "dice": NOTHING, "display": TWO_EGGS, **position})


def few_left(*top: str, pile: int, **position: object) -> Scene:
    """Of the deck AAA nothing is left but these cards; its Eggs are used up, and its Display shows a Helix."""
    discards = [kind for kind in BASE_CARDS_OF_AAA if kind not in ("helix", *top)]
    areas = {"eggs": [f"egg@{deck}" for deck in DECK_NAMES[2 : 2 + pile]], "box/eggs": ["egg@AAA", "egg@AAA"]}
    return eggs(**{"top": {"AAA": list(top)}, "discards": {"AAA": discards}, "areas": areas, **position})


def owing(pile: int = 0, /, **position: object) -> Scene:
    """The turn has begun with two Eggs and nothing else in the Display."""
    pieces = {"nest/AAA": "due", "nest/AAAA": "due"}
    return eggs(pile, **{"display": TWO_EGGS, "pieces": pieces, **position})
