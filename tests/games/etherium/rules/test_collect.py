"""Collecting."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import ActionDue, NumberBegan
from tests.games.etherium.tables import Scene, acting, awarded, gained
from tests.rules_marker import rule

SPACE = {"forest": "outer-1", "mountain": "between-1", "mine": "large-1", "ether": "ether"}
RESOURCE = {"forest": "wood", "mountain": "rock", "mine": "metal", "ether": "ether"}
NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
CALM = {"season_number": 1, "season": "night"}
"""A season that adds nothing and takes nothing away."""


def collecting(people: str, terrain: str, level: int = 1, **more: Any) -> Scene:
    """A people without cubes is about to collect with its collector on the right terrain; Mauhéa does nothing."""
    own = {
        "cubes": NONE,
        "levels": {"collector": level},
        "spaces": {"collector": SPACE[terrain]},
        **more.pop("own", {}),
    }
    other = {"cubes": NONE, **more.pop("other", {})}
    opponent = more.pop("opponent", "mauhea")
    terms = {**CALM, "peoples": [people, opponent], **more}
    return acting(0, f"collect-{terrain}", players=[own, other], **terms)


def collected(people: str, terrain: str, level: int = 1, **more: Any) -> dict[str, int]:
    """The cubes that a collect brings."""
    table = collecting(people, terrain, level, **more)
    table.do("collect")
    return table.cubes(0)


@rule("etherium.collect.level", "etherium.unit.levels")
@pytest.mark.parametrize("level", range(1, 5))
def test_a_collect_brings_as_many_cubes_as_the_level_of_the_collector(level: int) -> None:
    assert collected("reces", "mine", level) == {"metal": level}


@rule("etherium.collect.level")
def test_the_example_of_a_collector_of_level_2_brings_2_cubes() -> None:
    table = collecting("reces", "forest", 2)
    assert table.play("collect").everybody == [
        gained("wood", 0, "collect"),
        gained("wood", 0, "collect"),
        NumberBegan(2),
        ActionDue(0, 2, "connect-1"),
    ]


@rule("etherium.collect.level", "etherium.people.ertis-power", "etherium.people.ertis-season")
def test_ertis_in_a_forest_in_its_season_with_a_collector_of_level_1_takes_exactly_6_wood() -> None:
    assert collected("ertis", "forest", season="ertis-1", season_number=2) == {"wood": 6}


@rule("etherium.collect.level", "etherium.season.ertis-forests", "etherium.season.affinity")
def test_each_part_of_the_six_wood_counts_by_itself() -> None:
    assert collected("ertis", "forest") == {"wood": 2}
    assert collected("reces", "forest", season="ertis-1", season_number=2) == {"wood": 3}
    assert collected("ertis", "mountain", season="ertis-1", season_number=2) == {"rock": 1, "wood": 2}


@rule("etherium.collect.level", "etherium.capacity.harvest-cube", "etherium.flash.plenty", "etherium.flash.bounty")
def test_capacities_and_cards_add_to_a_collect_all_together() -> None:
    own = {"capacities": ["harvest"], "season_cards": {"plenty": 2, "red-vein": 1, "rising-sap": 1}}
    assert collected("reces", "mine", own=own) == {"metal": 1 + 1 + 2 + 2}
    assert collected("reces", "ether", own=own) == {"ether": 1 + 1 + 2}


@rule("etherium.collect.level", "etherium.season.hivalia-ether")
def test_a_season_adds_to_the_ether_collected() -> None:
    assert collected("reces", "ether", season="hivalia-1", season_number=2) == {"ether": 2}


@rule("etherium.collect.level", "etherium.season.mauhea-collects")
@pytest.mark.parametrize("terrain", SPACE)
def test_one_more_of_the_same_kind_counts_on_every_terrain(terrain: str) -> None:
    assert collected("reces", terrain, season="mauhea-1", season_number=2) == {RESOURCE[terrain]: 2}


@rule("etherium.collect.level", "etherium.supply.limited", "etherium.supply.cut")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_collect_never_brings_more_than_the_supply_holds(left: int, gained: int) -> None:
    other = {"cubes": {**NONE, "metal": 20 - left}}
    assert collected("reces", "mine", 3, other=other) == {"metal": gained}


@rule("etherium.collect.terrains")
@pytest.mark.parametrize("terrain", SPACE)
def test_each_terrain_gives_its_own_resource(terrain: str) -> None:
    assert collected("reces", terrain, 2) == {RESOURCE[terrain]: 2}


@rule("etherium.collect.terrains")
@pytest.mark.parametrize("space", [f"{site}-{quarter}" for site in ("large", "outer", "between") for quarter in (1, 4)])
def test_every_space_of_a_kind_gives_the_same(space: str) -> None:
    terrain = {"large": "mine", "outer": "forest", "between": "mountain"}[space[:-2]]
    assert collected("reces", terrain, own={"spaces": {"collector": space}}) == {RESOURCE[terrain]: 1}


@rule("etherium.collect.right-terrain")
@pytest.mark.parametrize("terrain", SPACE)
def test_the_collector_must_stand_on_the_terrain_that_was_programmed(terrain: str) -> None:
    for place, space in SPACE.items():
        table = collecting("reces", terrain, own={"spaces": {"collector": space, "army": SPACE[terrain]}})
        if place == terrain:
            assert table.legal == {"collect"}
        else:
            assert table.why_not("collect") == table.view.failure == "etherium.collect.right-terrain"
            assert table.legal == {"take wood", "take rock", "take metal", "pass"}


@rule("etherium.collect.nothing", "etherium.season.less-elsewhere")
def test_a_malus_that_leaves_no_cube_makes_the_collect_impossible() -> None:
    table = collecting("reces", "mine", 1, season="ertis-2", season_number=2)
    assert table.why_not("collect") == table.view.failure == "etherium.collect.nothing"
    assert collected("reces", "mine", 2, season="ertis-2", season_number=2) == {"metal": 1}


@rule("etherium.collect.nothing", "etherium.season.less-basic")
def test_the_ether_is_not_touched_by_a_malus_on_basic_terrains() -> None:
    for season in ("hivalia-2", "mauhea-2"):
        for terrain in ("forest", "mountain", "mine"):
            table = collecting("reces", terrain, season=season, season_number=2)
            assert table.why_not("collect") == "etherium.collect.nothing"
        ether = {"hivalia-2": 2, "mauhea-2": 1}[season]
        assert collected("reces", "ether", season=season, season_number=2) == {"ether": ether}


@rule("etherium.collect.nothing", "etherium.collect.level")
def test_a_bonus_of_the_same_kind_makes_up_for_a_malus() -> None:
    assert collected("ertis", "forest", season="psolos-2", season_number=2) == {"wood": 1}
    assert collected("reces", "mine", season="ertis-2", season_number=2, own={"capacities": ["harvest"]}) == {
        "metal": 1
    }


@rule("etherium.collect.nothing", "etherium.supply.limited")
@pytest.mark.parametrize("terrain", SPACE)
def test_an_empty_supply_makes_the_collect_impossible(terrain: str) -> None:
    """Without a blue cube there is no Ether token either, as there is no collect."""
    table = collecting("reces", terrain, 4, other={"cubes": {**NONE, RESOURCE[terrain]: 20}})
    assert table.why_not("collect") == table.view.failure == "etherium.collect.nothing"
    table.do("pass")
    assert table.of(0).tokens == {}


@rule("etherium.collect.other-kinds", "etherium.people.psolos-power")
@pytest.mark.parametrize(
    ("terrain", "cubes"),
    [
        ("forest", {"wood": 1, "rock": 1}),
        ("mountain", {"rock": 2}),
        ("mine", {"metal": 1, "rock": 1}),
        ("ether", {"ether": 1, "rock": 1}),
    ],
)
def test_psolos_gets_a_rock_with_every_collect(terrain: str, cubes: dict[str, int]) -> None:
    assert collected("psolos", terrain) == cubes


@rule("etherium.collect.other-kinds", "etherium.people.psolos-season")
def test_psolos_gets_two_more_rock_with_every_collect_in_its_season() -> None:
    assert collected("psolos", "forest", season="psolos-1", season_number=2) == {"wood": 1, "rock": 3}
    assert collected("psolos", "mountain", season="psolos-1", season_number=2) == {"rock": 1 + 2 + 1 + 2}


@rule("etherium.collect.other-kinds")
def test_without_a_cube_of_the_terrain_itself_no_other_kind_comes_either() -> None:
    """Psolos in a forest that the season has emptied gets no Rock; nor does it when the supply has no Wood."""
    table = collecting("psolos", "forest", season="reces-2", season_number=2)
    assert table.why_not("collect") == "etherium.collect.nothing"
    table = collecting("psolos", "forest", other={"cubes": {**NONE, "wood": 20}})
    assert table.why_not("collect") == "etherium.collect.nothing"
    table = collecting("ertis", "mine", season="ertis-2", season_number=2)
    assert table.why_not("collect") == "etherium.collect.nothing"
    assert collected("ertis", "mine", 2, season="ertis-2", season_number=2) == {"metal": 1, "wood": 2}


@rule("etherium.collect.other-kinds", "etherium.supply.cut")
def test_what_comes_of_another_kind_is_cut_to_the_supply_too() -> None:
    other = {"cubes": {**NONE, "rock": 18}}
    assert collected("psolos", "forest", season="psolos-1", season_number=2, other=other) == {"wood": 1, "rock": 2}
    other = {"cubes": {**NONE, "rock": 20}}
    assert collected("psolos", "forest", season="psolos-1", season_number=2, other=other) == {"wood": 1}


@rule("etherium.collect.ether-token", "etherium.token.ethers")
@pytest.mark.parametrize("level", range(1, 5))
def test_a_collect_of_ether_brings_one_token_however_many_cubes_it_brings(level: int) -> None:
    table = collecting("reces", "ether", level)
    told = table.play("collect").everybody
    cubes = [gained("ether", 0, "collect")] * level
    assert told[: level + 1] == [*cubes, awarded("ether", 0)]
    assert (table.cubes(0), table.of(0).tokens) == ({"ether": level}, {"ether": 1})
    assert table.view.victory_tokens["ether"] == 7


@rule("etherium.collect.ether-token", "etherium.token.limited")
def test_when_no_ether_token_is_left_the_cubes_come_alone() -> None:
    table = collecting("reces", "ether", 2, other={"tokens": {"ether": 8}})
    table.do("collect")
    assert (table.cubes(0), table.of(0).tokens) == ({"ether": 2}, {})
    table = collecting("reces", "ether", 2, other={"tokens": {"ether": 7}})
    table.do("collect")
    assert table.of(0).tokens == {"ether": 1}


@rule("etherium.collect.ether-token")
def test_no_other_collect_brings_a_token() -> None:
    for terrain in ("forest", "mountain", "mine"):
        table = collecting("reces", terrain)
        table.do("collect")
        assert table.of(0).tokens == {}


@rule("etherium.collect.ether-token", "etherium.people.hivalia-power", "etherium.payment.by-itself")
def test_hivalia_takes_two_basic_cubes_of_its_choice_when_an_opponent_collects_ether() -> None:
    table = collecting("reces", "ether", 3, opponent="hivalia")
    table.do("collect")
    assert table.step == ("take", 1)
    assert table.legal == {"take wood", "take rock", "take metal", "pass"}
    table.do("take wood")
    assert table.step == ("take", 1)
    table.do("take metal")
    assert table.cubes(1) == {"wood": 1, "metal": 1}
    assert table.step == ("act", 0)
    assert table.view.number == 2


@rule("etherium.collect.ether-token", "etherium.people.hivalia-power")
def test_hivalia_gets_nothing_for_its_own_ether_or_for_other_collects() -> None:
    assert collected("hivalia", "ether") == {"ether": 1}
    table = collecting("reces", "mine", 3, opponent="hivalia")
    table.do("collect")
    assert table.cubes(1) == {}
