"""The bot `steady` for Etherium: it thinks seasons through in imagined worlds, and answers the rest quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aerodrome.bots.bot import Bot
from aerodrome.games.etherium import EtheriumState, steps
from aerodrome.games.etherium import actions as do
from aerodrome.games.etherium.cards import SEASON_KINDS_START
from aerodrome.games.etherium.layout import LAID
from aerodrome.kernel import Dealer, State

from .laying import lay
from .moving import move_gain
from .outlook import Outlook, best_program
from .tactics import quick

EFFORT: Final = 12
"""How widely programs are searched: their number grows with it."""
WORLDS: Final = 6
"""In how many imagined worlds an action is tried."""
MOST_WAYS: Final = 8
"""How many moves are tried, at most."""
MOST_AMOUNTS: Final = 4
"""How many amounts of Ether are tried, at most."""
THOUGHT_THROUGH: Final = frozenset((steps.ACT, steps.SIEGE, steps.FLEE, steps.ORDER))
BEFORE_PROGRAMMING: Final = frozenset((steps.VOYAGE, steps.SEASON, steps.EFFECT))
WITH_CARDS: Final = frozenset((steps.SEASON_FLASH, steps.SEASON_PAID))


class SteadyBot(Bot):
    """Programs what does best against sensible programs of the others, and moves and fights the same way.

    Hands and programs of the others are its own guesses, made from what its seat can see.
    """

    name = "steady"

    def __init__(self, effort: int = EFFORT) -> None:
        self.effort = effort

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, EtheriumState)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if state.step == steps.PROGRAM:
            laid = int(state.cells[state.at(seat) + LAID])
            return do.TOKEN + int(best_program(state, seat, dealer, self.effort)[laid])
        if state.step == steps.LAY:
            return lay(state, seat, actions)
        if state.step in BEFORE_PROGRAMMING:
            return self.promising(state, seat, dealer, _likely(state, seat, actions))
        if state.step in WITH_CARDS:
            return self.in_season(state, seat, dealer, _likely(state, seat, actions))
        if state.step in THOUGHT_THROUGH:
            return _tried(state, seat, dealer, actions)
        return int(quick(state, seat))

    def promising(self, state: EtheriumState, seat: int, dealer: Dealer, actions: Sequence[int]) -> int:
        """The action after which the best programs are best."""
        outlook = Outlook(state, seat, dealer)
        return max(actions, key=lambda action: (outlook.promise(action, self.effort), action == do.PASS, -action))

    def in_season(self, state: EtheriumState, seat: int, dealer: Dealer, actions: Sequence[int]) -> int:
        """Cards that bring something at once are played; those of the season where they make its programs better."""
        action = int(quick(state, seat))
        if do.PLAY <= action < do.PLAY + SEASON_KINDS_START:
            return action
        return self.promising(state, seat, dealer, actions)


def _likely(state: EtheriumState, seat: int, actions: Sequence[int]) -> list[int]:
    """The actions without those that promise least, where there are many: bad moves, little Ether made."""
    moves = [action for action in actions if do.MOVE <= action < do.COLLECT]
    moves.sort(key=lambda move: (-int(move_gain(state, seat, move)), move))
    etherised = [action for action in actions if do.ETHERISE <= action < do.CARDS]
    dropped = {*moves[MOST_WAYS:], *etherised[:-MOST_AMOUNTS]}
    return [action for action in actions if action not in dropped]


def _tried(state: EtheriumState, seat: int, dealer: Dealer, actions: Sequence[int]) -> int:
    """The action that does best in imagined worlds; a card that should be played before it is played."""
    action = int(quick(state, seat))
    ways = [way for way in _likely(state, seat, actions) if not do.PLAY <= way < do.REROLL]
    if do.PLAY <= action < do.REROLL or len(ways) < 2 or do.CONNECT <= ways[0] < do.PASS:
        return action
    outlook = Outlook(state, seat, dealer)
    return max(ways, key=lambda way: (outlook.action_worth(way, WORLDS), way == action, -way))
