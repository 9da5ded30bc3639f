"""Games of secret plans: what goes by itself at the terminal, what is told to whom, and where to draw breath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from aerodrome.kernel import Action, Game, View
from aerodrome.kernel.registration import load


class Plot(Protocol):
    """How a game is told in which secret plans are carried out: in chapters, with much that goes by itself."""

    def ends_chapter(self, before: View, after: View) -> bool:
        """Whether those who follow the story should draw breath here."""

    def answer(self, view: View, legal: Sequence[Action], wish: Sequence[str], *, is_discreet: bool) -> Action | None:
        """What goes by itself for a person: the only way there is; None when the person is to be asked.

        A discreet answer depends on the wish and on what everybody knows, never on the hand: others see who is asked.
        """

    def is_secret(self, action: Action) -> bool:
        """Whether only the seat that decides may know what it decides."""


def plot_of(game: Game) -> Plot | None:
    """How a game of secret plans is told; None for other games, which are told decision by decision."""
    place = game.registration.plot
    plot: Plot | None = None if place is None else load(place)()
    return plot
