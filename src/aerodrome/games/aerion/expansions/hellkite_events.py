"""What can happen with the Hellkite. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.event_types import Event


class HellkiteFlew(Event, frozen=True):
    """The Hellkite moved to another place of the row, counted from 1."""

    piece: str
    place: int


class HellkiteDefeated(Event, frozen=True):
    """No Outpost and no Lair is left."""

    piece: str


class OutpostDestroyed(Event, frozen=True):
    """An Outpost fell."""

    piece: str


class LairUncovered(Event, frozen=True):
    """A Lair of this type lay under a fallen Outpost."""

    piece: str
    side: str


class LairDestroyed(Event, frozen=True):
    """A Lair fell."""

    piece: str


class LairLeft(Event, frozen=True):
    """A seat takes no card for a fallen Lair."""

    seat: int


EVENTS: Final[tuple[type[Event], ...]] = (
    *(HellkiteFlew, HellkiteDefeated),
    *(OutpostDestroyed, LairUncovered, LairDestroyed, LairLeft),
)
