"""What a game's fields.toml declares by name: steps, streams of chance, numbers.

`./go numbers` writes their numbers from the same file.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def declared_in(package: str) -> dict[str, Any]:
    """The declarations of the game in this package."""
    return tomllib.loads(files(package).joinpath("fields.toml").read_text(encoding="utf-8"))


def step_names(package: str) -> tuple[str, ...]:
    """What steps are called in views and positions, by number."""
    return tuple(name.replace("_", "-") for name in declared_in(package)["steps"])


def stream_names(package: str) -> tuple[str, ...]:
    """What streams are called in records, by number; several may share a word."""
    names: list[str] = []
    for entry in declared_in(package)["streams"]:
        groups = {} if isinstance(entry, str) else entry
        names += [f"{word} {name}" for word, each in groups.items() for name in each] or [entry]
    return tuple(names)


def number_names(package: str) -> tuple[str, ...]:
    """The numbers that tell two tables apart; those that follow from others are left out."""
    return tuple(name for name, entry in declared_in(package)["numbers"].items() if not entry.get("follows", False))
