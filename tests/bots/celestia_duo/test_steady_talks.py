"""The bot `steady` for Celestia Duo: how it talks, and what it makes of what it hears."""

from __future__ import annotations

import pytest

from aerodrome.bots import ask
from aerodrome.bots.celestia_duo import SteadyBot
from aerodrome.games.celestia_duo import GAME
from aerodrome.kernel import FastDealer
from tests.bots.celestia_duo.test_steady import CHASE, DICE, LAST_ENERGY, POOR, RICH, choice, decision

CAPTAIN, PARTNER = 0, 1
FIGHT_BEGINS: dict[str, object] = {**CHASE, **LAST_ENERGY, "step": "start", "dice": ["cannon"]}


def told(hand: list[str], **position: object) -> str:
    """What the Captain tells about a hand."""
    tell = {**CHASE, "step": "tell", "route": {"6": "E13"}, "hands": [hand, POOR], **position}
    return choice(CAPTAIN, **tell)


# Who speaks when


def test_a_captain_lets_the_partner_speak_first() -> None:
    assert choice(CAPTAIN, **CHASE, hands=[RICH, RICH[:5]]) == "wait"
    assert decision(**CHASE, hands=[RICH, RICH[:5]]) == "continue"


@pytest.mark.parametrize("hand", [RICH, POOR, []], ids=["rich", "poor", "empty"])
@pytest.mark.parametrize("said", [[], ["continue"], ["stop"]], ids=str)
def test_a_partner_always_comes_to_an_end(hand: list[str], said: list[str]) -> None:
    state = GAME.from_position({**CHASE, "hands": [RICH[:5], hand], "said": [said, []]})
    dealer = FastDealer(2)
    for _ in range(3):
        action = ask(SteadyBot(), state, PARTNER, dealer)
        state.apply(PARTNER, action, dealer)
        if state.ready:
            return
    pytest.fail("the partner keeps on talking")


# What a partner says


def test_proposes_a_stop_with_an_empty_hand() -> None:
    assert choice(PARTNER, **CHASE, **LAST_ENERGY, hands=[POOR, []]) == "say stop"


def test_proposes_to_continue_with_a_full_hand() -> None:
    assert choice(PARTNER, **CHASE, hands=[RICH[:5], RICH]) == "say continue"


def test_agrees_with_a_captain_of_the_same_opinion_and_disagrees_with_another_one() -> None:
    position = {**CHASE, "hands": [RICH[:5], RICH]}
    assert choice(PARTNER, **position, said=[["continue"], []]) == "say agree"
    assert choice(PARTNER, **position, said=[["stop"], []]) == "say disagree"


def test_asks_for_olga_who_reaches_the_pirate() -> None:
    position = {**CHASE, "pirate_ship": 9, "crew": {"olga": "active"}}
    assert choice(PARTNER, **position, hands=[POOR, POOR]) == "say use-olga"


def test_asks_for_smoke_when_it_cannot_pay_and_to_keep_it_when_it_can() -> None:
    position = {**DICE, **LAST_ENERGY, "smoke": 1, "dice": ["cannon", "pistol"]}
    known = [{"at_least": {"whip": 2}}, {}]
    weak, strong = ["whip", "sabre", "crossbow"], ["cannon", "pistol", "joker", "joker"]
    assert choice(PARTNER, **position, hands=[["whip", "whip"], weak], memory=known) == "say use-smoke"
    position |= {"dice": ["cannon", "pistol", "crossbow"], "hands": [["whip", "sabre", "crossbow"], strong]}
    known = [{"at_least": {"whip": 1, "sabre": 1, "crossbow": 1}}, {}]
    assert choice(PARTNER, **position, memory=known) == "say keep-smoke"


def test_does_not_ask_to_keep_smoke_that_nobody_would_use() -> None:
    easy = {**DICE, "smoke": 1, "dice": ["whip"], "hands": [["whip", "whip"], RICH]}
    assert choice(PARTNER, **easy, memory=[{"at_least": {"whip": 2}}, {}]) == "ready"


def test_wants_to_begin_when_it_alone_can_pay() -> None:
    known = [{"at_most": {"cannon": 0, "joker": 0}}, {}]
    assert choice(PARTNER, **FIGHT_BEGINS, hands=[["whip"], ["cannon"]], memory=known) == "say me-first"


def test_lets_the_captain_begin_when_it_cannot_pay() -> None:
    known = [{"at_least": {"cannon": 1}}, {}]
    assert choice(PARTNER, **FIGHT_BEGINS, hands=[["cannon"], ["whip"]], memory=known) == "say you-first"


def test_asks_for_the_first_pick_with_the_smaller_hand() -> None:
    position = {**CHASE, "step": "share", "waiting": ["shop"], "stages": {"6": "C1"}, "ambushes": 0, "gold": 1}
    assert choice(PARTNER, **position, visible=["whip"], hands=[RICH, []]) == "say me-first"
    assert choice(PARTNER, **position, visible=["whip"], hands=[[], RICH]) == "say you-first"


def test_has_nothing_to_say_where_it_knows_no_more_than_the_captain() -> None:
    position = {**CHASE, "step": "resources", "dice": ["whip"], "losses": 1, "gold": 1, "smoke": 2}
    position |= {"energy": 1, "spent": ["J1"], "fighter": 0}
    assert choice(PARTNER, **position, hands=[RICH, POOR]) == "ready"


# What a Captain makes of it


def test_a_partner_who_wants_to_begin_may_begin() -> None:
    position = {**FIGHT_BEGINS, "hands": [["whip", "sabre", "pistol"], ["whip", "sabre", "joker"]], "dice": ["whip"]}
    assert decision(**position, said=[[], ["me-first"]]) == "start partner"
    assert decision(**position, said=[[], ["you-first"]]) == "start captain"


def test_says_so_before_it_does_the_opposite_of_what_the_partner_asked_for() -> None:
    position = {**CHASE, "hands": [RICH, RICH], "said": [[], ["stop"]]}
    assert decision(**position) == "say disagree"
    assert decision(**{**position, "said": [["disagree"], ["stop"]]}) == "continue"


def test_a_partner_who_wants_to_pick_first_may_do_so_where_it_hardly_matters() -> None:
    position = {**CHASE, "step": "share", "waiting": ["shop"], "stages": {"6": "C1"}, "ambushes": 0, "gold": 1}
    position |= {"visible": ["whip"], "hands": [["whip", "sabre"], ["whip", "sabre"]]}
    position["memory"] = [{}, {"at_least": {"whip": 1, "sabre": 1}}]
    assert decision(**position, said=[[], ["me-first"]]) == "first partner"
    assert decision(**position, said=[[], ["you-first"]]) == "first captain"


# Statements


def test_tells_of_a_joker() -> None:
    assert told(["whip", "sabre", "joker"]) == "tell have joker"


def test_tells_that_it_has_all_kinds() -> None:
    assert told(["whip", "sabre", "crossbow", "pistol", "cannon", "joker"]) == "tell all-kinds"


def test_tells_what_a_large_hand_lacks_against_all_odds() -> None:
    hand = ["whip"] * 5 + ["crossbow"] * 4 + ["pistol"] * 2
    assert told(hand) == "tell have-not sabre"


def test_does_not_repeat_what_is_known() -> None:
    joker = {"at_least": {"joker": 1}}
    assert told(["whip", "cannon", "joker"], memory=[joker, {}]) == "tell have cannon"
