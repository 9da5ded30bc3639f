"""Plays the matches that a value is fitted to, on all cores."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from aerodrome.bots import WAIT, Bot, ask, bot
from aerodrome.bots.net import Features
from aerodrome.games import find
from aerodrome.kernel import Game, State
from aerodrome.lab.simulate import cores, dealers

from .rows import Rows, rows_of, together
from .sampler import Sampler, course_of, sampler_of

CHUNKS_A_CORE = 16
"""Parts of the work for each core, so that all of them end at about the same time."""
MOST_STRAY = 4
"""Decisions at random in one match, at most: a value must also know tables that good players avoid."""
STRAYING = 0.5
"""The share of matches with such decisions. What was seen before them is not used: they spoil what came of it."""
LONGEST = 400
"""Among how many decisions from the start the stray ones are."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The matches of one round: who plays them, and which share of the moments is used.

    `bots` sit in any seat, drawn for each match; `seconds` is the thinking time of those that can think.
    """

    game: str
    bots: tuple[str, ...]
    seconds: float
    matches: int
    seed: int
    kept: float
    catalogue: str | None = None


def gather(plan: Plan, workers: int | None = None) -> Rows:
    """The rows of all matches. They do not depend on the number of workers."""
    workers = workers or cores()
    size = max(1, plan.matches // (workers * CHUNKS_A_CORE))
    parts = [range(first, min(first + size, plan.matches)) for first in range(0, plan.matches, size)]
    begun = time.monotonic()
    found: list[Rows] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for number, rows in enumerate(pool.map(_play_part, [plan] * len(parts), parts), 1):
            found.append(rows)
            if number * 10 // len(parts) != (number - 1) * 10 // len(parts):
                _tell(f"{parts[number - 1].stop:,} of {plan.matches:,} matches, {time.monotonic() - begun:.0f} s")
    return together(found)


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _play_part(plan: Plan, matches: range) -> Rows:
    game = find(plan.game)
    game = game if plan.catalogue is None else game.with_catalogue(plan.catalogue)
    bots = [bot(game, name, plan.seconds) for name in plan.bots]
    found = [row for match in matches for row in MatchWatched(game, bots, plan, match).rows()]
    marks, targets, seen = zip(*found, strict=True) if found else ((), (), ())
    return rows_of(marks, targets, seen)


Row = tuple[list[tuple[int, int]], tuple[float, ...], int]


class MatchWatched:
    """One match, from which some moments are taken."""

    def __init__(self, game: Game, bots: list[Bot], plan: Plan, match: int) -> None:
        self._rng = random.Random(f"{plan.seed} {match}")
        self._sampler: Sampler = sampler_of(plan.game)
        self._course = course_of(self._sampler)
        self._match = match
        self._kept = plan.kept
        options, seats = self._sampler.term_sets(self._rng)
        self._table, self._choices = dealers(plan.seed, match)
        self._state: State = game.start(game.settle_options(options), seats, self._table)
        self._bots = [self._rng.choice(bots) for _ in range(seats)]
        strays = self._rng.randint(1, MOST_STRAY) if self._rng.random() < STRAYING else 0
        self._strays = {int(self._rng.random() ** 2 * LONGEST) for _ in range(strays)}
        self._seen: list[tuple[int, int, list[tuple[int, int]]]] = []

    def rows(self) -> Iterator[Row]:
        """What was seen, each with what came of it."""
        features = Features()
        decision = 0
        while actors := self._state.actors():
            if decision in self._strays:
                self._stray(actors)
            else:
                self._look(features, decision)
                self._play(actors)
            decision += 1
        for seat, seen_at, marks in self._seen:
            yield marks, self._targets(seat, seen_at), self._match

    def _targets(self, seat: int, decision: int) -> tuple[float, ...]:
        if self._course is not None:
            return self._course.targets(self._state, seat, decision)
        return self._sampler.targets(self._state, seat)

    def _look(self, features: Features, decision: int) -> None:
        if self._course is not None:
            self._course.look(self._state, decision)
        if self._rng.random() >= self._kept:
            return
        seat = self._rng.randrange(len(self._bots))
        features.clear()
        if self._sampler.features(self._state, seat, features):
            self._seen.append((seat, decision, features.pairs()))

    def _stray(self, actors: tuple[int, ...]) -> None:
        seat = self._rng.choice(actors)
        self._state.apply(seat, self._rng.choice(self._state.legal(seat)), self._table)
        self._seen.clear()
        if self._course is not None:
            self._course.stray()

    def _play(self, actors: tuple[int, ...]) -> None:
        first = self._rng.randrange(len(actors))
        for seat in (*actors[first:], *actors[:first]):
            action = ask(self._bots[seat], self._state, seat, self._choices)
            if action != WAIT:
                self._state.apply(seat, action, self._table)
                return
        raise RuntimeError("all bots wait for each other")
