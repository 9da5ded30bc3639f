"""Where in the year a table is, whatever is being carried out at the moment. What positions are checked by."""

from __future__ import annotations

from collections.abc import Iterable

from . import steps
from .cards import (
    CONNECT_NOW,
    CONNECT_SLOT,
    HAND_LIMIT,
    MAUHEA,
    MOVE_FAR,
    MOVES_A_UNIT,
    PILLAGE,
    PLACE_ARMY,
    PLACE_COLLECTOR,
    TRANSFORM_ANY,
    UPGRADE_ANY,
)
from .layout import FIGHTS_AT, FLEES, LAID, LOSES, PLAN, TASK_AT, TOTAL_AT
from .rules import SEERS_HAND, EtheriumState

# Before the programs, and after their reveal
BEFORE_PROGRAMS = (steps.LAY, steps.KEEP, steps.VOYAGE, steps.SEASON, steps.SEASON_PAID, steps.SEASON_FLASH)
ACTING = (steps.ACT, steps.AFTER_FLASH)
CONFLICTS = (steps.ORDER, steps.SIEGE, steps.DISCIPLINE, steps.HIDEOUT, steps.SPOILS, steps.FLEE)
ROLLS = (steps.ROLLED, steps.LOW)
NUMBERED = (steps.NUMBER_FLASH, *ACTING, *CONFLICTS, *ROLLS)
WINDOWS_OF_ALL = (steps.SEASON_FLASH, steps.NUMBER_FLASH, steps.END_FLASH)
# What cards played at any time make wait, and what is carried out
ANY_TIME = (*WINDOWS_OF_ALL, *ACTING, steps.SEASON_PAID)
SEASON_CARDS = (steps.SEASON_FLASH, steps.SEASON_PAID)
CARRIED_OUT = (steps.AFTER_FLASH, steps.SEASON, *SEASON_CARDS)
# What can wait for each step; nothing waits for the others.
WAITING: dict[int, tuple[int, ...]] = {
    steps.TAKE: (*ANY_TIME, steps.SEASON, steps.HIDEOUT),
    steps.PAY: CARRIED_OUT,
    steps.VICTIM: (*ANY_TIME, steps.SEASON),
    steps.STEAL: (*ANY_TIME, steps.SEASON, steps.SIEGE, steps.HIDEOUT),
    steps.EFFECT: SEASON_CARDS,
    steps.ROLLED: (0, *CARRIED_OUT),
    steps.LOW: (0, *CARRIED_OUT),
    steps.LOSE_CARD: CARRIED_OUT,
}
# What Flash cards with the season symbol let their player carry out
CARD_EFFECTS = (MOVE_FAR, PLACE_ARMY, *range(PLACE_COLLECTOR, UPGRADE_ANY), UPGRADE_ANY, TRANSFORM_ANY, CONNECT_NOW)
CONNECTS = (CONNECT_SLOT, CONNECT_SLOT + 1, CONNECT_NOW)
NOBODY_DUE = -1


def moment_of(state: EtheriumState) -> int:
    """The step that goes on when what is being carried out has ended; the step itself when nothing waits."""
    return int(state.beneath) or int(state.step)


def is_conflict(state: EtheriumState) -> bool:
    """Whether a conflict is being resolved."""
    moment = moment_of(state)
    return moment in CONFLICTS or moment in ROLLS


def seats_of(state: EtheriumState) -> range:
    return range(int(state.setting.seats))


def fights(state: EtheriumState, seat: int) -> int:
    return int(state.cells[FIGHTS_AT + seat])


def total(state: EtheriumState, seat: int) -> int:
    return int(state.cells[TOTAL_AT + seat])


def task(state: EtheriumState, seat: int) -> int:
    return int(state.cells[TASK_AT + seat])


def tokens_laid(state: EtheriumState, seat: int) -> int:
    return int(state.cells[state.at(seat) + LAID])


def from_last(state: EtheriumState) -> list[int]:
    """The seats in reverse order of initiative."""
    return [int(state.ranked_from_last(rank)) for rank in seats_of(state)]


def hand_limit(state: EtheriumState, seat: int) -> int:
    return int(SEERS_HAND if state.people(seat) == MAUHEA else HAND_LIMIT)


def season_action(state: EtheriumState) -> int:
    return int(state.setting.facts.season_action[state.season])


def programmed(state: EtheriumState, seat: int) -> int:
    """The slot of the token with the number that is being resolved; -1 without one."""
    number = int(state.number)
    if not 1 <= number <= tokens_laid(state, seat):
        return -1
    return int(state.cells[state.at(seat) + PLAN + number - 1]) - 1


def seat_of_round(state: EtheriumState) -> int:
    """The seat a round of the seats has come to, by the order of initiative and `turn`."""
    moment, turn, seats = moment_of(state), int(state.turn), len(seats_of(state))
    if moment == steps.VOYAGE:
        return from_last(state)[turn // 2] if turn < 2 * seats else NOBODY_DUE
    if turn >= seats:
        return NOBODY_DUE
    backwards = MOVES_A_UNIT[season_action(state)] if moment == steps.SEASON else moment in WINDOWS_OF_ALL
    return from_last(state)[turn] if backwards else int(state.ranked(turn))


def seat_due(state: EtheriumState) -> int:
    """The seat whose step it must be; -1 when there is none."""
    moment = moment_of(state)
    if moment in (steps.PROGRAM, steps.OVER):
        return 0
    if moment == steps.KEEP:
        return _first(seat for seat in seats_of(state) if state.people(seat) == MAUHEA)
    if moment == steps.LIMIT:
        ranks = [int(state.ranked(rank)) for rank in seats_of(state)]
        return _first(seat for seat in ranks if state.hand_size(seat) > hand_limit(state, seat))
    if is_conflict(state):
        return _seat_in_conflict(state)
    return seat_of_round(state)


def _seat_in_conflict(state: EtheriumState) -> int:
    step, reverse = int(state.step), from_last(state)
    if step == steps.ORDER:
        return int(state.chooser()) if state.next_fights() | state.next_pillages() else NOBODY_DUE
    if step in ROLLS:
        return _first(seat for seat in reverse if fights(state, seat) and total(state, seat) == 0)
    if step == steps.DISCIPLINE:
        return _first(seat for seat in reverse if task(state, seat) & LOSES)
    if step == steps.FLEE and state.conflict != PILLAGE:
        return _first(seat for seat in reverse if task(state, seat) & FLEES)
    if step in (steps.HIDEOUT, steps.FLEE):
        return int(state.victim)
    return int(state.winner) - 1


def _first(seats: Iterable[int]) -> int:
    return next(iter(seats), NOBODY_DUE)
