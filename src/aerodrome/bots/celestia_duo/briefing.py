"""The decision of a briefing in Celestia Duo: continue or stop, Olga, Baba. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.celestia_duo.cards import BABA, OLGA
from aerodrome.games.celestia_duo.conditions import why_not_crew, why_not_stop
from aerodrome.games.celestia_duo.table import Table
from aerodrome.kernel.dealer import Dealer

from .judge import DEALS, Judge
from .prospects import Prospects

LEAST_FOR_OLGA: Final = 0.005  # what she must add to the chance of winning
FEWEST_FOR_BABA: Final[i64] = 2  # cards she must reveal to leave a choice
LEAST_FOR_BABA: Final = -0.05  # she may help to continue where a stop is a little better


class BriefingProspects:
    """How continuing and stopping look to a seat."""

    def __init__(self, state: Table, seat: i64, dealer: Dealer) -> None:
        self.judge = Judge(state, seat, dealer, DEALS)
        self.lead = 1.0  # how much better continuing is than a stop, as a chance of winning
        self.use_olga: bool = False
        self.olga_adds = -1.0  # to the chance of winning
        self.use_baba: bool = False
        self.stops: bool = False
        prospects = Prospects(self.judge)
        onward = prospects.continuing(False, -1)
        reach = state.destination()
        if why_not_crew(state, OLGA) == 0 and reach < state.chased:
            with_olga = prospects.continuing(True, -1)
            self.olga_adds = with_olga - onward
            if self.olga_adds > LEAST_FOR_OLGA:
                onward = with_olga
                self.use_olga = True
        if why_not_stop(state) == 0:
            self.lead = onward - prospects.stopping()
        self.may_use_baba = why_not_crew(state, BABA) == 0 and reach < state.chased
        if self.may_use_baba and self.lead > LEAST_FOR_BABA:
            self.use_baba = reach - state.airship >= FEWEST_FOR_BABA and not self.use_olga
        self.stops = self.lead < 0.0
