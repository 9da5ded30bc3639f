"""Search: the base move stands unless another is clearly better, and a budget is kept."""

from __future__ import annotations

import random

from aerodrome.bots.search import Budget, search
from aerodrome.kernel import FastDealer

BASE, BETTER, WORSE = 1, 2, 3


class Game:
    """Actions with a known worth, on top of a luck that is the same for all of them, and a little of their own."""

    def __init__(self, worths: dict[int, float], own_luck: float) -> None:
        self.worths = worths
        self.own_luck = own_luck
        self.asked: list[tuple[int, int]] = []

    def sample(self, action: int, seed: int) -> float:
        self.asked.append((action, seed))
        shared = random.Random(seed).gauss(0, 1)
        return self.worths[action] + shared + random.Random(f"{seed} {action}").gauss(0, self.own_luck)


class Clock:
    """A clock that goes on by the same time whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def budget(samples: int) -> Budget:
    return Budget(1000.0, samples, Clock(0.0))


def test_a_clearly_better_action_is_found() -> None:
    game = Game({BASE: 0.5, BETTER: 0.6, WORSE: 0.4}, own_luck=0.05)
    assert search(BASE, [BETTER, WORSE], game.sample, budget(300), FastDealer(1)) == BETTER


def test_the_base_move_stands_among_equals() -> None:
    """The winner of the noise must not be played: hardly ever, in many searches."""
    left = 0
    for seed in range(200):
        game = Game(dict.fromkeys(range(1, 7), 0.5), own_luck=0.3)
        left += search(BASE, range(2, 7), game.sample, budget(400), FastDealer(seed)) != BASE
    assert left <= 20


def test_all_candidates_get_the_same_chance() -> None:
    game = Game({BASE: 0.5, BETTER: 0.6}, own_luck=0.1)
    search(BASE, [BETTER], game.sample, budget(20), FastDealer(5))
    seeds = {action: [seed for asked, seed in game.asked if asked == action] for action in (BASE, BETTER)}
    assert seeds[BASE] == seeds[BETTER]
    assert len(set(seeds[BASE])) == len(seeds[BASE])


def test_no_more_samples_are_taken_than_allowed() -> None:
    game = Game({BASE: 0.5, BETTER: 0.5, WORSE: 0.5}, own_luck=0.3)
    search(BASE, [BETTER, WORSE], game.sample, budget(101), FastDealer(1))
    assert len(game.asked) <= 101


def test_no_sample_is_begun_that_would_end_too_late() -> None:
    game = Game({BASE: 0.5, BETTER: 0.5}, own_luck=0.3)
    clock = Clock(0.1)
    search(BASE, [BETTER], game.sample, Budget(1.0, 10_000, clock), FastDealer(1))
    assert 0.5 <= clock.now <= 1.2


def test_without_a_budget_the_base_move_is_played() -> None:
    game = Game({BASE: 0.0, BETTER: 1.0}, own_luck=0.1)
    assert search(BASE, [BETTER], game.sample, budget(0), FastDealer(1)) == BASE
    assert search(BASE, [], game.sample, budget(10), FastDealer(1)) == BASE
    assert game.asked == []
