"""Where things lie in the flat storage of Aerion's state, and what events call the places. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import DECK_NAMES

MAX_SEATS: Final[i64] = 2
# Alone: both are yours. Two players: one for each of them, by seat, and the common one.
WORKSHOPS: Final[i64] = 3
COMMON_WORKSHOP: Final[i64] = 2
WORKSHOP_NAMES: Final = ("1", "2", "common")

# The flat storage of a state, range by range. What lies beyond STORAGE belongs to expansions.
DECK_AT: Final = 0  # [deck, kind] cards whose order is unknown
DISCARD_AT: Final = 144  # [deck, kind] cards in the discard piles
TOP_AT: Final = 288  # [deck, height] kinds of the cards on top whose order is known, lowest first
RESERVE_AT: Final = 432  # [seat, deck, Element] cards in the Reserves
SEAT_RESERVE: Final[i64] = 66
TOP_HEIGHT_AT: Final = 564  # [deck]
UNSEEN_AT: Final = 570  # [deck] how many cards DECK_AT holds
DISPLAY_AT: Final = 576  # [deck] kind + 1
PULPIT_AT: Final = 582  # [seat, deck] Books
WORKSHOP_AT: Final = 594  # [workshop, slot] card + 1
STORAGE: Final = 603
BLUEPRINT_SLOT: Final = 0
MATERIAL_SLOT: Final = 1
CREW_SLOT: Final = 2
SLOTS: Final[i64] = 3

# Zones, as events name them. The areas of expansions are zones too.
DECK_ZONES: Final = tuple([f"deck/{deck}" for deck in DECK_NAMES])
DISPLAY_ZONES: Final = tuple([f"display/{deck}" for deck in DECK_NAMES])
DISCARD_ZONES: Final = tuple([f"discard/{deck}" for deck in DECK_NAMES])
WORKSHOP_ZONES: Final = tuple([f"workshop/{workshop}" for workshop in WORKSHOP_NAMES])
PULPIT_ZONES: Final = ("pulpit/1", "pulpit/2")
RESERVE_ZONES: Final = ("reserve/1", "reserve/2")
ACQUIRED_ZONE: Final = "acquired"

# Streams of chance. Those from ADDED_STREAM on belong to expansions.
DICE_STREAM: Final = 1
DECK_STREAM: Final = 2  # and one for each further deck
FLEET_STREAM: Final = 8
ADDED_STREAM: Final = 9
STREAM_NAMES: Final = ("choices", "dice", *[f"deck {deck}" for deck in DECK_NAMES], "fleet")
