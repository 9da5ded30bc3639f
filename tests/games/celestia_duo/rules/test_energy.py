"""What happens when a player cannot eliminate a die."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.cards import ENERGY_NAMES
from aerodrome.games.celestia_duo.events import CardLaidOut, CouldNotPay, CrewLeft, EnergyLost, TokenLost
from aerodrome.kernel.dealers import WrongScript
from aerodrome.kernel.event_types import Ended
from tests.games.celestia_duo.tables import FACE_DOWN, Scene, at
from tests.rules_marker import rule


def failing(**more: object) -> Scene:
    """The first seat cannot pay for the whip; its partner can."""
    usual: dict[str, object] = {"step": "combat", "dice": ["whip", "whip"], "hands": [["cannon"], ["whip"]]}
    return at(**{**usual, **more})


def fail_with_the_least(table: Scene, partner_takes_all: bool = True) -> None:
    """Lose J1: a sabre lies open and two pistols are hidden."""
    table.play("cannot", "J1", "sabre")
    captain_fails = table.view.fighter == table.view.captain
    table.play("first partner" if captain_fails == partner_takes_all else "first captain")
    table.play("take sabre")
    for _ in range(2):
        table.play("pass")
        table.play("take hidden", "pistol")


@rule("celestia-duo.energy.lost")
def test_a_player_who_cannot_pay_costs_the_airship_an_energy_token() -> None:
    table = failing()
    assert (table.view.energy, table.legal) == (2, {"cannot"})
    assert table.play("cannot", "J1", "sabre").everybody == [
        CouldNotPay(0),
        EnergyLost("J1"),
        CardLaidOut("sabre"),
        FACE_DOWN,
        FACE_DOWN,
    ]
    assert table.step == ("share", 0)
    assert table.view.energy == 1
    assert table.view.dice == ("whip", "whip")


@rule("celestia-duo.energy.lost")
def test_a_player_who_can_pay_loses_no_energy() -> None:
    table = failing(hands=[["whip"], ["whip"]])
    assert table.why_not("cannot") == "celestia-duo.combat.must-pay"
    table.do("match whip", "match whip")
    assert table.view.energy == 2


@rule("celestia-duo.energy.at-random")
@pytest.mark.parametrize("token", ENERGY_NAMES)
def test_any_token_can_be_the_one_and_its_underside_counts(token: str) -> None:
    hidden, visible, losses = {"J1": (2, 1, 1), "J2": (2, 2, 2), "J3": (3, 2, 3)}[token]
    table = failing(smoke=5)
    table.play("cannot", token, *["sabre"] * visible)
    assert (table.view.hidden, table.view.visible) == (hidden, {"sabre": visible})
    assert table.view.losses == losses
    assert table.view.spent == (token,)


@rule("celestia-duo.energy.at-random")
def test_a_token_that_is_gone_does_not_come_again() -> None:
    with pytest.raises(WrongScript):
        failing(spent=["J2"]).play("cannot", "J2")
    table = failing(spent=["J2"])
    table.play("cannot", "J1", "sabre")
    assert table.view.spent == ("J1", "J2")


@rule("celestia-duo.energy.at-random", "celestia-duo.energy.resources")
def test_constraint_14_one_token_gives_three_cards_face_down_and_two_face_up_for_three_resources() -> None:
    facts = GAME.catalogue.facts
    tokens = list(zip(facts.energy_hidden, facts.energy_visible, facts.energy_lost, strict=True))
    assert (3, 2, 3) in tokens


@rule("celestia-duo.energy.share-first")
def test_cards_are_shared_before_resources_go() -> None:
    table = failing(smoke=2)
    table.play("cannot", "J1", "sabre")
    assert table.step == ("share", 0)
    assert table.view.smoke == 2
    table.do("first captain", "take sabre")
    table.play("take hidden", "whip")
    assert table.view.step == "pick"
    table.play("take hidden", "joker")
    assert table.step == ("resources", 0)
    assert table.view.smoke == 2
    assert table.hands == [["sabre", "cannon", "joker"], ["whip", "whip"]]


@rule("celestia-duo.energy.share-first")
def test_without_any_card_to_share_the_resources_go_at_once() -> None:
    hands = [["cannon"], ["whip"] * 13 + ["sabre"] * 11 + ["crossbow"] * 9 + ["pistol"] * 7 + ["cannon"] * 4]
    table = failing(hands=hands, played=["joker"] * 3, smoke=2)
    assert table.play("cannot", "J1").everybody == [
        CouldNotPay(0),
        EnergyLost("J1"),
    ]
    assert table.step == ("resources", 0)


@rule("celestia-duo.energy.resources")
def test_the_captain_chooses_what_goes_whoever_failed() -> None:
    for captain in (0, 1):
        table = failing(captain=captain, seat=0, fighter=0, gold=2, smoke=1, crew={"olga": "used"})
        fail_with_the_least(table)
        assert table.step == ("resources", captain)
        assert table.view.talk
        assert table.can("drop") == {"gold", "smoke", "olga"}
        assert table.why_not("drop gold", seat=1 - captain) == "celestia-duo.captain.decides"
        assert table.play("drop gold").everybody == [
            TokenLost("gold"),
        ]
        assert table.step == ("combat", 0)
        assert (table.view.gold, table.view.smoke, table.view.energy) == (1, 1, 1)


@rule("celestia-duo.energy.resources")
def test_as_many_tokens_go_as_the_token_says_and_they_may_differ() -> None:
    table = at(step="resources", losses=3, gold=2, smoke=2, spent=["J3"])
    table.do("drop gold", "drop smoke")
    assert table.view.losses == 1
    assert table.view.step == "resources"
    table.do("drop gold")
    assert table.view.step == "combat"
    assert (table.view.gold, table.view.smoke, table.view.energy) == (0, 1, 1)
    assert at(step="resources", losses=1, smoke=2, spent=["J1"]).why_not("drop gold") == "celestia-duo.hold.token-there"


@rule("celestia-duo.energy.resources")
def test_example_mary_gives_two_smoke_and_a_crew_member_of_what_is_in_the_hold() -> None:
    table = at(step="resources", losses=3, smoke=2, gold=1, crew={"baba": "active"}, spent=["J3"])
    table.do("drop smoke", "drop smoke", "drop baba")
    assert (table.view.smoke, table.view.gold, table.view.crew) == (0, 1, {})
    assert table.view.crew_discard == ("baba",)


@rule("celestia-duo.energy.hold-emptied")
@pytest.mark.parametrize(("gold", "smoke"), [(0, 0), (1, 0), (1, 1)])
def test_a_hold_with_no_more_than_must_go_is_emptied(gold: int, smoke: int) -> None:
    table = failing(gold=gold, smoke=smoke, crew={"mama": "used"})
    table.play("cannot", "J3", "sabre", "sabre")
    table.do("first captain", "take sabre", "take sabre")
    table.play("take hidden", "pistol")
    table.play("take hidden", "pistol")
    told = table.play("take hidden", "crossbow")
    assert (table.view.gold, table.view.smoke, table.view.crew) == (0, 0, {})
    assert table.step == ("combat", 0)
    assert told.spectator[1:] == [
        *[TokenLost("gold")] * gold,
        *[TokenLost("smoke")] * smoke,
        CrewLeft("mama"),
    ]
    assert table.step == ("combat", 0)


@rule("celestia-duo.energy.hold-emptied")
def test_with_one_token_more_than_must_go_there_is_a_choice() -> None:
    table = failing(gold=1, smoke=1)
    fail_with_the_least(table)
    assert table.can("drop") == {"gold", "smoke"}
    emptied = failing(gold=1)
    fail_with_the_least(emptied)
    assert (emptied.view.step, emptied.view.gold) == ("combat", 0)


@rule("celestia-duo.energy.crew-card")
@pytest.mark.parametrize("status", ["active", "used"])
def test_a_crew_member_lost_loses_the_card_active_or_not(status: str) -> None:
    table = at(step="resources", losses=1, spent=["J1"], smoke=1, crew={"olga": status, "baba": "active"})
    assert table.play("drop olga").everybody == [
        CrewLeft("olga"),
    ]
    assert table.step == ("combat", 0)
    assert (table.view.crew, table.view.crew_discard) == ({"baba": True}, ("olga",))
    assert table.view.room == 3


@rule("celestia-duo.energy.same-player")
@pytest.mark.parametrize("captain", [0, 1])
def test_whoever_could_not_pay_goes_on(captain: int) -> None:
    table = failing(captain=captain, seat=0, fighter=0)
    table.play("cannot", "J1", "whip")
    table.do("first captain" if captain == 0 else "first partner", "take whip")
    table.play("take hidden", "pistol")
    table.play("take hidden", "pistol")
    assert table.step == ("combat", 0)
    table.do("match whip")
    assert table.step == ("combat", 1)


@rule("celestia-duo.energy.same-player")
def test_the_same_player_may_fail_again() -> None:
    table = failing()
    fail_with_the_least(table)
    assert table.step == ("combat", 0)
    assert table.legal == {"cannot"}
    table.play("cannot", "J2", "crossbow", "whip")
    assert table.view.energy == 0
    table.do("first partner", "take crossbow", "take whip")
    table.play("take hidden", "pistol")
    table.play("take hidden", "sabre")
    assert table.step == ("combat", 0)
    table.do("match whip", "match whip")
    assert table.view.step == "rewards"


@rule("celestia-duo.energy.proof")
def test_a_failure_tells_everybody_what_the_hand_does_not_hold() -> None:
    table = failing(dice=["whip", "sabre"], hands=[["cannon", "pistol"], ["whip"]])
    table.play("cannot", "J1", "crossbow")
    for seat in (0, 1, -1):
        known = table.seen_by(seat).memory[0]
        assert known.at_most == {"whip": 0, "sabre": 0, "crossbow": 1, "pistol": 1, "cannon": 1, "joker": 0}
        assert table.seen_by(seat).memory[1].at_most == {}


@rule("celestia-duo.energy.proof")
def test_with_a_flag_of_the_chase_a_failure_says_that_the_hand_was_empty() -> None:
    table = failing(dice=["whip", "flag"], hands=[[], ["whip"]])
    table.play("cannot", "J1", "crossbow")
    assert set(table.seen_by(1).memory[0].at_most.values()) == {0}


@rule("celestia-duo.energy.none-left-is-no-loss")
def test_an_empty_generator_is_not_yet_a_defeat() -> None:
    table = failing(deck="small")
    assert table.view.energy == 1
    fail_with_the_least(table, partner_takes_all=False)
    assert (table.view.energy, table.view.ending) == (0, None)
    table.do("pair whip pistol", "match whip")
    assert table.view.step == "rewards"


@rule("celestia-duo.energy.none-left-is-no-loss", "celestia-duo.end.energy")
def test_the_next_failure_is_the_defeat() -> None:
    table = failing(deck="small")
    fail_with_the_least(table)
    assert table.legal == {"cannot"}
    assert table.play("cannot").everybody[-1] == Ended((), "celestia-duo.end.energy")
    assert table.view.won is False
