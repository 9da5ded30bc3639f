"""The state as the engine has it: copies, keys, pickles, random play."""

from __future__ import annotations

import copy
import pickle

import pytest

from aerodrome.games.aerion import GAME, rule
from aerodrome.games.aerion.chapters import ROOM
from aerodrome.games.aerion.events import LeftReserve, ShipBuilt
from aerodrome.games.aerion.layout import STORAGE
from aerodrome.games.aerion.table import Table
from aerodrome.kernel import Events, FastDealer, IllegalAction, Position
from aerodrome.kernel.event_types import Ended, Moved
from tests import pins
from tests.games.aerion.positions import ALL, EVERYTHING, FULL
from tests.games.aerion.tables import DISPLAY, NOTHING, all_but, at
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
    *("seat", "turn", "step", "beneath", "dice", "rerolls", "pixies", "flying", "acquired", "pile", "taken"),
    *("second_fleet", "ending", "common_crew"),
)
COUNTS = ("displayed", "shown", "reserved", "books")


def full() -> Table:
    return GAME.from_position(FULL)


def everything(state: Table) -> list[object]:
    return [list(state.cells), *(getattr(state, name) for name in (*SCALARS, *COUNTS)), state.expansions]


def begun(seed: int, seats: int = 1, **options: object) -> Table:
    return GAME.start(GAME.settle_options(options), seats, FastDealer(seed))


def complete() -> Table:
    """Two players and all expansions."""
    return GAME.from_position(EVERYTHING)


# Copies and pickles


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize(("position", "action"), [(FULL, "take nut"), (EVERYTHING, "lay book")])
def test_a_twin_is_equal_and_independent(position: Position, action: str, twin: object) -> None:
    assert callable(twin)
    state = GAME.from_position(position)
    before = everything(state)
    other = twin(state)
    assert isinstance(other, Table)
    assert everything(other)[:-1] == before[:-1]
    assert [(type(one), one.flags, one.bound) for one in other.expansions] == [
        (type(one), one.flags, one.bound) for one in state.expansions
    ]
    assert setting(other) == setting(state)
    assert other.key() == state.key()
    other.apply(int(other.seat), GAME.vocabulary.parse(action).id, FastDealer(1))
    for name in SCALARS:
        setattr(other, name, 1 - getattr(other, name))
    assert everything(state) == before


def setting(state: Table) -> list[object]:
    """What a match takes."""
    found = state.setting
    recipes = (list(found.material), list(found.crew))
    return [*recipes, found.seats, found.endings, [one.terms() for one in found.box]]


def test_every_number_survives_a_pickle() -> None:
    state = full()
    for at_place, name in enumerate(SCALARS):
        setattr(state, name, 20 + at_place)
    state.seat = 1
    state.recount()
    again = pickle.loads(pickle.dumps(state))
    assert everything(again) == everything(state)


def test_the_numbers_beside_the_cells_are_all_there_in_order() -> None:
    state = full()
    assert list(state.numbers()) == [getattr(state, name) for name in SCALARS]
    numbers = [100 + number for number in range(len(SCALARS))]
    state.set_numbers(SCALARS, numbers)
    assert [getattr(state, name) for name in SCALARS] == numbers


@pytest.mark.parametrize("position", [FULL, EVERYTHING])
def test_the_same_match_goes_on_after_a_pickle(position: Position) -> None:
    state = GAME.from_position(position)
    check_the_same_match_goes_on_after_a_pickle(state, int(state.seat))


class Mutant(Table):
    """What a test may plant in place of the engine's own state."""

    def blank(self) -> Table:
        return Mutant()


def test_a_planted_subclass_stays_one() -> None:
    state = Mutant()
    state.cells = full().cells
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(twin) is Mutant
    assert type(Table().copy()) is Table


def test_a_table_alone_can_be_copied_too() -> None:
    table = Table()
    assert type(table.copy()) is Table
    assert table.pixies == 3
    assert setting(table) == [[-1] * 6, [-1] * 6, 1, [], []]


# Keys


def test_the_key_is_the_same_in_both_builds() -> None:
    assert {"full": full().key(), "everything": complete().key()} == pins.read()["positions"]


def test_equal_states_have_equal_keys() -> None:
    assert full().key() == full().key()


@pytest.mark.parametrize("name", SCALARS)
def test_every_number_counts_for_the_key(name: str) -> None:
    check_a_number_counts_for_the_key(full(), name)


def test_every_place_of_the_storage_counts_for_the_key() -> None:
    state = complete()
    check_every_place_counts_for_the_key(state, "cells")
    assert len(state.cells) > STORAGE == len(full().cells) == 603


def test_keys_of_many_states_are_different() -> None:
    keys: dict[int, list[object]] = {}
    for seed, expansions in ((0, []), (1, []), (2, []), (3, ALL), (4, ALL)):
        state, choices = begun(seed, seed % 2 + 1, expansions=expansions), FastDealer(seed)
        while state.actors():
            keys.setdefault(state.key(), everything(state))
            assert keys[state.key()] == everything(state)
            legal = state.legal(int(state.seat))
            state.apply(int(state.seat), legal[choices.pick(0, len(legal))], choices)
    assert len(keys) > 500


# Deciding


@pytest.mark.parametrize("position", [FULL, EVERYTHING])
def test_an_illegal_action_changes_nothing(position: Position) -> None:
    state = GAME.from_position(position)
    check_illegal_actions_change_nothing(GAME, state, int(state.seat), everything)


@pytest.mark.parametrize("action", [-1, len(GAME.vocabulary), 10_000])
def test_an_action_that_does_not_exist(action: int) -> None:
    assert full().why_not(0, action) == 3
    assert full().why_not(0, 0) == rule.BOOK_RETRIEVE_TO_THE_END


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_another_seat_has_nothing_to_decide(seat: int) -> None:
    state = full()
    assert state.legal(seat) == ()
    assert {state.why_not(seat, action) for action in range(-1, len(GAME.vocabulary) + 1)} == {2}
    assert state.actors() == (0,)
    assert state.why_not_withdraw(seat) == 4


def test_nobody_decides_when_it_is_over() -> None:
    state = GAME.from_position({"step": "over", "ending": "aerion.end.loss", "rest": "discards"})
    assert state.actors() == ()
    assert state.legal(0) == ()
    assert {state.why_not(seat, action) for seat in (0, 1) for action in range(-1, len(GAME.vocabulary) + 1)} == {1}


def test_nothing_can_be_withdrawn() -> None:
    with pytest.raises(IllegalAction) as error:
        full().withdraw(0)
    assert error.value.number == 4
    assert str(error.value) == "rule 4 forbids seat 0 to withdraw"


def test_nothing_is_hidden_so_nothing_is_dealt_anew() -> None:
    state = full()
    state.redeal(0, FastDealer(1))
    assert everything(state) == everything(full())


@pytest.mark.parametrize(
    "position", [FULL, {"display": DISPLAY, "dice": NOTHING, "pulpit": ["book"], "rerolls": 1}, EVERYTHING]
)
def test_events_cost_nothing_and_change_nothing(position: Position) -> None:
    state = GAME.from_position(position)
    check_events_change_nothing(GAME, state, int(state.seat), everything)


def test_events_as_the_engine_tells_them() -> None:
    table = at(ships=all_but("bee"), workshops=[["bee@AAA+BB", "nut@AAAA"]], reserve=["incubi@AAA"])
    events = Events()
    table.state.apply(0, GAME.vocabulary.parse("move incubi AAA 1").id, FastDealer(1), events)
    assert events.seen_by(0) == [
        LeftReserve("incubi@AAA", "reserve/1", "workshop/1", "1", 0),
        Moved("bee@AAA+BB", "workshop/1", "discard/AAA+BB"),
        Moved("nut@AAAA", "workshop/1", "discard/AAAA"),
        Moved("incubi@AAA", "workshop/1", "discard/AAA"),
        ShipBuilt("ship/bee", "bee"),
        Ended((0,), "aerion.end.win"),
    ]
    assert not events.reveals()


# Random play


@pytest.mark.parametrize(("seats", "expansions"), [(1, []), (2, []), (1, ALL), (2, ALL)])
def test_random_play_takes_the_legal_actions_in_their_order(seats: int, expansions: list[str]) -> None:
    for seed in range(5):
        quick = begun(seed, seats, expansions=expansions)
        decisions = quick.playout(FastDealer(seed))
        slow = begun(seed, seats, expansions=expansions)
        assert play_step_by_step(slow, FastDealer(seed), lambda state, _: int(state.seat)) == decisions
        assert everything(slow) == everything(quick)


def test_the_most_that_can_ever_be_legal_fits() -> None:
    """Six different dice, rerolls, Pixies, every pile and every Material in the Reserve at once."""
    materials = ["helix", "nut", "cocoon"]
    table = at(
        dice=[1, 2, 3, 4, 5, 6],
        rerolls=1,
        pulpit=["book"],
        reserve=[*materials * 4, *all_but()],
        discards={deck: ["incubi"] for deck in DISPLAY},
        display=dict.fromkeys(DISPLAY, "sognae"),
    )
    # 63 keeps, 6 discards, a Book for rerolls, 30 Pixies, the straight, 6 piles, 18 cards for 2 Workshops each
    assert len(table.legal) == 63 + 6 + 1 + 30 + 1 + 6 + 18 * 2


def test_there_is_room_for_all_that_could_be_legal_with_expansions() -> None:
    """Every action at once, but for the dice kept: six dice have 63 parts, and a player uses two Workshops of three."""
    keeps = [action for action in GAME.vocabulary if action.verb == "keep"]
    moves = [action for action in GAME.vocabulary if action.verb == "move"]
    assert len(GAME.vocabulary) - (len(keeps) - 63) - len(moves) // 3 <= ROOM
