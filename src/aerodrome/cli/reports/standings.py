"""How seats fared that play against each other: who won how often, where their points come from, who is off balance."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rich.table import Table
from rich.text import Text

from aerodrome.cli.words import Words
from aerodrome.kernel import Game, Lineup
from aerodrome.lab import Standing, Standings
from aerodrome.lab.standings import EVERYWHERE
from aerodrome.lab.tally import Values


def tables(standings: Standings, game: Game, words: Words) -> Iterator[Table]:
    """Victories, then points by source where the game tells them."""
    yield _victories(standings, game, words)
    if game.summary.sources:
        yield _sources(standings, game, words)


def warnings(standings: Standings, game: Game, words: Words) -> Iterator[Text]:
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


def _victories(standings: Standings, game: Game, words: Words) -> Table:
    table = _begun(standings, game, words)
    table.add_column(words.say("simulate-matches"), justify="right")
    table.add_column(words.say("simulate-won"), justify="right")
    table.add_column(words.say("simulate-interval"), no_wrap=True)
    table.add_column(words.say("simulate-fair"), justify="right")
    table.add_column(words.say("simulate-score"), justify="right")
    for values, row in _rows(standings, game):
        low, high = (_percent(bound, words) for bound in row.interval)
        table.add_row(
            *map(str, values),
            words.number(row.matches, 0),
            _percent(row.rate, words),
            words.say("simulate-span", low=low, high=high),
            _percent(row.fair, words),
            words.number(row.mean_score, 2),
        )
    return table


def _sources(standings: Standings, game: Game, words: Words) -> Table:
    table = _begun(standings, game, words)
    for source in game.summary.sources:
        table.add_column(words.named(f"{game.prefix}-source-{source}", source), justify="right")
    for values, row in _rows(standings, game):
        table.add_row(*map(str, values), *(words.number(row.mean(source), 2) for source in game.summary.sources))
    return table


def _begun(standings: Standings, game: Game, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="key")
    for fact in standings.facts:
        table.add_column(
            words.say(f"simulate-{fact}") if fact in EVERYWHERE else words.named(f"{game.prefix}-fact-{fact}", fact)
        )
    return table


def _rows(standings: Standings, game: Game) -> list[tuple[Values, Standing]]:
    """Names as the game lists them, numbers by size, then others by name."""
    listed = [name for option in game.options if isinstance(option, Lineup) for name in option.values]

    def place(value: str | int) -> tuple[int, str]:
        if isinstance(value, int):
            return value, ""
        return listed.index(value) if value in listed else len(listed), value

    return sorted(standings.rows.items(), key=lambda row: [place(value) for value in row[0]])


def _percent(share: float | Fraction, words: Words) -> str:
    return words.percent(Fraction(share), 1)
