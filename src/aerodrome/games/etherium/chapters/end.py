"""The end of the year: the stars are counted. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import ENDED, Events

from .. import step
from ..board import BIT
from ..counting import ending_of, winners_of
from ..table import Table


class Over(Step[Table]):
    """Nothing is decided any more."""

    name = "over"
    number = step.OVER

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.step = step.OVER
        table.seat = 0
        table.ending = ending_of(table)
        if events is not None:
            winners: i64 = 0
            for seat in winners_of(table):
                winners |= BIT[seat]
            events.add(ENDED, table.ending, winners)


OVER: Final = Over()
