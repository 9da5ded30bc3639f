"""Least squares that stay near the weights they start from."""

from __future__ import annotations

from collections.abc import Sequence


def fit(
    rows: Sequence[Sequence[float]], targets: Sequence[float], start: Sequence[float], hold: Sequence[float]
) -> list[float]:
    """The weights under which the rows miss their targets least.

    `hold` is how sure each weight of the start is: it counts like so many rows in which that mark alone is 1.
    """
    size = len(start)
    products = [[0.0] * size for _ in range(size)]
    missed = [0.0] * size
    for row, target in zip(rows, targets, strict=True):
        there = [(mark, amount) for mark, amount in enumerate(row) if amount]
        error = target - sum(start[mark] * amount for mark, amount in there)
        for mark, amount in there:
            missed[mark] += amount * error
            products_of_mark = products[mark]
            for other, other_amount in there:
                products_of_mark[other] += amount * other_amount
    for mark in range(size):
        products[mark][mark] += hold[mark]
    return [before + change for before, change in zip(start, solved(products, missed), strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations whose matrix is positive definite. Both arguments are used up."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = matrix[row][pivot] / matrix[pivot][pivot]
            if factor:
                for column in range(pivot, size):
                    matrix[row][column] -= factor * matrix[pivot][column]
                right[row] -= factor * right[pivot]
    for pivot in reversed(range(size)):
        known = sum(matrix[pivot][column] * right[column] for column in range(pivot + 1, size))
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot]
    return right
