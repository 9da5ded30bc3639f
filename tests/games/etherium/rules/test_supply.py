"""Resources and the supply."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.etherium.tables import SPECTATOR, Scene, acting, at, paid, programming, window
from tests.rules_marker import rule

BASICS = ("wood", "rock", "metal")
NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0, "booster": 0}
TWO = ["psolos", "ertis"]


def leaving(left: dict[str, int], **own: Any) -> list[dict[str, Any]]:
    """Two players: the first has nothing, the second all cubes of these colours but so many."""
    held = {name: 20 - count for name, count in left.items()}
    return [{"cubes": NONE, **own}, {"cubes": {**NONE, **held}}]


def provisioning(left: dict[str, int]) -> Scene:
    """A player may take two basic cubes by a card."""
    table = window("number-flash", 0, "provisions", peoples=TWO, players=leaving(left, hand=["provisions"]))
    table.do("play provisions")
    return table


@rule("etherium.supply.kinds", "etherium.components.cubes")
def test_there_are_five_kinds_of_cubes_twenty_of_each() -> None:
    table = at(peoples=TWO, players=[{"cubes": NONE}, {"cubes": NONE}])
    assert table.view.supply == {"wood": 20, "rock": 20, "metal": 20, "ether": 20, "booster": 20}


@rule("etherium.supply.kinds")
def test_wood_rock_and_metal_are_basic_and_neither_ether_nor_boosters_are() -> None:
    """What gives, costs or steals basic cubes of choice offers the three and never the two advanced ones."""
    rich = {"cubes": {"wood": 3, "rock": 3, "metal": 3, "ether": 3, "booster": 3}}
    assert acting(0, "collect-mine").can("take") == set(BASICS)
    table = acting(0, "connect-1", players={0: rich})
    table.play("connect 1", [1])
    assert table.can("pay") == set(BASICS)
    table = acting(0, "connect-1", peoples=TWO, players=[{}, rich])
    table.play("connect 1", [5])
    assert table.can("steal") == set(BASICS)


@rule("etherium.supply.kinds", "etherium.end.ether-cubes")
@pytest.mark.parametrize(("ether", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_two_cubes_of_ether_are_worth_a_star_and_other_cubes_none(ether: int, stars: int) -> None:
    table = at(players={0: {"cubes": {"wood": 9, "rock": 9, "metal": 9, "ether": ether, "booster": 2}}})
    assert {source: count for source, count in table.of(0).stars.items() if count} == (
        {"ether": stars} if stars else {}
    )


@rule("etherium.supply.kinds", "etherium.end.cubes")
def test_basic_cubes_break_a_tie_at_the_end() -> None:
    """Two guides of level 1 are worth a star each: one Rock more decides."""
    level = {"levels": {"guide": 1}}
    players = [{"cubes": {**NONE, "wood": 2}, "hand": ["charge"], **level}, {"cubes": {**NONE, "rock": 3}, **level}]
    table = at(peoples=TWO, season_number=7, step="end-flash", seat=0, players=players)
    table.do("pass")
    assert (table.view.step, table.view.winners, table.view.ending) == ("over", (1,), "etherium.end.cubes")


@rule("etherium.supply.visible")
def test_everybody_sees_the_cubes_of_all() -> None:
    cubes = {"wood": 3, "rock": 1, "metal": 4, "ether": 1, "booster": 2}
    table = programming(players={1: {"cubes": cubes}})
    for seat in (*range(4), SPECTATOR):
        assert table.seen_by(seat).players[1].cubes == cubes


@rule("etherium.supply.visible")
def test_cubes_that_are_paid_go_back_to_the_supply() -> None:
    table = acting(0, "upgrade-defence", peoples=TWO, players=[{"cubes": {**NONE, "rock": 5}}, {"cubes": NONE}])
    assert table.view.supply["rock"] == 15
    told = table.play("upgrade defence").everybody
    assert told[:4] == [paid("rock", 0)] * 4
    assert table.view.supply["rock"] == 19


@rule("etherium.supply.visible")
def test_cubes_that_are_lost_go_back_to_the_supply() -> None:
    table = acting(0, "connect-1", peoples=TWO, players=[{"cubes": {**NONE, "metal": 3}}, {"cubes": NONE}])
    table.play("connect 1", [3])
    assert table.view.supply["metal"] == 19


@rule("etherium.supply.limited")
def test_no_cube_can_be_taken_of_a_colour_that_has_run_out() -> None:
    table = provisioning({"rock": 0})
    assert table.why_not("take rock") == "etherium.supply.limited"
    assert table.legal == {"take wood", "take metal"}
    table = provisioning({"rock": 1})
    table.do("take rock")
    assert table.why_not("take rock") == "etherium.supply.limited"


@rule("etherium.supply.cut", "etherium.flash.gain-three")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_gain_is_cut_to_what_the_supply_holds(left: int, gained: int) -> None:
    players = leaving({"wood": left}, hand=["timber"])
    table = window("number-flash", 0, "timber", peoples=TWO, players=players)
    table.do("play timber")
    assert table.cubes(0) == {"wood": gained}


@rule("etherium.supply.cut", "etherium.payment.by-itself")
def test_of_cubes_of_choice_whatever_is_left_comes_by_itself() -> None:
    table = provisioning({"wood": 1, "rock": 0, "metal": 1})
    assert table.cubes(0) == {"wood": 1, "metal": 1}
    table = provisioning({"wood": 0, "rock": 1, "metal": 0})
    assert table.cubes(0) == {"rock": 1}
    assert table.view.step == "act"


@rule("etherium.supply.cut", "etherium.capacity.resource-cubes")
def test_when_several_gain_at_once_the_higher_initiative_is_served_first() -> None:
    """One Wood is left when two players have the capacity Resource: in the season of Ertis it goes to Ertis."""
    for season, served in (("ertis-1", 1), ("psolos-1", 0)):
        players = [
            {"cubes": {**NONE, "wood": 19}, "capacities": ["resource"], "hand": ["charge"]},
            {"cubes": NONE, "capacities": ["resource"]},
        ]
        table = at(peoples=TWO, season="reces-1", step="end-flash", seat=0, players=players)
        table.play("pass", "scree", "lode", season)
        assert [table.of(seat).cubes["wood"] for seat in (0, 1)] == [19 + (served == 0), int(served == 1)]
        assert [table.of(seat).cubes["rock"] for seat in (0, 1)] == [1, 1]


@rule("etherium.supply.cut", "etherium.people.hivalia-power")
def test_the_collector_is_served_before_hivalia() -> None:
    """Psolos takes the last Rock with its Ether; Hivalia takes its two cubes from what is left."""
    own: dict[str, Any] = {"cubes": NONE, "spaces": {"collector": "ether", "army": "outer-1"}}
    players = [own, {"cubes": {**NONE, "rock": 19, "wood": 19, "metal": 20}}]
    table = acting(0, "collect-ether", peoples=["psolos", "hivalia"], players=players)
    table.do("collect", "take wood")
    assert (table.of(0).cubes["rock"], table.of(1).cubes["wood"], table.of(1).cubes["rock"]) == (1, 20, 19)


@rule("etherium.supply.only")
@pytest.mark.parametrize("resource", BASICS)
def test_cubes_are_taken_only_when_something_gives_them(resource: str) -> None:
    for step in ("season-flash", "number-flash", "after-flash", "end-flash"):
        assert window(step, 0, "provisions").why_not(f"take {resource}") == "etherium.supply.only"
    assert programming().why_not(f"take {resource}", 0) == "etherium.supply.only"
    table = window("number-flash", 0, "provisions")
    table.do("play provisions")
    assert f"take {resource}" in table
