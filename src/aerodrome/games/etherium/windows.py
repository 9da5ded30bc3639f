"""Windows, from what everybody knows: which kinds there are, and which seats are still asked.

A window asks every seat that holds a card, whichever it is. A seat's standing wish names the kinds of windows in which
it wants to be asked; nothing here knows a hand.
"""

from __future__ import annotations

from typing import Final

from aerodrome.kernel import Window

from .cards import CHARGE, FLASH_NAMES, PLENTY
from .chapters.execution import PASS
from .view import EtheriumView

WINDOW_KINDS: Final = ("season", "numbers", "actions", "conflicts", "end")
USUAL_KINDS: Final = ("season", "conflicts")
KIND_OF: Final = {
    "season-flash": "season",
    "number-flash": "numbers",
    "after-flash": "actions",
    "discipline": "conflicts",
    "hideout": "conflicts",
    "spoils": "conflicts",
    "end-flash": "end",
}
OF_ALL: Final = ("season-flash", "number-flash", "end-flash")
_PASS: Final = int(PASS.first)


def window_of(view: EtheriumView) -> Window | None:
    """The window that is open. The others concern one seat, though the next window may follow at once."""
    if view.step not in KIND_OF:
        return None
    seats = _still_asked(view) if view.step in OF_ALL else (view.player,)
    return Window(view.step, KIND_OF[view.step], seats, _PASS)


def cards_for(step: str) -> tuple[str, ...]:
    """The cards that a window is for."""
    if step in FLASH_NAMES:
        return (step,)
    any_time = FLASH_NAMES[:CHARGE]
    return (*any_time, *FLASH_NAMES[PLENTY:]) if step == "season-flash" else any_time


def _still_asked(view: EtheriumView) -> tuple[int, ...]:
    """From the seat whose turn it is, in reverse order of initiative, until all have passed in a row."""
    seats = len(view.players)
    turns = (view.turn + ahead for ahead in range(seats - view.passes))
    ranked = (view.order[seats - 1 - turn % seats] for turn in turns)
    return tuple(seat for seat in ranked if view.players[seat].cards > 0)
