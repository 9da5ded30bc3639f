"""Carrying out the programmed actions."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.etherium.events import ActionDue, ActionFailed, NumberBegan
from tests.games.etherium.positions import POSSIBLE
from tests.games.etherium.tables import acting, at, gained, programming, window
from tests.rules_marker import rule

NONE = {"wood": 0, "rock": 0, "metal": 0, "ether": 0}
TWO = ["psolos", "ertis"]


def planned(*plan: str, **more: Any) -> dict[str, Any]:
    return {"plan": list(plan), "cubes": NONE, **more}


@rule("etherium.act.numbers", "etherium.season.initiative")
def test_all_first_actions_come_in_order_of_initiative_and_then_all_second_ones() -> None:
    """In the season of Reces, Reces begins, then Ertis; after the last seat Reces goes on with its second action."""
    players = [planned("collect-mine", "collect-ether") for _ in range(4)]
    table = at(season="reces-1", step="act", seat=1, effect="collect-mine", players=players)
    asked = []
    for _ in range(8):
        asked.append((table.view.players[table.player].people, table.view.number, table.view.effect))
        if len(asked) < 8:
            table.do("pass")
    order = ["reces", "ertis", "hivalia", "psolos"]
    assert asked == [
        *[(people, 1, "collect-mine") for people in order],
        *[(people, 2, "collect-ether") for people in order],
    ]


@rule("etherium.act.numbers", "etherium.program.revealed")
def test_when_the_last_program_is_laid_the_first_action_begins() -> None:
    table = programming(peoples=TWO, players=[planned(*["collect-mine", "cards", "booster", "capacity"]), {}])
    for slot in ("move-mine", "cards", "booster"):
        table.play(f"token {slot}", seat=1)
    assert NumberBegan(1) in table.play("token capacity", seat=1).spectator
    assert table.step == ("act", 0)
    assert table.view.effect == "collect-mine"


@rule("etherium.act.numbers", "etherium.conflict.before-next")
def test_the_example_of_leaving_a_mountain_in_the_same_action() -> None:
    """An army goes to a mountain and the enemy there leaves it with the same number: there is no conflict."""
    here, there = {"collector": "outer-1", "army": "outer-1"}, {"collector": "outer-4", "army": "between-1"}
    players = [planned("move-mountain", "cards", spaces=here), planned("move-mine", "cards", spaces=there)]
    table = at(peoples=TWO, step="act", seat=0, effect="move-mountain", players=players)
    table.do("move army between-1")
    assert table.view.conflict is None
    table.do("move army large-2")
    assert (table.step, table.view.number) == (("act", 0), 2)
    assert [table.of(seat).levels["army"] for seat in (0, 1)] == [1, 1]


@rule("etherium.act.only")
def test_actions_of_the_panel_wait_for_their_number() -> None:
    rich = {"cubes": {"wood": 5, "rock": 5, "metal": 5, "ether": 5}}
    for table in (
        programming(players={0: rich}),
        window("number-flash", 0, "timber", players={0: rich}),
        window("season-flash", 0, "timber", players={0: rich}),
    ):
        for action in ("move army large-1", "collect", "upgrade guide", "etherise 1", "cards", "booster", "connect 1"):
            assert table.why_not(action, 0) == "etherium.act.only"
    assert acting(0, "move-mine", players={0: rich}).why_not("move army large-1") is None


@rule("etherium.act.only")
def test_a_card_or_a_season_allows_an_action_outside_the_program() -> None:
    table = at(season="mauhea-2", step="season", seat=0)
    assert table.legal == {"connect 1", "pass"}
    table = window("season-flash", 0, "trance")
    assert table.why_not("connect 1") == "etherium.act.only"
    table.do("play trance")
    assert table.legal == {"connect 1"}


@rule("etherium.act.programmed")
@pytest.mark.parametrize(
    ("slot", "own"),
    [
        ("move-mine", {"move"}),
        ("collect-forest", {"collect"}),
        ("upgrade-defence", {"upgrade"}),
        ("upgrade-guide", {"upgrade"}),
        ("etherise", {"etherise"}),
        ("cards", {"cards"}),
        ("capacity", {"capacity"}),
        ("booster", {"booster"}),
        ("connect-1", {"connect"}),
        ("connect-2", {"connect"}),
    ],
)
def test_only_the_programmed_action_can_be_carried_out(slot: str, own: set[str]) -> None:
    rich = {"cubes": {"wood": 5, "rock": 5, "metal": 5, "ether": 5}}
    table = acting(0, slot, players={0: rich})
    assert {action.split()[0] for action in table.legal} == own
    for action in (
        *("move army large-1", "collect", "upgrade army", "upgrade collector", "etherise 1", "cards"),
        *("capacity omen", "booster", "connect 1"),
    ):
        if action.split()[0] not in own or slot.startswith("upgrade"):
            assert table.why_not(action) == "etherium.act.programmed"


@rule("etherium.act.programmed")
def test_a_voyage_moves_a_unit_and_does_nothing_else() -> None:
    table = at(step="voyage", seat=0, players={0: {"capacities": ["voyage"]}})
    assert table.why_not("collect") == "etherium.act.programmed"
    assert table.why_not("connect 1") == "etherium.act.programmed"
    assert table.why_not("move army large-1") is None


@rule("etherium.act.mandatory")
@pytest.mark.parametrize(
    "slot", ["move-mine", "collect-forest", "upgrade-guide", "etherise", "cards", "capacity", "booster", "connect-1"]
)
def test_a_programmed_action_that_can_be_carried_out_must_be(slot: str) -> None:
    rich = {"cubes": {"wood": 5, "rock": 5, "metal": 5, "ether": 5}}
    table = acting(0, slot, players={0: rich})
    assert table.view.failure is None
    for action in ("pass", "take wood", "take rock", "take metal"):
        assert table.why_not(action) == "etherium.act.mandatory"


@rule("etherium.act.mandatory")
def test_a_move_that_only_the_other_unit_can_make_is_mandatory_too() -> None:
    table = acting(0, "move-ether", players={0: {"spaces": {"collector": "ether", "army": "outer-1"}}})
    assert table.legal == {"move army ether"}
    table = acting(0, "move-ether", players={0: {"spaces": {"collector": "ether", "army": "ether"}}})
    assert table.legal == {"take wood", "take rock", "take metal", "pass"}


@rule("etherium.act.judged", "etherium.act.mandatory")
def test_cards_that_could_be_played_do_not_make_an_action_possible() -> None:
    """Two Wood short of an upgrade, with a card for three: the action counts as impossible until it is played."""
    own = {"cubes": {**NONE, "wood": 3}, "hand": ["timber"]}
    table = acting(0, "upgrade-collector", players={0: own})
    assert table.view.failure == "etherium.upgrade.price"
    assert table.legal == {"take wood", "take rock", "take metal", "pass", "play timber"}
    table.play("play timber")
    assert table.seen_by(0).failure is None
    assert table.legal == {"upgrade collector"}


@rule("etherium.act.judged")
def test_an_action_is_judged_when_it_comes_up() -> None:
    """On the way to a mine when it was programmed, the collector is there when its collect comes up."""
    own = planned("move-mine", "collect-mine")
    table = at(peoples=TWO, step="act", seat=0, effect="move-mine", players=[own, {}])
    table.do("move collector large-1")
    assert (table.view.effect, table.legal) == ("collect-mine", {"collect"})
    table = at(peoples=TWO, step="act", seat=0, effect="move-mine", players=[own, {}])
    told = table.play("move army large-1").everybody
    due = 0, 2, "collect-mine"
    assert told[-2:] == [ActionDue(*due), ActionFailed(*due, "etherium.collect.right-terrain")]
    assert table.view.failure == "etherium.collect.right-terrain"


@rule("etherium.act.consolation")
@pytest.mark.parametrize("resource", ["wood", "rock", "metal"])
def test_who_cannot_carry_out_an_action_may_take_one_basic_resource(resource: str) -> None:
    table = acting(0, "booster", players={0: {"cubes": NONE}})
    told = table.play(f"take {resource}").everybody
    assert told[0] == gained(resource, 0, "instead")
    assert table.cubes(0) == {resource: 1}
    assert table.view.number == 2


@rule("etherium.act.consolation")
def test_the_consolation_may_be_declined() -> None:
    table = acting(0, "booster", players={0: {"cubes": NONE}})
    table.do("pass")
    assert table.cubes(0) == {}
    assert table.view.number == 2


@rule("etherium.act.consolation", "etherium.supply.limited")
def test_the_consolation_comes_from_the_supply() -> None:
    table = acting(0, "booster", players={0: {"cubes": NONE}, 1: {"cubes": {**NONE, "rock": 18}}})
    assert table.why_not("take rock") == "etherium.supply.limited"
    assert table.legal == {"take wood", "take metal", "pass"}
    everything = {1: {"cubes": {"wood": 20, "rock": 20, "metal": 20}}, **{seat: {"cubes": NONE} for seat in (0, 2, 3)}}
    table = acting(0, "booster", players=everything)
    assert table.legal == {"pass"}


@rule("etherium.act.consolation", "etherium.flash.any-time")
def test_after_the_consolation_the_own_action_is_over() -> None:
    table = acting(0, "booster", players={0: {"cubes": NONE, "hand": ["timber"]}})
    table.do("take wood")
    assert table.step == ("after-flash", 0)
    assert table.why_not("take wood") == "etherium.supply.only"


@rule("etherium.act.alone")
def test_who_has_more_action_tokens_plays_the_last_actions_alone() -> None:
    slots = ["collect-mine", "collect-ether", "collect-mountain", "cards", "booster", "capacity"]
    players = [planned(*slots[:4]), planned(*slots)]
    table = at(peoples=TWO, step="act", seat=0, effect="collect-mine", players=players)
    asked: list[tuple[int, int]] = []
    while len(asked) < 10:
        asked.append((table.player, table.view.number))
        if len(asked) < 10:
            table.do("pass")
    assert asked == [(seat, number) for number in range(1, 5) for seat in (0, 1)] + [(1, 5), (1, 6)]


@rule("etherium.act.alone", "etherium.flash.awakening")
def test_a_card_for_one_more_action_lets_its_player_go_on_alone() -> None:
    slots = ["collect-mine", "collect-ether", "collect-mountain", "cards", "booster"]
    players = [{"cubes": NONE}, {"cubes": NONE}]
    table = window("season-flash", 0, "awakening", peoples=TWO, players=players)
    table.do("play awakening")
    assert [table.of(seat).action_tokens for seat in (0, 1)] == [5, 4]
    table.do(*[f"token {slot}" for slot in slots], seat=0)
    table.do(*[f"token {slot}" for slot in slots[:4]], seat=1)
    table.do(*["pass"] * 8)
    assert (table.step, table.view.number, table.view.effect) == (("act", 0), 5, "booster")


@rule("etherium.act.alone", "etherium.act.numbers")
def test_the_season_ends_when_all_tokens_are_played() -> None:
    table = at(
        peoples=TWO,
        step="act",
        seat=1,
        number=2,
        effect="booster",
        players=[planned("cards", hand=["timber"]), planned("cards", "booster")],
    )
    table.do("pass")
    assert table.step == ("end-flash", 0)
    assert table.view.number == 0


@rule("etherium.pass.nothing-to-decline")
def test_what_must_be_decided_cannot_be_declined() -> None:
    forced = ("take", "pay-ether", "victim", "steal", "rolled", "low", "lose-card", "limit")
    for table in (programming(), *(at(**POSSIBLE[name]) for name in forced)):
        assert table.why_not("pass") == "etherium.pass.nothing-to-decline"
        assert table.legal


@rule("etherium.pass.nothing-to-decline")
def test_a_window_and_an_offer_can_be_declined() -> None:
    for step in ("season-flash", "number-flash", "end-flash", "after-flash"):
        assert "pass" in window(step, 0, "timber")
    assert "pass" in at(season="mauhea-2", step="season", seat=0)
    assert "pass" in at(step="voyage", seat=0, players={0: {"capacities": ["voyage"]}})
