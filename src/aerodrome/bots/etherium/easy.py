"""The bot `easy` for Etherium: it takes what looks good at first glance."""

from __future__ import annotations

from typing import Final

from aerodrome.bots.bot import Bot
from aerodrome.games.etherium import Table, step
from aerodrome.games.etherium.chapters.programming import TOKEN
from aerodrome.games.etherium.layout import LAID, PLAN
from aerodrome.kernel import CHOICES, Dealer, State

from .programs import ProgramDraft
from .set_up import lay
from .tactics import quick

MOOD: Final = 60
"""What a slot promises is taken for more or less, by up to half of this out of a hundred."""


class EasyBot(Bot):
    """Lays one token after the other where it seems to pay most, without a thought for what comes after or for what the
    others program. Everything else it answers quickly.
    """

    name = "easy"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.step == step.PROGRAM:
            return _tempting(state, seat, actions, dealer)
        if state.step == step.LAY:
            return lay(state, seat, actions)
        return int(quick(state, seat))


def _tempting(state: Table, seat: int, actions: tuple[int, ...], dealer: Dealer) -> int:
    """The next token, where it promises most today."""
    draft = ProgramDraft(state, seat)
    at = int(state.at(seat))
    for token in range(int(state.cells[at + LAID])):
        draft.put(state.cells[at + PLAN + token] - 1, dealer)
    promised = {
        action: int(draft.gain(action - TOKEN.first)) * (100 - MOOD // 2 + dealer.pick(CHOICES, MOOD))
        for action in actions
    }
    return max(promised, key=lambda action: promised[action])
