"""What can happen with the Flagship. This module is not compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.games.aerion.events import PieceEvent
from aerodrome.kernel.event_types import Event, Moved, Rolled


class Embarked(Moved, frozen=True):
    """The acquired Element was laid on the Flagship."""


class EmbarkedFromReserve(Moved, frozen=True):
    """An Element of the Reserve was laid on the Flagship."""


class FlagshipBuilt(PieceEvent, frozen=True):
    """The Flagship was built and flies."""


class LabRolled(Rolled, frozen=True):
    """The Research Lab let all dice be rolled again."""


class LogisticsTurned(Rolled, frozen=True):
    """The Logistics Department turned a die to its opposite face."""

    old: int
    new: int


class FactoryOpened(Moved, frozen=True):
    """An acquired factory is active."""


class FactoryGivenUp(Moved, frozen=True):
    """A factory made room for another."""


class BookLost(Moved, frozen=True):
    """Without the Library a second Book was discarded."""


EVENTS: Final[tuple[type[Event], ...]] = (
    *(Embarked, EmbarkedFromReserve, FlagshipBuilt),
    *(LabRolled, LogisticsTurned),
    *(FactoryOpened, FactoryGivenUp, BookLost),
)
