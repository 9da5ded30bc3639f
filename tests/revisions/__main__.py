"""Compare the rules of an earlier revision with those of the present tree: `./go compare REVISION`.

Both play the same numbered matches, at random and by the bot `steady`, with every option set in turn. At every decision
the legal actions of everybody who must decide and what is decided are compared by notation, at five moments and at the
end the position, then the result. A match that differs is played again, and the first decision at which it does is
listed. The exit code says whether anything differs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from .comparison import Difference, describe, differences
from .sides import Side, Sides

GAMES = ("aerion", "celestia_duo", "etherium")
MATCHES = 20_000
RANDOM_TO_STEADY = 40
CHUNKS = {"random": 400, "steady": 10}
"""Matches that a process plays before it is heard: enough to be worth its start, few enough to show progress."""
STARTED = time.monotonic()


def say(text: str) -> None:
    print(f"[{time.monotonic() - STARTED:6.1f}s] {text}", flush=True)


@dataclass(frozen=True, slots=True)
class Series:
    """The matches of one game by one kind of bot; `sets` is the file with the option sets."""

    game: str
    bot: str
    matches: int
    sets: Path

    def chunks(self) -> Iterator[tuple[int, int]]:
        size = max(1, min(CHUNKS[self.bot], -(-self.matches // cores())))
        for first in range(0, self.matches, size):
            yield first, min(first + size, self.matches)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(sides: Sides, series: Series) -> list[Difference]:
    """Play the matches on all cores and tell how far they are."""
    found: list[Difference] = []
    pool = ThreadPoolExecutor(cores())
    try:
        jobs = {last: pool.submit(compare, sides, series, first, last) for first, last in series.chunks()}
        for last, job in jobs.items():
            found += job.result()
            say(f"{series.game}, {series.bot}: {last:,} of {series.matches:,} matches, {len(found):,} differ")
    finally:
        pool.shutdown(cancel_futures=True)
    return found


def compare(sides: Sides, series: Series, first: int, last: int) -> list[Difference]:
    return differences(*sides.ask(series.game, series.bot, series.sets, first, last))


def report(sides: Sides, series: Series, found: Sequence[Difference], most: int) -> None:
    """List what differs, the first matches decision by decision."""
    for difference in found[:most]:
        fields = ", ".join(difference.fields) or "nothing, but fails"
        print(f"\n{series.game}, {series.bot}, match {difference.match} differs in: {fields}")
        print(f"  {json.dumps(option_set(series, difference.match))}")
        for line in describe(*sides.ask(series.game, series.bot, series.sets, difference.match)):
            print(f"  {line}")
    rest = [str(difference.match) for difference in found[most:]]
    if rest:
        print(f"\n{series.game}, {series.bot}: {len(rest):,} more matches differ: {', '.join(rest[:20])}")
    sys.stdout.flush()


def option_set(series: Series, match: int) -> object:
    sets = series.sets.read_text(encoding="utf-8").splitlines()
    return json.loads(sets[match % len(sets)])


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="./go compare REVISION", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("after", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be repeated")
    parser.add_argument(
        "--matches", type=int, help=f"random matches of each game (default: {MATCHES:,}, or as many as option sets)"
    )
    parser.add_argument(
        "--steady", type=int, help=f"matches of each game by `steady` (default: one for {RANDOM_TO_STEADY} random ones)"
    )
    parser.add_argument("--list", type=int, default=5, metavar="N", help="matches listed in full (default: 5)")
    return parser


def all_series(sides: Sides, asked: argparse.Namespace, folder: Path) -> Iterator[Series]:
    for game in asked.game or GAMES:
        # The option sets are those of the earlier revision: an option that is new has its default.
        sets = [json.dumps(terms) for terms in sides.before.ask(game, "sets")]
        file = folder / game
        file.write_text("\n".join(sets), encoding="utf-8")
        say(f"{game}: {len(sets):,} option sets")
        matches = max(MATCHES, len(sets)) if asked.matches is None else asked.matches
        wanted = min(matches, MATCHES) // RANDOM_TO_STEADY if asked.steady is None else asked.steady
        yield Series(game, "random", matches, file)
        yield Series(game, "steady", wanted, file)


def main() -> int:
    asked = parser().parse_args()
    sides = Sides(Side.at(asked.before), Side.at(asked.after))
    differing = 0
    with TemporaryDirectory(prefix="aerodrome-compare-") as folder:
        for series in all_series(sides, asked, Path(folder)):
            found = play(sides, series)
            report(sides, series, found, asked.list)
            differing += len(found)
    say(f"{differing:,} matches differ" if differing else "no difference")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
