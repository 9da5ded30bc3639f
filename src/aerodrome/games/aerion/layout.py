"""Where things lie in the flat storage of Aerion's state, and what events call the places. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import DECK_NAMES

MAX_SEATS: Final = 1
WORKSHOPS: Final[i64] = 2

# The flat storage of a state, range by range.
DECK_AT: Final = 0  # [deck, kind] cards whose order is unknown
DISCARD_AT: Final = 72  # [deck, kind] cards in the discard piles
RESERVE_AT: Final = 144  # [deck, kind] cards in the Reserve
TOP_AT: Final = 216  # [deck, height] kinds of the cards on top whose order is known, lowest first
TOP_HEIGHT_AT: Final = 360  # [deck]
UNSEEN_AT: Final = 366  # [deck] how many cards DECK_AT holds
DISPLAY_AT: Final = 372  # [deck] kind + 1
PULPIT_AT: Final = 378  # [deck] Books
WORKSHOP_AT: Final = 384  # [workshop, slot] card + 1
STORAGE: Final = 390
BLUEPRINT_SLOT: Final = 0
MATERIAL_SLOT: Final = 1
CREW_SLOT: Final = 2
SLOTS: Final[i64] = 3
SLOT_NAMES: Final = ("blueprint", "material", "crew")

# Zones, as events name them.
DECK_ZONE: Final = 0
DISPLAY_ZONE: Final = 6
DISCARD_ZONE: Final = 12
WORKSHOP_ZONE: Final = 18
PULPIT_ZONE: Final = 20
RESERVE_ZONE: Final = 21
ACQUIRED_ZONE: Final = 22
ZONE_NAMES: Final = (
    *[f"deck/{deck}" for deck in DECK_NAMES],
    *[f"display/{deck}" for deck in DECK_NAMES],
    *[f"discard/{deck}" for deck in DECK_NAMES],
    "workshop/1",
    "workshop/2",
    "pulpit",
    "reserve",
    "acquired",
)

# Counters, as events name them.
PIXIES_COUNTER: Final = 0
REROLLS_COUNTER: Final = 1
TURN_COUNTER: Final = 2
TAKEN_COUNTER: Final = 3
COUNTER_NAMES: Final = ("pixies", "rerolls", "turn", "taken")

# Streams of chance.
DICE_STREAM: Final = 1
DECK_STREAM: Final = 2  # and one for each further deck
STREAM_NAMES: Final = ("choices", "dice", *[f"deck {deck}" for deck in DECK_NAMES])
