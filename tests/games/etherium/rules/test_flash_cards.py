"""What each card with the Flash symbol does."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import DiceRolled, Totalled
from tests.games.etherium.tables import Scene, acting, conflict, gained, results, stolen, window
from tests.rules_marker import rule

NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}


def fight(*hand: str, attacker: int = 2, dice: tuple[int, int] = (6, 6)) -> Scene:
    """Two armies of level 2 without guides: the other has rolled, then the first seat has, with these cards."""
    army = {"spaces": {"army": "large-1"}, "levels": {"army": 2, "guide": 0}}
    table = conflict(players={0: {**army, "hand": list(hand)}, attacker: army})
    table.play("pass", [4, 5], list(dice))
    return table


def totals(table: Scene, action: str, *chance: list[int]) -> dict[int, int]:
    """The rolls that an action makes final, by seat."""
    return {event.seat: event.total for event in table.play(action, *chance).of(Totalled)}


@rule("etherium.flash.gain-three")
@pytest.mark.parametrize(("card", "cube"), [("timber", "wood"), ("scree", "rock"), ("lode", "metal")])
def test_timber_scree_and_lode_bring_three_cubes(card: str, cube: str) -> None:
    table = window("number-flash", 1, players={1: {"hand": [card], "cubes": NONE, "plan": ["connect-1"]}})
    told = table.play(f"play {card}")
    assert told.everybody.count(gained(cube, 1)) == 3
    assert table.cubes(1) == {cube: 3}


@rule("etherium.flash.gain-three")
def test_what_is_missing_in_the_supply_is_not_taken() -> None:
    table = window("season-flash", 0, players=[{"hand": ["timber"], "cubes": {"wood": 14}}])
    table.play("play timber")
    assert table.cubes(0)["wood"] == 16


@rule("etherium.flash.provisions")
def test_provisions_bring_two_basic_cubes_of_ones_choice() -> None:
    table = window("season-flash", 1, players={1: {"hand": ["provisions"], "cubes": NONE}})
    table.play("play provisions")
    assert table.step == ("take", 1)
    assert table.legal == {"take wood", "take rock", "take metal"}
    table.play("take wood")
    assert table.step == ("take", 1)
    table.play("take metal")
    assert table.cubes(1) == {"wood": 1, "metal": 1}
    assert table.view.step == "program"


@rule("etherium.flash.ether-drop")
def test_a_drop_of_ether_brings_one_ether_and_no_token() -> None:
    table = window("season-flash", 1, players={1: {"hand": ["ether-drop"], "cubes": NONE}})
    table.play("play ether-drop")
    assert table.cubes(1) == {"ether": 1}
    assert table.of(1).tokens == {}
    assert table.cubes(2) == {"wood": 1, "rock": 1, "metal": 1, "ether": 2}, "Hivalia gains nothing from it"


@rule("etherium.flash.thefts")
@pytest.mark.parametrize(("card", "cube"), [("wood-theft", "wood"), ("rock-theft", "rock"), ("metal-theft", "metal")])
@pytest.mark.parametrize(("held", "taken"), [(1, 1), (2, 2), (5, 2)])
def test_a_theft_takes_up_to_two_cubes_of_its_kind(card: str, cube: str, held: int, taken: int) -> None:
    players = [{"hand": [card], "cubes": NONE}, {"cubes": {**NONE, cube: held}}, {"cubes": NONE}, {"cubes": NONE}]
    table = window("season-flash", 0, players=players)
    told = table.play(f"play {card}")
    assert told.everybody.count(stolen(cube, 0, 1)) == taken
    assert table.of(0).cubes[cube] == taken
    assert table.of(1).cubes[cube] == held - taken


@rule("etherium.flash.thefts")
def test_the_thief_names_the_victim_when_several_have_such_cubes() -> None:
    table = window("season-flash", 0, "rock-theft", players={3: {"cubes": {"rock": 4}}})
    table.play("play rock-theft")
    assert table.step == ("victim", 0)
    # Reces has no Rock.
    assert table.legal == {"victim 3", "victim 4"}
    table.play("victim 4")
    assert (table.of(0).cubes["rock"], table.of(3).cubes["rock"]) == (4, 2)


@rule("etherium.flash.raid")
def test_raid_steals_two_basic_cubes_of_the_thiefs_choice() -> None:
    players = [{"hand": ["raid"], "cubes": NONE}, {"cubes": NONE}, {"cubes": {"wood": 3, "rock": 1, "metal": 1}}]
    table = window("season-flash", 0, players=players)
    table.play("play raid")
    assert table.legal == {"victim 3", "victim 4"}
    table.play("victim 3")
    assert table.legal == {"steal wood", "steal rock", "steal metal"}
    table.do("steal wood", "steal metal")
    assert table.cubes(0) == {"wood": 1, "metal": 1}
    assert table.cubes(2) == {"wood": 2, "rock": 1, "ether": 2}


@rule("etherium.flash.raid")
def test_raid_is_no_pillage_reces_takes_no_third_cube_and_no_level_is_lost() -> None:
    players = {0: {"cubes": {"wood": 5, "rock": 0, "metal": 0}}, 1: {"hand": ["raid"], "cubes": NONE}}
    table = window("season-flash", 1, players=players)
    table.play("play raid")
    table.play("victim 1")
    assert table.cubes(1) == {"wood": 2}
    assert table.cubes(0) == {"wood": 3}
    assert table.of(0).levels["collector"] == 3
    assert table.view.step == "program"


@rule("etherium.flash.plus-three")
def test_charge_adds_three_to_the_roll_of_the_army() -> None:
    table = fight("charge", dice=(1, 1))
    assert table.step == ("rolled", 0)
    assert table.can("play") == {"charge"}
    assert totals(table, "play charge")[0] == 5


@rule("etherium.flash.plus-three")
def test_portcullis_adds_three_to_the_roll_of_the_defence() -> None:
    players = {0: {"spaces": {"army": "city-3"}, "levels": {"guide": 0}}, 2: {"hand": ["portcullis"]}}
    table = conflict(players=players)
    table.play("pass", [2, 2])
    assert table.step == ("rolled", 2)
    assert table.can("play") == {"portcullis"}
    table.play("play portcullis")
    assert totals(table, "guide 0", [6])[2] == 7


@rule("etherium.flash.plus-three")
def test_resonance_adds_three_to_a_connection_roll_and_several_add_up() -> None:
    table = acting(0, "connect-1", players=[{"hand": ["resonance", "resonance"]}])
    table.play("connect 1", [5])
    assert table.can("play") == {"resonance"}
    table.play("play resonance")
    assert results(table.play("play resonance")) == [11]
    assert table.cubes(0)["booster"] == 1


@rule("etherium.flash.lucky-star")
def test_lucky_star_adds_two_to_any_roll() -> None:
    assert totals(fight("lucky-star", dice=(1, 1)), "play lucky-star")[0] == 4
    table = acting(0, "connect-1", players=[{"hand": ["lucky-star"]}])
    table.play("connect 1", [4])
    assert results(table.play("play lucky-star")) == [6]
    defence = conflict(players={0: {"spaces": {"army": "city-3"}}, 2: {"hand": ["lucky-star"]}})
    defence.play("pass", [2, 2])
    defence.play("play lucky-star")
    assert totals(defence, "guide 0", [1])[2] == 6


@rule("etherium.flash.second-wind")
def test_second_wind_rolls_as_many_ones_and_twos_again_as_one_likes() -> None:
    table = fight("second-wind", "charge", dice=(1, 2))
    table.play("play second-wind")
    assert table.step == ("low", 0)
    assert table.legal == {"reroll 1 0", "reroll 0 1", "reroll 1 1"}
    told = table.play("reroll 1 0", [6])
    assert DiceRolled((2,), (2, 6), 0, "army", again=True) in told.everybody
    assert table.view.dice == (2, 6)
    assert table.why_not("reroll 0 1") == "etherium.roll.shamans", "only once"


@rule("etherium.flash.second-wind")
def test_second_wind_leaves_higher_dice_alone() -> None:
    table = fight("second-wind", dice=(3, 1))
    table.play("play second-wind")
    assert table.legal == {"reroll 1 0"}
    assert totals(table, "reroll 1 0", [1])[0] == 4


@rule("etherium.flash.twist-of-fate")
def test_twist_of_fate_rolls_all_dice_again() -> None:
    table = fight("twist-of-fate", dice=(6, 1))
    told = table.play("play twist-of-fate", [2, 3])
    assert DiceRolled((), (2, 3), 0, "army", again=True) in told.everybody
    assert [(event.seat, event.total) for event in told.of(Totalled)] == [(0, 5)]
    again = acting(0, "connect-1", players=[{"hand": ["twist-of-fate", "twist-of-fate"]}])
    again.play("connect 1", [1])
    again.play("play twist-of-fate", [1])
    assert results(again.play("play twist-of-fate", [6])) == [6]


@rule("etherium.flash.discipline")
@pytest.mark.parametrize(("answer", "level"), [("play discipline", 2), ("pass", 1)])
@pytest.mark.parametrize("dice", [(6, 6), (1, 1)])
def test_discipline_spares_an_army_its_level_whether_it_won_or_lost(
    answer: str, level: int, dice: tuple[int, int]
) -> None:
    table = fight("discipline", dice=dice)
    table.play("guide 0")
    assert table.step == ("discipline", 0)
    assert table.legal == {"play discipline", "pass"}
    table.play(answer)
    assert table.of(0).levels["army"] == level
    assert table.of(2).levels["army"] == 1


@rule("etherium.flash.discipline")
def test_discipline_is_for_sieges_too() -> None:
    players = {
        0: {"spaces": {"army": "city-3"}, "levels": {"army": 2, "guide": 0}, "hand": ["discipline"]},
        2: {"levels": {"defence": 2, "guide": 0}},
    }
    table = conflict(players=players)
    table.play("pass", [6, 6], [1, 1])
    table.play("guide 0")
    table.play("play discipline")
    assert table.of(0).levels["army"] == 2
    assert table.of(2).levels["defence"] == 1


@rule("etherium.flash.hideout")
@pytest.mark.parametrize(("answer", "level"), [("play hideout", 3), ("pass", 2)])
def test_hideout_spares_a_pillaged_collector_its_level(answer: str, level: int) -> None:
    players = {
        0: {"spaces": {"collector": "large-1"}, "hand": ["hideout"], "cubes": {**NONE, "wood": 2}},
        2: {"spaces": {"army": "large-1"}},
    }
    table = conflict(players=players)
    table.play("pass")
    assert table.step == ("hideout", 0)
    assert table.legal == {"play hideout", "pass"}
    table.play(answer)
    assert table.of(0).levels["collector"] == level
    assert table.cubes(0) == {}, "what is stolen is stolen"
    assert table.view.step == "flee"


@rule("etherium.flash.spoils")
def test_spoils_bring_one_ether_to_who_has_won_an_assault() -> None:
    table = fight("spoils")
    table.play("guide 0")
    table.play("pass")
    assert table.step == ("spoils", 0)
    assert table.legal == {"play spoils", "pass"}
    table.play("play spoils")
    assert table.cubes(0)["ether"] == 1
    lost = fight("spoils", dice=(1, 1))
    lost.play("guide 0")
    lost.play("pass")
    assert lost.step == ("flee", 0)


@rule("etherium.flash.spoils")
def test_spoils_are_for_a_city_that_has_won_a_siege_too() -> None:
    """A victory in a conflict, the city's too."""
    players = {
        0: {"spaces": {"army": "city-3"}, "levels": {"army": 1, "guide": 0}},
        2: {"levels": {"defence": 2, "guide": 0}, "hand": ["spoils"]},
    }
    table = conflict(players=players)
    table.play("pass", [6, 6])
    table.play("guide 0", [1])
    assert table.step == ("spoils", 2)
    table.play("play spoils")
    assert table.cubes(2)["ether"] == 3


@rule("etherium.flash.spoils", "etherium.flash.condition")
def test_spoils_are_for_a_pillage_too_once_its_last_collector_has_fled() -> None:
    """A pillage is one of the three conflicts, and its army wins it."""
    pillaged = {"cubes": {"wood": 0, "rock": 0, "metal": 0}, "spaces": {"collector": "large-1"}}
    players = {
        0: {"spaces": {"army": "large-1"}, "hand": ["spoils"]},
        2: pillaged,
        3: pillaged,
    }
    table = conflict(players=players)
    table.play("pass")
    for victim in (3, 2):
        assert table.step == ("flee", victim)
        assert table.why_not("play spoils", seat=0) == "table.not-your-turn"
        table.play(min(table.legal))
    assert table.step == ("spoils", 0)
    assert table.legal == {"play spoils", "pass"}
    table.play("play spoils")
    assert table.cubes(0)["ether"] == 1
    assert table.view.number == 2
