"""The bot `steady` for Etherium: it thinks seasons through in imagined worlds, and answers the rest quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aerodrome.bots.bot import Bot
from aerodrome.games.etherium import Table, step
from aerodrome.games.etherium.cards import PLENTY
from aerodrome.games.etherium.chapters.connection import CONNECT
from aerodrome.games.etherium.chapters.execution import PASS
from aerodrome.games.etherium.chapters.flash_cards import PLAY
from aerodrome.games.etherium.chapters.movement import MOVE
from aerodrome.games.etherium.chapters.programming import TOKEN
from aerodrome.games.etherium.chapters.supply import TAKE
from aerodrome.games.etherium.chapters.transformation import ETHERISE
from aerodrome.games.etherium.layout import LAID
from aerodrome.kernel import Dealer, State

from .movement import move_gain
from .outlook import Outlook, best_program
from .set_up import lay
from .tactics import quick

EFFORT: Final = 12
"""How widely programs are searched: their number grows with it."""
WORLDS: Final = 6
"""In how many imagined worlds an action is tried."""
MOST_WAYS: Final = 8
"""How many moves are tried, at most."""
MOST_AMOUNTS: Final = 4
"""How many amounts of Ether are tried, at most."""
THOUGHT_THROUGH: Final = frozenset((step.ACT, step.SIEGE, step.FLEE, step.ORDER))
BEFORE_PROGRAMMING: Final = frozenset((step.VOYAGE, step.SEASON, step.EFFECT))
WITH_CARDS: Final = frozenset((step.SEASON_FLASH, step.SEASON_PAID))


class SteadyBot(Bot):
    """Programs what does best against sensible programs of the others, and moves and fights the same way.

    Hands and programs of the others are its own guesses, made from what its seat can see.
    """

    name = "steady"

    def __init__(self, effort: int = EFFORT) -> None:
        self.effort = effort

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.step == step.PROGRAM:
            laid = int(state.cells[state.at(seat) + LAID])
            return TOKEN.id_of(int(best_program(state, seat, dealer, self.effort)[laid]))
        if state.step == step.LAY:
            return lay(state, seat, actions)
        if state.step in BEFORE_PROGRAMMING:
            return self.promising(state, seat, dealer, _likely(state, seat, actions))
        if state.step in WITH_CARDS:
            return self.in_season(state, seat, dealer, _likely(state, seat, actions))
        if state.step in THOUGHT_THROUGH:
            return _tried(state, seat, dealer, actions)
        return int(quick(state, seat))

    def promising(self, state: Table, seat: int, dealer: Dealer, actions: Sequence[int]) -> int:
        """The action after which the best programs are best."""
        outlook = Outlook(state, seat, dealer)
        return max(actions, key=lambda action: (outlook.promise(action, self.effort), action == PASS.first, -action))

    def in_season(self, state: Table, seat: int, dealer: Dealer, actions: Sequence[int]) -> int:
        """Cards that bring something at once are played; those of the season where they make its programs better."""
        action = int(quick(state, seat))
        if state.chapters.verb_of[action] is PLAY and action < PLAY.id_of(PLENTY):
            return action
        return self.promising(state, seat, dealer, actions)


def _likely(state: Table, seat: int, actions: Sequence[int]) -> list[int]:
    """The actions without those that promise least, where there are many: bad moves, little Ether made."""
    moves = [action for action in actions if state.chapters.verb_of[action] is MOVE]
    moves.sort(key=lambda move: (-int(move_gain(state, seat, move)), move))
    etherised = [action for action in actions if state.chapters.verb_of[action] is ETHERISE]
    dropped = {*moves[MOST_WAYS:], *etherised[:-MOST_AMOUNTS]}
    return [action for action in actions if action not in dropped]


def _tried(state: Table, seat: int, dealer: Dealer, actions: Sequence[int]) -> int:
    """The action that does best in imagined worlds; a card that should be played before it is played."""
    action = int(quick(state, seat))
    verb_of = state.chapters.verb_of
    ways = [way for way in _likely(state, seat, actions) if verb_of[way] is not PLAY]
    if verb_of[action] is PLAY or len(ways) < 2 or verb_of[ways[0]] in (CONNECT, TAKE):
        return action
    outlook = Outlook(state, seat, dealer)
    return max(ways, key=lambda way: (outlook.action_worth(way, WORLDS), way == action, -way))
