"""What a bot does where its plan has no answer: the first of the legal actions in a fixed order."""

from __future__ import annotations

from aerodrome.bots.aerion.tasks import EGGS, FLAGSHIP, Tasks
from aerodrome.games.aerion import AerionState
from aerodrome.games.aerion import actions as do
from aerodrome.games.aerion.expansions.eggs import GIVE_UP, HATCH, LAY, LAY_NONE
from aerodrome.games.aerion.expansions.flagship import REPLACE, SECURE, TURN

# The lower, the better; GIVE_UP comes last of all.
ACQUIRES, FROM_EXPANSION, GOES_ON, ENDS, PAYS, REROLLS, SPENDS, PLACES, LAST, NEVER = range(10)
OF_EGGS = ((HATCH, SPENDS), (LAY_NONE, LAST), (GIVE_UP, NEVER), (LAY, FROM_EXPANSION))
OF_FLAGSHIP = ((0, FROM_EXPANSION), (TURN, SPENDS), (SECURE, ENDS), (REPLACE, LAST))
OF_BASE = (
    (do.ROLL, GOES_ON),
    (do.KEEP, REROLLS),
    (do.DISCARD, PAYS),
    (do.LET_GO, ENDS),
    (do.BOOK_REROLLS, SPENDS),
    (do.PIXIE, SPENDS),
    (do.ACQUIRE, ACQUIRES),
    (do.PLACE, PLACES),
    (do.BOOK_RESERVE, SPENDS),
    (do.REJECT, GOES_ON),
    (do.BOOK_RETRIEVE, SPENDS),
    (do.ENOUGH, LAST),
    (do.MOVE, PLACES),
    (do.REPLENISH, GOES_ON),
    (do.END_TURN, GOES_ON),
    (do.TAKE, GOES_ON),
)


def fallback(state: AerionState, seat: int, tasks: Tasks) -> int:
    """A legal action that gives nothing up while anything else can be done."""
    legal = state.legal(seat)
    return min(legal, key=lambda action: (_rank(state, action, tasks), action))


def _rank(state: AerionState, action: int, tasks: Tasks) -> int:
    if action < state.setting.added_actions:
        return _found(OF_BASE, action)
    for expansion in state.expansions:
        if expansion.action <= action < expansion.beyond:
            own = action - int(expansion.action)
            if tasks.egg >= 0 and expansion.action == tasks.actions[EGGS]:
                return _found(OF_EGGS, own)
            if tasks.factory >= 0 and expansion.action == tasks.actions[FLAGSHIP]:
                return _found(OF_FLAGSHIP, own)
    return FROM_EXPANSION


def _found(ranks: tuple[tuple[int, int], ...], action: int) -> int:
    return [rank for first, rank in ranks if first <= action][-1]
