"""A table in front of a terminal, as the screen needs it: on this machine, or at a server far away."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, Protocol

from aerodrome.cli.words import bot_name
from aerodrome.kernel import LANGUAGES, Action, Event, Game, Reason, Rule, State, View
from aerodrome.kernel.texts import PLAIN
from aerodrome.kernel.voice import SpokenVoice

from .history import History

SPECTATOR: Final = -1
"""The seat of those who only look on: its views hold what everybody may know."""


class Pace(Enum):
    """How a story goes on that is told as it happens: when Enter is pressed, by the clock, or all at once."""

    ENTER = "enter"
    CLOCK = "clock"
    NONE = "none"


def called(
    people: Sequence[str | None], bots: Sequence[str | None], own: int | None, game: Game
) -> dict[str, list[str]]:
    """What the players are called, by the names of people and the ids of bots; one seat may be the reader's own."""
    # Sentences that are made of messages alone are in the third person, where "you" does not fit.
    is_you = isinstance(game.voice, SpokenVoice)

    def names(lang: str) -> list[str]:
        found = [person or (bot_name(bot, lang) if bot else "") for person, bot in zip(people, bots, strict=True)]
        you = PLAIN.say(lang, "cli-you") if is_you else ""
        return [
            (f"{name} ({seat + 1})" if found.count(name) > 1 else name) if name else (you if seat == own else "")
            for seat, name in enumerate(found)
        ]

    return {lang: names(lang) for lang in LANGUAGES}


class Session(Protocol):
    """What the person at the screen sees and may do, and doing it."""

    game: Game
    """The game with the catalogue that is played with."""
    seats: int
    """How many play."""
    pace: Pace
    is_handed_over: bool
    """Whether persons with secrets from each other share the screen."""
    quiet_turn: int | None = None
    """The turn in which the person at the screen wants to be asked no more than needed."""

    @property
    def seat(self) -> int:
        """The seat whose eyes the screen is for, -1 for those who look on."""

    @property
    def history(self) -> History:
        """What has happened, as the person at the screen knows it."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""

    @property
    def wish(self) -> tuple[str, ...]:
        """The standing wish: the names that are ticked."""

    @property
    def view(self) -> View:
        """What the person at the screen may know."""
        return self.history.view

    @property
    def is_person(self) -> bool:
        """Whether a person at the screen decides something here, and does not only look on."""
        return self.seat != SPECTATOR

    @property
    def is_planning(self) -> bool:
        """Whether secret plans are being made, which are withdrawn rather than undone."""
        return self.game.is_planning(self.view)

    @property
    def is_quiet(self) -> bool:
        """Whether the person at the screen wants to be asked no more than needed in the turn that goes on."""
        return self.quiet_turn is not None and self._turn() == self.quiet_turn

    def be_quiet(self) -> None:
        """From now on until the turn is over, ask the person at the screen no more than needed."""
        self.quiet_turn = self._turn()

    def _turn(self) -> int | None:
        field = self.game.registration.turn
        return None if field is None else getattr(self.view, field)

    def legal(self) -> list[Action]:
        """What may be done now."""

    def why_not(self, action: Action) -> Rule | None:
        """The rule that forbids an action."""

    def tried(self, action: Action) -> tuple[State, list[Event]] | None:
        """The state after an action and its events, for what chance has no say in; None where only a server knows."""
        return None

    def why(self, piece: str) -> list[Reason]:
        """What can be done with a piece."""

    def why_not_undo(self) -> Rule | None:
        """Why the last decision stays, or None."""

    def why_not_withdraw(self) -> Rule | None:
        """Why there is no plan to take back, or None."""

    def play(self, action: Action) -> None:
        """Take a legal decision."""

    def undo(self) -> None:
        """Take back the last decision; only when `why_not_undo` has no objection."""

    def withdraw(self) -> None:
        """Take back a plan; only when `why_not_withdraw` has no objection."""

    def set_wish(self, names: Sequence[str]) -> None:
        """Change the standing wish."""
