"""catanatron: Catan for two players who play at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import catanatron
from catanatron.game import TURNS_LIMIT

from bench.contest import Contestant, Missing, Sample, Way, measure, seconds_per_call

NAME = "catanatron"


def new_game() -> Any:
    return catanatron.Game([catanatron.RandomPlayer(color) for color in (catanatron.Color.RED, catanatron.Color.BLUE)])


def play_out(game: Any, turns: int = TURNS_LIMIT) -> int:
    """The library's own `Game.play` without the two copies that it makes."""
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < turns:
        game.play_tick()
        ticks += 1
    return ticks


class Catan:
    name = NAME
    game = "catan_2p"
    form = "stepped"
    way = Way.STEPPED

    def playouts(self, seconds: float) -> Sample:
        return measure(lambda: play_out(new_game()), seconds)

    def copy_cost(self) -> float | None:
        over = new_game()
        play_out(over)
        middle = new_game()
        play_out(middle, over.state.num_turns // 2)
        return seconds_per_call(middle.copy)


def contestants() -> Iterator[Contestant | Missing]:
    yield Catan()
