"""What can happen with the Piers. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aerion.events import PieceEvent
from aerodrome.kernel.event_types import Event, Moved


class WorkerHired(Moved, frozen=True):
    """A Worker went to the Payroll, for rerolls."""

    rerolls: int


class WorkerPaid(Moved, frozen=True):
    """A Worker was paid and left the Payroll."""


class PierBuilt(PieceEvent, frozen=True):
    """A Pier was built."""


EVENTS: Final[tuple[type[Event], ...]] = (WorkerHired, WorkerPaid, PierBuilt)
