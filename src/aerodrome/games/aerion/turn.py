"""A turn of Aerion: what its verbs and steps have in common. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.chapters import Step, Verb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events
from aerodrome.kernel.state import DEPTH

from . import rule, step
from .events import PhaseSkipped
from .table import Table

# Steps in which nothing must be brought to its end
OPEN_STEPS: Final = (step.START, step.ROLL, step.REROLL, step.PLACE, step.REPLENISH, step.CLOSE)
# All in which a match goes on, those of expansions too
ALL_STEPS: Final = tuple(range(step.START, DEPTH))


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(Step[Table]):
    """A step of a turn."""

    def comes_first(self, table: Table) -> i64:
        """The rule that says what must be done now, before anything else; 0 where most things are open."""
        return 0

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.step = self.at

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.step = self.at
        self.after_use(table, dealer, events)

    def after_use(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Go on after something has been used that may be used at any time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnVerb(Verb[Table]):
    """A verb of the base game. Where it has no rule of its own about when, the step says what comes first."""

    def not_now(self, table: Table, seat: i64) -> i64:
        return what_comes_first(table)


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpansionVerb(Verb[Table]):
    """A verb of an expansion, which may not be in play."""

    def not_now(self, table: Table, seat: i64) -> i64:
        if self in table.chapters.in_play:
            return self.not_yet(table)
        return rule.EXPANSION_NOT_IN_PLAY

    def not_yet(self, table: Table) -> i64:
        """The rule that says when this can be done, at a step that does not offer it."""
        return what_comes_first(table)


def what_comes_first(table: Table) -> i64:
    """The rule that says what must be done first; 0 in phase 1 after a roll, when most things are open."""
    here = table.chapters.steps[table.step]
    assert isinstance(here, TurnStep)
    return here.comes_first(table)


def what_must_end(table: Table) -> i64:
    """The rule that says what must be brought to its end before anything else; 0 when nothing must."""
    if table.step < step.RETRIEVE:
        return 0
    return what_comes_first(table)


def why_nothing_to_place(table: Table) -> i64:
    """The rule that keeps a card from being placed, at a step at which none awaits its place."""
    number = what_must_end(table)
    if number != 0:
        return number
    return rule.ACQUIRE_NOTHING_TO_PLACE


def skip_phase_two(table: Table, dealer: Dealer, events: Events | None) -> None:
    """Go on to phase 3 without a card."""
    if events is not None:
        events.tell(PhaseSkipped(table.seat))
    table.begin(step.REPLENISH, dealer, events)


def leave_first_roll(table: Table, events: Events | None) -> None:
    """Something is done about the first roll of the turn: what could be done right after it no longer can."""
    for expansion in table.expansions:
        expansion.first_roll_left(table, events)


def finish(table: Table, dealer: Dealer, events: Events | None) -> None:
    """End the step, because the seat that leads it says so."""
    table.chapters.steps[table.step].finish(table, dealer, events)


def after_use(table: Table, dealer: Dealer, events: Events | None) -> None:
    """Something has been used that may be used at any time: go on."""
    here = table.chapters.steps[table.step]
    assert isinstance(here, TurnStep)
    here.after_use(table, dealer, events)
