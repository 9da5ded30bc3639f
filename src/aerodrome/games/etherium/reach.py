"""Where an action or an effect can bring a unit. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT

from . import cards
from .board import FAR, NOMADS, ONE

if TYPE_CHECKING:
    from .table import Table


def moves(effect: i64) -> bool:
    """Whether an effect moves or places a unit."""
    return effect < cards.COLLECT_SLOT or cards.MOVE_ONE <= effect < cards.UPGRADE_ANY


def reach(table: Table, seat: i64, figure: i64, aspiration: bool) -> i64:
    """Where one move can bring a unit: a bit for each space."""
    return reach_from(table, seat, table.space_of(seat, figure), aspiration)


def reach_from(table: Table, seat: i64, space: i64, aspiration: bool) -> i64:
    """The same for a unit of a seat that stood on this space."""
    way: i64 = ONE
    if aspiration:
        way = FAR
    if table.is_nomad(seat):
        way += NOMADS
    return table.board.reach[way * cards.SPACES + space]


def destinations(table: Table, seat: i64, figure: i64, effect: i64) -> i64:
    """Where an effect can bring a unit: a bit for each space."""
    board = table.board
    found: i64 = 0
    if effect < cards.COLLECT_SLOT:
        found = reach(table, seat, figure, True) & board.of_terrain[effect]
    elif effect == cards.MOVE_ONE:
        found = reach(table, seat, figure, False)
    elif effect == cards.MOVE_FAR:
        found = reach(table, seat, figure, True)
    elif effect == cards.PLACE_ARMY:
        if figure == cards.ARMY:
            found = board.near[table.space_of(seat, figure)] & (board.of_terrain[cards.CITY] ^ -1)
    elif figure == cards.COLLECTOR:
        here = BIT[table.space_of(seat, figure)]
        found = board.of_terrain[effect - cards.PLACE_COLLECTOR] & (here ^ -1)
    return found & (closed_cities(table, seat, figure) ^ -1)


def closed_cities(table: Table, seat: i64, figure: i64) -> i64:
    """The cities a unit cannot enter: an army only those of other peoples in play, a collector none at all."""
    if figure == cards.COLLECTOR:
        return table.board.of_terrain[cards.CITY]
    closed = BIT[cards.CITY_SPACE + seat]
    for city in range(table.setting.seats, table.setting.quarters):
        closed |= BIT[cards.CITY_SPACE + city]
    return closed


def can_move(table: Table, seat: i64, effect: i64) -> bool:
    for figure in range(cards.FIGURES):
        if destinations(table, seat, figure, effect) != 0:
            return True
    return False
