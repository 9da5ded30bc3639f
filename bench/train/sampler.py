"""What a game brings so that a value can be fitted: a `Sampler`, in `aerodrome.bots.GAME.sampler`."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from aerodrome.bots.net import Features
from aerodrome.kernel import State


class Course(Protocol):
    """One match as it is played, for a sampler that can take luck out of what is to be foretold.

    A sampler that has a method `course` makes one for each match; its targets are used, each for one moment.
    """

    def look(self, state: State, decision: int) -> None:
        """Note a table before the decision of this number; decisions count from 0."""

    def stray(self) -> None:
        """A decision was made at random: what was noted before it says nothing about what comes."""

    def targets(self, state: State, seat: int, decision: int) -> tuple[float, ...]:
        """What came of the table before a decision, for the seat, once the match is over."""


class Sampler(Protocol):
    """How tables of a game are described to its value, and what the value is to foretell."""

    marks: int
    """How many marks there are."""
    outputs: tuple[str, ...]
    """What is foretold, by name: chances first, then other numbers."""
    chances: int
    """How many of the outputs are chances."""

    def term_sets(self, rng: random.Random) -> tuple[dict[str, Any], int]:
        """Options and number of seats for one match; all of them come up, the usual ones more often."""

    def features(self, state: State, seat: int, features: Features) -> bool:
        """Describe the table as the seat knows it; False when this is no moment to be judged."""

    def targets(self, state: State, seat: int) -> tuple[float, ...]:
        """What came of a match that is over, for the seat."""


def course_of(sampler: Sampler) -> Course | None:
    course: Callable[[], Course] | None = getattr(sampler, "course", None)
    return None if course is None else course()


def sampler_of(game: str) -> Sampler:
    sampler: Sampler = import_module(f"aerodrome.bots.{game}.sampler").SAMPLER
    return sampler
