"""An earlier revision and the present tree side by side: `./go bench --against REVISION`.

Both are compiled, and measured in turns on one pinned core, in the CPU time of their processes: the playout loop, the
loop stepped from Python, and the copy of a state. A ratio is new by old in time, and the median of those of the rounds:
above 1 the present tree is slower. The exit code says whether a line is slower by more than 10 %.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.machine import facts, pin_to_one_core

ROOT = Path(__file__).parents[1]
SLOWER = 1.10
Figures = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Line:
    """One benchmark: the seconds it took in each round, before and after."""

    name: str
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def ratio(self) -> float:
        return median(new / old for old, new in zip(self.before, self.after, strict=True))

    @property
    def is_slower(self) -> bool:
        return self.ratio > SLOWER


def measure(engine: Path, seconds: float, only: Sequence[str]) -> Figures:
    answer = subprocess.run(
        (sys.executable, "-m", "bench.yardstick", str(seconds), *only),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(engine)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: Figures = json.loads(answer.stdout)
    return figures


def alternate(before: Path, after: Path, rounds: int, seconds: float, only: Sequence[str]) -> list[Line]:
    """All rounds; who goes first changes from one to the next, so that a drift of the machine favours neither."""
    samples: dict[Path, list[Figures]] = {before: [], after: []}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for engine in (before, after) if number % 2 == 0 else (after, before):
            samples[engine].append(measure(engine, seconds, only))
    return lines(samples[before], samples[after])


def lines(before: Sequence[Figures], after: Sequence[Figures]) -> list[Line]:
    return [
        Line(name, tuple(figures[name] for figures in before), tuple(figures[name] for figures in after))
        for name in before[0]
    ]


def as_text(measured: Sequence[Line]) -> str:
    table = [f"{'':<28}{'old':>12}{'new':>12}{'new/old':>9}"]
    for line in measured:
        old, new = (f"{median(side) * 1e9:,.0f} ns" for side in (line.before, line.after))
        table.append(f"{line.name:<28}{old:>12}{new:>12}{line.ratio:>9.2f}{'  SLOWER' if line.is_slower else ''}")
    return "\n".join(table)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="./go bench --against REVISION",
        description=__doc__,
        epilog="With --build both engines are built again first, and the time that takes is compared too.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("before", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("after", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=7, help="turns for each revision (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of each measurement (default: 0.4)")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only games with NAME in their names")
    return parser


def main() -> int:
    asked = parser().parse_args()
    pin_to_one_core()
    machine = facts()
    print(f"{machine['cpu']}, load {machine['load']} at the start, {machine['python']}")
    measured = alternate(asked.before, asked.after, asked.rounds, asked.seconds, asked.only)
    print(as_text(measured))
    return 1 if any(line.is_slower for line in measured) else 0


if __name__ == "__main__":
    sys.exit(main())
