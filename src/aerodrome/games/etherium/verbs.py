"""What several verbs and steps of Etherium have in common. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step, Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from . import rule, step
from .cards import BASIC_NAMES, BASICS
from .layout import HAND, block
from .table import Table

# Windows for cards of most kinds, and for those of one kind
OPEN_WINDOWS: Final = (step.SEASON_FLASH, step.NUMBER_FLASH, step.AFTER_FLASH, step.END_FLASH)
SINGLE_WINDOWS: Final = (step.DISCIPLINE, step.HIDEOUT, step.SPOILS)
# Where an action of the program, of a season card or of a Flash card is carried out
CARRYING_OUT: Final = (step.ACT, step.VOYAGE, step.SEASON, step.SEASON_PAID, step.EFFECT)


def numbers(first: int, last: int) -> tuple[tuple[str, ...], ...]:
    """A choice for each number."""
    return each([str(number) for number in range(first, last + 1)])


def why_not_held(table: Table, seat: i64, card: i64) -> i64:
    """0 when a seat holds a Flash card."""
    if table.cells[block(seat) + HAND + card] == 0:
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
        return self.reason

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if self.mask(table, seat) & BIT[choice] != 0:
            return 0
        return self.why_not_other(table, seat, choice)


class EffectVerb(TableVerb):
    """A way to carry out the action of a token, of a season card or of a Flash card, where the effect allows it."""

    steps = CARRYING_OUT
    lacking = rule.ACT_PROGRAMMED
    when = rule.ACT_ONLY

    def let_wait(self, table: Table) -> None:
        """Let the step wait that comes after this action."""
        if table.step == step.ACT:
            table.wait_with(step.AFTER_FLASH)
        elif table.step == step.SEASON_PAID:
            table.wait_with(step.SEASON)
        elif table.step != step.EFFECT:
            table.wait_with(table.step)


class CubeByCube(Step[Table]):
    """Basic cubes are taken, paid or stolen one by one; the seat is asked only when there is something to choose."""

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        while table.amount > 0:
            kinds: i64 = 0
            cubes: i64 = 0
            first: i64 = 0
            for resource in range(BASICS):
                found = self.found(table, resource)
                if found > 0:
                    if kinds == 0:
                        first = resource
                    kinds += 1
                    cubes += found
            if kinds == 0:
                break
            if self.may_decline(table) or (kinds > 1 and cubes > table.amount):
                table.go_to(self.at, table.seat)
                return
            self.move(table, first, events)
        self.finish(table, dealer, events)

    def found(self, table: Table, resource: i64) -> i64:
        """How many cubes of a resource can be chosen."""
        raise NotImplementedError

    def may_decline(self, table: Table) -> bool:
        """Whether the seat need not take what there is."""
        return False

    def move(self, table: Table, resource: i64, events: Events | None) -> None:
        """One cube goes where it is due."""
        raise NotImplementedError

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.amount = 0
        table.resume(dealer, events)


class CubeVerb(TableVerb):
    """A choice of one of these cubes."""

    params = ("resource",)
    listed = each(BASIC_NAMES)
    touches = ("cube/{resource}",)
