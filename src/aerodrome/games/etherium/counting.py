"""Counting the stars at the end of the year. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT

from .cards import ARMY_TOKEN, BOOSTER, CAPACITIES, ETHER, GUIDE, TOKEN_NAMES, VICTORY_TOKENS
from .layout import TOKENS, block

if TYPE_CHECKING:
    from .table import Table

ENDINGS: Final = ("etherium.end.stars", "etherium.end.cubes", "etherium.end.army-tokens", "etherium.end.shared")
BY_STARS: Final = 0
BY_CUBES: Final = 1
BY_ARMY_TOKENS: Final = 2
SHARED: Final = 3
STAR_SOURCES: Final = (*[f"{name}-tokens" for name in TOKEN_NAMES], "capacities", "guide", "ether")
CUBES_FOR_A_STAR: Final[i64] = 2


def token_stars(table: Table, seat: i64, token: i64) -> i64:
    return table.cells[block(seat) + TOKENS + token] * table.setting.facts.token_stars[token]


def capacity_stars(table: Table, seat: i64) -> i64:
    stars: i64 = 0
    for capacity in range(CAPACITIES):
        if table.owns(seat, capacity):
            stars += table.setting.facts.capacity_stars[capacity]
    return stars


def ether_stars(table: Table, seat: i64) -> i64:
    return table.cube_count(seat, ETHER) // CUBES_FOR_A_STAR


def stars_of(table: Table, seat: i64) -> i64:
    """All stars of a seat."""
    stars = capacity_stars(table, seat) + table.level(seat, GUIDE) + ether_stars(table, seat)
    for token in range(VICTORY_TOKENS):
        stars += token_stars(table, seat, token)
    return stars


def stars_by_source(table: Table, seat: i64) -> dict[str, int]:
    """Every star of a seat, by where it comes from."""
    stars: dict[str, int] = {}
    for token in range(VICTORY_TOKENS):
        stars[STAR_SOURCES[token]] = token_stars(table, seat, token)
    stars["capacities"] = capacity_stars(table, seat)
    stars["guide"] = table.level(seat, GUIDE)
    stars["ether"] = ether_stars(table, seat)
    return stars


def _best(table: Table, among: i64, criterion: i64) -> i64:
    """Those of a set of seats, a bit for each, that have the most."""
    most: i64 = -1
    found: i64 = 0
    for seat in range(table.setting.seats):
        if among & BIT[seat] == 0:
            continue
        if criterion == BY_STARS:
            value = stars_of(table, seat)
        elif criterion == BY_CUBES:
            value = table.basics(seat) + table.cube_count(seat, BOOSTER)
        else:
            value = table.cells[block(seat) + TOKENS + ARMY_TOKEN]
        if value > most:
            most = value
            found = 0
        if value == most:
            found |= BIT[seat]
    return found


def _judged(table: Table) -> tuple[i64, i64]:
    """The winners, a bit for each, and what decided."""
    among = BIT[table.setting.seats] - 1
    for criterion in range(BY_STARS, SHARED):
        among = _best(table, among, criterion)
        if among & (among - 1) == 0:  # a single seat
            return among, criterion
    return among, SHARED


def winners_of(table: Table) -> list[int]:
    """The seats with the most stars; of equals those with more cubes, then with more Army tokens."""
    among, _ = _judged(table)
    return [seat for seat in range(table.setting.seats) if among & BIT[seat] != 0]


def ending_of(table: Table) -> i64:
    """What decided: the number of one of `ENDINGS`."""
    _, criterion = _judged(table)
    return criterion
