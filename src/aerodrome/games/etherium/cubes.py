"""Cubes of one's choice: taken from the supply, paid to it, stolen. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from . import step
from .cards import BASICS, FOR_NOTHING, PENDING_NAMES
from .events import PaymentBegan

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


def take_basics(table: Table, seat: i64, cubes: i64, dealer: Dealer, events: Events | None) -> None:
    """Let a seat take basic cubes from the supply."""
    table.amount = cubes
    table.seat = seat
    table.begin(step.TAKE, dealer, events)


def owe_basics(table: Table, seat: i64, cubes: i64, pending: i64, dealer: Dealer, events: Events | None) -> None:
    """Let a seat pay basic cubes to the supply."""
    if events is not None and pending != FOR_NOTHING:
        events.tell(PaymentBegan(seat, cubes, PENDING_NAMES[pending]))
    table.pending = pending
    table.amount = cubes
    table.seat = seat
    table.begin(step.PAY, dealer, events)


def choose_victim(table: Table, thief: i64, resource: i64, dealer: Dealer, events: Events | None) -> None:
    """Let a seat steal cubes of a resource, or any basic ones, from a player who has some."""
    table.theft = resource
    table.seat = thief
    table.begin(step.VICTIM, dealer, events)


def steal_basics(table: Table, thief: i64, cubes: i64, dealer: Dealer, events: Events | None) -> None:
    """Let a seat steal basic cubes from the victim."""
    table.amount = cubes
    table.seat = thief
    table.begin(step.STEAL, dealer, events)
