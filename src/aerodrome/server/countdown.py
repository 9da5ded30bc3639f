"""One countdown for all seats of a window: what everybody is told of it, and when which person's seat passes.

All of it follows from public facts, from standing wishes and from what people press. What a seat holds makes no
difference, neither to who is asked nor to when an automatic pass comes.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from aerodrome.kernel import Window
from aerodrome.protocol.messages import WindowInfo

from .channels import Connection, encoded
from .pace import COUNTDOWN
from .windows import Windows

if TYPE_CHECKING:
    from .table import LiveTable

GRACE = 0.25
"""What is pressed in the last moment of the countdown takes a while to come here."""


class Countdown:
    """The countdown of one table, as this process runs it. `seconds` is how long each one lasts at the normal pace."""

    def __init__(self, table: LiveTable, seconds: float) -> None:
        self._table = table
        self._seconds = seconds
        # A table that was not in memory gives everybody the whole time again.
        self._loaded = time.time()
        self._shown: int | None = None
        self._length = (0, seconds)
        self._pressed: dict[int, bool | None] = {}

    # When seats pass

    def passes_at(self, seat: int) -> float | None:
        """When a person's seat that is being asked passes, in seconds since 1970: 0 for at once, None for never."""
        windows = self._windows
        window = windows.window
        if window is None or seat in windows.held:
            return None
        if seat in windows.released:
            return 0.0
        if self._hurries_nobody(seat) and seat in windows.wanting:
            return None
        return self._ends + GRACE if self._is_wanted(window) else 0.0

    def _is_wanted(self, window: Window) -> bool:
        """Whether a person who has not passed yet wants to be asked in such windows. If nobody does, all pass at once.

        Who shares a device or plays with bots alone is no reason for a countdown: such seats are waited for.
        """
        places, windows = self._table.ledger.places, self._windows
        wanting = windows.wanting.intersection(window.seats) - windows.released
        return any(places[seat].bot is None and not self._hurries_nobody(seat) for seat in wanting)

    def _hurries_nobody(self, seat: int) -> bool:
        """Whether somebody plays several seats on one device, which is handed over and then waits, or is the only
        person at the table: there is nobody whom a wait would tell anything, or keep waiting.
        """
        places = self._table.ledger.places
        owners = [place.owner for place in places if place.bot is None]
        return owners.count(places[seat].owner) > 1 or len(owners) == 1

    @property
    def _windows(self) -> Windows:
        return self._table.ledger.windows

    @property
    def _ends(self) -> float:
        return max(self._windows.since, self._loaded) + self._lasting()

    def _lasting(self) -> float:
        """How long the countdown lasts that runs: as the people at the table liked it when it began."""
        number = self._windows.number
        if self._length[0] != number:
            self._length = (number, self._seconds * COUNTDOWN[self._table.pace()])
        return self._length[1]

    # What everybody is told

    def show(self) -> None:
        """Tell everybody of a countdown that has begun or is over, and each seat of what it has pressed."""
        windows, before = self._windows, self._shown
        self._shown = windows.number if self._is_open() else None
        if self._shown is None:
            if before is not None:
                self._send(self._table.connections())
            return
        pressed = {seat: windows.pressed(seat) for seat in windows.asked}
        changed = self._shown != before
        told, self._pressed = self._pressed, pressed
        self._send(
            connection
            for connection in self._table.connections()
            if changed or told.get(connection.seat) != pressed.get(connection.seat)
        )

    def welcome(self, connection: Connection) -> None:
        """Tell somebody who has just come of the countdown that is shown."""
        if self._shown is not None:
            self._send((connection,))

    def _is_open(self) -> bool:
        ledger = self._table.ledger
        window = self._windows.window
        if ledger.match is None or ledger.is_over or ledger.outdated is not None or window is None:
            return False
        return self._shown == self._windows.number or self._is_wanted(window)

    def _send(self, connections: Iterable[Connection]) -> None:
        texts: dict[bool | None, str] = {}
        for connection in connections:
            more = None if self._shown is None else self._windows.pressed(connection.seat)
            if more not in texts:
                texts[more] = encoded(self._info(more))
            connection.send(texts[more])

    def _info(self, more: bool | None) -> WindowInfo:
        windows = self._windows
        if self._shown is None or windows.window is None:
            return WindowInfo(number=windows.number, kind=None)
        left = min(max(self._ends - time.time(), 0.0), self._lasting())
        return WindowInfo(
            number=windows.number,
            kind=windows.window.kind,
            seats=windows.asked,
            seconds=self._lasting(),
            left=round(left, 3),
            more=more,
        )
