"""The comparison of two revisions: what counts as a difference, and how one is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aerodrome.games import GAMES
from tests.revisions.comparison import Difference, changes, describe, differences
from tests.revisions.player import Player, choices, every_set, ordered_sets
from tests.revisions.sides import Side

pytestmark = pytest.mark.once


def line(match: int, **figures: Any) -> dict[str, Any]:
    return {"match": match, "played": "ab", "result": {"winners": [0]}, **figures}


def told(decision: int, *legal: str, chosen: str = "roll", **position: Any) -> dict[str, Any]:
    return {"decision": decision, "legal": {"0": list(legal)}, "chosen": f"0: {chosen}", "position": position}


def test_equal_matches_do_not_differ() -> None:
    assert differences([line(0), line(1)], [line(0), line(1)]) == []


def test_a_match_that_differs_says_in_what() -> None:
    other = line(1, played="cd", result={"winners": []})
    assert differences([line(0), line(1)], [line(0), other]) == [Difference(1, ("played", "result"))]


def test_a_match_that_fails_on_both_sides_is_listed_too() -> None:
    failed = line(3, result={"error": "KeyError: 'x'"})
    assert differences([failed], [failed]) == [Difference(3, ())]
    end = {"decision": 4, "result": {"error": "KeyError: 'x'"}}
    assert describe([end], [end]) == ["both: KeyError: 'x'"]


def test_sides_that_played_different_matches_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="different matches"):
        differences([line(0)], [line(1)])


def test_the_first_decision_that_differs_is_described() -> None:
    before = [told(0, "roll"), told(1, "buy a", "pass", gold=2, cards=["x"]), told(2, "roll")]
    after = [told(0, "roll"), told(1, "pass", "sell", chosen="sell", gold=3, cards=["x", "y"]), told(2)]
    assert describe(before, after) == [
        "decision 1",
        "  seat 0 no longer may: buy a",
        "  seat 0 now may: sell",
        "  chosen: '0: roll' -> '0: sell'",
        "  position: gold: 2 -> 3",
        "  position: cards[1]: nothing -> 'y'",
    ]


def test_another_seat_that_decides_and_a_match_that_goes_on_are_described() -> None:
    other = {**told(0, "roll"), "legal": {"0": ["roll"], "1": ["roll"]}}
    assert describe([told(0, "roll")], [other]) == ["decision 0", "  seats that decide: 0 -> 0, 1"]
    assert describe([told(0, "roll")], []) == ["only the earlier revision plays on"]


def test_long_lists_are_counted() -> None:
    lines = describe([told(0, *(f"buy {n:02}" for n in range(30)))], [told(0, "buy 00")])
    assert lines[-1] == "  ... and 17 more"
    assert len(lines) == 14


def test_changes_name_the_place() -> None:
    assert list(changes({"a": [{"b": 1}], "c": 2}, {"a": [{"b": 4}], "d": 2})) == [
        "a[0].b: 1 -> 4",
        "c: 2 -> nothing",
        "d: nothing -> 2",
    ]
    assert list(changes(1, 1)) == []


@pytest.mark.parametrize("name", ["celestia_duo", "etherium"])
def test_every_option_set_comes_up_and_few_matches_meet_every_choice(name: str) -> None:
    game = GAMES[name]
    sets = ordered_sets(game)
    assert sorted(map(repr, sets)) == sorted(map(repr, every_set(game)))
    every = set().union(*map(choices, sets))
    assert set().union(*map(choices, sets[:50])) == every


def test_a_match_is_the_same_each_time_and_its_telling_has_every_decision() -> None:
    player = Player("celestia_duo", "random", [(2, {"mode": "normal"})])
    played = player.play(5)
    assert played == player.play(5)
    assert "error" not in played["result"]
    lines = list(player.tell(5))
    assert len(lines) == played["decisions"] + 1
    assert lines[-1]["result"] == played["result"]


def test_an_engine_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no compiled engine"):
        Side.at(tmp_path)
