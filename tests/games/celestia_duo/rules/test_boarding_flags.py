"""The final battle: what a flag costs there."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from aerodrome.games.celestia_duo import GAME, Table
from aerodrome.games.celestia_duo.events import FlagGrappled
from aerodrome.games.celestia_duo.game import NORMAL_PIRATES
from tests.games.celestia_duo.tables import VOCABULARY, Scene, at, beaten, helped, played
from tests.rules_marker import rule
from tests.scripted_dealer import ScriptedDealer

GRAPPLE = VOCABULARY.parse("grapple").id
PRICES = {
    "noa": ("whip", "sabre"),
    "melchior": ("whip", "crossbow"),
    "sidonie": ("sabre", "crossbow"),
    "ulysse": ("whip", "pistol"),
    "isaure": ("sabre", "pistol"),
    "gardenzio": ("whip", "sabre", "crossbow"),
}
"""Pirate: what a flag costs in the boarding."""

NO_SMOKE, NO_CREW, NO_PAIRS = "A04", "A09", "A14"


def assault(card: str, **more: object) -> Scene:
    """In the middle of an Assault."""
    return at(**{"step": "combat", "boarding": True, "assault": card, **more})


@rule("celestia-duo.boarding.flag-cost")
@pytest.mark.parametrize("pirate", PRICES)
def test_a_flag_is_eliminated_by_all_the_cards_listed(pirate: str) -> None:
    price = PRICES[pirate]
    table = assault(NO_CREW, pirate=pirate, dice=["whip", "flag"], hands=[[*price, "cannon"], []])
    told = table.play("grapple").everybody
    assert told == [FlagGrappled(0, tuple(price))]
    assert table.step == ("grapple", 0)
    assert table.view.owed == dict.fromkeys(price, 1)
    for symbol in price[:-1]:
        assert table.play(f"match {symbol}").everybody == [
            played(symbol, symbol),
        ]
        assert (table.step, table.view.dice) == (("grapple", 0), ("whip", "flag"))
    assert table.play(f"match {price[-1]}").everybody == [
        played(price[-1], price[-1]),
        beaten("flag", "whip"),
    ]
    assert table.step == ("combat", 1)
    assert table.hands[0] == ["cannon"]


@rule("celestia-duo.boarding.flag-cost")
def test_constraint_18_in_normal_mode_a_flag_costs_two_cards_and_in_expert_mode_something_else() -> None:
    assert {pirate: len(PRICES[pirate]) for pirate in NORMAL_PIRATES} == dict.fromkeys(NORMAL_PIRATES, 2)
    assert len(PRICES["gardenzio"]) == 3
    assert len(set(PRICES.values())) == len(PRICES)


@rule("celestia-duo.boarding.flag-cost")
def test_a_single_card_does_not_eliminate_a_flag_in_the_final_battle() -> None:
    table = assault(NO_CREW, dice=["flag"], hands=[["whip", "sabre", "joker"], []])
    for card in ("whip", "sabre", "joker", "cannon"):
        assert table.why_not(f"flag {card}") == "celestia-duo.boarding.flag-cost"
    assert table.legal == {"grapple"}


@rule("celestia-duo.boarding.flag-cost")
def test_only_a_flag_that_is_there_can_be_paid_for() -> None:
    table = assault(NO_CREW, dice=["whip"], hands=[["whip", "sabre"], []])
    assert table.why_not("grapple") == "celestia-duo.combat.die-there"
    assert table.why_not("flag whip") == "celestia-duo.combat.die-there"


@rule("celestia-duo.boarding.all-at-once")
@pytest.mark.parametrize(
    ("hand", "enough"),
    [
        (["whip", "sabre"], True),
        (["whip"], False),
        (["sabre", "crossbow", "pistol", "cannon"], False),
        (["whip", "whip"], False),
        (["whip", "whip", "whip"], True),
        (["whip", "joker"], True),
        (["joker", "joker"], True),
        (["joker"], False),
        (["cannon", "cannon", "pistol", "pistol"], True),
        (["cannon", "cannon", "pistol"], False),
        (["cannon", "cannon", "joker"], True),
        ([], False),
    ],
)
def test_one_hand_must_suffice_for_the_whole_price(hand: list[str], enough: bool) -> None:
    table = assault(NO_CREW, dice=["flag"], hands=[hand, ["whip", "sabre"]])
    assert table.legal == ({"grapple"} if enough else {"cannot"})
    expected = None if enough else "celestia-duo.boarding.all-at-once"
    assert table.why_not("grapple") == expected
    assert table.why_not("cannot") == ("celestia-duo.combat.must-pay" if enough else None)


@rule("celestia-duo.boarding.all-at-once")
def test_a_payment_must_leave_enough_for_the_rest() -> None:
    table = assault(NO_CREW, dice=["flag"], hands=[["whip", "joker", "cannon"], []]).do("grapple")
    assert table.why_not("joker whip") == "celestia-duo.boarding.all-at-once"
    assert table.legal == {"match whip", "joker sabre"}
    table.play("match whip")
    assert table.legal == {"joker sabre"}
    pair = assault(NO_CREW, dice=["flag"], hands=[["whip", "whip", "sabre"], []]).do("grapple")
    assert pair.why_not("pair sabre whip") == "celestia-duo.boarding.all-at-once"
    assert pair.legal == {"match whip", "match sabre", "pair whip whip"}


@rule("celestia-duo.boarding.all-at-once")
@pytest.mark.parametrize("card", [NO_SMOKE, NO_PAIRS])
def test_a_price_that_has_been_begun_can_be_paid_to_the_end_whatever_one_chooses(card: str) -> None:
    ends = 0
    for size in range(1, 6):
        for hand in combinations_with_replacement(("whip", "sabre", "cannon", "joker"), size):
            if hand.count("joker") < 3:
                more = {"pirate": "gardenzio", "dice": ["whip", "flag"], "crew": {"mama": "active"}}
                state = assault(card, hands=[list(hand), []], **more).state
                if GRAPPLE in state.legal(0):
                    ends += paths(state, GRAPPLE)
    assert ends > 100


def paths(state: Table, action: int) -> int:
    """How many ways lead from an action to the end of a payment; each choice leads somewhere."""
    after = state.copy()
    assert isinstance(after, Table)
    with ScriptedDealer() as dealer:
        after.apply(0, action, dealer, None)
    if GAME.view(after, 0).step == "combat":
        assert GAME.view(after, 0).dice == ("whip",)
        return 1
    legal = after.legal(0)
    assert legal
    return sum(paths(after, one) for one in legal)


@rule("celestia-duo.boarding.all-at-once")
def test_the_price_is_paid_in_any_order() -> None:
    for first, second in (("whip", "sabre"), ("sabre", "whip")):
        table = assault(NO_CREW, dice=["whip", "flag"], hands=[["whip", "sabre"], []])
        table.do("grapple", f"match {first}", f"match {second}")
        assert (table.view.dice, table.step) == (("whip",), ("combat", 1))


@rule("celestia-duo.boarding.owed")
def test_while_a_flag_is_paid_only_what_is_owed_can_be_paid() -> None:
    hand = ["whip", "whip", "sabre", "sabre", "crossbow", "joker"]
    crew = {"ludvig": "active", "mama": "active"}
    table = assault(NO_SMOKE, dice=["whip", "crossbow", "flag"], hands=[hand, []], crew=crew).do("grapple")
    for action in (
        "match crossbow",
        "joker crossbow",
        "pair crossbow whip",
        "mama crossbow whip",
        "flag whip",
        "ludvig whip",
        "ludvig-joker whip",
        "grapple",
        "cannot",
    ):
        assert table.why_not(action) == "celestia-duo.boarding.owed"
    assert table.why_not("match whip") is None
    table.play("match whip")
    assert table.why_not("match whip") == "celestia-duo.boarding.owed"
    assert table.why_not("match sabre") is None


@rule("celestia-duo.boarding.owed")
def test_once_the_flag_is_paid_nothing_is_owed() -> None:
    table = assault(NO_CREW, dice=["whip", "flag"], hands=[["whip", "sabre"], ["whip"]])
    table.do("grapple", "match whip", "match sabre")
    assert table.view.owed == {}
    assert table.legal == {"match whip"}


@rule("celestia-duo.boarding.substitutes")
def test_a_joker_a_pair_or_mama_can_stand_for_each_symbol_of_the_price() -> None:
    hand = ["cannon", "pistol", "pistol", "joker"]
    table = assault(NO_SMOKE, pirate="gardenzio", dice=["whip", "flag"], hands=[hand, []], crew={"mama": "active"}).do(
        "grapple", "joker whip", "pair sabre pistol"
    )
    assert table.legal == {"mama crossbow cannon"}
    assert table.play("mama crossbow cannon").everybody == [
        helped("mama"),
        played("cannon", "crossbow"),
        beaten("flag", "whip"),
    ]
    assert table.step == ("combat", 1)


@rule("celestia-duo.boarding.substitutes")
def test_mama_stands_for_one_symbol_only() -> None:
    more = {"dice": ["flag"], "crew": {"mama": "active"}}
    assert assault(NO_SMOKE, hands=[["cannon", "pistol"], []], **more).legal == {"cannot"}
    assert assault(NO_SMOKE, hands=[["cannon", "whip"], []], **more).legal == {"grapple", "cannot"}
    tired = {"dice": ["flag"], "crew": {"mama": "used"}}
    assert assault(NO_SMOKE, hands=[["cannon", "whip"], []], **tired).legal == {"cannot"}
