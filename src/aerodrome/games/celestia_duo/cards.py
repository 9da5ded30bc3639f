"""The components of Celestia Duo by name and number. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAYERS: Final = ("captain", "partner")
SEATS: Final[i64] = 2

# Equipment: five symbols and the joker. A die shows the five symbols and the flag.
WHIP: Final = 0
JOKER: Final[i64] = 5
FLAG: Final[i64] = 5
SYMBOLS: Final[i64] = 5
KINDS: Final[i64] = 6
FACES: Final[i64] = 6
DICE: Final[i64] = 4
KIND_NAMES: Final = ("whip", "sabre", "crossbow", "pistol", "cannon", "joker")
SYMBOL_NAMES: Final = KIND_NAMES[:SYMBOLS]
FACE_NAMES: Final = (*SYMBOL_NAMES, "flag")

# Crew
LUDVIG: Final = 0
OLGA: Final = 1
SHUKI: Final = 2
KUBLAI: Final = 3
BABA: Final = 4
MAMA: Final = 5
RHETT: Final = 6
AUGUSTA: Final = 7
CREW: Final[i64] = 8
CREW_NAMES: Final = ("ludvig", "olga", "shuki", "kublai", "baba", "mama", "rhett", "augusta")
# Those who are called upon by name; Ludvig, Mama and Augusta act with cards or dice that must be chosen.
SUMMONED: Final = [OLGA, SHUKI, KUBLAI, BABA, RHETT]
# Where a crew member is
IN_CREW_DECK: Final = 0
ACTIVE: Final = 1
USED: Final = 2
CREW_DISCARDED: Final = 3

# Ambush cards: the four starting cards first.
STARTING_CARDS: Final[i64] = 4
AMBUSHES: Final[i64] = 28
AMBUSH_NAMES: Final = (*[f"D{number}" for number in range(1, 5)], *[f"E{number:02}" for number in range(1, 25)])
ROUTE: Final[i64] = 25  # cards of the route; place 0 is the start tile
LAIR: Final[i64] = 26
PLACES: Final[i64] = 27  # the start tile, the route, the lair
FACTS: Final[i64] = 20  # that are kept of what everybody knows of a hand

STAGES: Final[i64] = 6
STAGE_NAMES: Final = ("C1", "C2", "C3", "C4", "C5", "C6")
ASSAULTS: Final[i64] = 14
ASSAULT_NAMES: Final = tuple([f"A{number:02}" for number in range(1, 15)])
ENERGY_TOKENS: Final[i64] = 3
ENERGY_NAMES: Final = ("J1", "J2", "J3")

# The upper decks, by the size of their generator.
DECKS: Final[i64] = 3
DECK_NAMES: Final = ("small", "medium", "large")

QUICK: Final = 0
NORMAL: Final = 1
EXPERT: Final = 2
MODE_NAMES: Final = ("quick", "normal", "expert")
PIRATE_NAMES: Final = ("artorius", "noa", "melchior", "sidonie", "ulysse", "isaure", "gardenzio")
MODE_OF_PIRATE: Final = [QUICK, NORMAL, NORMAL, NORMAL, NORMAL, NORMAL, EXPERT]

# What a pirate's secret attack costs beside the cards its ship advances.
NO_PENALTY: Final = 0
LOSE_GOLD: Final = 1
LOSE_EQUIPMENT: Final = 2
DEACTIVATE_CREW: Final = 3
DISCARD_CREW: Final = 4
PENALTY_NAMES: Final = ("none", "gold", "equipment", "deactivate", "discard")

# What an Assault forbids.
NO_BAN: Final = 0
BAN_SMOKE: Final = 1
BAN_CREW: Final = 2
BAN_PAIRS: Final = 3
BAN_NAMES: Final = ("none", "smoke", "crew", "pairs")

# Rewards of an Ambush.
GOLD: Final = 0
EQUIPMENT: Final = 1
RECRUIT: Final = 2
COMMUNICATION: Final = 3
REWARDS: Final[i64] = 4
REWARD_NAMES: Final = ("gold", "equipment", "crew", "communication")

# Tokens of which the hold has any number.
GOLD_TOKEN: Final[i64] = 0
SMOKE_TOKEN: Final[i64] = 1
TOKEN_NAMES: Final = ("gold", "smoke")

CARDS_IN_DRAFT: Final[i64] = 4
MASTS: Final[i64] = 3
FIRST_DISTANCE: Final[i64] = 12
MOST_ON_A_CARD: Final[i64] = 9  # of anything that a card or token counts
