"""The window that is open at a table, as its log tells it: since when, and which seats want time.

A window asks one seat after the other, and has one countdown for all of them. It begins when the window opens, and
again when a card was played in it; passing does not renew it. Nothing here knows a hand.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from aerodrome.kernel import Window


class Windows:
    """`number` counts the countdowns. `asked` are all seats of this one, `window.seats` those that have not passed.

    `wanting` are the seats whose standing wishes named such windows when the countdown began: a wish that is changed
    meanwhile counts from the next one on. Seats in `held` asked for more time, those in `released` need none: they pass
    as soon as it is their turn.
    """

    def __init__(self) -> None:
        self.number = 0
        self.window: Window | None = None
        self.asked: tuple[int, ...] = ()
        self.since = 0.0
        self.wanting: frozenset[int] = frozenset()
        self.held: set[int] = set()
        self.released: set[int] = set()
        self._step = ""

    def note(self, window: Window | None, at: float, wishes: Sequence[Collection[str]], *, passed: bool) -> None:
        """What is open after an entry of the match; whether that entry passed in the window before it."""
        before, self.window = self.window, window
        if passed and before is not None:
            self.held.discard(before.seats[0])
        if window is None:
            return
        goes_on = passed and before is not None and (before.step, before.seats[1:]) == (window.step, window.seats)
        if not goes_on:
            self.number += 1
            self.asked, self.since = window.seats, at
            self.wanting = frozenset(seat for seat in window.seats if window.kind in wishes[seat])
            self.released.clear()
        if window.step != self._step:
            self.held.clear()
        self._step = window.step
        self.held.intersection_update(window.seats)

    def press(self, seat: int, *, more: bool) -> None:
        """A seat wants more time, or needs none. The last press counts."""
        wanted, other = (self.held, self.released) if more else (self.released, self.held)
        wanted.add(seat)
        other.discard(seat)

    def pressed(self, seat: int) -> bool | None:
        """Whether a seat wants more time; None when it has said nothing."""
        return True if seat in self.held else False if seat in self.released else None
