"""Conflicts that dice decide: who rolls when, ties, and the levels that are lost."""

from __future__ import annotations

import pytest

from aerodrome.kernel.event_types import Rolled
from tests.games.etherium.battles import Entry, army, city, conflicts, fought, levels, tokens, totals, winners
from tests.games.etherium.tables import conflict, played
from tests.rules_marker import rule

ASSAULT = "assault"
NO_BASICS = {"wood": 0, "rock": 0, "metal": 0}


@rule("etherium.conflict.dice")
def test_armies_roll_as_many_dice_as_their_levels_and_the_highest_total_wins() -> None:
    for dice, winner in (([5, 5, 5], 2), ([1, 1, 1], 0)):
        table = conflict(players={0: army("large-1", 2), 2: army("large-1", 3)})
        told = fought(table, dice, [4, 4])
        assert [event.dice for event in told.everybody if isinstance(event, Rolled)] == [tuple(dice), (4, 4)]
        assert totals(told) == [(2, sum(dice)), (0, 8)]
        assert winners(told) == [winner]


@rule("etherium.conflict.dice")
def test_a_besieged_city_rolls_as_many_dice_as_its_defence_has_levels() -> None:
    table = conflict(players={0: army("city-3", 1), 2: city(3, levels={"army": 4, "collector": 4})})
    told = fought(table, [1, 2, 3], [1])
    assert totals(told) == [(2, 6), (0, 1)]
    assert winners(told) == [2]


@rule("etherium.conflict.dice")
def test_one_point_more_is_enough() -> None:
    for dice, winner in (([4], 0), ([6], 2)):
        table = conflict(players={0: army("large-1"), 2: army("large-1")})
        assert winners(fought(table, dice, [5])) == [winner]


@rule("etherium.conflict.reverse-order")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
def test_the_players_roll_in_reverse_order_of_initiative(order: list[int]) -> None:
    table = conflict(players=[army("between-1") for _ in range(4)], order=order)
    told = fought(table, [3], [4], [5], [6])
    assert totals(told) == list(zip(reversed(order), (3, 4, 5, 6), strict=True))
    assert winners(told) == [order[0]]


@rule("etherium.conflict.reverse-order")
@pytest.mark.parametrize(("order", "first"), [([0, 2, 1, 3], 2), ([2, 0, 1, 3], 0)])
def test_in_a_siege_too_the_lower_initiative_rolls_first(order: list[int], first: int) -> None:
    table = conflict(players={0: army("city-3"), 2: city(1)}, order=order)
    assert totals(fought(table, [3], [4])) == [(first, 3), (2 - first, 4)]


@rule("etherium.conflict.tie")
def test_a_tie_is_rolled_again_as_often_as_needed() -> None:
    table = conflict(players={0: army("large-1", 2), 2: army("large-1", 1)})
    told = fought(table, [4], [2, 2], [3], [1, 2], [2], [6, 6])
    assert totals(told) == [(2, 4), (0, 4), (2, 3), (0, 3), (2, 2), (0, 12)]
    assert winners(told) == [0]


@rule("etherium.conflict.tie")
def test_only_those_tied_for_the_highest_total_roll_again() -> None:
    """Who is beaten stays beaten, even by a lower total in the second roll."""
    table = conflict(players={0: army("large-1"), 2: army("large-1"), 3: army("large-1")})
    told = fought(table, [5], [4], [5], [3], [2])
    assert totals(told) == [(3, 5), (2, 4), (0, 5), (3, 3), (0, 2)]
    assert winners(told) == [3]
    assert tokens(table, "army") == [0, 0, 0, 1]


@rule("etherium.conflict.tie")
def test_a_tie_behind_the_winner_is_no_tie() -> None:
    table = conflict(players={0: army("large-1"), 2: army("large-1"), 3: army("large-1")})
    told = fought(table, [4], [4], [5])
    assert winners(told) == [0]


@rule("etherium.conflict.tie")
def test_of_three_that_tie_two_may_tie_again() -> None:
    table = conflict(players={0: army("large-1"), 2: army("large-1"), 3: army("large-1")})
    told = fought(table, [4], [4], [4], [3], [3], [2], [6], [5])
    assert totals(told)[6:] == [(3, 6), (2, 5)]
    assert winners(told) == [3]


@rule("etherium.conflict.tie")
def test_a_city_ties_like_an_army() -> None:
    table = conflict(players={0: army("city-3"), 2: city(1, cubes={"ether": 1})})
    told = fought(table, [4], [4], [2], [3])
    assert totals(told) == [(2, 4), (0, 4), (2, 2), (0, 3)]
    assert table.step == ("siege", 0)


@rule("etherium.conflict.levels")
def test_every_army_of_an_assault_loses_one_level_however_often_was_rolled() -> None:
    table = conflict(players={0: army("large-1", 3), 2: army("large-1", 3), 3: army("large-1", 2)})
    told = fought(table, [6, 6], [4, 4, 4], [4, 4, 4], [6, 5], [5, 5, 5], [5, 5, 5], [3, 3, 3], [3, 3, 4])
    assert winners(told) == [0]
    assert levels(table, "army") == [2, 2, 2, 1]


@rule("etherium.conflict.levels")
@pytest.mark.parametrize("dice", [[1], [6]])
def test_army_and_defence_of_a_siege_lose_a_level_whoever_wins(dice: list[int]) -> None:
    table = conflict(players={0: army("city-3", 2), 2: city(2, cubes={**NO_BASICS, "ether": 0})})
    fought(table, [3, 3], dice * 2)
    assert levels(table, "army") == [1, 2, 1, 1]
    assert levels(table, "defence") == [3, 1, 1, 1]


@rule("etherium.conflict.levels", "etherium.capacity.armour-level")
def test_armour_spares_the_army_but_not_the_defence() -> None:
    table = conflict(players={0: army("city-3", 2, capacities=["armour"]), 2: city(2, capacities=["armour"])})
    fought(table, [3, 3], [1, 1])
    assert levels(table, "army")[0] == 2
    assert levels(table, "defence")[2] == 1


@rule("etherium.conflict.levels")
def test_armies_about_to_lose_a_level_are_asked_for_discipline_in_reverse_order_whatever_they_hold() -> None:
    table = conflict(players={0: army("large-1", 2, hand=["timber"]), 2: army("large-1", 2, hand=["lode"])})
    table.play("pass", [4, 4])
    table.play("guide 0", [6, 6])
    table.play("guide 0")
    assert table.step == ("discipline", 2)
    assert table.legal == {"pass"}
    table.play("pass")
    assert table.step == ("discipline", 0)
    assert levels(table, "army") == [2, 2, 1, 1]
    table.play("pass")
    assert levels(table, "army") == [1, 2, 1, 1]
    assert table.step == ("spoils", 0)


@rule("etherium.conflict.levels")
def test_once_discipline_lies_open_nobody_is_asked_for_it_any_more() -> None:
    table = conflict(players={0: army("large-1", 2, hand=["timber"]), 2: army("large-1", 2, hand=["discipline"])})
    table.play("pass", [4, 4])
    table.play("guide 0", [6, 6])
    table.play("guide 0")
    told = table.play("play discipline")
    assert played("discipline", 2) in told.everybody
    assert levels(table, "army") == [1, 2, 2, 1]
    assert table.step == ("spoils", 0)


@rule("etherium.conflict.levels")
@pytest.mark.parametrize("entry", [army("large-1", 1), army("large-1", 2, capacities=["armour"])])
def test_armies_that_lose_no_level_anyhow_are_not_asked_for_discipline(entry: Entry) -> None:
    before = entry["levels"]["army"]
    table = conflict(players={0: army("large-1", 1), 2: {**entry, "hand": ["discipline"]}})
    table.play("pass", [6] * before)
    table.play("guide 0", [1])
    assert table.step == ("spoils", 2)
    assert levels(table, "army")[2] == before


@rule("etherium.conflict.one-winner")
@pytest.mark.parametrize(
    ("ether", "discard", "is_asked"),
    [(19, [], True), (20, [], False), (19, ["spoils"], False), (20, ["spoils"], False)],
)
def test_the_winner_is_asked_for_spoils_as_long_as_everybody_thinks_they_may_come(
    ether: int, discard: list[str], is_asked: bool
) -> None:
    """With no Ether left, or the only copy on the discard pile, there is nothing to ask."""
    players = {
        0: army("large-1", hand=["timber"]),
        1: {"cubes": {"ether": ether}},
        2: army("large-1", cubes={"ether": 0}),
    }
    table = conflict(players=players, discard=discard)
    table.play("pass", [1], [6])
    table.play("guide 0")
    assert table.step == (("spoils", 0) if is_asked else ("flee", 2))
    if is_asked:
        assert table.do("pass").step == ("flee", 2)


@rule("etherium.conflict.one-winner")
def test_of_several_armies_one_wins_and_one_token_is_given() -> None:
    table = conflict(players=[army("large-1") for _ in range(4)])
    told = fought(table, [3], [2], [6], [3])
    assert winners(told) == [1]
    assert tokens(table, "army") == [0, 1, 0, 0]
    assert conflicts(told) == [ASSAULT]
    assert [player.task for player in table.view.players] == [2, 0, 2, 2]
