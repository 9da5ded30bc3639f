"""What must hold for what was said in a position, and for what everybody knows of the hands."""

from __future__ import annotations

from .. import memory, phrases, step
from ..cards import SYMBOLS
from ..chapters.rewards import is_true
from ..layout import HAND, HAND_AT, MEMORY, MEMORY_AT
from ..table import Table
from ..talk import why_not_propose

ANSWERS = 1 << phrases.AGREE | 1 << phrases.DISAGREE


def statements_fit(state: Table) -> bool:
    """Both players make a statement, the Captain first; between the two, the Captain's is still true."""
    told = (state.told_first, state.told_second)
    if state.step != step.TELL or state.seat == state.captain:
        return (told[0] == 0) == (told[1] == 0)
    captain = state.copy()
    assert isinstance(captain, Table)
    captain.seat = state.captain
    statement = told[state.captain] - 1
    return statement >= 0 and is_true(captain, statement)


def phrases_fit(state: Table) -> bool:
    """Only in a talk window, only what is about the decision; an answer needs something said by the other."""
    said = (int(state.said_first), int(state.said_second))
    if any(said) and not phrases.IS_TALK[state.step]:
        return False
    return all(_fits(state, said[seat], said[1 - seat]) for seat in (0, 1))


def _fits(state: Table, said: int, by_the_other: int) -> bool:
    if said & ANSWERS and not by_the_other & ~ANSWERS:
        return False
    return all(why_not_propose(state, phrase) == 0 for phrase in range(phrases.AGREE) if said >> phrase & 1)


def ready_fits(state: Table) -> bool:
    return state.ready == 0 or state.talk != 0


def memory_agrees(state: Table) -> bool:
    """What everybody knows of a hand is true of it."""
    return all(memory.agrees(state.cells, MEMORY_AT + seat * MEMORY, HAND_AT + seat * HAND) for seat in (0, 1))


def unpaid_flags_fit(state: Table) -> bool:
    """A flag of the boarding that could not be paid still cannot."""
    required, of = state.setting.facts.pirate_requires, state.pirate * SYMBOLS
    for seat in (0, 1):
        unpaid = state.cells[MEMORY_AT + seat * MEMORY + memory.UNPAID]
        hand = HAND_AT + seat * HAND
        if unpaid and (state.boarding == 0 or memory.can_pay_flag(state.cells, hand, required, of, unpaid == 1, False)):
            return False
    return True
