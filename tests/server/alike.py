"""Steps of a match that look alike to a seat: the same chance if that can be, else another, else another decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import Dealer, Event, State
from aerodrome.kernel.dealer import FastDealer
from aerodrome.kernel.dealers import Pick, branches
from aerodrome.kernel.events import Events

MOST_BRANCHES = 150
MOST_ACTIONS = 24
MOST_SILENT = 8
SEARCHES = 12
OTHER_CHANCES = 12

Answer = tuple[int, ...]


class Noting(Dealer):
    """Notes what another dealer rolled, drew and dealt."""

    def __init__(self, source: Dealer) -> None:
        self._source = source
        self.answers: list[Answer] = []

    def pick(self, stream: int, n: int) -> int:
        self.answers.append((self._source.pick(stream, n),))
        return self.answers[-1][0]

    def roll(self, stream: int, faces: int, n: int) -> int:
        packed = self._source.roll(stream, faces, n)
        self.answers.append(tuple(packed // faces**place % faces for place in reversed(range(n))))
        return packed

    def draw(self, stream: int, counts: vec[i64]) -> int:
        self.answers.append((self._source.draw(stream, counts),))
        return self.answers[-1][0]

    def deal(self, stream: int, counts: vec[i64], n: int) -> vec[i64]:
        dealt = self._source.deal(stream, counts, n)
        self.answers.append(tuple(dealt))
        return dealt


class Echo(Dealer):
    """Answers as was noted, as far as that is possible, and notes the picks by which a live dealer does the same."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self._answers = list(answers)
        self.picks: list[Pick] = []

    def _next(self) -> Answer:
        return self._answers.pop(0) if self._answers else ()

    def _picked(self, stream: int, n: int, result: int) -> int:
        self.picks.append(Pick(stream, n, result))
        return result

    def pick(self, stream: int, n: int) -> int:
        wanted = self._next()
        return self._picked(stream, n, wanted[0] if len(wanted) == 1 and wanted[0] < n else 0)

    def roll(self, stream: int, faces: int, n: int) -> int:
        wanted, packed = self._next(), 0
        fits = len(wanted) == n and all(face < faces for face in wanted)
        for face in wanted if fits else (0,) * n:
            packed = packed * faces + self._picked(stream, faces, face)
        return packed

    def draw(self, stream: int, counts: vec[i64]) -> int:
        wanted = self._next()
        fits = len(wanted) == 1 and wanted[0] < len(counts) and counts[wanted[0]] > 0
        return self._drawn(stream, list(counts), wanted[0] if fits else None)

    def deal(self, stream: int, counts: vec[i64], n: int) -> vec[i64]:
        wanted, left = self._next(), list(counts)
        fits = len(wanted) == len(left) and all(part <= count for part, count in zip(wanted, left, strict=True))
        kinds: list[int | None] = (
            [kind for kind, part in enumerate(wanted) for _ in range(part)] if fits and sum(wanted) == n else []
        )
        for kind in kinds or [None] * n:
            left[self._drawn(stream, left, kind)] -= 1
        return vec[i64]([count - rest for count, rest in zip(counts, left, strict=True)])

    def _drawn(self, stream: int, counts: list[int], kind: int | None) -> int:
        if kind is None:
            kind = next(other for other, count in enumerate(counts) if count > 0)
        self._picked(stream, sum(counts), sum(counts[:kind]))
        return kind


class Step(NamedTuple):
    """A decision, what chance answers, and what that leads to."""

    seat: int
    action: int
    picks: tuple[Pick, ...]
    answers: tuple[Answer, ...]
    after: State
    events: Events

    def seen_by(self, seat: int) -> list[Event]:
        return self.events.seen_by(seat)


def taken(state: State, seat: int, action: int, answers: Sequence[Answer]) -> Step:
    """The step with this chance, as far as it is possible."""
    after, events, echo = state.copy(), Events(), Echo(answers)
    after.apply(seat, action, echo, events)
    return Step(seat, action, tuple(echo.picks), tuple(answers), after, events)


def by_chance(state: State, seat: int, action: int, seed: int) -> Step:
    """The step with any chance."""
    noting = Noting(FastDealer(seed))
    state.copy().apply(seat, action, noting)
    return taken(state, seat, action, noting.answers)


def alike(state: State, like: Step, seat: int, chance: random.Random) -> list[Step] | None:
    """What has to happen in this state so that a seat sees what it saw of another step.

    That is one step which looks alike, or some of which the seat sees nothing, and one that looks alike.
    """
    direct = _one_alike(state, like, seat, chance)
    if direct is not None:
        return [direct]
    for _ in range(SEARCHES if like.seat != seat else 0):
        before: list[Step] = []
        here = state
        while len(before) < MOST_SILENT:
            silent = silent_step(here, like.seat, seat, chance)
            if silent is None:
                break
            before.append(silent)
            here = silent.after
            last = _one_alike(here, like, seat, chance)
            if last is not None:
                return [*before, last]
    return None


def _one_alike(state: State, like: Step, seat: int, chance: random.Random) -> Step | None:
    seen = like.seen_by(seat)
    return next((step for step in _candidates(state, like, seat, chance) if step.seen_by(seat) == seen), None)


def _candidates(state: State, like: Step, seat: int, chance: random.Random) -> Iterator[Step]:
    legal = list(state.legal(like.seat))
    if like.seat == seat:
        legal = [like.action]
    chance.shuffle(legal)
    if chance.random() < 0.5:
        legal.sort(key=lambda action: action != like.action)
    # The same decision is always among those that are tried: where nothing is hidden, it is the only twin.
    legal = [action for at, action in enumerate(legal) if at < MOST_ACTIONS or action == like.action]
    if like.picks and chance.random() < 0.5:
        # Chance that is another one wherever the seat cannot see it.
        for _ in range(OTHER_CHANCES):
            yield by_chance(state, like.seat, chance.choice(legal), chance.randrange(1 << 30))
    for action in legal:
        yield taken(state, like.seat, action, like.answers)
    for action in legal if like.picks else ():
        yield from _branches(state, like.seat, action)


def _branches(state: State, seat: int, action: int) -> Iterator[Step]:
    def step(dealer: Dealer) -> None:
        state.copy().apply(seat, action, dealer)

    for branch in islice(branches(step), MOST_BRANCHES):
        yield taken(state, seat, action, branch.label)


def silent_step(state: State, actor: int, seat: int, chance: random.Random) -> Step | None:
    """A decision of another seat of which this one sees nothing, if there is any."""
    legal = list(state.legal(actor))
    chance.shuffle(legal)
    for action in legal[:MOST_ACTIONS]:
        step = by_chance(state, actor, action, chance.randrange(1 << 30))
        if not step.seen_by(seat):
            return step
    return None
