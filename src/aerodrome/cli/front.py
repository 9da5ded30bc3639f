"""What a game brings to the terminal: how its table looks, what can be chosen, what typed words mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from rich.console import Console, RenderableType

from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.event_types import Rolled

from .place import Place
from .words import Words


class Offer(NamedTuple):
    """A choice by number, and in the words of the menu."""

    number: int
    action: Action


class Misunderstood(Exception):
    """What was typed means nothing here; the text says what would."""


Command = Callable[[str, Place, Words, Console], RenderableType | None]
"""Takes what was typed after its name, and says something; nothing when the table has changed, and is drawn again.

It may raise Misunderstood.
"""


class Front(Protocol):
    """The terminal side of one game. Everything is asked of views and legal actions; it knows no rule."""

    def summary(self, match: Match, words: Words) -> str:
        """Where a match stands, in a few words."""

    def is_milestone(self, view: View) -> bool:
        """Whether a replay that does not draw every table should draw this one."""

    def table(
        self, view: View, log: Sequence[str], last: Rolled | None, words: Words, console: Console, below: int = 0
    ) -> RenderableType:
        """The table of a view, with the end of the log and the dice that the last decision rolled.

        `below` says how many lines of the terminal are needed for something else.
        """

    def menu(self, place: Place, words: Words, console: Console) -> tuple[RenderableType, Sequence[Offer]]:
        """What can be chosen now, drawn and by number."""

    def enter(self, place: Place) -> Action | None:
        """What Enter alone does: what there is no choice about, or what ends the talk; None when one must choose."""

    def understand(self, typed: str, place: Place, words: Words) -> Action | None:
        """The action that was typed, legal or not; None when it is none at all. May raise Misunderstood."""

    def pieces(self, typed: str, place: Place, words: Words) -> Sequence[str]:
        """The pieces on the table that the words mean, () for none. May raise Misunderstood."""

    def help(self, place: Place, words: Words) -> RenderableType:
        """What this step is about, and how its actions are typed."""

    def commands(self) -> Mapping[str, Command]:
        """Further commands of this game by name."""
