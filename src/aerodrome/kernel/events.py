"""What happened, noted by the rules at the moment it happens.

The rules write small tuples of numbers; `kernel.happenings` gives them names. Where part of an event is secret,
the rules write its public twin with it, so that no later reader has to guess what may be shown to whom.

This module is compiled.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from .event_types import Event

# The kinds of events, common to all games; the numbers that follow a kind are the game's own.
MOVED: Final = 1  # card, from zone, to zone
ROLLED: Final = 2  # dice kept, dice now
COUNTED: Final = 3  # counter, value
TURNED: Final = 4  # piece, side
STEPPED: Final = 5  # step of the turn, seat whose step it is
SAID: Final = 6  # seat, phrase
READY: Final = 7  # seat, 1 committed or 0 withdrawn
ENDED: Final = 8  # the game's own number for how

EVERYBODY: Final = -1
UNKNOWN: Final = -1  # stands in a public twin for what it does not tell

Code = tuple[int, int, int, int]


class Entry:
    """One event: what it is, who sees it as it is, and what all others see (nothing when `public` is None)."""

    def __init__(self, code: Any, seer: i64, public: Any, reveals: bool) -> None:
        self.code: Final = code
        self.seer: Final = seer
        self.public: Final = public
        self.reveals: Final = reveals

    def seen_by(self, seat: i64) -> Any:
        if self.seer == EVERYBODY or self.seer == seat:
            return self.code
        return self.public


class Events:
    """Collects the events of one decision."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def tell(self, event: Event) -> None:
        """An event that everybody sees whole, and that tells nobody a secret."""
        self.entries.append(Entry(event, EVERYBODY, None, False))

    def reveal(self, event: Event) -> None:
        """An event that everybody sees whole and that shows something some seat did not know."""
        self.entries.append(Entry(event, EVERYBODY, None, True))

    def tell_one(self, seat: i64, event: Event, public: Event | None = None, reveals: bool = False) -> None:
        """An event that one seat sees whole; all others see its public twin, or nothing.

        It `reveals` when the seat learns from it what others hold: a card that I draw is in nobody else's hand.
        """
        self.entries.append(Entry(event, seat, public, reveals))

    def add(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """An event that everybody sees whole, and that tells nobody a secret."""
        self.entries.append(Entry((kind, a, b, c), EVERYBODY, None, False))

    def add_reveal(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """An event that everybody sees whole and that shows something some seat did not know."""
        self.entries.append(Entry((kind, a, b, c), EVERYBODY, None, True))

    def add_secret(self, seer: i64, code: Code, public: Code | None, reveals: bool = False) -> None:
        """An event that one seat sees whole; all others see its public twin, or nothing.

        It `reveals` when the seat learns from it what others hold: a card that I draw is in nobody else's hand.
        """
        self.entries.append(Entry(code, seer, public, reveals))

    def seen_by(self, seat: int) -> list[Any]:
        """The events as this seat may see them; seat -1 sees what everybody may."""
        codes: list[Any] = []
        for entry in self.entries:
            code = entry.seen_by(seat)
            if code is not None:
                codes.append(code)
        return codes

    def reveals(self) -> bool:
        """Whether any event showed a secret to a seat that did not know it."""
        return any(entry.reveals for entry in self.entries)
