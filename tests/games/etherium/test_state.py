"""The state as the engine has it: copies, keys, pickles, random play."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.games.etherium import GAME, Table, step
from aerodrome.games.etherium.chapters import CHAPTERS
from aerodrome.games.etherium.events import TokenLaid, TokensTakenBack
from aerodrome.games.etherium.layout import SEAT, SEATS_AT
from aerodrome.games.etherium.table import thaw
from aerodrome.kernel import CHOICES, Events, FastDealer, IllegalAction, Position
from aerodrome.kernel.event_types import Ready
from tests.games.etherium.complete_positions import FULL, PAID
from tests.games.etherium.positions import (
    ACT,
    LAY,
    OVER,
    PEOPLES,
    POSSIBLE,
    PROGRAM,
    RECES,
    START,
    players,
    read,
)
from tests.states import (
    TWINS,
    check_a_number_counts_for_the_key,
    check_events_change_nothing,
    check_every_place_counts_for_the_key,
    check_illegal_actions_change_nothing,
    check_the_same_match_goes_on_after_a_pickle,
    play_step_by_step,
)

SCALARS = (
    *("beneath", "turn", "passes", "effect", "amount", "victim", "theft", "pending", "gained", "paid", "rolling"),
    *("dice", "rerolled", "fated", "bonus", "melee", "winner", "conflict", "place", "number", "step", "seat"),
    *("season_number", "season", "seen", "deck_size", "ending"),
)
EACH = [pytest.param(position, id=name) for name, position in POSSIBLE.items()]


def everything(state: Table) -> list[object]:
    return [list(state.cells), *(getattr(state, name) for name in SCALARS)]


def begun(seed: int, seats: int, **options: object) -> Table:
    return GAME.start(GAME.settle_options(options), seats, FastDealer(seed))


# Copies and pickles


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize(
    ("position", "action"), [(FULL, "siege ether"), (PAID, "pay rock"), (LAY, "lay-large large-2")]
)
def test_a_twin_is_equal_and_independent(position: Position, action: str, twin: Callable[[Table], Table]) -> None:
    state = read(position)
    before = everything(state)
    other = twin(state)
    assert type(other) is Table
    assert everything(other) == before
    assert other.key() == state.key()
    assert list(other.setting.peoples) == list(state.setting.peoples)
    assert (other.setting.seats, other.setting.quarters) == (state.setting.seats, state.setting.quarters)
    assert (other.setting.tactical, other.setting.extension) == (state.setting.tactical, state.setting.extension)
    assert list(other.board.terrain) == list(state.board.terrain)
    other.apply(int(other.seat), GAME.vocabulary.parse(action).id, FastDealer(1))
    for name in SCALARS:
        setattr(other, name, 1 - getattr(other, name))
    assert everything(state) == before


def test_every_number_survives_each_way_to_a_twin() -> None:
    state = read(FULL)
    for number, name in enumerate(SCALARS):
        setattr(state, name, 40 + number)
    for twin in TWINS:
        assert everything(twin(state)) == everything(state)


def test_the_numbers_outside_the_storage_are_all_there() -> None:
    state = read(FULL)
    assert list(state.numbers()) == [getattr(state, name) for name in SCALARS]
    numbers = [100 + number for number in range(len(SCALARS))]
    state.set_numbers(SCALARS, numbers)
    assert list(state.numbers()) == [getattr(state, name) for name in SCALARS] == numbers


@pytest.mark.parametrize("position", [FULL, LAY])
def test_a_state_is_put_together_from_its_parts(position: Position) -> None:
    state = read(position)
    again = thaw(Table, list(state.cells), list(state.numbers()), state.setting)
    assert type(again) is Table
    assert everything(again) == everything(state)
    assert again.setting is state.setting
    assert again.board is state.board


@pytest.mark.parametrize("position", [FULL, PAID, LAY, PROGRAM])
def test_the_same_match_goes_on_after_a_pickle(position: Position) -> None:
    state = read(position)
    check_the_same_match_goes_on_after_a_pickle(state, state.actors()[0])


def test_the_facts_survive_a_pickle() -> None:
    facts = GAME.catalogue.facts
    again = pickle.loads(pickle.dumps(facts))
    for name in GAME.catalogue.numbers:
        assert list(getattr(again, name)) == list(getattr(facts, name)) != []


class Mutant(Table):
    """What a test may plant in place of the engine's own state."""

    def blank(self) -> Table:
        return Mutant()


def test_a_planted_subclass_stays_one() -> None:
    state, whole = Mutant(), read(FULL)
    state.cells, state.setting = whole.cells, whole.setting
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(twin) is Mutant
    assert type(whole.copy()) is Table


def test_a_table_alone_can_be_copied_too() -> None:
    table = Table()
    table.setting = read(FULL).setting
    assert type(table.copy()) is Table
    assert (table.step, table.effect, table.theft, table.place, table.ending) == (step.LAY, -1, -1, -1, -1)


# Keys


def test_equal_states_have_equal_keys() -> None:
    assert read(FULL).key() == read(FULL).key()
    assert read(PAID).key() == read(PAID).key() != read(FULL).key()


@pytest.mark.parametrize("name", SCALARS)
def test_every_number_counts_for_the_key(name: str) -> None:
    check_a_number_counts_for_the_key(read(FULL), name)


def test_every_place_of_the_storage_counts_for_the_key() -> None:
    assert len(read(FULL).cells) == SEATS_AT + 4 * SEAT == 385
    check_every_place_counts_for_the_key(read(FULL), "cells")


def test_the_peoples_count_for_the_key() -> None:
    """Ertis and Hivalia exchange their boards, with the same cubes and levels."""
    alike: dict[str, Any] = {
        "cubes": dict.fromkeys(("wood", "rock", "metal", "ether"), 1),
        "levels": dict.fromkeys(("collector", "army", "defence", "guide"), 1),
    }
    one = {**START, "players": players(each=alike)}
    keys = {read({**one, "peoples": peoples}).key() for peoples in (PEOPLES, [*PEOPLES[:2], "ertis", "hivalia"])}
    assert len(keys) == 2


def test_keys_of_many_states_are_different() -> None:
    keys: dict[int, list[object]] = {}
    for seed, seats in enumerate((2, 3, 4)):
        state, choices = begun(seed, seats), FastDealer(seed)
        while state.actors():
            keys.setdefault(state.key(), everything(state))
            assert keys[state.key()] == everything(state)
            seat = state.actors()[choices.pick(0, len(state.actors()))]
            legal = state.legal(seat)
            state.apply(seat, legal[choices.pick(0, len(legal))], choices)
    assert len(keys) > 500


# Deciding


@pytest.mark.parametrize("position", EACH)
def test_an_illegal_action_changes_nothing(position: Position) -> None:
    state = read(position)
    for seat in state.actors():
        check_illegal_actions_change_nothing(GAME, state, seat, everything)


@pytest.mark.parametrize("position", EACH)
def test_events_cost_nothing_and_change_nothing(position: Position) -> None:
    state = read(position)
    for seat in state.actors():
        check_events_change_nothing(GAME, state, seat, everything)


@pytest.mark.parametrize("action", [-1, len(GAME.vocabulary), 10_000])
def test_an_action_that_does_not_exist(action: int) -> None:
    state = read(PROGRAM)
    assert {state.why_not(seat, action) for seat in state.actors()} == {3}


@pytest.mark.parametrize("position", EACH)
def test_only_those_who_are_asked_may_act(position: Position) -> None:
    state = read(position)
    program = state.step == step.PROGRAM
    assert state.actors() == ((1, 2, 3) if program else (state.seat,))
    for seat in {-1, 0, 1, 2, 3, 7} - set(state.actors()):
        assert state.legal(seat) == ()
        refused = {state.why_not(seat, action) for action in range(len(GAME.vocabulary))}
        assert len(refused) == 1
        assert 0 not in refused


def test_nobody_decides_when_it_is_over() -> None:
    state = read(OVER)
    assert state.actors() == ()
    assert state.legal(0) == ()
    assert {state.why_not(seat, action) for seat in range(4) for action in range(len(GAME.vocabulary))} == {1}


def test_tokens_are_taken_back_while_others_program() -> None:
    state, events = read(PROGRAM), Events()
    state.withdraw(0, events)
    assert state.actors() == (0, 1, 2, 3)
    assert events.seen_by(1) == events.seen_by(-1) == [Ready(0, False)]
    assert events.seen_by(0) == [TokensTakenBack(0, "plan/1"), Ready(0, False)]
    assert GAME.position(state)["players"][0]["plan"] == []


def test_of_an_incomplete_program_only_its_seat_learns_that_it_is_taken_back() -> None:
    state, events = read(PROGRAM), Events()
    state.withdraw(RECES, events)
    assert events.seen_by(0) == events.seen_by(-1) == []
    assert events.seen_by(RECES) == [TokensTakenBack(RECES, "plan/2")]


@pytest.mark.parametrize(("position", "seat"), [(PROGRAM, 2), (PROGRAM, -1), (PROGRAM, 7), (ACT, 3)])
def test_nothing_else_can_be_withdrawn(position: Position, seat: int) -> None:
    state = read(position)
    before = everything(state)
    with pytest.raises(IllegalAction) as error:
        state.withdraw(seat)
    assert error.value.number == 4
    assert everything(state) == before


def test_a_token_is_told_only_to_the_one_who_lays_it() -> None:
    state, events = read(PROGRAM), Events()
    state.apply(RECES, GAME.vocabulary.parse("token cards").id, FastDealer(1), events)
    assert events.seen_by(RECES) == [TokenLaid(RECES, 2, "cards", "plan/2/2")]
    assert events.seen_by(0) == events.seen_by(-1) == []


# Random play


def whose(state: Table, dealer: FastDealer) -> int:
    """While several program any of those that are not ready."""
    actors = state.actors()
    return actors[dealer.pick(CHOICES, len(actors))] if len(actors) > 1 else actors[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("setup", ["first", "tactical"])
def test_random_play_takes_the_legal_actions_in_their_order(setup: str, seats: int) -> None:
    for seed in range(2):
        options = {"setup": setup, "extension": "on" if seats > 4 else "off"}
        quick, slow = begun(seed, seats, **options), begun(seed, seats, **options)
        decisions = quick.playout(FastDealer(seed))
        assert play_step_by_step(slow, FastDealer(seed), whose) == decisions
        assert everything(slow) == everything(quick)


def test_the_most_choices_at_once_fit() -> None:
    """All transformations with the most cubes of the extension, and the first piece of the largest board."""
    peoples = ["psolos", "reces", "hivalia", "ertis", "meinas", "mauhea"]
    rich: dict[str, Any] = {"cubes": dict.fromkeys(("wood", "rock", "metal"), 24)}
    none: dict[str, Any] = {"cubes": dict.fromkeys(("wood", "rock", "metal", "ether"), 0)}
    still: Position = {
        "peoples": peoples,
        "step": "effect",
        "waiting": ["season-flash"],
        "effect": "transform-any",
        "season": "ertis-1",
        "order": [1, 2, 3, 4, 5, 0],
        "players": [{**rich, "capacities": []}, none, none, none, none, none],
    }
    state = read(still)
    assert len(state.legal(0)) == 30
    sites = {f"{kind}-{quarter}": "medium" for kind in ("outer", "between") for quarter in range(1, 4)}
    larges = {f"large-{quarter}": "large" for quarter in range(1, 7)}
    laying = read({"peoples": peoples, "step": "lay", "terrains": {**larges, **sites}, "players": [{}] * 6})
    assert len(laying.legal(int(laying.seat))) == 6 + 36 < len(CHAPTERS.room)
