"""Upgrading units."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import ActionDue, LevelRose, NumberBegan
from tests.games.etherium.tables import Scene, acting, at, paid, window
from tests.rules_marker import rule

RESOURCE = {"collector": "wood", "army": "metal", "defence": "rock"}
ADDED = {
    "psolos": {"collector": 1, "army": 2, "defence": 0},
    "reces": {"collector": 2, "army": 0, "defence": 2},
    "hivalia": {"collector": 1, "army": 2, "defence": 1},
    "ertis": {"collector": 0, "army": 1, "defence": 1},
    "meinas": {"collector": 1, "army": 1, "defence": 1},
    "mauhea": {"collector": 1, "army": 1, "defence": 1},
}
"""What each people pays in addition to the level it reaches."""
NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
PRICES = [
    (people, unit, level, level + 1 + added)
    for people, units in ADDED.items()
    for unit, added in units.items()
    for level in (1, 2, 3)
]


def upgrading(unit: str, level: int, cubes: dict[str, int], people: str = "hivalia", **more: Any) -> Scene:
    """A people is about to upgrade a unit of this level, with these cubes; the season changes no price."""
    own = {"levels": {unit: level}, "cubes": {**NONE, **cubes}, **more.pop("own", {})}
    peoples = [people, "reces" if people == "psolos" else "psolos"]
    terms = {"season": "night", "peoples": peoples, **more}
    return acting(0, f"upgrade-{unit}", players=[own, {"cubes": NONE}], **terms)


@rule("etherium.upgrade.level-price", "etherium.upgrade.price")
@pytest.mark.parametrize(("people", "unit", "level", "price"), PRICES)
def test_an_upgrade_costs_the_level_to_be_reached_plus_what_the_people_adds(
    people: str, unit: str, level: int, price: int
) -> None:
    table = upgrading(unit, level, {RESOURCE[unit]: price - 1}, people)
    assert table.why_not(f"upgrade {unit}") == table.view.failure == "etherium.upgrade.price"
    table = upgrading(unit, level, {RESOURCE[unit]: price}, people)
    table.do(f"upgrade {unit}")
    assert (table.of(0).levels[unit], table.cubes(0)) == (level + 1, {})


@rule("etherium.upgrade.level-price", "etherium.supply.visible")
def test_the_example_of_a_collector_from_level_1_to_2_for_3_wood() -> None:
    table = upgrading("collector", 1, {"wood": 5})
    assert table.play("upgrade collector").everybody == [
        *[paid("wood", 0)] * 3,
        LevelRose(0, "collector", 2),
        NumberBegan(2),
        ActionDue(0, 2, "connect-1"),
    ]
    assert table.cubes(0) == {"wood": 2}


@rule("etherium.upgrade.price")
@pytest.mark.parametrize("unit", RESOURCE)
def test_only_the_right_resource_pays_for_an_upgrade(unit: str) -> None:
    cubes = {name: 6 for name in ("wood", "rock", "metal", "ether") if name != RESOURCE[unit]}
    assert upgrading(unit, 1, cubes).why_not(f"upgrade {unit}") == "etherium.upgrade.price"


@rule("etherium.upgrade.one-level")
@pytest.mark.parametrize("unit", [*RESOURCE, "guide"])
def test_one_upgrade_raises_one_unit_by_one_level(unit: str) -> None:
    table = upgrading(unit, 1, {"wood": 12, "rock": 12, "metal": 12})
    before = table.of(0).levels
    table.do(f"upgrade {unit}")
    assert table.of(0).levels == {**before, unit: 2}
    assert table.view.number == 2


@rule("etherium.upgrade.one-level", "etherium.act.programmed")
def test_only_the_unit_that_was_programmed_is_raised() -> None:
    table = upgrading("army", 1, {"wood": 12, "rock": 12, "metal": 12})
    assert table.legal == {"upgrade army"}
    for unit in ("collector", "defence", "guide"):
        assert table.why_not(f"upgrade {unit}") == "etherium.act.programmed"


@rule("etherium.upgrade.highest")
@pytest.mark.parametrize("unit", [*RESOURCE, "guide"])
def test_level_4_is_the_highest(unit: str) -> None:
    rich = {"wood": 12, "rock": 12, "metal": 12}
    table = upgrading(unit, 4, rich)
    assert table.why_not(f"upgrade {unit}") == table.view.failure == "etherium.upgrade.highest"
    assert upgrading(unit, 3, rich).why_not(f"upgrade {unit}") is None


@rule("etherium.upgrade.guide-each", "etherium.payment.by-itself")
def test_a_guide_costs_one_of_each_basic_resource() -> None:
    table = upgrading("guide", 1, {"wood": 2, "rock": 1, "metal": 3})
    table.do("upgrade guide")
    assert (table.of(0).levels["guide"], table.cubes(0)) == (2, {"wood": 1, "metal": 2})


@rule("etherium.upgrade.guide-each", "etherium.upgrade.price")
@pytest.mark.parametrize("missing", ["wood", "rock", "metal"])
def test_two_kinds_are_not_enough_for_a_guide_however_many_there_are(missing: str) -> None:
    cubes = {name: 5 for name in ("wood", "rock", "metal") if name != missing}
    assert upgrading("guide", 1, cubes).why_not("upgrade guide") == "etherium.upgrade.price"
    assert upgrading("guide", 1, {**cubes, missing: 1}).why_not("upgrade guide") is None


@rule("etherium.upgrade.guide-each", "etherium.upgrade.discount")
def test_with_a_discount_each_kind_is_still_paid_only_once() -> None:
    table = upgrading("guide", 1, {"wood": 3, "rock": 1, "metal": 1}, season="meinas-2", season_number=2)
    table.do("upgrade guide")
    assert table.step == ("pay", 0)
    assert table.legal == {"pay wood", "pay rock", "pay metal"}
    table.do("pay wood")
    assert table.why_not("pay wood") == "etherium.upgrade.guide-each"
    assert table.legal == {"pay rock", "pay metal"}
    table.do("pay metal")
    assert (table.of(0).levels["guide"], table.cubes(0)) == (2, {"wood": 2, "rock": 1})


@rule("etherium.upgrade.guide-constant")
@pytest.mark.parametrize("level", range(4))
def test_the_guide_costs_the_same_at_every_level(level: int) -> None:
    table = upgrading("guide", level, {"wood": 1, "rock": 1, "metal": 1}, "psolos")
    table.do("upgrade guide")
    assert (table.of(0).levels["guide"], table.cubes(0)) == (level + 1, {})


@rule("etherium.upgrade.guide-constant")
def test_a_people_without_a_guide_gets_one_by_an_upgrade() -> None:
    table = acting(0, "upgrade-guide", season="psolos-1")
    assert table.of(0).levels["guide"] == 0
    table.do("upgrade guide")
    assert table.of(0).levels["guide"] == 1
    assert table.cubes(0) == {"wood": 1, "rock": 1, "metal": 1}


@rule("etherium.upgrade.discount", "etherium.season.meinas-upgrades")
@pytest.mark.parametrize("season", ["meinas-1", "meinas-2"])
@pytest.mark.parametrize("unit", RESOURCE)
def test_a_season_can_make_every_upgrade_one_cube_cheaper(season: str, unit: str) -> None:
    price = 2 + ADDED["hivalia"][unit] - 1
    terms: dict[str, Any] = {"season": season, "season_number": 2}
    assert upgrading(unit, 1, {RESOURCE[unit]: price - 1}, **terms).why_not(f"upgrade {unit}") == (
        "etherium.upgrade.price"
    )
    table = upgrading(unit, 1, {RESOURCE[unit]: price}, **terms)
    table.do(f"upgrade {unit}")
    assert table.cubes(0) == {}


@rule("etherium.upgrade.discount", "etherium.flash.stewardship")
@pytest.mark.parametrize(("cards", "price"), [(0, 2), (1, 1), (2, 0)])
def test_discounts_add_up_but_no_price_falls_below_zero(cards: int, price: int) -> None:
    """A defence of Psolos costs 2 Rock for level 2, or nothing with three discounts; nobody is paid for it."""
    own = {"season_cards": {"stewardship": cards}}
    table = upgrading("defence", 1, {"rock": 3}, "psolos", own=own)
    table.do("upgrade defence")
    assert (table.of(0).levels["defence"], table.cubes(0)) == (2, {"rock": 3 - price})
    table = upgrading("defence", 1, {}, "psolos", own={"season_cards": {"stewardship": 2}}, season="meinas-2")
    table.do("upgrade defence")
    assert (table.of(0).levels["defence"], table.cubes(0)) == (2, {})


@rule("etherium.upgrade.discount")
def test_a_guide_with_two_discounts_costs_one_cube_of_choice() -> None:
    own = {"season_cards": {"stewardship": 1}}
    table = upgrading("guide", 0, {"rock": 1, "metal": 2}, own=own, season="meinas-2", season_number=2)
    table.do("upgrade guide")
    assert table.legal == {"pay rock", "pay metal"}
    table.do("pay rock")
    assert (table.of(0).levels["guide"], table.cubes(0)) == (1, {"metal": 2})


@rule("etherium.upgrade.discount")
def test_a_guide_with_three_discounts_is_free() -> None:
    own = {"season_cards": {"stewardship": 2}}
    table = upgrading("guide", 1, {}, own=own, season="meinas-2", season_number=2)
    table.do("upgrade guide")
    assert table.of(0).levels["guide"] == 2


@rule("etherium.upgrade.discount", "etherium.flash.stewardship")
def test_the_discount_of_a_card_is_for_its_player_alone() -> None:
    table = upgrading("army", 1, {"metal": 3})
    assert table.why_not("upgrade army") == "etherium.upgrade.price"
    players = [{"cubes": {**NONE, "metal": 3}}, {"season_cards": {"stewardship": 2}}]
    table = acting(0, "upgrade-army", peoples=["hivalia", "psolos"], season="psolos-1", players=players)
    assert table.why_not("upgrade army") == "etherium.upgrade.price"


@rule("etherium.upgrade.level-price", "etherium.season.upgrade")
def test_an_upgrade_that_a_season_offers_is_paid_like_any_other() -> None:
    players = {0: {"cubes": {"wood": 5, "rock": 4, "metal": 0, "ether": 0}}}
    table = at(season="psolos-2", step="season-paid", seat=0, players=players)
    assert table.legal == {"upgrade collector", "upgrade defence", "pass"}
    assert table.why_not("upgrade army") == "etherium.upgrade.price"
    table.do("upgrade defence")
    assert (table.of(0).levels["defence"], table.cubes(0)) == (4, {"wood": 5})


@rule("etherium.upgrade.level-price", "etherium.flash.building-site")
def test_an_upgrade_by_a_card_is_paid_like_any_other() -> None:
    table = window("season-flash", 0, "building-site", players={0: {"cubes": {"wood": 1, "rock": 4, "metal": 1}}})
    table.do("play building-site")
    assert table.legal == {"upgrade defence", "upgrade guide"}
    table.do("upgrade guide")
    assert table.cubes(0) == {"rock": 3}
