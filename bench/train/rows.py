"""Tables that were seen in matches, each with what came of it, in arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Rows:
    """Row i has the marks `marks[starts[i]:starts[i + 1]]`, each with its amount; `match` says where it was seen."""

    starts: NDArray[np.int64]
    marks: NDArray[np.uint16]
    amounts: NDArray[np.int16]
    targets: Floats
    match: Ints

    def __len__(self) -> int:
        return len(self.match)

    def dense(self, chosen: Ints, marks: int) -> Floats:
        """Some of the rows as a table of amounts: [row, mark]."""
        table = np.zeros((len(chosen), marks), dtype=np.float32)
        lengths = (self.starts[chosen + 1] - self.starts[chosen]).astype(np.int64)
        within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        at = np.repeat(self.starts[chosen], lengths) + within
        # A mark that is noted twice counts twice.
        np.add.at(table, (np.repeat(np.arange(len(chosen)), lengths), self.marks[at]), self.amounts[at])
        return table

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path, starts=self.starts, marks=self.marks, amounts=self.amounts, targets=self.targets, match=self.match
        )


def load(path: Path) -> Rows:
    with np.load(path) as found:
        return Rows(found["starts"], found["marks"], found["amounts"], found["targets"], found["match"])


def rows_of(
    marks: Sequence[Sequence[tuple[int, int]]], targets: Sequence[Sequence[float]], match: Sequence[int]
) -> Rows:
    """Rows from lists, as one process gathers them."""
    starts = np.cumsum([0, *(len(row) for row in marks)], dtype=np.int64)
    return Rows(
        starts,
        np.array([mark for row in marks for mark, _ in row], dtype=np.uint16),
        np.array([amount for row in marks for _, amount in row], dtype=np.int16),
        np.array(targets, dtype=np.float32).reshape(len(marks), -1),
        np.array(match, dtype=np.int32),
    )


def together(parts: Sequence[Rows]) -> Rows:
    """All rows of several parts. Matches of different parts count as different ones."""
    sizes = [len(part.marks) for part in parts]
    firsts = np.cumsum([0, *sizes[:-1]])
    matches = np.cumsum([0, *(int(part.match.max(initial=-1)) + 1 for part in parts[:-1])])
    starts = [part.starts[:-1] + first for part, first in zip(parts, firsts, strict=True)]
    return Rows(
        np.concatenate([*starts, np.array([sum(sizes)], dtype=np.int64)]),
        np.concatenate([part.marks for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.match + first for part, first in zip(parts, matches, strict=True)]).astype(np.int32),
    )
