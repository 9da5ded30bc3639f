"""OpenSpiel: its games stepped through Python, and its own rollouts in C++."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import random
from typing import Any

import pyspiel

from bench.contest import Contestant, Missing, Sample, Way, measure, seconds_per_call

NAME = "OpenSpiel"
GAMES = ("pig", "backgammon", "yacht", "hanabi", "leduc_poker", "connect_four", "liars_dice", "tic_tac_toe")


def sampled(outcomes: list[tuple[int, float]]) -> int:
    mark = random()
    for action, probability in outcomes:
        mark -= probability
        if mark < 0.0:
            return action
    # The probabilities may add up to a little less than one.
    return outcomes[-1][0]


def play_out(state: Any) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sampled(state.chance_outcomes()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


class Stepped:
    name = NAME
    form = "stepped"
    way = Way.STEPPED

    def __init__(self, game: str, rules: Any) -> None:
        self.game = game
        self._rules = rules

    def playouts(self, seconds: float) -> Sample:
        start = self._rules.new_initial_state
        return measure(lambda: play_out(start()), seconds)

    def copy_cost(self) -> float | None:
        over = self._rules.new_initial_state()
        play_out(over)
        history = over.history()
        middle = self._rules.new_initial_state()
        for action in history[: len(history) // 2]:
            middle.apply_action(action)
        return seconds_per_call(middle.clone)


class Rollouts:
    """Random rollouts in C++, reached through the only door that Python has to them: a tree search of one simulation.

    That simulation evaluates the root and nothing else, so it plays exactly as many games as it has rollouts, all from
    the root. The search counts no decisions: their number is that of the games times the mean length of a game that
    is stepped from the same root.
    """

    name = NAME
    form = "rollouts"
    way = Way.INSIDE

    def __init__(self, game: str, rules: Any) -> None:
        self.game = game
        self._rules = rules
        self._stepped_games = self._stepped_decisions = 0.0
        self._root = rules.new_initial_state()
        # A search that starts at a chance node crashes the interpreter.
        while self._root.is_chance_node():
            self._root.apply_action(sampled(self._root.chance_outcomes()))

    @cached_property
    def _rollouts(self) -> int:
        """As many as take about a hundredth of a second, so that the search itself costs nothing that shows."""
        pilot = measure(lambda: self._search(10), 0.02)
        return max(10, int(10 * pilot.games / pilot.seconds / 100))

    def _search(self, rollouts: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, int(random() * 2**31))
        bot = pyspiel.MCTSBot(
            self._rules, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=64, solve=False, seed=1, verbose=False
        )
        bot.mcts_search(self._root)
        return rollouts

    def _length(self, seconds: float) -> float:
        """Decisions in a game, the better known the longer the run lasts."""
        sample = measure(lambda: play_out(self._root.clone()), seconds)
        self._stepped_games += sample.games
        self._stepped_decisions += sample.decisions
        return self._stepped_decisions / self._stepped_games

    def playouts(self, seconds: float) -> Sample:
        length, rollouts = self._length(seconds), self._rollouts
        sample = measure(lambda: self._search(rollouts), seconds)
        games = sample.games * rollouts
        return Sample(games, games * length, sample.seconds)

    def copy_cost(self) -> float | None:
        return None


def contestants() -> Iterator[Contestant | Missing]:
    for game in GAMES:
        try:
            rules = pyspiel.load_game(game)
        except pyspiel.SpielError as error:
            yield Missing(NAME, game, Stepped.form, str(error))
            continue
        yield Stepped(game, rules)
        if rules.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
            yield Rollouts(game, rules)
        else:
            yield Missing(NAME, game, Rollouts.form, "OpenSpiel's search wants rewards at the end of a game only")
