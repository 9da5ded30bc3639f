"""What a seat of Etherium has made so far, in thousandths of a star. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.etherium import cards, layout
from aerodrome.games.etherium.counting import ether_stars, stars_of
from aerodrome.games.etherium.table import Table

from .weights import WEIGHTS

STAR: Final[i64] = 1000
# The marks, each with a weight per number of seasons to come.
FEW_BASICS: Final = 0  # basic cubes, up to a limit
MANY_BASICS: Final = 1  # those above
KINDS_OF_BASICS: Final = 2  # how many of the three there are
ETHER_CUBES: Final = 3  # beside the stars they are
BOOSTERS: Final = 4  # first, second, further
LEVELS: Final = 7  # + unit * 4 + level - 1: the levels that were reached
CAPACITY: Final = 23  # + capacity
CARDS: Final = 30  # Flash cards, whichever they are
ARMY_AT_ETHER: Final = 31
COLLECTOR_AT: Final = 32  # + terrain of its space, without the city
MARKS: Final[i64] = 36
ENOUGH_BASICS: Final[i64] = 6
LEVELS_OF_A_UNIT: Final[i64] = 4
WEIGHT: Final = vec[i64](WEIGHTS)  # [seasons left, mark]
TIE_BREAK: Final[i64] = 10
# What the rows of the connection table bring, from the result 1 on; those that are all nought bring other things
BASICS_OF_ROW: Final = vec[i64]([-4, 0, -2, 0, 3, 0, 4, 0, 0, 0, 0, 0])
CARDS_OF_ROW: Final = vec[i64]([0, -1, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0])
ETHER_OF_ROW: Final = vec[i64]([0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0])
RAISES_ARMY: Final[i64] = 9
BRINGS_BOOSTER: Final[i64] = 11
BRINGS_TOKEN: Final[i64] = 12
# How much of what others have counts against a seat: of the best of them, and of the mean, out of a hundred.
OF_THE_BEST: Final[i64] = 45
OF_THE_MEAN: Final[i64] = 45


def seasons_left(state: Table) -> i64:
    """Seasons to come after the current one."""
    return cards.SEASONS_IN_A_YEAR - state.season_number


def marks_into(state: Table, seat: i64, marks: vec[i64]) -> None:
    """Note how much of everything that may bring stars later a seat has."""
    for mark in range(MARKS):
        marks[mark] = 0
    basics = state.basics(seat)
    marks[FEW_BASICS] = min(basics, ENOUGH_BASICS)
    marks[MANY_BASICS] = max(0, basics - ENOUGH_BASICS)
    for resource in range(cards.WOOD, cards.METAL + 1):
        if state.cube_count(seat, resource) > 0:
            marks[KINDS_OF_BASICS] += 1
    marks[ETHER_CUBES] = state.cube_count(seat, cards.ETHER)
    boosters = state.cube_count(seat, cards.BOOSTER)
    marks[BOOSTERS] = min(1, boosters)
    marks[BOOSTERS + 1] = max(0, min(1, boosters - 1))
    marks[BOOSTERS + 2] = max(0, boosters - 2)
    for unit in range(cards.COLLECTOR, cards.GUIDE + 1):
        for step in range(state.level(seat, unit)):
            marks[LEVELS + unit * LEVELS_OF_A_UNIT + step] = 1
    for capacity in range(cards.CAPACITIES):
        if state.owns(seat, capacity):
            marks[CAPACITY + capacity] = 1
    marks[CARDS] = state.hand_size(seat)
    if state.space_of(seat, cards.ARMY) == 0:
        marks[ARMY_AT_ETHER] = 1
    marks[COLLECTOR_AT + state.board.terrain[state.space_of(seat, cards.COLLECTOR)]] = 1


def worth_of(state: Table, seat: i64, left: i64, marks: vec[i64]) -> i64:
    """The stars of a seat, and what its things promise for the seasons to come."""
    stars = STAR * (stars_of(state, seat) - ether_stars(state, seat))
    if left == 0:
        cubes = state.basics(seat) + state.cube_count(seat, cards.BOOSTER)
        return stars + STAR * ether_stars(state, seat) + TIE_BREAK * cubes
    marks_into(state, seat, marks)
    worth = stars + STAR * state.cube_count(seat, cards.ETHER) // 2
    row = left * MARKS
    for mark in range(MARKS):
        if marks[mark] != 0:
            worth += marks[mark] * WEIGHT[row + mark]
    return worth


def margin_of(state: Table, seat: i64, left: i64, marks: vec[i64]) -> i64:
    """How much better a seat is off than the others."""
    best: i64 = -STAR * STAR
    total: i64 = 0
    for other in range(state.setting.seats):
        if other == seat:
            continue
        worth = worth_of(state, other, left, marks)
        total += worth
        best = max(best, worth)
    own = worth_of(state, seat, left, marks)
    return own - (OF_THE_BEST * best + OF_THE_MEAN * total // (state.setting.seats - 1)) // 100


# What one thing more is worth, for choices that are not thought through to the end of a season

NO_MARKS: Final = vec[i64]([0] * 36)


def level_worth(state: Table, seat: i64, unit: i64) -> i64:
    """What the next level of a unit is worth; stars of a guide included."""
    level = state.level(seat, unit)
    if level >= LEVELS_OF_A_UNIT:
        return 0
    worth = WEIGHT[seasons_left(state) * MARKS + LEVELS + unit * LEVELS_OF_A_UNIT + level]
    if unit == cards.GUIDE:
        worth += STAR
    return worth


def last_level_worth(state: Table, seat: i64, unit: i64) -> i64:
    """What a unit loses with its highest level; a level that cannot be lost is worth nothing."""
    level = state.level(seat, unit)
    if level < 2:
        return 0
    return WEIGHT[seasons_left(state) * MARKS + LEVELS + unit * LEVELS_OF_A_UNIT + level - 1]


def basic_worth(state: Table) -> i64:
    return WEIGHT[seasons_left(state) * MARKS + FEW_BASICS]


def ether_worth(state: Table) -> i64:
    return STAR // 2 + WEIGHT[seasons_left(state) * MARKS + ETHER_CUBES]


def card_worth(state: Table) -> i64:
    return WEIGHT[seasons_left(state) * MARKS + CARDS]


def booster_worth(state: Table, seat: i64) -> i64:
    """What the next booster is worth; the third brings the Booster token."""
    if state.cells[layout.SUPPLY_AT + cards.BOOSTER] == 0:
        return 0
    boosters = min(2, state.cube_count(seat, cards.BOOSTER))
    worth = WEIGHT[seasons_left(state) * MARKS + BOOSTERS + boosters]
    has_token = state.cells[state.at(seat) + layout.TOKENS + cards.BOOSTER_TOKEN] > 0
    if boosters == 2 and not has_token:
        worth += token_worth(state, cards.BOOSTER_TOKEN)
    return worth


def capacity_worth(state: Table, capacity: i64) -> i64:
    stars = STAR * state.setting.facts.capacity_stars[capacity]
    return stars + WEIGHT[seasons_left(state) * MARKS + CAPACITY + capacity]


def connection_worth(state: Table, seat: i64, result: i64) -> i64:
    """What a row of the connection table brings."""
    if result == RAISES_ARMY:
        return level_worth(state, seat, cards.ARMY)
    if result == BRINGS_BOOSTER:
        return booster_worth(state, seat)
    if result == BRINGS_TOKEN:
        return token_worth(state, cards.CONNECTION_TOKEN)
    worth = max(BASICS_OF_ROW[result - 1], -state.basics(seat)) * basic_worth(state)
    worth += max(CARDS_OF_ROW[result - 1], -state.hand_size(seat)) * card_worth(state)
    return worth + ETHER_OF_ROW[result - 1] * ether_worth(state)


def token_worth(state: Table, token: i64) -> i64:
    """What a victory token is worth while there is one left."""
    if state.cells[layout.TOKEN_AT + token] == 0:
        return 0
    return STAR * state.setting.facts.token_stars[token]
