"""RLCard: card games as environments."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import random
from typing import Any

import rlcard

from bench.contest import Contestant, Missing, Sample, Way, measure, seconds_per_call

NAME = "RLCard"
GAMES = ("leduc-holdem", "uno")


def play_out(env: Any) -> int:
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = tuple(state["legal_actions"])
        state, _ = env.step(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


class Environment:
    name = NAME
    form = "stepped"
    way = Way.STEPPED

    def __init__(self, game: str) -> None:
        self.game = game
        self._env: Any = rlcard.make(game, config={"seed": 1})

    def playouts(self, seconds: float) -> Sample:
        return measure(lambda: play_out(self._env), seconds)

    def copy_cost(self) -> float | None:
        half = play_out(self._env) // 2
        state, _ = self._env.reset()
        for _ in range(half):
            if not self._env.is_over():
                state, _ = self._env.step(next(iter(state["legal_actions"])))
        return seconds_per_call(lambda: deepcopy(self._env))


def contestants() -> Iterator[Contestant | Missing]:
    for game in GAMES:
        yield Environment(game)
