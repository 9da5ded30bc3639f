"""Reads `weights.toml`, what `scene` knows from experience."""

from __future__ import annotations

import tomllib
from typing import Final

from aerodrome.bots.weights import in_order, text_in

SITUATION_NAMES: Final = ("quick", "normal", "expert", "normal-boarding", "expert-boarding")
# In the order of the marks in `scene`, with how many numbers each has.
MARK_NAMES: Final = {
    "bias": 1,
    "gap": 1,
    "gap-squared": 1,
    "reached": 1,
    "propeller": 1,
    "to-lair": 1,
    "near-lair": 4,
    "energy": 4,
    "energy-gap": 4,
    "smoke": 4,
    "gold": 4,
    "ambushes": 1,
    "ambushes-near-lair": 1,
    "active-crew": 8,
    "used-crew": 8,
    "pirate": 7,
    "cards-gap": 1,
    "cards-without-energy": 1,
    "first": 6,
    "second": 6,
    "more": 1,
    "required": 1,
    "size": 8,
    "emptier": 1,
}


def read(text: str) -> list[int]:
    """The weights of all situations in one row; ValueError when a table is missing or has another size."""
    tables = tomllib.loads(text)
    return [weight for name in SITUATION_NAMES for weight in in_order(tables.get(name, {}), MARK_NAMES, name)]


WEIGHTS: Final[list[int]] = read(text_in("aerodrome.bots.celestia_duo"))
