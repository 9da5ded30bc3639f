"""The state as the engine has it: copies, keys, pickles, random play, and the hooks for expansions."""

from __future__ import annotations

import copy
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import aerodrome
from aerodrome.games.aerion import GAME, AerionState
from aerodrome.games.aerion.layout import STORAGE
from aerodrome.games.aerion.table import Expansion, Table
from aerodrome.kernel import CHOICES, Dealer, Events, FastDealer, IllegalAction, State
from aerodrome.kernel.events import ENDED, MOVED, STEPPED, TURNED
from tests.games.aerion.tables import DISPLAY, NOTHING, all_but, at
from tests.games.aerion.test_position import FULL

SCALARS = ("seat", "turn", "step", "beneath", "dice", "rerolls", "pixies", "flying", "acquired", "pile", "taken")
COUNTS = ("displayed", "reserved", "books")


def full() -> AerionState:
    return GAME.from_position(FULL)


def everything(state: Table) -> list[object]:
    return [list(state.cards), *(getattr(state, name) for name in (*SCALARS, *COUNTS, "won")), state.expansions]


def begun(seed: int) -> AerionState:
    return GAME.start({"pixies": 3}, 1, FastDealer(seed))


# Copies and pickles


@pytest.mark.parametrize("twin", [AerionState.copy, copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_twin_is_equal_and_independent(twin: object) -> None:
    assert callable(twin)
    state = full()
    state.won = True
    state.expansions = (Patience(),)
    before = everything(state)
    other = twin(state)
    assert isinstance(other, AerionState)
    assert everything(other)[:-1] == before[:-1]
    assert [type(expansion) for expansion in other.expansions] == [Patience]
    assert list(other.recipes.material) == list(state.recipes.material)
    assert list(other.recipes.crew) == list(state.recipes.crew)
    assert other.key() == state.key()
    other.apply(0, GAME.vocabulary.parse("take nut").id, FastDealer(1))
    for name in SCALARS:
        setattr(other, name, 1 - getattr(other, name))
    assert everything(state) == before


def test_every_number_survives_a_pickle() -> None:
    state = full()
    for at_place, name in enumerate(SCALARS):
        setattr(state, name, 20 + at_place)
    again = pickle.loads(pickle.dumps(state))
    assert everything(again) == everything(state)


def test_the_same_match_goes_on_after_a_pickle() -> None:
    state = full()
    again = pickle.loads(pickle.dumps(state))
    assert again.legal(0) == state.legal(0)
    assert (again.playout(FastDealer(5)), again.key()) == (state.playout(FastDealer(5)), state.key())


class Mutant(AerionState):
    """What a test may plant in place of the engine's own state."""

    def blank(self) -> Table:
        return Mutant()


def test_a_planted_subclass_stays_one() -> None:
    state = Mutant()
    state.cards = full().cards
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(twin) is Mutant
    assert type(AerionState().copy()) is AerionState


def test_a_table_alone_can_be_copied_too() -> None:
    table = Table()
    assert type(table.copy()) is Table
    assert table.pixies == 3
    assert list(table.recipes.material) == [-1] * 6
    assert list(table.recipes.crew) == [-1] * 6


# Keys


def test_the_key_is_the_same_in_both_builds() -> None:
    assert full().key() == 3951118407800252480
    assert begun(1).key() == 1226345157707313108


def test_equal_states_have_equal_keys() -> None:
    assert full().key() == full().key()


@pytest.mark.parametrize("name", [*SCALARS, "won"])
def test_every_number_counts_for_the_key(name: str) -> None:
    state = full()
    key = state.key()
    setattr(state, name, not state.won if name == "won" else getattr(state, name) + 1)
    assert state.key() != key


def test_every_place_of_the_storage_counts_for_the_key() -> None:
    state = full()
    keys = {state.key()}
    for place in range(STORAGE):
        cards = list(state.cards)
        cards[place] += 1
        other = state.copy()
        other.cards = vec[i64](cards)
        keys.add(other.key())
    assert len(keys) == STORAGE + 1 == 391


def test_keys_of_many_states_are_different() -> None:
    keys: dict[int, list[object]] = {}
    for seed in range(5):
        state, choices = begun(seed), FastDealer(seed)
        while state.actors():
            keys.setdefault(state.key(), everything(state))
            assert keys[state.key()] == everything(state)
            legal = state.legal(0)
            state.apply(0, legal[choices.pick(0, len(legal))], choices)
    assert len(keys) > 500


# Deciding


def test_an_illegal_action_changes_nothing() -> None:
    state = full()
    before = everything(state)
    events = Events()
    for action in GAME.vocabulary:
        number = state.why_not(0, action.id)
        if number:
            with pytest.raises(IllegalAction) as error:
                state.apply(0, action.id, FastDealer(1), events)
            assert error.value.number == number
            assert str(error.value) == f"rule {number} forbids action {action.id} to seat 0"
    assert everything(state) == before
    assert events.entries == []


@pytest.mark.parametrize("action", [-1, 662, 10_000])
def test_an_action_that_does_not_exist(action: int) -> None:
    assert full().why_not(0, action) == 3
    assert full().why_not(0, 0) == 19


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_another_seat_has_nothing_to_decide(seat: int) -> None:
    state = full()
    assert state.legal(seat) == ()
    assert {state.why_not(seat, action) for action in range(-1, 663)} == {2}
    assert state.actors() == (0,)
    assert state.why_not_withdraw(seat) == 4


def test_nobody_decides_when_it_is_over() -> None:
    state = GAME.from_position({"step": "over", "won": False, "rest": "discards"})
    assert state.actors() == ()
    assert state.legal(0) == ()
    assert {state.why_not(seat, action) for seat in (0, 1) for action in range(-1, 663)} == {1}


def test_nothing_can_be_withdrawn() -> None:
    with pytest.raises(IllegalAction) as error:
        full().withdraw(0)
    assert error.value.number == 4
    assert str(error.value) == "rule 4 forbids seat 0 to withdraw"


def test_nothing_is_hidden_so_nothing_is_dealt_anew() -> None:
    state = full()
    state.redeal(0, FastDealer(1))
    assert everything(state) == everything(full())


@pytest.mark.parametrize("position", [FULL, {"display": DISPLAY, "dice": NOTHING, "pulpit": ["book"], "rerolls": 1}])
def test_events_cost_nothing_and_change_nothing(position: dict[str, object]) -> None:
    told, untold = GAME.from_position(position), GAME.from_position(position)
    for action in told.legal(0):
        first, second = told.copy(), untold.copy()
        first.apply(0, action, FastDealer(3), Events())
        second.apply(0, action, FastDealer(3))
        assert everything(first) == everything(second)


def test_events_as_the_engine_writes_them() -> None:
    table = at(ships=all_but("bee"), workshops=[["bee@AAA+BB", "cocoon@AAA"]], reserve=["incubi@AAA"])
    events = Events()
    table.state.apply(0, GAME.vocabulary.parse("move incubi AAA 1").id, FastDealer(1), events)
    assert events.seen_by(0) == [
        (MOVED, 12, 21, 18),
        (MOVED, 31, 18, 14),
        (MOVED, 16, 18, 13),
        (MOVED, 12, 18, 13),
        (TURNED, 2, 1, 0),
        (STEPPED, 0, 0, 0),
        (ENDED, 1, 0, 0),
    ]
    assert not events.reveals()


# Random play


def test_random_play_is_pinned() -> None:
    played = []
    for seed in range(4):
        state = begun(seed)
        decisions = state.playout(FastDealer(seed))
        played.append((decisions, state.turn, state.key()))
    assert played == [
        (109, 9, 3685210980318806234),
        (125, 14, 2607125967624305785),
        (138, 17, 3771575960773789154),
        (128, 14, 3189985443501249588),
    ]


def test_random_play_takes_the_legal_actions_in_their_order() -> None:
    for seed in range(10):
        quick = begun(seed)
        decisions = quick.playout(FastDealer(seed))
        step_by_step, dealer, count = begun(seed), FastDealer(seed), 0
        while step_by_step.actors():
            legal = step_by_step.legal(0)
            step_by_step.apply(0, legal[dealer.pick(CHOICES, len(legal))], dealer)
            count += 1
        assert count == decisions
        assert everything(step_by_step) == everything(quick)


def test_random_play_of_the_kernel_ends_too() -> None:
    state = begun(1)
    assert State.playout(state, FastDealer(1)) > 20
    assert state.outcome() is not None


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


# Expansions


class Patience(Expansion):
    """Never satisfied."""

    def allows_victory(self, table: Table) -> bool:
        return False


class Thief(Expansion):
    """Takes a Pixie at the beginning of every phase 3."""

    def before_replenish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        assert table.displayed < 6
        table.pixies -= 1


def won_but_for(*expansions: Expansion) -> AerionState:
    table = at(ships=all_but("bee"), workshops=[["bee@AAA+BB", "cocoon@AAA"]], reserve=["incubi@AAA"])
    table.state.expansions = expansions
    table.state.apply(0, GAME.vocabulary.parse("move incubi AAA 1").id, FastDealer(1))
    return table.state


def test_an_expansion_may_hold_back_the_victory() -> None:
    assert won_but_for().outcome() == aerodrome.Outcome((0,), "aerion.end.win", (6,))
    assert won_but_for(Expansion()).outcome() == aerodrome.Outcome((0,), "aerion.end.win", (6,))
    for expansions in ((Patience(),), (Expansion(), Patience()), (Patience(), Expansion())):
        state = won_but_for(*expansions)
        assert state.outcome() is None
        assert state.flying == 63


def test_an_expansion_acts_before_the_cards_are_revealed() -> None:
    state = GAME.from_position({"step": "replenish", "display": {"AAA": "helix"}, "pixies": 3})
    state.expansions = (Thief(), Expansion(), Thief())
    state.apply(0, GAME.vocabulary.parse("replenish").id, FastDealer(1))
    assert state.pixies == 1
    assert state.displayed == 6


def test_an_expansion_can_be_pickled() -> None:
    assert type(pickle.loads(pickle.dumps(Thief()))) is Thief
