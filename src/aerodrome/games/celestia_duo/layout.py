"""Where things lie in the flat storage of the state, and the streams of chance. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The flat storage of a state, range by range.
DECK_AT: Final = 0  # [kind] equipment cards nobody has seen: the deck, and what was laid face down from it alone
DISCARD_AT: Final = 6  # [kind]
PLAYED_AT: Final = 12  # [kind] laid down in the fight that is going on
VISIBLE_AT: Final = 18  # [kind] face up in a sharing
HAND_AT: Final = 24  # [seat, kind]
MEMORY_AT: Final = 36  # [seat, fact] what everybody knows of a hand, see `memory`
OWED_AT: Final = 76  # [symbol] what is still to be paid for a flag of the boarding
REWARD_AT: Final = 81  # [reward] icons still to be taken
CREW_AT: Final = 85  # [crew] where each is, see `cards`
AMBUSH_AT: Final = 93  # [card] 1 while nobody knows where it lies
ROUTE_AT: Final = 121  # [place] card + 1 face up, -(card + 1) face down but known, 0 unknown
STAGE_AT: Final = 148  # [place] stage + 1 that lies there
REVEALED_AT: Final = 175  # [card] 1 while Baba holds it
STAGE_DECK_AT: Final = 203  # [stage] 1 while it lies in the deck
ENERGY_AT: Final = 209  # [token] 1 while its lower side is unseen
ASSAULT_AT: Final = 212  # [assault] 1 while it has not been revealed
FACE_DOWN_AT: Final = 226  # [kind] face down in a sharing for which the deck ran out: they come from two decks
DECK_LIMIT_AT: Final = 232  # [kind] most that the deck can hold, as everybody knows since it was shuffled; see `memory`
STORAGE: Final = 238
HAND: Final[i64] = 6
MEMORY: Final[i64] = 20

# The zones of the hands, as events name them.
HAND_ZONES: Final = ("hand/1", "hand/2")

# Streams of chance.
DICE_STREAM: Final = 1
EQUIPMENT_STREAM: Final = 2
CREW_STREAM: Final = 3
AMBUSH_STREAM: Final = 4
STARTING_CARD_STREAM: Final = 5
STAGE_STREAM: Final = 6
ENERGY_STREAM: Final = 7
ASSAULT_STREAM: Final = 8
SET_UP_STREAM: Final = 9
STREAM_NAMES: Final = (
    "choices",
    "dice",
    "equipment",
    "crew",
    "ambush",
    "starting card",
    "stage",
    "energy",
    "assault",
    "set-up",
)
