"""Where in the year a table is, whatever is being carried out at the moment. What positions are checked by."""

from __future__ import annotations

from collections.abc import Iterable

from .. import step
from ..battles import chooser, next_fights, next_pillages
from ..cards import (
    CONNECT_NOW,
    CONNECT_SLOT,
    FLEES,
    HAND_LIMIT,
    LOSES,
    MAUHEA,
    MOVE_FAR,
    MOVES_A_UNIT,
    PILLAGE,
    PLACE_ARMY,
    PLACE_COLLECTOR,
    SEERS_HAND,
    TRANSFORM_ANY,
    UPGRADE_ANY,
)
from ..layout import FIGHTS_AT, LAID, PLAN, TASK_AT, TOTAL_AT
from ..table import Table

# Before the programs, and after their reveal
BEFORE_PROGRAMS = (step.LAY, step.KEEP, step.VOYAGE, step.SEASON, step.SEASON_PAID, step.SEASON_FLASH)
ACTING = (step.ACT, step.AFTER_FLASH)
CONFLICTS = (step.ORDER, step.SIEGE, step.DISCIPLINE, step.HIDEOUT, step.SPOILS, step.FLEE)
ROLLS = (step.ROLLED, step.LOW)
NUMBERED = (step.NUMBER_FLASH, *ACTING, *CONFLICTS, *ROLLS)
WINDOWS_OF_ALL = (step.SEASON_FLASH, step.NUMBER_FLASH, step.END_FLASH)
# What cards played at any time make wait, and what is carried out
ANY_TIME = (*WINDOWS_OF_ALL, *ACTING, step.SEASON_PAID)
SEASON_CARDS = (step.SEASON_FLASH, step.SEASON_PAID)
CARRIED_OUT = (step.AFTER_FLASH, step.SEASON, *SEASON_CARDS)
# What can wait for each step; nothing waits for the others.
WAITING: dict[int, tuple[int, ...]] = {
    step.TAKE: (*ANY_TIME, step.SEASON, step.HIDEOUT),
    step.PAY: CARRIED_OUT,
    step.VICTIM: (*ANY_TIME, step.SEASON),
    step.STEAL: (*ANY_TIME, step.SEASON, step.SIEGE, step.HIDEOUT),
    step.EFFECT: SEASON_CARDS,
    step.ROLLED: (0, *CARRIED_OUT),
    step.LOW: (0, *CARRIED_OUT),
    step.LOSE_CARD: CARRIED_OUT,
}
# What Flash cards with the season symbol let their player carry out
CARD_EFFECTS = (MOVE_FAR, PLACE_ARMY, *range(PLACE_COLLECTOR, UPGRADE_ANY), UPGRADE_ANY, TRANSFORM_ANY, CONNECT_NOW)
CONNECTS = (CONNECT_SLOT, CONNECT_SLOT + 1, CONNECT_NOW)
NOBODY_DUE = -1


def moment_of(state: Table) -> int:
    """The step that goes on when what is being carried out has ended; the step itself when nothing waits."""
    return int(state.beneath) or int(state.step)


def is_conflict(state: Table) -> bool:
    """Whether a conflict is being resolved."""
    moment = moment_of(state)
    return moment in CONFLICTS or moment in ROLLS


def seats_of(state: Table) -> range:
    return range(int(state.setting.seats))


def fights(state: Table, seat: int) -> int:
    return int(state.cells[FIGHTS_AT + seat])


def total(state: Table, seat: int) -> int:
    return int(state.cells[TOTAL_AT + seat])


def task(state: Table, seat: int) -> int:
    return int(state.cells[TASK_AT + seat])


def tokens_laid(state: Table, seat: int) -> int:
    return int(state.cells[state.at(seat) + LAID])


def from_last(state: Table) -> list[int]:
    """The seats in reverse order of initiative."""
    return [int(state.ranked_from_last(rank)) for rank in seats_of(state)]


def hand_limit(state: Table, seat: int) -> int:
    return int(SEERS_HAND if state.people(seat) == MAUHEA else HAND_LIMIT)


def season_action(state: Table) -> int:
    return int(state.setting.facts.season_action[state.season])


def programmed(state: Table, seat: int) -> int:
    """The slot of the token with the number that is being resolved; -1 without one."""
    number = int(state.number)
    if not 1 <= number <= tokens_laid(state, seat):
        return -1
    return int(state.cells[state.at(seat) + PLAN + number - 1]) - 1


def seat_of_round(state: Table) -> int:
    """The seat a round of the seats has come to, by the order of initiative and `turn`."""
    moment, turn, seats = moment_of(state), int(state.turn), len(seats_of(state))
    if moment == step.VOYAGE:
        return from_last(state)[turn // 2] if turn < 2 * seats else NOBODY_DUE
    if turn >= seats:
        return NOBODY_DUE
    backwards = MOVES_A_UNIT[season_action(state)] if moment == step.SEASON else moment in WINDOWS_OF_ALL
    return from_last(state)[turn] if backwards else int(state.ranked(turn))


def seat_due(state: Table) -> int:
    """The seat whose step it must be; -1 when there is none."""
    moment = moment_of(state)
    if moment in (step.PROGRAM, step.OVER):
        return 0
    if moment == step.KEEP:
        return _first(seat for seat in seats_of(state) if state.people(seat) == MAUHEA)
    if moment == step.LIMIT:
        ranks = [int(state.ranked(rank)) for rank in seats_of(state)]
        return _first(seat for seat in ranks if state.hand_size(seat) > hand_limit(state, seat))
    if is_conflict(state):
        return _seat_in_conflict(state)
    return seat_of_round(state)


def _seat_in_conflict(state: Table) -> int:
    now, reverse = int(state.step), from_last(state)
    if now == step.ORDER:
        return int(chooser(state)) if next_fights(state) | next_pillages(state) else NOBODY_DUE
    if now in ROLLS:
        return _first(seat for seat in reverse if fights(state, seat) and total(state, seat) == 0)
    if now == step.DISCIPLINE:
        return _first(seat for seat in reverse if task(state, seat) & LOSES)
    if now == step.FLEE and state.conflict != PILLAGE:
        return _first(seat for seat in reverse if task(state, seat) & FLEES)
    if now in (step.HIDEOUT, step.FLEE):
        return int(state.victim)
    return int(state.winner) - 1


def _first(seats: Iterable[int]) -> int:
    return next(iter(seats), NOBODY_DUE)
