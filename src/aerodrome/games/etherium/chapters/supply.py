"""The supply: basic cubes of one's choice are taken from it. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..board import BIT
from ..cards import BASIC_NAMES, BASICS, TAKES
from ..cubes import is_gift
from ..effects import why_not_give_up
from ..layout import SUPPLY_AT
from ..table import Table
from ..verbs import TableVerb, each


class Taking(Step[Table]):
    """A seat takes basic cubes from the supply, one by one; it is asked only when there is something to choose."""

    name = "take"
    number = step.TAKE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        seat = table.seat
        while table.amount > 0:
            kinds: i64 = 0
            first: i64 = 0
            for resource in range(BASICS):
                if table.cells[SUPPLY_AT + resource] > 0:
                    if kinds == 0:
                        first = resource
                    kinds += 1
            if kinds == 0:
                break
            if is_gift(table, seat) or (kinds > 1 and table.basics_left() > table.amount):
                table.go_to(step.TAKE, seat)
                return
            table.gain(seat, first, 1, events)
            table.amount -= 1
        self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.amount = 0
        table.resume(dealer, events)


def basics_left(table: Table) -> i64:
    """The basic resources of which the supply has a cube: a bit for each."""
    left: i64 = 0
    for resource in range(BASICS):
        if table.cells[SUPPLY_AT + resource] > 0:
            left |= BIT[resource]
    return left


def is_among(resource: i64, left: i64) -> bool:
    return left & BIT[resource] != 0


class Take(TableVerb):
    """Take a basic cube from the supply: one that is due, or one instead of an action that cannot be carried out."""

    name = "take"
    params = ("resource",)
    steps = (step.TAKE, step.ACT)
    need = TAKES
    exact = True

    def __init__(self) -> None:
        super().__init__(each(BASIC_NAMES))
        basics = range(int(BASICS))
        self.set_rows([[resource for resource in basics if is_among(resource, left)] for left in range(2**3)])
        self.asks = False  # what it needs is all there is to it; `why_not` says which rule it is

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"cube/{values[0]}",)

    def not_now(self, table: Table, seat: i64) -> i64:
        return rule.SUPPLY_ONLY

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.step == step.ACT:
            return why_not_give_up(table, seat)
        return 0

    def row(self, table: Table, seat: i64) -> i64:
        return basics_left(table)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if not is_among(choice, basics_left(table)):
            return rule.SUPPLY_LIMITED
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if table.step == step.ACT:
            table.gain(seat, choice, 1, events, "instead")
            table.begin(step.AFTER_FLASH, dealer, events)
        else:
            table.gain(seat, choice, 1, events)
            table.amount -= 1
            table.begin(step.TAKE, dealer, events)


TAKING: Final = Taking()
TAKE: Final = Take()
