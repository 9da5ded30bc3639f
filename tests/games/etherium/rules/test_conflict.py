"""Conflicts: when they arise, which comes first, and how dice decide them."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import ConflictBegan, NumberBegan
from tests.games.etherium.battles import army, city, collector, conflicts, fought, places, where, winners
from tests.games.etherium.tables import Scene, at, conflict, fled, window
from tests.rules_marker import rule

ASSAULT, SIEGE, PILLAGE = "assault", "siege", "pillage"
NO_BASICS = {"wood": 0, "rock": 0, "metal": 0}


def first_action(first: str, second: str, **more: object) -> Scene:
    """Two players are about to act: Psolos with its army in a forest, Hivalia with its own on the mountain above."""
    players = [
        {"plan": [first, "connect-1"], "spaces": {"army": "outer-1"}},
        {"plan": [second, "connect-1"], "spaces": {"army": "between-1"}, "levels": {"army": 2, "guide": 0}},
    ]
    return at(peoples=["psolos", "hivalia"], step="act", effect=first, players=players, **more)


@rule("etherium.conflict.when")
def test_whoever_leaves_the_mountain_in_the_same_action_is_in_no_conflict() -> None:
    """The rulebook's first example."""
    table = first_action("move-mountain", "move-mine")
    table.play("move army between-1")
    assert table.step == ("act", 1)
    assert where(table, "army") == ["between-1", "between-1"]
    told = table.play("move army large-2")
    assert conflicts(told) == []
    assert table.step == ("act", 0)
    assert table.view.number == 2


@rule("etherium.conflict.when", "etherium.conflict.before-next")
def test_armies_that_share_a_mountain_when_all_have_acted_fight_before_the_next_action() -> None:
    """The rulebook's second example."""
    table = first_action("move-mountain", "collect-ether")
    told = table.play("move army between-1")
    assert conflicts(told) == []
    told = table.play("pass", [3, 4], [6])
    assert conflicts(told) == [ASSAULT]
    assert told.everybody[1] == ConflictBegan(ASSAULT, "between-1", (0, 1), ())
    assert winners(told) == [1]
    assert table.view.number == 1
    assert table.step == ("flee", 0)
    table.play("flee large-1")
    assert table.view.number == 2
    assert table.step == ("act", 0)


@rule("etherium.conflict.when")
def test_an_army_that_shares_a_space_with_an_enemy_army_or_collector_is_in_conflict() -> None:
    for entry, kind in ((army("large-1"), ASSAULT), (collector("large-1"), PILLAGE)):
        table = conflict(peoples=["psolos", "hivalia"], players={0: army("large-1"), 1: entry})
        told = table.play("pass", *([[1], [2]] if kind == ASSAULT else []))
        assert conflicts(told) == [kind]


@rule("etherium.conflict.when")
def test_own_figures_share_a_space_in_peace() -> None:
    table = conflict(players={0: army("large-1", spaces={"collector": "large-1"})})
    assert conflicts(fought(table)) == []
    assert table.step == ("act", 0)
    assert table.view.number == 2


def season_of_moves(army_at: str) -> Scene:
    """Psolos may move its army at the reveal; the city of Reces is next to it. Reces acts first."""
    players = [army(army_at, levels={"defence": 1}), city(1, 0, "between-2")]
    table = at(peoples=["psolos", "reces"], step="season", season="meinas-1", seat=0, players=players)
    assert table.view.cities["city-2"] == "outer-3"
    return table


def program(table: Scene, first: str, *rest: str) -> None:
    """Reces lays tokens for actions it cannot carry out; Psolos as told."""
    for slot in ("collect-ether", "collect-forest", "collect-mine", "connect-1"):
        table.play(f"token {slot}", seat=1)
    for slot in (first, *rest):
        table.play(f"token {slot}", seat=0)


@rule("etherium.conflict.waits")
def test_a_siege_that_begins_before_the_first_action_is_fought_after_it() -> None:
    """The rulebook's example: a season effect moves an army into a city."""
    table = season_of_moves("outer-3")
    told = table.play("move army city-2")
    assert conflicts(told) == []
    table.play("pass")
    assert table.view.step == "program"
    assert where(table, "army") == ["city-2", "between-2"]
    program(table, "collect-ether", "connect-1", "connect-2", "collect-mine")
    assert table.step == ("act", 1)
    table.play("pass")
    told = table.play("pass", [2], [1])
    assert conflicts(told) == [SIEGE]
    assert places(told) == ["city-2"]


@rule("etherium.conflict.waits")
def test_a_siege_that_begins_before_the_first_action_vanishes_when_the_army_leaves_in_it() -> None:
    table = season_of_moves("outer-3")
    table.do("move army city-2", "pass")
    program(table, "move-forest", "connect-1", "connect-2", "collect-mine")
    table.play("pass")
    told = table.play("move army outer-3")
    assert conflicts(told) == []
    assert table.view.number == 2


@rule("etherium.conflict.waits")
def test_a_pillage_prepared_by_a_card_waits_for_the_first_action_too() -> None:
    players = {1: collector("large-1")}
    table = window("season-flash", 0, "forced-march", players=players, peoples=["psolos", "hivalia"])
    table.play("play forced-march")
    told = table.play("move army large-1")
    assert conflicts(told) == []
    assert table.view.step == "program"
    assert where(table, "army")[0] == where(table, "collector")[1] == "large-1"


@rule("etherium.conflict.collectors-meet")
def test_collectors_of_all_players_share_a_space_in_peace() -> None:
    table = conflict(players=[collector("ether") for _ in range(4)])
    told = fought(table)
    assert conflicts(told) == []
    assert where(table, "collector") == ["ether"] * 4
    assert table.step == ("act", 0)


def crowded() -> Scene:
    """An assault on a mountain, a siege and a pillage, each in another corner; nobody has a guide."""
    return conflict(
        players=[
            army("between-2", 2),
            army("between-2", 1, cubes=NO_BASICS),
            army("city-4", 1, spaces={"collector": "large-1"}, cubes={**NO_BASICS, "ether": 0}),
            army("large-1", 1, levels={"defence": 1}, spaces={"collector": "between-3"}, cubes=NO_BASICS),
        ]
    )


@rule("etherium.conflict.classes", "etherium.conflict.before-next")
@pytest.mark.parametrize("first", ["assault between-2", "siege city-4"])
def test_all_assaults_come_before_the_first_pillage_and_a_siege_comes_whenever_it_is_picked(first: str) -> None:
    table = crowded()
    fought(table)
    assert table.step == ("order", 0)
    assert table.can("resolve") == {"assault between-2", "siege city-4"}
    if first == "assault between-2":
        told = table.play(f"resolve {first}", [5], [1, 1])
        assert winners(told) == [1]
        table.play("flee large-3")
        assert table.step == ("order", 2)
        assert table.can("resolve") == {"siege city-4", "pillage large-1"}
        told = table.play("resolve pillage large-1")
        assert conflicts(told) == [PILLAGE]
        told = table.play("flee between-4", [6], [3])
        assert conflicts(told) == [SIEGE]
    else:
        told = table.play(f"resolve {first}", [6], [3], [5], [1, 1])
        assert conflicts(told) == [SIEGE, ASSAULT], "the assault is all that can come next"
        told = table.play("flee large-3")
        assert conflicts(told) == [PILLAGE]
        table.play("flee between-4")
    assert table.view.number == 2
    assert table.view.conflict is None


@rule("etherium.conflict.classes", "etherium.conflict.order")
@pytest.mark.parametrize("first", ["pillage large-1", "siege city-1"])
def test_the_highest_initiative_puts_its_pillage_before_the_siege_that_would_leave_it_nothing(first: str) -> None:
    """Reces pillages Psolos, whose city Hivalia besieges; Psolos has four Wood, and Reces the highest initiative."""
    table = conflict(
        players={
            0: city(1, 0, spaces={"collector": "large-1", "army": "between-3"}, cubes={**NO_BASICS, "wood": 4}),
            1: army("large-1", cubes=NO_BASICS),
            2: army("city-1", 4, 4),
        },
        order=[1, 3, 2, 0],
    )
    fought(table)
    assert table.step == ("order", 1)
    assert table.can("resolve") == {"pillage large-1", "siege city-1"}
    if first == "pillage large-1":
        table.play("resolve pillage large-1")
        assert (table.of(0).cubes["wood"], table.of(1).cubes["wood"]) == (2, 2)
    else:
        table.play("resolve siege city-1", [1], [6, 6, 6, 6])
        table.play("guide 0")
        table.play("siege resources")
        assert (table.of(0).cubes["wood"], table.of(1).cubes["wood"], table.of(2).cubes["wood"]) == (0, 0, 5)


@rule("etherium.conflict.order")
@pytest.mark.parametrize(("first", "holder"), [("siege city-1", 0), ("assault large-3", 1)])
def test_who_picks_the_siege_before_the_assault_gives_the_last_army_token_to_the_city(first: str, holder: int) -> None:
    """One Army token is left; Psolos, whose city is besieged, has the highest initiative."""
    table = conflict(
        players={
            0: city(1, 0, "between-1", tokens={"army": 11}),
            1: army("large-3"),
            2: army("city-1"),
            3: army("large-3"),
        },
        order=[0, 2, 1, 3],
    )
    fought(table)
    assert table.step == ("order", 0)
    # The siege is won by the city, the assault by Reces; after the siege the assault follows at once.
    rolled = [[1], [6], [3], [6]] if first == "siege city-1" else [[3], [6]]
    table.play(f"resolve {first}", *rolled)
    expected = [11, 0, 0, 0]
    expected[holder] += 1
    assert [table.of(seat).tokens.get("army", 0) for seat in range(4)] == expected


@rule("etherium.conflict.before-next")
def test_the_next_number_begins_when_nothing_is_left_to_resolve() -> None:
    table = conflict(players={0: army("large-1"), 2: army("large-1", spaces={"collector": "between-3"})})
    told = fought(table, [1], [2])
    assert table.step == ("flee", 2)
    assert table.view.number == 1
    told = table.play("flee between-1")
    assert told.of(NumberBegan) == [NumberBegan(2)]
    assert table.view.place is None
    assert table.view.winner is None
    assert table.view.victim == 0
    assert [player.fights for player in table.view.players] == [None] * 4
    assert [player.total for player in table.view.players] == [0] * 4


def two_pillages(order: list[int]) -> Scene:
    """Reces pillages Hivalia in a mine, Ertis pillages Reces on a mountain; Psolos looks on."""
    players = {
        1: army("large-2", spaces={"collector": "between-3"}, cubes=NO_BASICS),
        2: collector("large-2", cubes=NO_BASICS),
        3: army("between-3"),
    }
    return conflict(players=players, order=order)


@rule("etherium.conflict.order")
@pytest.mark.parametrize(
    ("order", "chooser"), [([0, 1, 2, 3], 1), ([2, 0, 3, 1], 2), ([0, 3, 2, 1], 3), ([3, 2, 1, 0], 3)]
)
def test_of_several_conflicts_the_player_involved_with_the_highest_initiative_picks_the_next(
    order: list[int], chooser: int
) -> None:
    table = two_pillages(order)
    told = fought(table)
    assert table.step == ("order", chooser)
    assert conflicts(told) == []
    assert table.legal == {"resolve pillage large-2", "resolve pillage between-3"}
    for seat in {0, 1, 2, 3} - {chooser}:
        assert table.why_not("resolve pillage large-2", seat=seat) == "table.not-your-turn"
    told = table.play("resolve pillage between-3")
    assert places(told)[0] == "between-3"


@rule("etherium.conflict.order")
def test_no_conflict_is_picked_where_none_waits() -> None:
    table = two_pillages([0, 1, 2, 3])
    assert table.why_not("resolve pillage large-2") == "etherium.conflict.order"
    fought(table)
    for named in ("pillage large-1", "assault ether", "siege city-1", "pillage between-6", "assault large-2"):
        assert table.why_not(f"resolve {named}") == "etherium.conflict.order"


@rule("etherium.conflict.order")
def test_a_pillage_cannot_be_picked_while_assaults_wait() -> None:
    table = conflict(
        players=[
            army("large-1"),
            army("large-1", spaces={"collector": "large-3"}),
            army("large-3"),
            army("large-3", spaces={"collector": "large-1"}),
        ]
    )
    fought(table)
    assert table.step == ("order", 0)
    assert table.view.conflict is None
    assert table.legal == {"resolve assault large-1", "resolve assault large-3"}
    assert table.why_not("resolve pillage large-1") == "etherium.conflict.order"
    told = table.play("resolve assault large-3", [6], [1])
    assert conflicts(told) == [ASSAULT]
    assert places(told) == ["large-3"]
    assert table.step == ("flee", 2)


@rule("etherium.conflict.order")
def test_the_owner_of_a_besieged_city_picks_too() -> None:
    table = conflict(players={2: army("city-2"), 3: army("city-3"), 1: city(1)}, order=[0, 1, 2, 3])
    fought(table)
    assert table.step == ("order", 1)
    assert table.legal == {"resolve siege city-2", "resolve siege city-3"}
    table.play("resolve siege city-3", [5], [6, 6])
    assert table.view.place == "city-3"


@rule("etherium.conflict.order")
def test_whoever_is_in_a_pillage_that_must_wait_picks_among_the_assaults_too() -> None:
    """Psolos, first in initiative, is in no assault: its collector will be pillaged when they are over."""
    table = conflict(
        players=[collector("between-1"), army("large-2"), army("large-3"), army("between-1")],
        peoples=["psolos", "reces", "hivalia", "ertis"],
    )
    assert conflicts(fought(table)) == [PILLAGE], "alone it just follows"
    peoples = ["psolos", "reces", "hivalia", "ertis", "meinas"]
    spaces = ["outer-1", "large-2", "large-3", "large-2", "large-3"]
    players = [army(space) for space in spaces]
    players[0]["spaces"]["collector"] = "large-3"
    table = conflict(players=players, peoples=peoples)
    fought(table)
    assert table.step == ("order", 0)
    assert table.can("resolve") == {"assault large-2", "assault large-3"}


@rule("etherium.conflict.order")
def test_who_picks_is_found_anew_among_those_still_involved() -> None:
    players = {
        0: collector("large-1", cubes=NO_BASICS),
        1: army("large-1", spaces={"collector": "large-2"}, cubes=NO_BASICS),
        2: army("large-2", spaces={"collector": "large-3"}, cubes=NO_BASICS),
        3: army("large-3"),
    }
    table = conflict(players=players)
    fought(table)
    assert table.step == ("order", 0)
    table.play("resolve pillage large-1")
    table.play("take wood")
    assert table.step == ("flee", 0)
    table.play("flee outer-1")
    assert table.step == ("order", 1)
    assert table.legal == {"resolve pillage large-2", "resolve pillage large-3"}
    table.play("resolve pillage large-3")
    table.play("flee outer-3")
    assert table.view.place == "large-2"
    assert table.step == ("flee", 1)


@rule("etherium.conflict.order", "etherium.conflict.before-next")
def test_of_three_assaults_between_six_players_two_are_picked_and_the_last_follows_by_itself() -> None:
    peoples = ["psolos", "reces", "hivalia", "ertis", "meinas", "mauhea"]
    spaces = ["large-1", "between-3", "large-5", "large-1", "between-3", "large-5"]
    table = conflict(players=[army(space) for space in spaces], peoples=peoples, order=[2, 5, 0, 3, 4, 1])
    fought(table)
    assert table.step == ("order", 2)
    assert table.can("resolve") == {"assault large-1", "assault between-3", "assault large-5"}
    told = table.play("resolve assault large-5", [3], [4])
    assert winners(told) == [2]
    table.play("flee between-5")
    assert table.step == ("order", 0)
    assert table.can("resolve") == {"assault large-1", "assault between-3"}
    told = table.play("resolve assault between-3", [3], [4])
    assert winners(told) == [4]
    told = table.play("flee large-4", [3], [4])
    assert places(told) == ["large-1"]
    assert winners(told) == [0]
    table.play("flee between-1")
    assert table.view.number == 2


@rule("etherium.conflict.order")
def test_units_do_not_flee_into_a_conflict_that_still_waits() -> None:
    table = conflict(players=[army("large-1"), army("between-1"), army("between-1"), army("large-1")])
    fought(table)
    told = table.play("resolve assault between-1", [4], [5], [4], [5])
    assert fled("army", 2, "between-1", "large-2") in told.everybody, "outer-1 and large-1 have enemies"
    assert places(told) == ["between-1", "large-1"]
    assert winners(told) == [1, 0]
