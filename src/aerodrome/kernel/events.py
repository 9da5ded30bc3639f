"""What happened, told by the rules at the moment it happens.

Where part of an event is secret, the rules tell its public twin with it, so that no later reader has to guess what may
be shown to whom. This module is compiled; the events are Structs, which are not (`event_types`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .event_types import Event

EVERYBODY: Final = -1


class Entry:
    """One event: what it is, who sees it as it is, and what all others see (nothing when `public` is None)."""

    def __init__(self, event: Event, seer: i64, public: Event | None, reveals: bool) -> None:
        self.event: Final = event
        self.seer: Final = seer
        self.public: Final = public
        self.reveals: Final = reveals

    def seen_by(self, seat: i64) -> Event | None:
        if self.seer == EVERYBODY or self.seer == seat:
            return self.event
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

    def seen_by(self, seat: int) -> list[Event]:
        """The events as this seat may see them; seat -1 sees what everybody may."""
        seen: list[Event] = []
        for entry in self.entries:
            event = entry.seen_by(seat)
            if event is not None:
                seen.append(event)
        return seen

    def reveals(self) -> bool:
        """Whether any event showed a secret to a seat that did not know it."""
        return any(entry.reveals for entry in self.entries)
