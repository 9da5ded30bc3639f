"""What a seat may know, and the windows in which seats are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know, built from nothing. Games add their zones."""

    game: str
    seat: int
    step: str
    actors: tuple[int, ...]


def numbered(flat: vec[i64] | list[int], at: int, names: Sequence[str]) -> dict[str, int]:
    """The numbers in a flat list from one place on, by name."""
    return {name: int(flat[at + number]) for number, name in enumerate(names)}


def counted(flat: vec[i64] | list[int], at: int, names: Sequence[str]) -> dict[str, int]:
    """The same without those that are nought."""
    return {name: count for name, count in numbered(flat, at, names).items() if count}


class Window(NamedTuple):
    """A moment in which seats may only play a card or pass, from what everybody knows.

    `kind` is one of the game's `wishes`. `seats` are those still asked, in order: the first one is asked now, the
    others once it has passed. `answer` is the id of the action that passes.
    """

    step: str
    kind: str
    seats: tuple[int, ...]
    answer: int
