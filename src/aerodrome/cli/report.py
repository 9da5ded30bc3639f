"""What a simulation found out, in tables.

Where seats play against each other: who won how often, where their points come from, who is off balance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.bots import Occupant
from aerodrome.cli.options import spelled
from aerodrome.cli.words import Words
from aerodrome.kernel import Game, Lineup
from aerodrome.lab import Breakdown, Interval, Simulation, Standing, Standings, Tally, wilson
from aerodrome.lab.standings import EVERYWHERE
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
        parts += [Padding(table, (1, 0, 0, 1)) for table in _fared(one, told.game, words)]
    if told.balance is not None:
        parts += _warnings(told.balance, told.game, words)
    if played < asked:
        parts.append(Text(words.say("simulate-stopped", count=played, asked=asked), "bad"))
    if told.out is not None:
        parts.append(Text(words.say("simulate-out", file=str(told.out)), "quiet"))
    return Group(*parts)


def _setting(told: Report, words: Words) -> Iterator[Row]:
    simulation = told.simulation
    seats = ",".join(str(Occupant("bot", name)) for name in simulation.bots)
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
    causes = {
        rule: words.named(f"{told.game.prefix}-cause-{rule.rpartition('.')[2]}", rule)
        for rule, _ in told.tally.losses.most_common()
    }
    facts = [words.named(f"{told.game.prefix}-option-{fact}", fact) for fact in breakdown.facts]
    table = _victories_table(facts, [words.say("simulate-lost-by", cause=cause) for cause in causes.values()], words)
    for values in sorted(breakdown.tallies, key=lambda values: _order(values, breakdown, told.game)):
        tally = breakdown.tallies[values]
        rate, interval = Fraction(tally.won, tally.matches), wilson(tally.won, tally.matches)
        lost = [_percent(Fraction(tally.losses[rule], tally.matches), words) for rule in causes]
        table.add_row(*_victories_row(values, tally.matches, rate, interval, words), *lost)
    return table


def _order(values: Values, breakdown: Breakdown, game: Game) -> list[tuple[int, str]]:
    """Values as the options list them, then others by name."""
    known: dict[str, tuple[str | int, ...]] = {option.name: tuple(option.values) for option in game.options}
    places: list[tuple[int, str]] = []
    for fact, value in zip(breakdown.facts, values, strict=True):
        listed = known.get(fact, ())
        places.append((listed.index(value) if value in listed else len(listed), str(value)))
    return places


def _fared(standings: Standings, game: Game, words: Words) -> Iterator[Table]:
    """How seats fared against each other: victories, then points by source where the game tells them."""
    facts = [
        words.say(f"simulate-{fact}") if fact in EVERYWHERE else words.named(f"{game.prefix}-fact-{fact}", fact)
        for fact in standings.facts
    ]
    table = _victories_table(facts, [words.say("simulate-fair"), words.say("simulate-score")], words)
    rows, sources = _rows(standings, game), game.summary.sources
    for values, row in rows:
        began = _victories_row(values, row.matches, row.rate, row.interval, words)
        table.add_row(*began, _percent(row.fair, words), words.number(row.mean_score, 2))
    yield table
    if sources:
        table = _table(facts, [words.named(f"{game.prefix}-source-{source}", source) for source in sources])
        for values, row in rows:
            table.add_row(*map(str, values), *(words.number(row.mean(source), 2) for source in sources))
        yield table


def _warnings(standings: Standings, game: Game, words: Words) -> Iterator[Text]:
    """A line for each that is further from its fair share than chance explains."""
    for values, row in standings.off_balance():
        facts = zip(standings.facts, values, strict=True)
        name = ", ".join(words.named(f"{game.prefix}-{fact}-{value}", str(value)) for fact, value in facts)
        rate, fair, low, high = (_percent(share, words) for share in (row.rate, row.fair, *row.interval))
        points = words.number(float(abs(row.rate - row.fair)) * 100, 1)
        side = "more" if row.rate > row.fair else "less"
        said = words.say(
            "simulate-off-balance", name=name, rate=rate, points=points, side=side, fair=fair, low=low, high=high
        )
        yield Text(said, "bad")


def _rows(standings: Standings, game: Game) -> list[tuple[Values, Standing]]:
    """Names as the game lists them, numbers by size, then others by name."""
    listed = [name for option in game.options if isinstance(option, Lineup) for name in option.values]

    def place(value: str | int) -> tuple[int, str]:
        if isinstance(value, int):
            return value, ""
        return listed.index(value) if value in listed else len(listed), value

    return sorted(standings.rows.items(), key=lambda row: [place(value) for value in row[0]])


def _table(facts: Iterable[str], numbers: Iterable[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="key")
    for heading in facts:
        table.add_column(heading)
    for heading in numbers:
        table.add_column(heading, justify="right")
    return table


def _victories_table(facts: Iterable[str], more: Iterable[str], words: Words) -> Table:
    """A table whose rows begin as `_victories_row` says, with more numbers after that."""
    table = _table(facts, [words.say("simulate-matches"), words.say("simulate-won")])
    table.add_column(words.say("simulate-interval"), no_wrap=True)
    for heading in more:
        table.add_column(heading, justify="right")
    return table


def _victories_row(values: Values, matches: int, rate: Fraction, interval: Interval, words: Words) -> list[str]:
    low, high = (_percent(bound, words) for bound in interval)
    span = words.say("simulate-span", low=low, high=high)
    return [*map(str, values), words.number(matches, 0), _percent(rate, words), span]


def _percent(share: float | Fraction, words: Words) -> str:
    return words.percent(Fraction(share), 1)


def _mean(value: float, words: Words) -> str:
    return words.say("simulate-mean", mean=words.number(value, 2))


def _decimals(tally: Tally) -> int:
    return 2 if tally.matches >= MATCHES_FOR_TWO_DECIMALS else 1
