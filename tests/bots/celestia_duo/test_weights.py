"""The weights of `steady` for Celestia Duo, and the marks they belong to."""

from __future__ import annotations

from itertools import accumulate

import pytest

from aerodrome.bots.celestia_duo import scene
from aerodrome.bots.celestia_duo.fight import CardWorths
from aerodrome.bots.celestia_duo.judge import required_by
from aerodrome.bots.celestia_duo.weights import MARK_NAMES, SITUATION_NAMES, WEIGHTS, read
from aerodrome.games.celestia_duo import GAME, Table
from aerodrome.games.celestia_duo.layout import HAND, HAND_AT
from aerodrome.kernel import CHOICES, FastDealer
from bench.fit_celestia_duo import marks_of


def states(mode: str, seed: int) -> list[Table]:
    """Some states of a match played at random."""
    dealer = FastDealer(seed)
    state = GAME.start(GAME.settle_options({"mode": mode}), 2, dealer)
    found = []
    while state.actors():
        other = state.copy()
        assert isinstance(other, Table)
        found.append(other)
        actions = state.legal(int(state.seat))
        state.apply(int(state.seat), actions[dealer.pick(CHOICES, len(actions))], dealer)
    return found[::5]


def test_the_tables_lie_where_the_marks_point() -> None:
    starts = dict(zip(MARK_NAMES, accumulate(MARK_NAMES.values(), initial=0), strict=False))
    assert starts["energy"] == scene.ENERGY
    assert starts["smoke"] == scene.SMOKE
    assert starts["gold"] == scene.GOLD
    assert starts["ambushes"] == scene.AMBUSHES
    assert starts["active-crew"] == scene.ACTIVE_CREW
    assert starts["used-crew"] == scene.USED_CREW
    assert starts["pirate"] == scene.PIRATE
    assert starts["first"] == scene.FIRST
    assert starts["required"] == scene.REQUIRED
    assert starts["size"] == scene.SIZE
    assert starts["emptier"] == scene.EMPTIER
    assert sum(MARK_NAMES.values()) == scene.MARKS
    assert len(WEIGHTS) == scene.SITUATIONS * scene.MARKS
    assert len(SITUATION_NAMES) == scene.SITUATIONS


@pytest.mark.parametrize("mode", ["quick", "normal", "expert"])
def test_the_worth_of_a_table_is_the_sum_of_its_marks(mode: str) -> None:
    for state in states(mode, 3):
        situation, *marks = marks_of(state)
        weights = WEIGHTS[situation * scene.MARKS : (situation + 1) * scene.MARKS]
        seen = scene.scene_of(state)
        cards = CardWorths(seen, required_by(state))
        hands = state.cells[HAND_AT : HAND_AT + 2 * HAND]
        assert seen.worth() + cards.worth(hands) == sum(a * b for a, b in zip(marks, weights, strict=True))


def test_more_of_a_good_thing_is_never_worse() -> None:
    for situation in range(scene.SITUATIONS):
        of = WEIGHTS[situation * scene.MARKS : (situation + 1) * scene.MARKS]
        assert min(of[scene.SMOKE : scene.AMBUSHES]) >= 0
        assert min(of[scene.ACTIVE_CREW : scene.PIRATE]) >= 0
        assert of[scene.FIRST + 5] > max(of[scene.FIRST : scene.FIRST + 5]), "a joker does what any card does"


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="'bias' of 'quick' has 2 weights, not 1"):
        read("[quick]\nbias = [1, 2]\n")


def test_a_missing_table_is_refused() -> None:
    with pytest.raises(ValueError, match="'bias' of 'quick' has 0 weights, not 1"):
        read("")
