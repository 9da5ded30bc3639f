"""Expansion 2: The Hourglasses. Six of them, one from each deck, must be acquired before they run through.

This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from aerodrome.games.aerion.cards import ACQUIRED_ZONE, DECKS, DISCARD_ZONES, DISPLAY_ZONES, KINDS
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.table import Table
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.events import Events

from . import hourglasses_events as told

SHORT_ON_TIME: Final = 0
LEFT_WHEN_SHORT: Final[i64] = 3  # in each deck


class Hourglasses(Expansion):
    name: ClassVar[str] = "hourglasses"
    number: ClassVar[int] = 2
    variants: ClassVar[tuple[str, ...]] = ("short-on-time",)
    events: ClassVar[tuple[type[Event], ...]] = told.EVENTS

    def __init__(self) -> None:
        super().__init__()
        self.hourglass: Final = self.add_kind("hourglass")
        self.acquired: Final = self.add_area("hourglasses", self.hourglass)
        self.box: Final = self.add_area("box/hourglasses", self.hourglass)

    def shuffled_in(self, kind: i64, count: i64) -> i64:
        if self.plays_variant(SHORT_ON_TIME) and count > LEFT_WHEN_SHORT:
            return LEFT_WHEN_SHORT
        return count

    def settles(self, table: Table, card: i64, events: Events | None) -> bool:
        if card % KINDS != self.hourglass.number:
            return False
        table.put_in(self.acquired, card)
        if events is not None:
            events.tell(told.HourglassKept(table.name_of(card), ACQUIRED_ZONE, self.acquired.name))
        return True

    def phase_three_begins(self, table: Table, events: Events | None) -> None:
        """Hourglasses still in the Display are discarded."""
        for deck in range(DECKS):
            if table.displayed_kind(deck) == self.hourglass.number:
                card = table.discard_displayed(deck)
                if events is not None:
                    events.tell(told.HourglassRanOut(table.name_of(card), DISPLAY_ZONES[deck], DISCARD_ZONES[deck]))

    def allows_victory(self, table: Table) -> bool:
        """One Hourglass from each deck; a second from the same deck counts for nothing."""
        for deck in range(DECKS):
            if not table.lies_in(self.acquired, deck * KINDS + self.hourglass.number):
                return False
        return True
