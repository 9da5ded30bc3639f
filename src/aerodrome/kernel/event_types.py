"""What every event is, and the events that any game can use.

An event says what happened, in the game's own words, when it happens: enough to show it and to tell it in a sentence.
Each game has its own in `events.py`, listed in `Game.events`. Cards are named by what they show, never by an identity:
which of two equal cards moved is nobody's business.

Tables show some things alike in every game, by what an event is derived from: a `Moved` is seen to move, a `Rolled` to
tumble. This module is not compiled.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

from msgspec import Struct


def tag_of(name: str) -> str:
    """How the class of an event is named on the wire: ShipBuilt is `ship-built`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, tag=tag_of):
    """Something that happened."""


class OfASeat(Event, frozen=True):
    """Something that a seat did, or that became of it."""

    seat: int


class Moved(Event, frozen=True):
    """A card, token or figure went from one zone to another. `card` is None for those who may not know it."""

    card: str | None
    source: str
    target: str


class Rolled(Event, frozen=True):
    """Dice changed: `kept` stayed as they were, `dice` is what lies there now."""

    kept: tuple[int, ...]
    dice: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    """A new turn, or whatever the game counts instead; a log begins a new part with it."""

    turn: int
    seat: int


class Aside(OfASeat, frozen=True):
    """Something beside the play: it asks nobody anything new."""


class Said(Aside, frozen=True):
    """A seat said a phrase."""

    phrase: str


class Ready(Aside, frozen=True):
    """A seat has committed its secret choice, or taken it back."""

    ready: bool


class Ended(Event, frozen=True):
    """The match is over."""

    winners: tuple[int, ...]
    rule: str


def union_of(kinds: Sequence[type[Struct]]) -> Any:
    """The type of whatever is of one of these kinds; events that travelled are read as one of a game's."""
    return reduce(or_, kinds)
