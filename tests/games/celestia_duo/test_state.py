"""The state as the engine has it: copies, keys, pickles, random play."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from aerodrome.games.celestia_duo import GAME, Table, phrases, step
from aerodrome.games.celestia_duo.chapters import CHAPTERS
from aerodrome.games.celestia_duo.events import CardPlayed, CardTaken, DieBeaten, Stated
from aerodrome.games.celestia_duo.facts import Facts
from aerodrome.games.celestia_duo.layout import STORAGE
from aerodrome.games.celestia_duo.table import thaw
from aerodrome.kernel import CHOICES, Events, FastDealer, IllegalAction, Position
from tests.games.celestia_duo.positions import (
    ASSAULT,
    BOARDED,
    BRIEFING,
    COMBAT,
    DICE,
    FULL,
    POSSIBLE,
    SHARE,
    TELL,
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
    *("pirate", "deck", "captain", "seat", "step", "beneath", "turn", "airship", "chased", "energy", "gold", "smoke"),
    *("dice", "flags", "olga", "ambushes", "hidden", "passed", "fighter", "losses", "offered", "offers_smoke"),
    *("laying", "reclaim", "boarding", "assault", "masts", "said_first", "said_second", "ready", "told_first"),
    *("told_second", "ending", "talk"),
)


def everything(state: Table) -> list[object]:
    return [list(state.cells), *(getattr(state, name) for name in SCALARS)]


def begun(seed: int, **options: object) -> Table:
    return GAME.start(GAME.settle_options(options), 2, FastDealer(seed))


# Copies and pickles


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize(("position", "action"), [(FULL, "take cannon"), (BOARDED, "match sabre")])
def test_a_twin_is_equal_and_independent(position: Position, action: str, twin: Callable[[Table], Table]) -> None:
    state = read(position)
    before = everything(state)
    other = twin(state)
    assert type(other) is Table
    assert everything(other) == before
    assert other.key() == state.key()
    assert other.setting.distance == state.setting.distance == 14
    assert other.setting.stages_have_propellers == state.setting.stages_have_propellers
    other.apply(int(other.seat), GAME.vocabulary.parse(action).id, FastDealer(1))
    for name in SCALARS:
        setattr(other, name, 1 - getattr(other, name))
    assert everything(state) == before


def test_every_number_survives_each_way_to_a_twin() -> None:
    state = read(FULL)
    for number, name in enumerate(SCALARS):
        setattr(state, name, 20 + number)
    for twin in TWINS:
        assert everything(twin(state)) == everything(state)


def test_the_numbers_outside_the_storage_are_all_there() -> None:
    state = read(FULL)
    assert list(state.numbers()) == [getattr(state, name) for name in SCALARS]
    numbers = [100 + number for number in range(len(SCALARS))]
    state.set_numbers(SCALARS, numbers)
    assert list(state.numbers()) == [getattr(state, name) for name in SCALARS] == numbers


def test_a_state_is_put_together_from_its_parts() -> None:
    state = read(FULL)
    again = thaw(Table, list(state.cells), list(state.numbers()), state.setting)
    assert type(again) is Table
    assert everything(again) == everything(state)
    assert again.setting is state.setting


@pytest.mark.parametrize("position", [FULL, BOARDED, BRIEFING])
def test_the_same_match_goes_on_after_a_pickle(position: Position) -> None:
    state = read(position)
    check_the_same_match_goes_on_after_a_pickle(state, int(state.seat))


def test_the_facts_survive_a_pickle() -> None:
    facts = copy.deepcopy(read(FULL).setting.facts)
    again = pickle.loads(pickle.dumps(facts))
    for name, values in GAME.catalogue.numbers.items():
        if name != "start_propeller":
            assert tuple(getattr(again, name)) == tuple(getattr(facts, name)) == values
    assert pickle.loads(pickle.dumps(Facts({"start_propeller": [7]}))).start_propeller == 7


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
    assert (table.step, table.turn, table.masts, table.ending) == (step.DRAFT, 1, 3, -1)


# Keys


def test_equal_states_have_equal_keys() -> None:
    assert read(FULL).key() == read(FULL).key()
    assert read(BOARDED).key() == read(BOARDED).key() != read(FULL).key()


@pytest.mark.parametrize("name", SCALARS)
def test_every_number_counts_for_the_key(name: str) -> None:
    check_a_number_counts_for_the_key(read(FULL), name)


def test_every_place_of_the_storage_counts_for_the_key() -> None:
    assert len(read(BOARDED).cells) == STORAGE == 238
    check_every_place_counts_for_the_key(read(BOARDED), "cells")


def test_keys_of_many_states_are_different() -> None:
    keys: dict[int, list[object]] = {}
    for seed, mode in enumerate(("quick", "quick", "normal", "normal", "expert")):
        state, choices = begun(seed, mode=mode), FastDealer(seed)
        while state.actors():
            keys.setdefault(state.key(), everything(state))
            assert keys[state.key()] == everything(state)
            seat = state.actors()[choices.pick(0, len(state.actors()))]
            legal = state.legal(seat)
            state.apply(seat, legal[choices.pick(0, len(legal))], choices)
    assert len(keys) > 200


# Deciding


@pytest.mark.parametrize("position", POSSIBLE)
def test_an_illegal_action_changes_nothing(position: Position) -> None:
    state = read(position)
    for seat in state.actors():
        check_illegal_actions_change_nothing(GAME, state, seat, everything)


@pytest.mark.parametrize("position", POSSIBLE)
def test_events_cost_nothing_and_change_nothing(position: Position) -> None:
    state = read(position)
    for seat in state.actors():
        check_events_change_nothing(GAME, state, seat, everything)


@pytest.mark.parametrize("action", [-1, len(GAME.vocabulary), 10_000])
def test_an_action_that_does_not_exist(action: int) -> None:
    assert read(BRIEFING).why_not(0, action) == 3
    assert read(BRIEFING).why_not(1, action) == 3


@pytest.mark.parametrize("position", POSSIBLE)
def test_both_may_act_exactly_while_they_may_talk(position: Position) -> None:
    state = read(position)
    if state.talk:
        assert phrases.IS_TALK[state.step]
        assert state.actors() == (0, 1)
        state.apply(int(1 - state.seat), GAME.vocabulary.parse("ready").id, FastDealer(1))
    assert state.actors() == (state.seat,)
    assert state.legal(int(1 - state.seat)) == ()


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_another_seat_has_nothing_to_decide_in_silence(seat: int) -> None:
    state = read(COMBAT)
    assert state.legal(seat) == ()
    assert {state.why_not(seat, action) for action in range(-1, len(GAME.vocabulary) + 1)} == {2}
    assert state.why_not_withdraw(seat) == 4


def test_nobody_decides_when_it_is_over() -> None:
    state = read({"step": "over", "turn": 6, "airship": 12, "ending": "celestia-duo.end.caught"})
    assert state.actors() == ()
    assert state.legal(0) == ()
    assert {state.why_not(seat, action) for seat in (0, 1) for action in range(-1, len(GAME.vocabulary) + 1)} == {1}


def test_nothing_can_be_withdrawn() -> None:
    with pytest.raises(IllegalAction) as error:
        read(BRIEFING).withdraw(0)
    assert error.value.number == 4


def test_what_everybody_sees_is_told_to_all_alike() -> None:
    state = read({**COMBAT, "hands": [["whip"], ["sabre"]], "dice": ["whip", "flag"]})
    events = Events()
    state.apply(0, GAME.vocabulary.parse("match whip").id, FastDealer(1), events)
    assert events.seen_by(0) == events.seen_by(1) == events.seen_by(-1)
    played = CardPlayed("whip", "hand/1", "played", 0, "whip")
    assert events.seen_by(0) == [played, DieBeaten((6,), (6,), "whip")]
    assert events.reveals()


def test_a_hidden_card_is_told_only_to_the_one_who_takes_it() -> None:
    state = read({**SHARE, "step": "pick", "visible": [], "hidden": 2, "seat": 1})
    events = Events()
    state.apply(1, GAME.vocabulary.parse("take hidden").id, FastDealer(1), events)
    (own,) = events.seen_by(1)
    assert isinstance(own, CardTaken)
    assert own.card is not None
    assert events.seen_by(0) == events.seen_by(-1) == [CardTaken(None, "hidden", "hand/2", 1)]


def test_a_statement_is_told_to_everybody() -> None:
    state, events = read(TELL), Events()
    state.apply(0, GAME.vocabulary.parse("tell have whip").id, FastDealer(1), events)
    assert events.seen_by(1) == events.seen_by(-1) == [Stated(0, "have whip")]


# Random play


def whose(state: Table, dealer: FastDealer) -> int:
    """In a talk window either, by the toss of a coin."""
    actors = state.actors()
    return actors[dealer.pick(CHOICES, 2)] if len(actors) == 2 else actors[0]


@pytest.mark.parametrize("mode", ["quick", "normal", "expert"])
def test_random_play_takes_the_legal_actions_in_their_order(mode: str) -> None:
    for seed in range(5):
        quick, slow = begun(seed, mode=mode), begun(seed, mode=mode)
        decisions = quick.playout(FastDealer(seed))
        assert play_step_by_step(slow, FastDealer(seed), whose) == decisions
        assert everything(slow) == everything(quick)


def test_the_most_rerolls_and_changes_at_once() -> None:
    """Four different dice, smoke and Augusta: 15 ways to reroll, 5 other faces for each, validation, phrases."""
    four = ["whip", "sabre", "cannon", "flag"]
    state = read({**DICE, "dice": four, "smoke": 1, "crew": {"augusta": "active"}})
    assert len(state.legal(0)) == 15 + 20 + 1 + 3


def test_the_most_payments_at_once_fit() -> None:
    hand = ["whip", "sabre", "crossbow", "pistol", "cannon"] * 2 + ["joker"]
    crew = {"ludvig": "active", "mama": "active"}
    four = ["whip", "sabre", "crossbow", "pistol"]
    state = read({**COMBAT, "dice": four, "hands": [hand, []], "crew": crew})
    # For each die: the matching card, the joker, 5 pairs, 4 cards for Mama, Ludvig with card, joker and those of Mama
    assert len(state.legal(0)) == 4 * (1 + 1 + 5 + 4 + 2 + 4)
    boarded = read({**ASSAULT, "step": "combat", "assault": "A04", "dice": four, "hands": [hand, []], "crew": crew})
    assert len(boarded.legal(0)) == 4 * (1 + 1 + 5 + 4 + 2 + 4) < len(CHAPTERS.room)
