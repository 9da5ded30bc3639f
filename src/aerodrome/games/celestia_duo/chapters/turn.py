"""What ends a step that could go on, and the end of all. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, Verb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..events import Declined
from ..table import Table


class GoOn(Verb[Table]):
    """Go on without using what could still be used."""

    name = "done"
    steps = (step.AUGUSTA, step.FLAGS, step.LOAD, step.SHUKI, step.REWARDS, step.SHOP, step.BOARDING)
    when = rule.TURN_NOTHING_TO_END

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.tell(Declined(seat, step.NAMES[table.step]))
        table.chapters.steps[table.step].finish(table, dealer, events)


OVER: Final = Step[Table]()
DONE: Final = GoOn()
