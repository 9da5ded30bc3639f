"""Plays all combinations of expansions, variants and seats at random: every match ends, every card stays in the game.

./go run env PYTHONPATH=build/compiled python -m tests.games.aerion.combinations --matches 100
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from aerodrome.games.aerion import GAME
from aerodrome.kernel import FastDealer
from aerodrome.kernel.dealer import CHOICES

from .option_sets import Options, every_combination, label
from .subject import cards_of

LONGEST = 20_000


def play_and_count(options: Options, seats: int, seed: int) -> str:
    """Play one random match, counting every card after every decision; the rule that ended it."""
    dealer, chooser = FastDealer(seed), FastDealer(-seed - 1)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    expected = cards_of(state)
    for _ in range(LONGEST):
        outcome = state.outcome()
        if outcome is not None:
            return outcome.rule
        seat = state.actors()[0]
        actions = state.legal(seat)
        action = actions[chooser.pick(CHOICES, len(actions))]
        state.apply(seat, action, dealer)
        if cards_of(state) != expected:
            notation = GAME.vocabulary[action].notation
            raise AssertionError(f"{label(options)}, {seats} seats, seed {seed}: {notation} lost or made a card")
    raise AssertionError(f"{label(options)}, {seats} seats, seed {seed}: no end after {LONGEST} decisions")


def play_combination(job: tuple[Options, int, int]) -> Counter[str]:
    options, seats, matches = job
    return Counter(play_and_count(options, seats, seed) for seed in range(matches))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100, help="for each combination and number of seats")
    parser.add_argument("--workers", type=int, default=None)
    asked = parser.parse_args(arguments)
    jobs = [(options, seats, asked.matches) for options in every_combination() for seats in GAME.seat_counts]
    endings: Counter[str] = Counter()
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        for done, found in enumerate(pool.map(play_combination, jobs, chunksize=4), 1):
            endings += found
            if done % 100 == 0:
                print(f"{done} of {len(jobs)}", file=sys.stderr, flush=True)
    print(f"{len(jobs)} combinations, {endings.total()} matches, all ended, all cards kept")
    for rule, count in endings.most_common():
        print(f"{count:>9}  {rule}")


if __name__ == "__main__":
    main()
