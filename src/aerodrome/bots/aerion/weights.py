"""Reads `weights.toml`, what `worth` knows from experience."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

TABLES: Final[dict[str, int]] = {
    "blueprints": 16,
    "materials": 48,
    "crew": 48,
    "columns": 54,
    "sizes": 60,
    "life": 323,
    "open": 7,
    "pixies": 28,
    "books": 14,
    "books-left": 13,
    "workshops": 25,
    "deficit": 25,
    "lost": 8,
    "second": 3,
}
"""The tables of weights in the order of the marks, with their sizes."""


def read(text: str) -> list[int]:
    """The weights of all marks; ValueError when a table is missing or has another size."""
    tables = tomllib.loads(text)
    weights: list[int] = []
    for name, size in TABLES.items():
        table = [int(weight) for row in tables.get(name, []) for weight in row]
        if len(table) != size:
            raise ValueError(f"the table {name!r} of weights has {len(table)} numbers, not {size}")
        weights += table
    return weights


WEIGHTS: Final[list[int]] = read(files("aerodrome.bots.aerion").joinpath("weights.toml").read_text(encoding="utf-8"))
