"""What many results tell together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from .simulate import Result

# The normal distribution leaves 2.5 % beyond this on either side.
_Z = 1.959963984540054


class Interval(NamedTuple):
    low: float
    high: float


def wilson(hits: float, tries: int) -> Interval:
    """The 95 % interval of a proportion, after Wilson: sound for few tries and for rates near 0 and 1."""
    if not tries:
        return Interval(0.0, 1.0)
    rate, spread = hits / tries, _Z * _Z / tries
    centre = (rate + spread / 2) / (1 + spread)
    half = _Z * sqrt(rate * (1 - rate) / tries + spread / (4 * tries)) / (1 + spread)
    low = 0.0 if hits == 0 else max(0.0, centre - half)
    high = 1.0 if hits == tries else min(1.0, centre + half)
    return Interval(low, high)


class Tally:
    """A running summary: it keeps sums, not results, so that millions of matches fit."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self.matches = 0
        self.won = 0
        """Matches with a winner."""
        self.wins: list[int] = []
        """Victories of each seat."""
        self.seated: list[int] = []
        """Matches in which each seat was there: tables may be of different sizes."""
        self.is_shared = True
        """Whether all seats won together or lost together, in every match so far."""
        self.endings: Counter[str] = Counter()
        """Ids of the rules that ended matches."""
        self.losses: Counter[str] = Counter()
        """The same for the matches that nobody won: the causes of loss."""
        self._decisions = 0
        self._turns = 0
        self._with_turns = 0
        self._scores: list[int] = []
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        for numbers, needed in (
            (self.wins, result.seats),
            (self.seated, result.seats),
            (self._scores, len(result.scores)),
        ):
            numbers += [0] * (needed - len(numbers))
        self.matches += 1
        self.won += bool(result.winners)
        for seat in range(result.seats):
            self.seated[seat] += 1
            self.wins[seat] += seat in result.winners
        self.is_shared = self.is_shared and len(result.winners) in (0, result.seats)
        self.endings[result.ending] += 1
        if not result.winners:
            self.losses[result.ending] += 1
        self._decisions += result.decisions
        if result.turns is not None:
            self._turns += result.turns
            self._with_turns += 1
        for seat, score in enumerate(result.scores):
            self._scores[seat] += score

    @property
    def win_rates(self) -> tuple[float, ...]:
        """The share of its matches that each seat won."""
        return tuple(wins / matches for wins, matches in zip(self.wins, self.seated, strict=True))

    @property
    def intervals(self) -> tuple[Interval, ...]:
        """The 95 % interval of each seat's win rate."""
        return tuple(wilson(wins, matches) for wins, matches in zip(self.wins, self.seated, strict=True))

    @property
    def mean_decisions(self) -> float | None:
        return self._decisions / self.matches if self.matches else None

    @property
    def mean_turns(self) -> float | None:
        """None where the game counts no turns."""
        return self._turns / self._with_turns if self._with_turns else None

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """The mean score of each seat; none where the game keeps no score."""
        return tuple(total / matches for total, matches in zip(self._scores, self.seated, strict=False))


Values = tuple[str | int, ...]


class Breakdown:
    """A tally for each value of a fact, or for each combination of values of several facts."""

    def __init__(self, facts: tuple[str, ...], results: Iterable[Result] = ()) -> None:
        self.facts = facts
        self.tallies: dict[Values, Tally] = {}
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        values = tuple(result.facts[fact] for fact in self.facts)
        self.tallies.setdefault(values, Tally()).add(result)
