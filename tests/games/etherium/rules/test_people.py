"""The peoples: their powers, and what they can do in their own season."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.etherium.battles import army, city, collector, fought, tokens, totals, winners
from tests.games.etherium.tables import acting, conflict, gained, results
from tests.rules_marker import rule

PSOLOS, RECES, HIVALIA, ERTIS = 0, 1, 2, 3
NO_CUBES = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
NO_BASICS = {"wood": 0, "rock": 0, "metal": 0}
SPACE_OF = {"forest": "outer-1", "mountain": "between-1", "mine": "large-1", "ether": "ether"}
NEUTRAL = "meinas-1"  # a season that changes no collect and belongs to none of the four
TERRAINS = tuple(SPACE_OF)


def collected(seat: int, terrain: str, season: str, level: int = 1) -> dict[str, int]:
    """What a seat without cubes has after it has collected on a terrain; without Hivalia, unless it collects itself."""
    peoples = ["psolos", "reces", "hivalia" if seat == HIVALIA else "mauhea", "ertis"]
    players = {seat: collector(SPACE_OF[terrain], level, cubes=NO_CUBES)}
    table = acting(seat, f"collect-{terrain}", players=players, peoples=peoples, season=season)
    table.play("collect")
    return table.cubes(seat)


@rule("etherium.people.psolos-power")
@pytest.mark.parametrize(
    ("terrain", "cubes"),
    [
        ("forest", {"wood": 2, "rock": 1}),
        ("mountain", {"rock": 3}),
        ("mine", {"metal": 2, "rock": 1}),
        ("ether", {"ether": 2, "rock": 1}),
    ],
)
def test_psolos_takes_one_more_rock_at_every_collect(terrain: str, cubes: dict[str, int]) -> None:
    assert collected(PSOLOS, terrain, NEUTRAL, 2) == cubes


@rule("etherium.people.psolos-power")
@pytest.mark.parametrize("seat", [RECES, HIVALIA, ERTIS])
def test_nobody_else_takes_more_rock(seat: int) -> None:
    for season in (NEUTRAL, "psolos-1"):
        assert collected(seat, "mine", season) == {"metal": 1}


@rule("etherium.people.psolos-power")
def test_psolos_takes_no_rock_when_it_cannot_collect() -> None:
    table = acting(PSOLOS, "collect-forest", players={PSOLOS: collector("large-1", cubes=NO_CUBES)})
    assert table.why_not("collect") == "etherium.collect.right-terrain"
    table.play("take wood")
    assert table.cubes(PSOLOS) == {"wood": 1}


@rule("etherium.people.psolos-season")
@pytest.mark.parametrize(
    ("season", "terrain", "cubes"),
    [
        ("psolos-1", "forest", {"wood": 2, "rock": 3}),
        ("psolos-1", "mountain", {"rock": 7}),
        ("psolos-1", "mine", {"metal": 2, "rock": 3}),
        ("psolos-1", "ether", {"ether": 2, "rock": 3}),
        ("psolos-2", "forest", {"wood": 1, "rock": 3}),
        ("psolos-2", "mountain", {"rock": 7}),
    ],
)
def test_in_its_own_season_psolos_takes_two_more_rock(season: str, terrain: str, cubes: dict[str, int]) -> None:
    assert collected(PSOLOS, terrain, season, 2) == cubes


@rule("etherium.people.reces-ties")
@pytest.mark.parametrize("other", [PSOLOS, HIVALIA, ERTIS])
def test_reces_wins_an_assault_in_which_it_ties(other: int) -> None:
    table = conflict(players={RECES: army("large-1", 2), other: army("large-1", 2)})
    told = fought(table, [3, 4], [3, 4])
    assert winners(told) == [RECES]
    assert tokens(table, "army")[RECES] == 1


@rule("etherium.people.reces-ties")
def test_reces_wins_among_several_when_it_ties_for_the_highest_total() -> None:
    table = conflict(players=[army("large-1") for _ in range(4)])
    told = fought(table, [3], [5], [5], [5])
    assert totals(told) == [(ERTIS, 3), (HIVALIA, 5), (RECES, 5), (PSOLOS, 5)]
    assert winners(told) == [RECES]


@rule("etherium.people.reces-ties")
def test_reces_does_not_win_when_others_tie_above_it() -> None:
    table = conflict(players={seat: army("large-1") for seat in (PSOLOS, RECES, HIVALIA)})
    told = fought(table, [5], [4], [5], [1], [2])
    assert totals(told) == [(HIVALIA, 5), (RECES, 4), (PSOLOS, 5), (HIVALIA, 1), (PSOLOS, 2)]
    assert winners(told) == [PSOLOS]


@rule("etherium.people.reces-ties")
def test_reces_wins_ties_in_sieges_as_attacker_and_as_defender() -> None:
    table = conflict(players={RECES: army("city-3"), HIVALIA: city(1, cubes={"ether": 1})})
    fought(table, [4], [4])
    assert table.step == ("siege", RECES)
    table = conflict(players={HIVALIA: army("city-2"), RECES: city(1)})
    told = fought(table, [4], [4])
    assert winners(told) == [RECES]
    assert tokens(table, "army") == [0, 1, 0, 0]


@rule("etherium.people.reces-ties")
def test_reces_loses_by_one_point() -> None:
    table = conflict(players={RECES: army("large-1"), HIVALIA: army("large-1")})
    assert winners(fought(table, [5], [4])) == [HIVALIA]


@rule("etherium.people.reces-pillage")
def test_reces_takes_a_cube_of_its_choice_from_the_supply_when_it_pillages() -> None:
    victim = collector("large-1", cubes={"wood": 2, "rock": 2, "metal": 2})
    table = conflict(players={RECES: army("large-1", cubes=NO_BASICS), HIVALIA: victim})
    fought(table)
    assert table.step == ("steal", RECES)
    assert table.view.amount == 2
    table.do("steal rock", "steal wood")
    assert table.step == ("take", RECES)
    assert table.view.amount == 1
    assert table.legal == {"take wood", "take rock", "take metal"}
    told = table.play("take metal")
    assert told.everybody[0] == gained("metal", 1)
    assert table.cubes(RECES) == {"wood": 1, "rock": 1, "metal": 1}
    assert table.cubes(HIVALIA) == {"wood": 1, "rock": 1, "metal": 2, "ether": 2}


@rule("etherium.people.reces-pillage")
@pytest.mark.parametrize(("there", "stolen"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_reces_takes_its_cube_however_little_there_was_to_steal(there: int, stolen: int) -> None:
    victim = collector("large-1", cubes={**NO_BASICS, "rock": there})
    table = conflict(players={RECES: army("large-1", cubes=NO_BASICS), HIVALIA: victim})
    fought(table)
    assert table.step == ("take", RECES)
    table.play("take wood")
    assert table.cubes(RECES) == {"wood": 1} | ({"rock": stolen} if stolen else {})


@rule("etherium.people.reces-pillage")
def test_reces_takes_a_cube_for_each_collector_it_pillages() -> None:
    victims = {seat: collector("large-1", cubes=NO_BASICS) for seat in (HIVALIA, ERTIS)}
    table = conflict(players={RECES: army("large-1", cubes=NO_BASICS), **victims})
    fought(table)
    for victim, haven in ((ERTIS, "outer-1"), (HIVALIA, "outer-1")):
        assert table.step == ("take", RECES)
        assert table.view.victim == victim
        table.play("take metal")
        assert table.step == ("flee", victim)
        table.play(f"flee {table.can('flee').pop()}" if haven not in table.can("flee") else f"flee {haven}")
    assert table.cubes(RECES) == {"metal": 2}


@rule("etherium.people.reces-pillage")
def test_reces_takes_no_cube_from_an_empty_supply_nor_does_anybody_else() -> None:
    rich = {"wood": 20, "rock": 20, "metal": 20}
    players = {PSOLOS: {"cubes": rich}, RECES: army("large-1", cubes=NO_BASICS)}
    table = conflict(players={**players, HIVALIA: collector("large-1", cubes=NO_BASICS), ERTIS: {"cubes": NO_BASICS}})
    fought(table)
    assert table.step == ("flee", HIVALIA)
    assert table.cubes(RECES) == {}
    table = conflict(players={PSOLOS: army("large-1", cubes=NO_BASICS), HIVALIA: collector("large-1", cubes=NO_BASICS)})
    fought(table)
    assert table.step == ("flee", HIVALIA)
    assert table.cubes(PSOLOS) == {}


@rule("etherium.people.reces-pillage")
def test_reces_steals_no_more_than_others_by_cards_and_in_cities() -> None:
    table = acting(
        RECES, "connect-1", players={RECES: {"hand": ["raid"], "cubes": NO_BASICS}}, peoples=["psolos", "reces"]
    )
    table.play("play raid")
    table.do("steal wood", "steal wood")
    assert table.cubes(RECES) == {"wood": 2}
    victim = city(1, 0, "between-2", cubes={**NO_BASICS, "rock": 6})
    table = conflict(players={RECES: army("city-3", cubes=NO_BASICS), HIVALIA: victim})
    fought(table, [1], [2])
    table.play("siege resources")
    assert table.of(RECES).cubes["rock"] == 4


@rule("etherium.people.reces-season")
@pytest.mark.parametrize(("season", "points"), [("reces-1", 3), ("reces-2", 3), (NEUTRAL, 0), ("psolos-1", 0)])
def test_in_its_own_season_the_army_of_reces_rolls_three_points_more(season: str, points: int) -> None:
    table = conflict(
        players={RECES: army("large-1", 2), HIVALIA: army("large-1", 2)}, season=season, order=[1, 2, 0, 3]
    )
    assert totals(fought(table, [1, 1], [2, 3])) == [(HIVALIA, 2), (RECES, 5 + points)]
    table = conflict(players={RECES: army("city-3"), HIVALIA: city(1)}, season=season, order=[1, 2, 0, 3])
    assert totals(fought(table, [1], [2])) == [(HIVALIA, 1), (RECES, 2 + points)]


@rule("etherium.people.reces-season")
def test_the_points_are_neither_for_the_defence_of_reces_nor_for_its_connections() -> None:
    table = conflict(players={HIVALIA: army("city-2"), RECES: city(1)}, season="reces-1", order=[1, 2, 0, 3])
    assert totals(fought(table, [4], [3])) == [(HIVALIA, 4), (RECES, 3)]
    table = acting(RECES, "connect-1", players={RECES: {"levels": {"guide": 0}}}, season="reces-1")
    assert 6 in results(table.play("connect 1", [6]))


@rule("etherium.people.hivalia-power")
@pytest.mark.parametrize("seat", [PSOLOS, RECES, ERTIS])
def test_hivalia_takes_two_basic_cubes_when_an_opponent_collects_on_the_ether(seat: int) -> None:
    table = acting(seat, "collect-ether", players={seat: collector("ether", 3), HIVALIA: {"cubes": NO_CUBES}})
    table.play("collect")
    assert table.step == ("take", HIVALIA)
    assert table.view.amount == 2
    assert table.legal == {"take wood", "take rock", "take metal", "pass"}
    assert table.play("take metal").everybody[0] == gained("metal", 2)
    table.play("take wood")
    assert table.cubes(HIVALIA) == {"wood": 1, "metal": 1}
    assert table.view.number == 2, "nobody else had an action"


@rule("etherium.people.hivalia-power")
def test_hivalia_takes_nothing_for_its_own_collect_nor_for_other_ether() -> None:
    table = acting(HIVALIA, "collect-ether", players={HIVALIA: collector("ether", cubes=NO_CUBES)}, season=NEUTRAL)
    table.play("collect")
    assert table.cubes(HIVALIA) == {"ether": 1}
    players: dict[int, dict[str, Any]] = {PSOLOS: {"cubes": {**NO_CUBES, "wood": 2}}, HIVALIA: {"cubes": NO_CUBES}}
    table = acting(PSOLOS, "etherise", players=players)
    table.play("etherise 1")
    assert table.cubes(HIVALIA) == {}
    table = acting(PSOLOS, "connect-1", players=players)
    table.play("connect 1", [6])
    assert table.of(PSOLOS).cubes["ether"] == 1
    assert table.cubes(HIVALIA) == {}
    table = acting(PSOLOS, "collect-mine", players={PSOLOS: collector("large-1"), HIVALIA: {"cubes": NO_CUBES}})
    table.play("collect")
    assert table.cubes(HIVALIA) == {}


@rule("etherium.people.hivalia-power")
def test_hivalia_takes_no_more_than_the_supply_has() -> None:
    """Psolos, which collects, is served first: its Rock is the last."""
    rich = {"wood": 19, "rock": 19, "metal": 20}
    players = {PSOLOS: collector("ether", cubes=NO_CUBES), RECES: {"cubes": rich}, HIVALIA: {"cubes": NO_CUBES}}
    table = acting(PSOLOS, "collect-ether", players=players, peoples=["psolos", "reces", "hivalia"], season=NEUTRAL)
    table.play("collect")
    assert table.cubes(PSOLOS) == {"ether": 1, "rock": 1}
    assert table.legal == {"take wood", "pass"}
    table.play("take wood")
    assert table.cubes(HIVALIA) == {"wood": 1}
    assert table.view.number == 2


@rule("etherium.people.hivalia-power")
@pytest.mark.parametrize("taken", [[], ["take rock"]])
def test_hivalia_may_leave_cubes_in_the_supply(taken: list[str]) -> None:
    table = acting(PSOLOS, "collect-ether", players={PSOLOS: collector("ether"), HIVALIA: {"cubes": NO_CUBES}})
    table.do("collect", *taken, "pass")
    assert table.cubes(HIVALIA) == ({"rock": 1} if taken else {})
    assert table.view.amount == 0
    assert table.view.number == 2


@rule("etherium.people.hivalia-season")
@pytest.mark.parametrize(
    ("slot", "action", "price"), [("cards", "cards", 2), ("capacity", "capacity omen", 4), ("booster", "booster", 4)]
)
def test_in_its_own_season_hivalia_pays_one_ether_less(slot: str, action: str, price: int) -> None:
    for season, due in (("hivalia-1", price - 1), ("hivalia-2", price - 1), (NEUTRAL, price)):
        drawn = ["timber", "scree", "lode"] if slot == "cards" else []
        table = acting(HIVALIA, slot, players={HIVALIA: {"cubes": {"ether": due}}}, season=season)
        table.play(action, *drawn)
        assert table.of(HIVALIA).cubes["ether"] == 0
        table = acting(HIVALIA, slot, players={HIVALIA: {"cubes": {"ether": due - 1}}}, season=season)
        assert table.why_not(action) == "etherium.transform.price"


@rule("etherium.people.hivalia-season")
def test_etherisation_is_not_cheaper_and_nobody_else_pays_less() -> None:
    table = acting(HIVALIA, "etherise", players={HIVALIA: {"cubes": {**NO_CUBES, "wood": 3}}}, season="hivalia-1")
    assert table.can("etherise") == {"1"}
    table.play("etherise 1")
    assert table.cubes(HIVALIA) == {"wood": 1, "ether": 1}
    table = acting(PSOLOS, "booster", players={PSOLOS: {"cubes": {"ether": 2}}}, season="hivalia-1")
    assert table.why_not("booster") == "etherium.transform.price"
