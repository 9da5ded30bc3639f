"""Runs the contestants in turns and sums up what they did."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.contest import Contestant, Missing, Sample, Way, key
from bench.entries import OURS, reason

WARM_UP_SECONDS = 0.02


@dataclass(slots=True)
class Row:
    """All that one contestant did in a run."""

    name: str
    game: str
    form: str
    way: Way
    samples: list[Sample] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    @property
    def key(self) -> str:
        return f"{self.name}/{self.game}/{self.form}"

    @property
    def rates(self) -> list[float]:
        return [sample.decisions_per_second for sample in self.samples]

    @property
    def best(self) -> float:
        return max(self.rates)

    @property
    def median(self) -> float:
        return median(self.rates)

    @property
    def games(self) -> float:
        return median(sample.games_per_second for sample in self.samples)

    @property
    def length(self) -> float:
        return sum(sample.decisions for sample in self.samples) / sum(sample.games for sample in self.samples)

    @property
    def copy_best(self) -> float | None:
        return min(self.copies, default=None)

    @property
    def copy_median(self) -> float | None:
        return median(self.copies) if self.copies else None


def alternate(entries: Iterable[Contestant]) -> list[Contestant]:
    """Ours spread evenly among the peers, so that both meet the same moments of the machine."""
    ours: list[Contestant] = []
    peers: list[Contestant] = []
    for entry in entries:
        (ours if entry.name == OURS else peers).append(entry)
    placed = [((i + 0.5) / len(side), entry) for side in (ours, peers) for i, entry in enumerate(side)]
    return [entry for _, entry in sorted(placed, key=lambda item: item[0])]


class Run:
    """Rounds of samples. A contestant that fails drops out with its reason and disturbs no other."""

    def __init__(self, entries: Sequence[Contestant | Missing]) -> None:
        self.missing = [entry for entry in entries if isinstance(entry, Missing)]
        self.contestants = alternate(entry for entry in entries if not isinstance(entry, Missing))
        self._order = [key(entry) for entry in entries]
        self._rows = {key(entry): Row(entry.name, entry.game, entry.form, entry.way) for entry in self.contestants}

    @property
    def rows(self) -> list[Row]:
        """The rows in the order of the entries."""
        return [self._rows[name] for name in self._order if name in self._rows and self._rows[name].samples]

    def play(self, rounds: int, seconds: float, say: Callable[[str], None]) -> None:
        say("warming up")
        for entry in list(self.contestants):
            self._sample(entry, min(WARM_UP_SECONDS, seconds))
        for row in self._rows.values():
            row.samples.clear()
            row.copies.clear()
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            # There and back again: a steady drift of the machine's speed then favours nobody.
            order = self.contestants if number % 2 == 0 else self.contestants[::-1]
            for entry in list(order):
                self._sample(entry, seconds)

    def _sample(self, entry: Contestant, seconds: float) -> None:
        row = self._rows[key(entry)]
        try:
            row.samples.append(entry.playouts(seconds))
            cost = entry.copy_cost()
        except Exception as error:
            self.contestants.remove(entry)
            row.samples.clear()
            self.missing.append(Missing(entry.name, entry.game, entry.form, reason(error)))
        else:
            if cost is not None:
                row.copies.append(cost)
