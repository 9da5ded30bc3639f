"""The bot `easy` for Etherium: it lays what looks good at first glance, and answers everything else quickly."""

from __future__ import annotations

from aerodrome.bots.bot import Bot
from aerodrome.games.etherium import Table, step
from aerodrome.games.etherium.chapters.programming import TOKEN
from aerodrome.games.etherium.layout import LAID
from aerodrome.kernel import Dealer, State

from .programs import sampled
from .set_up import lay
from .tactics import quick


class EasyBot(Bot):
    """Programs token by token what seems to pay, without a thought for what the others program."""

    name = "easy"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.step == step.PROGRAM:
            laid = int(state.cells[state.at(seat) + LAID])
            return TOKEN.id_of(int(sampled(state, seat, dealer)[laid]))
        if state.step == step.LAY:
            return lay(state, seat, actions)
        return int(quick(state, seat))
