"""Connecting: the dice and the connection table."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import Connected, DiceRolled, LevelRose
from tests.games.etherium.decks import ALL_CARDS
from tests.games.etherium.tables import Scene, Told, acting, at, awarded, discarded, drawn, gained, results, window
from tests.rules_marker import rule

NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0, "booster": 0}
TWO = ["psolos", "ertis"]


def dice_for(result: int) -> list[int]:
    """Dice that show a result: one up to 6, else two."""
    return [result] if result < 7 else [6, result - 6]


def connecting(own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Psolos, which has no guide, is about to connect in its own season; it has no cubes, nor has Ertis."""
    players = [{"cubes": NONE, **(own or {})}, {"cubes": NONE, **(other or {})}]
    return acting(0, "connect-1", **{"peoples": TWO, "season": "psolos-1", "players": players, **more})


def connected(result: int, *drawn: str, **terms: Any) -> tuple[Scene, Told]:
    """A connection with this result, for which these cards are drawn."""
    table = connecting(**terms)
    dice = dice_for(result)
    told = table.play(f"connect {len(dice)}", dice, *drawn)
    if table.view.step == "rolled":
        told = table.play("guide 0", *drawn)
    return table, told


@rule("etherium.connect.one-die")
def test_one_die_is_rolled_and_its_result_read_in_the_table() -> None:
    table = connecting(season="reces-1")
    assert table.legal == {"connect 1"}
    told = table.play("connect 1", [6]).everybody
    assert told[:3] == [
        DiceRolled((), (6,), 0, "connection", again=False),
        Connected(0, (6,), 0, 0, 6),
        gained("ether", 0),
    ]
    assert table.cubes(0) == {"ether": 1}


@rule("etherium.connect.one-die", "etherium.roll.guide", "etherium.unit.guides")
def test_the_example_of_a_4_that_a_guide_of_level_2_makes_a_6() -> None:
    own = {"levels": {"guide": 2}}
    table = connecting(own, season="reces-1")
    table.play("connect 1", [4])
    assert table.step == ("rolled", 0)
    assert table.can("guide") == {"0", "1", "2"}
    told = table.play("guide 2").everybody
    assert told[:2] == [Connected(0, (4,), 2, 0, 6), gained("ether", 0)]
    assert table.cubes(0) == {"ether": 1}


@rule("etherium.connect.one-die", "etherium.roll.guide")
def test_the_guide_may_add_only_a_part_or_nothing() -> None:
    """The 4 may stay a 4, which draws a card, or become a 5, which steals."""
    own = {"levels": {"guide": 2}}
    other = {"cubes": {**NONE, "wood": 5}}
    table = connecting(own, other, season="reces-1")
    table.play("connect 1", [4])
    table.play("guide 0", "timber")
    assert table.hand(0) == ["timber"]
    table = connecting(own, other, season="reces-1")
    table.play("connect 1", [4])
    table.do("guide 1")
    assert table.cubes(0) == {"wood": 2}


@rule("etherium.connect.season-die", "etherium.people.season-die")
@pytest.mark.parametrize("people", ["psolos", "reces", "hivalia", "ertis", "meinas", "mauhea"])
def test_a_second_die_may_be_rolled_in_the_own_season_only(people: str) -> None:
    peoples = [people, "reces" if people == "psolos" else "psolos"]
    for card in (1, 2):
        table = acting(0, "connect-1", peoples=peoples, season=f"{people}-{card}")
        assert table.legal == {"connect 1", "connect 2"}
    foreign = "reces" if people == "psolos" else "psolos"
    table = acting(0, "connect-1", peoples=peoples, season=f"{foreign}-1")
    assert table.why_not("connect 2") == "etherium.connect.season-die"
    assert table.legal == {"connect 1"}


@rule("etherium.connect.season-die", "etherium.season.night-order")
def test_the_night_gives_nobody_a_second_die() -> None:
    table = connecting(season="night", season_number=1)
    assert table.why_not("connect 2") == "etherium.connect.season-die"


@rule("etherium.connect.season-die")
def test_the_two_dice_are_added_and_one_die_may_be_enough() -> None:
    table = connecting()
    told = table.play("connect 2", [4, 4]).everybody
    assert told[:2] == [DiceRolled((), (4, 4), 0, "connection", again=False), Connected(0, (4, 4), 0, 0, 8)]
    assert table.cubes(0) == {"ether": 2}
    table = connecting()
    table.play("connect 1", [6])
    assert table.cubes(0) == {"ether": 1}


@rule("etherium.connect.limits", "etherium.connect.row-12")
@pytest.mark.parametrize("points", [0, 1, 4])
def test_a_total_above_12_counts_as_12(points: int) -> None:
    table = connecting({"levels": {"guide": 4}})
    table.play("connect 2", [6, 6])
    assert results(table.play(f"guide {points}")) == [12]
    assert table.of(0).tokens == {"connection": 1}


@rule("etherium.connect.limits")
def test_11_is_not_yet_12() -> None:
    table = connecting({"levels": {"guide": 1}})
    table.play("connect 2", [6, 4])
    table.do("guide 1")
    assert (table.cubes(0), table.of(0).tokens) == ({"booster": 1}, {})


@rule("etherium.connect.limits")
def test_the_lowest_result_is_1() -> None:
    _, told = connected(1)
    assert 1 in results(told)


@rule("etherium.connect.twice")
def test_the_panel_lets_a_player_connect_twice_in_a_season() -> None:
    players = [{"plan": ["connect-1", "connect-2", "cards"], "cubes": NONE}, {"cubes": NONE}]
    table = connecting(players=players)
    table.play("connect 1", [6])
    assert (table.view.effect, table.legal) == ("connect-2", {"connect 1", "connect 2"})
    table.play("connect 1", [6])
    assert table.cubes(0) == {"ether": 2}
    assert table.why_not("connect 1") == "etherium.act.programmed"


@rule("etherium.connect.twice", "etherium.flash.trance", "etherium.season.connect")
def test_connections_from_cards_and_seasons_come_on_top() -> None:
    players = [{"cubes": NONE, "hand": ["trance"]}, {"cubes": NONE, "plan": []}]
    table = at(peoples=TWO, season="mauhea-2", step="season", seat=0, players=players)
    table.play("connect 1", [6])
    table.do("guide 0", "pass")
    table.do("play trance")
    table.play("connect 1", [6])
    assert table.cubes(0) == {"ether": 2}
    assert table.view.step == "program"
    table.do("token connect-1", "token connect-2", seat=0)
    assert table.of(0).plan == ("connect-1", "connect-2")


@rule("etherium.connect.twice", "etherium.act.mandatory")
def test_a_connection_can_always_be_tried() -> None:
    table = connecting()
    assert table.view.failure is None
    assert table.why_not("pass") == "etherium.act.mandatory"


@rule("etherium.connect.row-1", "etherium.payment.own")
def test_row_1_costs_four_basic_resources_of_choice() -> None:
    own = {"cubes": {"wood": 2, "rock": 2, "metal": 2, "ether": 4, "booster": 1}}
    table, told = connected(1, own=own)
    assert 1 in results(told)
    assert table.step == ("pay", 0)
    table.do("pay metal", "pay metal", "pay rock")
    assert table.legal == {"pay wood", "pay rock"}
    table.do("pay wood")
    assert table.cubes(0) == {"wood": 1, "rock": 1, "ether": 4, "booster": 1}
    assert table.view.number == 2


@rule("etherium.connect.row-2")
def test_row_2_costs_a_flash_card_of_choice() -> None:
    table, _ = connected(2, own={"hand": ["timber", "charge", "raid"]})
    assert table.step == ("lose-card", 0)
    assert table.legal == {"discard timber", "discard charge", "discard raid"}
    assert table.why_not("discard lode") == "etherium.flash.hold"
    told = table.play("discard charge").everybody
    assert told[0] == discarded("charge", 0)
    assert sorted(table.hand(0)) == ["raid", "timber"]
    assert table.view.discard == {"charge": 1}


@rule("etherium.connect.row-3")
def test_row_3_costs_two_basic_resources_of_choice() -> None:
    table, _ = connected(3, own={"cubes": {**NONE, "wood": 2, "metal": 2, "ether": 3}})
    assert table.legal == {"pay wood", "pay metal"}
    table.do("pay metal", "pay wood")
    assert table.cubes(0) == {"wood": 1, "metal": 1, "ether": 3}


@rule("etherium.connect.row-4", "etherium.draw.secret")
def test_row_4_draws_a_flash_card() -> None:
    table, told = connected(4, "lode")
    assert table.hand(0) == ["lode"]
    assert drawn("lode", 0) in told.actor
    assert drawn(None, 0) in told.spectator
    assert drawn(None, 0) in told.seats[1]


@rule("etherium.connect.row-5", "etherium.theft.thief-chooses")
def test_row_5_steals_two_basic_resources_from_one_player() -> None:
    cubes = {"cubes": {**NONE, "wood": 2, "rock": 2, "ether": 2}}
    table = acting(0, "connect-1", players={0: {"cubes": NONE}, 1: cubes, 2: cubes, 3: {"cubes": NONE}})
    table.play("connect 1", [5])
    assert table.legal == {"victim 2", "victim 3"}
    table.do("victim 3", "steal rock", "steal wood")
    assert table.cubes(0) == {"wood": 1, "rock": 1}
    assert table.cubes(2) == {"wood": 1, "rock": 1, "ether": 2}
    assert table.cubes(1) == {"wood": 2, "rock": 2, "ether": 2}
    assert table.view.number == 2


@rule("etherium.connect.row-6", "etherium.collect.ether-token")
def test_row_6_gives_one_ether_and_no_token() -> None:
    table, _ = connected(6)
    assert (table.cubes(0), table.of(0).tokens) == ({"ether": 1}, {})


@rule("etherium.connect.row-7")
def test_row_7_gives_four_basic_resources_of_choice() -> None:
    table, _ = connected(7)
    assert table.step == ("take", 0)
    assert table.legal == {"take wood", "take rock", "take metal"}
    table.do("take wood", "take metal", "take metal")
    assert table.step == ("take", 0)
    table.do("take rock")
    assert table.cubes(0) == {"wood": 1, "rock": 1, "metal": 2}
    assert table.view.number == 2


@rule("etherium.connect.row-8")
def test_row_8_gives_two_ether() -> None:
    table, _ = connected(8)
    assert (table.cubes(0), table.of(0).tokens) == ({"ether": 2}, {})


@rule("etherium.connect.row-9")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_row_9_raises_the_army_free_of_charge(level: int) -> None:
    table, told = connected(9, own={"levels": {"army": level}, "cubes": {**NONE, "metal": 6}})
    assert LevelRose(0, "army", level + 1) in told.everybody
    assert (table.of(0).levels["army"], table.cubes(0)) == (level + 1, {"metal": 6})


@rule("etherium.connect.row-10")
def test_row_10_draws_two_flash_cards() -> None:
    table, told = connected(10, "lode", "timber")
    assert sorted(table.hand(0)) == ["lode", "timber"]
    assert told.spectator.count(drawn(None, 0)) == 2


@rule("etherium.connect.row-11", "etherium.booster.third")
@pytest.mark.parametrize(("before", "tokens"), [(0, {}), (2, {"booster": 1})])
def test_row_11_gives_a_booster(before: int, tokens: dict[str, int]) -> None:
    table, _ = connected(11, own={"cubes": {**NONE, "booster": before}})
    assert (table.cubes(0), table.of(0).tokens) == ({"booster": before + 1}, tokens)


@rule("etherium.connect.row-12", "etherium.token.connections")
def test_row_12_gives_a_connection_token_every_time() -> None:
    table, told = connected(12, own={"tokens": {"connection": 2}})
    assert awarded("connection", 0) in told.everybody
    assert table.of(0).tokens == {"connection": 3}
    assert table.view.victory_tokens["connection"] == 3


@rule("etherium.connect.no-effect")
@pytest.mark.parametrize(
    ("result", "own", "other"),
    [
        (1, {}, {}),
        (2, {}, {}),
        (3, {}, {}),
        (5, {}, {}),
        (5, {}, {"cubes": {**NONE, "ether": 4, "booster": 2}}),
        (6, {}, {"cubes": {**NONE, "ether": 20}}),
        (7, {}, {"cubes": {**NONE, "wood": 20, "rock": 20, "metal": 20}}),
        (8, {}, {"cubes": {**NONE, "ether": 20}}),
        (9, {"levels": {"army": 4}}, {}),
        (11, {}, {"cubes": {**NONE, "booster": 20}}),
        (12, {}, {"tokens": {"connection": 6}}),
    ],
)
def test_a_result_that_cannot_take_effect_does_nothing(result: int, own: dict[str, Any], other: dict[str, Any]) -> None:
    table = connecting(own, other)
    before = table.position["players"]
    dice = dice_for(result)
    table.play(f"connect {len(dice)}", dice)
    assert table.position["players"] == before
    assert (table.step, table.view.number) == (("act", 0), 2)


@rule("etherium.connect.no-effect", "etherium.draw.reshuffled")
def test_no_card_is_drawn_when_there_is_none() -> None:
    for result in (4, 10):
        table, _ = connected(result, other={"hand": ALL_CARDS})
        assert table.hand(0) == []
    table, _ = connected(10, ALL_CARDS[0], other={"hand": ALL_CARDS[1:]})
    assert table.hand(0) == [ALL_CARDS[0]]


@rule("etherium.connect.no-effect", "etherium.supply.cut")
def test_a_result_does_what_it_can() -> None:
    table, _ = connected(8, other={"cubes": {**NONE, "ether": 19}})
    assert table.cubes(0) == {"ether": 1}
    table, _ = connected(7, other={"cubes": {**NONE, "wood": 19, "rock": 19, "metal": 20}})
    assert table.cubes(0) == {"wood": 1, "rock": 1}
    table, _ = connected(5, other={"cubes": {**NONE, "rock": 1}})
    assert table.cubes(0) == {"rock": 1}
    table, _ = connected(1, own={"cubes": {**NONE, "rock": 1, "metal": 2}})
    assert table.cubes(0) == {}


@rule("etherium.connect.one-die", "etherium.flash.plus-three")
def test_a_card_changes_a_connection() -> None:
    table = connecting({"hand": ["resonance", "timber"]}, season="reces-1")
    table.play("connect 1", [6])
    table.do("play resonance")
    told = table.play("guide 0").everybody
    assert told[0] == Connected(0, (6,), 0, 3, 9)
    assert table.of(0).levels["army"] == 2


@rule("etherium.connect.twice", "etherium.flash.trance")
def test_the_season_die_counts_for_a_connection_by_a_card_too() -> None:
    table = window("season-flash", 0, "trance", peoples=TWO, season="psolos-1")
    table.do("play trance")
    assert table.legal == {"connect 1", "connect 2"}
