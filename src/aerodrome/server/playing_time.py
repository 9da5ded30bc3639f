"""How long a match was played: from its first decision to its last, without the breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LONGEST_PAUSE: Final = 600
"""Seconds. More time than this between two decisions is a break, and is left out."""


@dataclass(slots=True)
class PlayingTime:
    """Adds up the seconds between one decision and the next."""

    seconds: float = 0.0
    _last: float | None = None

    def note(self, at: float) -> None:
        """A decision was taken."""
        pause = 0.0 if self._last is None else at - self._last
        # A clock that was set back tells nothing.
        if 0 < pause <= LONGEST_PAUSE:
            self.seconds += pause
        self._last = at
