"""Errors for people: what is wrong, where, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rules import Rule


class AerodromeError(Exception):
    """Anything a caller or a file got wrong. Its text is one clear sentence for people."""


class BadInput(AerodromeError):
    """Data from outside (an option, a seed, a record, a position, a catalogue) is not acceptable."""


class UnknownAction(AerodromeError):
    """The action does not exist in this game's vocabulary."""


class IllegalAction(AerodromeError):
    """The rules forbid the action now. `number` is what `why_not` returned; `rule` is that rule, with its text."""

    def __init__(self, message: str, number: int, rule: Rule | None = None) -> None:
        super().__init__(message)
        self.number = number
        self.rule = rule


class NotYourTurn(AerodromeError):
    """The seat has nothing to decide now."""


class NothingToUndo(AerodromeError):
    """The last decision cannot be taken back; the text says why."""
