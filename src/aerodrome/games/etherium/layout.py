"""Where things lie in the flat storage of the state, and what events call the zones. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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

# Zones, as events name them; the spaces of the board have their own names.
DECK_ZONE: Final = "deck"
DISCARD_ZONE: Final = "discard"
SUPPLY_ZONE: Final = "supply"
SEASON_DECK_ZONE: Final = "season-deck"
SEASON_ZONE: Final = "season"
BOX_ZONE: Final = "box"


def hand_zone(seat: i64) -> str:
    return f"hand/{seat + 1}"


def stock_zone(seat: i64) -> str:
    """What lies at the city of a seat."""
    return f"stock/{seat + 1}"


# Streams of chance.
DICE_STREAM: Final = 1
FLASH_STREAM: Final = 2
SEASON_STREAM: Final = 3
ORDER_STREAM: Final = 4
SET_UP_STREAM: Final = 5
STREAM_NAMES: Final = ("choices", "dice", "flash", "season", "order", "set-up")
# Re-dealing guesses what others have programmed from chance that no match uses.
GUESS_STREAM: Final = 0
