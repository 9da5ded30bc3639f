"""What a seat may know, and the windows in which seats are asked."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know, built from nothing. Games add their zones."""

    game: str
    seat: int
    step: str
    actors: tuple[int, ...]


class Window(NamedTuple):
    """A moment in which seats may only play a card or pass, from what everybody knows.

    `kind` is one of the game's `wishes`. `seats` are those still asked, in order: the first one is asked now, the
    others once it has passed. `answer` is the id of the action that passes.
    """

    step: str
    kind: str
    seats: tuple[int, ...]
    answer: int
