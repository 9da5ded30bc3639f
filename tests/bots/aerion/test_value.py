"""The value of Aerion's tables: what is written down for the net, and what comes back."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from aerodrome.bots.aerion import SteadyBot
from aerodrome.bots.aerion.added_facts import AllFacts
from aerodrome.bots.aerion.facts import COLUMN_AT, COMPLETES, FOR_THE_OTHER
from aerodrome.bots.aerion.picture import picture_of
from aerodrome.bots.aerion.sampler import SAMPLER
from aerodrome.bots.aerion.value import LOST, MARKS, Value, write_state
from aerodrome.bots.aerion.worth import WON
from aerodrome.bots.net import MOST_FEATURES, Features
from aerodrome.bots.values import load_net, value_in
from aerodrome.games.aerion import GAME, Table, step
from aerodrome.games.aerion.chapters.acquire import REJECT
from aerodrome.games.aerion.table import WON as OUTCOME_WON
from aerodrome.kernel import FastDealer, Position
from aerodrome.kernel.dealer import CHOICES
from tests.games.aerion.option_sets import Options, covering_sample, label
from tests.games.aerion.tables import all_but

PACKAGE = "aerodrome.bots.aerion"
LOST_BY_STEADY = 18
"""The seed of a match that `steady` loses."""
SAMPLE = covering_sample()


def visited(options: Options, seats: int, seed: int) -> Iterator[Table]:
    """The states of a match played at random."""
    dealer = FastDealer(seed)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    while actors := state.actors():
        yield state
        actions = state.legal(actors[0])
        state.apply(actors[0], actions[dealer.pick(CHOICES, len(actions))], dealer)


def odds(**position: object) -> int:
    return Value(load_net(PACKAGE)).odds(picture_of(GAME.from_position(position)))


def test_the_weights_are_of_as_many_marks_as_there_are() -> None:
    value = value_in(PACKAGE)
    assert (value.marks, value.outputs) == (MARKS, SAMPLER.outputs)
    assert (value.game, value.rules_version) == ("aerion", GAME.rules_version)
    assert value.catalogue == GAME.catalogue_hash


@pytest.mark.parametrize("options", SAMPLE, ids=label)
def test_every_mark_has_its_place_whatever_is_played(options: Options) -> None:
    writer, features = AllFacts(), Features()
    for seats in (1, 2):
        for state in visited(options, seats, seed=3):
            key = state.key()
            if write_state(state, features, writer):
                assert 0 < features.count <= MOST_FEATURES
                assert all(0 <= mark < MARKS for mark, _ in features.pairs())
            assert state.key() == key


@pytest.mark.parametrize("options", SAMPLE, ids=label)
def test_a_table_is_judged_in_phase_two_as_when_phase_three_has_begun(options: Options) -> None:
    value = Value(load_net(PACKAGE))
    for state in visited(options, 1, seed=4):
        if state.step == step.PLACE and not state.reserved:
            after = state.copy()
            after.apply(0, REJECT.first, FastDealer(1))
            if after.step == step.REPLENISH:
                assert value.odds(picture_of(state)) == value.odds(picture_of(after))


def test_only_the_end_of_a_turn_is_sampled() -> None:
    features = Features()
    for state in visited({}, 2, seed=5):
        assert SAMPLER.features(state, 0, features) == (state.step == step.REPLENISH)


def test_all_option_sets_come_up_in_training() -> None:
    rng = random.Random(1)
    sets = [SAMPLER.term_sets(rng) for _ in range(400)]
    for options, _ in sets:
        GAME.settle_options(options)
    assert {seats for _, seats in sets} == {1, 2}
    assert {len(options["expansions"]) for options, _ in sets} == set(range(7))
    assert {str(options.get("pinned-ship")) for options, _ in sets} == {"None", "discarded"}


def test_a_match_that_is_won_is_certain() -> None:
    assert odds(ships=all_but(), step="replenish", display={"AAA": "book"}) == WON


def test_without_a_card_or_a_book_the_match_is_lost() -> None:
    position: Position = {"ships": all_but("bee"), "step": "replenish", "display": {}, "rest": "discards"}
    assert odds(**position) == LOST
    assert odds(**position, pulpit=["book"]) > LOST


def test_more_of_what_is_needed_is_better() -> None:
    """Signs that must be right, far from any doubt."""
    last: Position = {"ships": all_but("hellinaut"), "step": "replenish", "workshops": [["hellinaut", "helix"], []]}
    shown = {"AA+BB": "incubi"}
    assert odds(**last, display=shown, pixies=3) > odds(**last, display={"AA+BB": "sognae"}, pixies=3, rest="discards")
    assert odds(**last, display=shown, pixies=3) > odds(ships=[], step="replenish")


def test_with_two_players_a_card_fits_the_next_or_the_other() -> None:
    writer, features = AllFacts(), Features()
    two: Position = {"seats": 2, "second_fleet": ["nacelle", "hornet", "trihellix"], "step": "replenish"}
    table: Position = {**two, "ships": all_but("hornet"), "workshops": [[], ["hornet", "cocoon"], []]}
    for seat, expected in ((0, COMPLETES), (1, FOR_THE_OTHER)):
        state = GAME.from_position({**table, "seat": seat, "display": {"AAA": "sognae"}})
        assert write_state(state, features, writer)
        assert COLUMN_AT + 16 + expected in [mark for mark, _ in features.pairs()]


# What is foretold of a match that is played


def test_what_came_of_the_last_dice_is_not_foretold_of_the_first_turns() -> None:
    course, bot, dealer = SAMPLER.course(), SteadyBot(), FastDealer(LOST_BY_STEADY)
    state = GAME.start(GAME.settle_options({}), 1, dealer)
    ends = []
    decision = 0
    while state.actors():
        course.look(state, decision)
        if state.step == step.REPLENISH:
            ends.append(decision)
        state.apply(0, bot.choose(state.copy(), 0, dealer), dealer)
        decision += 1
    came = float(state.ending == OUTCOME_WON)
    targets = [course.targets(state, 0, end)[0] for end in ends]
    assert targets[-1] == came == 0.0
    assert all(target > 0.01 for target in targets[: len(targets) // 2])
