"""Reads the `weights.toml` of a bot, what it knows from experience."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any


def text_in(package: str) -> str:
    """The weights that come with the bot in a package."""
    return files(package).joinpath("weights.toml").read_text(encoding="utf-8")


def in_order(found: Mapping[str, Any], sizes: Mapping[str, int], whose: str = "weights") -> list[int]:
    """The weights of all marks in one row; ValueError when a mark is missing or has another number of them."""
    weights: list[int] = []
    for mark, size in sizes.items():
        row = [int(weight) for weight in found.get(mark, [])]
        if len(row) != size:
            raise ValueError(f"{mark!r} of {whose!r} has {len(row)} weights, not {size}")
        weights += row
    return weights
