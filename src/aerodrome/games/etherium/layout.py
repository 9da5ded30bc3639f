"""Where things lie on a table, and the numbers beside them. Written by `./go numbers` from fields.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel import declarations
from aerodrome.kernel.state import State

# The flat storage, range by range
DECK_AT: Final = 0  # [card] Flash cards in the deck
DISCARD_AT: Final = 32  # [card]
SUPPLY_AT: Final = 64  # [resource]
TOKEN_AT: Final = 69  # [victory token]
CAPACITY_AT: Final = 74  # [capacity]
ORDER_AT: Final = 81  # [rank] seat, highest initiative first
LARGE_AT: Final = 87  # [quarter] 1 when its large terrain lies there
SITE_AT: Final = 93  # [site] the kind of piece on it, see `cards`
CITY_AT: Final = 105  # [seat] the site of its city, + 1
FIGHTS_AT: Final = 111  # [seat] what it has in the conflict that is being resolved, see `cards`
TOTAL_AT: Final = 117  # [seat] its roll; 0 before it, BEATEN when others roll off a tie
TASK_AT: Final = 123  # [seat] what the conflict still does to it, a sum of LOSES, FLEES and REWARDS
SEATS_AT: Final[i64] = 129

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
LAID_CARDS: Final[i64] = 58  # + card - PLENTY: season cards that count for this seat
READY: Final[i64] = 63  # 1 when the program is complete
SEAT: Final[i64] = 64


def block(seat: i64) -> i64:
    """Where the block of a seat begins."""
    return SEATS_AT + seat * SEAT


# Streams of chance
DICE_STREAM: Final = 1
FLASH_STREAM: Final = 2
SEASON_STREAM: Final = 3
ORDER_STREAM: Final = 4
SET_UP_STREAM: Final = 5
STREAM_NAMES: Final = declarations.stream_names("aerodrome.games.etherium")

NUMBERS: Final = declarations.number_names("aerodrome.games.etherium")
NO_NUMBERS: Final = vec[i64]([0] * len(NUMBERS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Storage(State):
    """The numbers of a table beside its cells."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0  # how far a round of the seats has come
        self.passes: i64 = 0  # seats in a row that played no card in this window
        self.effect: i64 = -1  # what is being carried out: a slot or an effect of `cards`; -1 nothing
        self.amount: i64 = 0  # cubes still to be taken, paid or stolen
        self.victim: i64 = 0
        self.theft: i64 = -1  # the resource a theft takes, BASICS for any; -1 none
        self.pending: i64 = 0  # what a payment is for, see `cards`
        self.gained: i64 = 0  # cubes of Ether it brings
        self.paid: i64 = 0  # a bit for each resource paid, when one of each is due
        self.rolling: i64 = 0  # what the roll is for
        self.dice: i64 = 0  # how many show each face, digits in base 8
        self.rerolled: i64 = 0  # 1 when the Shamans have used their reroll in this roll
        self.fated: i64 = 0  # 1 when Fate has been used in this roll
        self.bonus: i64 = 0  # added to the roll by cards
        self.melee: i64 = 0  # 1 when several armies besiege a city
        self.winner: i64 = 0  # seat + 1 of the conflict's winner
        self.conflict: i64 = 0
        self.place: i64 = -1  # the space of the conflict; -1 none
        self.number: i64 = 0  # the action number being resolved
        self.step = 1
        self.season_number: i64 = 0
        self.season: i64 = 0
        self.seen: i64 = 0  # a bit for each season card revealed
        self.deck_size: i64 = 0
        self.ending: i64 = -1

    def copy_numbers(self, other: Storage) -> None:
        """Give another table the same numbers."""
        other.beneath, other.turn, other.passes, other.effect = self.beneath, self.turn, self.passes, self.effect
        other.amount, other.victim, other.theft, other.pending = self.amount, self.victim, self.theft, self.pending
        other.gained, other.paid, other.rolling, other.dice = self.gained, self.paid, self.rolling, self.dice
        other.rerolled, other.fated, other.bonus, other.melee = self.rerolled, self.fated, self.bonus, self.melee
        other.winner, other.conflict, other.place, other.number = self.winner, self.conflict, self.place, self.number
        other.step, other.seat, other.season_number = self.step, self.seat, self.season_number
        other.season, other.seen, other.deck_size, other.ending = self.season, self.seen, self.deck_size, self.ending

    def numbers(self) -> vec[i64]:
        """The numbers that tell two tables apart."""
        values = NO_NUMBERS[:]
        values[0], values[1], values[2], values[3] = self.beneath, self.turn, self.passes, self.effect
        values[4], values[5], values[6], values[7] = self.amount, self.victim, self.theft, self.pending
        values[8], values[9], values[10], values[11] = self.gained, self.paid, self.rolling, self.dice
        values[12], values[13], values[14], values[15] = self.rerolled, self.fated, self.bonus, self.melee
        values[16], values[17], values[18], values[19] = self.winner, self.conflict, self.place, self.number
        values[20], values[21], values[22], values[23] = self.step, self.seat, self.season_number, self.season
        values[24], values[25], values[26] = self.seen, self.deck_size, self.ending
        return values
