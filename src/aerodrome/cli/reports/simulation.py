"""The table at the end of a simulation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.bots import Seat
from aerodrome.cli.options import spelled
from aerodrome.cli.reports import standings as fared
from aerodrome.cli.words import Words
from aerodrome.kernel import Game
from aerodrome.lab import Breakdown, Simulation, Standings, Tally, wilson
from aerodrome.lab.tally import Values

# With more matches than this, a second decimal of a percentage begins to mean something.
MATCHES_FOR_TWO_DECIMALS = 10_000

Row = tuple[str, str]


class Report(NamedTuple):
    """What is to be told: what was asked for, what came of it, how long it took, where it is kept.

    Where seats play against each other, `standings` tell how they fared, and `balance` who should have fared alike.
    """

    game: Game
    simulation: Simulation
    tally: Tally
    breakdowns: Sequence[Breakdown]
    seconds: float
    workers: int
    out: Path | None
    standings: Sequence[Standings] = ()
    balance: Standings | None = None


def report(told: Report, words: Words) -> RenderableType:
    """All rows; of a simulation that was stopped, what there is."""
    asked, played = told.simulation.matches, told.tally.matches
    title = told.game.texts.say(words.lang, f"{told.game.prefix}-title")
    said = words.say("simulate-title", count=asked, seed=str(told.simulation.seed))
    parts: list[RenderableType] = [Text.assemble((title, "title"), f"  {said}")]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for label, text in (*_setting(told, words), *(_outcome(told, words) if played else ())):
        grid.add_row(Text(f" {label}", "key"), Text(text))
    parts.append(grid)
    parts += [Padding(_broken_down(one, told, words), (1, 0, 0, 1)) for one in told.breakdowns if played]
    for one in told.standings if played else ():
        parts += [Padding(table, (1, 0, 0, 1)) for table in fared.tables(one, told.game, words)]
    if told.balance is not None:
        parts += fared.warnings(told.balance, told.game, words)
    if played < asked:
        parts.append(Text(words.say("simulate-stopped", count=played, asked=asked), "bad"))
    if told.out is not None:
        parts.append(Text(words.say("simulate-out", file=str(told.out)), "quiet"))
    return Group(*parts)


def _setting(told: Report, words: Words) -> Iterator[Row]:
    simulation = told.simulation
    seats = ",".join(str(Seat("bot", name)) for name in simulation.bots)
    yield words.say("simulate-seats"), words.say("simulate-rotated", seats=seats) if simulation.rotate else seats
    if simulation.players:
        yield words.say("simulate-players"), ", ".join(map(str, simulation.players))
    options = spelled(simulation.options)
    if options:
        yield words.say("simulate-options"), options


def _outcome(told: Report, words: Words) -> Iterator[Row]:
    tally = told.tally
    if not told.game.summary.seat_facts:
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
    scores = () if told.game.summary.seat_facts else tally.mean_scores
    for seat, score in enumerate(scores):
        label = words.say("simulate-score") if len(scores) == 1 else words.say("simulate-score-of", seat=seat)
        yield label, _mean(score, words)
    rate = words.number(tally.matches / max(told.seconds, 1e-6), 0 if tally.matches > 10 * told.seconds else 2)
    yield words.say("simulate-speed"), words.say("simulate-rhythm", rate=rate, workers=told.workers)


def _victories(tally: Tally, words: Words) -> Iterator[Row]:
    """One row where all win or lose together, else one for each seat."""
    shown = 1 if tally.is_shared else len(tally.wins)
    for seat, (wins, interval) in enumerate(zip(tally.wins[:shown], tally.intervals[:shown], strict=True)):
        matches = tally.seated[seat]
        label = words.say("simulate-won") if tally.is_shared else words.say("simulate-won-by", seat=seat)
        rate, low, high = (
            words.percent(share, _decimals(tally))
            for share in (Fraction(wins, matches), Fraction(interval.low), Fraction(interval.high))
        )
        yield label, words.say("simulate-rate", rate=rate, count=wins, asked=matches, low=low, high=high)


def _broken_down(breakdown: Breakdown, told: Report, words: Words) -> Table:
    """A row for each value: how many matches, how many won, how many lost for each cause."""
    causes = [rule for rule, _ in told.tally.losses.most_common()]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="key")
    for fact in breakdown.facts:
        table.add_column(words.named(f"{told.game.prefix}-option-{fact}", fact))
    table.add_column(words.say("simulate-matches"), justify="right")
    table.add_column(words.say("simulate-won"), justify="right")
    table.add_column(words.say("simulate-interval"), no_wrap=True)
    for rule in causes:
        name = words.named(f"{told.game.prefix}-cause-{rule.rpartition('.')[2]}", rule)
        table.add_column(words.say("simulate-lost-by", cause=name), justify="right")
    for values in sorted(breakdown.tallies, key=lambda values: _order(values, breakdown, told.game)):
        tally = breakdown.tallies[values]
        lost = [_share(tally.losses[rule], tally, words) for rule in causes]
        table.add_row(*map(str, values), words.number(tally.matches, 0), *_won(tally, words), *lost)
    return table


def _order(values: Values, breakdown: Breakdown, game: Game) -> list[tuple[int, str]]:
    """Values as the options list them, then others by name."""
    known: dict[str, tuple[str | int, ...]] = {option.name: tuple(option.values) for option in game.options}
    places: list[tuple[int, str]] = []
    for fact, value in zip(breakdown.facts, values, strict=True):
        listed = known.get(fact, ())
        places.append((listed.index(value) if value in listed else len(listed), str(value)))
    return places


def _won(tally: Tally, words: Words) -> tuple[str, str]:
    """The share of matches that somebody won, and its interval."""
    low, high = (words.percent(Fraction(bound), 1) for bound in wilson(tally.won, tally.matches))
    return _share(tally.won, tally, words), words.say("simulate-span", low=low, high=high)


def _share(count: int, tally: Tally, words: Words) -> str:
    return words.percent(Fraction(count, tally.matches), 1)


def _mean(value: float, words: Words) -> str:
    return words.say("simulate-mean", mean=words.number(value, 2))


def _decimals(tally: Tally) -> int:
    return 2 if tally.matches >= MATCHES_FOR_TWO_DECIMALS else 1
