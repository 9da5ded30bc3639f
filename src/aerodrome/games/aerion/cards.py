"""The cards, decks, ships and Workshops of Aerion, as numbers and by name. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

CREW_NAMES: Final = ("incubi", "sognae")
MATERIAL_NAMES: Final = ("helix", "nut", "cocoon")
SHIP_NAMES: Final = ("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix")

# A kind is what a card shows: Crew, then Materials, then a Blueprint for each ship, then the Book. Kinds from
# FIRST_ADDED on belong to expansions, which get theirs when a game is put together.
BASE_KIND_NAMES: Final = (*CREW_NAMES, *MATERIAL_NAMES, *SHIP_NAMES, "book")
FIRST_MATERIAL: Final[i64] = 2
FIRST_BLUEPRINT: Final[i64] = 5
ELEMENTS: Final[i64] = 11  # the kinds below this are Elements
ELEMENT_NAMES: Final = BASE_KIND_NAMES[:ELEMENTS]
BOOK: Final[i64] = 11
FIRST_ADDED: Final[i64] = 12
KINDS: Final[i64] = 24  # room for this many

# Decks, named by the combination that acquires their cards; the fifth also accepts AA+BB+CC.
# A card is a kind in a deck: deck * KINDS + kind.
DECK_NAMES: Final = ("AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB", "A+B+C+D+E")
DECK_CHOICES: Final = tuple([(deck,) for deck in DECK_NAMES])
DECKS: Final[i64] = 6
MOST_CARDS_IN_A_DECK: Final[i64] = 24

MAX_SEATS: Final[i64] = 2
# Alone: both are yours. Two players: one for each of them, by seat, and the common one.
WORKSHOPS: Final[i64] = 3
COMMON_WORKSHOP: Final[i64] = 2
WORKSHOP_NAMES: Final = ("1", "2", "common")
SLOTS: Final[i64] = 3
BLUEPRINT_SLOT: Final = 0
MATERIAL_SLOT: Final = 1
CREW_SLOT: Final = 2

SHIPS: Final[i64] = 6
ALL_FLYING: Final[i64] = 63  # a bit for each ship
PIXIES: Final[i64] = 3
REROLLS_FOR_A_BOOK: Final[i64] = 3
RETRIEVED_FOR_A_BOOK: Final[i64] = 2

# Zones, as events name them. The areas of expansions are zones too.
DECK_ZONES: Final = tuple([f"deck/{deck}" for deck in DECK_NAMES])
DISPLAY_ZONES: Final = tuple([f"display/{deck}" for deck in DECK_NAMES])
DISCARD_ZONES: Final = tuple([f"discard/{deck}" for deck in DECK_NAMES])
WORKSHOP_ZONES: Final = tuple([f"workshop/{workshop}" for workshop in WORKSHOP_NAMES])
PULPIT_ZONES: Final = ("pulpit/1", "pulpit/2")
RESERVE_ZONES: Final = ("reserve/1", "reserve/2")
ACQUIRED_ZONE: Final = "acquired"


def card_name(card: i64, kinds: Sequence[str]) -> str:
    """A card as views and events write it: what it shows, and the deck it belongs to."""
    return f"{kinds[card % KINDS]}@{DECK_NAMES[card // KINDS]}"


def pile_of(card: i64) -> str:
    """The discard pile of a card's deck, as events name it."""
    return DISCARD_ZONES[card // KINDS]
