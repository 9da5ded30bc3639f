"""Sharing cards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from aerodrome.games.celestia_duo import GAME, Table
from aerodrome.games.celestia_duo.cards import KIND_NAMES
from aerodrome.games.celestia_duo.events import CardLaidOut, CardTaken, Passed, Reshuffled, SharingBegan, TokenSpent
from aerodrome.kernel import FastDealer, WrongScript
from tests.games.celestia_duo.forbidden import ALL_CARDS, IN_A_CITY, ONE_TO_TAKE
from tests.games.celestia_duo.moments import POSITIONS
from tests.games.celestia_duo.tables import FACE_DOWN, HANDS, SPECTATOR, Scene, at, taken
from tests.rules_marker import rule

LAID_OUT: dict[str, Any] = {
    **IN_A_CITY,
    "step": "share",
    "waiting": ["shop"],
    "visible": ["whip", "joker"],
    "hidden": 2,
}
TO_PICK: dict[str, Any] = {**LAID_OUT, "step": "pick"}


def short_of_cards(deck: list[str], discard: list[str], **more: Any) -> Scene:
    """A table with only these cards in the deck and the discard pile; the hands have all the others."""
    left = list(ALL_CARDS)
    for card in (*deck, *discard):
        left.remove(card)
    return at(**{"hands": [left[::2], left[1::2]], "discard": discard, **more})


@rule("celestia-duo.share.always")
@pytest.mark.parametrize(
    ("position", "action", "chance", "waiting"),
    [
        ({}, "stop", ("C1", "whip"), "shop"),
        (IN_A_CITY, "buy cards", ("whip",), "shop"),
        ({"step": "rewards", "rewards": {"equipment": 1}}, "claim equipment", ("whip",), "rewards"),
        ({"step": "combat", "dice": ["cannon"], "hands": [["whip"], []]}, "cannot", ("J1", "whip"), "resources"),
        ({"airship": 11}, "continue", ("whip", "whip", "whip"), "boarding"),
        ({"step": "boarding", "boarding": True, "turn": 8, "gold": 1}, "buy cards", ("whip",), "boarding"),
    ],
)
def test_new_cards_are_always_shared(
    position: dict[str, Any], action: str, chance: tuple[str, ...], waiting: str
) -> None:
    table = at(**position)
    hands = table.view.hands
    table.play(action, *chance)
    assert table.view.visible["whip"] >= 1
    assert table.view.hands == hands
    assert table.step == ("share", 0)
    assert table.position["waiting"] == [waiting]


@rule("celestia-duo.share.laid-out")
def test_cards_are_laid_out_face_up_and_face_down_as_indicated() -> None:
    table = at(step="combat", dice=["cannon"], hands=[["whip"], []])
    told = table.play("cannot", "J3", "sabre", "joker").everybody
    assert [event for event in told if isinstance(event, CardLaidOut)] == [
        CardLaidOut("sabre"),
        CardLaidOut("joker"),
        FACE_DOWN,
        FACE_DOWN,
        FACE_DOWN,
    ]
    assert table.step == ("share", 0)
    assert (table.view.visible, table.view.hidden) == ({"sabre": 1, "joker": 1}, 3)
    assert table.view.deck_size == 48 - 1 - 5


@rule("celestia-duo.share.captain-names-first")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("who", ["captain", "partner"])
def test_the_captain_says_who_takes_first(captain: int, who: str) -> None:
    table = at(**LAID_OUT, captain=captain)
    assert table.can("first") == {"captain", "partner"}
    first = captain if who == "captain" else 1 - captain
    assert table.play(f"first {who}").everybody == [SharingBegan(first)]
    assert table.step == ("pick", first)
    assert table.view.actors == (first,)


@rule("celestia-duo.share.captain-names-first")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"share"}))
def test_the_first_taker_is_named_only_when_cards_are_laid_out(step: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.why_not("first captain") == "celestia-duo.share.captain-names-first"
    assert table.why_not("first partner") == "celestia-duo.share.captain-names-first"


@rule("celestia-duo.share.in-turn")
def test_the_players_take_one_card_each_in_turn_until_none_is_left() -> None:
    table = at(**LAID_OUT)
    table.do("first partner")
    takers = []
    for card, chance in (
        ("take whip", ()),
        ("take hidden", ("cannon",)),
        ("take joker", ()),
        ("take hidden", ("whip",)),
    ):
        takers.append(table.player)
        table.play(card, *chance)
    assert takers == [1, 0, 1, 0]
    assert table.step == ("shop", 0)
    assert table.view.hands == (8, 8)


@rule("celestia-duo.share.in-turn")
def test_after_a_sharing_what_waited_goes_on() -> None:
    table = at(**{**IN_A_CITY, "step": "pick", "waiting": ["shop"], "visible": ["whip"]}, seat=1)
    assert table.play("take whip").everybody == [taken("whip", 1)]
    assert table.step == ("shop", 0)
    table = at(**ONE_TO_TAKE, airship=3, route={"3": "E14"}, rewards={"equipment": 1})
    table.do("take whip")
    assert table.step == ("rewards", 0)
    table = at(step="pick", waiting=["resources"], visible=["whip"], losses=1, spent=["J1"], smoke=2)
    table.do("take whip")
    assert table.step == ("resources", 0)


@rule("celestia-duo.share.only-when-sharing")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"pick", "draft"}))
@pytest.mark.parametrize("action", ["take whip", "take hidden", "pass"])
def test_cards_are_taken_or_left_only_in_a_sharing(step: str, action: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.why_not(action) == "celestia-duo.share.only-when-sharing"


@rule("celestia-duo.share.only-when-sharing")
def test_nobody_takes_before_the_captain_has_named_who_begins() -> None:
    table = at(**LAID_OUT)
    assert table.why_not("take whip") == "celestia-duo.share.only-when-sharing"
    table.do("first captain")
    assert table.why_not("take whip") is None
    assert table.why_not("take whip", seat=1) == "table.not-your-turn"


@rule("celestia-duo.share.card-there")
def test_only_a_card_that_lies_face_up_can_be_named() -> None:
    table = at(**LAID_OUT)
    table.do("first captain")
    assert table.can("take") == {"whip", "joker", "hidden"}
    for kind in set(KIND_NAMES) - {"whip", "joker"}:
        assert table.why_not(f"take {kind}") == "celestia-duo.share.card-there"
    table.do("take whip")
    assert table.why_not("take whip") == "celestia-duo.share.card-there"


@rule("celestia-duo.share.hidden")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_only_the_taker_sees_a_hidden_card(seat: int, kind: str) -> None:
    table = at(**{**TO_PICK, "visible": []}, seat=seat)
    told = table.play("take hidden", kind)
    zone = f"hand/{seat + 1}"
    assert told.actor == [CardTaken(kind, "hidden", zone, seat)]
    assert told.partner == told.spectator == [CardTaken(None, "hidden", zone, seat)]
    assert table.step == ("pick", 1 - seat)
    assert HANDS[seat].count(kind) + 1 == table.seen_by(seat).hand[kind]
    assert table.view.hidden == 1


@rule("celestia-duo.share.hidden")
def test_a_hidden_card_tells_the_others_nothing() -> None:
    seen = []
    for kind in ("whip", "joker"):
        table = at(**{**TO_PICK, "visible": []})
        table.play("take hidden", kind)
        seen.append((table.seen_by(1), table.seen_by(SPECTATOR)))
    assert seen[0] == seen[1]


@rule("celestia-duo.share.hidden")
def test_any_card_of_the_deck_can_lie_hidden_but_none_that_is_seen() -> None:
    left = [card for card in ALL_CARDS if card != "joker"]
    table = at(**{**TO_PICK, "visible": [], "hands": [["joker"] * 3, left[::8]]})
    with pytest.raises(WrongScript):
        table.play("take hidden", "joker")


@rule("celestia-duo.share.visible")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_sees_which_face_up_card_is_taken(seat: int) -> None:
    table = at(**TO_PICK, seat=seat)
    assert table.play("take joker").everybody == [
        taken("joker", seat),
    ]
    assert table.step == ("pick", 1 - seat)
    for viewer in (0, 1, SPECTATOR):
        assert table.seen_by(viewer).memory[seat].at_least == {"joker": 1}


@rule("celestia-duo.share.no-hidden")
def test_without_a_hidden_card_a_face_up_one_is_taken() -> None:
    table = at(**ONE_TO_TAKE)
    assert table.why_not("take hidden") == "celestia-duo.share.no-hidden"
    assert "take hidden" in at(**TO_PICK)


@rule("celestia-duo.share.passing")
def test_to_pass_lets_the_partner_take_two_cards_in_a_row() -> None:
    table = at(**LAID_OUT)
    table.do("first captain", "take whip")
    assert table.play("pass").everybody == [Passed(1)]
    assert table.step == ("pick", 0)
    table.do("take joker")
    assert table.player == 1
    assert table.view.hands == (8, 6)


@rule("celestia-duo.share.passing")
def test_a_player_may_pass_every_time() -> None:
    table = at(**LAID_OUT)
    table.do("first captain")
    for card, chance in (("take whip", ()), ("take joker", ()), ("take hidden", ("whip",)), ("take hidden", ("whip",))):
        assert table.player == 0
        table.play("pass")
        table.play(card, *chance)
    assert table.view.hands == (6, 10)
    assert table.step == ("shop", 0)


@rule("celestia-duo.share.passing")
def test_the_first_taker_may_pass_and_so_leave_an_only_card_to_the_partner() -> None:
    table = at(**{**LAID_OUT, "visible": ["whip"], "hidden": 0})
    table.do("first captain", "pass", "take whip")
    assert table.view.hands == (6, 7)


@rule("celestia-duo.share.no-two-passes")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_pass_the_partner_must_take_a_card(seat: int) -> None:
    table = at(**{**TO_PICK, "visible": ["whip"], "hidden": 1}, seat=seat)
    assert table.play("pass").everybody == [Passed(seat)]
    assert table.step == ("pick", 1 - seat)
    assert table.why_not("pass") == "celestia-duo.share.no-two-passes"
    assert table.legal == {"take whip", "take hidden"}
    assert table.play("take whip").everybody == [
        taken("whip", 1 - seat),
    ]
    assert table.step == ("pick", seat)
    assert table.why_not("pass") is None


@rule("celestia-duo.share.no-two-passes")
def test_a_pass_in_one_sharing_does_not_bind_the_next() -> None:
    table = at(**ONE_TO_TAKE, airship=3, route={"3": "E14"}, rewards={"equipment": 1})
    table.do("pass", "take whip")
    table.play("claim equipment", "sabre")
    table.do("first captain")
    assert table.why_not("pass") is None


@rule("celestia-duo.share.no-hand-limit")
def test_a_hand_can_hold_any_number_of_cards() -> None:
    table = at(**ONE_TO_TAKE, hands=[ALL_CARDS[1:31], []])
    table.do("take whip")
    assert table.view.hands == (31, 0)


@rule("celestia-duo.share.one-sharing")
def test_all_cards_of_a_stop_are_one_sharing() -> None:
    table = at(airship=6, route={"1": "D1", "3": "E06", "5": "E05", "6": "E04"}, ambushes=4)
    table.play("stop", "C1", "whip", "whip", "sabre", "joker")
    assert table.step == ("share", 0)
    assert (table.view.visible, table.view.hidden) == ({"whip": 2, "sabre": 1, "joker": 1}, 4)


@rule("celestia-duo.share.one-sharing")
def test_each_equipment_reward_is_a_sharing_of_its_own() -> None:
    table = at(step="rewards", airship=3, route={"3": "E14"}, rewards={"equipment": 2})
    table.play("claim equipment", "whip")
    assert (table.view.visible, table.view.hidden) == ({"whip": 1}, 0)
    table.do("first captain", "take whip")
    table.play("claim equipment", "sabre")
    assert table.step == ("share", 0)
    assert table.view.visible == {"sabre": 1}


@rule("celestia-duo.share.one-sharing")
def test_each_purchase_is_a_sharing_of_its_own() -> None:
    table = at(**{**IN_A_CITY, "gold": 2})
    table.play("buy cards", "whip")
    assert (table.view.visible, table.view.hidden) == ({"whip": 1}, 1)
    table.do("first captain", "take whip")
    table.play("take hidden", "sabre")
    table.play("buy cards", "cannon")
    assert (table.view.visible, table.view.hidden) == ({"cannon": 1}, 1)


@rule("celestia-duo.share.deck-reshuffled", "celestia-duo.share.visible-first")
def test_what_is_left_of_the_deck_is_dealt_face_up_before_the_discard_pile_is_shuffled() -> None:
    table = short_of_cards(["joker"], ["sabre", "pistol"], **IN_A_CITY)
    told = table.play("buy cards", "joker").everybody
    assert told == [
        TokenSpent("gold"),
        CardLaidOut("joker"),
        Reshuffled("sabre", "discard", "deck"),
        Reshuffled("pistol", "discard", "deck"),
        FACE_DOWN,
    ]
    assert (table.view.deck_size, table.view.discard) == (1, {})
    with pytest.raises(WrongScript):
        short_of_cards(["joker"], ["sabre", "pistol"], **IN_A_CITY).play("buy cards", "sabre")


@rule("celestia-duo.share.deck-reshuffled")
def test_from_an_empty_deck_all_cards_come_out_of_the_discard_pile() -> None:
    table = short_of_cards([], ["sabre", "joker", "joker"], **IN_A_CITY)
    told = table.play("buy cards", "joker").everybody
    assert told[1:] == [
        Reshuffled("sabre", "discard", "deck"),
        *[Reshuffled("joker", "discard", "deck")] * 2,
        CardLaidOut("joker"),
        FACE_DOWN,
    ]
    assert (table.view.deck_size, table.view.discard) == (1, {})


LAST_JOKER: dict[str, Any] = {"step": "combat", "dice": ["cannon"]}


def laid_out_from_two_decks() -> Scene:
    """Two of five cards lie face up. Of the deck a Joker was left for the face-down ones; two Whips come after it."""
    left = [card for card in ALL_CARDS if card not in ("whip", "joker")]
    left.remove("crossbow")
    jokers = ["joker", "joker"]
    hands = [["crossbow"], [*left, *jokers]]
    table = at(**LAST_JOKER, hands=hands, discard=["whip"] * 11)
    table.play("cannot", "J3", "whip", "whip", "whip", "whip")
    return table


@rule("celestia-duo.share.face-down-mixed")
def test_face_down_cards_of_two_decks_are_mixed_before_anybody_picks() -> None:
    table = laid_out_from_two_decks()
    assert (table.view.visible, table.view.hidden) == ({"whip": 2}, 3)
    assert table.position["face_down"] == ["whip", "whip", "joker"]
    assert (table.view.deck_size, table.view.deck_limit["whip"], table.view.deck_limit["joker"]) == (9, 11, 0)
    for card in ("joker", "whip"):
        table = laid_out_from_two_decks().do("first captain")
        table.play("take hidden", card)
        assert card in table.hands[0]
        assert table.view.hidden == 2


@rule("celestia-duo.share.face-down-mixed", "celestia-duo.talk.hand-secret")
def test_nobody_sees_which_face_down_card_is_which() -> None:
    table = laid_out_from_two_decks()
    for seat in (0, 1, SPECTATOR):
        assert "face_down" not in msgspec.to_builtins(table.seen_by(seat))


@rule("celestia-duo.share.face-down-mixed")
def test_a_re_deal_leaves_no_card_of_the_old_deck_in_the_new_one() -> None:
    table = laid_out_from_two_decks()
    found = set()
    for seed in range(50):
        other = table.state.copy()
        other.redeal(0, FastDealer(seed))
        assert isinstance(other, Table)
        position = GAME.position(other)
        assert sum(other.cells[:6]) == other.cells[0], "the new deck was shuffled from Whips alone"
        found.add(tuple(position["face_down"]))
    assert ("whip", "whip", "joker") in found
    assert {card for cards in found for card in cards if card != "whip"} > {"joker"}
    assert all(cards.count("whip") == 2 for cards in found), "of three face-down cards, two come from the new deck"


@rule("celestia-duo.share.deck-reshuffled")
def test_a_deck_with_just_enough_cards_is_not_reshuffled() -> None:
    table = short_of_cards(["whip", "sabre"], ["joker"], **IN_A_CITY)
    told = table.play("buy cards", "whip").everybody
    assert not any(isinstance(event, Reshuffled) for event in told)
    assert (table.view.deck_size, table.view.discard) == (0, {"joker": 1})


@rule("celestia-duo.share.deck-reshuffled")
def test_without_a_discard_pile_nothing_is_shuffled() -> None:
    table = short_of_cards(["whip"], [], **IN_A_CITY)
    told = table.play("buy cards", "whip").everybody
    assert not any(isinstance(event, Reshuffled) for event in told)


@rule("celestia-duo.share.visible-first")
@pytest.mark.parametrize(
    ("deck", "visible", "hidden"),
    [(["whip"] * 5, 2, 3), (["whip"] * 4, 2, 2), (["whip"] * 3, 2, 1), (["whip"] * 2, 2, 0), (["whip"], 1, 0)],
)
def test_too_few_cards_are_dealt_face_up_first(deck: list[str], visible: int, hidden: int) -> None:
    held = list(ALL_CARDS)
    for card in (*deck, "crossbow"):
        held.remove(card)
    table = at(step="combat", dice=["cannon"], hands=[["crossbow"], held])
    table.play("cannot", "J3", *["whip"] * visible)
    assert (table.view.visible, table.view.hidden) == ({"whip": visible}, hidden)
    assert table.view.deck_size == len(deck) - visible - hidden


@rule("celestia-duo.share.no-cards-left")
def test_without_any_card_nothing_can_be_bought() -> None:
    table = short_of_cards([], [], **IN_A_CITY)
    assert table.why_not("buy cards") == "celestia-duo.share.no-cards-left"
    assert table.why_not("buy smoke") is None
    for deck, discard in ((["whip"], []), ([], ["whip"])):
        assert "buy cards" in short_of_cards(deck, discard, **IN_A_CITY)


@rule("celestia-duo.share.no-cards-left")
def test_without_any_card_an_equipment_reward_cannot_be_taken() -> None:
    rewards: dict[str, Any] = {
        "step": "rewards",
        "airship": 3,
        "route": {"3": "E01"},
        "rewards": {"gold": 1, "equipment": 1},
    }
    table = short_of_cards([], [], **rewards)
    assert table.why_not("claim equipment") == "celestia-duo.share.no-cards-left"
    assert "claim equipment" in short_of_cards([], ["whip"], **rewards)
    table.do("claim gold")
    assert table.step == ("briefing", 0)


@rule("celestia-duo.share.no-cards-left")
def test_where_no_card_is_left_there_is_no_sharing() -> None:
    table = short_of_cards([], [], gold=1)
    table.play("stop", "C1")
    assert table.step == ("shop", 0)
