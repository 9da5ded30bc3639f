"""The cards, decks and ships of Aerion, as numbers and by name. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A kind is what a card shows. A card is a kind in a deck: deck * KINDS + kind.
INCUBI: Final = 0
SOGNAE: Final = 1
HELIX: Final = 2
NUT: Final = 3
COCOON: Final = 4
GLIDER: Final = 5
HELLINAUT: Final = 6
BEE: Final = 7
NACELLE: Final = 8
HORNET: Final = 9
TRIHELLIX: Final = 10
BOOK: Final = 11
KINDS: Final[i64] = 12
FIRST_MATERIAL: Final[i64] = 2
FIRST_BLUEPRINT: Final[i64] = 5
ELEMENTS: Final[i64] = 11  # the kinds below this are Elements

KIND_NAMES: Final = (
    "incubi",
    "sognae",
    "helix",
    "nut",
    "cocoon",
    "glider",
    "hellinaut",
    "bee",
    "nacelle",
    "hornet",
    "trihellix",
    "book",
)
CREW_NAMES: Final = ("incubi", "sognae")
MATERIAL_NAMES: Final = ("helix", "nut", "cocoon")
SHIP_NAMES: Final = ("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix")

# Decks, named by the combination that acquires their cards; the fifth also accepts AA+BB+CC.
DECKS: Final[i64] = 6
DECK_NAMES: Final = ("AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB", "A+B+C+D+E")

SHIPS: Final[i64] = 6
ALL_FLYING: Final = 63
PIXIES: Final = 3
MOST_CARDS_IN_A_DECK: Final = 24
BOOK_REROLLS: Final = 3
BOOK_RETRIEVES: Final = 2
