"""Who sits where in each match of a simulation: always the same, or in rotation."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from typing import NamedTuple

from aerodrome.kernel import Game, Lineup
from aerodrome.kernel.options import Value

Names = tuple[str, ...]


class Seating(NamedTuple):
    """A table: the bot of each seat, and the options, in which the line-up may have turned."""

    bots: Names
    options: Mapping[str, Value]


class Rotation:
    """The seatings of tables of one size, one after the other, from the first again after the last.

    In every `block` of them each bot, and each name of the game's line-up, sits in each seat equally often, and so does
    each bot with each name. A line-up that was chosen turns as it is. One that was left open becomes every choice of
    names in every order: all of these come equally often in every `cycle`.
    """

    def __init__(self, game: Game, options: Mapping[str, Value], bots: Names) -> None:
        self.bots = bots
        self._options = options
        self._lineup = next((option for option in game.options if isinstance(option, Lineup)), None)
        seats = len(bots)
        self._turned_bots = tuple(dict.fromkeys(turned(bots, shift) for shift in range(seats)))
        self._choices, self._orders = _line_ups(self._lineup, options, seats)
        self._turns = seats if self._lineup is not None else 1
        self.block = self._turns * len(self._turned_bots) * len(self._choices)
        self.cycle = self.block * len(self._orders)

    def __getitem__(self, index: int) -> Seating:
        rest, turn = divmod(index, self._turns)
        rest, shift = divmod(rest, len(self._turned_bots))
        rest, choice = divmod(rest, len(self._choices))
        if self._lineup is None:
            return Seating(self._turned_bots[shift], self._options)
        names, order = self._choices[choice], self._orders[rest % len(self._orders)]
        sitting = turned(tuple(names[place] for place in order), turn)
        return Seating(self._turned_bots[shift], {**self._options, self._lineup.name: sitting})


def turned(names: Names, shift: int) -> Names:
    """All players moved on by this number of seats."""
    at = len(names) - shift % len(names) if names else 0
    return names[at:] + names[:at]


def _line_ups(
    lineup: Lineup | None, options: Mapping[str, Value], seats: int
) -> tuple[tuple[Names, ...], tuple[tuple[int, ...], ...]]:
    """Which names sit together, and in which orders round the table, not counting turns of it."""
    as_it_is = tuple(range(seats))
    if lineup is None:
        return ((),), (as_it_is,)
    chosen = options[lineup.name]
    assert isinstance(chosen, tuple)
    if chosen:
        return (chosen,), (as_it_is,)
    unmet = {need.value for need in lineup.needs if not need.is_met(options)}
    names = [name for name in lineup.values if name not in unmet]
    return tuple(combinations(names, seats)), tuple((0, *rest) for rest in permutations(range(1, seats)))
