"""The bot `keen` for Celestia Duo: it looks two turns ahead, over hands that its partner may hold."""

from __future__ import annotations

from functools import cache
from typing import Final

from aerodrome.bots.bot import USUAL_SECONDS, WAIT, ThinkingBot
from aerodrome.bots.search import Budget, search
from aerodrome.bots.values import load_net
from aerodrome.games.celestia_duo import Table, phrases
from aerodrome.games.celestia_duo.chapters import conversation
from aerodrome.kernel import Dealer, State

from . import talking
from .belief import Belief
from .candidates import candidates
from .rollout import Lookahead
from .steady import BotDecision
from .value import Value

SAMPLES_A_SECOND: Final = 20_000
"""How many samples a decision may take for each second of thinking time."""
MOST_SAMPLES: Final = 6_000
"""Beyond these, candidates are closer than the value is right."""
TURNS: Final = 2
"""How many turns it looks ahead: beyond this one, what the value knows of the next matters less than its luck."""


@cache
def value() -> Value:
    return Value(load_net("aerodrome.bots.celestia_duo"))


class KeenBot(ThinkingBot):
    """Plays what `steady` would play, unless looking ahead shows that something else is clearly better.

    It tries actions out with the same chance for each. Both players then play on quickly, with open hands, until the
    next turn is over; what that is worth, a fitted value says.
    """

    name = "keen"
    turns = TURNS

    def __init__(self, seconds: float = USUAL_SECONDS) -> None:
        super().__init__(seconds)
        self._value = value()

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        now = BotDecision(state, seat, dealer, state.legal(int(state.seat)))
        if state.talk != 0:
            if seat != state.seat:
                return talking.speak(state, seat, dealer, now.decide)
            if state.ready == 0:
                return WAIT
        action = self._searched(now)
        if talking.objects(state, seat, action):
            return conversation.SAY.id_of(phrases.DISAGREE)
        return action

    def budget(self) -> Budget:
        """What the next decision may cost."""
        return Budget(self.seconds, min(round(self.seconds * SAMPLES_A_SECOND), MOST_SAMPLES))

    def _searched(self, now: BotDecision) -> int:
        budget = self.budget()
        base = now.decide()
        others = candidates(now.state, now.seat, base, now.dealer)
        if not others:
            return base
        ahead = Lookahead(now.state, Belief(now.state, now.seat, now.dealer), self._value, self.turns)
        return search(base, others, ahead.sample, budget, now.dealer)
