"""What a contestant is, and how its play and its copies are timed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import repeat
from time import process_time
from typing import Protocol

# Reading the CPU clock is a system call of about half a microsecond: read it rarely, or short games pay for it.
SECONDS_BETWEEN_READINGS = 0.002


class Way(StrEnum):
    """Where the loop over the decisions runs. Only contestants of the same way are compared."""

    INSIDE = "inside the library"
    STEPPED = "stepped from Python"


@dataclass(frozen=True, slots=True)
class Sample:
    """One stretch of random play."""

    games: int
    decisions: float
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


class Contestant(Protocol):
    """One game of one library, played in one form. All of `name/game/form` is its key."""

    @property
    def name(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def form(self) -> str: ...
    @property
    def way(self) -> Way: ...

    def playouts(self, seconds: float) -> Sample:
        """Play whole random games for about so much CPU time."""

    def copy_cost(self) -> float | None:
        """Seconds to copy a state in the middle of a game; None where there is nothing of its own to copy."""


@dataclass(frozen=True, slots=True)
class Missing:
    """A contestant that cannot take part, and why."""

    name: str
    game: str
    form: str
    reason: str


def key(entry: Contestant | Missing) -> str:
    return f"{entry.name}/{entry.game}/{entry.form}"


def measure(play: Callable[[], int], seconds: float) -> Sample:
    """Call `play`, which plays one game and returns its decisions, for about so much CPU time."""
    games = decisions = 0
    batch = 1
    begin = now = process_time()
    while now - begin < seconds:
        for _ in repeat(None, batch):
            decisions += play()
        games += batch
        before, now = now, process_time()
        if now - before < SECONDS_BETWEEN_READINGS:
            batch *= 2
    return Sample(games, decisions, now - begin)


def seconds_per_call(call: Callable[[], object], seconds: float = 0.05) -> float:
    calls = 0
    batch = 1
    begin = now = process_time()
    while now - begin < seconds:
        for _ in repeat(None, batch):
            call()
        calls += batch
        before, now = now, process_time()
        if now - before < SECONDS_BETWEEN_READINGS:
            batch *= 2
    return (now - begin) / calls
