"""Paying: basic cubes of one's choice go to the supply. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import ETHER, FOR_A_GUIDE, FOR_ETHER, FOR_NOTHING, GUIDE
from ..table import Table
from ..verbs import CubeByCube, CubeVerb


class Paying(CubeByCube):
    """A seat pays basic cubes that it owes; one of each for a guide."""

    number = step.PAY

    def found(self, table: Table, resource: i64) -> i64:
        held = table.cube_count(table.seat, resource)
        if table.paid & BIT[resource] != 0:
            return 0
        if table.pending == FOR_A_GUIDE:
            return min(held, 1)
        return held

    def move(self, table: Table, resource: i64, events: Events | None) -> None:
        if table.pending == FOR_NOTHING:
            table.lose(table.seat, resource, events)
        else:
            table.spend(table.seat, resource, 1, events)
        table.amount -= 1
        if table.pending == FOR_A_GUIDE:
            table.paid |= BIT[resource]

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Give what was paid for."""
        seat = table.seat
        if table.pending == FOR_ETHER:
            table.gain(seat, ETHER, table.gained, events)
        elif table.pending == FOR_A_GUIDE:
            table.raise_level(seat, GUIDE, events)
        table.pending = FOR_NOTHING
        table.gained = 0
        table.paid = 0
        super().finish(table, dealer, events)


class Pay(CubeVerb):
    """Pay a basic cube that is owed."""

    name = "pay"
    steps = (step.PAY,)
    when = rule.PAYMENT_ONLY

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.paid & BIT[choice] != 0:
            return rule.UPGRADE_GUIDE_EACH
        if table.cube_count(seat, choice) == 0:
            return rule.PAYMENT_OWN
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        PAYING.move(table, choice, events)
        table.begin(step.PAY, dealer, events)


PAYING: Final = Paying()
PAY: Final = Pay()
