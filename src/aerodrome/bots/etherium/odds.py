"""Dice of Etherium counted out: how often a sum comes, and who wins a fight. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.etherium import cards, layout
from aerodrome.games.etherium.dice import own_points
from aerodrome.games.etherium.table import Table

SURE: Final[i64] = 1000
EVEN: Final[i64] = 500
SUMS: Final[i64] = 25
MOST_LEAD: Final[i64] = 24


def _ways() -> vec[i64]:
    """[dice, sum] in how many ways the dice show a sum."""
    ways = vec[i64]([0] * 125)
    ways[0] = 1
    for dice in range(1, 5):
        for total in range(25):
            for face in range(1, 7):
                if face <= total:
                    ways[dice * 25 + total] += ways[(dice - 1) * 25 + total - face]
    return ways


WAYS: Final = _ways()
OUTCOMES: Final = vec[i64]([6**dice for dice in range(5)])


def _wins() -> vec[i64]:
    """[dice, dice of the other, lead + 24] how often out of a thousand the first wins; a tie is rolled again."""
    wins = vec[i64]([0] * (5 * 5 * 49))
    for own in range(5):
        for other in range(5):
            for lead in range(-24, 25):
                won: i64 = 0
                tied: i64 = 0
                for mine in range(25):
                    for theirs in range(25):
                        ways = WAYS[own * 25 + mine] * WAYS[other * 25 + theirs]
                        if mine + lead > theirs:
                            won += ways
                        elif mine + lead == theirs:
                            tied += ways
                total = OUTCOMES[own] * OUTCOMES[other]
                decided = total - tied
                if decided == 0:
                    decided, won = 2, 1
                wins[(own * 5 + other) * 49 + lead + 24] = SURE * won // decided
    return wins


WINS: Final = _wins()


def points_of(state: Table, seat: i64, with_army: bool) -> i64:
    """What a seat adds to a roll in a fight, apart from its cards."""
    roll: i64 = cards.DEFENCE_ROLL
    if with_army:
        roll = cards.ARMY_ROLL
    return state.level(seat, cards.GUIDE) + own_points(state, seat, roll)


def chance(state: Table, seat: i64, other: i64, against_city: bool) -> i64:
    """How often out of a thousand the army of a seat beats another army, or a city, before any die is rolled."""
    unit: i64 = cards.ARMY
    if against_city:
        unit = cards.DEFENCE
    lead = points_of(state, seat, True) - points_of(state, other, not against_city)
    lead = max(-MOST_LEAD, min(MOST_LEAD, lead))
    own_dice, other_dice = state.level(seat, cards.ARMY), state.level(other, unit)
    return WINS[(own_dice * (cards.MOST_DICE + 1) + other_dice) * (2 * MOST_LEAD + 1) + lead + MOST_LEAD]


def chance_of_total(state: Table, seat: i64, total: i64) -> i64:
    """How often out of a thousand a total wins the fight that is being rolled."""
    left: i64 = SURE
    for other in range(state.setting.seats):
        fights = state.cells[layout.FIGHTS_AT + other]
        if other == seat or fights == 0:
            continue
        rolled = state.cells[layout.TOTAL_AT + other]
        if rolled < 0:
            continue
        tie: i64 = EVEN
        if state.people(seat) == cards.RECES:
            tie = SURE
        elif state.people(other) == cards.RECES:
            tie = 0
        if rolled > 0:
            if total < rolled:
                return 0
            if total == rolled:
                left = left * tie // SURE
            continue
        left = left * _above(state, other, fights == cards.WITH_ARMY, total, tie) // SURE
    return left


def _above(state: Table, other: i64, with_army: bool, total: i64, tie: i64) -> i64:
    """How often a total is higher than the roll that another seat has still to make."""
    unit: i64 = cards.DEFENCE
    if with_army:
        unit = cards.ARMY
    dice = state.level(other, unit)
    rest = total - points_of(state, other, with_army)
    won: i64 = 0
    for shown in range(SUMS):
        if shown < rest:
            won += SURE * WAYS[dice * SUMS + shown]
        elif shown == rest:
            won += tie * WAYS[dice * SUMS + shown]
    return won // OUTCOMES[dice]


assert cards.FACES == 6
assert cards.MOST_DICE == 4
