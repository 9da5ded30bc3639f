"""Where an action or an effect can bring a unit. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .board import BIT, FAR, FAR_NOMADS, ONE, ONE_NOMADS
from .cards import (
    ARMY,
    CITY,
    CITY_SPACE,
    COLLECT_SLOT,
    COLLECTOR,
    FIGURES,
    MOVE_FAR,
    MOVE_ONE,
    PLACE_ARMY,
    PLACE_COLLECTOR,
    SPACES,
    UPGRADE_ANY,
)

if TYPE_CHECKING:
    from .table import Table


def moves(effect: i64) -> bool:
    """Whether an effect moves or places a unit."""
    return effect < COLLECT_SLOT or MOVE_ONE <= effect < UPGRADE_ANY


def reach(table: Table, seat: i64, figure: i64, aspiration: bool) -> i64:
    """Where one move can bring a unit: a bit for each space."""
    way: i64 = ONE
    if aspiration:
        way = FAR
        if table.is_nomad(seat):
            way = FAR_NOMADS
    elif table.is_nomad(seat):
        way = ONE_NOMADS
    return table.board.reach[way * SPACES + table.space_of(seat, figure)]


def destinations(table: Table, seat: i64, figure: i64, effect: i64) -> i64:
    """Where an effect can bring a unit: a bit for each space."""
    board = table.board
    found: i64 = 0
    if effect < COLLECT_SLOT:
        found = reach(table, seat, figure, True) & board.of_terrain[effect]
    elif effect == MOVE_ONE:
        found = reach(table, seat, figure, False)
    elif effect == MOVE_FAR:
        found = reach(table, seat, figure, True)
    elif effect == PLACE_ARMY:
        if figure == ARMY:
            found = board.near[table.space_of(seat, figure)] & (board.of_terrain[CITY] ^ -1)
    elif figure == COLLECTOR:
        here = BIT[table.space_of(seat, figure)]
        found = board.of_terrain[effect - PLACE_COLLECTOR] & (here ^ -1)
    return found & (closed_cities(table, seat, figure) ^ -1)


def closed_cities(table: Table, seat: i64, figure: i64) -> i64:
    """The cities a unit cannot enter: an army only those of other peoples in play, a collector none at all."""
    if figure == COLLECTOR:
        return table.board.of_terrain[CITY]
    closed = BIT[CITY_SPACE + seat]
    for city in range(table.setting.seats, table.setting.quarters):
        closed |= BIT[CITY_SPACE + city]
    return closed


def can_move(table: Table, seat: i64, effect: i64) -> bool:
    for figure in range(FIGURES):
        if destinations(table, seat, figure, effect) != 0:
            return True
    return False
