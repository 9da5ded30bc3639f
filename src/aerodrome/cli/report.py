"""The table at the end of a simulation."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aerodrome.bots import Seat
from aerodrome.kernel import Game
from aerodrome.lab import Simulation, Tally

from .options import spelled
from .words import Words

# With more matches than this, a second decimal of a percentage begins to mean something.
MATCHES_FOR_TWO_DECIMALS = 10_000

Row = tuple[str, str]


class Report(NamedTuple):
    """What is to be told: what was asked for, what came of it, how long it took, where it is kept."""

    game: Game
    simulation: Simulation
    tally: Tally
    seconds: float
    workers: int
    out: Path | None


def report(told: Report, words: Words) -> RenderableType:
    """All rows; of a simulation that was stopped, what there is."""
    asked, played = told.simulation.matches, told.tally.matches
    title = told.game.texts.say(words.lang, f"{told.game.id.replace('_', '-')}-title")
    said = words.say("simulate-title", count=asked, seed=str(told.simulation.seed))
    parts: list[RenderableType] = [Text.assemble((title, "title"), f"  {said}")]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for label, text in (*_setting(told, words), *(_outcome(told, words) if played else ())):
        grid.add_row(Text(f" {label}", "key"), Text(text))
    parts.append(grid)
    if played < asked:
        parts.append(Text(words.say("simulate-stopped", count=played, asked=asked), "bad"))
    if told.out is not None:
        parts.append(Text(words.say("simulate-out", file=str(told.out)), "quiet"))
    return Group(*parts)


def _setting(told: Report, words: Words) -> Iterator[Row]:
    yield words.say("simulate-seats"), ",".join(str(Seat("bot", name)) for name in told.simulation.bots)
    options = spelled(told.simulation.options)
    if options:
        yield words.say("simulate-options"), options


def _outcome(told: Report, words: Words) -> Iterator[Row]:
    tally = told.tally
    yield from _victories(tally, words)
    for count, (rule, matches) in enumerate(tally.losses.most_common()):
        text = told.game.rulebook[rule].text(words.lang)
        share = words.percent(Fraction(matches, tally.matches), _decimals(tally))
        yield (
            "" if count else words.say("simulate-lost"),
            words.say("simulate-cause", share=share, count=matches, text=text, id=rule),
        )
    if tally.mean_turns is not None:
        yield words.say("simulate-turns"), _mean(tally.mean_turns, words)
    if tally.mean_decisions is not None:
        yield words.say("simulate-decisions"), _mean(tally.mean_decisions, words)
    scores = tally.mean_scores
    for seat, score in enumerate(scores):
        label = words.say("simulate-score") if len(scores) == 1 else words.say("simulate-score-of", seat=seat)
        yield label, _mean(score, words)
    rate = words.number(tally.matches / max(told.seconds, 1e-6), 0 if tally.matches > 10 * told.seconds else 2)
    yield words.say("simulate-speed"), words.say("simulate-rhythm", rate=rate, workers=told.workers)


def _victories(tally: Tally, words: Words) -> Iterator[Row]:
    """One row where all win or lose together, else one for each seat."""
    shown = 1 if tally.is_shared else len(tally.wins)
    for seat, (wins, interval) in enumerate(zip(tally.wins[:shown], tally.intervals[:shown], strict=True)):
        label = words.say("simulate-won") if tally.is_shared else words.say("simulate-won-by", seat=seat)
        rate, low, high = (
            words.percent(share, _decimals(tally))
            for share in (Fraction(wins, tally.matches), Fraction(interval.low), Fraction(interval.high))
        )
        yield label, words.say("simulate-rate", rate=rate, count=wins, asked=tally.matches, low=low, high=high)


def _mean(value: float, words: Words) -> str:
    return words.say("simulate-mean", mean=words.number(value, 2))


def _decimals(tally: Tally) -> int:
    return 2 if tally.matches >= MATCHES_FOR_TWO_DECIMALS else 1
