"""The standing wish: how a seat answers windows without being asked.

A window asks every seat that holds a card, whatever it is. A seat ticks the cards for which it wants to be asked; in
all other windows its wish passes for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aerodrome.kernel import Action

from .cards import ANY_TIME_KINDS, FLASH_NAMES, SEASON_KINDS_START
from .steps import WINDOW_NAMES
from .view import EtheriumView

ANY_TIME_CARDS = FLASH_NAMES[: int(ANY_TIME_KINDS)]
SEASON_CARDS = FLASH_NAMES[int(SEASON_KINDS_START) :]


def by_wish(view: EtheriumView, legal: Iterable[Action], wish: Sequence[str], discreet: bool) -> Action | None:
    """`pass` when the window concerns none of the cards ticked; None when the seat is to be asked."""
    if view.step not in WINDOW_NAMES:
        return None
    actions = list(legal)
    if discreet:
        concerned = any(card in wish for card in window_cards(view.step))
    else:
        concerned = any(action.verb == "play" and action["card"] in wish for action in actions)
    return None if concerned else next(action for action in actions if action.verb == "pass")


def window_cards(step: str) -> tuple[str, ...]:
    """The cards that can be played in a window."""
    if step in FLASH_NAMES:
        return (step,)
    return (*ANY_TIME_CARDS, *SEASON_CARDS) if step == "season-flash" else ANY_TIME_CARDS
