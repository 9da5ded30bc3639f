"""The hold: what it takes, how room is made, and the gold in it."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.events import CrewLeft, Declined, TokenLoaded, TokenLost, TokensOffered, TokenSpent
from tests.games.celestia_duo.tables import Scene, at
from tests.rules_marker import rule

AMBUSHES = {
    ("gold",): "E03",
    ("gold", "gold"): "E17",
    ("equipment",): "E04",
    ("crew",): "E07",
    ("communication",): "E05",
}
"""An Ambush that gives exactly these rewards."""


def rewards(*icons: str, **more: object) -> Scene:
    """An Ambush has been beaten that gives exactly these rewards."""
    counts = {icon: icons.count(icon) for icon in icons}
    return at(**{"step": "rewards", "airship": 3, "route": {"3": AMBUSHES[icons]}, "rewards": counts, **more})


@rule("celestia-duo.hold.places")
@pytest.mark.parametrize(("deck", "generator", "hold"), [("small", 1, 6), ("medium", 2, 5), ("large", 3, 4)])
def test_gold_smoke_and_crew_take_a_place_each_and_energy_none(deck: str, generator: int, hold: int) -> None:
    table = at(deck=deck, gold=1, smoke=2, crew={"olga": "used"})
    assert (table.view.energy, table.view.generator) == (generator, generator)
    assert table.view.hold == hold
    assert table.view.room == hold - 4


@rule("celestia-duo.hold.places")
def test_constraint_8_the_deck_with_two_generator_places_has_a_hold_of_five() -> None:
    facts = GAME.catalogue.facts
    assert dict(zip(facts.deck_generator, facts.deck_hold, strict=True))[2] == 5


@rule("celestia-duo.hold.full")
def test_nothing_goes_into_a_full_hold() -> None:
    for icon in ("gold", "crew"):
        assert rewards(icon, smoke=5).why_not(f"claim {icon}") == "celestia-duo.hold.full"
        assert rewards(icon, smoke=4).why_not(f"claim {icon}") is None
    filled = rewards("gold", "gold", smoke=4).do("claim gold")
    assert filled.why_not("claim gold") == "celestia-duo.hold.full"


@rule("celestia-duo.hold.full")
def test_cards_and_words_need_no_room() -> None:
    for icon in ("equipment", "communication"):
        assert rewards(icon, smoke=5).can("claim") == {icon}


@rule("celestia-duo.hold.make-room", "celestia-duo.hold.crew-card")
def test_example_one_of_two_gold_is_taken_in_the_place_of_a_crew_member() -> None:
    table = rewards("gold", "gold", smoke=3, crew={"olga": "active", "baba": "used"})
    assert table.view.room == 0
    assert table.why_not("claim gold") == "celestia-duo.hold.full"
    assert table.can("drop") == {"smoke", "olga", "baba"}
    assert table.play("drop baba").everybody == [CrewLeft("baba")]
    assert table.step == ("rewards", 0)
    table.do("claim gold")
    assert table.why_not("claim gold") == "celestia-duo.hold.full"
    table.do("done")
    assert (table.view.gold, table.view.smoke, table.view.crew) == (1, 3, {"olga": True})
    assert table.view.crew_discard == ("baba",)


@rule("celestia-duo.hold.make-room")
def test_room_is_made_as_often_as_something_is_offered() -> None:
    table = rewards("gold", "gold", smoke=5).do("drop smoke", "claim gold", "drop smoke", "claim gold")
    assert (table.view.gold, table.view.smoke, table.view.step) == (2, 3, "briefing")


@rule("celestia-duo.hold.make-room")
def test_room_for_a_recruit_is_made_before_the_card_is_drawn() -> None:
    table = rewards("crew", smoke=4, crew={"olga": "used"})
    table.play("drop olga")
    assert table.view.crew == {}
    table.play("claim crew", "baba")
    assert table.view.crew == {"baba": True}


@rule("celestia-duo.hold.make-room", "celestia-duo.hold.loads-by-itself")
def test_room_is_made_for_smoke_that_was_bought() -> None:
    table = at(step="shop", stages={"1": "C1"}, gold=3, crew={"olga": "active", "baba": "used"})
    assert table.play("buy smoke").everybody == [
        TokenSpent("gold"),
        TokenLoaded("smoke"),
        TokensOffered("smoke", 2),
    ]
    assert table.step == ("load", 0)
    assert table.view.talk
    assert table.can("drop") == {"gold", "olga", "baba"}
    assert table.play("drop gold").everybody == [
        TokenLost("gold"),
        TokenLoaded("smoke"),
    ]
    assert (table.step, table.view.offered) == (("load", 0), {"smoke": 1})
    assert table.play("drop baba").everybody == [
        CrewLeft("baba"),
        TokenLoaded("smoke"),
    ]
    assert table.step == ("shop", 0)
    assert (table.view.gold, table.view.smoke, table.view.crew) == (1, 3, {"olga": True})


@rule("celestia-duo.hold.loads-by-itself")
def test_tokens_load_themselves_while_there_is_room() -> None:
    table = at(step="shop", stages={"1": "C1"}, gold=2)
    table.play("buy smoke")
    assert (table.view.step, table.view.gold, table.view.smoke) == ("shop", 1, 3)


@rule("celestia-duo.hold.loads-by-itself")
def test_what_finds_no_room_can_be_left() -> None:
    table = at(step="shop", stages={"1": "C1"}, gold=2, smoke=3)
    table.play("buy smoke")
    assert table.view.offered == {"smoke": 2}
    assert table.play("done").everybody == [Declined(0, "load")]
    assert table.step == ("shop", 0)
    assert (table.view.gold, table.view.smoke) == (1, 4)


@rule("celestia-duo.hold.room-already")
def test_nothing_is_removed_while_there_is_room() -> None:
    table = rewards("gold", smoke=4)
    assert table.why_not("drop smoke") == "celestia-duo.hold.room-already"
    assert rewards("gold", smoke=5).why_not("drop smoke") is None
    twice = rewards("gold", "gold", smoke=5).do("drop smoke")
    assert twice.why_not("drop smoke") == "celestia-duo.hold.room-already"


@rule("celestia-duo.hold.something-else")
@pytest.mark.parametrize(("offered", "other"), [("gold", "smoke"), ("smoke", "gold")])
def test_what_is_offered_does_not_give_way_to_its_like(offered: str, other: str) -> None:
    crew = "kublai" if offered == "gold" else "rhett"
    table = at(step="flags", flags=1, dice=["flag"], gold=2, smoke=2, crew={crew: "active"}).do(f"use {crew}")
    assert table.view.offered == {offered: 2}
    assert table.why_not(f"drop {offered}") == "celestia-duo.hold.something-else"
    assert table.why_not(f"drop {other}") is None


@rule("celestia-duo.hold.something-else")
def test_a_hold_full_of_its_like_takes_no_more_and_nobody_is_asked() -> None:
    table = at(step="flags", flags=2, dice=["flag", "flag"], gold=4, crew={"kublai": "active"})
    table.play("use kublai")
    assert (table.view.step, table.view.offered) == ("load", {"gold": 4})
    table.play("drop kublai")
    assert (table.view.gold, table.view.offered, table.view.step) == (5, {}, "start")


@rule("celestia-duo.hold.nothing-to-remove")
def test_tokens_leave_the_hold_only_when_there_is_a_reason() -> None:
    for step in ("briefing", "dice", "start", "combat"):
        table = at(step=step, smoke=5)
        assert table.why_not("drop smoke") == "celestia-duo.hold.nothing-to-remove"
    for icon in ("equipment", "communication"):
        assert rewards(icon, smoke=5).why_not("drop smoke") == "celestia-duo.hold.nothing-to-remove"
    assert rewards("crew", smoke=5).why_not("drop smoke") is None


@rule("celestia-duo.hold.token-there")
def test_only_a_token_that_is_in_the_hold_can_be_removed() -> None:
    table = rewards("crew", smoke=4, crew={"olga": "active"})
    assert table.why_not("drop gold") == "celestia-duo.hold.token-there"
    assert table.why_not("drop baba") == "celestia-duo.crew.aboard"
    assert table.can("drop") == {"smoke", "olga"}
    assert rewards("crew", gold=5).why_not("drop smoke") == "celestia-duo.hold.token-there"


@rule("celestia-duo.hold.crew-card")
@pytest.mark.parametrize("status", ["active", "used"])
def test_a_crew_member_removed_leaves_the_hold_and_the_card_is_discarded(status: str) -> None:
    table = rewards("gold", smoke=4, crew={"olga": status}).do("drop olga")
    assert (table.view.crew, table.view.crew_discard, table.view.room) == ({}, ("olga",), 1)
    assert "olga" not in table.view.crew_deck


@rule("celestia-duo.hold.supply")
def test_the_tokens_of_the_box_fill_every_hold() -> None:
    largest = max(GAME.catalogue.facts.deck_hold)
    assert {GAME.catalogue.tokens["gold"], GAME.catalogue.tokens["smoke"]} == {6}
    assert largest == 6


@rule("celestia-duo.hold.supply")
def test_the_largest_hold_can_be_full_of_gold() -> None:
    table = at(
        step="flags", deck="small", flags=3, dice=["flag", "flag", "flag"], crew={"kublai": "active"}, pirate_ship=12
    )
    table.do("use kublai", "drop kublai")
    assert (table.view.gold, table.view.room) == (6, 0)


@rule("celestia-duo.gold.needed")
def test_a_purchase_needs_as_much_gold_as_it_costs() -> None:
    before: dict[str, object] = {"step": "boarding", "boarding": True, "pirate": "ulysse", "crew": {"olga": "used"}}
    one = at(**before, gold=1)
    assert one.why_not("buy reactivation") == "celestia-duo.gold.needed"
    assert one.why_not("buy cards") is None
    assert at(**before, gold=2).why_not("buy reactivation") is None
