"""What can happen with the Eggs. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aerion.events import PieceEvent
from aerodrome.kernel.event_types import Event, Moved


class EggKept(Moved, frozen=True):
    """An acquired Egg joined the pile."""


class EggUsed(Moved, frozen=True):
    """An Egg of the pile went back to the box."""


class EggRevealed(Moved, frozen=True):
    """An Egg revealed the top card of a deck."""


class Laid(Moved, frozen=True):
    """A revealed card was chosen for the Display."""


class Displaced(Moved, frozen=True):
    """A card of the Display made room for a revealed one, and goes back into its deck."""


class ShuffledBack(Moved, frozen=True):
    """A revealed card goes back into its deck."""


class DeckReshuffled(PieceEvent, frozen=True):
    """A deck was shuffled: nobody knows what lies on top."""


EVENTS: Final[tuple[type[Event], ...]] = (EggKept, EggUsed, EggRevealed, Laid, Displaced, ShuffledBack, DeckReshuffled)
