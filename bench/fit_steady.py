"""Fits the weights of Aerion's bot `steady` to matches that it plays: `python -m bench.fit_steady --help`.

The matches are of the base game, for one player. Each turn of a match gives a row: the marks of the table, and whether
the match was won in the end. A logistic regression finds the weights under which the rows are most likely; where they
say little, it stays near the weights that the bot has, and it never believes that more of a good thing is worse
(`SENSE`). Run it several times, each time on the rows of all runs before (`--rows` keeps them): a bot that follows its
first experience alone does things of which it has none.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from aerodrome.bots.aerion import SteadyBot
from aerodrome.bots.aerion.picture import picture_of
from aerodrome.bots.aerion.weights import WEIGHTS
from aerodrome.bots.aerion.worth import (
    A_BOOK,
    ANOTHER_BOOK,
    BLUEPRINTS_AT,
    BOOKS_AT,
    BOOKS_LEFT_AT,
    CLASSES,
    COLUMNS_AT,
    COMPLETES,
    COPIES,
    DEFICIT_AT,
    EXHAUSTED,
    FITS,
    LIFE_AT,
    LIVES,
    LOST_AT,
    MATERIALS_AT,
    MOST_SIZE,
    OPEN_AT,
    PIXIES_AT,
    SHOPS_AT,
    SIZES_AT,
    STAGES,
    TO_RESERVE,
    TOO_EARLY,
    USELESS,
    WORK,
    Marks,
)
from aerodrome.games.aerion import GAME, step
from aerodrome.games.aerion.cards import DECKS, PIXIES
from aerodrome.games.aerion.table import WON
from aerodrome.kernel.dealer import FastDealer

from .fitting.files import Row, gathered, summary, with_weights
from .fitting.regression import Example, Order, Sense, fit


def _grid(start: int, rows: int, columns: int, down: int, right: int) -> list[Order]:
    """The pairs in a table whose weights rise (1), fall (-1) or do as they like (0) from row to row and in each row."""
    pairs: list[Order] = []
    for row in range(rows):
        for column in range(columns):
            here = start + row * columns + column
            if right and column + 1 < columns:
                pairs.append(Order(here, here + 1) if right > 0 else Order(here + 1, here))
            if down and row + 1 < rows:
                pairs.append(Order(here, here + columns) if down > 0 else Order(here + columns, here))
    return pairs


def _orders() -> list[Order]:
    supplies = [BLUEPRINTS_AT, *range(MATERIALS_AT, COLUMNS_AT, COPIES * COPIES)]
    pairs = [pair for supply in supplies for pair in _grid(supply, COPIES, COPIES, 1, 1)]
    worse_and_better = [(EXHAUSTED, USELESS), (USELESS, A_BOOK), (USELESS, ANOTHER_BOOK), (USELESS, TOO_EARLY)]
    worse_and_better += [(TOO_EARLY, TO_RESERVE), (TO_RESERVE, FITS), (FITS, COMPLETES)]
    for deck in range(DECKS):
        row = COLUMNS_AT + deck * CLASSES
        pairs += [Order(row + worse, row + better) for worse, better in worse_and_better]
    pairs += _grid(SIZES_AT, DECKS, MOST_SIZE, 0, 1) + _grid(LIFE_AT, WORK, LIVES, -1, 1)
    pairs += _grid(OPEN_AT, 1, DECKS + 1, 0, 1) + _grid(PIXIES_AT, PIXIES + 1, STAGES, 1, 0)
    pairs += _grid(BOOKS_AT, 2, STAGES, 1, 0) + _grid(BOOKS_LEFT_AT, 1, SHOPS_AT - BOOKS_LEFT_AT, 0, 1)
    return pairs + _grid(DEFICIT_AT, 5, 5, 1, -1) + _grid(LOST_AT, 2, 4, 1, -1)


SENSE = Sense(_orders())


def play(seed: int) -> list[Row]:
    """The rows of one match; the number of pixies follows from the seed."""
    dealer = FastDealer(seed)
    state = GAME.start(GAME.settle_options({"pixies": seed % (PIXIES + 1)}), 1, dealer)
    bot, marks, turns = SteadyBot(), Marks(), []
    while state.actors():
        action = bot.choose(state, 0, dealer)
        before = picture_of(state) if state.step == step.REPLENISH else None
        state.apply(0, action, dealer)
        if before is not None and state.step in (step.START, step.OVER):
            marks.take(before)
            turns.append(tuple(marks.found[: marks.count]))
    return [(int(state.ending == WON), *turn) for turn in turns]


def examples_of(rows: list[Row]) -> list[Example]:
    """The rows for the regression: a mark counts one each time that it is found."""
    ones = {len(row): (1,) * (len(row) - 1) for row in rows}
    return [Example(row[0], row[1:], ones[len(row)]) for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path, help="the file weights.toml, which is written anew")
    parser.add_argument("--rows", type=Path, help="a file of rows from earlier runs, to which this run adds its own")
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1_000_000, help="the seed of the first match")
    asked = parser.parse_args()
    rows = [row for seed in range(asked.seed, asked.seed + asked.matches) for row in play(seed)]
    print(summary(rows))
    examples = examples_of(gathered(rows, asked.rows))
    weights = fit(examples, [weight / 1000 for weight in WEIGHTS], SENSE, random.Random(asked.seed))
    asked.weights.write_text(with_weights(asked.weights.read_text(encoding="utf-8"), weights), encoding="utf-8")


if __name__ == "__main__":
    main()
