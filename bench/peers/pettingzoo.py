"""PettingZoo: classic games through the agent-environment cycle."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import random
from typing import Any

import pettingzoo.classic  # noqa: F401  # fails here, once, where the library is not installed

from bench.contest import Contestant, Missing, Sample, Way, measure, seconds_per_call

NAME = "PettingZoo"
GAMES = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4")
NO_LIMIT = 2**63


def play_out(env: Any, steps: int = NO_LIMIT) -> int:
    decisions = 0
    env.reset()
    for _ in env.agent_iter(steps):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


class Environment:
    name = NAME
    form = "stepped"
    way = Way.STEPPED

    def __init__(self, game: str, env: Any) -> None:
        self.game = game
        self._env = env

    def playouts(self, seconds: float) -> Sample:
        return measure(lambda: play_out(self._env), seconds)

    def copy_cost(self) -> float | None:
        play_out(self._env, play_out(self._env) // 2)
        return seconds_per_call(lambda: deepcopy(self._env))


def contestants() -> Iterator[Contestant | Missing]:
    for game in GAMES:
        try:
            env = import_module(f"pettingzoo.classic.{game}").env()
        except (ImportError, AttributeError) as error:
            yield Missing(NAME, game, Environment.form, str(error))
        else:
            yield Environment(game, env)
