"""Sieges by several armies at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.etherium.battles import army, city, fought, levels, tokens, totals, where, winners
from tests.games.etherium.tables import Scene, awarded, conflict
from tests.rules_marker import rule

NO_CUBES = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
AWAY = "between-2"


def melee(dice: tuple[list[int], list[int], list[int]], guide: int = 0, **more: Any) -> Scene:
    """The armies of Psolos and Ertis are in Hivalia's city and roll: first Ertis, then the city, then Psolos."""
    attacker, victim = more.get("attacker", {}), more.get("victim", {})
    players = {0: army("city-3", 2, **attacker), 2: city(2, guide, AWAY, **victim), 3: army("city-3", 2)}
    table = conflict(players=players)
    if guide:
        table.play("pass", dice[0], dice[1])
        table.play("guide 0", dice[2])
    else:
        table.play("pass", *dice)
    return table


HIGH, MIDDLE, LOW = [6, 6], [4, 4], [3, 3]


@rule("etherium.siege.several")
def test_several_armies_and_the_defence_roll_off_together() -> None:
    players = {0: army("city-3", 3), 2: city(2, 0, AWAY, cubes=NO_CUBES), 3: army("city-3", 1)}
    table = conflict(players=players)
    told = fought(table, [4], [4, 5], [3, 3, 4])
    assert totals(told) == [(3, 4), (2, 9), (0, 10)]
    assert winners(told) == [0]
    assert table.view.melee
    assert levels(table, "army") == [2, 2, 1, 1]
    assert levels(table, "defence")[2] == 1


@rule("etherium.siege.several", "etherium.siege.withdraws")
def test_all_armies_leave_the_city_in_reverse_order_of_initiative() -> None:
    table = melee((LOW, MIDDLE, HIGH), victim={"cubes": NO_CUBES})
    assert where(table, "army")[3] == "outer-3"
    assert table.step == ("flee", 0)
    assert table.legal == {"flee large-3", "flee between-3"}
    table.play("flee large-3")
    assert where(table, "army") == ["large-3", "outer-2", "between-2", "outer-3"]
    assert not table.view.melee


@rule("etherium.siege.several", "etherium.siege.defence-wins")
def test_a_city_that_defeats_several_armies_takes_one_token() -> None:
    table = melee((LOW, HIGH, MIDDLE))
    assert tokens(table, "army") == [0, 0, 1, 0]
    assert levels(table, "army") == [1, 2, 1, 1]


@rule("etherium.siege.several", "etherium.conflict.tie")
def test_a_tie_with_the_city_is_rolled_again_by_those_tied() -> None:
    players = {0: army("city-3"), 2: city(1, 0, AWAY), 3: army("city-3")}
    told = fought(conflict(players=players), [4], [5], [5], [6], [3])
    assert totals(told) == [(3, 4), (2, 5), (0, 5), (2, 6), (0, 3)]
    assert winners(told) == [2]


@rule("etherium.siege.one-token")
@pytest.mark.parametrize(("dice", "winner"), [((LOW, MIDDLE, HIGH), 0), ((HIGH, MIDDLE, LOW), 3)])
def test_an_army_that_wins_takes_its_token_before_it_chooses(
    dice: tuple[list[int], list[int], list[int]], winner: int
) -> None:
    table = melee(dice, victim={"cubes": {**NO_CUBES, "ether": 2}})
    assert table.step == ("siege", winner)
    assert table.of(winner).tokens == {"army": 1}
    table.play("siege ether")
    assert table.of(winner).tokens == {"army": 1}
    assert table.of(winner).cubes["ether"] == 2


@rule("etherium.siege.one-token")
def test_lowering_the_guide_brings_no_second_token() -> None:
    table = melee((LOW, MIDDLE, HIGH), 2)
    table.play("siege guide")
    assert levels(table, "guide")[2] == 1
    assert tokens(table, "army") == [1, 0, 0, 0]


@rule("etherium.siege.one-token")
def test_a_booster_brings_a_sack_token_all_the_same() -> None:
    table = melee((LOW, MIDDLE, HIGH), victim={"cubes": {"booster": 1}})
    told = table.play("siege booster")
    assert awarded("sack", 0) in told.everybody
    assert table.of(0).tokens == {"army": 1, "sack": 1}


@rule("etherium.siege.one-token")
def test_whoever_has_a_sack_token_takes_no_second_army_token_for_a_booster() -> None:
    table = melee((LOW, MIDDLE, HIGH), attacker={"tokens": {"sack": 1}}, victim={"cubes": {"booster": 1}})
    table.play("siege booster")
    assert table.of(0).cubes["booster"] == 1
    assert table.of(0).tokens == {"army": 1, "sack": 1}


@rule("etherium.siege.one-token")
def test_a_later_siege_by_one_army_brings_its_token_for_the_guide_again() -> None:
    """Two sieges in a row: that several armies were in the first one is forgotten in the second."""
    players = {
        0: army("city-3", spaces={"collector": "large-1"}),
        1: army("city-1", levels={"defence": 1}),
        2: city(1, 0, AWAY, cubes=NO_CUBES),
        3: army("city-3"),
    }
    players[0]["levels"] |= {"defence": 1, "guide": 2}
    table = conflict(players=players)
    table.play("pass")
    assert table.step == ("order", 0)
    table.play("resolve siege city-3", [3], [4], [5])
    table.play("guide 2")
    assert table.of(0).tokens == {"army": 1}
    table.play("flee large-3", [6], [1])
    assert table.view.place == "city-1"
    assert not table.view.melee
    table.play("guide 0")
    table.play("siege guide")
    assert levels(table, "guide")[0] == 1
    assert tokens(table, "army") == [1, 1, 0, 0]
