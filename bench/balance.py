"""How often `steady` wins Aerion: every expansion and variant, one and two players, as the page docs/balance.md.

    ./go run env PYTHONPATH=build/compiled python -m bench.balance --markdown docs/balance.md

`./go test` leaves the compiled engine in build/compiled; interpreted, this would take hours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from aerodrome import __version__
from aerodrome.games.aerion import GAME
from aerodrome.kernel.options import Value
from aerodrome.lab import Simulation, Tally, simulate, wilson

BOT = "steady"
SEED = 2018
BASE_MATCHES = 4_000
"""For the base game with three Pixies, which has a goal of its own."""


class Row(NamedTuple):
    """A way to play, by the names of the texts."""

    title: str
    options: Mapping[str, Value]


def rows() -> Iterator[Row]:
    texts = GAME.texts
    for pixies in (3, 2, 1, 0):
        yield Row(f"base game, {pixies} Pixie{'' if pixies == 1 else 's'}", {"pixies": pixies})
    classes = GAME.components.classes
    for one in classes:
        title = texts.say("en", f"aerion-expansion-{one.name}")
        yield Row(title, {"expansions": (one.name,)})
        for variant in one.variants:
            name = texts.say("en", f"aerion-variant-{variant}")
            yield Row(f"{title}, {name}", {"expansions": (one.name,), "variants": (variant,)})
        if len(one.variants) > 1:
            yield Row(f"{title}, both variants", {"expansions": (one.name,), "variants": one.variants})
    everything = tuple(one.name for one in classes)
    yield Row("all six expansions", {"expansions": everything})
    variants = tuple(variant for one in classes for variant in one.variants)
    yield Row("all six, every variant", {"expansions": everything, "variants": variants})


def measure(row: Row, seats: int, matches: int, workers: int | None) -> Tally:
    simulation = Simulation(game="aerion", bots=(BOT,) * seats, matches=matches, seed=SEED, options=row.options)
    return Tally(simulate(simulation, workers=workers))


def percent(tally: Tally) -> str:
    low, high = wilson(tally.won, tally.matches)
    return f"{tally.won / tally.matches:.1%} | {low:.1%} to {high:.1%}"


def causes(tally: Tally) -> str:
    told = {"aerion.end.loss": "cards ran out", "aerion.eggs.only-eggs-lost": "only Eggs at the start of a turn"}
    told["aerion.eggs.fragile-lost"] = "shells broke"
    return ", ".join(f"{told.get(rule, rule)} {count}" for rule, count in tally.losses.most_common()) or "none"


def table(seats: int, matches: int, workers: int | None) -> Iterator[str]:
    yield "| played with | matches | won | 95 % interval | turns | losses |"
    yield "|---|---:|---:|---|---:|---|"
    for number, row in enumerate(rows()):
        tally = measure(row, seats, BASE_MATCHES if number == 0 else matches, workers)
        line = f"| {row.title} | {tally.matches:,} | {percent(tally)} | {tally.mean_turns:.1f} | {causes(tally)} |"
        print(line, file=sys.stderr, flush=True)
        yield line


INTRODUCTION = """# How hard is Aerion?

How often the bot `{bot}` wins, with Aerodrome {version} and version {rules} of the rules. What the
tables tell is how the expansions compare. Three Pixies, unless another number is named. Some card
values are reconstructed (see [the catalogue](catalogue.md)), and {bot} plays some expansions better than others, so
read the differences with care.

Made with seed {seed} by the command below, which gives the same tables again. One line of them:
`aerodrome simulate aerion --bot steady --games 1000 --expansions eggs`.

    ./go run env PYTHONPATH=build/compiled python -m bench.balance --games {matches} --markdown docs/balance.md
"""


def page(matches: int, workers: int | None) -> Iterator[str]:
    values = {"bot": BOT, "version": __version__, "rules": GAME.rules_version, "seed": SEED, "matches": matches}
    yield INTRODUCTION.format(**values)
    for seats, title in ((1, "Alone"), (2, "Two players")):
        yield f"## {title}\n"
        yield from table(seats, matches, workers)
        yield ""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000, help="matches for each row")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--markdown", type=Path, default=None, help="the page to write; without it, standard output")
    asked = parser.parse_args(arguments)
    text = "\n".join(page(asked.games, asked.workers))
    if asked.markdown is None:
        print(text, end="")
    else:
        asked.markdown.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
