"""What lies on the table before a match of Etherium begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from . import cards, layout
from .chapters.set_up import complete_board
from .setting import Setting
from .table import Table


def lay_out(state: Table, setting: Setting) -> None:
    """Supplies, the deck, levels and cubes of every people; no terrain lies there yet."""
    state.setting = setting
    facts, seats = setting.facts, int(setting.seats)
    state.cells = vec[i64]([0] * int(layout.SEATS_AT + layout.SEAT * seats))
    large = int(seats > cards.QUARTERS)
    for resource in range(cards.RESOURCES):
        state.cells[layout.SUPPLY_AT + resource] = facts.supply[large]
    for token in range(cards.VICTORY_TOKENS):
        state.cells[layout.TOKEN_AT + token] = facts.token_copies[large * cards.VICTORY_TOKENS + token]
    for capacity in range(cards.CAPACITIES):
        state.cells[layout.CAPACITY_AT + capacity] = facts.capacity_copies[large]
    for card in range(cards.FLASH_KINDS):
        state.cells[layout.DECK_AT + card] = facts.flash_copies[card]
        state.deck_size += facts.flash_copies[card]
    for seat in range(seats):
        state.cells[layout.ORDER_AT + seat] = seat
        at, people = state.at(seat), state.people(seat)
        for unit in range(cards.UNITS):
            state.cells[at + layout.LEVEL + unit] = facts.start_level[people * cards.UNITS + unit]
        for resource in range(cards.ETHER + 1):
            cubes = facts.start_cubes[people * (cards.ETHER + 1) + resource]
            state.cells[at + layout.CUBES + resource] = cubes
            state.cells[layout.SUPPLY_AT + resource] -= cubes


def lay_first_board(state: Table, empty: int) -> None:
    """The board of the first game; with three players the quarter that stays without one is given."""
    setting = state.setting
    for quarter in range(setting.quarters):
        state.cells[layout.LARGE_AT + quarter] = 1
        state.cells[layout.SITE_AT + quarter] = cards.MEDIUM_PIECE
        state.cells[layout.SITE_AT + cards.MOST_QUARTERS + quarter] = cards.SMALL_PIECE
    for city, site in enumerate(first_cities(int(setting.seats), int(setting.quarters), empty)):
        state.cells[layout.CITY_AT + city] = site + 1
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
