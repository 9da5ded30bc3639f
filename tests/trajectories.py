"""Play many random matches and print one number: equal for the compiled and the interpreted engine.

./go run python -m tests.trajectories 100000
./go run env PYTHONPATH=build/compiled python -m tests.trajectories 100000
"""

from __future__ import annotations

import sys
import time

from aerodrome.games import aerion
from aerodrome.kernel.conformance import trajectory
from tests.pins import TABLES


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    engine = "interpreted" if str(aerion.rules.__file__).endswith(".py") else "compiled"
    for name, (seats, options) in TABLES.items():
        begun = time.perf_counter()
        total = trajectory(aerion.GAME, range(matches), options, seats)
        print(f"{name}, {engine}: {matches} matches, hash {total}, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
