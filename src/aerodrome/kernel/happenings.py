"""Events with names: what changed on the table, enough to animate it and to bring the last view up to date.

Cards are named by what they show, never by an identity: which of two equal cards moved is nobody's business.
"""

from __future__ import annotations

from msgspec import Struct


class Moved(Struct, frozen=True, tag="moved"):
    """A card went from one zone to another. `card` is None for those who may not know it."""

    card: str | None
    source: str
    target: str


class Rolled(Struct, frozen=True, tag="rolled"):
    """Dice changed: `kept` stayed as they were, `dice` is what lies there now."""

    kept: tuple[int, ...]
    dice: tuple[int, ...]


class Counted(Struct, frozen=True, tag="counted"):
    """A counter has a new value."""

    counter: str
    value: int


class Turned(Struct, frozen=True, tag="turned"):
    """A token shows another side."""

    piece: str
    side: str


class Stepped(Struct, frozen=True, tag="stepped"):
    """The match is at another step; `seat` is whose step it is (-1: several), `about` what it concerns, if anything."""

    step: str
    seat: int
    about: str | None = None


class Said(Struct, frozen=True, tag="said"):
    """A seat said a phrase."""

    seat: int
    phrase: str


class Ready(Struct, frozen=True, tag="ready"):
    """A seat has committed its secret choice, or taken it back."""

    seat: int
    ready: bool


class Ended(Struct, frozen=True, tag="ended"):
    """The match is over."""

    winners: tuple[int, ...]
    rule: str


Happening = Moved | Rolled | Counted | Turned | Stepped | Said | Ready | Ended
