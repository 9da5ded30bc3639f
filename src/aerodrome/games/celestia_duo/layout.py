"""Where things lie in the flat storage of the state, and what events call the places. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import (
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_NAMES,
    ENERGY_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    REWARD_NAMES,
    STAGE_NAMES,
)

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

# Cards and tokens, as events name them.
EQUIPMENT_CARD: Final = 0
AMBUSH_CARD: Final = 6
STAGE_CARD: Final = 34
CREW_CARD: Final = 40
ASSAULT_CARD: Final = 48
ENERGY_CARD: Final = 62
GOLD_TOKEN: Final = 65
SMOKE_TOKEN: Final = 66
CARD_NAMES: Final = (
    *KIND_NAMES,
    *AMBUSH_NAMES,
    *STAGE_NAMES,
    *CREW_NAMES,
    *ASSAULT_NAMES,
    *ENERGY_NAMES,
    "gold",
    "smoke",
)

# Zones, as events name them.
DECK_ZONE: Final = 0
DISCARD_ZONE: Final = 1
VISIBLE_ZONE: Final = 2
HIDDEN_ZONE: Final = 3
PLAYED_ZONE: Final = 4
HAND_ZONE: Final = 5  # + seat
HOLD_ZONE: Final = 7
SUPPLY_ZONE: Final = 8
CREW_DECK_ZONE: Final = 9
CREW_DISCARD_ZONE: Final = 10
ROUTE_ZONE: Final = 11  # + place
BABA_ZONE: Final = 37
STAGE_DECK_ZONE: Final = 38
GENERATOR_ZONE: Final = 39
SPENT_ZONE: Final = 40
ASSAULT_DECK_ZONE: Final = 41
ASSAULT_ZONE: Final = 42
ZONE_NAMES: Final = (
    "deck",
    "discard",
    "visible",
    "hidden",
    "played",
    "hand/1",
    "hand/2",
    "hold",
    "supply",
    "crew-deck",
    "crew-discard",
    *[f"route/{place}" for place in range(26)],
    "baba",
    "stage-deck",
    "generator",
    "spent",
    "assault-deck",
    "assault",
)

# Pieces that turn, as events name them: crew members, places of the route, the two decks that are reshuffled.
CREW_PIECE: Final = 0  # + crew member; side 0 active, 1 used
ROUTE_PIECE: Final = 8  # + place; side: the ambush card that now lies face up
DECK_PIECE: Final = 34
CREW_DECK_PIECE: Final = 35

# Counters, as events name them.
AIRSHIP_COUNTER: Final = 0
PIRATE_COUNTER: Final = 1
CAPTAIN_COUNTER: Final = 2
TURN_COUNTER: Final = 3
AMBUSHES_COUNTER: Final = 4
OLGA_COUNTER: Final = 5
FLAGS_COUNTER: Final = 6
OFFERED_GOLD_COUNTER: Final = 7
LOSSES_COUNTER: Final = 8
PASSED_COUNTER: Final = 9
MASTS_COUNTER: Final = 10
RECLAIM_COUNTER: Final = 11
LAYING_COUNTER: Final = 12
FIGHTER_COUNTER: Final = 13
BOARDING_COUNTER: Final = 14
OWED_COUNTER: Final = 15  # + symbol
REWARD_COUNTER: Final = 20  # + reward
OFFERED_SMOKE_COUNTER: Final = 24
HAND_COUNTER: Final = 25  # + seat * 6 + kind; told when all is over
TALK_COUNTER: Final = 37  # 0 when there is nothing to talk about in a step that else allows it
COUNTER_NAMES: Final = (
    "airship",
    "pirate",
    "captain",
    "turn",
    "ambushes",
    "olga",
    "flags",
    "offered/gold",
    "losses",
    "passed",
    "masts",
    "reclaim",
    "laying",
    "fighter",
    "boarding",
    *[f"owed/{name}" for name in FACE_NAMES[:5]],
    *[f"reward/{name}" for name in REWARD_NAMES],
    "offered/smoke",
    *[f"hand/{seat}/{kind}" for seat in (1, 2) for kind in KIND_NAMES],
    "talk",
)

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
