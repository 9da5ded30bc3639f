"""Rewards of an Ambush, and exceptional communication."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.cards import AMBUSH_NAMES, CREW_NAMES, KIND_NAMES, REWARD_NAMES
from aerodrome.games.celestia_duo.events import (
    CardLaidOut,
    CrewRecruited,
    Declined,
    Reshuffled,
    RewardClaimed,
    Stated,
    TokenLoaded,
)
from aerodrome.kernel.dealers import WrongScript
from aerodrome.kernel.event_types import TurnBegan
from tests.games.celestia_duo.tables import VOCABULARY, Scene, at
from tests.rules_marker import rule

SYMBOLS = KIND_NAMES[:5]


def rewards(*icons: str, **more: object) -> Scene:
    """An Ambush has been beaten that gives exactly these rewards."""
    counts = {icon: icons.count(icon) for icon in icons}
    card = next(card for card in AMBUSH_NAMES if not card.startswith("D") and printed(card) == counts)
    return at(**{"step": "rewards", "airship": 3, "route": {"3": card}, "rewards": counts, **more})


def telling(hand: list[str], other: list[str] | None = None) -> Scene:
    """The Captain, the first seat, may tell something."""
    hands = [hand, [] if other is None else other]
    return at(step="tell", airship=3, route={"3": "E05"}, hands=hands)


def last_die(card: str, **more: object) -> Scene:
    """One die is left of this Ambush."""
    usual: dict[str, object] = {"step": "combat", "airship": 3, "route": {"3": card}, "dice": ["whip"]}
    return at(**{**usual, **more})


def printed(card: str) -> dict[str, int]:
    """The rewards that the catalogue gives an Ambush."""
    at_card = AMBUSH_NAMES.index(card) * len(REWARD_NAMES)
    icons = list(GAME.catalogue.facts.ambush_rewards)[at_card : at_card + len(REWARD_NAMES)]
    return {name: count for name, count in zip(REWARD_NAMES, icons, strict=True) if count}


# Taking rewards


@rule("celestia-duo.reward.after-a-fight")
def test_rewards_are_taken_only_after_an_ambush_has_been_beaten() -> None:
    for step in ("briefing", "dice", "start", "combat"):
        assert at(step=step).why_not("claim gold") == "celestia-duo.reward.after-a-fight"
    table = last_die("E03", smoke=0)
    assert table.why_not("claim gold") == "celestia-duo.reward.after-a-fight"
    table.play("match whip")
    assert table.why_not("claim gold") is None


@rule("celestia-duo.reward.after-a-fight")
def test_after_the_rewards_a_new_turn_begins_with_the_same_captain() -> None:
    table = rewards("gold", "equipment", captain=1, turn=4)
    assert table.play("done").everybody == [
        Declined(1, "rewards"),
        TurnBegan(5, 1),
    ]
    assert table.step == ("briefing", 1)
    assert table.why_not("claim gold") == "celestia-duo.reward.after-a-fight"


@rule("celestia-duo.reward.icons")
@pytest.mark.parametrize("card", AMBUSH_NAMES)
def test_an_ambush_gives_the_rewards_on_its_card(card: str) -> None:
    table = last_die(card, airship=1, route={"1": card}) if card.startswith("D") else last_die(card)
    table.play("match whip")
    assert table.view.rewards == printed(card) != {}
    assert table.can("claim") == set(printed(card))


@rule("celestia-duo.reward.icons")
def test_constraint_17_there_are_four_kinds_of_reward() -> None:
    assert {icon for card in AMBUSH_NAMES for icon in printed(card)} == {"gold", "equipment", "crew", "communication"}
    assert REWARD_NAMES == ("gold", "equipment", "crew", "communication")


@rule("celestia-duo.reward.icons", "celestia-duo.reward.gold-loaded")
def test_constraint_12_one_ambush_gives_two_gold() -> None:
    assert printed("E17") == {"gold": 2}


@rule("celestia-duo.reward.icons")
def test_rewards_are_taken_in_any_order() -> None:
    gold_first = rewards("gold", "equipment")
    gold_first.play("claim gold")
    assert gold_first.can("claim") == {"equipment"}
    card_first = rewards("gold", "equipment")
    card_first.play("claim equipment", "cannon")
    card_first.do("first captain", "take cannon")
    assert card_first.step == ("rewards", 0)
    assert card_first.can("claim") == {"gold"}


@rule("celestia-duo.reward.icons")
def test_a_reward_can_be_declined_or_taken_in_part() -> None:
    declined = rewards("gold", "gold")
    declined.play("done")
    assert (declined.view.step, declined.view.gold, declined.view.rewards) == ("briefing", 0, {})
    part = rewards("gold", "gold")
    part.do("claim gold", "done")
    assert (part.view.step, part.view.gold) == ("briefing", 1)


@rule("celestia-duo.reward.icons")
def test_when_the_last_reward_is_taken_the_turn_begins_by_itself() -> None:
    table = rewards("gold")
    assert table.play("claim gold").everybody == [
        RewardClaimed("gold"),
        TokenLoaded("gold"),
        TurnBegan(3, 0),
    ]
    assert table.step == ("briefing", 0)


@rule("celestia-duo.reward.there")
def test_only_a_reward_that_is_on_the_card_and_not_yet_taken_can_be_taken() -> None:
    table = rewards("gold", "equipment")
    assert table.why_not("claim crew") == "celestia-duo.reward.there"
    assert table.why_not("claim communication") == "celestia-duo.reward.there"
    table.play("claim gold")
    assert table.why_not("claim gold") == "celestia-duo.reward.there"
    assert table.why_not("claim equipment") is None


@rule("celestia-duo.reward.card-face-up")
def test_an_equipment_reward_is_one_card_face_up_shared_at_once() -> None:
    table = rewards("equipment", captain=1)
    assert table.play("claim equipment", "pistol").everybody == [
        RewardClaimed("equipment"),
        CardLaidOut("pistol"),
    ]
    assert table.step == ("share", 1)
    assert (table.view.visible, table.view.hidden) == ({"pistol": 1}, 0)
    table.do("first partner", "take pistol")
    assert "pistol" in table.hands[0]
    assert table.view.step == "briefing"


@rule("celestia-duo.reward.card-face-up")
def test_two_equipment_rewards_are_two_sharings() -> None:
    table = rewards("equipment", "equipment")
    table.play("claim equipment", "pistol")
    table.do("first captain", "take pistol")
    assert table.step == ("rewards", 0)
    table.play("claim equipment", "whip")
    assert table.view.visible == {"whip": 1}
    assert table.step == ("share", 0)


@rule("celestia-duo.reward.gold-loaded", "celestia-duo.hold.places")
def test_gold_goes_into_the_hold_token_by_token() -> None:
    table = rewards("gold", "gold", smoke=1)
    assert table.play("claim gold").everybody == [
        RewardClaimed("gold"),
        TokenLoaded("gold"),
    ]
    assert table.step == ("rewards", 0)
    table.play("claim gold")
    assert (table.view.gold, table.view.smoke, table.view.room) == (2, 1, 2)


@rule("celestia-duo.reward.recruit")
@pytest.mark.parametrize("crew", CREW_NAMES)
def test_a_recruit_comes_aboard_active_and_takes_a_place(crew: str) -> None:
    table = rewards("crew", smoke=1)
    assert table.play("claim crew", crew).everybody == [
        RewardClaimed("crew"),
        CrewRecruited(crew),
        TurnBegan(3, 0),
    ]
    assert table.step == ("briefing", 0)
    assert table.view.crew == {crew: True}
    assert table.view.room == 3
    assert crew not in table.view.crew_deck


@rule("celestia-duo.reward.recruit")
def test_only_crew_cards_of_the_deck_are_drawn() -> None:
    for away in ({"crew": {"olga": "used"}}, {"crew_discard": ["olga"]}):
        with pytest.raises(WrongScript):
            rewards("crew", **away).play("claim crew", "olga")


@rule("celestia-duo.reward.recruit")
def test_there_is_always_somebody_left_to_recruit() -> None:
    assert max(GAME.catalogue.facts.deck_hold) < len(CREW_NAMES)
    aboard = dict.fromkeys(CREW_NAMES[:5], "used")
    table = rewards("crew", deck="small", crew=aboard, crew_discard=["rhett", "augusta"])
    table.play("claim crew", "mama")
    assert len(table.view.crew) == 6


@rule("celestia-duo.reward.crew-reshuffled")
def test_discarded_crew_cards_come_back_only_when_the_deck_is_empty() -> None:
    aboard = {"baba": "active", "mama": "used"}
    discarded = ["ludvig", "olga", "shuki", "kublai", "rhett"]
    with pytest.raises(WrongScript):
        rewards("crew", crew=aboard, crew_discard=discarded).play("claim crew", "olga")
    table = rewards("crew", crew=aboard, crew_discard=[*discarded, "augusta"])
    assert list(table.view.crew_deck) == []
    assert table.play("claim crew", "olga").everybody[:8] == [
        RewardClaimed("crew"),
        *[Reshuffled(name, "crew-discard", "crew-deck") for name in CREW_NAMES if name in (*discarded, "augusta")],
        CrewRecruited("olga"),
    ]
    assert list(table.view.crew_deck) == ["ludvig", "shuki", "kublai", "rhett", "augusta"]
    assert table.view.crew_discard == ()


# Exceptional communication


@rule("celestia-duo.communication.one-statement")
@pytest.mark.parametrize("captain", [0, 1])
def test_each_player_makes_one_statement_and_the_captain_speaks_first(captain: int) -> None:
    table = rewards("communication", captain=captain)
    assert table.play("claim communication").everybody == [RewardClaimed("communication")]
    assert table.step == ("tell", captain)
    assert table.why_not("tell have whip", seat=1 - captain) == "table.not-your-turn"
    assert table.play("tell have whip").everybody == [Stated(captain, "have whip")]
    assert table.step == ("tell", 1 - captain)
    assert table.why_not("tell have whip", seat=captain) == "table.not-your-turn"
    assert table.play("tell have joker").everybody == [
        Stated(1 - captain, "have joker"),
        TurnBegan(3, captain),
    ]
    assert table.step == ("briefing", captain)
    assert table.view.told[captain] == "have whip"
    assert table.view.told[1 - captain] == "have joker"


@rule("celestia-duo.communication.one-statement")
def test_nobody_has_to_make_a_statement() -> None:
    table = telling(["whip"], ["sabre"]).do("tell nothing", "tell nothing")
    assert table.view.step == "briefing"
    assert table.view.told == ("nothing", "nothing")
    assert [known.at_least for known in table.view.memory] == [{}, {}]
    assert [known.at_most for known in table.view.memory] == [{}, {}]


@rule("celestia-duo.communication.forms")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_a_statement_says_that_one_has_a_kind_or_that_one_has_none_of_it(kind: str) -> None:
    others = [other for other in KIND_NAMES if other != kind]
    for hand in ([kind], [kind, kind]):
        has = telling(hand)
        assert has.can("tell") == {f"have {kind}", *[f"have-not {other}" for other in others], "nothing"}
        has.play(f"tell have {kind}")
        assert has.seen_by(1).memory[0].at_least == {kind: 1}
    has_not = telling(others)
    assert has_not.why_not(f"tell have-not {kind}") is None
    has_not.play(f"tell have-not {kind}")
    assert has_not.seen_by(1).memory[0].at_most == {kind: 0}


@rule("celestia-duo.communication.forms")
def test_no_statement_says_how_many() -> None:
    statements = {action.notation for action in VOCABULARY if action.notation.startswith("tell ")}
    assert statements == {
        *[f"tell have {kind}" for kind in KIND_NAMES],
        *[f"tell have-not {kind}" for kind in KIND_NAMES],
        "tell all-kinds",
        "tell nothing",
    }


@rule("celestia-duo.communication.forms")
def test_example_i_have_sabre_is_valid() -> None:
    assert "tell have sabre" in telling(["sabre", "sabre", "sabre"])


@rule("celestia-duo.communication.forms")
def test_example_i_have_no_pistol_is_valid() -> None:
    assert "tell have-not pistol" in telling(["sabre"])


@rule("celestia-duo.communication.forms")
def test_example_i_have_a_joker_is_valid() -> None:
    assert "tell have joker" in telling(["joker"])


@rule("celestia-duo.communication.forms")
def test_example_i_have_three_sabres_cannot_be_said() -> None:
    table = telling(["sabre", "sabre", "sabre"])
    assert {said for said in table.can("tell") if "sabre" in said} == {"have sabre"}
    table.play("tell have sabre")
    assert table.seen_by(1).memory[0].at_least == {"sabre": 1}


@rule("celestia-duo.communication.all-kinds")
def test_example_i_have_everything_is_valid() -> None:
    table = telling(list(KIND_NAMES))
    assert table.play("tell all-kinds").everybody == [Stated(0, "all-kinds")]
    assert table.step == ("tell", 1)
    assert table.seen_by(1).memory[0].at_least == dict.fromkeys(KIND_NAMES, 1)


@rule("celestia-duo.communication.all-kinds", "celestia-duo.communication.true")
@pytest.mark.parametrize("missing", KIND_NAMES)
def test_all_kinds_are_the_six_kinds_and_a_joker_is_one_of_them(missing: str) -> None:
    hand = [kind for kind in KIND_NAMES if kind != missing]
    table = telling([*hand, hand[-1]])
    assert table.why_not("tell all-kinds") == "celestia-duo.communication.true"
    assert "tell all-kinds" in telling([*hand, missing])


@rule("celestia-duo.communication.true")
def test_a_statement_must_be_true_of_the_own_hand() -> None:
    table = telling(["whip"], ["sabre"])
    assert table.why_not("tell have sabre") == "celestia-duo.communication.true"
    assert table.why_not("tell have-not whip") == "celestia-duo.communication.true"
    assert table.why_not("tell have whip") is None
    assert table.why_not("tell have-not sabre") is None
    table.play("tell nothing")
    assert table.why_not("tell have whip") == "celestia-duo.communication.true"
    assert table.why_not("tell have sabre") is None


@rule("celestia-duo.communication.only-as-reward")
@pytest.mark.parametrize("step", ["briefing", "dice", "start", "combat", "rewards"])
def test_nothing_is_told_about_a_hand_without_the_reward(step: str) -> None:
    table = rewards("communication") if step == "rewards" else at(step=step)
    for statement in ("have whip", "have-not cannon", "all-kinds", "nothing"):
        assert table.why_not(f"tell {statement}") == "celestia-duo.communication.only-as-reward"
