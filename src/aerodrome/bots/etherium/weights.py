"""Reads `weights.toml`, what `worth` knows from experience."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

# In the order of the marks in `worth`.
MARK_NAMES: Final = (
    "few-basics",
    "many-basics",
    "kinds-of-basics",
    "ether",
    "booster-1",
    "booster-2",
    "booster-3",
    *[f"{unit}-{level}" for unit in ("collector", "army", "defence", "guide") for level in range(1, 5)],
    *("resource", "omen", "voyage", "harvest", "armour", "rampart", "fate"),
    "card",
    "army-at-ether",
    *("collector-at-forest", "collector-at-mountain", "collector-at-mine", "collector-at-ether"),
)
SEASONS_LEFT: Final = 7
"""Each mark has one weight for each number of seasons to come, zero to six."""


def read(text: str) -> list[int]:
    """The weights in one row, season by season; ValueError when a mark is missing or has another number of them."""
    marks = tomllib.loads(text).get("marks", {})
    rows = []
    for name in MARK_NAMES:
        row = [int(weight) for weight in marks.get(name, [])]
        if len(row) != SEASONS_LEFT:
            raise ValueError(f"{name!r} has {len(row)} weights, not {SEASONS_LEFT}")
        rows.append(row)
    return [row[left] for left in range(SEASONS_LEFT) for row in rows]


WEIGHTS: Final[list[int]] = read(files("aerodrome.bots.etherium").joinpath("weights.toml").read_text(encoding="utf-8"))
