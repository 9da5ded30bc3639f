"""The connection table: what each result of the roll brings or costs. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from . import step
from .cards import ARMY, BASICS, BOOSTER, CONNECTION_TOKEN, ETHER, FOR_NOTHING, MOST_LEVEL
from .cubes import choose_victim, owe_basics, take_basics
from .table import Table


def connected(table: Table, seat: i64, result: i64, dealer: Dealer, events: Events | None) -> None:
    """Carry out a row of the table."""
    if result == 1:
        owe_basics(table, seat, 4, FOR_NOTHING, dealer, events)
    elif result == 3:
        owe_basics(table, seat, 2, FOR_NOTHING, dealer, events)
    elif result == 2 and table.hand_size(seat) > 0:
        table.begin(step.LOSE_CARD, dealer, events)
    elif result == 5:
        choose_victim(table, seat, BASICS, dealer, events)
    elif result == 7:
        take_basics(table, seat, 4, dealer, events)
    else:
        gain_at_once(table, seat, result, dealer, events)
        table.resume(dealer, events)


def gain_at_once(table: Table, seat: i64, result: i64, dealer: Dealer, events: Events | None) -> None:
    if result == 4:
        table.draw_flash(seat, 1, dealer, events)
    elif result == 6:
        table.gain(seat, ETHER, 1, events)
    elif result == 8:
        table.gain(seat, ETHER, 2, events)
    elif result == 9:
        if table.level(seat, ARMY) < MOST_LEVEL:
            table.raise_level(seat, ARMY, events)
    elif result == 10:
        table.draw_flash(seat, 2, dealer, events)
    elif result == 11:
        table.gain(seat, BOOSTER, 1, events)
    elif result == 12:
        table.award(seat, CONNECTION_TOKEN, events)
