"""Combat: who begins, what eliminates a die, and who must."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo.cards import KIND_NAMES
from aerodrome.games.celestia_duo.events import CombatBegan, RewardsWon
from aerodrome.kernel.event_types import Moved
from tests.games.celestia_duo.tables import Scene, at, beaten, played
from tests.rules_marker import rule

SYMBOLS = KIND_NAMES[:5]


def combat(dice: list[str], hand: list[str], other: list[str] | None = None, **more: object) -> Scene:
    """The first seat's turn in a combat."""
    hands = [hand, ["whip", "sabre"] if other is None else other]
    return at(**{"step": "combat", "dice": dice, "hands": hands, **more})


# Who begins, and who goes on


@rule("celestia-duo.combat.captain-names-first")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_captain_names_who_begins(captain: int) -> None:
    for who, seat in (("captain", captain), ("partner", 1 - captain)):
        table = at(step="start", captain=captain)
        assert table.step == ("start", captain)
        assert table.can("start") == {"captain", "partner"}
        assert table.why_not(f"start {who}", seat=1 - captain) == "celestia-duo.captain.decides"
        table.play(f"start {who}")
        assert table.step == ("combat", seat)
        assert table.view.fighter == seat


@rule("celestia-duo.combat.captain-names-first")
def test_everybody_sees_who_begins() -> None:
    assert at(step="start").play("start partner").everybody == [CombatBegan(1)]
    assert at(step="start").play("start captain").everybody == [CombatBegan(0)]


@rule("celestia-duo.combat.captain-names-first")
def test_who_begins_is_said_right_after_the_dice_have_been_validated() -> None:
    table = at(step="dice", dice=["whip", "sabre"])
    assert table.why_not("start captain") == "celestia-duo.combat.captain-names-first"
    table.play("validate")
    assert table.why_not("start captain") is None
    table.play("start captain")
    assert table.why_not("start partner") == "celestia-duo.combat.captain-names-first"


@rule("celestia-duo.combat.alternate", "celestia-duo.combat.over")
def test_the_players_take_turns_until_no_die_is_left() -> None:
    table = combat(["whip", "whip", "sabre", "sabre"], ["whip", "whip"], ["sabre", "sabre"])
    for seat, action in ((0, "match whip"), (1, "match sabre"), (0, "match whip"), (1, "match sabre")):
        assert table.step == ("combat", seat)
        assert table.why_not(action, seat=1 - seat) == "table.not-your-turn"
        table.play(action)
    assert table.view.dice == ()
    assert table.step == ("rewards", 0)


@rule("celestia-duo.combat.alternate", "celestia-duo.combat.captain-names-first")
def test_the_partner_can_begin_and_the_captain_follows() -> None:
    table = at(step="start", hands=[["whip"], ["sabre"]]).do("start partner", "match sabre")
    assert table.step == ("combat", 0)


@rule("celestia-duo.combat.only-in-combat")
@pytest.mark.parametrize("step", ["briefing", "dice", "start", "rewards"])
def test_cards_are_played_only_in_a_combat(step: str) -> None:
    more = {"rewards": {"equipment": 1}} if step == "rewards" else {}
    table = at(step=step, **more)
    for action in ("match whip", "joker whip", "pair sabre whip", "flag whip", "grapple", "cannot"):
        assert table.why_not(action) == "celestia-duo.combat.only-in-combat"
    assert at(step="combat").why_not("match whip") is None


# What eliminates a die


@rule("celestia-duo.combat.one-die")
def test_the_player_chooses_the_die_and_eliminates_that_one() -> None:
    table = combat(["whip", "whip", "sabre", "pistol"], ["whip", "sabre", "pistol"])
    assert table.legal == {"match whip", "match sabre", "match pistol"}
    table.play("match whip")
    assert table.view.dice == ("whip", "sabre", "pistol")


@rule("celestia-duo.combat.die-there")
def test_only_a_die_that_is_still_there_can_be_eliminated() -> None:
    table = combat(["sabre"], ["whip", "whip", "sabre", "joker"])
    for action in ("match whip", "joker whip", "pair whip whip", "flag whip", "grapple"):
        assert table.why_not(action) == "celestia-duo.combat.die-there"
    for action in ("match sabre", "joker sabre", "pair sabre whip"):
        assert table.why_not(action) is None


@rule("celestia-duo.combat.die-there")
def test_a_die_that_has_been_eliminated_is_gone() -> None:
    table = combat(["whip", "sabre"], ["whip"], ["whip", "sabre"]).do("match whip")
    assert table.why_not("match whip") == "celestia-duo.combat.die-there"
    assert table.why_not("match sabre") is None


@rule("celestia-duo.combat.matching-card")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_one_card_of_its_symbol_eliminates_a_die(symbol: str) -> None:
    other = "sabre" if symbol == "whip" else "whip"
    table = combat([symbol, "flag"], [symbol, other])
    assert table.play(f"match {symbol}").everybody == [
        played(symbol, symbol),
        beaten(symbol, "flag"),
    ]
    assert table.step == ("combat", 1)
    assert table.hands[0] == [other]


@rule("celestia-duo.combat.matching-card")
def test_one_card_of_another_symbol_does_not_eliminate_a_die() -> None:
    table = combat(["whip"], ["sabre", "crossbow", "pistol", "cannon"])
    assert table.legal == {"cannot"}


@rule("celestia-duo.combat.joker")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_joker_eliminates_a_die_of_any_symbol(symbol: str) -> None:
    table = combat([symbol, "flag"], ["joker"])
    assert table.legal == {f"joker {symbol}", "flag joker"}
    assert played("joker", symbol) in table.play(f"joker {symbol}").everybody
    assert table.view.dice == ("flag",)
    assert table.hands[0] == []


@rule("celestia-duo.combat.pair")
@pytest.mark.parametrize("symbol", SYMBOLS)
@pytest.mark.parametrize("cards", SYMBOLS)
def test_two_cards_of_one_symbol_eliminate_a_die_of_any_symbol(symbol: str, cards: str) -> None:
    table = combat([symbol, "flag"], [cards, cards])
    assert table.play(f"pair {symbol} {cards}").everybody == [
        played(cards, symbol),
        played(cards, symbol),
        beaten(symbol, "flag"),
    ]
    assert table.step == ("combat", 1)
    assert table.view.played == {cards: 2}
    assert table.hands[0] == []


@rule("celestia-duo.combat.pair-needs-two", "celestia-duo.combat.must-pay")
def test_a_pair_is_two_cards_of_the_same_symbol_in_hand() -> None:
    one_of_each = combat(["whip"], ["sabre", "crossbow"])
    assert one_of_each.why_not("pair whip sabre") == "celestia-duo.combat.pair-needs-two"
    assert one_of_each.why_not("pair whip crossbow") == "celestia-duo.combat.pair-needs-two"
    assert one_of_each.why_not("cannot") is None
    two = combat(["whip"], ["sabre", "sabre"])
    assert two.why_not("pair whip sabre") is None
    assert two.why_not("cannot") == "celestia-duo.combat.must-pay"
    assert combat(["whip"], ["sabre"], ["sabre"]).legal == {"cannot"}


@rule("celestia-duo.combat.pair-needs-two")
def test_jokers_make_no_pair() -> None:
    assert combat(["whip", "sabre"], ["joker", "joker"]).legal == {"joker whip", "joker sabre"}
    with_joker = combat(["whip"], ["sabre", "joker"])
    assert with_joker.why_not("pair whip sabre") == "celestia-duo.combat.pair-needs-two"
    assert with_joker.legal == {"joker whip"}


@rule("celestia-duo.combat.pair-by-choice")
def test_a_pair_may_be_used_although_a_matching_card_is_there() -> None:
    table = combat(["whip"], ["whip", "sabre", "sabre"])
    assert table.legal == {"match whip", "pair whip sabre"}
    table.play("pair whip sabre")
    assert table.hands[0] == ["whip"]
    assert combat(["whip"], ["whip", "whip"]).legal == {"match whip", "pair whip whip"}


@rule("celestia-duo.combat.flag-any-card")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_any_single_card_eliminates_a_flag_in_the_chase(kind: str) -> None:
    table = combat(["whip", "flag"], [kind])
    assert table.play(f"flag {kind}").everybody == [
        played(kind, "flag"),
        beaten("flag", "whip"),
    ]
    assert table.step == ("combat", 1)
    assert table.hands[0] == []


@rule("celestia-duo.combat.flag-any-card")
def test_a_flag_of_the_chase_has_no_price_of_several_cards() -> None:
    table = combat(["flag"], ["whip", "sabre"])
    assert table.why_not("grapple") == "celestia-duo.combat.flag-any-card"
    assert table.legal == {"flag whip", "flag sabre"}


@rule("celestia-duo.combat.no-more-than-needed")
def test_no_more_cards_go_to_a_die_than_its_payment_takes() -> None:
    rich = ["whip", "whip", "whip", "sabre", "sabre", "joker", "joker"]
    for action, cards in (("match whip", 1), ("joker whip", 1), ("pair whip whip", 2), ("pair whip sabre", 2)):
        table = combat(["whip", "flag"], rich)
        table.play(action)
        assert sum(table.view.played.values()) == cards
        assert len(table.hands[0]) == len(rich) - cards
        assert table.view.dice == ("flag",)
    assert combat(["flag"], rich).legal == {"flag whip", "flag sabre", "flag joker"}


@rule("celestia-duo.hand.has-card")
def test_only_cards_of_the_own_hand_can_be_used() -> None:
    table = combat(["whip", "flag"], ["sabre"], ["whip", "joker", "crossbow"])
    for action in ("match whip", "joker whip", "flag whip", "flag joker", "flag crossbow"):
        assert table.why_not(action) == "celestia-duo.hand.has-card"
    assert table.why_not("flag sabre") is None


# Whoever can must


CAN_PAY = [
    (["whip"], ["whip"]),
    (["whip"], ["joker"]),
    (["whip"], ["sabre", "sabre"]),
    (["whip", "cannon"], ["sabre", "cannon"]),
    (["flag"], ["cannon"]),
    (["whip", "flag"], ["sabre"]),
    (["flag"], ["joker"]),
]
CANNOT_PAY: list[tuple[list[str], list[str]]] = [
    (["whip"], ["sabre"]),
    (["whip"], ["sabre", "crossbow", "pistol", "cannon"]),
    (["whip", "whip", "cannon"], ["sabre", "crossbow", "pistol"]),
    (["whip"], []),
    (["flag"], []),
    (["flag", "whip"], []),
]


@rule("celestia-duo.combat.must-pay")
@pytest.mark.parametrize(("dice", "hand"), CAN_PAY)
def test_whoever_can_eliminate_a_die_must(dice: list[str], hand: list[str]) -> None:
    table = combat(dice, hand)
    assert table.why_not("cannot") == "celestia-duo.combat.must-pay"
    assert table.legal


@rule("celestia-duo.combat.must-pay")
@pytest.mark.parametrize(("dice", "hand"), CANNOT_PAY)
def test_only_a_player_whose_hand_cannot_may_say_so(dice: list[str], hand: list[str]) -> None:
    assert combat(dice, hand).legal == {"cannot"}


@rule("celestia-duo.combat.must-pay")
def test_what_the_partner_could_pay_does_not_matter() -> None:
    assert combat(["whip"], ["sabre"], ["whip", "joker"]).legal == {"cannot"}
    assert "cannot" not in combat(["whip"], ["whip"], [])


# The end of a fight


@rule("celestia-duo.combat.cards-aside")
def test_played_cards_lie_aside_until_the_fight_is_over() -> None:
    table = combat(["whip", "sabre"], ["whip"], ["crossbow", "crossbow"], discard=["cannon"])
    table.play("match whip")
    assert (table.view.played, table.view.discard) == ({"whip": 1}, {"cannon": 1})
    assert table.play("pair sabre crossbow").everybody == [
        played("crossbow", "sabre", 1),
        played("crossbow", "sabre", 1),
        beaten("sabre"),
        Moved("whip", "played", "discard"),
        Moved("crossbow", "played", "discard"),
        Moved("crossbow", "played", "discard"),
        RewardsWon(("equipment",)),
    ]
    assert table.step == ("rewards", 0)
    assert (table.view.played, table.view.discard) == ({}, {"whip": 1, "crossbow": 2, "cannon": 1})


@rule("celestia-duo.combat.cards-aside")
def test_played_cards_are_not_shuffled_into_the_deck_in_the_middle_of_a_fight() -> None:
    nearly_all = ["whip"] * 11 + ["sabre"] * 11 + ["crossbow"] * 9 + ["pistol"] * 7 + ["cannon"] * 4
    table = combat(["sabre", "pistol"], ["cannon"], [], played=["whip", "joker", "joker", "joker"], discard=nearly_all)
    assert table.view.deck_size == 1
    table.play("cannot", "J1", "whip")
    assert table.view.played == {"whip": 1, "joker": 3}
    assert table.view.discard == {}
    assert table.view.deck_size == 40


@rule("celestia-duo.combat.over")
def test_the_fight_goes_on_while_a_die_is_left() -> None:
    table = combat(["whip", "sabre"], ["whip"], ["sabre"]).do("match whip")
    assert table.view.step == "combat"
    table.play("match sabre")
    assert table.view.step == "rewards"


# The example of the rulebook


@rule(
    "celestia-duo.combat.captain-names-first",
    "celestia-duo.combat.matching-card",
    "celestia-duo.combat.pair",
    "celestia-duo.combat.joker",
    "celestia-duo.combat.flag-any-card",
    "celestia-duo.combat.over",
    "celestia-duo.energy.lost",
    "celestia-duo.energy.share-first",
    "celestia-duo.energy.resources",
    "celestia-duo.energy.crew-card",
    "celestia-duo.energy.same-player",
)
def test_example_mary_and_bruno_beat_four_dice_and_lose_an_energy_token() -> None:
    """A flag is among the dice, so whoever cannot pay has no card left."""
    table = at(
        step="start",
        dice=["crossbow", "pistol", "sabre", "flag"],
        hands=[["crossbow"], ["whip", "whip", "cannon"]],
        smoke=2,
        gold=1,
        crew={"olga": "active"},
    )
    table.do("start captain", "match crossbow", "pair pistol whip")
    assert (table.step, table.view.dice) == (("combat", 0), ("sabre", "flag"))
    table.play("cannot", "J3", "joker", "whip")
    assert (table.view.visible, table.view.hidden, table.view.losses) == ({"whip": 1, "joker": 1}, 3, 3)
    table.do("first captain", "take joker", "take whip")
    table.play("take hidden", "sabre")
    table.play("take hidden", "sabre")
    table.play("take hidden", "pistol")
    assert table.step == ("resources", 0)
    table.do("drop smoke", "drop smoke", "drop olga")
    assert (table.view.smoke, table.view.gold, table.view.crew) == (0, 1, {})
    assert table.view.crew_discard == ("olga",)
    assert table.step == ("combat", 0)
    table.do("joker sabre")
    assert (table.step, table.view.dice) == (("combat", 1), ("flag",))
    table.do("flag cannon")
    assert table.step == ("rewards", 0)
