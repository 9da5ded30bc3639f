"""How a table of Etherium stands for a seat, by the fitted value. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.net import Features, Net
from aerodrome.games.etherium import step
from aerodrome.games.etherium.counting import stars_of, winners_of
from aerodrome.games.etherium.table import Table

from .value import Picture

SURE: Final[i64] = 100_000
"""What being first is worth; a chance of it is worth its share."""
A_STAR: Final[i64] = 150
"""What a star of lead is worth beside the chance, so that a seat far behind or ahead plays on."""
TENTH: Final[i64] = 10_000
"""The lead is foretold in tens of stars, a thousandth being one."""
CELLS: Final[i64] = 1024  # of a table of chances, over log-odds in thousandths
CELL: Final[i64] = 16


def _chances() -> vec[i64]:
    """[log-odds] the chance, counted from the middle."""
    return vec[i64]([round(100_000 / (1 + 2.718281828459045 ** (-cell * 16 / 1000))) for cell in range(-512, 513)])


CHANCES: Final = _chances()


def chance_of_odds(odds: i64) -> i64:
    """The chance of log-odds in thousandths, out of SURE; with straight lines between points of a table."""
    place = max(0, min(CELLS * CELL - 1, odds + CELLS // 2 * CELL))
    cell = place // CELL
    return CHANCES[cell] + (CHANCES[cell + 1] - CHANCES[cell]) * (place % CELL) // CELL


class Judge:
    """Says what a table is worth to a seat: mostly its chance to be first."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.features = Features()
        self.picture = Picture()

    def worth(self, state: Table, seat: i64) -> i64:
        """The chance to be first out of SURE, and a little for the lead in stars."""
        if state.step == step.OVER:
            return self.result(state, seat)
        self.picture.take(state, seat, self.features)
        chance = chance_of_odds(self.net.evaluate(self.features))
        return chance + self.net.outputs[1] * A_STAR // (TENTH // 100)

    def result(self, state: Table, seat: i64) -> i64:
        winners = winners_of(state)
        most: i64 = 0
        for other in range(state.setting.seats):
            if other != seat:
                most = max(most, stars_of(state, other))
        worth = (stars_of(state, seat) - most) * A_STAR
        if seat in winners:
            worth += SURE // len(winners)
        return worth
