"""What the states of all games promise, asked by each game's own tests with its own states."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import CHOICES, Event, Events, FastDealer, Game, IllegalAction, State

Snapshot = Callable[[Any], list[object]]
TWINS: tuple[Callable[[Any], Any], ...] = (
    lambda state: state.copy(),
    copy.copy,
    copy.deepcopy,
    lambda state: pickle.loads(pickle.dumps(state)),
)
"""The ways to get a second state like the first."""


def check_illegal_actions_change_nothing(game: Game, state: State, seat: int, everything: Snapshot) -> None:
    """Each is refused by the number of its rule, and leaves neither a trace nor an event."""
    before, events, refused = everything(state), Events(), 0
    for action in game.vocabulary:
        number = state.why_not(seat, action.id)
        if number:
            refused += 1
            with pytest.raises(IllegalAction) as error:
                state.apply(seat, action.id, FastDealer(1), events)
            assert error.value.number == number
            assert str(error.value) == f"rule {number} forbids action {action.id} to seat {seat}"
    assert refused
    assert everything(state) == before
    assert events.entries == []


def check_events_change_nothing(game: Game, state: State, seat: int, everything: Snapshot) -> None:
    """Whether somebody listens makes no difference to what an action does."""
    for action in state.legal(seat):
        told, untold = state.copy(), state.copy()
        told.apply(seat, action, FastDealer(3), Events())
        untold.apply(seat, action, FastDealer(3))
        assert everything(told) == everything(untold), game.vocabulary[action].notation


def play_step_by_step(state: State, dealer: FastDealer, whose: Callable[[Any, FastDealer], int]) -> int:
    """Random play as anybody would write it; how many decisions it took."""
    decisions = 0
    while state.actors():
        seat = whose(state, dealer)
        legal = state.legal(seat)
        state.apply(seat, legal[dealer.pick(CHOICES, len(legal))], dealer)
        decisions += 1
    return decisions


def check_the_same_match_goes_on_after_a_pickle(state: State, seat: int) -> None:
    again = pickle.loads(pickle.dumps(state))
    assert again.legal(seat) == state.legal(seat) != ()
    assert (again.playout(FastDealer(5)), again.key()) == (state.playout(FastDealer(5)), state.key())


def check_a_number_counts_for_the_key(state: State, name: str) -> None:
    key = state.key()
    setattr(state, name, getattr(state, name) + 1)
    assert state.key() != key


def check_every_place_counts_for_the_key(state: State, storage: str) -> None:
    """No two states that differ in one place of their storage have the same key."""
    keys, places = {state.key()}, list(getattr(state, storage))
    for place in range(len(places)):
        other = state.copy()
        setattr(other, storage, vec[i64]([*places[:place], places[place] + 1, *places[place + 1 :]]))
        keys.add(other.key())
    assert len(keys) == len(places) + 1


def what_is_told(game: Game, state: State, seat: int, action: str, viewers: Sequence[int]) -> dict[int, list[Event]]:
    """What each seat and a spectator receive when an action is carried out."""
    events = Events()
    state.apply(seat, game.vocabulary.parse(action).id, FastDealer(1), events)
    return {one: events.seen_by(one) for one in viewers}
