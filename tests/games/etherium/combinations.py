"""Random matches with every set-up and every selection of peoples, two to six; nothing is lost on the way.

python -m tests.games.etherium.combinations --matches 100
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping

from aerodrome.games.etherium import GAME
from aerodrome.kernel import CHOICES, FastDealer
from tests.games.etherium.subject import EVERY_COMBINATION, census


def play_and_count(options: Mapping[str, object], seats: int, seed: int) -> int:
    """Play one match at random, counting every card at every step; how many decisions it took."""
    dealer, chooser = FastDealer(seed), FastDealer(seed + 1)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    expected, decisions = census(state), 0
    while actors := state.actors():
        seat = actors[chooser.pick(CHOICES, len(actors))]
        actions = state.legal(seat)
        state.apply(seat, actions[chooser.pick(CHOICES, len(actions))], dealer)
        decisions += 1
        assert census(state) == expected, (options, seed, decisions)
    assert state.outcome() is not None
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100, help="for each combination")
    chosen = parser.parse_args()
    played = 0
    for number, (options, seats) in enumerate(EVERY_COMBINATION):
        for seed in range(chosen.matches):
            play_and_count(options, seats, number * 1_000_003 + seed)
            played += 1
        sys.stdout.write(f"\r{number + 1} of {len(EVERY_COMBINATION)} combinations, {played} matches")
        sys.stdout.flush()
    sys.stdout.write(": all ended, nothing was lost.\n")


if __name__ == "__main__":
    main()
