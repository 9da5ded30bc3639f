"""Flight: where defeated units go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.etherium.battles import army, city, collector, fought, where
from tests.games.etherium.tables import Scene, acting, conflict, fled
from tests.rules_marker import rule

NOTHING = {"wood": 0, "rock": 0, "metal": 0}


def routed(space: str, **others: Any) -> Scene:
    """The army of Hivalia has lost to that of Psolos on a space; other figures stand where they are put.

    Figures are named by people and unit, as in `reces_army`; those not named are out of the way.
    """
    names = ("psolos", "reces", "hivalia", "ertis")
    out = {"psolos": space, "reces": "outer-2", "hivalia": space, "ertis": "outer-3"}
    spaces = {
        people: {
            "army": others.get(f"{people}_army", out[people]),
            "collector": others.get(f"{people}_collector", "outer-3" if people != "reces" else "outer-2"),
        }
        for people in names
    }
    players = {seat: {"spaces": spaces[people], "levels": {"guide": 0}} for seat, people in enumerate(names)}
    table = conflict(players=players)
    fought(table, [1], [6])
    return table


def pillaged(space: str, **spaces: str) -> Scene:
    """The collector of Hivalia has been pillaged by the army of Psolos; others stand as told, or at home."""
    players = {0: army(space), 2: collector(space, cubes=NOTHING)}
    for name, place in spaces.items():
        seat = ("psolos", "reces", "hivalia", "ertis").index(name.split("_")[0])
        entry = players.setdefault(seat, {"spaces": {}})
        entry["spaces"][name.split("_")[1]] = place
    table = conflict(players=players)
    fought(table)
    return table


@rule("etherium.flight.must")
def test_a_defeated_army_cannot_stay_nor_decline() -> None:
    table = routed("large-1")
    assert table.step == ("flee", 2)
    assert table.why_not("pass") == "etherium.pass.nothing-to-decline"
    assert table.why_not("flee large-1") == "etherium.flight.no-conflict"
    assert all(action.startswith("flee ") for action in table.legal)
    told = table.play("flee between-1")
    assert told.everybody[0] == fled("army", 2, "large-1", "between-1")


@rule("etherium.flight.must")
def test_where_there_is_only_one_haven_the_unit_goes_there_by_itself() -> None:
    table = routed("large-1", reces_army="between-1", ertis_army="between-4")
    assert where(table, "army")[2] == "outer-1"
    assert table.step == ("act", 0)


@rule("etherium.flight.must", "etherium.flight.nearest")
@pytest.mark.parametrize(
    ("space", "enemies", "havens"),
    [
        ("large-1", ["outer-1", "between-1", "between-4", "large-2", "large-4"], {"large-3", "outer-4"}),
        (
            "outer-1",
            ["large-1", "between-1", "large-2", "between-4", "outer-4"],
            {"large-3", "large-4", "between-2", "outer-2"},
        ),
        ("between-1", ["large-1", "large-2", "outer-1", "outer-2", "between-2"], {"between-4"}),
        (
            "ether",
            ["large-1", "large-2", "large-3", "large-4", "between-1"],
            {"outer-1", "outer-2", "outer-3", "outer-4", "between-2", "between-3", "between-4"},
        ),
    ],
)
def test_even_with_all_enemies_around_there_is_a_haven(space: str, enemies: list[str], havens: set[str]) -> None:
    figures = ("reces_army", "reces_collector", "ertis_army", "ertis_collector", "psolos_collector")
    table = routed(space, **dict(zip(figures, enemies, strict=True)))
    if len(havens) == 1:
        assert {where(table, "army")[2]} == havens
    else:
        assert table.can("flee") == havens


@rule("etherium.flight.only")
def test_nobody_flees_without_a_defeat_or_a_siege() -> None:
    table = acting(0, "move-mine")
    assert table.why_not("flee large-1") == "etherium.flight.only"
    assert "move army large-1" in table
    table = conflict(players={0: army("large-1"), 2: army("large-1", 1, 1)})
    assert table.why_not("flee between-1", seat=3) == "etherium.flight.only"
    table.play("pass", [1])
    assert table.why_not("flee between-1") == "etherium.flight.only"
    table.play("guide 0", [6])
    assert table.why_not("flee between-1") is None
    assert table.why_not("flee between-1", seat=0) == "table.not-your-turn"


@rule("etherium.flight.nearest")
def test_a_unit_flees_to_a_neighbouring_terrain_if_it_can() -> None:
    table = routed("large-1")
    assert table.legal == {"flee outer-1", "flee between-1", "flee between-4"}
    for space in ("large-2", "large-4", "outer-4", "between-2"):
        assert table.why_not(f"flee {space}") == "etherium.flight.nearest"


@rule("etherium.flight.nearest")
def test_heights_make_no_difference_to_a_flight() -> None:
    assert routed("between-1").legal == {"flee large-1", "flee large-2", "flee outer-1"}
    assert routed("outer-1").legal == {"flee large-1", "flee between-1"}


@rule("etherium.flight.nearest")
def test_where_no_neighbour_is_free_a_unit_flees_one_step_farther_also_across_the_ether() -> None:
    table = routed("large-1", reces_army="outer-1", reces_collector="between-1", ertis_army="between-4")
    assert table.legal == {"flee large-2", "flee large-3", "flee large-4", "flee outer-4"}
    assert table.why_not("flee between-2") == "etherium.flight.nearest"
    table.play("flee large-3")
    assert where(table, "army")[2] == "large-3"


@rule("etherium.flight.nearest")
def test_a_flight_can_lead_three_steps_away() -> None:
    table = routed(
        "outer-1",
        reces_army="large-1",
        reces_collector="between-1",
        ertis_army="large-2",
        ertis_collector="between-4",
    )
    assert table.can("flee") == {"large-3", "large-4", "outer-4", "outer-2", "between-2"}
    assert table.why_not("flee between-3") == "etherium.flight.nearest"


@rule("etherium.flight.nearest")
def test_from_a_city_the_terrain_in_front_of_it_is_the_nearest() -> None:
    players = {0: army("city-3"), 2: city(1, 0, "between-1")}
    table = conflict(players=players)
    fought(table, [6], [1])
    assert where(table, "army")[0] == "outer-3"


@rule("etherium.flight.no-conflict")
@pytest.mark.parametrize("figure", ["ertis_army", "ertis_collector", "psolos_collector"])
def test_an_army_flees_to_no_space_with_an_enemy(figure: str) -> None:
    table = routed("large-1", **{figure: "between-1"})
    assert table.why_not("flee between-1") == "etherium.flight.no-conflict"
    assert table.legal == {"flee outer-1", "flee between-4"}


@rule("etherium.flight.no-conflict")
def test_an_army_flees_to_its_own_collector() -> None:
    table = routed("large-1", hivalia_collector="between-1")
    table.play("flee between-1")
    assert where(table, "army")[2] == where(table, "collector")[2] == "between-1"


@rule("etherium.flight.no-conflict")
def test_a_collector_flees_to_no_space_with_an_enemy_army() -> None:
    table = pillaged("large-1", ertis_army="between-1", psolos_collector="large-2")
    assert table.why_not("flee between-1") == "etherium.flight.no-conflict"
    assert table.legal == {"flee outer-1", "flee between-4"}


@rule("etherium.flight.no-conflict")
def test_a_collector_flees_to_enemy_collectors_and_to_its_own_army() -> None:
    table = pillaged("large-1", ertis_collector="between-1", hivalia_army="between-4", psolos_collector="outer-1")
    assert table.legal == {"flee outer-1", "flee between-1", "flee between-4"}
    told = table.play("flee between-1")
    assert where(table, "collector")[2:] == ["between-1", "between-1"]
    assert table.view.conflict is None
    assert table.view.number == 2
    assert told.everybody[0] == fled("collector", 2, "large-1", "between-1")


@rule("etherium.flight.terrain")
def test_nobody_flees_onto_the_ether_or_into_a_city() -> None:
    table = routed("large-1")
    assert table.why_not("flee ether") == "etherium.flight.terrain"
    for seat in (1, 2, 3, 4):
        assert table.why_not(f"flee city-{seat}") == "etherium.flight.terrain"
    assert table.why_not("flee outer-5") == "etherium.setup.on-board"
    table = routed("outer-1")
    assert table.why_not("flee city-1") == "etherium.flight.terrain"
    table = pillaged("outer-3", hivalia_army="large-1")
    assert table.legal == {"flee large-3", "flee between-3"}
    assert table.why_not("flee city-3") == "etherium.flight.terrain"


@rule("etherium.flight.terrain")
def test_from_the_ether_units_flee_to_the_mines() -> None:
    assert routed("ether").legal == {f"flee large-{quarter}" for quarter in (1, 2, 3, 4)}


@rule("etherium.flight.order")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 0, 2, 1]])
def test_units_flee_in_reverse_order_of_initiative_and_none_to_where_another_fled(order: list[int]) -> None:
    table = conflict(players=[army("ether", 1 + (seat == 0)) for seat in range(4)], order=order)
    dice = {0: [6, 6], 1: [3], 2: [4], 3: [5]}
    fought(table, *[dice[seat] for seat in reversed(order)])
    havens = {"large-1", "large-2", "large-3", "large-4"}
    for seat in [seat for seat in reversed(order) if seat]:
        assert table.step == ("flee", seat)
        assert table.can("flee") == havens
        chosen = f"large-{seat + 1}"
        table.play(f"flee {chosen}")
        havens -= {chosen}
    assert where(table, "army") == ["ether", "large-2", "large-3", "large-4"]


@rule("etherium.flight.order")
def test_between_equally_near_spaces_the_owner_of_the_unit_chooses() -> None:
    for space in ("outer-1", "between-1", "between-4"):
        table = routed("large-1")
        assert table.step == ("flee", 2)
        table.play(f"flee {space}")
        assert where(table, "army")[2] == space


@rule("etherium.flight.order", "etherium.flight.must")
def test_of_six_armies_on_the_ether_five_find_a_mine_each() -> None:
    peoples = ["psolos", "reces", "hivalia", "ertis", "meinas", "mauhea"]
    table = conflict(players=[army("ether") for _ in peoples], peoples=peoples)
    fought(table, [3], [3], [3], [3], [3], [6])
    for seat in (5, 4, 3, 2, 1):
        assert table.step == ("flee", seat)
        assert len(table.can("flee")) == seat + 1
        table.play(f"flee large-{seat + 1}")
    assert where(table, "army") == ["ether", "large-2", "large-3", "large-4", "large-5", "large-6"]
