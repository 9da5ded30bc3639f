"""Rolls: who may change them, in which order, and how far."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import DiceRolled, Totalled
from tests.games.etherium.battles import Entry, army, city, fought, totals, winners
from tests.games.etherium.tables import Scene, acting, at, conflict, played, results
from tests.rules_marker import rule

ERTIS, HIVALIA, RECES, PSOLOS = 3, 2, 1, 0


def connected(dice: list[int], seat: int = ERTIS, **player: Any) -> Scene:
    """A seat has just rolled for a connection, in the season of its people when there are two dice."""
    people = ("psolos", "reces", "hivalia", "ertis")[seat]
    season = f"{people}-1" if len(dice) == 2 else ("psolos-1" if people != "psolos" else "ertis-1")
    table = acting(seat, "connect-1", players={seat: player}, season=season)
    table.play(f"connect {len(dice)}", dice)
    return table


def in_assault(first: list[int], guide: int = 0, **player: Any) -> Scene:
    """Ertis has just rolled these dice in an assault; the army of Hivalia rolls next."""
    table = conflict(players={ERTIS: army("large-3", len(first), guide, **player), HIVALIA: army("large-3", 2, 2)})
    table.play("pass", first)
    return table


@rule("etherium.roll.modified")
def test_a_roll_is_changed_by_its_own_player_only_and_before_anybody_else_rolls() -> None:
    mine = {"hand": ["lucky-star"]}
    table = conflict(players={ERTIS: army("large-3", 2, 1, **mine), HIVALIA: army("large-3", 2, 1, **mine)})
    table.play("pass", [3, 4])
    assert table.step == ("rolled", ERTIS)
    assert table.view.dice == (3, 4)
    assert table.of(HIVALIA).total == 0
    assert table.why_not("play lucky-star", seat=HIVALIA) == "table.not-your-turn"
    table.play("play lucky-star")
    told = table.play("guide 1", [6, 6])
    assert totals(told) == [(ERTIS, 10)]
    assert table.step == ("rolled", HIVALIA)
    assert table.view.dice == (6, 6)


@rule("etherium.roll.modified")
def test_once_the_points_of_the_guide_are_chosen_a_roll_is_final() -> None:
    table = in_assault([4, 4], 1, hand=["lucky-star", "charge"])
    table.play("guide 0", [5, 5])
    assert table.of(ERTIS).total == 8
    assert table.step == ("rolled", HIVALIA)
    for action in ("play lucky-star", "play charge", "guide 1", "reroll 1 0"):
        assert table.why_not(action, seat=ERTIS) == "table.not-your-turn"
    table.play("guide 0")
    assert table.of(ERTIS).tokens == {}
    assert table.of(HIVALIA).tokens == {"army": 1}


@rule("etherium.roll.modified")
def test_everybody_sees_how_a_roll_is_changed() -> None:
    table = in_assault([1, 4], 2, hand=["charge"])
    assert table.play("reroll 1 0", [5]).everybody[0] == DiceRolled((4,), (4, 5), ERTIS, "army", again=True)
    told = table.play("play charge").everybody
    assert told == [played("charge", ERTIS, points=3)]
    told = table.play("guide 2", [1, 1]).everybody
    assert told == [
        Totalled(ERTIS, "army", (4, 5), guide=2, cards=3, rampart=0, barbarians=0, total=14),
        DiceRolled((), (1, 1), HIVALIA, "army", again=False),
    ]
    assert table.step == ("rolled", HIVALIA)


@rule("etherium.roll.only")
@pytest.mark.parametrize("action", ["guide 0", "guide 1", "fate", "reroll 1 0", "reroll 0 1"])
def test_there_is_nothing_to_change_without_an_own_roll(action: str) -> None:
    entry: Entry = {"capacities": ["fate"], "levels": {"guide": 1}, "hand": ["timber"]}
    for table in (
        acting(ERTIS, "connect-1", players={ERTIS: entry}),
        at(step="number-flash", seat=ERTIS, players={ERTIS: entry}),
        at(step="after-flash", seat=ERTIS, players={ERTIS: entry}),
    ):
        assert table.why_not(action) == "etherium.roll.only"
        assert action not in table
    assert action in connected([1, 2], **entry)


@rule("etherium.roll.order")
@pytest.mark.parametrize("addition", ["lucky-star", "resonance"])
@pytest.mark.parametrize("reroll", ["reroll 1 1", "play second-wind", "play twist-of-fate", "fate"])
def test_an_addition_counts_whatever_is_rolled_again_after_it(addition: str, reroll: str) -> None:
    table = connected([1, 2], hand=[addition, "second-wind", "twist-of-fate"], capacities=["fate"])
    table.play(f"play {addition}")
    if reroll == "play second-wind":
        table.play(reroll)
        reroll = "reroll 1 1"
    table.play(reroll, [1, 3])
    points = {"lucky-star": 2, "resonance": 3}[addition]
    assert (table.view.dice, table.view.bonus) == ((1, 3), points)
    assert 4 + points in results(table.play("guide 0", *["timber"] * (points == 0)))


@rule("etherium.roll.order", "etherium.roll.shamans")
@pytest.mark.parametrize("before", ["play twist-of-fate", "fate", "play lucky-star"])
def test_ertis_can_still_roll_its_low_dice_again_after_cards_and_fate(before: str) -> None:
    entry: Entry = {"hand": ["twist-of-fate", "lucky-star", "second-wind"], "capacities": ["fate"]}
    table = connected([1, 2], **entry)
    table.play(before, *([[2, 4]] if before != "play lucky-star" else []))
    low = "reroll 0 1"
    assert low in table
    table.play(low, [2])
    assert table.why_not(low) == "etherium.roll.shamans", "once in a roll"
    assert "play second-wind" in table


@rule("etherium.roll.shamans")
def test_second_wind_leaves_ertis_its_own_reroll() -> None:
    table = connected([1, 2], hand=["second-wind"])
    table.play("play second-wind")
    table.play("reroll 1 1", [1, 1])
    assert "reroll 2 0" in table
    table.play("reroll 2 0", [1, 1])
    assert table.why_not("reroll 1 0") == "etherium.roll.shamans"


@rule("etherium.roll.order")
def test_cards_and_fate_follow_each_other_in_any_order() -> None:
    entry: Entry = {"hand": ["twist-of-fate", "twist-of-fate", "second-wind"], "capacities": ["fate"]}
    table = connected([5, 5], HIVALIA, **entry)
    table.play("play twist-of-fate", [4, 4])
    table.play("fate", [1, 4])
    table.play("play second-wind")
    table.play("reroll 1 0", [3])
    table.play("play twist-of-fate", [2, 2])
    assert table.step == ("rolled", HIVALIA)
    assert table.view.dice == (2, 2)


@rule("etherium.roll.low")
def test_only_ones_and_twos_that_are_there_can_be_rolled_again_this_way() -> None:
    table = connected([1, 3])
    assert table.can("reroll") == {"1 0"}
    for action in ("reroll 0 1", "reroll 2 0", "reroll 1 1"):
        assert table.why_not(action) == "etherium.roll.low"
    table = in_assault([1, 1, 2, 5])
    assert table.can("reroll") == {"1 0", "2 0", "0 1", "1 1", "2 1"}
    assert table.why_not("reroll 3 0") == "etherium.roll.low"
    assert table.why_not("reroll 0 2") == "etherium.roll.low"


@rule("etherium.roll.low")
def test_second_wind_rolls_no_other_dice_either() -> None:
    table = connected([2, 3], HIVALIA, hand=["second-wind"])
    table.play("play second-wind")
    assert table.step == ("low", HIVALIA)
    assert table.why_not("reroll 1 0") == "etherium.roll.low"
    assert table.why_not("reroll 0 2") == "etherium.roll.low"
    assert table.legal == {"reroll 0 1"}
    assert table.play("reroll 0 1", [2]).everybody[0] == DiceRolled((3,), (2, 3), HIVALIA, "connection", again=True)
    assert table.why_not("reroll 0 1") == "etherium.roll.shamans"


@rule("etherium.roll.shamans")
@pytest.mark.parametrize("seat", [PSOLOS, RECES, HIVALIA])
def test_no_other_people_rolls_ones_and_twos_again_without_a_card(seat: int) -> None:
    table = connected([1, 2], seat, levels={"guide": 1})
    assert table.why_not("reroll 1 1") == "etherium.roll.shamans"
    assert table.legal == {"guide 0", "guide 1"}
    assert "reroll 1 1" in connected([1, 2], ERTIS)


@rule("etherium.roll.fate")
def test_fate_rolls_all_dice_again_once_in_each_roll() -> None:
    table = in_assault([4, 5, 6], 1, capacities=["fate"])
    assert table.play("fate", [1, 6, 6]).everybody[0] == DiceRolled((), (1, 6, 6), ERTIS, "army", again=True)
    assert table.why_not("fate") == "etherium.roll.fate"
    assert table.can("guide") == {"0", "1"}


@rule("etherium.roll.fate")
def test_fate_is_only_for_those_who_own_it() -> None:
    table = in_assault([4, 5], 1)
    assert table.why_not("fate") == "etherium.roll.fate"
    assert "fate" in in_assault([4, 5], 1, capacities=["fate"])


@rule("etherium.roll.fate")
def test_fate_helps_in_defence_too() -> None:
    table = conflict(players={PSOLOS: army("city-3", 1), HIVALIA: city(2, capacities=["fate"])})
    table.play("pass", [1, 1])
    assert table.step == ("rolled", HIVALIA)
    told = table.play("fate", [6, 6], [1])
    assert totals(told) == [(HIVALIA, 12), (PSOLOS, 1)]


@rule("etherium.roll.guide")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_a_guide_adds_any_number_of_points_up_to_its_level(level: int) -> None:
    table = connected([1], HIVALIA, levels={"guide": level}, hand=["timber"])
    assert table.can("guide") == {str(points) for points in range(level + 1)}
    if level < 4:
        assert table.why_not(f"guide {level + 1}") == "etherium.roll.guide"


@rule("etherium.roll.guide", "etherium.unit.guides")
def test_a_four_becomes_a_five_or_a_six_with_a_guide_of_level_two() -> None:
    """The rulebook's example: raised to 6, the connection brings one Ether."""
    table = connected([4], HIVALIA, levels={"guide": 2}, cubes={"ether": 0})
    assert table.can("guide") == {"0", "1", "2"}
    assert 6 in results(table.play("guide 2"))
    assert table.of(HIVALIA).cubes["ether"] == 1
    table = connected([4], HIVALIA, levels={"guide": 2}, cubes={"ether": 0})
    assert 5 in results(table.play("guide 1"))
    assert table.of(HIVALIA).cubes["ether"] == 0


@rule("etherium.roll.by-itself")
def test_rampart_adds_three_points_to_defence_rolls_and_to_no_others() -> None:
    entry: Entry = {"capacities": ["rampart"], "levels": {"guide": 0}}
    table = conflict(players={PSOLOS: army("city-3", 2, capacities=["rampart"]), HIVALIA: city(1, **entry)})
    told = fought(table, [2], [2, 2])
    assert totals(told) == [(HIVALIA, 5), (PSOLOS, 4)]
    assert winners(told) == [HIVALIA]
    told = acting(HIVALIA, "connect-1", players={HIVALIA: entry}).play("connect 1", [4], "timber")
    assert 4 in results(told)


@rule("etherium.roll.by-itself")
def test_a_player_without_guide_cards_and_reroll_is_not_asked() -> None:
    table = conflict(players={ERTIS: army("large-3"), HIVALIA: army("large-3")})
    told = fought(table, [3], [2])
    assert totals(told) == [(ERTIS, 3), (HIVALIA, 2)]


@rule("etherium.roll.by-itself")
@pytest.mark.parametrize(
    ("first", "player"),
    [
        (1, {"hand": []}),
        (2, {"hand": []}),
        (3, {"hand": ["timber"]}),
        (3, {"capacities": ["fate"]}),
        (3, {"levels": {"guide": 1}}),
    ],
)
def test_whoever_has_a_low_die_a_card_fate_or_a_guide_is_asked(first: int, player: dict[str, Any]) -> None:
    """Which card it is makes no difference: that is a secret."""
    table = conflict(players={ERTIS: army("large-3", **player), HIVALIA: army("large-3")})
    table.play("pass", [first])
    assert table.step == ("rolled", ERTIS)
    assert "guide 0" in table


@rule("etherium.roll.by-itself")
def test_a_low_die_is_no_reason_to_ask_other_peoples() -> None:
    table = conflict(players={PSOLOS: army("large-3"), HIVALIA: army("large-3")})
    assert totals(fought(table, [1], [2])) == [(HIVALIA, 1), (PSOLOS, 2)]


@rule("etherium.roll.by-itself")
def test_whoever_has_used_the_last_way_to_change_a_roll_is_not_asked_again() -> None:
    table = conflict(players={PSOLOS: army("large-3"), HIVALIA: army("large-3", capacities=["fate"])})
    table.play("pass", [1])
    assert totals(table.play("fate", [5], [2])) == [(HIVALIA, 5), (PSOLOS, 2)]
    table = in_assault([1, 1])
    told = table.play("reroll 2 0", [1, 2], [6, 6])
    assert totals(told) == [(ERTIS, 3)]


@rule("etherium.roll.spent")
def test_when_a_tie_is_rolled_again_cards_stay_spent() -> None:
    hand = ["charge", "charge"]
    table = conflict(players={ERTIS: army("large-3", hand=hand), HIVALIA: army("large-3", 2)})
    table.play("pass", [3])
    table.play("play charge")
    told = table.play("guide 0", [3, 3], [4])
    assert totals(told) == [(ERTIS, 6), (HIVALIA, 6)]
    assert table.step == ("rolled", ERTIS)
    assert table.view.dice == (4,)
    assert table.view.bonus == 0
    assert table.hand(ERTIS) == ["charge"]
    told = table.play("play charge", [4, 4])
    assert totals(told) == [(ERTIS, 7), (HIVALIA, 8)]
    assert table.of(HIVALIA).tokens == {"army": 1}


@rule("etherium.roll.spent")
def test_when_a_tie_is_rolled_again_guide_powers_and_capacities_help_again() -> None:
    table = conflict(players={ERTIS: army("large-3", 1, 1, capacities=["fate"]), HIVALIA: army("large-3")})
    table.play("pass", [1])
    table.play("reroll 1 0", [3])
    table.play("fate", [4])
    assert totals(table.play("guide 1", [5], [2])) == [(ERTIS, 5), (HIVALIA, 5)]
    assert table.step == ("rolled", ERTIS)
    assert table.legal == {"reroll 0 1", "fate", "guide 0", "guide 1"}
    table.play("reroll 0 1", [1])
    table.play("fate", [6])
    assert totals(table.play("guide 1", [6])) == [(ERTIS, 7), (HIVALIA, 6)]
