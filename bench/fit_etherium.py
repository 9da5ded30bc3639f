"""Fits the weights of Etherium's bot `steady` to matches that it plays: `python -m bench.fit_etherium --help`.

Four such bots play. Every season gives a row for each seat: how many seasons are to come, its people, the marks of the
seat beside those of the others, and how many stars it gained from then on, beside those of the others. Bots alone would
rarely show what they do not believe in, and a people always begins with the same board; so at the start of every season
some seats get a level, cubes, a booster, a capacity or a card for nothing, or lose a level. Least squares then find
what each mark is worth, which is never less than nothing; it grows by the same amount with every season to come, and
where the rows say little it stays near what the bot has. Run it several times, on the rows of all runs before
(`--rows`).

    ./go run env PYTHONPATH=build/compiled python -m bench.fit_etherium --rows build/rows.txt \\
        src/aerodrome/bots/etherium/weights.toml

The bot plays with the weights of the engine that runs, so compile it again between two runs, and give each run a
`--seed` of its own.

The weights that the bot has were set by hand. What this program made of 4,224 rows of 176 matches played no better: 73
of 140 matches between two bots with either were won with them, with half a star less.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots import ask
from aerodrome.bots.etherium import SteadyBot
from aerodrome.bots.etherium import worth as of
from aerodrome.bots.etherium.weights import MARK_NAMES, SEASONS_LEFT, WEIGHTS
from aerodrome.games.etherium import GAME, Table
from aerodrome.games.etherium.cards import (
    BASICS,
    BOOSTER,
    BOX_PEOPLES,
    CAPACITIES,
    ETHER,
    GUIDE,
    MOST_LEVEL,
    MOST_TOKENS,
    PEOPLES,
    SEASONS_IN_A_YEAR,
    UNITS,
)
from aerodrome.games.etherium.counting import ether_stars, stars_of
from aerodrome.games.etherium.layout import ACTION_TOKENS, CAPACITY_AT, LEVEL, OWNED
from aerodrome.kernel import Dealer
from aerodrome.lab.simulate import dealers

from .fitting.files import Row, gathered, with_weights
from .fitting.least_squares import fit

MARKS = len(MARK_NAMES)
SEATS = int(BOX_PEOPLES)
OTHERS = SEATS - 1
HALVES = 2 * OTHERS
"""Rows hold whole numbers: half stars, own ones as often as there are others."""
HOLD = 60.0
"""How many rows it takes to doubt a weight."""
HOLD_BY_SEASON = 900.0
LARGEST_HARM = 10.0
"""No thing is worth less than nothing; but a place can be worse than another."""


def play(seed: int, effort: int, gifts: float) -> list[Row]:
    """The rows of one match."""
    table, choices = dealers(seed, 0)
    state = GAME.start(GAME.settle_options({}), SEATS, table)
    chance, bot = random.Random(seed), SteadyBot(effort)
    found: list[tuple[int, list[list[int]], list[int]]] = []
    season = int(state.season_number)
    while actors := state.actors():
        if state.season_number != season:
            season = int(state.season_number)
            for seat in range(SEATS):
                if chance.random() < gifts:
                    give(state, seat, chance, table)
            marks = [marks_of(state, seat) for seat in range(SEATS)]
            stars = [half_stars(state, seat) for seat in range(SEATS)]
            found.append((int(SEASONS_IN_A_YEAR) + 1 - season, marks, stars))
        state.apply(actors[0], ask(bot, state, actors[0], choices), table)
    final = [2 * int(stars_of(state, seat)) for seat in range(SEATS)]
    return [
        (beside(_gained(final, stars), seat), left, int(state.people(seat)), *_marks_beside(marks, seat))
        for left, marks, stars in found
        for seat in range(SEATS)
    ]


def give(state: Table, seat: int, chance: random.Random, table: Dealer) -> None:
    """Change what a seat has: something that it gains or loses by chance."""
    kind = chance.randrange(7)
    if kind < 3:
        unit = chance.randrange(int(UNITS))
        level = int(state.level(seat, unit)) + chance.choice((-1, 1, 1))
        if int(unit != GUIDE) <= level <= MOST_LEVEL:
            state.cells[state.at(seat) + LEVEL + unit] = level
    elif kind == 3:
        for _ in range(chance.randrange(1, 5)):
            state.gain(seat, chance.randrange(int(BASICS)), 1, None)
    elif kind == 4:
        state.gain(seat, ETHER, chance.randrange(1, 3), None)
    elif kind == 5 and state.cube_count(seat, BOOSTER) < 2 and state.gain(seat, BOOSTER, 1, None):
        at = state.at(seat) + ACTION_TOKENS
        state.cells[at] = min(int(MOST_TOKENS), int(state.cells[at]) + 1)
    elif kind == 6:
        capacity = chance.randrange(int(CAPACITIES) + 2)
        if capacity >= CAPACITIES:
            state.draw_flash(seat, 1, table, None)
        elif not state.owns(seat, capacity) and state.cells[CAPACITY_AT + capacity]:
            state.cells[CAPACITY_AT + capacity] -= 1
            state.cells[state.at(seat) + OWNED] |= 2**capacity


def marks_of(state: Table, seat: int) -> list[int]:
    marks = vec[i64]([0] * MARKS)
    of.marks_into(state, seat, marks)
    return list(marks)


def half_stars(state: Table, seat: int) -> int:
    """Twice the stars of a seat; a cube of Ether is half a star, an odd one too."""
    return 2 * int(stars_of(state, seat) - ether_stars(state, seat)) + int(state.cube_count(seat, ETHER))


def beside(numbers: Sequence[int], seat: int) -> int:
    """A number of a seat as often as there are others, without the numbers of the others."""
    return (OTHERS + 1) * numbers[seat] - sum(numbers)


def _gained(final: Sequence[int], stars: Sequence[int]) -> list[int]:
    return [after - before for after, before in zip(final, stars, strict=True)]


def _marks_beside(marks: Sequence[Sequence[int]], seat: int) -> list[int]:
    return [beside([of_seat[mark] for of_seat in marks], seat) for mark in range(MARKS)]


def fit_all(rows: Sequence[Row], weights: Sequence[int]) -> list[float]:
    """The weights in stars, mark by mark, from those in thousandths, season by season."""
    first, last = _row(weights, 1), _row(weights, SEASONS_LEFT - 1)
    slope = [(late - early) / (SEASONS_LEFT - 2) for early, late in zip(first, last, strict=True)]
    base = [early - step for early, step in zip(first, slope, strict=True)]
    peoples = 2 * int(PEOPLES)
    start = [*base, *slope, *[0.0] * peoples]
    hold = [HOLD] * MARKS + [HOLD_BY_SEASON] * MARKS + [1.0] * peoples
    fitted = fit([_example(row) for row in rows], [row[0] / HALVES for row in rows], start, hold)
    found: list[float] = []
    for mark in range(MARKS):
        least = 0.0 if mark < of.COLLECTOR_AT else -LARGEST_HARM
        found.append(weights[mark] / 1000)
        found += [max(least, fitted[mark] + left * fitted[MARKS + mark]) for left in range(1, SEASONS_LEFT)]
    return found


def _row(weights: Sequence[int], left: int) -> list[float]:
    return [weight / 1000 for weight in weights[left * MARKS : (left + 1) * MARKS]]


def _example(row: Row) -> list[float]:
    """Marks, marks times the seasons to come, and the people with both: what a people is worth by itself."""
    left, people = row[1], row[2]
    marks = [amount / OTHERS for amount in row[3:]]
    peoples = [0.0] * (2 * int(PEOPLES))
    peoples[people], peoples[int(PEOPLES) + people] = 1.0, float(left)
    return [*marks, *[left * amount for amount in marks], *peoples]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, help="the file weights.toml, which is written anew")
    parser.add_argument("--rows", type=Path, help="a file of rows from earlier runs, to which this run adds its own")
    parser.add_argument("--matches", type=int, default=500, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the seed of the first match (%(default)s)")
    parser.add_argument("--effort", type=int, default=8, help="how widely the bots search (%(default)s)")
    parser.add_argument("--gifts", type=float, default=0.4, help="how often a seat is given something (%(default)s)")
    asked = parser.parse_args(words)
    text = asked.weights.read_text(encoding="utf-8")
    rows: list[Row] = []
    for at in range(asked.matches):
        of_match = play(asked.seed + at, asked.effort, asked.gifts)
        rows = gathered(of_match, asked.rows) if asked.rows else rows + of_match
    print(f"{len(rows)} rows")
    asked.weights.write_text(with_weights(text, fit_all(rows, WEIGHTS)), encoding="utf-8")


if __name__ == "__main__":
    main()
