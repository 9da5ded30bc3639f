"""What can happen with the Stone Clouds. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aerion.events import PieceEvent
from aerodrome.kernel.event_types import Event, Moved


class BirdSent(Moved, frozen=True):
    """A Hammer Bird of the Display flew at the clouds, and was discarded."""


class DiceStruck(Event, frozen=True):
    """The dice alone strike the clouds."""

    strikes: int


class CloudCracked(PieceEvent, frozen=True):
    """A cloud was struck for the first time; `ship` is the one that it holds down, if it does."""

    ship: str | None


class CloudBroken(PieceEvent, frozen=True):
    """A cracked cloud was struck, and is gone."""

    ship: str | None


EVENTS: Final[tuple[type[Event], ...]] = (BirdSent, DiceStruck, CloudCracked, CloudBroken)
