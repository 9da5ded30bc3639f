"""What can happen with the Hellkite. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aerion.events import PieceEvent
from aerodrome.kernel.event_types import Event, OfASeat


class HellkiteFlew(PieceEvent, frozen=True):
    """The Hellkite moved to another place of the row, counted from 1."""

    place: int


class HellkiteDefeated(PieceEvent, frozen=True):
    """No Outpost and no Lair is left."""


class OutpostDestroyed(PieceEvent, frozen=True):
    """An Outpost fell."""


class LairUncovered(PieceEvent, frozen=True):
    """A Lair of this type lay under a fallen Outpost."""

    side: str


class LairDestroyed(PieceEvent, frozen=True):
    """A Lair fell."""


class LairLeft(OfASeat, frozen=True):
    """A seat takes no card for a fallen Lair."""


EVENTS: Final[tuple[type[Event], ...]] = (
    *(HellkiteFlew, HellkiteDefeated),
    *(OutpostDestroyed, LairUncovered, LairDestroyed, LairLeft),
)
