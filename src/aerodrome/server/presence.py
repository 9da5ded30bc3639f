"""Who is there: connected to this process or to another one, and since when not."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from .store import PresenceRow

FRESH_SECONDS = 30.0
"""Other processes say at least this often that somebody is still connected to them."""


class Presence:
    """The presence of one table's people. Times are seconds since 1970."""

    def __init__(self, table: str, process: str, started: float) -> None:
        self._table = table
        self._process = process
        self._started = started
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[tuple[int, str], PresenceRow] = {}
        self._left: dict[int, float] = {}

    def load(self, rows: Sequence[PresenceRow]) -> None:
        """What the database knows of other processes, and of this one's past."""
        self._elsewhere = {(row.seat, row.process): row for row in rows if row.process != self._process}

    def arrive(self, seat: int) -> None:
        self._here[seat] += 1

    def depart(self, seat: int) -> None:
        self._here[seat] -= 1
        self._left[seat] = time.time()

    def is_connected(self, seat: int) -> bool:
        now = time.time()
        return self._here[seat] > 0 or any(
            row.is_connected and now - row.seen < FRESH_SECONDS
            for (at, _), row in self._elsewhere.items()
            if at == seat
        )

    def last_seen(self, seat: int, otherwise: float) -> float:
        """When somebody was last seen in a seat that nobody is connected to.

        A process that was killed could not say when its people left: they count as seen when this one started.
        """
        seen = [otherwise, self._left.get(seat, 0.0)]
        for (at, _), row in self._elsewhere.items():
            if at == seat:
                seen.append(max(row.seen, self._started) if row.is_connected else row.seen)
        return max(seen)

    def rows(self) -> list[PresenceRow]:
        """What others should know of the people connected here."""
        now = time.time()
        return [self.row(seat, now) for seat in self._here if seat >= 0]

    def row(self, seat: int, now: float) -> PresenceRow:
        return PresenceRow(self._table, seat, self._process, self._here[seat] > 0, now)
