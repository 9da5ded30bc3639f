"""Matches played and counted, for the tables of every game."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass

from aerodrome.games import find
from aerodrome.kernel.options import Value
from aerodrome.lab import Result, Rotation, Simulation, Tally, simulate, wilson

SEED = 2018
BOT = "steady"
"""Who plays unless somebody else is asked for."""


@dataclass(frozen=True, slots=True)
class Run:
    """What was asked for on the command line."""

    game: str
    bot: str
    matches: int
    workers: int | None

    def play(
        self, seats: int, options: Mapping[str, Value], matches: int | None = None, seed: int = SEED
    ) -> list[Result]:
        """The matches of one row, always the same ones.

        With the same seed two rows begin alike, which helps to compare them; rows that are counted together need seeds
        of their own, or their common interval would be too narrow.
        """
        simulation = Simulation(
            game=self.game,
            bots=(self.bot,) * seats,
            matches=self.matches if matches is None else matches,
            seed=seed,
            options=options,
        )
        return list(simulate(simulation, workers=self.workers))

    def rivals(
        self, bots: tuple[str, ...], options: Mapping[str, Value], *, every_line_up: bool = False, part: int = 1
    ) -> list[Result]:
        """Matches against each other in rotation: this part of as many as were asked for, or a few more.

        Everybody sits everywhere equally often; with `every_line_up`, all line-ups also come equally often.
        """
        game = find(self.game)
        rotation = Rotation(game, game.settle_options(options), bots)
        whole = rotation.cycle if every_line_up else rotation.block
        simulation = Simulation(
            game=self.game,
            bots=bots,
            matches=-(-self.matches // (part * whole)) * whole,
            seed=SEED,
            options=options,
            rotate=True,
        )
        return list(simulate(simulation, workers=self.workers))

    @property
    def command(self) -> str:
        """What to type to get the same tables."""
        bot = "" if self.bot == BOT else f" --bot {self.bot}"
        words = f"--game {self.game}{bot} --games {self.matches} --markdown docs/balance.md"
        return f"    ./go run env PYTHONPATH=build/compiled python -m bench.balance {words}"


def percent(tally: Tally) -> str:
    """The win rate and its interval, as two cells."""
    low, high = wilson(tally.won, tally.matches)
    return f"{tally.won / tally.matches:.1%} | {low:.1%} to {high:.1%}"


def shown(line: str) -> str:
    """A line of a table, told to whoever waits for it too."""
    print(line, file=sys.stderr, flush=True)
    return line
