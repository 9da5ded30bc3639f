"""Units and their levels."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import LevelFell
from aerodrome.kernel import BadInput
from tests.games.etherium.battles import army, city, collector, fought, levels, totals
from tests.games.etherium.tables import SPECTATOR, acting, at, conflict, results, set_up
from tests.rules_marker import rule

UNITS = ("collector", "army", "defence", "guide")


@rule("etherium.unit.levels")
def test_the_levels_of_all_units_are_visible_to_all() -> None:
    table = set_up({"peoples": ["psolos", "reces", "hivalia", "ertis"]}, "timber", "scree", "lode", "charge")
    for seer in (0, 1, 2, 3, SPECTATOR):
        seen = [player.levels for player in table.seen_by(seer).players]
        assert [tuple(found[unit] for unit in UNITS) for found in seen] == [
            (3, 1, 3, 0),
            (1, 2, 1, 1),
            (1, 1, 2, 1),
            (1, 1, 1, 1),
        ]


@rule("etherium.unit.levels")
@pytest.mark.parametrize("unit", UNITS)
def test_no_unit_rises_above_level_four(unit: str) -> None:
    rich = {"wood": 9, "rock": 9, "metal": 9}
    table = acting(0, f"upgrade-{unit}", players={0: {"levels": {unit: 3}, "cubes": rich}})
    table.play(f"upgrade {unit}")
    assert table.of(0).levels[unit] == 4
    table = acting(0, f"upgrade-{unit}", players={0: {"levels": {unit: 4}, "cubes": rich}})
    assert table.why_not(f"upgrade {unit}") == "etherium.upgrade.highest"
    with pytest.raises(BadInput):
        at(players={0: {"levels": {unit: 5}}})


@rule("etherium.unit.levels")
def test_a_people_without_a_guide_gets_its_first_level_like_any_other() -> None:
    one_of_each = {"wood": 1, "rock": 1, "metal": 1}
    table = acting(0, "upgrade-guide", players={0: {"cubes": one_of_each}})
    assert table.of(0).levels["guide"] == 0
    table.play("upgrade guide")
    assert table.of(0).levels["guide"] == 1
    assert table.cubes(0) == {}


@rule("etherium.unit.levels", "etherium.conflict.dice")
def test_the_four_dice_are_enough_for_the_highest_level() -> None:
    table = conflict(players={0: army("city-3", 4), 2: city(4)})
    assert totals(fought(table, [6, 6, 6, 5], [6, 6, 6, 6])) == [(2, 23), (0, 24)]


@rule("etherium.unit.never-below-one")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_an_army_that_loses_a_level_never_falls_below_one(before: int, after: int) -> None:
    table = conflict(players={0: army("large-3", before), 2: army("large-3", before)})
    told = fought(table, [1] * before, [2] * before)
    assert levels(table, "army") == [after, 2, after, 1]
    assert (LevelFell(0, "army", after) in told.everybody) == (before > 1)


@rule("etherium.unit.never-below-one")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (4, 3)])
def test_a_defence_never_falls_below_one(before: int, after: int) -> None:
    table = conflict(players={0: army("city-3"), 2: city(before)})
    fought(table, [6] * before, [1])
    assert levels(table, "defence")[2] == after


@rule("etherium.unit.never-below-one")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (4, 3)])
def test_a_collector_never_falls_below_one(before: int, after: int) -> None:
    table = conflict(players={0: army("large-3"), 2: collector("large-3", before, cubes={"wood": 0, "rock": 0})})
    fought(table)
    assert levels(table, "collector")[2] == after


@rule("etherium.unit.never-below-one")
def test_a_guide_of_level_one_stays_when_a_city_is_sacked() -> None:
    table = conflict(players={0: army("city-3"), 2: city(1, 1, cubes={"ether": 1})})
    table.play("pass", [1])
    table.play("guide 0", [6])
    assert table.legal == {"siege ether", "siege resources", "siege guide"}
    table.play("siege guide")
    assert table.of(2).levels["guide"] == 1


@rule("etherium.unit.guides")
def test_a_guide_adds_up_to_its_level_to_rolls_of_the_army() -> None:
    for points in (0, 1, 2):
        table = conflict(players={0: army("large-3"), 2: army("large-3", 1, 2)})
        table.play("pass", [3])
        told = table.play(f"guide {points}", [6])
        assert totals(told) == [(2, 3 + points), (0, 6)]


@rule("etherium.unit.guides")
def test_a_guide_adds_up_to_its_level_to_rolls_of_the_defence() -> None:
    for points in (0, 1, 2):
        table = conflict(players={0: army("city-3"), 2: city(1, 2)})
        table.play("pass", [3])
        told = table.play(f"guide {points}", [6])
        assert totals(told) == [(2, 3 + points), (0, 6)]


@rule("etherium.unit.guides")
def test_a_guide_adds_up_to_its_level_to_connections() -> None:
    for points, result in ((0, 6), (1, 7), (2, 8)):
        table = acting(2, "connect-1", players={2: {"levels": {"guide": 2}}})
        table.play("connect 1", [6])
        assert result in results(table.play(f"guide {points}"))


@rule("etherium.unit.guides")
def test_a_guide_helps_in_every_roll_anew() -> None:
    table = conflict(players={0: army("large-3", 2), 2: army("large-3", 2, 2)})
    table.play("pass", [3, 3])
    assert totals(table.play("guide 2", [4, 4], [1, 1])) == [(2, 8), (0, 8)]
    assert table.can("guide") == {"0", "1", "2"}
    assert totals(table.play("guide 2", [1, 2])) == [(2, 4), (0, 3)]
