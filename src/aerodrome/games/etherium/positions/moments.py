"""Where in the year a table is, whatever is being carried out at the moment, and what follows from that."""

from __future__ import annotations

from .. import cards, layout, step
from ..battles import chooser, next_fights, next_pillages
from ..chapters.hand import hand_limit
from ..table import Table

ACTING = (step.ACT, step.AFTER_FLASH)
CONFLICTS = (step.ORDER, step.SIEGE, step.DISCIPLINE, step.HIDEOUT, step.SPOILS, step.FLEE)
ROLLS = (step.ROLLED, step.LOW)
ASKING_SOME = (*ROLLS, step.DISCIPLINE, step.FLEE)
NUMBERED = (step.NUMBER_FLASH, *ACTING, *CONFLICTS, *ROLLS)
WINDOWS_OF_ALL = (step.SEASON_FLASH, step.NUMBER_FLASH, step.END_FLASH)
PROGRAMMING = (step.KEEP, step.VOYAGE, step.SEASON, step.SEASON_PAID, step.SEASON_FLASH, step.PROGRAM)
"""The programs are still to be laid."""
INTERRUPTED = (step.VOYAGE, step.SEASON, step.SEASON_PAID, *WINDOWS_OF_ALL, *ACTING, step.SIEGE, step.HIDEOUT)
"""Steps that go on where they were when another has ended."""
INTERRUPTING = (step.TAKE, step.PAY, step.VICTIM, step.STEAL, step.EFFECT, step.LOSE_CARD)
"""Steps that cannot end without one that waits; so does the roll of a connection."""


def moment_of(state: Table) -> int:
    """The step that goes on when what is being carried out has ended; the step itself when nothing waits."""
    return int(state.beneath) or int(state.step)


def seats_of(state: Table) -> range:
    return range(int(state.setting.seats))


def in_conflict(state: Table, at: int, seat: int) -> int:
    """What a conflict has noted of a seat: `FIGHTS_AT`, `TOTAL_AT` or `TASK_AT`."""
    return int(state.cells[at + seat])


def programmed(state: Table, seat: int) -> int:
    """The slot of the token with the number that is being resolved; -1 without one."""
    at, number = int(state.at(seat)), int(state.number)
    if not 1 <= number <= state.cells[at + layout.LAID]:
        return -1
    return int(state.cells[at + layout.PLAN + number - 1]) - 1


def usual_effect(state: Table) -> int:
    """What is carried out, where nothing but the step and the programs decide."""
    moment = moment_of(state)
    if moment == step.VOYAGE:
        return int(cards.MOVE_FAR)
    if moment in (step.SEASON, step.SEASON_PAID):
        return int(state.setting.facts.season_action[state.season])
    return programmed(state, _seat_of_round(state)) if moment in ACTING else -1


def usual_seat(state: Table) -> int:
    """The seat that the step asks, as the table stands."""
    moment, seats = moment_of(state), seats_of(state)
    ranked = [int(state.ranked(rank)) for rank in seats]
    asked: list[int] = []
    if moment in (step.PROGRAM, step.OVER):
        return 0
    if moment == step.KEEP:
        asked = [seat for seat in seats if state.people(seat) == cards.MAUHEA]
    elif moment == step.LIMIT:
        asked = [seat for seat in ranked if state.hand_size(seat) > hand_limit(state, seat)]
    elif moment == step.ORDER:
        asked = [int(chooser(state))] if next_fights(state) | next_pillages(state) else []
    elif moment in ASKING_SOME:
        asked = [seat for seat in reversed(ranked) if is_due(state, seat)]
    elif moment == step.HIDEOUT and state.step == step.HIDEOUT:
        return int(state.victim)
    elif moment in CONFLICTS:
        return max(int(state.winner) - 1, 0)
    else:
        return _seat_of_round(state)
    return asked[0] if asked else 0


def is_due(state: Table, seat: int) -> bool:
    """Whether a seat in a conflict has still to roll, to lose a level or to flee."""
    if state.step == step.DISCIPLINE:
        return bool(in_conflict(state, layout.TASK_AT, seat) & cards.LOSES)
    if state.step == step.FLEE:
        return in_conflict(state, layout.TASK_AT, seat) == cards.FLEES
    return in_conflict(state, layout.FIGHTS_AT, seat) > 0 and in_conflict(state, layout.TOTAL_AT, seat) == 0


def _seat_of_round(state: Table) -> int:
    """The seat that a round of the seats has come to, by the order of initiative and `turn`."""
    moment, turn = moment_of(state), int(state.turn)
    backwards = moment in WINDOWS_OF_ALL
    if moment == step.VOYAGE:
        turn, backwards = turn // 2, True
    elif moment == step.SEASON:
        backwards = cards.MOVES_A_UNIT[state.setting.facts.season_action[state.season]]
    turn = min(turn, int(state.setting.seats) - 1)
    return int(state.ranked_from_last(turn) if backwards else state.ranked(turn))
