"""What lies on the table before a match of Etherium begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .cards import (
    CAPACITIES,
    ETHER,
    FLASH_KINDS,
    MEDIUM_PIECE,
    MOST_QUARTERS,
    QUARTERS,
    RESOURCES,
    SMALL_PIECE,
    UNITS,
    VICTORY_TOKENS,
)
from .chapters.set_up import complete_board
from .layout import (
    CAPACITY_AT,
    CITY_AT,
    CUBES,
    DECK_AT,
    LARGE_AT,
    LEVEL,
    ORDER_AT,
    SEAT,
    SEATS_AT,
    SITE_AT,
    SUPPLY_AT,
    TOKEN_AT,
)
from .setting import Setting
from .table import Table


def lay_out(state: Table, setting: Setting) -> None:
    """Supplies, the deck, levels and cubes of every people; no terrain lies there yet."""
    state.setting = setting
    facts, seats = setting.facts, int(setting.seats)
    state.cells = vec[i64]([0] * int(SEATS_AT + SEAT * seats))
    large = int(seats > QUARTERS)
    for resource in range(RESOURCES):
        state.cells[SUPPLY_AT + resource] = facts.supply[large]
    for token in range(VICTORY_TOKENS):
        state.cells[TOKEN_AT + token] = facts.token_copies[large * VICTORY_TOKENS + token]
    for capacity in range(CAPACITIES):
        state.cells[CAPACITY_AT + capacity] = facts.capacity_copies[large]
    for card in range(FLASH_KINDS):
        state.cells[DECK_AT + card] = facts.flash_copies[card]
        state.deck_size += facts.flash_copies[card]
    for seat in range(seats):
        state.cells[ORDER_AT + seat] = seat
        at, people = state.at(seat), state.people(seat)
        for unit in range(UNITS):
            state.cells[at + LEVEL + unit] = facts.start_level[people * UNITS + unit]
        for resource in range(ETHER + 1):
            cubes = facts.start_cubes[people * (ETHER + 1) + resource]
            state.cells[at + CUBES + resource] = cubes
            state.cells[SUPPLY_AT + resource] -= cubes


def lay_first_board(state: Table, empty: int) -> None:
    """The board of the first game; with three players the quarter that stays without one is given."""
    setting = state.setting
    for quarter in range(setting.quarters):
        state.cells[LARGE_AT + quarter] = 1
        state.cells[SITE_AT + quarter] = MEDIUM_PIECE
        state.cells[SITE_AT + MOST_QUARTERS + quarter] = SMALL_PIECE
    for city, site in enumerate(first_cities(int(setting.seats), int(setting.quarters), empty)):
        state.cells[CITY_AT + city] = site + 1
    complete_board(state, None)


def first_cities(seats: int, quarters: int, empty: int) -> list[int]:
    """The quarter of each city: seats sit clockwise, two players opposite each other, three leave one quarter empty."""
    if seats == 2:
        taken = [0, 2]
    elif seats < quarters:
        taken = [quarter for quarter in range(quarters) if quarter != empty]
    else:
        taken = list(range(quarters))
    return [*taken, *(quarter for quarter in range(quarters) if quarter not in taken)]
