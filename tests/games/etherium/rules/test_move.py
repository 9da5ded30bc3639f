"""Moving and placing units."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import ActionDue
from aerodrome.kernel.event_types import Moved
from tests.games.etherium.tables import acting, at, went, window
from tests.rules_marker import rule


def spaces(collector: str, army: str) -> dict[str, Any]:
    return {"spaces": {"collector": collector, "army": army}}


def reached(start: str, **more: Any) -> dict[str, set[str]]:
    """Where the army of the first seat can move from a space, for each kind of space that is programmed.

    Its collector stands on its own outer terrain and is left out.
    """
    found = {}
    for terrain in ("forest", "mountain", "mine", "ether", "city"):
        table = acting(0, f"move-{terrain}", players={0: spaces("outer-1", start)}, **more)
        found[terrain] = {move.split()[1] for move in table.can("move") if move.startswith("army")}
    return found


@rule("etherium.move.one-step")
def test_a_move_takes_a_unit_one_step_to_an_adjacent_space() -> None:
    table = acting(0, "move-mine")
    told = table.play("move army large-1").everybody
    assert told[0] == went("army", 0, "outer-1", "large-1")
    assert table.of(0).spaces == {"collector": "outer-1", "army": "large-1"}


@rule("etherium.move.one-step", "etherium.move.reach")
def test_a_level_or_rising_step_is_the_only_one() -> None:
    """A mine is the lowest terrain: from it nothing lies farther than one step."""
    assert reached("large-1") == {
        "forest": {"outer-1"},
        "mountain": {"between-1", "between-4"},
        "mine": set(),
        "ether": {"ether"},
        "city": set(),
    }


@rule("etherium.move.one-step", "etherium.season.move")
def test_without_aspiration_a_move_is_a_single_step_even_downhill() -> None:
    table = at(season_number=1, season="night", step="season", seat=0, players={0: spaces("outer-1", "between-1")})
    assert {move for move in table.can("move") if move.startswith("army")} == {
        "army outer-1",
        "army large-1",
        "army large-2",
    }
    assert table.why_not("move army ether") == "etherium.move.reach"


@rule("etherium.move.aspiration")
def test_the_example_from_a_forest_down_to_a_mine_and_up_to_the_ether_is_one_action() -> None:
    table = acting(0, "move-ether")
    assert table.legal == {"move collector ether", "move army ether"}
    told = table.play("move collector ether").everybody
    assert [event for event in told if isinstance(event, Moved)] == [went("collector", 0, "outer-1", "ether")]


@rule("etherium.move.aspiration")
def test_several_steps_down_follow_each_other() -> None:
    """From a mountain down to a forest and on into an opponent's city, or down to a mine and up to another terrain."""
    assert reached("between-2") == {
        "forest": {"outer-2", "outer-3"},
        "mountain": {"between-1", "between-3"},
        "mine": {"large-2", "large-3"},
        "ether": {"ether"},
        "city": {"city-2"},
    }


@rule("etherium.move.aspiration", "etherium.move.reach")
def test_after_the_step_that_is_not_downhill_the_move_is_over() -> None:
    """From a forest to the mountain above it there is no way on, though a mine lies below that mountain."""
    table = acting(0, "move-mine", players={0: spaces("outer-1", "outer-1")})
    assert table.can("move") == {"collector large-1", "army large-1"}
    assert table.why_not("move army large-2") == "etherium.move.reach"


@rule("etherium.move.aspiration")
def test_from_the_ether_every_terrain_is_within_one_action() -> None:
    assert reached("ether") == {
        "forest": {f"outer-{quarter}" for quarter in range(1, 5)},
        "mountain": {f"between-{quarter}" for quarter in range(1, 5)},
        "mine": {f"large-{quarter}" for quarter in range(1, 5)},
        "ether": set(),
        "city": set(),
    }


@rule("etherium.move.aspiration")
def test_a_unit_may_stop_before_its_last_step() -> None:
    """Aspiration is optional: the forest on the way and the mine below it are both ends of a move."""
    for slot, space in (("move-forest", "outer-1"), ("move-mine", "large-1"), ("move-mine", "large-2")):
        table = acting(0, slot, players={0: spaces("ether", "between-1")})
        table.do(f"move army {space}")
        assert table.of(0).spaces["army"] == space


@rule("etherium.move.destination")
def test_the_unit_must_end_on_the_kind_of_space_that_was_programmed() -> None:
    table = acting(0, "move-mine")
    assert table.why_not("move army ether") == "etherium.move.destination"
    assert table.why_not("move army between-1") == "etherium.move.destination"
    assert table.why_not("move army large-1") is None


@rule("etherium.move.destination")
def test_a_path_leads_only_to_the_terrain_it_names() -> None:
    table = window("season-flash", 0, "yellow-path")
    table.do("play yellow-path")
    assert table.can("move") == {f"collector between-{quarter}" for quarter in range(1, 5)}
    assert table.why_not("move collector outer-2") == "etherium.move.destination"


@rule("etherium.move.reach")
def test_a_space_of_the_right_kind_can_still_be_too_far() -> None:
    table = acting(0, "move-forest", players={0: spaces("large-1", "outer-1")})
    assert table.why_not("move collector outer-3") == "etherium.move.reach"
    assert table.why_not("move collector outer-1") is None


@rule("etherium.move.reach", "etherium.act.consolation")
def test_when_no_unit_gets_there_the_action_fails_for_that_reason() -> None:
    table = acting(0, "move-city")
    assert table.view.failure == "etherium.move.reach"
    assert table.legal == {"take wood", "take rock", "take metal", "pass"}


@rule("etherium.move.stays")
def test_a_move_must_end_on_another_space() -> None:
    """Down to the mine and up again would lead back to the same forest: that is no move."""
    table = acting(0, "move-forest", players={0: spaces("outer-1", "large-1")})
    assert table.why_not("move collector outer-1") == "etherium.move.stays"
    assert table.legal == {"move army outer-1"}


@rule("etherium.move.stays")
def test_a_unit_is_not_placed_where_it_stands() -> None:
    table = window("season-flash", 0, "green-path")
    table.do("play green-path")
    assert table.why_not("move collector outer-1") == "etherium.move.stays"
    assert table.can("move") == {f"collector outer-{quarter}" for quarter in (2, 3, 4)}


@rule("etherium.move.city")
def test_an_army_enters_the_city_of_an_opponent() -> None:
    table = acting(0, "move-city", players={0: {**spaces("outer-1", "outer-2"), "hand": ["charge"]}})
    assert table.legal == {"move army city-2"}
    table.do("move army city-2")
    assert table.of(0).spaces["army"] == "city-2"
    assert table.step == ("after-flash", 0)


@rule("etherium.move.city")
def test_a_collector_never_enters_a_city() -> None:
    table = acting(0, "move-city", players={0: spaces("outer-2", "outer-2")})
    assert table.why_not("move collector city-2") == "etherium.move.city"


@rule("etherium.move.city")
def test_nobody_enters_the_own_city() -> None:
    table = acting(0, "move-city")
    assert table.why_not("move army city-1") == "etherium.move.city"
    assert table.why_not("move collector city-1") == "etherium.move.city"


@rule("etherium.move.city", "etherium.setup.absent-cities")
def test_the_city_of_a_people_that_is_not_in_play_is_closed() -> None:
    """Two players sit opposite each other: the cities at the second and fourth quarter are nobody's."""
    peoples = ["psolos", "reces"]
    assert at(peoples=peoples).view.cities == {
        "city-1": "outer-1",
        "city-2": "outer-3",
        "city-3": "outer-2",
        "city-4": "outer-4",
    }
    table = acting(0, "move-city", peoples=peoples, players={0: spaces("outer-1", "outer-2")})
    assert table.why_not("move army city-3") == "etherium.move.city"
    table = acting(0, "move-city", peoples=peoples, players={0: spaces("outer-1", "outer-3")})
    assert table.legal == {"move army city-2"}


@rule("etherium.move.city", "etherium.board.neighbours")
def test_a_city_is_a_dead_end_even_for_a_nomad_with_two_steps() -> None:
    """Through it leads no way: it touches only the forest in front of it."""
    peoples = ["meinas", "reces"]
    table = acting(0, "move-mountain", peoples=peoples, players={0: spaces("large-1", "city-2")})
    assert {move for move in table.can("move") if move.startswith("army")} == {"army between-3", "army between-2"}
    table = acting(0, "move-forest", peoples=peoples, players={0: spaces("large-1", "city-2")})
    assert {move for move in table.can("move") if move.startswith("army")} == {"army outer-3"}


@rule("etherium.move.city", "etherium.conflict.waits")
def test_an_army_in_a_city_can_leave_it_again() -> None:
    table = acting(0, "move-forest", players={0: spaces("outer-1", "city-2")})
    assert "move army outer-2" in table
    table = acting(0, "move-city", players={0: spaces("outer-1", "city-2")})
    assert table.why_not("move army city-2") == "etherium.move.stays"
    assert table.legal == {"take wood", "take rock", "take metal", "pass"}


@rule("etherium.move.city", "etherium.move.placing")
def test_no_unit_is_placed_in_a_city() -> None:
    table = window("season-flash", 0, "forced-march", players={0: spaces("outer-1", "outer-2")})
    table.do("play forced-march")
    assert table.why_not("move army city-2") == "etherium.move.city"
    assert table.can("move") == {"army large-2", "army between-2"}
    table = window("season-flash", 0, "green-path")
    table.do("play green-path")
    assert table.why_not("move collector city-2") == "etherium.move.city"


@rule("etherium.move.unit-at-execution")
def test_the_unit_and_the_space_are_chosen_when_the_action_is_carried_out() -> None:
    table = acting(0, "move-mountain", players={0: spaces("large-2", "outer-1")})
    assert table.legal == {
        "move collector between-1",
        "move collector between-2",
        "move army between-1",
        "move army between-4",
    }


@rule("etherium.move.unit-at-execution")
def test_each_move_is_for_one_unit() -> None:
    table = acting(0, "move-mine")
    table.do("move army large-1")
    assert table.of(0).spaces == {"collector": "outer-1", "army": "large-1"}
    assert table.step == ("act", 0)
    assert table.view.number == 2


@rule("etherium.move.through-enemies")
def test_a_unit_passes_enemies_without_a_conflict() -> None:
    """An enemy army on the mine between a forest and the Ether neither stops nor fights it."""
    table = acting(0, "move-ether", players={1: spaces("outer-2", "large-1")})
    table.do("move collector ether")
    assert table.of(0).spaces["collector"] == "ether"
    assert table.of(0).levels["collector"] == 3
    assert table.step == ("act", 0)
    assert table.view.number == 2


@rule("etherium.move.through-enemies")
def test_the_own_army_and_collector_may_share_a_space() -> None:
    table = acting(0, "move-mine", players={0: spaces("large-1", "outer-1")})
    table.do("move army large-1")
    assert table.of(0).spaces == {"collector": "large-1", "army": "large-1"}
    assert table.of(0).levels["collector"] == 3


@rule("etherium.move.reverse-order", "etherium.season.action-order")
def test_moves_that_a_season_allows_are_made_in_reverse_order_of_initiative() -> None:
    table = at(season_number=1, season="night", step="season", seat=3)
    asked = []
    while table.view.step == "season":
        asked.append(table.player)
        table.do("pass")
    assert asked == [3, 1, 2, 0]
    assert list(reversed(asked)) == list(table.view.order)


@rule("etherium.move.reverse-order", "etherium.capacity.voyage-move")
def test_moves_by_the_capacity_voyage_are_made_in_reverse_order_of_initiative() -> None:
    players = {0: {"capacities": ["voyage"]}, 1: {"capacities": ["voyage"]}}
    table = at(step="voyage", seat=1, players=players)
    assert table.can("move") >= {"army ether", "collector large-2"}
    told = table.play("move army ether").everybody
    assert told[0] == went("army", 1, "outer-2", "ether")
    assert table.step == ("voyage", 0)
    table.do("move army large-1")
    assert table.view.step == "program"


@rule("etherium.move.reverse-order")
def test_cards_that_move_units_are_played_in_reverse_order_of_initiative() -> None:
    players = {seat: {"hand": ["ether-wind"]} for seat in (0, 1)}
    table = at(step="season-flash", seat=1, players=players)
    table.do("play ether-wind", "move army ether")
    assert table.step == ("season-flash", 0)
    table.do("play ether-wind", "move army ether")
    assert table.view.step == "program"


@rule("etherium.move.placing")
def test_an_army_is_placed_on_any_adjacent_terrain_whatever_its_height() -> None:
    for start, near in (
        ("large-1", {"outer-1", "between-1", "between-4", "ether"}),
        ("between-1", {"large-1", "large-2", "outer-1"}),
        ("ether", {f"large-{quarter}" for quarter in range(1, 5)}),
    ):
        table = at(season="reces-2", step="season", seat=0, players={0: spaces("outer-1", start)})
        assert table.can("move") == {f"army {space}" for space in near}


@rule("etherium.move.placing")
def test_placing_has_no_aspiration() -> None:
    table = at(season="reces-2", step="season", seat=0)
    assert table.can("move") == {"army large-1", "army between-1"}
    assert table.why_not("move army ether") == "etherium.move.reach"
    assert table.why_not("move collector large-1") == "etherium.act.programmed"


@rule("etherium.move.placing")
def test_a_collector_is_placed_at_any_distance() -> None:
    table = at(season="ertis-2", step="season", seat=0)
    assert table.can("move") == {"collector outer-2", "collector outer-3", "collector outer-4"}
    assert table.why_not("move army outer-3") == "etherium.act.programmed"
    told = table.play("move collector outer-3").everybody
    assert told[0] == went("collector", 0, "outer-1", "outer-3")


@rule("etherium.move.placing", "etherium.conflict.waits")
def test_a_unit_may_be_placed_where_a_conflict_waits() -> None:
    """A collector goes to a forest with an enemy army: nothing happens before the first action is done."""
    table = at(season="ertis-2", step="season", seat=0)
    table.do("move collector outer-3")
    assert table.of(0).levels["collector"] == 3
    assert table.of(0).spaces["collector"] == "outer-3"


@rule("etherium.move.placing")
@pytest.mark.parametrize(("card", "site"), [("green-path", "outer"), ("yellow-path", "between"), ("red-path", "large")])
def test_each_path_leads_to_any_space_of_its_terrain(card: str, site: str) -> None:
    table = window("season-flash", 0, card, players={0: spaces("ether", "outer-1")})
    table.do(f"play {card}")
    assert table.legal == {f"move collector {site}-{quarter}" for quarter in range(1, 5)}


@rule("etherium.move.one-step")
def test_everybody_is_told_what_a_move_changes() -> None:
    table = acting(1, "move-mine", players={1: {"plan": ["move-mine"]}, 2: {"plan": ["connect-1"]}})
    assert table.play("move collector large-2").everybody == [
        went("collector", 1, "outer-2", "large-2"),
        ActionDue(2, 1, "connect-1"),
    ]
