"""The end of the year: the stars are counted. This module is compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.chapters import Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Ended
from aerodrome.kernel.events import Events

from .. import step
from ..counting import ENDINGS, ending_of, stars_by_source, winners_of
from ..events import StarsCounted
from ..table import Table


class Over(Step[Table]):
    """Nothing is decided any more."""

    number = step.OVER

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.step = step.OVER
        table.seat = 0
        table.ending = ending_of(table)
        if events is not None:
            for seat in range(table.setting.seats):
                events.tell(StarsCounted(seat, stars_by_source(table, seat)))
            events.tell(Ended(tuple(winners_of(table)), ENDINGS[table.ending]))


OVER: Final = Over()
