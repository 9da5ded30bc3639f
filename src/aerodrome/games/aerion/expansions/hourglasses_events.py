"""What can happen with the Hourglasses. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.event_types import Event, Moved


class HourglassKept(Moved, frozen=True):
    """An acquired Hourglass was laid beside the Ships."""


class HourglassRanOut(Moved, frozen=True):
    """An Hourglass left in the Display was discarded."""


EVENTS: Final[tuple[type[Event], ...]] = (HourglassKept, HourglassRanOut)
