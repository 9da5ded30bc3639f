"""What a bot tries beside its own plan: the decisions of a turn that are not about dice."""

from __future__ import annotations

from aerodrome.games.aerion import Table, step
from aerodrome.games.aerion.cards import BOOK
from aerodrome.games.aerion.expansions.eggs import eggs_used
from aerodrome.games.aerion.expansions.stone_clouds import FLIGHT_SIZE

from .fallback import NEVER, RANKS

OF_DICE = frozenset({"keep", "turn", "pixie"})
AT_THE_END = frozenset({"book-retrieve", "hatch", "move", "embark-reserve"})
"""What can be done at any time, and is tried only when the turn begins or ends."""
MOST_EGGS = 2
"""Eggs that are tried at once, at most."""


def candidates(state: Table, seat: int, base: int) -> list[int]:
    """The actions worth a try, without `base`."""
    if state.step == step.REROLL:
        return []
    verb_of = state.chapters.verb_of
    found = []
    flights: set[int] = set()
    for action in state.legal(seat):
        verb = verb_of[action]
        name, choice = verb.name, action - verb.first
        if action == base or name in OF_DICE or RANKS.get(name) == NEVER or not _is_timely(state, name):
            continue
        if name == "hatch" and eggs_used(choice) > MOST_EGGS:
            continue
        if name == "demolish":
            if int(FLIGHT_SIZE[choice]) in flights:
                continue
            flights.add(int(FLIGHT_SIZE[choice]))
        found.append(action)
    return found


def _is_timely(state: Table, name: str) -> bool:
    if name not in AT_THE_END:
        return True
    if state.step == step.PLACE:  # a Book makes room for another
        return name == "book-retrieve" and state.acquired_kind() == BOOK
    return state.step in (step.REPLENISH, step.CLOSE) or (state.step == step.START and name == "hatch")
