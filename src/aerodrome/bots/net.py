"""A small net over marks: how likely a table is won, in integers. This module is compiled.

A table is described by *marks*: numbers, each of which says one fact ("two Nuts are needed, one is left"), some with an
amount. What they say is added up twice: straight, as a weighted sum, and through two hidden layers, which know how
facts go together. Integers make the answer the same on every machine and in both builds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_FEATURES: Final[i64] = 256
"""Marks that one table can have."""
UNIT: Final[i64] = 1024
"""What 1 is in the numbers of a net. A power of two, so that the sums are scaled by a shift."""
SHIFT: Final[i64] = 10
MOST_ACTIVE: Final[i64] = 32 * 1024
"""A hidden cell never says more than this: no sum can overflow, whatever the amounts are."""


class Features:
    """The marks of one table, each with its amount."""

    def __init__(self) -> None:
        self.found: vec[i64] = vec[i64]([0] * MOST_FEATURES)
        self.amounts: vec[i64] = vec[i64]([0] * MOST_FEATURES)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, mark: i64) -> None:
        self.add_amount(mark, 1)

    def add_amount(self, mark: i64, amount: i64) -> None:
        """Note a mark; an amount of nought is left out."""
        if amount != 0:
            self.found[self.count] = mark
            self.amounts[self.count] = amount
            self.count += 1

    def pairs(self) -> list[tuple[int, int]]:
        """The marks with their amounts."""
        return [(int(self.found[at]), int(self.amounts[at])) for at in range(self.count)]


class Net:
    """A net of fixed sizes; `numbers` are its weights in units of 1/1024, layer by layer.

    The order: [mark, cell of the first layer], its bias; [second, first], its bias; [output, second], [mark, output],
    the bias of the outputs.
    """

    def __init__(self, marks: i64, first: i64, second: i64, outputs: i64, numbers: vec[i64]) -> None:
        self.marks: i64 = marks
        self.first: i64 = first
        self.second: i64 = second
        self.outputs: vec[i64] = vec[i64]([0] * int(outputs))
        if len(numbers) != size_of(marks, first, second, outputs):
            raise ValueError(f"a net of these sizes has {size_of(marks, first, second, outputs)} numbers")
        at: i64 = marks * first
        self.into_first: vec[i64] = numbers[:at]
        self.first_bias: vec[i64] = numbers[at : at + first]
        at += first
        self.into_second: vec[i64] = numbers[at : at + second * first]
        at += second * first
        self.second_bias: vec[i64] = numbers[at : at + second]
        at += second
        self.into_outputs: vec[i64] = numbers[at : at + outputs * second]
        at += outputs * second
        self.straight: vec[i64] = numbers[at : at + marks * outputs]
        at += marks * outputs
        self.bias: vec[i64] = numbers[at:]
        self.first_cells: vec[i64] = vec[i64]([0] * int(first))
        self.second_cells: vec[i64] = vec[i64]([0] * int(second))

    def evaluate(self, features: Features) -> i64:
        """Work out all `outputs`, in thousandths, and return the first of them."""
        self.look(features)
        self.combine()
        return self.answer(features)

    def look(self, features: Features) -> None:
        """The first layer: what the marks say together."""
        cells = self.first_cells
        weights = self.into_first
        first = self.first
        bias = self.first_bias
        for cell in range(first):
            cells[cell] = bias[cell]
        for at in range(features.count):
            row = features.found[at] * first
            amount = features.amounts[at]
            for cell in range(first):
                cells[cell] += weights[row + cell] * amount
        for cell in range(first):
            cells[cell] = max(0, min(cells[cell], MOST_ACTIVE))

    def combine(self) -> None:
        """The second layer."""
        cells = self.second_cells
        before = self.first_cells
        weights = self.into_second
        first = self.first
        for cell in range(self.second):
            row = cell * first
            total: i64 = 0
            for at in range(first):
                total += before[at] * weights[row + at]
            cells[cell] = max(0, min((total >> SHIFT) + self.second_bias[cell], MOST_ACTIVE))

    def answer(self, features: Features) -> i64:
        """The outputs, from the second layer and straight from the marks."""
        outputs = self.outputs
        count = len(outputs)
        for output in range(count):
            total: i64 = 0
            row = output * self.second
            for at in range(self.second):
                total += self.second_cells[at] * self.into_outputs[row + at]
            said = (total >> SHIFT) + self.bias[output]
            for at in range(features.count):
                said += self.straight[features.found[at] * count + output] * features.amounts[at]
            outputs[output] = (said * 1000) >> SHIFT
        return outputs[0]


def size_of(marks: i64, first: i64, second: i64, outputs: i64) -> i64:
    """How many numbers a net of these sizes has."""
    return marks * first + first + second * first + second + outputs * second + marks * outputs + outputs
