"""Events with names: what changed on the table, enough to animate it and to bring the last view up to date.

Cards are named by what they show, never by an identity: which of two equal cards moved is nobody's business.
"""

from __future__ import annotations

from msgspec import Struct

from .event_types import Ended, Event, Moved, Ready, Rolled, Said

__all__ = ["Counted", "Ended", "Happening", "Moved", "Ready", "Rolled", "Said", "Stepped", "Turned"]


class Counted(Struct, frozen=True, tag="counted"):
    """A counter has a new value."""

    counter: str
    value: int


class Turned(Struct, frozen=True, tag="turned"):
    """A token shows another side."""

    piece: str
    side: str


class Stepped(Struct, frozen=True, tag="stepped"):
    """The match is at another step; `seat` is whose step it is (-1: several), `about` what it concerns, if anything."""

    step: str
    seat: int
    about: str | None = None


Happening = Counted | Turned | Stepped | Event
