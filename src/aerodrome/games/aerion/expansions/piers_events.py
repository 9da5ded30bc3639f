"""What can happen with the Piers. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.event_types import Event, Moved


class WorkerHired(Moved, frozen=True):
    """A Worker went to the Payroll, for rerolls."""

    rerolls: int


class WorkerPaid(Moved, frozen=True):
    """A Worker was paid and left the Payroll."""


class PierBuilt(Event, frozen=True):
    """A Pier was built."""

    piece: str


EVENTS: Final[tuple[type[Event], ...]] = (WorkerHired, WorkerPaid, PierBuilt)
