"""The bot `easy` for Etherium: sensible and short-sighted."""

from __future__ import annotations

import pytest

from aerodrome.bots import RandomBot, ask
from aerodrome.bots.etherium import EasyBot
from aerodrome.games.etherium import step
from aerodrome.kernel import FastDealer

from .tables import copied, random_states, started


def test_every_choice_is_legal_and_leaves_the_table_as_it_was() -> None:
    bot = EasyBot()
    for state, seat in random_states():
        key = state.key()
        assert bot.choose(state, seat, FastDealer(3)) in state.legal(seat)
        assert state.key() == key, "the bot changed its state"


def test_does_not_depend_on_hands_and_programs_that_the_seat_cannot_see() -> None:
    bot = EasyBot()
    for number, (state, seat) in enumerate(random_states()):
        other = copied(state)
        other.redeal(seat, FastDealer(number))
        assert bot.choose(state, seat, FastDealer(5)) == bot.choose(other, seat, FastDealer(5))


@pytest.mark.parametrize("seats", [2, 3])
def test_beats_seats_that_act_at_random(seats: int) -> None:
    dealer, choices = FastDealer(6), FastDealer(7)
    state = started(seats, "first", dealer)
    while state.step != step.OVER:
        seat = state.actors()[0]
        bot = EasyBot() if seat == 1 else RandomBot()
        state.apply(seat, ask(bot, state, seat, choices), dealer)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
