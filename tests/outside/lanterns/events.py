"""What can happen in Lanterns."""

from __future__ import annotations

from aerodrome.kernel.event_types import Ended, Event, Moved, Ready, Rolled, Said, TurnBegan


class LanternDrawn(Moved, frozen=True):
    """A seat drew a lantern, unseen by the other."""

    seat: int


class LanternLaid(Moved, frozen=True):
    """A seat bid a lantern face down."""

    seat: int


class LanternTaken(Moved, frozen=True):
    """A seat took its bid back."""

    seat: int


class LanternShown(Moved, frozen=True):
    """A bid was turned up and laid aside."""

    seat: int


class TieBroken(Rolled, frozen=True):
    """Both bids were equally bright, and the die chose a seat."""

    seat: int


class PointWon(Event, frozen=True):
    """A seat won a round."""

    seat: int
    points: int


EVENTS = (
    LanternDrawn,
    LanternLaid,
    LanternTaken,
    LanternShown,
    TieBroken,
    PointWon,
    Said,
    Ready,
    TurnBegan,
    Ended,
)
