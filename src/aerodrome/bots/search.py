"""Tries a few actions with the same chance, and leaves the base move only for one that is clearly better.

Every candidate is played on with the same seeds, so that what is compared is what it does, not its luck. The base move
stands unless another is better by 2.5 standard errors of the difference: the winner among noisy means is mostly the
winner of the noise.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from aerodrome.kernel import CHOICES, Dealer

SEEDS: Final = 1 << 31
FIRST_BATCH: Final = 8
BATCH: Final = 8
KEPT: Final = 3
"""How many candidates go on after the first batch, at most."""
BEHIND: Final = 1.5
"""Standard errors below the best at which a candidate is dropped."""
CLEAR: Final = 2.5
"""Standard errors by which a candidate must be better than the base move to be played."""
BEYOND_DOUBT: Final = 5.0
"""Standard errors at which the search ends early, when only one candidate is left."""
LEAST_SPREAD: Final = 1e-4
"""Differences that happen to be all the same still leave this much doubt about one sample."""

Sample = Callable[[int, int], float]
"""Plays an action on with the chance of a seed, and says what came of it."""


class Budget:
    """What a decision may cost: CPU seconds, and samples.

    The number of samples is the limit on a usual machine, so that a decision can be repeated. Time is the limit on a
    slow one: no sample is begun that would probably end too late.
    """

    def __init__(self, seconds: float, samples: int, clock: Callable[[], float] = time.thread_time) -> None:
        self._clock = clock
        self._begun = self._last = clock()
        self._seconds = seconds
        self._samples = samples
        self._longest = 0.0

    @property
    def is_spent(self) -> bool:
        return self._samples <= 0 or self._last - self._begun + self._longest > self._seconds

    @property
    def seconds_left(self) -> float:
        return self._seconds - (self._clock() - self._begun)

    def count(self) -> None:
        """Note that a sample was taken."""
        now = self._clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        self._samples -= 1


class Differences:
    """By how much a candidate was better than the base move, sample by sample."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        return self._sum / self.count

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        variance = max(self._squares / self.count - self.mean**2, 0.0) + LEAST_SPREAD**2
        return sqrt(variance / max(self.count - 1, 1))

    def is_better_by(self, errors: float) -> bool:
        return self.count > 1 and self.mean > errors * self.error


def search(base: int, others: Sequence[int], sample: Sample, budget: Budget, dealer: Dealer) -> int:
    """The action to play: `base`, or the best of `others` that is clearly better. Seeds come from `dealer`."""
    going_on = [Differences(action) for action in others if action != base]
    batch = FIRST_BATCH
    while going_on:
        for _ in range(batch):
            if budget.is_spent:
                return chosen(base, going_on)
            _compare(base, going_on, sample, budget, dealer.pick(CHOICES, SEEDS))
        going_on = _best_of(going_on)
        if len(going_on) == 1 and going_on[0].is_better_by(BEYOND_DOUBT):
            break
        batch = BATCH
    return chosen(base, going_on)


def _compare(base: int, going_on: Sequence[Differences], sample: Sample, budget: Budget, seed: int) -> None:
    """Play the base move and each candidate with the same chance, as far as the budget goes."""
    worth = sample(base, seed)
    budget.count()
    for candidate in going_on:
        if budget.is_spent:
            return
        candidate.add(sample(candidate.action, seed) - worth)
        budget.count()


def _best_of(going_on: Sequence[Differences]) -> list[Differences]:
    """The candidates that may still turn out to be the best, the base move being one that is better by nought."""
    best = max(0.0, *(candidate.mean for candidate in going_on))
    hopeful = [one for one in going_on if one.mean + BEHIND * one.error >= best and one.mean + BEHIND * one.error > 0]
    return sorted(hopeful, key=lambda one: -one.mean)[:KEPT]


def chosen(base: int, going_on: Sequence[Differences]) -> int:
    """The best of the candidates that are clearly better than the base move, or else that."""
    clear = [candidate for candidate in going_on if candidate.is_better_by(CLEAR)]
    return max(clear, key=lambda candidate: candidate.mean).action if clear else base
