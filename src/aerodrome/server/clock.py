"""The turn clock of a table that was made with one: how long those who must decide still have.

It begins again with whatever everybody sees happen. What happens in secret, such as a plan that grows, does not move
it: it would tell of it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .shared import SharedTable


class TurnClock:
    """The clock of one table, as this process runs it."""

    def __init__(self, table: SharedTable) -> None:
        self._table = table
        # A table that was not in memory gives everybody the whole time again.
        self._loaded = time.time()

    @property
    def ends(self) -> float | None:
        """When the stand-in decides for a person who is asked, in seconds since 1970; None for never."""
        ledger = self._table.ledger
        if ledger.clock is None or ledger.match is None or ledger.is_over:
            return None
        return max(ledger.moved, self._loaded) + ledger.clock

    @property
    def left(self) -> float | None:
        """The seconds that are left for the people who are asked now; None where nobody is."""
        ends, ledger = self.ends, self._table.ledger
        if ends is None or ledger.match is None:
            return None
        if all(ledger.places[seat].bot is not None for seat in ledger.match.actors):
            return None
        return round(max(ends - time.time(), 0.0), 1)
