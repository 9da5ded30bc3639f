"""Fit the value of a game to matches that bots play among themselves.

    ./go run env PYTHONPATH=build/compiled python -m bench.train aerion --rounds 4 --matches 40000 --seed 1

Each round plays matches on all cores, adds what was seen to that of the rounds before (the last three are used), and
fits a net to it. The first round is played by `--first`, the others by `--bot`, with the value of the round before.
Some matches go astray for a few decisions, so that the value knows tables that good players avoid. NumPy is enough;
where torch finds a GPU, the fit runs there. What is written is the value of the last round; `--keep DIR` has that of
each round, and the rows. For a corrected catalogue: `--catalogue my.toml --out my/aerion.json`, and play with
AERODROME_VALUES=my.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import tempfile
import time
from pathlib import Path

import numpy as np

from aerodrome.bots.values import FORMAT, Bin, Quality, ValueFile, packed
from aerodrome.games import find
from aerodrome.lab.simulate import cores

from .files import written
from .fitting import Layers, Parts, Sizes, answers, fit, numbers_of, parts_of
from .matches import Plan, gather
from .rows import Rows, load, together
from .sampler import Sampler, sampler_of

ROOT = Path(__file__).parents[2]
BINS = 10
USED_ROUNDS = 3


def qualities(layers: Layers, rows: Rows, parts: Parts, sizes: Sizes, names: tuple[str, ...]) -> tuple[Quality, ...]:
    """How well the net foretells the matches that were kept back."""
    chosen = parts.kept_back
    said, came = answers(layers, rows, chosen, sizes), rows.targets[chosen]
    found = []
    for output, name in enumerate(names):
        missed = float(((said[:, output] - came[:, output]) ** 2).mean())
        constant = float(came[:, output].var())
        bins: list[Bin] = []
        if output < sizes.chances:
            places = np.minimum((said[:, output] * BINS).astype(int), BINS - 1)
            for place in range(BINS):
                inside = places == place
                if inside.any():
                    means = float(said[inside, output].mean()), float(came[inside, output].mean())
                    bins.append(Bin(round(means[0], 4), round(means[1], 4), int(inside.sum())))
        found.append(
            Quality(output=name, missed=round(missed, 5), constant=round(constant, 5), reliability=tuple(bins))
        )
    return tuple(found)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=4, help="default: 4")
    parser.add_argument("--matches", type=int, default=20_000, help="matches a round (default: 20,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", default="steady", help="who plays the first round, such as steady,easy")
    parser.add_argument("--bot", default="keen", help="who plays the others (default: keen)")
    parser.add_argument("--seconds", type=float, default=0.0, help="how long bots think (default: 0, the value alone)")
    parser.add_argument("--kept", type=float, default=0.2, help="the share of the moments that is used (default: 0.2)")
    parser.add_argument("--first-layer", type=int, default=32)
    parser.add_argument("--second-layer", type=int, default=32)
    parser.add_argument("--workers", type=int, default=None, help="default: one for each core")
    parser.add_argument("--catalogue", type=Path, help="a corrected catalogue")
    parser.add_argument("--rows", type=Path, action="append", default=[], help="rows of an earlier run, used too")
    parser.add_argument("--only-fit", action="store_true", help="play nothing; fit the rows of --rows")
    parser.add_argument("--keep", type=Path, help="a folder for the rows and the values of all rounds")
    parser.add_argument("--out", type=Path, help="default: the game's value.json in the package")
    return parser


class Training:
    """The rounds of one run."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self.asked = asked
        self.folder = folder
        self.game = find(asked.game)
        self.catalogue: str | None = None
        if asked.catalogue is not None:
            self.catalogue = asked.catalogue.read_text(encoding="utf-8")
            self.game = self.game.with_catalogue(self.catalogue)
        self.sampler: Sampler = sampler_of(asked.game)
        self.parts: list[Rows] = [load(path) for path in asked.rows]
        self.bots: list[str] = []
        self.matches = 0

    def sizes(self) -> Sizes:
        sampler, asked = self.sampler, self.asked
        return Sizes(sampler.marks, asked.first_layer, asked.second_layer, len(sampler.outputs), sampler.chances)

    def play(self, number: int) -> None:
        asked = self.asked
        names = asked.first if number == 0 else asked.bot
        plan = Plan(
            game=asked.game,
            bots=tuple(names.split(",")),
            seconds=asked.seconds,
            matches=asked.matches,
            seed=asked.seed * 1000 + number,
            kept=asked.kept,
            catalogue=self.catalogue,
        )
        rows = gather(plan, asked.workers)
        rows.save(self.folder / f"{asked.game}-{number}.npz")
        self.parts.append(rows)
        self.bots.append(names)
        self.matches += asked.matches

    def fitted(self) -> ValueFile:
        """Fit what the last rounds saw, write it down, and have the next round play by it."""
        asked, sizes = self.asked, self.sizes()
        rows = together(self.parts[-USED_ROUNDS:])
        parts = parts_of(rows)
        layers = fit(rows, parts, sizes, asked.seed)
        value = ValueFile(
            format=FORMAT,
            game=asked.game,
            rules_version=self.game.rules_version,
            catalogue=self.game.catalogue_hash,
            seed=asked.seed,
            matches=self.matches,
            rows=len(rows),
            bots=tuple(self.bots),
            outputs=self.sampler.outputs,
            quality=qualities(layers, rows, parts, sizes, self.sampler.outputs),
            marks=sizes.marks,
            first=sizes.first,
            second=sizes.second,
            numbers=packed(numbers_of(layers)),
        )
        (self.folder / f"{asked.game}.json").write_text(written(value), encoding="utf-8")
        return value


def tell(value: ValueFile) -> None:
    for quality in value.quality:
        print(f"{quality.output}: misses by {quality.missed:.4f} in square, a constant by {quality.constant:.4f}")
        for one in quality.reliability:
            print(f"  said {one.said:6.1%}  came {one.came:6.1%}  {one.rows:,} rows")


def main() -> None:
    asked = parser().parse_args()
    out = asked.out or ROOT / "src" / "aerodrome" / "bots" / asked.game / "value.json"
    with tempfile.TemporaryDirectory() as temporary:
        folder = asked.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        # The bots of the next round, in processes of their own, play by the value of this one.
        os.environ["AERODROME_VALUES"] = str(folder)
        training = Training(asked, folder)
        for number in range(0 if asked.only_fit else asked.rounds):
            begun = time.monotonic()
            training.play(number)
            played = time.monotonic()
            print(f"round {number + 1}: {asked.matches:,} matches in {played - begun:.0f} s on {cores()} cores")
            value = training.fitted()
            print(f"fitted to {value.rows:,} rows in {time.monotonic() - played:.0f} s", flush=True)
            tell(value)
            (folder / f"{asked.game}-value-{number}.json").write_text(written(value), encoding="utf-8")
        if asked.only_fit:
            value = training.fitted()
            tell(value)
        out.write_text((folder / f"{asked.game}.json").read_text(encoding="utf-8"), encoding="utf-8")
        print(f"{out}: {hashlib.sha256(out.read_bytes()).hexdigest()[:12]}")


if __name__ == "__main__":
    main()
