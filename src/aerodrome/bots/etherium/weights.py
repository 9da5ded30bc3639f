"""Reads `weights.toml`, what `worth` knows from experience."""

from __future__ import annotations

import tomllib
from typing import Final

from aerodrome.bots.weights import in_order, text_in

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
    weights = in_order(tomllib.loads(text).get("marks", {}), dict.fromkeys(MARK_NAMES, SEASONS_LEFT), "marks")
    return [weight for left in range(SEASONS_LEFT) for weight in weights[left::SEASONS_LEFT]]


WEIGHTS: Final[list[int]] = read(text_in("aerodrome.bots.etherium"))
