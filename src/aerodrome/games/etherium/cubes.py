"""Cubes that change hands: whom a seat can rob, and which cubes it may leave. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from . import step
from .cards import BASICS

if TYPE_CHECKING:
    from .table import Table


def victims(table: Table, thief: i64, resource: i64) -> i64:
    """How many other players have such a cube; BASICS stands for any basic one."""
    found: i64 = 0
    for other in range(table.setting.seats):
        if can_be_robbed(table, thief, other, resource):
            found += 1
    return found


def can_be_robbed(table: Table, thief: i64, seat: i64, resource: i64) -> bool:
    if seat == thief or seat >= table.setting.seats:
        return False
    if resource == BASICS:
        return table.basics(seat) > 0
    return table.cube_count(seat, resource) > 0


def is_gift(table: Table, seat: i64) -> bool:
    """Whether the cubes to be taken are those of the Harmonics for Ether that another collects: a permission."""
    return table.beneath == step.AFTER_FLASH and seat != table.ranked(table.turn)
