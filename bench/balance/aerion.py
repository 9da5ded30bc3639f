"""How often a bot wins Aerion: every expansion and variant, one and two players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from aerodrome import __version__
from aerodrome.games.aerion import GAME
from aerodrome.kernel.options import Value
from aerodrome.lab import Tally
from bench.balance.counting import SEED, Run, percent, shown

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


def causes(tally: Tally) -> str:
    told = {"aerion.end.loss": "cards ran out", "aerion.eggs.only-eggs-lost": "only Eggs at the start of a turn"}
    told["aerion.eggs.fragile-lost"] = "shells broke"
    return ", ".join(f"{told.get(rule, rule)} {count}" for rule, count in tally.losses.most_common()) or "none"


def table(run: Run, seats: int) -> Iterator[str]:
    yield "| played with | matches | won | 95 % interval | turns | losses |"
    yield "|---|---:|---:|---|---:|---|"
    for number, row in enumerate(rows()):
        tally = Tally(run.play(seats, row.options, BASE_MATCHES if number == 0 else None))
        turns = f"{tally.mean_turns:.1f}"
        yield shown(f"| {row.title} | {tally.matches:,} | {percent(tally)} | {turns} | {causes(tally)} |")


INTRODUCTION = """## Aerion

How often the bot `{bot}` wins, with Aerodrome {version} and version {rules} of the rules. What the
tables tell is how the expansions compare. Three Pixies, unless another number is named. Some card
values are reconstructed (see [the catalogue](catalogue.md)), and {bot} plays some expansions better than others, so
read the differences with care.

Made with seed {seed} by the command below, which gives the same tables again. One line of them:
`aerodrome simulate aerion --bot {bot} --games 1000 --expansions eggs`.

{command}
"""


def chapter(run: Run) -> Iterator[str]:
    values = {"bot": run.bot, "version": __version__, "rules": GAME.rules_version, "seed": SEED, "command": run.command}
    yield INTRODUCTION.format(**values)
    for seats, title in ((1, "Alone"), (2, "Two players")):
        yield f"### {title}\n"
        yield from table(run, seats)
        yield ""
