"""Sieges: armies in an enemy city, and what they win there."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import CitySacked, LevelFell
from aerodrome.kernel.event_types import Moved
from tests.games.etherium.battles import army, city, conflicts, fought, levels, places, tokens, totals, where, winners
from tests.games.etherium.tables import Scene, acting, awarded, conflict, fled, stolen, went
from tests.rules_marker import rule

NO_CUBES = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
AWAY = "between-2"  # where the figures of the besieged people are, so that the terrain in front of the city is free


def stormed(guide: int = 0, attacker: dict[str, Any] | None = None, **victim: Any) -> Scene:
    """The army of Psolos has just won the siege of Hivalia's city."""
    players = {0: army("city-3", 2, **(attacker or {})), 2: city(2, guide, AWAY, **victim)}
    table = conflict(players=players)
    if guide:
        table.play("pass", [1, 1])
        table.play("guide 0", [6, 6])
    else:
        table.play("pass", [1, 1], [6, 6])
    return table


@rule("etherium.siege.when")
def test_an_army_in_an_enemy_city_besieges_it() -> None:
    table = acting(
        0, "move-city", players={0: army("outer-3"), 2: city(1, 0, AWAY)}, peoples=["psolos", "reces", "hivalia"]
    )
    told = table.play("move army city-3", [4], [1])
    assert told.everybody[0] == went("army", 0, "outer-3", "city-3")
    assert conflicts(told) == ["siege"]
    assert places(told) == ["city-3"]


@rule("etherium.siege.when")
def test_an_army_in_front_of_a_city_does_not_besiege_it() -> None:
    table = conflict(players={0: army("outer-3"), 2: city(1, 0, AWAY)})
    assert conflicts(fought(table)) == []


@rule("etherium.siege.when", "etherium.conflict.reverse-order")
def test_a_city_with_a_defence_of_four_rolls_before_an_army_of_level_two_with_higher_initiative() -> None:
    """The rulebook's example: the city rolls four dice and adds what it likes, then the army rolls two."""
    table = conflict(
        players={0: army("city-3", 2, 1, hand=["charge"]), 2: city(4, 2, AWAY, hand=["portcullis"])},
    )
    table.play("pass", [1, 2, 3, 1])
    assert table.step == ("rolled", 2)
    assert table.why_not("play portcullis") is None
    table.play("play portcullis")
    told = table.play("guide 2", [6, 3])
    assert totals(told) == [(2, 12)]
    assert table.step == ("rolled", 0)
    table.play("play charge")
    told = table.play("guide 1")
    assert totals(told) == [(0, 13)]
    assert table.step == ("siege", 0)


@rule("etherium.siege.defence-wins")
def test_a_city_that_wins_takes_an_army_token_and_loses_nothing_but_a_level() -> None:
    table = conflict(players={0: army("city-3", 2), 2: city(2, 2, AWAY, cubes={"booster": 1})})
    before = table.of(2).cubes
    table.play("pass", [6, 6])
    told = table.play("guide 0", [1, 1])
    assert winners(told) == [2]
    assert awarded("army", 2) in told.everybody
    assert tokens(table, "army") == [0, 0, 1, 0]
    assert table.of(2).cubes == before
    assert levels(table, "guide")[2] == 2
    assert levels(table, "defence")[2] == 1
    assert levels(table, "army")[0] == 1
    assert table.step == ("act", 0)


@rule("etherium.siege.defence-wins", "etherium.token.limited")
def test_a_city_that_wins_takes_none_when_no_army_token_is_left() -> None:
    table = conflict(players={0: army("city-3"), 1: {"tokens": {"army": 12}}, 2: city(1, 0, AWAY)})
    assert winners(fought(table, [6], [1])) == [2]
    assert tokens(table, "army") == [0, 12, 0, 0]


@rule("etherium.siege.choice")
def test_an_army_that_wins_either_robs_the_city_or_lowers_its_guide() -> None:
    table = stormed(2, cubes={"booster": 1, "ether": 1, "wood": 1})
    assert table.step == ("siege", 0)
    assert table.legal == {"siege booster", "siege ether", "siege resources", "siege guide"}
    table.play("siege ether")
    assert table.step == ("act", 0)
    assert table.of(2).cubes["booster"] == 1
    assert levels(table, "guide")[2] == 2


@rule("etherium.siege.choice")
def test_where_nothing_is_possible_the_army_gains_nothing() -> None:
    table = stormed(0, cubes=NO_CUBES)
    assert table.step == ("act", 0)
    assert table.of(0).tokens == {}
    assert levels(table, "army")[0] == 1
    assert levels(table, "defence")[2] == 1
    assert levels(table, "guide")[2] == 0
    assert where(table, "army")[0] == "outer-3"


@rule("etherium.siege.only")
def test_nobody_chooses_without_a_siege_just_won_with_an_army() -> None:
    table = conflict(players={0: army("city-3"), 2: city(1, 0, AWAY, hand=["timber"])})
    choices = ("siege booster", "siege ether", "siege resources", "siege guide")
    assert all(table.why_not(choice) == "etherium.siege.only" for choice in choices)
    table.play("pass", [6])
    assert all(table.why_not(choice) == "etherium.siege.only" for choice in choices)
    table.play("guide 0", [1])
    assert table.step == ("spoils", 2)
    assert all(table.why_not(choice) == "etherium.siege.only" for choice in choices)
    assert "siege ether" in stormed(cubes={"ether": 1})
    assert stormed(cubes={"ether": 1}).why_not("siege ether", seat=2) == "table.not-your-turn"


@rule("etherium.siege.something-there")
@pytest.mark.parametrize(
    ("choice", "cubes"),
    [
        ("booster", {"booster": 1}),
        ("ether", {"ether": 1}),
        ("resources", {"wood": 1}),
        ("resources", {"rock": 1}),
        ("resources", {"metal": 1}),
    ],
)
def test_only_what_is_there_can_be_robbed(choice: str, cubes: dict[str, int]) -> None:
    others = {"booster", "ether", "resources"} - {choice}
    table = stormed(cubes={**NO_CUBES, **cubes})
    assert table.legal == {f"siege {choice}"}
    for other in others:
        assert table.why_not(f"siege {other}") == "etherium.siege.something-there"
    table = stormed(2, cubes=NO_CUBES)
    assert table.legal == {"siege guide"}
    assert table.why_not(f"siege {choice}") == "etherium.siege.something-there"


@rule("etherium.siege.booster", "etherium.token.sacks")
def test_a_booster_robbed_comes_with_a_sack_token() -> None:
    table = stormed(cubes={"booster": 2})
    told = table.play("siege booster")
    assert told.everybody[:3] == [
        CitySacked(0, 2, "booster"),
        stolen("booster", 0, 2),
        awarded("sack", 0),
    ]
    assert [table.of(seat).cubes["booster"] for seat in (0, 2)] == [1, 1]
    assert table.of(0).tokens == {"sack": 1}


@rule("etherium.siege.booster", "etherium.token.sacks")
def test_whoever_has_a_sack_token_takes_an_army_token_instead() -> None:
    table = stormed(attacker={"tokens": {"sack": 1}}, cubes={"booster": 1})
    table.play("siege booster")
    assert table.of(0).tokens == {"army": 1, "sack": 1}
    assert table.of(0).cubes["booster"] == 1


@rule("etherium.siege.booster", "etherium.token.limited")
def test_whoever_finds_no_sack_token_left_takes_an_army_token_instead() -> None:
    peoples = ["psolos", "reces", "hivalia", "ertis"]
    players = {seat: {"tokens": {"sack": 1}} for seat in (1, 3)}
    players |= {0: army("city-3", 2), 2: city(1, 0, AWAY, cubes={"booster": 1}, tokens={"sack": 1})}
    table = conflict(peoples=peoples, players=players)
    table.play("pass", [1], [6, 6])
    assert table.view.victory_tokens.get("sack", 0) == 0
    table.play("siege booster")
    assert table.of(0).tokens == {"army": 1}


@rule("etherium.siege.booster", "etherium.token.limited")
def test_a_booster_is_robbed_even_when_no_token_is_left() -> None:
    players = {1: {"tokens": {"army": 12}}}
    players |= {0: army("city-3", 2, tokens={"sack": 1}), 2: city(1, 0, AWAY, cubes={"booster": 1})}
    table = conflict(players=players)
    table.play("pass", [1], [6, 6])
    table.play("siege booster")
    assert table.of(0).tokens == {"sack": 1}
    assert table.of(0).cubes["booster"] == 1


@rule("etherium.siege.ether")
@pytest.mark.parametrize(("there", "robbed"), [(1, 1), (2, 2), (3, 2), (9, 2)])
def test_up_to_two_ether_cubes_are_robbed(there: int, robbed: int) -> None:
    table = stormed(attacker={"cubes": {"ether": 1}}, cubes={**NO_CUBES, "ether": there})
    told = table.play("siege ether")
    assert told.everybody.count(stolen("ether", 0, 2)) == robbed
    assert [table.of(seat).cubes["ether"] for seat in (0, 2)] == [1 + robbed, there - robbed]
    assert table.of(0).tokens == {}


@rule("etherium.siege.resources")
@pytest.mark.parametrize("cubes", [{"wood": 1}, {"wood": 2, "rock": 1}, {"wood": 2, "rock": 1, "metal": 1}])
def test_up_to_four_basic_cubes_are_robbed(cubes: dict[str, int]) -> None:
    table = stormed(attacker={"cubes": NO_CUBES}, cubes={**NO_CUBES, **cubes, "ether": 3})
    table.play("siege resources")
    assert table.cubes(0) == cubes
    assert table.cubes(2) == {"ether": 3}
    assert table.of(0).tokens == {}


@rule("etherium.siege.resources")
def test_of_more_than_four_basic_cubes_the_attacker_chooses() -> None:
    table = stormed(attacker={"cubes": NO_CUBES}, cubes={"wood": 2, "rock": 2, "metal": 2, "ether": 3})
    table.play("siege resources")
    assert table.step == ("steal", 0)
    assert table.view.amount == 4
    assert table.legal == {"steal wood", "steal rock", "steal metal"}
    table.do("steal metal", "steal metal")
    assert table.legal == {"steal wood", "steal rock"}
    table.do("steal rock", "steal wood")
    assert table.cubes(0) == {"wood": 1, "rock": 1, "metal": 2}
    assert table.cubes(2) == {"wood": 1, "rock": 1, "ether": 3}
    assert table.step == ("act", 0)


@rule("etherium.siege.resources")
def test_four_cubes_of_a_single_kind_are_robbed_without_a_question() -> None:
    table = stormed(attacker={"cubes": NO_CUBES}, cubes={**NO_CUBES, "rock": 6})
    table.play("siege resources")
    assert table.cubes(0) == {"rock": 4}
    assert table.cubes(2) == {"rock": 2}


@rule("etherium.siege.lower-guide")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_lowering_the_guide_takes_a_level_and_brings_an_army_token(level: int) -> None:
    table = stormed(level, cubes={"ether": 2})
    told = table.play("siege guide")
    assert told.everybody[1:3] == [LevelFell(2, "guide", level - 1), awarded("army", 0)]
    assert levels(table, "guide")[2] == level - 1
    assert tokens(table, "army") == [1, 0, 0, 0]
    assert table.of(2).cubes["ether"] == 2


@rule("etherium.siege.lower-guide", "etherium.token.limited")
def test_the_guide_is_lowered_even_when_no_army_token_is_left() -> None:
    table = conflict(players={0: army("city-3", 2), 1: {"tokens": {"army": 12}}, 2: city(1, 2, AWAY)})
    table.play("pass", [1])
    table.play("guide 0", [6, 6])
    table.play("siege guide")
    assert levels(table, "guide")[2] == 1
    assert tokens(table, "army") == [0, 12, 0, 0]


@rule("etherium.siege.guide")
def test_where_there_is_no_guide_none_can_be_lowered() -> None:
    table = stormed(0, cubes={"ether": 2})
    assert table.why_not("siege guide") == "etherium.siege.guide"
    for level in (1, 2):
        assert "siege guide" in stormed(level, cubes={"ether": 2})


@rule("etherium.siege.lower-guide", "etherium.unit.never-below-one")
def test_a_guide_of_level_one_keeps_its_level_and_the_army_takes_its_token() -> None:
    """The city has nothing else: before it has grown, this is what a siege brings."""
    table = stormed(1, cubes=NO_CUBES)
    assert table.legal == {"siege guide"}
    table.play("siege guide")
    assert levels(table, "guide")[2] == 1
    assert table.of(0).tokens == {"army": 1}


@rule("etherium.siege.withdraws")
@pytest.mark.parametrize("dice", [[1], [6]])
def test_after_a_siege_the_army_leaves_the_city_whoever_wins(dice: list[int]) -> None:
    table = conflict(players={0: army("city-3"), 2: city(1, 0, AWAY, cubes=NO_CUBES)})
    told = fought(table, dice, [3])
    assert fled("army", 0, "city-3", "outer-3") in told.everybody
    assert where(table, "army")[0] == "outer-3"


@rule("etherium.siege.withdraws")
def test_a_victorious_army_passes_over_enemies_in_front_of_the_city() -> None:
    table = conflict(players={0: army("city-3"), 2: city(1, 0, cubes=NO_CUBES)})
    told = fought(table, [1], [3])
    assert winners(told) == [0]
    assert table.step == ("flee", 0)
    assert table.legal == {"flee large-3", "flee between-3"}
    assert table.why_not("flee outer-3") == "etherium.flight.no-conflict"
    assert table.why_not("flee city-3") == "etherium.flight.terrain"
    table.play("flee between-3")
    assert where(table, "army")[0] == "between-3"


@rule("etherium.siege.withdraws")
def test_what_the_army_does_in_the_city_comes_before_levels_are_lost_and_it_leaves() -> None:
    table = stormed(cubes={**NO_CUBES, "ether": 1})
    assert levels(table, "army")[0] == 2
    assert where(table, "army")[0] == "city-3"
    told = table.play("siege ether").everybody
    changes = [event for event in told if isinstance(event, Moved | LevelFell)]
    assert changes == [
        stolen("ether", 0, 2),
        LevelFell(2, "defence", 1),
        LevelFell(0, "army", 1),
        fled("army", 0, "city-3", "outer-3"),
    ]
