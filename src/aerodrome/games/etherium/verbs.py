"""What several verbs of Etherium have in common. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Verb

from . import rule, step
from .board import BIT
from .layout import HAND
from .table import Table

# Where an action of the program, of a season card or of a Flash card is carried out
CARRYING_OUT: Final = (step.ACT, step.VOYAGE, step.SEASON, step.SEASON_PAID, step.EFFECT)


def each(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A choice for each name."""
    return [(name,) for name in names]


def numbers(first: int, last: int) -> list[tuple[str, ...]]:
    """A choice for each number."""
    return [(str(number),) for number in range(first, last + 1)]


def why_not_held(table: Table, seat: i64, card: i64) -> i64:
    """0 when a seat holds a Flash card."""
    if table.cells[table.at(seat) + HAND + card] == 0:
        return rule.FLASH_HOLD
    return 0


class TableVerb(Verb[Table]):
    """A kind of action. While all program at once, a refusal does not depend on who leads the step."""

    for_all = True


class SetVerb(TableVerb):
    """A kind of action whose legal choices are found together: a bit for each."""

    masked = True

    def why_not_other(self, table: Table, seat: i64, choice: i64) -> i64:
        """The rule that forbids a choice which is not among them."""
        return self.not_now(table, seat)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if self.mask(table, seat) & BIT[choice] != 0:
            return 0
        return self.why_not_other(table, seat, choice)


class EffectVerb(TableVerb):
    """A way to carry out the action of a token, of a season card or of a Flash card, where the effect allows it."""

    steps = CARRYING_OUT
    lacking = rule.ACT_PROGRAMMED

    def __init__(self, choices: Sequence[tuple[str, ...]] = ((),)) -> None:
        super().__init__(choices)
        self.other_effect: i64 = self.lacking  # the rule, where a part of the effect is in force

    def not_now(self, table: Table, seat: i64) -> i64:
        return rule.ACT_ONLY

    def let_wait(self, table: Table) -> None:
        """Let the step wait that comes after this action."""
        if table.step == step.ACT:
            table.wait_with(step.AFTER_FLASH)
        elif table.step == step.SEASON_PAID:
            table.wait_with(step.SEASON)
        elif table.step != step.EFFECT:
            table.wait_with(table.step)
