"""Non-interference over many sampled states: whatever a seat cannot know makes no difference to what it sees.

python -m tests.games.etherium.secrets --states 100000
"""

from __future__ import annotations

import argparse
import sys
from itertools import count

from aerodrome.kernel.conformance import check_seats_learn_nothing_they_may_not_know
from tests.games.etherium.subject import subject


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--states", type=int, default=100_000, help="how many states whose re-deal differs")
    parser.add_argument("--seed", type=int, default=1_000)
    chosen = parser.parse_args()
    looked = 0
    for seed in count(chosen.seed):
        looked += check_seats_learn_nothing_they_may_not_know(subject(), seed)
        sys.stdout.write(f"\r{looked} states ({seed - chosen.seed + 1} seeds)")
        sys.stdout.flush()
        if looked >= chosen.states:
            break
    sys.stdout.write(": no seat learnt what it may not know.\n")


if __name__ == "__main__":
    main()
