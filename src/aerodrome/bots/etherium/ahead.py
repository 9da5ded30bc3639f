"""What comes of an action of Etherium: the season is played on quickly, and the fitted value says how it ended.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.etherium import step
from aerodrome.games.etherium.table import Table
from aerodrome.kernel.dealer import FastDealer, StreamDealer

from .judge import Judge
from .planning import finish_season
from .tactics import quick
from .value import DURING, phase_of

OTHER_HANDS: Final[i64] = 7_000_000_000  # added to a seed: hands are dealt by other chance than the dice


class Ahead:
    """A table as a seat sees it, before one of its decisions."""

    def __init__(self, state: Table, seat: i64, judge: Judge) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge

    def worth(self, action: i64, seed: i64) -> i64:
        """How the seat stands after an action, with the chance of this seed: when the programs that lie there are done,
        or when the next ones are to be laid.
        """
        table = self.state.copy()
        table.redeal(self.seat, FastDealer(seed + OTHER_HANDS))
        dealer = StreamDealer(seed)
        is_under_way = phase_of(table) == DURING
        table.perform(self.seat, action, dealer, None)
        if is_under_way:
            finish_season(table, dealer)
        else:
            while table.step != step.PROGRAM and table.step != step.OVER:
                table.perform(table.seat, quick(table, table.seat), dealer, None)
        return self.judge.worth(table, self.seat)
