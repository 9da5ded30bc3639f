"""The weights of `steady` for Etherium, and the marks they belong to."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.etherium import worth
from aerodrome.bots.etherium.weights import MARK_NAMES, SEASONS_LEFT, WEIGHTS, read
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import CAPACITY_NAMES, UNIT_NAMES

MARKS = len(MARK_NAMES)


def text_with(row: str) -> str:
    """A file in which one mark has another row."""
    return "[marks]\n" + "\n".join(f"{name} = [1, 2, 3, 4, 5, 6, 7]" for name in MARK_NAMES[1:]) + "\n" + row


def worth_with(left: int, **own: object) -> int:
    """What a seat that has this is worth, with so many seasons to come."""
    state = GAME.from_position({"players": [own, {}]})
    return int(worth.worth_of(state, 0, left, worth.NO_MARKS[:]))


def test_the_marks_lie_where_the_names_say() -> None:
    assert MARK_NAMES[worth.BOOSTERS] == "booster-1"
    assert MARK_NAMES[worth.CARDS] == "card"
    assert MARK_NAMES[worth.COLLECTOR_AT] == "collector-at-forest"
    assert MARK_NAMES[worth.CAPACITY : worth.CAPACITY + 7] == CAPACITY_NAMES
    assert [MARK_NAMES[worth.LEVELS + 4 * unit] for unit in range(4)] == [f"{name}-1" for name in UNIT_NAMES]
    assert worth.MARKS == MARKS
    assert len(WEIGHTS) == MARKS * SEASONS_LEFT


def test_weights_are_read_season_by_season() -> None:
    weights = read(text_with("few-basics = [10, 20, 30, 40, 50, 60, 70]"))
    assert weights[:3] == [10, 1, 1]
    assert weights[MARKS : MARKS + 3] == [20, 2, 2]


@pytest.mark.parametrize("row", ["", "few-basics = [1, 2, 3]"])
def test_a_mark_without_its_seven_weights_is_refused(row: str) -> None:
    with pytest.raises(ValueError, match="few-basics"):
        read(text_with(row))


@pytest.mark.parametrize("left", range(1, SEASONS_LEFT))
def test_the_worth_of_a_seat_is_its_stars_and_the_sum_of_its_marks(left: int) -> None:
    state = GAME.from_position(
        {"players": [{"cubes": {"ether": 3}, "levels": {"guide": 2}, "capacities": ["fate"], "hand": ["lode"]}, {}]}
    )
    marks = vec[i64]([0] * MARKS)
    worth.marks_into(state, 0, marks)
    weights = WEIGHTS[left * MARKS : (left + 1) * MARKS]
    promised = sum(int(amount) * weight for amount, weight in zip(marks, weights, strict=True))
    assert worth.worth_of(state, 0, left, worth.NO_MARKS[:]) == 1000 * (2 + 3) + 1500 + promised


def test_at_the_end_of_the_year_only_stars_count_and_cubes_break_ties() -> None:
    bare = worth_with(0, cubes={"wood": 0, "rock": 0, "metal": 0, "ether": 0})
    assert worth_with(0, cubes={"wood": 0, "rock": 0, "metal": 0, "ether": 1}) == bare
    assert worth_with(0, cubes={"wood": 0, "rock": 0, "metal": 0, "ether": 2}) == bare + 1000
    assert 0 < worth_with(0, cubes={"wood": 2, "rock": 0, "metal": 0, "ether": 0}) - bare < 1000


@pytest.mark.parametrize("left", range(1, SEASONS_LEFT))
@pytest.mark.parametrize("unit", UNIT_NAMES)
def test_a_higher_level_is_never_worth_less(left: int, unit: str) -> None:
    assert worth_with(left, levels={unit: 3}) >= worth_with(left, levels={unit: 1})
