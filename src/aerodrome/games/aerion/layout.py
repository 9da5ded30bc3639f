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

# Zones, as events name them. Those from ADDED_ZONE on belong to expansions.
DECK_ZONE: Final = 0
DISPLAY_ZONE: Final = 6
DISCARD_ZONE: Final = 12
WORKSHOP_ZONE: Final = 18
PULPIT_ZONE: Final = 21
RESERVE_ZONE: Final = 23
ACQUIRED_ZONE: Final = 25
ADDED_ZONE: Final = 26
ZONE_NAMES: Final = (
    *[f"deck/{deck}" for deck in DECK_NAMES],
    *[f"display/{deck}" for deck in DECK_NAMES],
    *[f"discard/{deck}" for deck in DECK_NAMES],
    *[f"workshop/{workshop}" for workshop in WORKSHOP_NAMES],
    "pulpit/1",
    "pulpit/2",
    "reserve/1",
    "reserve/2",
    "acquired",
)

# Pieces that turn, as events name them: six ships, six decks; then those of expansions.
SHIP_PIECE: Final = 0
DECK_PIECE: Final = 6
ADDED_PIECE: Final = 12
SHUFFLED: Final = 0  # the only side of a deck that an event tells
# What an event tells of a ship whose three cards have come together. Only the first two are sides of its token.
PROJECT: Final = 0  # nothing happens: its owner has not built it
FLYING: Final = 1
WAITING: Final = 2  # it is held down, and its cards stay in the Workshop until it may fly
HELD_DOWN: Final = 3  # it is held down, and its cards are discarded
SHIP_SIDES: Final = ("project", "flying", "waiting", "held-down")

# Counters, as events name them. Those from ADDED_COUNTER on belong to expansions.
PIXIES_COUNTER: Final = 0
REROLLS_COUNTER: Final = 1
TURN_COUNTER: Final = 2
TAKEN_COUNTER: Final = 3
ADDED_COUNTER: Final = 4
COUNTER_NAMES: Final = ("pixies", "rerolls", "turn", "taken")

# Streams of chance. Those from ADDED_STREAM on belong to expansions.
DICE_STREAM: Final = 1
DECK_STREAM: Final = 2  # and one for each further deck
FLEET_STREAM: Final = 8
ADDED_STREAM: Final = 9
STREAM_NAMES: Final = ("choices", "dice", *[f"deck {deck}" for deck in DECK_NAMES], "fleet")
