"""Capacities."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.cards import CAPACITY_NAMES
from aerodrome.games.etherium.events import Totalled
from aerodrome.kernel.event_types import Moved
from tests.games.etherium.battles import totals, winners
from tests.games.etherium.tables import FOUR_FLASH, acting, at, bought, change, conflict, drawn, gained, revealed, went
from tests.rules_marker import rule

NO_GUIDE = {"guide": 0}


@rule("etherium.capacity.kept")
@pytest.mark.parametrize(
    ("capacity", "stars"),
    [("resource", 1), ("omen", 2), ("voyage", 2), ("harvest", 2), ("armour", 3), ("rampart", 3), ("fate", 3)],
)
def test_a_capacity_stays_and_brings_its_stars(capacity: str, stars: int) -> None:
    """A player has at most one of each of the seven."""
    table = acting(0, "capacity", players=[{"cubes": {"wood": 2, "rock": 2, "metal": 2, "ether": 3}}])
    assert table.can("capacity") == set(CAPACITY_NAMES)
    told = table.play(f"capacity {capacity}")
    assert bought(capacity, 0) in told.everybody
    assert table.of(0).capacities == (capacity,)
    assert table.of(0).stars["capacities"] == stars
    assert table.view.capacities[capacity] == 1


@rule("etherium.capacity.kept")
def test_a_capacity_takes_effect_again_in_every_season() -> None:
    for number in range(1, 7):
        table = change(season_number=number, players={1: {"capacities": ["resource"]}})
        table.play("pass", *FOUR_FLASH, "ertis-1")
        assert table.cubes(1) == {"wood": 2, "rock": 1, "metal": 2}
        assert table.of(1).capacities == ("resource",)


@rule("etherium.capacity.at-reveal")
@pytest.mark.parametrize(("season", "first"), [("ertis-1", 3), ("psolos-1", 0)])
def test_capacities_take_effect_by_themselves_in_order_of_initiative(season: str, first: int) -> None:
    """Of the last cube the player of highest initiative has it."""
    owner = {"capacities": ["resource"], "cubes": {"wood": 0}}
    table = change(season_number=3, players=[owner, {"cubes": {"wood": 18}}, {}, owner])
    assert table.view.supply["wood"] == 1
    table.play("pass", *FOUR_FLASH, season)
    assert table.view.step == "season-flash"
    assert [table.of(seat).cubes["wood"] for seat in (0, 3)] == [int(first == 0), int(first == 3)]


@rule("etherium.capacity.at-reveal")
def test_capacities_take_effect_after_the_season_card_is_revealed() -> None:
    owner = {"capacities": ["resource"]}
    table = change(season_number=3, season="psolos-1", players={1: owner, 2: owner})
    told = table.play("pass", *FOUR_FLASH, "hivalia-1")
    moved = [event for event in told.spectator if isinstance(event, Moved)]
    at_reveal = moved[moved.index(revealed("hivalia-1")) + 1 :]
    assert [event.target for event in at_reveal] == ["stock/3"] * 3 + ["stock/2"] * 3


@rule("etherium.capacity.resource-cubes")
def test_resource_brings_one_cube_of_each_basic_resource_at_the_reveal() -> None:
    """The rulebook's example."""
    table = change(players={1: {"capacities": ["resource"], "cubes": {"wood": 0, "rock": 0, "metal": 0}}})
    told = table.play("pass", *FOUR_FLASH, "ertis-1")
    assert table.cubes(1) == {"wood": 1, "rock": 1, "metal": 1}
    assert gained("rock", 1) in told.spectator
    assert table.cubes(0) == {"wood": 2, "rock": 2, "metal": 2}


@rule("etherium.capacity.resource-cubes")
def test_resource_brings_only_what_is_left_in_the_supply() -> None:
    players = [{"cubes": {"rock": 18}}, {"capacities": ["resource"], "cubes": {"wood": 0, "rock": 0, "metal": 0}}]
    table = change(players=players)
    assert "rock" not in table.view.supply
    table.play("pass", *FOUR_FLASH, "ertis-1")
    assert table.cubes(1) == {"wood": 1, "metal": 1}


@rule("etherium.capacity.omen-card")
def test_omen_draws_a_flash_card_at_the_reveal() -> None:
    table = change(players={1: {"capacities": ["omen"]}})
    told = table.play("pass", *FOUR_FLASH, "ertis-1", "timber")
    assert table.hand(1) == ["timber", "portcullis"]
    assert [table.of(seat).cards for seat in table.seats] == [1, 2, 1, 1]
    assert told.seats[1].index(revealed("ertis-1")) < told.seats[1].index(drawn("timber", 1))
    assert drawn("timber", 1) not in told.spectator


@rule("etherium.capacity.voyage-move")
def test_voyage_lets_a_unit_move_at_the_reveal_in_reverse_order() -> None:
    players = {0: {"capacities": ["voyage"]}, 2: {"capacities": ["voyage"]}}
    table = change(season_number=3, season="psolos-1", players=players)
    told = table.play("pass", *FOUR_FLASH, "hivalia-1")
    assert table.step == ("voyage", 0)
    assert table.legal == {
        *(f"move {figure} {space}" for figure in ("collector", "army") for space in ("large-1", "ether")),
        *(f"move {figure} {space}" for figure in ("collector", "army") for space in ("between-1", "between-4")),
        "pass",
    }
    told = table.play("move collector ether")
    assert went("collector", 0, "outer-1", "ether") in told.everybody
    assert table.step == ("voyage", 2)
    table.play("pass")
    assert table.view.step == "season-flash"
    assert table.of(2).spaces["army"] == "outer-3"


@rule("etherium.capacity.voyage-move")
def test_voyage_can_bring_an_army_into_a_city_before_the_first_action() -> None:
    table = at(step="voyage", seat=1, players={1: {"capacities": ["voyage"], "spaces": {"army": "outer-1"}}})
    table.play("move army city-1")
    assert table.of(1).spaces["army"] == "city-1"
    assert table.view.conflict is None


@rule("etherium.capacity.harvest-cube")
@pytest.mark.parametrize(
    ("terrain", "space", "resource"),
    [
        ("forest", "outer-2", "wood"),
        ("mountain", "between-2", "rock"),
        ("mine", "large-2", "metal"),
        ("ether", "ether", "ether"),
    ],
)
def test_harvest_brings_one_more_cube_of_the_same_kind(terrain: str, space: str, resource: str) -> None:
    player = {"spaces": {"collector": space}, "cubes": {resource: 0}}
    plain = acting(1, f"collect-{terrain}", season="mauhea-2", players={1: {**player, "levels": {"collector": 2}}})
    plain.play("collect")
    owner = {**player, "levels": {"collector": 2}, "capacities": ["harvest"]}
    table = acting(1, f"collect-{terrain}", season="mauhea-2", players={1: owner})
    table.play("collect")
    assert table.of(1).cubes[resource] == plain.of(1).cubes[resource] + 1


@rule("etherium.capacity.armour-level")
@pytest.mark.parametrize(("capacities", "level"), [([], 2), (["armour"], 3)])
def test_armour_spares_the_army_its_level(capacities: list[str], level: int) -> None:
    armies = {
        0: {"spaces": {"army": "large-1"}, "levels": {"army": 3, **NO_GUIDE}, "capacities": capacities},
        2: {"spaces": {"army": "large-1"}, "levels": {"army": 2, **NO_GUIDE}},
    }
    table = conflict(players=armies)
    table.play("pass", [1, 1], [6, 6, 6])
    assert table.of(0).levels["army"] == level
    assert table.of(2).levels["army"] == 1


@rule("etherium.capacity.rampart-points")
@pytest.mark.parametrize(("capacities", "points"), [([], 0), (["rampart"], 3)])
def test_rampart_adds_three_points_to_the_roll_of_the_defence(capacities: list[str], points: int) -> None:
    players = {
        0: {"spaces": {"army": "city-3"}, "levels": {"army": 1, **NO_GUIDE}, "capacities": ["rampart"]},
        2: {"levels": {"defence": 2, **NO_GUIDE}, "capacities": capacities},
    }
    table = conflict(players=players)
    told = table.play("pass", [1, 2], [5])
    assert totals(told) == [(2, 3 + points), (0, 5)], "an army has nothing of it"
    assert [event.rampart for event in told.of(Totalled)] == [points, 0]
    assert winners(told) == [2 if points else 0]


@rule("etherium.capacity.fate-reroll")
def test_fate_rolls_all_dice_again_once_in_a_roll() -> None:
    table = acting(0, "connect-1", players=[{"capacities": ["fate"]}])
    table.play("connect 1", [2])
    assert table.legal == {"fate", "guide 0"}
    told = table.play("fate", [6])
    assert table.cubes(0)["ether"] == 1
    assert gained("ether", 0) in told.everybody
    again = acting(0, "connect-1", players=[{"capacities": ["fate"], "levels": {"guide": 1}}])
    again.play("connect 1", [2])
    again.play("fate", [1])
    assert again.why_not("fate") == "etherium.roll.fate"
    assert again.legal == {"guide 0", "guide 1"}


@rule("etherium.capacity.fate-reroll")
def test_fate_can_be_used_in_every_roll_of_its_owner() -> None:
    table = acting(0, "connect-1", players=[{"capacities": ["fate"], "plan": ["connect-1", "connect-2"]}])
    table.play("connect 1", [2])
    table.play("fate", [6])
    table.play("connect 1", [2])
    assert "fate" in table
    assert acting(0, "connect-1").why_not("fate") == "etherium.roll.only"
