"""The goals that the design sets, and whether a run met them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from statistics import median

from bench.rounds import Row


class Verdict(StrEnum):
    MET = "met"
    NOT_MET = "not met"
    NOT_MEASURED = "not measured"


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound on the median of one row: decisions per second from below, or the seconds of a copy from above."""

    text: str
    row: str
    at_least: float | None = None
    copy_at_most: float | None = None

    def _meets(self, value: float) -> bool:
        return (self.at_least is None or value >= self.at_least) and (
            self.copy_at_most is None or value <= self.copy_at_most
        )

    def judge(self, rows: Iterable[Row]) -> Judgement:
        row = next((row for row in rows if row.key == self.row), None)
        values = [] if row is None else row.copies if self.at_least is None else row.rates
        if not values:
            return Judgement(self.text, None, Verdict.NOT_MEASURED, 0, 0)
        middle = median(values)
        verdict = Verdict.MET if self._meets(middle) else Verdict.NOT_MET
        return Judgement(self.text, middle, verdict, sum(map(self._meets, values)), len(values))


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, with the number of rounds that alone would have met the goal: a close call must look like one."""

    text: str
    median: float | None
    verdict: Verdict
    rounds_met: int
    rounds: int


GOALS = (
    Goal("Aerion, compiled playout loop: 5 million decisions/s", "aerodrome/aerion/loop", at_least=5e6),
    Goal("the same, stretch: 15 million decisions/s", "aerodrome/aerion/loop", at_least=15e6),
    Goal("Aerion, stepped from Python: 1 million decisions/s", "aerodrome/aerion/stepped", at_least=1e6),
    Goal("Aerion, all expansions, playout loop: 1.5 million decisions/s", "aerodrome/aerion-everything/loop", 1.5e6),
    Goal("Aerion, interpreted: 0.1 million decisions/s", "aerodrome/aerion/interpreted", at_least=1e5),
    Goal("Aerion, copy of a state from Python: 0.3 µs", "aerodrome/aerion/loop", copy_at_most=0.3e-6),
    Goal("Celestia Duo, compiled playout loop: 1 million decisions/s", "aerodrome/celestia_duo/loop", at_least=1e6),
    Goal("Celestia Duo, interpreted: 0.1 million decisions/s", "aerodrome/celestia_duo/interpreted", at_least=1e5),
    Goal("Celestia Duo, copy of a state from Python: 0.3 µs", "aerodrome/celestia_duo/loop", copy_at_most=0.3e-6),
    Goal("Etherium, compiled playout loop: 1 million decisions/s", "aerodrome/etherium/loop", at_least=1e6),
    Goal("Etherium, interpreted: 0.1 million decisions/s", "aerodrome/etherium/interpreted", at_least=1e5),
    Goal("Etherium, copy of a state from Python: 0.3 µs", "aerodrome/etherium/loop", copy_at_most=0.3e-6),
)
