"""The supply: basic cubes of one's choice are taken from it. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import BASICS, TAKES
from ..cubes import is_gift
from ..effects import why_not_give_up
from ..layout import SUPPLY_AT
from ..table import Table
from ..verbs import CubeByCube, CubeVerb


class Taking(CubeByCube):
    """A seat takes basic cubes from the supply."""

    number = step.TAKE

    def found(self, table: Table, resource: i64) -> i64:
        return table.cells[SUPPLY_AT + resource]

    def may_decline(self, table: Table) -> bool:
        return is_gift(table, table.seat)

    def move(self, table: Table, resource: i64, events: Events | None) -> None:
        table.gain(table.seat, resource, 1, events)
        table.amount -= 1


class Take(CubeVerb):
    """Take a basic cube from the supply: one that is due, or one instead of an action that cannot be carried out."""

    name = "take"
    steps = (step.TAKE, step.ACT)
    when = rule.SUPPLY_ONLY
    need = TAKES
    need_is_all = True
    masked = True

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.step == step.ACT:
            return why_not_give_up(table, seat)
        return 0

    def mask(self, table: Table, seat: i64) -> i64:
        return table.bits_of(SUPPLY_AT, BASICS)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cells[SUPPLY_AT + choice] == 0:
            return rule.SUPPLY_LIMITED
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if table.step == step.ACT:
            table.gain(seat, choice, 1, events, "instead")
            table.begin(step.AFTER_FLASH, dealer, events)
        else:
            TAKING.move(table, choice, events)
            table.begin(step.TAKE, dealer, events)


TAKING: Final = Taking()
TAKE: Final = Take()
