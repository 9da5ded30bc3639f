"""Assaults: army against army."""

from __future__ import annotations

import pytest

from tests.games.etherium.battles import army, conflicts, fought, levels, places, tokens, totals, where, winners
from tests.games.etherium.tables import awarded, conflict
from tests.rules_marker import rule

SPACES = ("ether", "large-2", "between-1", "outer-3")


@rule("etherium.assault.when")
@pytest.mark.parametrize("space", SPACES)
def test_two_armies_on_any_terrain_fight_an_assault(space: str) -> None:
    table = conflict(players={0: army(space), 2: army(space)})
    told = fought(table, [1], [2])
    assert conflicts(told) == ["assault"]
    assert table.view.place == space
    assert [player.fights for player in table.view.players] == ["army", None, "army", None]


@rule("etherium.assault.when")
def test_armies_on_neighbouring_terrains_do_not_fight() -> None:
    table = conflict(players={0: army("large-1"), 2: army("between-1"), 3: army("ether")})
    assert conflicts(fought(table)) == []
    assert table.view.number == 2


@rule("etherium.assault.when", "etherium.conflict.reverse-order")
def test_an_army_of_level_two_with_the_higher_initiative_rolls_after_one_of_level_three() -> None:
    """The rulebook's example: B rolls three dice and adds what it likes, then A rolls two and adds what it likes."""
    first, second = army("large-1", 2, 1, hand=["charge"]), army("large-1", 3, 2, hand=["lucky-star"])
    table = conflict(peoples=["hivalia", "psolos"], players=[first, second])
    table.play("pass", [2, 3, 4])
    assert table.step == ("rolled", 1)
    table.play("play lucky-star")
    told = table.play("guide 1", [5, 5])
    assert totals(told) == [(1, 12)]
    assert table.step == ("rolled", 0)
    table.play("play charge")
    told = table.play("guide 0")
    assert totals(told) == [(0, 13)]
    assert winners(told) == [0]
    assert tokens(table, "army") == [1, 0]
    assert levels(table, "army") == [1, 2]


@rule("etherium.assault.token")
@pytest.mark.parametrize(("dice", "winner"), [([1], 0), ([6], 2)])
def test_the_winner_takes_an_army_token(dice: list[int], winner: int) -> None:
    table = conflict(players={0: army("large-1"), 2: army("large-1", tokens={"army": 3})})
    told = fought(table, dice, [5])
    assert awarded("army", winner) in told.everybody
    assert tokens(table, "army") == ([1, 0, 3, 0] if winner == 0 else [0, 0, 4, 0])


@rule("etherium.assault.token", "etherium.token.limited")
def test_the_winner_takes_none_when_no_army_token_is_left() -> None:
    table = conflict(players={0: army("large-1"), 1: {"tokens": {"army": 12}}, 2: army("large-1")})
    fought(table, [1], [5])
    assert tokens(table, "army") == [0, 12, 0, 0]
    table = conflict(players={0: army("large-1"), 1: {"tokens": {"army": 11}}, 2: army("large-1")})
    fought(table, [1], [5])
    assert tokens(table, "army") == [1, 11, 0, 0]


@rule("etherium.assault.winner-stays")
@pytest.mark.parametrize(("dice", "winner", "loser"), [([1], 0, 2), ([6], 2, 0)])
def test_the_winner_stays_and_the_loser_flees(dice: list[int], winner: int, loser: int) -> None:
    table = conflict(players={0: army("large-3"), 2: army("large-3", spaces={"collector": "large-1"})})
    fought(table, dice, [5])
    assert table.step == ("flee", loser)
    table.play("flee between-3")
    assert where(table, "army")[winner] == "large-3"
    assert where(table, "army")[loser] == "between-3"
    assert table.view.number == 2


@rule("etherium.assault.winner-stays")
def test_all_the_others_flee_and_the_winner_alone_stays() -> None:
    table = conflict(players=[army("ether") for _ in range(4)])
    fought(table, [3], [6], [4], [5])
    assert table.step == ("flee", 3)
    table.do("flee large-4", "flee large-1", "flee large-3")
    assert where(table, "army") == ["large-3", "large-1", "ether", "large-4"]
    assert levels(table, "army") == [1, 1, 1, 1]


@rule("etherium.assault.winner-stays")
def test_an_assault_on_the_ether_is_won_like_any_other() -> None:
    table = conflict(players={0: army("ether", 2), 2: army("ether", 2)})
    told = fought(table, [1, 1], [6, 6])
    assert places(told) == ["ether"]
    assert where(table, "army")[0] == "ether"
