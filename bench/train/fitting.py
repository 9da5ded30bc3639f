"""Fits a net to rows: gradient descent with Adam, in NumPy, or in torch where there is a GPU."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec

import numpy as np

from aerodrome.bots.net import MOST_ACTIVE, UNIT

from .rows import Floats, Ints, Rows

BATCH = 2048
EPOCHS = 12
PATIENCE = 2
"""Passes without a better result on rows that are not fitted, before the fit ends."""
RATE = 2e-3
HOLD = 1e-6
"""How strongly weights are drawn to nought."""
MOMENTUM, MEMORY, TINY = 0.9, 0.999, 1e-8
CEILING = int(MOST_ACTIVE) / int(UNIT)
LIMIT = 32767

Layers = list[Floats]
"""Weights into the first layer, its bias, into the second, its bias, into the outputs, straight, the outputs' bias."""


@dataclass(frozen=True, slots=True)
class Sizes:
    marks: int
    first: int
    second: int
    outputs: int
    chances: int


@dataclass(frozen=True, slots=True)
class Parts:
    """Which rows are fitted, which say when to stop, and which say how good the result is."""

    fitted: Ints
    watched: Ints
    kept_back: Ints


def parts_of(rows: Rows) -> Parts:
    """All rows of a match are in the same part: of ten matches eight, one and one."""
    digit = (rows.match.astype(np.int64) * 2654435761 >> 7) % 10
    numbers = np.arange(len(rows), dtype=np.int32)
    return Parts(numbers[digit < 8], numbers[digit == 8], numbers[digit == 9])


def begun(sizes: Sizes, means: Floats, rng: np.random.Generator) -> Layers:
    """The net before it has learnt anything: it says the mean."""

    def drawn(rows: int, columns: int, spread: float) -> Floats:
        return rng.normal(0, spread, (rows, columns)).astype(np.float32)

    bias = means.astype(np.float32).copy()
    chances = np.clip(bias[: sizes.chances], 0.001, 0.999)
    bias[: sizes.chances] = np.log(chances / (1 - chances))
    return [
        drawn(sizes.marks, sizes.first, 0.15),
        np.zeros(sizes.first, dtype=np.float32),
        drawn(sizes.first, sizes.second, float(np.sqrt(2 / sizes.first))),
        np.zeros(sizes.second, dtype=np.float32),
        drawn(sizes.second, sizes.outputs, 0.05),
        np.zeros((sizes.marks, sizes.outputs), dtype=np.float32),
        bias,
    ]


def said(layers: Layers, table: Floats, chances: int) -> Floats:
    """What the net says of each row."""
    return _forward(layers, table, chances)[-1]


def _forward(layers: Layers, table: Floats, chances: int) -> list[Floats]:
    into_first, first_bias, into_second, second_bias, into_outputs, straight, bias = layers
    first: Floats = np.clip(table @ into_first + first_bias, 0, CEILING)
    second: Floats = np.clip(first @ into_second + second_bias, 0, CEILING)
    answer: Floats = second @ into_outputs + table @ straight + bias
    answer[:, :chances] = 1 / (1 + np.exp(-np.clip(answer[:, :chances], -30, 30)))
    return [first, second, answer]


def _gradients(layers: Layers, table: Floats, targets: Floats, sizes: Sizes) -> Layers:
    """For chances the logarithm of what was said of what came, for other numbers half the square of the error."""
    _, _, into_second, _, into_outputs, _, _ = layers
    first, second, answer = _forward(layers, table, sizes.chances)
    missed = (answer - targets) / np.float32(len(table))
    back_second = (missed @ into_outputs.T) * ((second > 0) & (second < CEILING))
    back_first = (back_second @ into_second.T) * ((first > 0) & (first < CEILING))
    return [
        table.T @ back_first,
        back_first.sum(axis=0),
        first.T @ back_second,
        back_second.sum(axis=0),
        second.T @ missed,
        table.T @ missed,
        missed.sum(axis=0),
    ]


def missed_by(layers: Layers, rows: Rows, chosen: Ints, sizes: Sizes) -> Floats:
    """The mean square of what each output misses its target by."""
    if len(chosen) == 0:
        return np.zeros(sizes.outputs, dtype=np.float32)
    answer = answers(layers, rows, chosen, sizes)
    missed: Floats = ((answer - rows.targets[chosen]) ** 2).mean(axis=0)
    return missed


def answers(layers: Layers, rows: Rows, chosen: Ints, sizes: Sizes) -> Floats:
    tables = (rows.dense(batch, sizes.marks) for batch in _batches(chosen))
    return np.concatenate([said(layers, table, sizes.chances) for table in tables])


def _batches(chosen: Ints) -> Iterator[Ints]:
    for first in range(0, len(chosen), BATCH):
        yield chosen[first : first + BATCH]


Fit = Callable[[Rows, Parts, Sizes, int], Layers]


def fit(rows: Rows, parts: Parts, sizes: Sizes, seed: int) -> Layers:
    """The net that says best what came of the rows; on a GPU where torch finds one."""
    return _fit_on_gpu(rows, parts, sizes, seed) if _has_gpu() else _fit_here(rows, parts, sizes, seed)


def _fit_here(rows: Rows, parts: Parts, sizes: Sizes, seed: int) -> Layers:
    rng = np.random.default_rng(seed)
    layers = begun(sizes, rows.targets[parts.fitted].mean(axis=0), rng)
    first_moment = [np.zeros_like(layer) for layer in layers]
    second_moment = [np.zeros_like(layer) for layer in layers]
    watch = Watch()
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        for batch in _batches(rng.permutation(parts.fitted).astype(np.int32)):
            step += 1
            gradients = _gradients(layers, rows.dense(batch, sizes.marks), rows.targets[batch], sizes)
            for number, gradient in enumerate(gradients):
                gradient = gradient + HOLD * layers[number]
                first_moment[number] = MOMENTUM * first_moment[number] + (1 - MOMENTUM) * gradient
                second_moment[number] = MEMORY * second_moment[number] + (1 - MEMORY) * gradient**2
                corrected = first_moment[number] / np.float32(1 - MOMENTUM**step)
                scale = np.sqrt(second_moment[number] / np.float32(1 - MEMORY**step)) + np.float32(TINY)
                layers[number] = (layers[number] - np.float32(rate) * corrected / scale).astype(np.float32)
        if watch.ends(epoch, layers, missed_by(layers, rows, parts.watched, sizes)):
            break
    return watch.best


class Watch:
    """Remembers the best net so far, and says when it gets no better."""

    def __init__(self) -> None:
        self.best: Layers = []
        self._least = np.inf
        self._since = 0

    def ends(self, epoch: int, layers: Layers, missed: Floats) -> bool:
        print(f"pass {epoch + 1}: misses by {' '.join(f'{one:.4f}' for one in missed)}", file=sys.stderr, flush=True)
        self._since += 1
        if missed.sum() < self._least:
            self.best, self._least, self._since = [layer.copy() for layer in layers], float(missed.sum()), 0
        return self._since > PATIENCE


def _has_gpu() -> bool:
    if find_spec("torch") is None:
        return False
    import torch

    return bool(torch.cuda.is_available())


def _fit_on_gpu(rows: Rows, parts: Parts, sizes: Sizes, seed: int) -> Layers:
    import torch

    rng = np.random.default_rng(seed)
    device = torch.device("cuda")
    start = begun(sizes, rows.targets[parts.fitted].mean(axis=0), rng)
    layers = [torch.tensor(layer, device=device, requires_grad=True) for layer in start]
    optimiser = torch.optim.Adam(layers, lr=RATE, weight_decay=HOLD)
    watch = Watch()
    for epoch in range(EPOCHS):
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - epoch / EPOCHS)
        for batch in _batches(rng.permutation(parts.fitted).astype(np.int32)):
            table = torch.from_numpy(rows.dense(batch, sizes.marks)).to(device)
            targets = torch.from_numpy(rows.targets[batch]).to(device)
            first = (table @ layers[0] + layers[1]).clamp(0, CEILING)
            second = (first @ layers[2] + layers[3]).clamp(0, CEILING)
            answer = second @ layers[4] + table @ layers[5] + layers[6]
            odds, numbers = answer[:, : sizes.chances], answer[:, sizes.chances :]
            lost = torch.nn.functional.binary_cross_entropy_with_logits(
                odds, targets[:, : sizes.chances], reduction="sum"
            )
            lost = (lost + 0.5 * ((numbers - targets[:, sizes.chances :]) ** 2).sum()) / len(batch)
            optimiser.zero_grad()
            lost.backward()
            optimiser.step()
        now = [layer.detach().cpu().numpy() for layer in layers]
        if watch.ends(epoch, now, missed_by(now, rows, parts.watched, sizes)):
            break
    return watch.best


def numbers_of(layers: Layers) -> array[int]:
    """The net in whole numbers, in the order that `Net` reads."""
    into_first, first_bias, into_second, second_bias, into_outputs, straight, bias = layers
    ordered = (into_first, first_bias, into_second.T, second_bias, into_outputs.T, straight, bias)
    flat = np.concatenate([np.ascontiguousarray(layer).ravel() for layer in ordered])
    return array("h", np.clip(np.rint(flat * UNIT), -LIMIT, LIMIT).astype(np.int16).tolist())
