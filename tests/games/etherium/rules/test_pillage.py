"""Pillages: an army and enemy collectors."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import LevelFell
from aerodrome.kernel.event_types import Rolled
from tests.games.etherium.battles import army, collector, conflicts, fought, levels, tokens, where
from tests.games.etherium.tables import Scene, conflict, played, stolen
from tests.rules_marker import rule

PILLAGE = "pillage"
NOTHING = {"wood": 0, "rock": 0, "metal": 0}


@rule("etherium.pillage.when")
@pytest.mark.parametrize("space", ["ether", "large-4", "between-4", "outer-1"])
def test_an_army_pillages_an_enemy_collector_without_dice(space: str) -> None:
    players = {0: army(space, spaces={"collector": "large-2"}), 2: collector(space, 4, cubes=NOTHING)}
    table = conflict(players=players)
    told = fought(table)
    assert conflicts(told) == [PILLAGE]
    assert not any(isinstance(event, Rolled) for event in told.everybody)
    assert table.view.place == space
    assert table.step == ("flee", 2)


@rule("etherium.pillage.when")
def test_an_army_pillages_nobody_on_a_neighbouring_terrain_and_not_its_own_collector() -> None:
    table = conflict(players={0: army("large-1", spaces={"collector": "large-1"}), 2: collector("between-1")})
    assert conflicts(fought(table)) == []


@rule("etherium.pillage.when")
def test_the_pillaging_army_stays_keeps_its_level_and_takes_no_token() -> None:
    table = conflict(players={0: army("large-1", 3), 2: collector("large-1", 2, cubes=NOTHING)})
    fought(table)
    table.play("flee between-1")
    assert where(table, "army")[0] == "large-1"
    assert levels(table, "army")[0] == 3
    assert tokens(table, "army") == [0, 0, 0, 0]


@rule("etherium.pillage.steals")
def test_the_owner_of_the_army_chooses_two_basic_cubes() -> None:
    victim = collector("large-1", cubes={"wood": 1, "rock": 1, "metal": 3, "ether": 2, "booster": 1})
    table = conflict(players={0: army("large-1", cubes=NOTHING), 2: victim})
    fought(table)
    assert table.step == ("steal", 0)
    assert table.legal == {"steal wood", "steal rock", "steal metal"}
    assert table.play("steal metal").everybody[0] == stolen("metal", 0, 2)
    assert table.step == ("steal", 0)
    table.play("steal wood")
    assert table.cubes(0) == {"wood": 1, "metal": 1}
    assert table.cubes(2) == {"rock": 1, "metal": 2, "ether": 2, "booster": 1}
    assert table.step == ("flee", 2)


@rule("etherium.pillage.steals")
@pytest.mark.parametrize(
    ("there", "stolen"),
    [
        ({}, {}),
        ({"rock": 1}, {"rock": 1}),
        ({"rock": 5}, {"rock": 2}),
        ({"wood": 1, "metal": 1}, {"wood": 1, "metal": 1}),
    ],
)
def test_where_there_is_nothing_to_choose_cubes_are_stolen_by_themselves(
    there: dict[str, int], stolen: dict[str, int]
) -> None:
    victim = collector("large-1", cubes={**NOTHING, **there, "ether": 4})
    table = conflict(players={0: army("large-1", cubes=NOTHING), 2: victim})
    fought(table)
    assert table.step == ("flee", 2)
    assert table.cubes(0) == stolen
    left = {name: count - stolen.get(name, 0) for name, count in there.items() if count > stolen.get(name, 0)}
    assert table.cubes(2) == {**left, "ether": 4}


@rule("etherium.pillage.level")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (2, 1), (1, 1)])
def test_a_pillaged_collector_loses_a_level_and_flees(before: int, after: int) -> None:
    table = conflict(players={0: army("large-1"), 2: collector("large-1", before, cubes=NOTHING)})
    told = fought(table)
    assert (LevelFell(2, "collector", after) in told.everybody) == (before > 1)
    assert levels(table, "collector")[2] == after
    assert table.step == ("flee", 2)
    assert table.legal == {"flee outer-1", "flee between-1", "flee between-4"}
    table.play("flee between-4")
    assert where(table, "collector")[2] == "between-4"
    assert table.view.number == 2


@rule("etherium.pillage.level", "etherium.flash.hideout")
def test_hideout_spares_the_level_but_not_the_cubes_nor_the_flight() -> None:
    cubes = {**NOTHING, "wood": 2}
    table = conflict(players={0: army("large-1"), 2: collector("large-1", 3, cubes=cubes, hand=["hideout"])})
    fought(table)
    assert table.step == ("hideout", 2)
    assert table.of(2).cubes["wood"] == 0, "the cubes are gone before the window opens"
    told = table.play("play hideout")
    assert played("hideout", 2) in told.everybody
    assert levels(table, "collector")[2] == 3
    assert table.step == ("flee", 2)


@rule("etherium.pillage.level")
@pytest.mark.parametrize(
    ("level", "hand", "discard", "is_asked"),
    [
        (2, ["timber"], [], True),
        (2, ["hideout"], [], True),
        (2, [], [], False),
        (1, ["hideout"], [], False),
        (2, ["timber"], ["hideout"], False),
    ],
)
def test_whether_the_victim_is_asked_depends_on_what_everybody_knows(
    level: int, hand: list[str], discard: list[str], is_asked: bool
) -> None:
    victim = collector("large-1", level, cubes=NOTHING, hand=hand)
    table = conflict(players={0: army("large-1"), 2: victim}, discard=discard)
    fought(table)
    assert table.step == (("hideout", 2) if is_asked else ("flee", 2))
    if is_asked:
        table.play("pass")
        assert levels(table, "collector")[2] == level - 1


def with_three_collectors(order: list[int]) -> Scene:
    players = {
        0: army("ether", spaces={"collector": "ether"}, cubes=NOTHING),
        1: collector("ether", 2, cubes={**NOTHING, "wood": 2}),
        2: collector("ether", 2, cubes={**NOTHING, "rock": 3}),
        3: collector("ether", 2, cubes={**NOTHING, "metal": 1}),
    }
    return conflict(players=players, order=order)


@rule("etherium.pillage.every-collector")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0]])
def test_every_enemy_collector_is_pillaged_in_turn_in_reverse_order_of_initiative(order: list[int]) -> None:
    table = with_three_collectors(order)
    fought(table)
    for seat in [seat for seat in reversed(order) if seat]:
        assert table.step == ("flee", seat)
        assert table.view.victim == seat
        table.play(f"flee large-{seat + 1}")
    assert table.cubes(0) == {"wood": 2, "rock": 2, "metal": 1}
    assert table.cubes(2) == {"rock": 1, "ether": 2}
    assert levels(table, "collector") == [3, 1, 1, 1]
    assert where(table, "collector") == ["ether", "large-2", "large-3", "large-4"]
    assert table.view.number == 2


@rule("etherium.pillage.every-collector")
def test_each_victim_loses_its_cubes_before_the_next_is_pillaged() -> None:
    table = with_three_collectors([0, 1, 2, 3])
    fought(table)
    assert table.of(3).cubes["metal"] == 0
    assert table.of(2).cubes["rock"] == 3
    assert table.of(1).cubes["wood"] == 2


@rule("etherium.pillage.every-collector", "etherium.conflict.classes")
@pytest.mark.parametrize(("dice", "winner", "loser"), [([1], 0, 2), ([6], 2, 0)])
def test_the_army_left_after_an_assault_pillages(dice: list[int], winner: int, loser: int) -> None:
    """Both collectors are there: the one of the winner is safe, the other is pillaged."""
    both = {"collector": "large-1"}
    players = {
        0: army("large-1", spaces=both, levels={"collector": 2}, cubes=NOTHING),
        2: army("large-1", spaces=both, levels={"collector": 2}, cubes=NOTHING),
    }
    table = conflict(players=players)
    fought(table, dice, [5])
    assert table.step == ("flee", loser)
    assert levels(table, "collector")[loser] == 2
    told = table.play("flee between-1")
    assert conflicts(told) == [PILLAGE]
    assert levels(table, "collector")[loser] == 1
    assert levels(table, "collector")[winner] == 2
    assert table.step == ("flee", loser)
