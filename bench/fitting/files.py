"""The files of a fit: the rows that several runs gather, and the text of a `weights.toml`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

Row = tuple[int, ...]
"""Whether the match was won, then what the table was like."""

NUMBERS = re.compile(r"(?<=\[)-?\d+(?:, -?\d+)*(?=\])")


def gathered(rows: list[Row], path: Path | None) -> list[Row]:
    """Add the rows to a file and return all that it holds; without a file, the rows themselves."""
    if path is None:
        return rows
    with path.open("a", encoding="utf-8") as file:
        file.writelines(" ".join(map(str, row)) + "\n" for row in rows)
    return [tuple(map(int, line.split())) for line in path.read_text(encoding="utf-8").splitlines()]


def summary(rows: Sequence[Row]) -> str:
    share = sum(row[0] for row in rows) / max(len(rows), 1)
    return f"{len(rows)} rows, of won matches: {share:.1%}"


def with_weights(text: str, weights: Iterable[float]) -> str:
    """The text of a `weights.toml` with other weights, in thousandths: its lines, comments and tables stay.

    ValueError when it has room for more or fewer of them.
    """
    numbers = [str(round(weight * 1000)) for weight in weights]
    lines, at = [], 0
    for line in text.splitlines():
        found = None if line.startswith("#") else NUMBERS.search(line)
        if found:
            size = found[0].count(",") + 1
            line = line[: found.start()] + ", ".join(numbers[at : at + size]) + line[found.end() :]
            at += size
        lines.append(line)
    if at != len(numbers):
        raise ValueError(f"the file has room for {at} weights, not for {len(numbers)}")
    return "\n".join(lines) + "\n"
