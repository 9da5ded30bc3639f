"""What must hold for the seasons, the rounds of the seats and the programs of a position, and for how a match ended."""

from __future__ import annotations

from .. import step
from ..cards import MAUHEA, MEINAS, MOVE_FAR, NIGHT, SEASONS, SEASONS_IN_A_YEAR, SEERS_CARDS, VOYAGE
from ..counting import ending_of
from ..effects import costs, could_pay, why_not_effect
from ..layout import ACTION_TOKENS, READY
from ..reach import can_move
from ..table import Table
from .board import pieces_laid
from .moments import (
    ACTING,
    BEFORE_PROGRAMS,
    NUMBERED,
    WINDOWS_OF_ALL,
    hand_limit,
    is_conflict,
    moment_of,
    programmed,
    season_action,
    seat_due,
    seat_of_round,
    seats_of,
    tokens_laid,
)


def only_an_end_has_an_ending(state: Table) -> bool:
    if state.step != step.OVER:
        return state.ending < 0
    return state.season_number == SEASONS_IN_A_YEAR and state.ending == ending_of(state)


def set_up_comes_first(state: Table) -> bool:
    """Terrains are laid before the first season, and only in the tactical set-up."""
    if state.step == step.LAY:
        return state.setting.tactical and state.season_number == 0
    return state.season_number > 0


def _seen(state: Table) -> list[int]:
    return [card for card in range(SEASONS) if int(state.seen) >> card & 1]


def seasons_fit(state: Table) -> bool:
    """The Night, then a card of another colour each time; the last one revealed lies there."""
    seen = _seen(state)
    revealed = int(state.season_number) - int(state.step == step.KEEP)
    if len(seen) != max(revealed, 0) or len({(card + 1) // 2 for card in seen}) != len(seen):
        return False
    if not seen:
        return state.season == NIGHT
    return NIGHT in seen and state.season in seen and (state.season == NIGHT) == (len(seen) == 1)


def programs_fit(state: Table) -> bool:
    """None before the programming, not all complete while it goes on, all complete afterwards."""
    complete: list[bool] = []
    for seat in seats_of(state):
        laid, tokens = tokens_laid(state, seat), state.cells[state.at(seat) + ACTION_TOKENS]
        ready = state.cells[state.at(seat) + READY] != 0
        if moment_of(state) in BEFORE_PROGRAMS:
            if laid or ready:
                return False
        elif ready != (laid == tokens):
            return False
        complete.append(ready)
    if moment_of(state) in BEFORE_PROGRAMS:
        return True
    return all(complete) != (state.step == step.PROGRAM)


def number_fits(state: Table) -> bool:
    """Numbers are resolved as long as a token with one lies there."""
    if moment_of(state) in NUMBERED:
        return 1 <= state.number <= max(tokens_laid(state, seat) for seat in seats_of(state))
    return state.number == 0


def turn_fits(state: Table) -> bool:
    """A round of the seats goes on in the steps that ask one after the other, and nowhere else."""
    moment, seats = moment_of(state), len(seats_of(state))
    if moment == step.LAY:
        return state.turn == pieces_laid(state) % seats
    if moment == step.VOYAGE:
        return state.turn < 2 * seats
    if moment in (step.SEASON, step.SEASON_PAID, *WINDOWS_OF_ALL, *ACTING):
        return state.turn < seats
    return state.turn == 0


def passes_fit(state: Table) -> bool:
    """When all have passed in a row, a window is closed. Whoever plays a card begins the count anew."""
    if state.step in WINDOWS_OF_ALL:
        return state.passes < state.setting.seats
    return state.passes == 0


def season_action_fits(state: Table) -> bool:
    """The card offers an action; where it costs something and nothing is carried out, cards can be played before it."""
    action = season_action(state)
    if moment_of(state) == step.SEASON_PAID:
        return costs(action)
    return moment_of(state) != step.SEASON or (action >= 0 and (state.step != step.SEASON or not costs(action)))


def seat_fits(state: Table) -> bool:
    """Whose step it is; that of the Harmonics when they are paid for what another collects is checked elsewhere."""
    if state.step == step.TAKE:
        return seat_of_round(state) >= 0
    return state.seat == seat_due(state) >= 0


def whoever_is_asked_can_answer(state: Table) -> bool:
    """A seat is only asked for what it may do, as far as everybody knows."""
    seat, now = state.seat, state.step
    if now == step.VOYAGE:
        if state.turn % 2 == 0:
            may = state.owns(seat, VOYAGE)
        else:
            may = state.people(seat) == MEINAS and state.is_own_season(seat)
        return may and can_move(state, seat, MOVE_FAR)
    if now == step.SEASON_PAID:
        return could_pay(state, seat, state.effect)
    if now in (step.SEASON, step.EFFECT):
        return why_not_effect(state, seat, state.effect) == 0
    if now in (*WINDOWS_OF_ALL, step.AFTER_FLASH, step.LOSE_CARD):
        return state.hand_size(seat) > 0
    if now == step.KEEP:
        return state.people(seat) == MAUHEA and state.hand_size(seat) >= SEERS_CARDS
    if now == step.LIMIT:
        return state.hand_size(seat) > hand_limit(state, int(seat)) and state.season_number < SEASONS_IN_A_YEAR
    return True


def the_actor_has_a_token(state: Table) -> bool:
    return moment_of(state) not in ACTING or programmed(state, seat_of_round(state)) >= 0


def no_conflict_is_left_over(state: Table) -> bool:
    """Outside conflicts nothing of one lies there."""
    if is_conflict(state):
        return True
    victim = 0 if state.step != step.STEAL else state.victim
    return (state.conflict, state.place, state.winner, state.melee, state.victim) == (0, -1, 0, 0, victim)
