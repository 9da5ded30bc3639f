"""How seats fared that play against each other: by what they played, where they sat, who sat there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction

from .simulate import Result
from .tally import Interval, Values, wilson

SEAT, BOT, PLAYERS = "seat", "bot", "players"
EVERYWHERE = (SEAT, BOT, PLAYERS)
"""What every seat can be told apart by, besides the facts of its game: its number from 1, its bot, the table's size."""


class Standing:
    """The seats that have something in common, over many matches.

    A victory shared by two is half a victory for each. Seats of one match do not win or lose independently, so it is
    matches that are counted: where several such seats sit at one table, their shares of the victory are added up.
    """

    def __init__(self) -> None:
        self.matches = 0
        self.seats = 0
        self.victories = Fraction()
        """Shares of victories, added up."""
        self._fair = Fraction()
        self._score = 0
        self._sources: Counter[str] = Counter()

    def add(self, result: Result, seats: Iterable[int]) -> None:
        """One match, in which these seats belong here."""
        self.matches += 1
        for seat in seats:
            self.seats += 1
            self._fair += Fraction(1, result.seats)
            if seat in result.winners:
                self.victories += Fraction(1, len(result.winners))
            if result.scores:
                self._score += result.scores[seat]
            for source, value in (result.seated[seat] if result.seated else {}).items():
                if isinstance(value, int):
                    self._sources[source] += value

    @property
    def rate(self) -> Fraction:
        """The share of the victories in the matches of these seats."""
        return self.victories / self.matches

    @property
    def fair(self) -> Fraction:
        """What the rate would be if every seat of a table won equally often."""
        return self._fair / self.matches

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the rate. It is a little too wide where victories are shared."""
        return wilson(float(self.victories), self.matches)

    @property
    def is_off_balance(self) -> bool:
        """Whether the fair share lies outside the interval: the distance from it is hardly chance."""
        low, high = self.interval
        return not low <= self.fair <= high

    @property
    def mean_score(self) -> float:
        return self._score / self.seats

    def mean(self, source: str) -> float:
        """What such a seat scored from one source, on average."""
        return self._sources[source] / self.seats


class Standings:
    """A standing for each value of a fact of the seats, or for each combination of values of several facts."""

    def __init__(self, facts: tuple[str, ...], results: Iterable[Result] = ()) -> None:
        self.facts = facts
        self.rows: dict[Values, Standing] = {}
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        groups: dict[Values, list[int]] = {}
        for seat in range(result.seats):
            groups.setdefault(tuple(fact_of(result, seat, fact) for fact in self.facts), []).append(seat)
        for values, seats in groups.items():
            self.rows.setdefault(values, Standing()).add(result, seats)

    def off_balance(self) -> Iterator[tuple[Values, Standing]]:
        """Those whose distance from their fair share is hardly chance, as Wilson's intervals judge it."""
        return ((values, row) for values, row in sorted(self.rows.items(), key=str) if row.is_off_balance)


def fact_of(result: Result, seat: int, fact: str) -> str | int:
    """What a seat is told apart by."""
    if fact == SEAT:
        return seat + 1
    if fact == BOT:
        return result.bots[seat]
    return result.seats if fact == PLAYERS else result.seated[seat][fact]
