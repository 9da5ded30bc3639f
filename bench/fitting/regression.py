"""A logistic regression that stays near the weights it starts from, and keeps an order among them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

EPOCHS = 8
STEP = 0.05
PULL = 1e-4
"""How strongly each row draws the weights back to where they were."""
SWEEPS = 50
FEWEST_ROWS = 30
"""Every weight counts as having so many rows more than it has, where two must meet."""
MOST_WORTH = 700.0
"""Far beyond any certainty, and still something that `exp` can bear."""


class Example(NamedTuple):
    """A row as the regression sees it: whether the match was won, and which marks there were, how much of each."""

    won: int
    marks: Sequence[int]
    amounts: Sequence[int]


class Order(NamedTuple):
    """A mark, one that cannot be worse, and by how much it must be better at least."""

    worse: int
    better: int
    by: float = 0.0


class Sense(NamedTuple):
    """What no rows can make the regression doubt. `good` are marks whose weights are never below zero."""

    orders: Sequence[Order]
    good: Sequence[int] = ()


def put_in_order(weights: list[float], rows: Sequence[int], sense: Sense) -> None:
    """Draw pairs of weights that stand the wrong way round together, each as far as few rows speak for it."""
    for _sweep in range(SWEEPS):
        for worse, better, by in sense.orders:
            if weights[worse] + by > weights[better]:
                of_both = rows[worse] + rows[better]
                mean = (weights[worse] * rows[worse] + (weights[better] - by) * rows[better]) / of_both
                weights[worse] = mean
                weights[better] = mean + by
        for mark in sense.good:
            weights[mark] = max(weights[mark], 0.0)


def fit(
    examples: list[Example], start: Sequence[float], sense: Sense, shuffler: random.Random, hold: float = 0.0
) -> list[float]:
    """The weights, in units of the log-odds, after several passes of gradient descent with steps that shrink.

    A weight whose mark is in no example stays where it is, unless the order asks for more. `hold` is how sure the start
    is, beside the rows: one over the variance of how far a weight may be from it. The examples are shuffled in place.
    """
    weights = list(start)
    squares = [1e-2] * len(weights)
    counts, largest = _seen(examples, len(weights))
    pulls = [PULL + hold / max(count, 1) for count in counts]
    # An amount that can be large would otherwise throw the worth about with its first steps.
    steps = [STEP / amount for amount in largest]
    trusted = [FEWEST_ROWS + count for count in counts]
    for _epoch in range(EPOCHS):
        shuffler.shuffle(examples)
        for won, marks, amounts in examples:
            worth = sum([weights[mark] * amount for mark, amount in zip(marks, amounts, strict=True)])
            error = 1 / (1 + exp(min(-worth, MOST_WORTH))) - won
            for mark, amount in zip(marks, amounts, strict=True):
                slope = error * amount + pulls[mark] * (weights[mark] - start[mark])
                squares[mark] += slope * slope
                weights[mark] -= steps[mark] * slope / sqrt(squares[mark])
        put_in_order(weights, trusted, sense)
    return weights


def _seen(examples: Sequence[Example], size: int) -> tuple[list[int], list[int]]:
    """In how many examples each mark is, and its largest amount, at least one."""
    counts, largest = [0] * size, [1] * size
    for example in examples:
        for mark, amount in zip(example.marks, example.amounts, strict=True):
            counts[mark] += 1
            largest[mark] = max(largest[mark], abs(amount))
    return counts, largest
