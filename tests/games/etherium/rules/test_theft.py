"""Stealing from other players."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import VictimChosen
from tests.games.etherium.tables import Scene, acting, programming, stolen, window
from tests.rules_marker import rule

NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}


def stealing(*cubes: dict[str, int], card: str = "raid") -> Scene:
    """Psolos plays a card that steals; the others have these cubes."""
    players = {0: {"cubes": NONE}, **{seat: {"cubes": {**NONE, **held}} for seat, held in enumerate(cubes, 1)}}
    table = window("number-flash", 0, card, players=players)
    table.do(f"play {card}")
    return table


@rule("etherium.theft.only")
def test_nobody_steals_without_a_reason() -> None:
    for table in (acting(0, "connect-1"), window("number-flash", 0, "raid"), programming()):
        assert table.why_not("victim 2", 0) == "etherium.theft.only"
        assert table.why_not("steal wood", 0) == "etherium.theft.only"


@rule("etherium.theft.only")
def test_first_comes_the_victim_and_then_the_cubes() -> None:
    table = stealing({"wood": 2, "rock": 2}, {"wood": 3}, {})
    assert table.step == ("victim", 0)
    assert table.why_not("steal wood") == "etherium.theft.only"
    table.do("victim 2")
    assert table.step == ("steal", 0)
    assert table.why_not("victim 3") == "etherium.theft.only"


@rule("etherium.theft.victim", "etherium.theft.thief-chooses")
def test_only_players_with_something_to_take_can_be_robbed() -> None:
    table = stealing({"wood": 1}, {"ether": 5}, {"metal": 1})
    assert table.legal == {"victim 2", "victim 4"}
    assert table.why_not("victim 3") == "etherium.theft.victim"


@rule("etherium.theft.victim")
def test_nobody_robs_oneself_or_an_empty_seat() -> None:
    table = stealing({"wood": 1}, {"wood": 1}, {"metal": 1})
    assert table.why_not("victim 1") == "etherium.theft.victim"
    assert table.why_not("victim 5") == "etherium.theft.victim"


@rule("etherium.theft.victim", "etherium.flash.thefts")
@pytest.mark.parametrize("resource", ["wood", "rock", "metal"])
def test_a_theft_of_one_kind_needs_a_victim_with_that_kind(resource: str) -> None:
    other = "rock" if resource == "wood" else "wood"
    table = stealing({resource: 1}, {resource: 4}, {other: 5}, card=f"{resource}-theft")
    assert table.legal == {"victim 2", "victim 3"}
    assert table.why_not("victim 4") == "etherium.theft.victim"
    told = table.play("victim 3").everybody
    assert told[:3] == [VictimChosen(0, 2), *[stolen(resource, 0, 2)] * 2]
    assert (table.cubes(0), table.cubes(2)) == ({resource: 2}, {resource: 2})


@rule("etherium.theft.cubes", "etherium.flash.thefts")
@pytest.mark.parametrize(("had", "stolen"), [(1, 1), (2, 2), (3, 2)])
def test_a_theft_of_one_kind_takes_up_to_two_of_it_by_itself(had: int, stolen: int) -> None:
    table = stealing({"rock": had, "wood": 4}, {}, {}, card="rock-theft")
    assert table.cubes(0) == {"rock": stolen}
    assert (table.of(1).cubes["rock"], table.of(1).cubes["wood"]) == (had - stolen, 4)


@rule("etherium.theft.cubes")
def test_only_cubes_that_the_victim_has_can_be_stolen() -> None:
    table = stealing({"wood": 1, "metal": 3}, {}, {})
    assert table.step == ("steal", 0)
    assert table.why_not("steal rock") == "etherium.theft.cubes"
    assert table.legal == {"steal wood", "steal metal"}


@rule("etherium.theft.cubes")
def test_a_kind_of_the_victim_that_is_used_up_cannot_be_stolen_again() -> None:
    table = stealing({"wood": 1, "rock": 3, "metal": 3}, {}, {})
    table.do("steal wood")
    assert table.why_not("steal wood") == "etherium.theft.cubes"
    assert table.legal == {"steal rock", "steal metal"}


@rule("etherium.theft.thief-chooses")
def test_the_thief_chooses_the_victim_and_both_cubes() -> None:
    table = stealing({"wood": 2, "rock": 2, "metal": 2}, {"wood": 5}, {"wood": 5})
    told = table.do("victim 2").play("steal metal").everybody
    assert told[0] == stolen("metal", 0, 1)
    table.do("steal wood")
    assert table.cubes(0) == {"wood": 1, "metal": 1}
    assert table.cubes(1) == {"wood": 1, "rock": 2, "metal": 1}
    assert table.view.step == "act"


@rule("etherium.theft.thief-chooses")
def test_a_single_victim_is_robbed_without_a_question() -> None:
    table = stealing({}, {}, {"rock": 3})
    assert (table.cubes(0), table.cubes(3)) == ({"rock": 2}, {"rock": 1})


@rule("etherium.theft.thief-chooses", "etherium.flash.raid")
@pytest.mark.parametrize(("had", "left"), [(1, 0), (2, 0), (3, 1)])
def test_at_most_two_cubes_are_stolen_and_never_more_than_there_are(had: int, left: int) -> None:
    table = stealing({"metal": had}, {}, {})
    assert table.cubes(0) == {"metal": had - left}
    assert table.of(1).cubes["metal"] == left


@rule("etherium.theft.thief-chooses", "etherium.flash.raid", "etherium.people.reces-pillage")
def test_a_raid_is_no_pillage() -> None:
    """Reces gets two cubes like everybody else, and no level is lost."""
    players = {0: {"cubes": {**NONE, "wood": 5}}, 2: {"cubes": NONE}, 3: {"cubes": NONE}, 1: {"cubes": NONE}}
    table = window("number-flash", 1, "raid", players=players)
    table.do("play raid")
    assert (table.cubes(0), table.cubes(1)) == ({"wood": 3}, {"wood": 2})
    assert table.of(0).levels["collector"] == 3


@rule("etherium.theft.cubes", "etherium.booster.treasure")
def test_ether_is_never_stolen_by_a_card() -> None:
    table = stealing({"wood": 1, "ether": 5}, {}, {})
    assert (table.cubes(0), table.cubes(1)) == ({"wood": 1}, {"ether": 5})
