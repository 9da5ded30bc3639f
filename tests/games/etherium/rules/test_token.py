"""Victory tokens: who gets them, and when there are none left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.etherium.battles import Entry, army, city, collector, fought, tokens
from tests.games.etherium.tables import Scene, acting, awarded, conflict, gained, results, set_up
from tests.rules_marker import rule

NO_CUBES = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
COPIES = {"army": 12, "ether": 8, "connection": 6, "booster": 4, "sack": 3}


def connecting(die: int, others: dict[int, Entry] | None = None, **more: Any) -> Scene:
    """Psolos has rolled this for a connection and added 3 by a card; its guide can add up to 4."""
    entry = {"hand": ["resonance"], "levels": {"guide": 4}, **more}
    table = acting(0, "connect-1", players={**(others or {}), 0: entry})
    table.play("connect 1", [die])
    table.play("play resonance")
    return table


@rule("etherium.token.limited")
def test_the_box_has_so_many_victory_tokens_of_each_kind() -> None:
    table = set_up({"peoples": ["psolos", "reces", "hivalia", "ertis"]}, "timber", "scree", "lode", "charge")
    assert table.view.victory_tokens == COPIES


@rule("etherium.token.limited", "etherium.token.ethers")
@pytest.mark.parametrize(("taken", "gained"), [(7, 1), (8, 0)])
def test_the_last_ether_token_can_be_gained_and_none_after_it(taken: int, gained: int) -> None:
    players = {0: collector("ether", cubes=NO_CUBES), 1: {"tokens": {"ether": taken}}}
    table = acting(0, "collect-ether", players=players, peoples=["psolos", "reces"])
    table.play("collect")
    assert tokens(table, "ether") == [gained, taken]
    assert table.of(0).cubes["ether"] == 2, "the cubes are collected all the same"
    assert table.view.victory_tokens.get("ether", 0) == 0


@rule("etherium.token.limited", "etherium.token.connections")
@pytest.mark.parametrize(("taken", "gained"), [(5, 1), (6, 0)])
def test_the_last_connection_token_can_be_gained_and_none_after_it(taken: int, gained: int) -> None:
    table = connecting(5, {1: {"tokens": {"connection": taken}}})
    assert 12 in results(table.play("guide 4"))
    assert tokens(table, "connection") == [gained, taken, 0, 0]


@rule("etherium.token.armies")
def test_an_army_token_goes_to_an_army_that_defeats_another() -> None:
    table = conflict(players={0: army("large-1"), 2: army("large-1")})
    fought(table, [1], [2])
    assert tokens(table, "army") == [1, 0, 0, 0]
    assert table.of(0).stars["army-tokens"] == 2


@rule("etherium.token.armies")
def test_an_army_token_goes_to_a_city_that_defeats_an_army() -> None:
    table = conflict(players={0: army("city-3"), 2: city(1)})
    fought(table, [3], [2])
    assert tokens(table, "army") == [0, 0, 1, 0]
    assert table.of(2).stars["army-tokens"] == 2


@rule("etherium.token.armies")
def test_robbing_a_city_or_a_collector_brings_no_army_token() -> None:
    table = conflict(players={0: army("city-3"), 2: city(1, cubes={"ether": 2})})
    fought(table, [2], [3])
    table.play("siege ether")
    assert tokens(table, "army") == [0, 0, 0, 0]
    table = conflict(players={0: army("large-1"), 2: collector("large-1", cubes=NO_CUBES)})
    fought(table)
    assert tokens(table, "army") == [0, 0, 0, 0]


@rule("etherium.token.boosters")
@pytest.mark.parametrize(("before", "gained"), [(0, 0), (1, 0), (2, 1)])
def test_a_booster_token_comes_with_the_third_booster_bought(before: int, gained: int) -> None:
    table = acting(0, "booster", players={0: {"cubes": {"booster": before, "ether": 3}}})
    told = table.play("booster")
    assert (awarded("booster", 0) in told.everybody) == bool(gained)
    assert tokens(table, "booster") == [gained, 0, 0, 0]
    assert table.of(0).stars["booster-tokens"] == 4 * gained


@rule("etherium.token.boosters")
def test_a_booster_token_comes_with_the_third_booster_won_by_connecting() -> None:
    table = connecting(4, cubes={"booster": 2})
    assert 11 in results(table.play("guide 4"))
    assert table.of(0).cubes["booster"] == 3
    assert tokens(table, "booster") == [1, 0, 0, 0]


@rule("etherium.token.boosters")
def test_a_booster_token_comes_with_the_third_booster_robbed() -> None:
    table = conflict(
        players={0: army("city-3", cubes={"booster": 2}), 2: city(1, 0, "between-2", cubes={"booster": 1})}
    )
    fought(table, [1], [2])
    table.play("siege booster")
    assert table.of(0).tokens == {"booster": 1, "sack": 1}


@rule("etherium.token.boosters")
def test_there_is_one_booster_token_for_each_player() -> None:
    table = acting(0, "booster", players={0: {"cubes": {"booster": 3, "ether": 3}, "tokens": {"booster": 1}}})
    table.play("booster")
    assert table.of(0).cubes["booster"] == 4
    assert tokens(table, "booster") == [1, 0, 0, 0]
    table = acting(0, "booster", players={0: {"cubes": {"booster": 2, "ether": 3}, "tokens": {"booster": 1}}})
    table.play("booster")
    assert tokens(table, "booster") == [1, 0, 0, 0]


@rule("etherium.token.boosters")
def test_a_booster_token_is_kept_when_boosters_are_robbed() -> None:
    victim = city(1, 0, "between-2", cubes={"booster": 3}, tokens={"booster": 1})
    table = conflict(players={0: army("city-3"), 2: victim})
    fought(table, [1], [2])
    table.play("siege booster")
    assert table.of(2).cubes["booster"] == 2
    assert tokens(table, "booster") == [0, 0, 1, 0]


@rule("etherium.token.sacks")
def test_a_sack_token_goes_once_to_whoever_robs_a_booster() -> None:
    for held in (0, 1):
        attacker = army("city-3", tokens={"sack": held})
        table = conflict(players={0: attacker, 2: city(1, 0, "between-2", cubes={"booster": 1})})
        fought(table, [1], [2])
        table.play("siege booster")
        assert tokens(table, "sack") == [1, 0, 0, 0]
        assert table.of(0).stars["sack-tokens"] == 6


@rule("etherium.token.sacks")
def test_a_booster_bought_brings_no_sack_token() -> None:
    table = acting(0, "booster", players={0: {"cubes": {"ether": 3}}})
    table.play("booster")
    assert table.of(0).tokens == {}


@rule("etherium.token.ethers")
@pytest.mark.parametrize("level", [1, 4])
def test_one_ether_token_comes_with_each_collect_in_the_centre_however_many_cubes(level: int) -> None:
    players = {0: collector("ether", level, cubes=NO_CUBES)}
    table = acting(0, "collect-ether", players=players, peoples=["psolos", "reces"], season="meinas-1")
    told = table.play("collect")
    assert told.everybody.count(gained("ether", 0, "collect")) == level
    assert told.everybody.count(awarded("ether", 0)) == 1
    assert table.of(0).stars["ether-tokens"] == 1


@rule("etherium.token.ethers")
def test_no_ether_token_comes_with_etherisation_connections_or_thefts() -> None:
    table = acting(0, "etherise", players={0: {"cubes": {**NO_CUBES, "wood": 2}}})
    table.play("etherise 1")
    assert table.of(0).cubes["ether"] == 1
    assert table.of(0).tokens == {}
    table = acting(0, "connect-1", players={0: {"cubes": NO_CUBES}})
    table.play("connect 1", [6])
    assert table.of(0).cubes["ether"] == 1
    assert table.of(0).tokens == {}


@rule("etherium.token.connections")
@pytest.mark.parametrize(("points", "gained"), [(3, 0), (4, 1)])
def test_a_connection_token_comes_with_a_result_of_twelve_and_not_of_eleven(points: int, gained: int) -> None:
    table = connecting(5)
    told = table.play(f"guide {points}")
    assert 8 + points in results(told)
    assert tokens(table, "connection") == [gained, 0, 0, 0]
    assert table.of(0).stars["connection-tokens"] == 4 * gained


@rule("etherium.token.connections")
def test_a_connection_token_comes_with_more_than_twelve_too_and_as_often_as_one_can() -> None:
    table = connecting(6, tokens={"connection": 2})
    table.play("guide 4")
    assert tokens(table, "connection") == [3, 0, 0, 0]
