"""Fits the weights of Celestia Duo's bot `steady` to matches that it plays: `python -m bench.fit_celestia_duo --help`.

Two such bots play. Every briefing and every Assault gives a row: the situation, the marks of the table with both hands
open, and whether the match was won in the end. A share of the briefings is decided the other way, so that the rows also
tell of stops that the bot would not make, and of flights that it would not dare. For each situation a logistic
regression finds the weights under which its rows are most likely; where they say little, it stays near the weights that
the bot has, and it never believes that what is good is bad (`SENSE`). Run it several times, each time on the rows of
all runs before (`--rows` keeps them): a bot that follows its first experience alone does things of which it has none.

    ./go run env PYTHONPATH=build/compiled python -m bench.fit_celestia_duo --rows build/rows.txt \\
        src/aerodrome/bots/celestia_duo/weights.toml

`./go test` leaves the compiled engine in build/compiled; interpreted, a match takes seconds. The bot plays with the
weights of the engine that runs, so compile it again between two runs, and give each run a `--seed` of its own.

The weights that the bot has were made by an earlier form of this program, from 207,487 rows of 14,000 matches in two
rounds, the first of which began with a guess. It had the same marks and the same sense of what is good, but found the
most likely weights in another way and held some marks more loosely than others; so this program does not give those
very numbers again.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots import WAIT, ask
from aerodrome.bots.celestia_duo import SteadyBot
from aerodrome.bots.celestia_duo import scene as of
from aerodrome.bots.celestia_duo.judge import required_by
from aerodrome.bots.celestia_duo.weights import SITUATION_NAMES, WEIGHTS
from aerodrome.games.celestia_duo import GAME, Table, step
from aerodrome.games.celestia_duo.cards import CREW, JOKER, KINDS, MODE_NAMES, SYMBOLS
from aerodrome.games.celestia_duo.chapters.briefing import CONTINUE, STOP
from aerodrome.games.celestia_duo.layout import HAND, HAND_AT
from aerodrome.kernel import FastDealer
from aerodrome.lab.simulate import dealers

from .fitting.files import Row, gathered, summary, with_weights
from .fitting.regression import Example, Order, Sense, fit

HOLD = 40.0
"""A weight is expected within some 0.15 of where it was, until rows say otherwise."""
JOKER_IS_BETTER_BY = 0.1
MARKS = int(of.MARKS)


def _sense() -> Sense:
    """Stores, crew and cards are good; a joker does what any card does, an active crew member what a tired one does."""
    orders = [Order(int(of.USED_CREW) + crew, int(of.ACTIVE_CREW) + crew) for crew in range(CREW)]
    for table in (int(of.FIRST), int(of.SECOND)):
        orders += [Order(table + kind, table + JOKER, JOKER_IS_BETTER_BY) for kind in range(KINDS) if kind != JOKER]
    good = [*range(of.SMOKE, of.AMBUSHES), *range(of.ACTIVE_CREW, of.PIRATE)]
    return Sense(orders, [*good, *range(of.FIRST, of.SECOND), *range(of.SIZE, of.EMPTIER)])


SENSE = _sense()


def play(mode: str, seed: int, explored: float) -> list[Row]:
    """The rows of one match."""
    table, choices = dealers(seed, MODE_NAMES.index(mode))
    state = GAME.start(GAME.settle_options({"mode": mode}), 2, table)
    return rows_of(state, table, choices, Explorer(random.Random(seed), explored))


class Explorer(NamedTuple):
    """Decides a share of the briefings the other way, where that is allowed."""

    chance: random.Random
    share: float

    def turn(self, action: int, legal: Sequence[int]) -> int:
        if action not in (CONTINUE.first, STOP.first) or self.chance.random() >= self.share:
            return action
        other = int(STOP.first if action == CONTINUE.first else CONTINUE.first)
        return other if other in legal else action


def marks_of(state: Table) -> list[int]:
    """All marks of a table with both hands open, the situation first."""
    scene = of.scene_of(state)
    marks = of.NO_MARKS[:]
    scene.mark(marks)
    hands = [[int(held) for held in state.cells[at : at + KINDS]] for at in (HAND_AT, HAND_AT + HAND)]
    for hand in hands:
        mark_hand(marks, hand, required_by(state))
    sizes = [sum(hand) for hand in hands]
    marks[of.CARDS_GAP] = sum(sizes) * marks[of.GAP]
    marks[of.CARDS_WITHOUT_ENERGY] = 0 if state.energy else sum(sizes)
    marks[of.EMPTIER] = abs(sizes[0] - sizes[1])
    return [int(scene.situation), *list(marks)]


def mark_hand(marks: vec[i64], hand: Sequence[int], required: vec[i64]) -> None:
    for kind, held in enumerate(hand):
        if held > 0:
            marks[of.FIRST + kind] += 1
            if kind < SYMBOLS and required[kind] > 0:
                marks[of.REQUIRED] += 1
        if held > 1:
            marks[of.SECOND + kind] += 1
            marks[of.MORE] += held - 2
    for size in range(min(sum(hand), of.SIZES - 1)):
        marks[of.SIZE + size] += 1
    marks[of.SIZE + of.SIZES - 1] += max(sum(hand) - of.SIZES + 1, 0)


def rows_of(state: Table, table: FastDealer, choices: FastDealer, explorer: Explorer) -> list[Row]:
    """Play on to the end; each row is whether the match was won, the situation, the marks."""
    found: dict[tuple[int, int], list[int]] = {}
    while state.actors():
        if state.step == step.BRIEFING or (state.step == step.DICE and state.assault):
            moment = (int(state.turn), int(state.assault))
            if moment not in found:
                found[moment] = marks_of(state)
        seat, action = decided(state, choices)
        state.apply(seat, explorer.turn(action, state.legal(seat)), table)
    outcome = state.outcome()
    assert outcome is not None
    return [(int(bool(outcome.winners)), *marks) for marks in found.values()]


def decided(state: Table, choices: FastDealer) -> tuple[int, int]:
    """A seat that must decide and does not wait for the other one, and its action."""
    answers = ((seat, ask(SteadyBot(), state, seat, choices)) for seat in state.actors())
    return next(answer for answer in answers if answer[1] != WAIT)


def fit_all(rows: Sequence[Row], weights: Sequence[int], seed: int) -> list[float]:
    """The weights of all situations, in units of the log-odds, from those in thousandths."""
    fitted: list[float] = []
    for situation in range(len(SITUATION_NAMES)):
        examples = [example_of(row) for row in rows if row[1] == situation]
        start = [weight / 1000 for weight in weights[situation * MARKS : (situation + 1) * MARKS]]
        fitted += fit(examples, start, SENSE, random.Random(seed), HOLD)
    return fitted


def example_of(row: Row) -> Example:
    there = [(mark, amount) for mark, amount in enumerate(row[2:]) if amount]
    return Example(row[0], [mark for mark, _ in there], [amount for _, amount in there])


def share(text: str) -> float:
    found = float(text)
    if not 0 <= found <= 1:
        raise argparse.ArgumentTypeError("a share is from 0 to 1")
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, help="the file weights.toml, which is written anew")
    parser.add_argument("--rows", type=Path, help="a file of rows from earlier runs, to which this run adds its own")
    parser.add_argument("--modes", nargs="+", choices=MODE_NAMES, default=MODE_NAMES, help="all, if none is named")
    parser.add_argument("--matches", type=int, default=2000, help="how many of each mode (%(default)s)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the seed of the first match (%(default)s)")
    parser.add_argument(
        "--explored", type=share, default=0.1, help="the share of briefings decided the other way (%(default)s)"
    )
    asked = parser.parse_args(words)
    text = asked.weights.read_text(encoding="utf-8")
    rows: list[Row] = []
    for mode in asked.modes:
        of_mode = [row for at in range(asked.matches) for row in play(mode, asked.seed + at, asked.explored)]
        print(f"{mode}: {summary(of_mode)}", flush=True)
        rows += of_mode
    weights = fit_all(gathered(rows, asked.rows), WEIGHTS, asked.seed)
    asked.weights.write_text(with_weights(text, weights), encoding="utf-8")


if __name__ == "__main__":
    main()
