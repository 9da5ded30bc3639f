"""The bot `keen` for Aerion.

It plays each turn exactly, towards what a net says of the table when the turn is over. With time to think, it then
plays what else could be done for a few turns, with the same chance for all, and does what is clearly better.
"""

from __future__ import annotations

from functools import cache

from aerodrome.bots.bot import USUAL_SECONDS, ThinkingBot
from aerodrome.bots.net import Net
from aerodrome.bots.search import FIRST_BATCH, Budget, search
from aerodrome.bots.values import load_net
from aerodrome.games.aerion import Table, step
from aerodrome.games.aerion.layout import DICE_STREAM
from aerodrome.games.aerion.table import WON
from aerodrome.kernel import Dealer, State, StreamDealer

from .candidates import candidates
from .picture import picture_of
from .steady import SteadyBot
from .turn import Planner
from .value import Value
from .worth import CERTAIN

WIDE = 6
"""How many cards of the Display are considered for each discard, where there is time."""
TURNS = 4
"""How many turns a candidate is played on."""
SAMPLES_A_SECOND = 500
MOST_TURNS = 1000


@cache
def _net() -> Net:
    return load_net("aerodrome.bots.aerion")


class KeenBot(ThinkingBot):
    """Values a table by a net, works out each turn to its end, and tries what else could be done."""

    name = "keen"

    def __init__(self, seconds: float = USUAL_SECONDS) -> None:
        super().__init__(seconds)
        self._value = Value(_net())
        narrow = Planner(self._value)
        self._quick = SteadyBot(narrow)
        self._base = SteadyBot(Planner(self._value, WIDE), narrow) if seconds > 0 else self._quick

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        budget = Budget(self.seconds, round(self.seconds * SAMPLES_A_SECOND))
        base = self._base.choose(state, seat, dealer)
        if self.seconds * SAMPLES_A_SECOND < 2 * FIRST_BATCH:
            return base
        others = candidates(state, seat, base)
        if not others:
            return base
        return search(base, others, lambda action, seed: self._sample(state, seat, action, seed), budget, dealer)

    def _sample(self, state: Table, seat: int, action: int, seed: int) -> float:
        """The chance to win after an action and a few turns with the chance of this seed."""
        table, dealer = state.copy(), TurnDealer(seed)
        dealer.begin(state.turn)
        table.apply(seat, action, dealer)
        last = state.turn + TURNS
        while table.step != step.OVER:
            if table.step == step.REPLENISH and table.turn >= last:
                return self._value.chance(picture_of(table)) / int(CERTAIN)
            dealer.begin(table.turn)
            table.apply(int(table.seat), self._quick.choose(table, int(table.seat), dealer), dealer)
        return float(table.ending == WON)


class TurnDealer(Dealer):
    """Chance for comparing decisions: the dice of a turn are the same, however often dice were rolled before it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._cards = StreamDealer(seed)
        self._turn = -1
        self._dice = self._cards

    def begin(self, turn: int) -> None:
        """Note the turn that is played."""
        if turn != self._turn:
            self._turn = turn
            self._dice = StreamDealer(self._seed * MOST_TURNS + turn)

    def pick(self, stream: int, n: int) -> int:
        return (self._dice if stream == DICE_STREAM else self._cards).pick(stream, n)
