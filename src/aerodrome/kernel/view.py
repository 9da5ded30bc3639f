"""What a seat may know, and the windows in which seats are asked."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any, NamedTuple

from librt.vecs import vec
from msgspec import Struct
from msgspec.structs import fields
from mypy_extensions import i64

from .state import State


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know, built from nothing. Games add their zones."""

    game: str
    seat: int
    step: str
    actors: tuple[int, ...]


def numbers_of(view: type[View], declared: Container[str]) -> Callable[[State], dict[str, Any]]:
    """What reads those fields of a view off a table that are numbers of it by the same name, or flags."""
    own = [field for field in fields(view) if field.name not in View.__struct_fields__]
    shown = {field.name: field.type for field in own if field.type in (int, bool) and field.name in declared}
    return lambda state: {name: kind(getattr(state, name)) for name, kind in shown.items()}


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
