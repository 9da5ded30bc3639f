"""The Shamans' rerolls and Wood, and the die every people has in its own season."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import DiceRolled
from aerodrome.kernel.event_types import Rolled
from tests.games.etherium.battles import army, city, collector, fought, totals
from tests.games.etherium.tables import acting, conflict, results
from tests.rules_marker import rule

ERTIS = 3
NO_CUBES = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
NEUTRAL = "meinas-1"
SPACE_OF = {"forest": "outer-1", "mountain": "between-1", "mine": "large-1", "ether": "ether"}
PEOPLES = ("psolos", "reces", "hivalia", "ertis", "meinas", "mauhea")


def collected(terrain: str, season: str, people: str = "ertis") -> dict[str, int]:
    """What this people takes with a collector of level 1, against Reces or Psolos."""
    peoples = [people, "psolos" if people == "reces" else "reces"]
    players = [collector(SPACE_OF[terrain], cubes=NO_CUBES)]
    table = acting(0, f"collect-{terrain}", players=players, peoples=peoples, season=season)
    table.play("collect")
    return table.cubes(0)


@rule("etherium.people.ertis-reroll")
def test_ertis_rolls_any_of_its_ones_and_twos_again_in_a_fight() -> None:
    table = conflict(players={2: army("large-1"), ERTIS: army("large-1", 4)})
    table.play("pass", [1, 1, 2, 6])
    assert table.can("reroll") == {"1 0", "2 0", "0 1", "1 1", "2 1"}
    told = table.play("reroll 1 1", [5, 1], [3])
    assert told.everybody[0] == DiceRolled((1, 6), (1, 1, 5, 6), ERTIS, "army", again=True)
    assert totals(told) == [(ERTIS, 13), (2, 3)]


@rule("etherium.people.ertis-reroll")
def test_ertis_rolls_again_in_defence_and_in_connections() -> None:
    table = conflict(players={2: army("city-4"), ERTIS: city(2)})
    table.play("pass", [2, 4])
    assert totals(table.play("reroll 0 1", [6], [1])) == [(ERTIS, 10), (2, 1)]
    table = acting(ERTIS, "connect-1", players={ERTIS: {"levels": {"guide": 0}}})
    table.play("connect 1", [1])
    assert 6 in results(table.play("reroll 1 0", [6]))


@rule("etherium.people.ertis-reroll")
def test_the_reroll_is_optional_and_happens_once() -> None:
    table = conflict(players={2: army("large-1"), ERTIS: army("large-1", 2, 1)})
    table.play("pass", [1, 2])
    assert totals(table.play("guide 0", [5]))[0] == (ERTIS, 3)
    table = conflict(players={2: army("large-1"), ERTIS: army("large-1", 2, 1)})
    table.play("pass", [1, 2])
    table.play("reroll 1 1", [1, 2])
    assert table.why_not("reroll 1 1") == "etherium.roll.shamans"


@rule("etherium.people.ertis-reroll")
def test_dice_above_two_are_not_rolled_again() -> None:
    table = conflict(players={2: army("large-1"), ERTIS: army("large-1", 2)})
    assert totals(fought(table, [3, 3], [1])) == [(ERTIS, 6), (2, 1)]


@rule("etherium.people.ertis-power")
def test_ertis_takes_one_more_wood_in_forests_only() -> None:
    assert collected("forest", NEUTRAL) == {"wood": 2}
    assert collected("mountain", NEUTRAL) == {"rock": 1}
    assert collected("mine", NEUTRAL) == {"metal": 1}
    assert collected("ether", NEUTRAL) == {"ether": 1}


@rule("etherium.people.ertis-power")
def test_nobody_else_takes_more_wood_in_forests() -> None:
    assert collected("forest", NEUTRAL, "reces") == {"wood": 1}
    assert collected("forest", NEUTRAL, "hivalia") == {"wood": 1}
    assert collected("forest", NEUTRAL, "psolos") == {"wood": 1, "rock": 1}


@rule("etherium.people.ertis-season", "etherium.season.ertis-forests")
@pytest.mark.parametrize("season", ["ertis-1", "ertis-2"])
def test_ertis_with_a_collector_of_level_one_takes_six_wood_in_a_forest_in_its_own_season(season: str) -> None:
    """One for the level, two for the season card, one for the power, two for the season bonus."""
    assert collected("forest", season) == {"wood": 6}
    assert collected("forest", season, "reces") == {"wood": 3}


@rule("etherium.people.ertis-season")
def test_in_its_own_season_ertis_takes_two_more_wood_on_every_terrain() -> None:
    assert collected("mountain", "ertis-1") == {"rock": 1, "wood": 2}
    assert collected("mine", "ertis-1") == {"metal": 1, "wood": 2}
    assert collected("ether", "ertis-1") == {"ether": 1, "wood": 2}
    assert collected("mine", "reces-1") == {"metal": 3}


@rule("etherium.people.ertis-season")
def test_a_collect_that_brings_nothing_brings_no_wood_either() -> None:
    players = [collector("large-1", cubes=NO_CUBES)]
    table = acting(0, "collect-mine", players=players, peoples=["ertis", "reces"], season="ertis-2")
    assert table.why_not("collect") == "etherium.collect.nothing"
    table.play("pass")
    assert table.cubes(0) == {}


@rule("etherium.people.season-die")
@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("season_of", PEOPLES)
def test_a_people_may_roll_one_more_die_to_connect_in_its_own_season_only(people: str, season_of: str) -> None:
    peoples = [people, "psolos" if people != "psolos" else "reces"]
    for card in (1, 2):
        table = acting(0, "connect-1", peoples=peoples, season=f"{season_of}-{card}")
        assert table.can("connect") == ({"1", "2"} if people == season_of else {"1"})
        if people != season_of:
            assert table.why_not("connect 2") == "etherium.connect.season-die"


@rule("etherium.people.season-die")
def test_nobody_has_a_second_die_in_the_night() -> None:
    for seat in range(4):
        table = acting(seat, "connect-1", season="night", season_number=1)
        assert table.can("connect") == {"1"}


@rule("etherium.people.season-die")
def test_both_dice_are_added() -> None:
    entry = {"levels": {"guide": 0}, "cubes": NO_CUBES}
    table = acting(0, "connect-1", players=[entry], peoples=["hivalia", "reces"], season="hivalia-1")
    assert 8 in results(table.play("connect 2", [3, 5]))
    assert table.cubes(0) == {"ether": 2}
    table = acting(0, "connect-1", players=[entry], peoples=["hivalia", "reces"], season="hivalia-1")
    assert 6 in results(table.play("connect 1", [6]))


@rule("etherium.people.season-die")
def test_two_dice_help_only_in_connections() -> None:
    table = conflict(players={2: army("large-1", 1), 0: army("large-1", 1)}, season="hivalia-1")
    assert [len(event.dice) for event in fought(table, [3], [4]).everybody if isinstance(event, Rolled)] == [1, 1]
