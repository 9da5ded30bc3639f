"""Conflicts that are still to be resolved, who has a say in their order, where units flee. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT

from .cards import ARMY, ASSAULT, CENTRE, CITY, CITY_SPACE, COLLECTOR, PILLAGE, SIEGE, SPACES
from .layout import DISCARD_AT, SEAT, SEATS_AT, SPACE

if TYPE_CHECKING:
    from .table import Table


def armies_on(table: Table) -> tuple[i64, i64]:
    """The spaces with an army, and those with several: a bit for each."""
    once: i64 = 0
    twice: i64 = 0
    cells, at = table.cells, SEATS_AT + SPACE + ARMY
    for _seat in range(table.setting.seats):
        here = BIT[cells[at]]
        twice |= once & here
        once |= here
        at += SEAT
    return once, twice


def collectors_among(table: Table, armies: i64) -> i64:
    """The spaces on which a collector meets an army of another player."""
    found: i64 = 0
    for seat in range(table.setting.seats):
        space = table.space_of(seat, COLLECTOR)
        if armies & BIT[space] != 0 and not is_safe(table, seat, COLLECTOR, space):
            found |= BIT[space]
    return found


def next_fights(table: Table) -> i64:
    """The spaces of assaults and sieges: any of them can come next."""
    once, twice = armies_on(table)
    cities = table.board.of_terrain[CITY]
    return (twice & (cities ^ -1)) | (once & cities)


def next_pillages(table: Table) -> i64:
    """The spaces of pillages, when no assault is left that must come before them."""
    once, twice = armies_on(table)
    if twice & (table.board.of_terrain[CITY] ^ -1) != 0:
        return 0
    return collectors_among(table, once)


def conflict_on(table: Table, space: i64) -> i64:
    """What is resolved first on a space with a conflict."""
    if table.board.terrain[space] == CITY:
        return SIEGE
    _, twice = armies_on(table)
    if twice & BIT[space] != 0:
        return ASSAULT
    return PILLAGE


def fighters(table: Table, conflict: i64, space: i64) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that attack in a conflict on a space, and those that are attacked."""
    seats = range(table.setting.seats)
    attackers = [seat for seat in seats if table.space_of(seat, ARMY) == space]
    defenders: list[int] = []
    if conflict == PILLAGE:
        defenders = [seat for seat in seats if table.space_of(seat, COLLECTOR) == space and seat not in attackers]
    elif conflict == SIEGE:
        defenders = [space - CITY_SPACE]
    return tuple(attackers), tuple(defenders)


def chooser(table: Table) -> i64:
    """Of all players in a conflict that is still open the one with the highest initiative.

    Where an assault is open, so is the pillage of every collector on its space.
    """
    once, _ = armies_on(table)
    left = next_fights(table) | collectors_among(table, once)
    for rank in range(table.setting.seats):
        seat = table.ranked(rank)
        involved = BIT[table.space_of(seat, ARMY)] | BIT[table.space_of(seat, COLLECTOR)] | BIT[CITY_SPACE + seat]
        if left & involved != 0:
            return seat
    raise AssertionError("a conflict without players")


def may_be_held(table: Table, seat: i64, card: i64) -> bool:
    """Whether, for all that everybody knows, a seat can hold this card."""
    copies = table.setting.facts.flash_copies[card]
    return table.hand_size(seat) > 0 and table.cells[DISCARD_AT + card] < copies


# Flight


def fleeing_figure(table: Table) -> i64:
    if table.conflict == PILLAGE:
        return COLLECTOR
    return ARMY


def is_safe(table: Table, seat: i64, figure: i64, space: i64) -> bool:
    """Whether a unit that flees to a space begins no new conflict there."""
    for other in range(table.setting.seats):
        if other == seat:
            continue
        if table.space_of(other, ARMY) == space:
            return False
        if figure == ARMY and table.space_of(other, COLLECTOR) == space:
            return False
    return True


def havens(table: Table, seat: i64, figure: i64) -> i64:
    """The nearest terrains a unit can flee to: all at the same distance, none of them the Ether."""
    reached = BIT[table.space_of(seat, figure)]
    while True:
        ring = table.board.ring(reached)
        found: i64 = 0
        for space in range(SPACES):
            if space != CENTRE and ring & BIT[space] != 0 and is_safe(table, seat, figure, space):
                found |= BIT[space]
        if found != 0 or ring == 0:
            return found
        reached |= ring
