"""What must hold for the seasons, the rounds of the seats and the programs of a position, and for how a match ended."""

from __future__ import annotations

from . import steps
from .cards import MAUHEA, MEINAS, MOVE_FAR, NIGHT, SEASONS, SEASONS_IN_A_YEAR, VOYAGE
from .counting import ending_of
from .layout import ACTION_TOKENS, READY_AT
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
from .possible_board import pieces_laid
from .rules import SEERS_CARDS, EtheriumState


def only_an_end_has_an_ending(state: EtheriumState) -> bool:
    if state.step != steps.OVER:
        return state.ending < 0
    return state.season_number == SEASONS_IN_A_YEAR and state.ending == ending_of(state)


def set_up_comes_first(state: EtheriumState) -> bool:
    """Terrains are laid before the first season, and only in the tactical set-up."""
    if state.step == steps.LAY:
        return state.setting.tactical and state.season_number == 0
    return state.season_number > 0


def _seen(state: EtheriumState) -> list[int]:
    return [card for card in range(SEASONS) if int(state.seen) >> card & 1]


def seasons_fit(state: EtheriumState) -> bool:
    """The Night, then a card of another colour each time; the last one revealed lies there."""
    seen = _seen(state)
    revealed = int(state.season_number) - int(state.step == steps.KEEP)
    if len(seen) != max(revealed, 0) or len({(card + 1) // 2 for card in seen}) != len(seen):
        return False
    if not seen:
        return state.season == NIGHT
    return NIGHT in seen and state.season in seen and (state.season == NIGHT) == (len(seen) == 1)


def programs_fit(state: EtheriumState) -> bool:
    """None before the programming, not all complete while it goes on, all complete afterwards."""
    complete: list[bool] = []
    for seat in seats_of(state):
        laid, tokens = tokens_laid(state, seat), state.cells[state.at(seat) + ACTION_TOKENS]
        ready = state.cells[state.at(seat) + READY_AT] != 0
        if moment_of(state) in BEFORE_PROGRAMS:
            if laid or ready:
                return False
        elif ready != (laid == tokens):
            return False
        complete.append(ready)
    if moment_of(state) in BEFORE_PROGRAMS:
        return True
    return all(complete) != (state.step == steps.PROGRAM)


def number_fits(state: EtheriumState) -> bool:
    """Numbers are resolved as long as a token with one lies there."""
    if moment_of(state) in NUMBERED:
        return 1 <= state.number <= max(tokens_laid(state, seat) for seat in seats_of(state))
    return state.number == 0


def turn_fits(state: EtheriumState) -> bool:
    """A round of the seats goes on in the steps that ask one after the other, and nowhere else."""
    moment, seats = moment_of(state), len(seats_of(state))
    if moment == steps.LAY:
        return state.turn == pieces_laid(state) % seats
    if moment == steps.VOYAGE:
        return state.turn < 2 * seats
    if moment in (steps.SEASON, steps.SEASON_PAID, *WINDOWS_OF_ALL, *ACTING):
        return state.turn < seats
    return state.turn == 0


def passes_fit(state: EtheriumState) -> bool:
    """When all have passed in a row, a window is closed. Whoever plays a card begins the count anew."""
    if state.step in WINDOWS_OF_ALL:
        return state.passes < state.setting.seats
    return state.passes == 0


def season_action_fits(state: EtheriumState) -> bool:
    """The card offers an action; where it costs something and nothing is carried out, cards can be played before it."""
    action = season_action(state)
    if moment_of(state) == steps.SEASON_PAID:
        return state.costs(action)
    return moment_of(state) != steps.SEASON or (action >= 0 and (state.step != steps.SEASON or not state.costs(action)))


def seat_fits(state: EtheriumState) -> bool:
    """Whose step it is; that of the Harmonics when they are paid for what another collects is checked elsewhere."""
    if state.step == steps.TAKE:
        return seat_of_round(state) >= 0
    return state.seat == seat_due(state) >= 0


def whoever_is_asked_can_answer(state: EtheriumState) -> bool:
    """A seat is only asked for what it may do, as far as everybody knows."""
    seat, step = state.seat, state.step
    if step == steps.VOYAGE:
        if state.turn % 2 == 0:
            may = state.owns(seat, VOYAGE)
        else:
            may = state.people(seat) == MEINAS and state.is_own_season(seat)
        return may and state.can_move(seat, MOVE_FAR)
    if step == steps.SEASON_PAID:
        return state.could_pay(seat, state.effect)
    if step in (steps.SEASON, steps.EFFECT):
        return state.why_not_effect(seat, state.effect) == 0
    if step in (*WINDOWS_OF_ALL, steps.AFTER_FLASH, steps.LOSE_CARD):
        return state.hand_size(seat) > 0
    if step == steps.KEEP:
        return state.people(seat) == MAUHEA and state.hand_size(seat) >= SEERS_CARDS
    if step == steps.LIMIT:
        return state.hand_size(seat) > hand_limit(state, int(seat)) and state.season_number < SEASONS_IN_A_YEAR
    return True


def the_actor_has_a_token(state: EtheriumState) -> bool:
    return moment_of(state) not in ACTING or programmed(state, seat_of_round(state)) >= 0


def no_conflict_is_left_over(state: EtheriumState) -> bool:
    """Outside conflicts nothing of one lies there."""
    if is_conflict(state):
        return True
    victim = 0 if state.step != steps.STEAL else state.victim
    return (state.conflict, state.place, state.winner, state.melee, state.victim) == (0, -1, 0, 0, victim)
