"""Where things lie in the flat storage of the state, and what events call the places. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import (
    CAPACITY_NAMES,
    FIGURE_NAMES,
    FLASH_NAMES,
    RESOURCE_NAMES,
    SEASON_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)

# The flat storage of a state: what belongs to everybody, range by range, then a block for each seat.
DECK_AT: Final = 0  # [card] Flash cards in the deck
DISCARD_AT: Final = 32  # [card]
SUPPLY_AT: Final = 64  # [resource]
TOKEN_AT: Final = 69  # [victory token]
CAPACITY_AT: Final = 74  # [capacity]
ORDER_AT: Final = 81  # [rank] seat, highest initiative first
LARGE_AT: Final = 87  # [quarter] 1 when its large terrain lies there
SITE_AT: Final = 93  # [site] the kind of piece on it, see `cards`
CITY_AT: Final = 105  # [seat] the site of its city, + 1
FIGHTS_AT: Final = 111  # [seat] what it has in the conflict that is being resolved: see below
TOTAL_AT: Final = 117  # [seat] its roll; 0 before it, BEATEN when others roll off a tie
TASK_AT: Final = 123  # [seat] what the conflict still does to it, a sum of LOSES, FLEES and REWARDS
SEATS_AT: Final[i64] = 129
SEAT: Final[i64] = 64

# Within the block of a seat
CUBES: Final[i64] = 0  # + resource
LEVEL: Final[i64] = 5  # + unit
SPACE: Final[i64] = 9  # + figure
TOKENS: Final[i64] = 11  # + victory token
OWNED: Final[i64] = 16  # a bit for each capacity
ACTION_TOKENS: Final[i64] = 17  # of this season
LAID: Final[i64] = 18  # how many of them lie on the panel
PLAN: Final[i64] = 19  # + number - 1: slot + 1
CARDS: Final[i64] = 25  # how many Flash cards are held
HAND: Final[i64] = 26  # + card
PLENTY_LAID: Final[i64] = 58  # season cards that count for this seat
BOUNTY_LAID: Final[i64] = 59  # + basic terrain
STEWARDSHIP_LAID: Final[i64] = 62
READY_AT: Final[i64] = 63  # 1 when the program is complete

# What a seat has in a conflict
WITH_ARMY: Final = 1
WITH_DEFENCE: Final = 2
WITH_COLLECTOR: Final = 3
FIGHTS_NAMES: Final = ("", "army", "defence", "collector")
BEATEN: Final = -1
LOSES: Final = 1
FLEES: Final = 2
REWARDS: Final = 4  # the Barbarians have still to take a cube from the supply for pillaging it

# Cards, cubes, tokens and figures, as events name them.
FLASH_CARD: Final = 0
CUBE: Final = 32
VICTORY_TOKEN: Final = 37
CAPACITY_CARD: Final = 42
SEASON_CARD: Final = 49
FIGURE: Final = 62  # + seat * 2 + figure
LARGE_PIECE: Final = 74
MEDIUM_CARD: Final = 75
SMALL_CARD: Final = 76
CITY_PIECE: Final = 77  # + seat; the seventh belongs to a people that is not in play
CARD_NAMES: Final = (
    *FLASH_NAMES,
    *RESOURCE_NAMES,
    *[f"token/{name}" for name in TOKEN_NAMES],
    *[f"capacity/{name}" for name in CAPACITY_NAMES],
    *[f"season/{name}" for name in SEASON_NAMES],
    *[f"{figure}/{seat}" for seat in range(1, 7) for figure in FIGURE_NAMES],
    "large",
    "medium",
    "small",
    *[f"city/{seat}" for seat in range(1, 7)],
    "city/nobody",
)

# Zones, as events name them.
DECK_ZONE: Final = 0
DISCARD_ZONE: Final = 1
SUPPLY_ZONE: Final = 2
SEASON_DECK_ZONE: Final = 3
SEASON_ZONE: Final = 4
BOX_ZONE: Final = 5
HAND_ZONE: Final = 6  # + seat
STOCK_ZONE: Final = 12  # + seat: what lies at its city
SPACE_ZONE: Final = 18  # + space
ZONE_NAMES: Final = (
    "deck",
    "discard",
    "supply",
    "season-deck",
    "season",
    "box",
    *[f"hand/{seat}" for seat in range(1, 7)],
    *[f"stock/{seat}" for seat in range(1, 7)],
    *SPACE_NAMES,
)

# Pieces that turn, as events name them.
PLAN_PIECE: Final = 0  # + seat * 6 + number - 1; side: slot + 1, 0 when the token is taken back
DECK_PIECE: Final = 36

# Counters, as events name them. Those up to BOOKKEEPING tell a story; the others only bring views up to date.
SEASON_NUMBER_COUNTER: Final = 0
NUMBER_COUNTER: Final = 1
FAILURE_COUNTER: Final = 2  # the rule that keeps the programmed action from being carried out, 0 when it is playable
CONFLICT_COUNTER: Final = 3
PLACE_COUNTER: Final = 4  # the space of the conflict
GUIDE_COUNTER: Final = 5  # points of the guide added to a roll
TOTAL_COUNTER: Final = 6  # + seat
RESULT_COUNTER: Final = 12  # the row of the connection table
WINNER_COUNTER: Final = 13  # seat + 1
LEVEL_COUNTER: Final = 14  # + seat * 4 + unit
ORDER_COUNTER: Final = 38  # + rank: seat
LAID_COUNTER: Final = 44  # + seat * 5: plenty, bounty on three terrains, stewardship
ACTION_TOKENS_COUNTER: Final = 74  # + seat
COMPLETE_COUNTER: Final = 80  # the board is complete
BOOKKEEPING: Final = 81
BOOKKEEPING_NAMES: Final = (
    "waiting",
    "turn",
    "passes",
    "effect",
    "amount",
    "victim",
    "theft",
    "pending",
    "gained",
    "paid",
    "rolling",
    "dice",
    "rerolled",
    "fated",
    "bonus",
    "melee",
    "winner",
    "conflict",
    "place",
    "number",
)
FIGHT_COUNTER: Final = 101  # + seat
OWN_TOTAL_COUNTER: Final = 107  # + seat
TASK_COUNTER: Final = 113  # + seat
ORDER_CARD_COUNTER: Final = 119  # the season card that says who lays the next terrains
COUNTER_NAMES: Final = (
    "season-number",
    "number",
    "failure",
    "conflict",
    "place",
    "guide",
    *[f"total/{seat}" for seat in range(1, 7)],
    "result",
    "winner",
    *[f"level/{seat}/{unit}" for seat in range(1, 7) for unit in UNIT_NAMES],
    *[f"order/{rank}" for rank in range(1, 7)],
    *[
        f"season-card/{seat}/{name}"
        for seat in range(1, 7)
        for name in ("plenty", "rising-sap", "open-quarry", "red-vein", "stewardship")
    ],
    *[f"action-tokens/{seat}" for seat in range(1, 7)],
    "complete",
    *[f"table/{name}" for name in BOOKKEEPING_NAMES],
    *[f"table/fights/{seat}" for seat in range(1, 7)],
    *[f"table/total/{seat}" for seat in range(1, 7)],
    *[f"table/task/{seat}" for seat in range(1, 7)],
    "order-card",
)

# Streams of chance.
DICE_STREAM: Final = 1
FLASH_STREAM: Final = 2
SEASON_STREAM: Final = 3
ORDER_STREAM: Final = 4
SET_UP_STREAM: Final = 5
STREAM_NAMES: Final = ("choices", "dice", "flash", "season", "order", "set-up")
# Re-dealing guesses what others have programmed from chance that no match uses.
GUESS_STREAM: Final = 0
