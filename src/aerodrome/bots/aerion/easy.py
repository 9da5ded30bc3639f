"""The bot `easy` for Aerion: it takes what it can use as soon as the dice allow it, and thinks no further.

It reckons well with dice, like `steady`, but it only counts what is done. It throws away what it cannot use now,
however rare that is, spends Pixies as soon as one helps, and never brings a card back from the discard piles.
"""

from __future__ import annotations

from aerodrome.games.aerion import Table
from aerodrome.games.aerion.chapters import roll

from .greed import Greed
from .picture import Picture
from .steady import SteadyBot, best_move
from .turn import Planner


class EasyBot(SteadyBot):
    """Plays each turn towards the most that can be done in it."""

    name = "easy"

    def __init__(self) -> None:
        super().__init__(Planner(Greed()))

    def _before_roll(self, picture: Picture) -> int:
        return roll.ROLL.first

    def _before_going_on(self, state: Table, seat: int, picture: Picture, go_on: int) -> int:
        move = best_move(state, seat, picture, self._planner.marks) if state.reserved else -1
        return move if move >= 0 else go_on
