"""Play many random matches and print one number: equal for the compiled and the interpreted engine.

./go run python -m tests.trajectories 100000
./go run env PYTHONPATH=build/compiled python -m tests.trajectories 100000

Words after the number limit it to the tables with one of them in their names, for example `celestia_duo`.
"""

from __future__ import annotations

import sys
import time
from inspect import isfunction

from tests.pins import TABLES, begun, game_of
from tests.playthroughs import trajectory


def engine(name: str) -> str:
    """How the rules behind a table are run."""
    return "interpreted" if isfunction(type(begun(name, 0)).perform) else "compiled"


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    words = sys.argv[2:]
    for name, table in TABLES.items():
        if words and not any(word in name for word in words):
            continue
        begun = time.perf_counter()
        total = trajectory(game_of(name), range(matches), table.options, table.seats, table.positions)
        print(f"{name}, {engine(name)}: {matches} matches, hash {total}, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
