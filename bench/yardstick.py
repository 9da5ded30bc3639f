"""Our own benchmarks once, in whichever revision is on the path: `python -m bench.yardstick SECONDS [NAME ...]`.

Prints the seconds that a decision or a copy takes, as JSON. Earlier revisions are measured by this file and by
`bench.ours` as they are now, so both may use only what every revision has.
"""

from __future__ import annotations

import json
import random
import sys

from bench.contest import Contestant
from bench.ours import SETUPS, Loop, Setup, Stepped, is_compiled

SLICES = 5
"""Each figure is the best of several slices: what else the machine does can only slow a slice down."""


def per_decision(contestant: Contestant, seconds: float) -> float:
    contestant.playouts(seconds / SLICES)  # to warm up
    return 1 / max(contestant.playouts(seconds / SLICES).decisions_per_second for _ in range(SLICES))


def per_copy(loop: Loop) -> float:
    costs: list[float] = []
    for _ in range(SLICES):
        # The copied moment is one of a random match, which must be the same in every process.
        random.seed(1)
        cost = loop.copy_cost()
        assert cost is not None
        costs.append(cost)
    return min(costs)


def measured(setup: Setup, seconds: float) -> dict[str, float]:
    loop = Loop(setup)
    return {
        f"{setup.name}/loop": per_decision(loop, seconds),
        f"{setup.name}/stepped": per_decision(Stepped(setup), seconds),
        f"{setup.name}/copy": per_copy(loop),
    }


def main(seconds: str, *names: str) -> None:
    figures: dict[str, float] = {}
    for setup in SETUPS:
        if names and not any(name in setup.name for name in names):
            continue
        if not is_compiled(setup):
            sys.exit(f"{setup.name} is interpreted")
        figures |= measured(setup, float(seconds))
    print(json.dumps(figures))


if __name__ == "__main__":
    main(*sys.argv[1:])
