"""Paying: basic cubes of one's choice go to the supply. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..board import BIT
from ..cards import BASIC_NAMES, BASICS, ETHER, FOR_A_GUIDE, FOR_ETHER, FOR_NOTHING, GUIDE
from ..table import Table
from ..verbs import TableVerb, each


class Paying(Step[Table]):
    """A seat chooses the cubes it owes, one by one; where there is nothing to choose, they are paid for it."""

    name = "pay"
    number = step.PAY

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        seat = table.seat
        one_of_each = table.pending == FOR_A_GUIDE
        while table.amount > 0:
            kinds: i64 = 0
            cubes: i64 = 0
            first: i64 = 0
            for resource in range(BASICS):
                held = table.cube_count(seat, resource)
                if held > 0 and table.paid & BIT[resource] == 0:
                    if kinds == 0:
                        first = resource
                    kinds += 1
                    if one_of_each:
                        held = 1
                    cubes += held
            if kinds == 0:
                break
            if kinds > 1 and cubes > table.amount:
                table.go_to(step.PAY, seat)
                return
            pay_cube(table, seat, first, events)
        self.finish(table, dealer, events)

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
        table.amount = 0
        table.resume(dealer, events)


def pay_cube(table: Table, seat: i64, resource: i64, events: Events | None) -> None:
    if table.pending == FOR_NOTHING:
        table.lose(seat, resource, events)
    else:
        table.spend(seat, resource, 1, events)
    table.amount -= 1
    if table.pending == FOR_A_GUIDE:
        table.paid |= BIT[resource]


class Pay(TableVerb):
    """Pay a basic cube that is owed."""

    name = "pay"
    params = ("resource",)
    steps = (step.PAY,)

    def __init__(self) -> None:
        super().__init__(each(BASIC_NAMES))

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"cube/{values[0]}",)

    def not_now(self, table: Table, seat: i64) -> i64:
        return rule.PAYMENT_ONLY

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.paid & BIT[choice] != 0:
            return rule.UPGRADE_GUIDE_EACH
        if table.cube_count(seat, choice) == 0:
            return rule.PAYMENT_OWN
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        pay_cube(table, seat, choice, events)
        table.begin(step.PAY, dealer, events)


PAYING: Final = Paying()
PAY: Final = Pay()
