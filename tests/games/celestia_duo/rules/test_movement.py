"""Continuing the chase: movement."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.celestia_duo.events import AmbushMet, BoardingBegan, CardLaidOut
from aerodrome.games.celestia_duo.view import RoutePlace
from aerodrome.kernel.event_types import Rolled
from tests.games.celestia_duo.tables import at, flew, thrown
from tests.rules_marker import rule

PROPELLERS = {"E05": 1, "E06": 2, "E21": 3}
STAGE_PROPELLERS = {"C1": 2, "C2": 1, "C3": 1, "C4": 2, "C5": 2, "C6": 3}
IN_CITY: dict[str, Any] = {"turn": 5, "pirate_ship": 15, "airship": 5, "route": {"5": "E21"}}


@rule("celestia-duo.movement.propeller")
@pytest.mark.parametrize(("card", "propeller"), PROPELLERS.items())
def test_the_propeller_of_the_own_card_says_how_far(card: str, propeller: int) -> None:
    table = at(airship=5, route={"5": card})
    assert (table.view.propeller, table.view.destination) == (propeller, 5 + propeller)
    table.play("continue", "E03", ["sabre"])
    assert table.view.airship == 5 + propeller


@rule("celestia-duo.movement.propeller", "celestia-duo.movement.reveal")
def test_the_worked_example_of_a_propeller_of_two() -> None:
    table = at(airship=3, route={"3": "E06"})
    table.play("continue", "E03", ["sabre"])
    assert table.view.airship == 5
    assert table.view.route[4] == RoutePlace("E03", True)
    assert table.view.route[3] == RoutePlace()


@rule("celestia-duo.movement.start-propeller")
def test_from_the_start_tile_the_airship_moves_onto_the_starting_card() -> None:
    table = at(turn=1)
    assert (table.view.airship, table.view.propeller, table.view.destination) == (0, 1, 1)
    table.play("continue", "D2", ["sabre"])
    assert table.view.airship == 1


@rule("celestia-duo.movement.start-propeller", "celestia-duo.movement.skipped")
def test_with_help_the_starting_card_is_flown_over() -> None:
    table = at(turn=1, crew={"olga": "active"})
    table.play("use olga")
    assert table.view.destination == 2
    table.play("continue", "E03", ["sabre"])
    assert table.view.airship == 2
    assert table.view.route[:2] == (RoutePlace(), RoutePlace("E03", True))


@rule("celestia-duo.movement.city-propeller")
@pytest.mark.parametrize(("stage", "propeller"), STAGE_PROPELLERS.items())
def test_after_a_stop_the_propeller_of_the_stage_card_counts(stage: str, propeller: int) -> None:
    table = at(**IN_CITY, stages={"5": stage})
    assert table.view.propeller == propeller
    table.play("continue", "E03", ["sabre"])
    assert table.view.airship == 5 + propeller


@rule("celestia-duo.movement.city-propeller")
@pytest.mark.parametrize("stage", STAGE_PROPELLERS)
def test_an_option_lets_the_propeller_of_the_ambush_card_count(stage: str) -> None:
    table = at(**IN_CITY, stages={"5": stage}, propeller="ambush")
    assert table.view.propeller == 3
    table.play("continue", "E03", ["sabre"])
    assert table.view.airship == 8


@rule("celestia-duo.movement.city-propeller")
def test_a_stage_card_that_lies_elsewhere_does_not_count() -> None:
    table = at(**{**IN_CITY, "route": {"3": "E05", "5": "E21"}}, stages={"3": "C2"}, ambushes=1)
    assert table.view.propeller == 3


@rule("celestia-duo.movement.city-propeller")
def test_after_two_stops_at_one_place_the_upper_card_counts() -> None:
    table = at(**IN_CITY, stages={"5": "C2"})
    assert table.view.propeller == 1
    table.play("stop", "C6")
    assert table.view.propeller == 3
    assert table.view.route[4].stage == "C6"


@rule("celestia-duo.movement.reveal")
def test_everybody_sees_the_card_that_is_turned_up() -> None:
    table = at(airship=3, route={"3": "E06"}, ambushes=1)
    assert table.play("continue", "E01", ["flag", "sabre"]).everybody == [
        flew(3, 5),
        AmbushMet("route/5", 5, "E01"),
        thrown(["whip", "whip"], "sabre", "flag"),
    ]
    assert (table.step, table.view.ambushes) == (("dice", 0), 2)


@rule("celestia-duo.movement.reveal")
def test_a_card_that_is_known_already_is_not_drawn_again() -> None:
    table = at(airship=3, route={"3": "E06"}, known={"4": "E07", "5": "E03"})
    table.play("continue", ["sabre"])
    assert table.view.route[4] == RoutePlace("E03", True)
    assert table.view.route[3] == RoutePlace("E07", False)


@rule("celestia-duo.movement.skipped")
@pytest.mark.parametrize(("card", "propeller"), PROPELLERS.items())
def test_cards_flown_over_stay_face_down_and_do_not_count(card: str, propeller: int) -> None:
    table = at(airship=5, route={"5": card}, ambushes=1)
    table.play("continue", "E03", ["sabre"])
    assert [at for at, place in enumerate(table.view.route, 1) if place.up] == [5, 5 + propeller]
    assert table.view.ambushes == 2


@rule("celestia-duo.movement.pirate-reached")
@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_the_airship_halts_at_the_pirate_ship_even_if_it_could_go_farther(ahead: int) -> None:
    table = at(airship=10, route={"10": "E21"}, pirate_ship=10 + ahead)
    assert (table.view.propeller, table.view.destination) == (3, 10 + ahead)
    told = table.play("continue", "whip", "sabre", "sabre").everybody
    assert told[:2] == [flew(10, 10 + ahead, catches_up=True), BoardingBegan("noa")]
    assert [event for event in told if isinstance(event, AmbushMet | Rolled)] == []
    assert table.view.airship == table.view.pirate_ship == 10 + ahead
    assert table.view.route[9 + ahead] == RoutePlace()
    assert table.view.dice == ()
    assert table.step == ("share", 0)


@rule("celestia-duo.movement.pirate-reached")
def test_one_card_before_the_pirate_an_ambush_is_fought() -> None:
    table = at(airship=10, route={"10": "E21"}, pirate_ship=14)
    table.play("continue", "E03", ["sabre"])
    assert table.view.airship == 13
    assert not table.view.boarding
    assert table.step == ("dice", 0)


@rule("celestia-duo.movement.pirate-reached", "celestia-duo.end.caught")
@pytest.mark.parametrize("pirate_ship", [11, 12, 13])
def test_in_quick_mode_to_pass_the_pirate_is_to_catch_it(pirate_ship: int) -> None:
    table = at(pirate="artorius", airship=10, route={"10": "E21"}, pirate_ship=pirate_ship)
    table.play("continue")
    assert table.view.airship == pirate_ship
    assert table.view.ending == "celestia-duo.end.caught"


@rule("celestia-duo.movement.pirate-reached")
def test_olga_can_take_the_airship_to_the_pirate() -> None:
    position: dict[str, Any] = {"airship": 10, "route": {"10": "E06"}, "pirate_ship": 13}
    table = at(**position)
    table.play("continue", "E03", ["sabre"])
    assert not table.view.boarding
    table = at(**position, crew={"olga": "active"})
    table.play("use olga")
    assert CardLaidOut("whip") in table.play("continue", "whip", "sabre", "sabre").everybody
    assert table.view.boarding
