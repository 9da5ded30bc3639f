"""Reads `weights.toml`, what `worth` knows from experience."""

from __future__ import annotations

import tomllib
from itertools import chain
from typing import Final

from aerodrome.bots.weights import in_order, text_in

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
    return in_order({name: list(chain(*rows)) for name, rows in tomllib.loads(text).items()}, TABLES)


WEIGHTS: Final[list[int]] = read(text_in("aerodrome.bots.aerion"))
