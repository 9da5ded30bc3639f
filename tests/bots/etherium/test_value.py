"""What the value of Etherium sees of a table, and the matches that it is fitted to."""

from __future__ import annotations

import random

from aerodrome.bots.etherium.sampler import SAMPLER
from aerodrome.bots.etherium.value import AFTER, BEFORE, DURING, MARKS, Picture, phase_of, programs_left
from aerodrome.bots.net import Features
from aerodrome.bots.values import value_in
from aerodrome.games.etherium import GAME, Table, step
from aerodrome.games.etherium.chapters.execution import PASS
from aerodrome.kernel import FastDealer

from .tables import QUIET, copied, random_states, started


def marks_of(state: Table, seat: int) -> list[tuple[int, int]]:
    features = Features()
    Picture().take(state, seat, features)
    return features.pairs()


def test_each_mark_is_noted_once_and_has_a_number() -> None:
    for state, seat in random_states():
        if state.step != step.LAY:
            marks = [mark for mark, _ in marks_of(state, seat)]
            assert len(set(marks)) == len(marks)
            assert set(marks) <= set(range(int(MARKS)))


def test_does_not_see_hands_and_programs_that_the_seat_cannot_see() -> None:
    for number, (state, seat) in enumerate(random_states()):
        if state.step != step.LAY:
            other = copied(state)
            other.redeal(seat, FastDealer(number))
            assert marks_of(other, seat) == marks_of(state, seat)


def test_sees_the_own_hand() -> None:
    one, other = (GAME.from_position({**QUIET, "players": [{"hand": [card]}, {}]}) for card in ("awakening", "hideout"))
    assert marks_of(one, 0) != marks_of(other, 0)
    assert marks_of(one, 1) == marks_of(other, 1)


def test_a_season_is_ahead_then_under_way_then_over() -> None:
    ahead = GAME.from_position({**QUIET, "players": [{}, {}]})
    plans = [{"plan": ["connect-1"], "hand": ["hideout"]}, {"plan": ["connect-1"]}]
    under_way = GAME.from_position({**QUIET, "step": "number-flash", "number": 1, "order": [1, 0], "players": plans})
    over = GAME.from_position({**QUIET, "step": "end-flash", "order": [1, 0], "players": plans})
    assert [phase_of(state) for state in (ahead, under_way, over)] == [BEFORE, DURING, AFTER]
    assert [programs_left(state, phase_of(state)) for state in (ahead, under_way, over)] == [5, 4, 4]


def test_its_file_fits_the_marks() -> None:
    value = value_in("aerodrome.bots.etherium")
    assert value.marks == MARKS
    assert value.outputs == SAMPLER.outputs
    assert value.rules_version == GAME.rules_version
    assert value.catalogue == GAME.catalogue_hash


def test_it_is_fitted_to_matches_of_every_kind() -> None:
    rng, found = random.Random(1), set()
    for _ in range(300):
        options, seats = SAMPLER.term_sets(rng)
        GAME.check_terms(GAME.settle_options(options), seats)
        found.add((options["setup"], seats))
    assert found == {(setup, seats) for setup in ("first", "tactical") for seats in GAME.seat_counts}


def test_looks_at_every_table_that_bots_ask_about_and_at_none_without_a_board() -> None:
    features = Features()
    assert SAMPLER.features(GAME.from_position({**QUIET, "players": [{}, {}]}), 0, features)
    assert not SAMPLER.features(started(2, "tactical", FastDealer(1)), 0, features)


def test_those_who_are_first_together_share_it() -> None:
    nothing = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
    players = [{"levels": {"guide": stars}, "cubes": nothing} for stars in (3, 3, 1)]
    last = {"peoples": ["psolos", "ertis", "reces"], "season_number": 7, "season": "ertis-1", "step": "end-flash"}
    state = GAME.from_position(
        {**last, "order": [1, 0, 2], "players": [{**players[0], "hand": ["hideout"]}, *players[1:]]}
    )
    while actors := state.actors():
        state.apply(actors[0], PASS.first, FastDealer(1))
    assert [SAMPLER.targets(state, seat) for seat in range(3)] == [(0.5, 0.0, 0.3), (0.5, 0.0, 0.3), (0.0, -0.2, 0.1)]
