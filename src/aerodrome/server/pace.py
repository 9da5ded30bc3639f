"""How long pauses last at a table: as long as the slowest of the people who sit there wants, whatever they hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aerodrome.protocol.messages import Speed

NORMAL: Final = "normal"
PAUSE: Final[dict[Speed, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "off": 0.0}
COUNTDOWN: Final[dict[Speed, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.6, "off": 0.35}
"""A countdown is never so short that nobody can ask for time in it."""


def slowest(paces: Iterable[Speed]) -> Speed:
    """The pace at which nobody is hurried; the normal one where nobody is there."""
    return max(paces, key=PAUSE.__getitem__, default=NORMAL)
