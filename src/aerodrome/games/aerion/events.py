"""What can happen in Aerion, as a player would tell it. Each expansion has its own events beside its rules.

Cards are written kind@deck; zones and pieces are named as in views. This module is not compiled.
"""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.event_types import Ended, Event, Moved, OfASeat, Rolled, TurnBegan


class PieceEvent(Event, frozen=True):
    """Something became of a piece."""

    piece: str


class ShipEvent(PieceEvent, frozen=True):
    """Something became of a complete ship."""

    ship: str


class Rerolled(Rolled, frozen=True):
    """Some dice, or all, were rolled again."""


class PixieUsed(Rolled, frozen=True):
    """A Pixie turned a die from one face to another."""

    old: int
    new: int


class Discarded(Moved, frozen=True):
    """A card of the Display paid for a reroll."""


class LastCardLetGo(Moved, frozen=True):
    """The only card left in the Display was discarded, and phase 2 skipped."""


class PhaseSkipped(OfASeat, frozen=True):
    """Phase 2 was skipped."""


class Acquired(Moved, frozen=True):
    """A card of the Display was acquired, and awaits its place."""


class Placed(Moved, frozen=True):
    """The acquired card was placed in a Workshop by this seat."""

    workshop: str
    seat: int


class LeftReserve(Placed, frozen=True):
    """A card of the Reserve was moved to a Workshop."""


class Reserved(Moved, frozen=True):
    """The acquired card was laid into the Reserve, for a Book."""


class Rejected(Moved, frozen=True):
    """The acquired card was discarded."""


class BookKept(Moved, frozen=True):
    """An acquired Book was put on the Pulpit."""


class BookForRerolls(Moved, frozen=True):
    """A Book was discarded for rerolls."""

    rerolls: int


class BookForRetrieval(Moved, frozen=True):
    """A Book was discarded to retrieve cards of a discard pile."""

    deck: str


class Retrieved(Moved, frozen=True):
    """A card of a discard pile was put on top of its deck."""


class RetrievalEnded(OfASeat, frozen=True):
    """A seat retrieves no further card."""


class Revealed(Moved, frozen=True):
    """The top card of a deck was turned into the Display."""


class Replenished(OfASeat, frozen=True):
    """The Display is full again, as far as the decks reach, and the dice are taken up."""


class ShipBuilt(ShipEvent, frozen=True):
    """A ship was built and flies."""


class ShipBuiltAgain(ShipEvent, frozen=True):
    """A ship that flies already was built: nothing changes."""


class ShipNotOwned(ShipEvent, frozen=True):
    """A ship was completed by the player to whom it does not belong: it does not fly."""


class ShipWaits(ShipEvent, frozen=True):
    """A complete ship is held down, and its cards stay in the Workshop until it can fly."""


class ShipHeldDown(ShipEvent, frozen=True):
    """A complete ship is held down and loses its cards."""


EVENTS: Final[tuple[type[Event], ...]] = (
    *(Rolled, Rerolled, PixieUsed),
    *(Discarded, LastCardLetGo, PhaseSkipped),
    *(Acquired, Placed, LeftReserve, Reserved, Rejected),
    *(BookKept, BookForRerolls, BookForRetrieval, Retrieved, RetrievalEnded),
    *(Moved, ShipBuilt, ShipBuiltAgain, ShipNotOwned, ShipWaits, ShipHeldDown),
    *(Revealed, Replenished, TurnBegan, Ended),
)
