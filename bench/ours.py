"""Aerodrome itself: the compiled playout loop, stepped from Python, and through the friendly layer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from inspect import isfunction
from itertools import count, cycle
from random import random
from typing import Any

import aerodrome
from aerodrome.games import find
from aerodrome.kernel import FastDealer, Game, State
from bench.contest import Contestant, Missing, Sample, Way, measure, seconds_per_call
from bench.interpreted import Interpreted

NAME = "aerodrome"
# Enough different openings that no single lucky deal decides the figure.
OPENINGS = 64


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with its options, as it is measured."""

    name: str
    game: Game
    seats: int
    options: Mapping[str, Any]

    def start(self, dealer: FastDealer) -> State:
        return self.game.start(self.options, self.seats, dealer)


def setup(name: str, game: str, seats: int, **options: object) -> Setup:
    rules = find(game)
    return Setup(name, rules, seats, rules.settle_options(options))


EXPANSIONS = next(option.values for option in find("aerion").options if option.name == "expansions")
SETUPS = (
    setup("aerion", "aerion", 1),
    setup("aerion-everything", "aerion", 1, expansions=EXPANSIONS),
    setup("celestia_duo", "celestia_duo", 2, mode="normal"),
    setup("etherium", "etherium", 4),
)


def is_compiled(setup: Setup) -> bool:
    return not isfunction(type(setup.start(FastDealer(1))).perform)


def anyone(actors: tuple[int, ...]) -> int:
    """One of those who may decide."""
    return actors[0] if len(actors) == 1 else actors[int(random() * len(actors))]


def play_out(state: State, dealer: FastDealer) -> int:
    decisions = 0
    while actors := state.actors():
        seat = anyone(actors)
        actions = state.legal(seat)
        state.apply(seat, actions[int(random() * len(actions))], dealer)
        decisions += 1
    return decisions


def middle_of_a_game(setup: Setup) -> State:
    dealer = FastDealer(1)
    state = setup.start(dealer)
    moments = [state.copy()]
    while actors := state.actors():
        seat = anyone(actors)
        actions = state.legal(seat)
        state.apply(seat, actions[int(random() * len(actions))], dealer)
        moments.append(state.copy())
    return moments[len(moments) // 2]


class Loop:
    """A copy of an opening, played to its end by the engine: what a search does, and what OpenSpiel's rollouts do."""

    name = NAME
    form = "loop"
    way = Way.INSIDE

    def __init__(self, setup: Setup) -> None:
        self.game = setup.name
        self._setup = setup
        self._dealer = FastDealer(1)
        self._openings = [setup.start(self._dealer) for _ in range(OPENINGS)]

    def playouts(self, seconds: float) -> Sample:
        dealer = self._dealer
        opening = cycle(self._openings).__next__
        return measure(lambda: opening().copy().playout(dealer), seconds)

    def copy_cost(self) -> float | None:
        return seconds_per_call(middle_of_a_game(self._setup).copy)


class Stepped:
    """Whole matches, from setting up to the end, every choice made in Python."""

    name = NAME
    form = "stepped"
    way = Way.STEPPED

    def __init__(self, setup: Setup) -> None:
        self.game = setup.name
        self._setup = setup
        self._dealer = FastDealer(1)

    def playouts(self, seconds: float) -> Sample:
        start, dealer = self._setup.start, self._dealer
        return measure(lambda: play_out(start(dealer), dealer), seconds)

    def copy_cost(self) -> float | None:
        return None


class Friendly:
    """The same through `Match`, which also keeps the record, the events and the live dealer."""

    name = NAME
    form = "match"
    way = Way.STEPPED

    def __init__(self, setup: Setup) -> None:
        self.game = setup.name
        self._setup = setup
        self._seeds = count(1)

    def _play(self) -> int:
        setup = self._setup
        match = aerodrome.new(setup.game.id, seats=setup.seats, seed=next(self._seeds), options=setup.options)
        decisions = 0
        while match.actors:
            seat = anyone(match.actors)
            actions = tuple(match.legal(seat))
            match.play(actions[int(random() * len(actions))], seat)
            decisions += 1
        return decisions

    def playouts(self, seconds: float) -> Sample:
        return measure(self._play, seconds)

    def copy_cost(self) -> float | None:
        return None


def contestants() -> Iterator[Contestant | Missing]:
    for setup in SETUPS:
        if is_compiled(setup):
            yield Loop(setup)
            yield Stepped(setup)
            yield Friendly(setup)
        else:
            reason = "aerodrome is installed interpreted: install its compiled wheel"
            yield from (Missing(NAME, setup.name, form, reason) for form in (Loop.form, Stepped.form, Friendly.form))
        yield Interpreted(setup.name)
