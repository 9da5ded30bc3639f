"""The final battle: its preparation, its Assaults and their bans."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo.cards import ASSAULT_NAMES, BAN_NAMES
from aerodrome.games.celestia_duo.events import (
    AssaultRevealed,
    BoardingBegan,
    CardLaidOut,
    Declined,
    DiceValidated,
    MastFell,
    TokenSpent,
)
from aerodrome.kernel.dealers import WrongScript
from aerodrome.kernel.event_types import Moved
from tests.games.celestia_duo.tables import FACE_DOWN, Scene, at, beaten, flew, played, reactivated, taken, thrown
from tests.rules_marker import rule

DRAWN = {
    "noa": (3, 3),
    "melchior": (3, 3),
    "sidonie": (4, 3),
    "ulysse": (3, 2),
    "isaure": (3, 2),
    "gardenzio": (2, 2),
}
"""Pirate: cards shared before the boarding, face down and face up."""

PURCHASES = {
    "noa": (1, 1),
    "melchior": (1, 0),
    "sidonie": (1, 0),
    "ulysse": (1, 1),
    "isaure": (1, 0),
    "gardenzio": (1, 0),
}
"""Pirate: cards for one gold, face down and face up."""

REACTIVATION = {"noa": 1, "melchior": 1, "sidonie": 1, "ulysse": 2, "isaure": 1, "gardenzio": 2}

ASSAULTS: dict[str, tuple[tuple[str, ...], int, str]] = {
    "A01": (("whip",), 3, "smoke"),
    "A02": (("sabre",), 3, "smoke"),
    "A03": (("crossbow",), 2, "smoke"),
    "A04": ((), 4, "smoke"),
    "A05": (("whip", "sabre"), 2, "smoke"),
    "A06": (("pistol",), 2, "crew"),
    "A07": (("whip", "crossbow"), 2, "crew"),
    "A08": (("sabre", "sabre"), 2, "crew"),
    "A09": ((), 4, "crew"),
    "A10": (("cannon",), 2, "crew"),
    "A11": (("whip", "whip"), 2, "pairs"),
    "A12": (("sabre", "crossbow"), 1, "pairs"),
    "A13": (("whip", "pistol"), 1, "pairs"),
    "A14": ((), 3, "pairs"),
}
"""Assault: the dice put on a face, how many are rolled, what is forbidden."""

NO_SMOKE, NO_CREW, NO_PAIRS = "A04", "A09", "A14"


def assault(card: str, **more: object) -> Scene:
    """In the middle of an Assault."""
    return at(**{"step": "combat", "boarding": True, "assault": card, **more})


def catching(pirate: str, card: str = "E11", **more: object) -> Scene:
    """The next movement reaches the pirate ship."""
    position = {"pirate": pirate, "airship": 10, "route": {"10": card}, "pirate_ship": 12, **more}
    return at(**position)


# Preparation


@rule("celestia-duo.boarding.begins")
def test_the_final_battle_begins_when_the_pirate_is_caught() -> None:
    table = catching("noa", captain=1)
    assert table.play("continue", "whip", "sabre", "joker").everybody == [
        flew(10, 12, catches_up=True),
        BoardingBegan("noa"),
        CardLaidOut("whip"),
        CardLaidOut("sabre"),
        CardLaidOut("joker"),
        FACE_DOWN,
        FACE_DOWN,
        FACE_DOWN,
    ]
    assert table.step == ("share", 1)
    assert (table.view.boarding, table.view.captain, table.view.masts) == (True, 1, 3)
    assert table.view.route[11].card is None


@rule("celestia-duo.boarding.begins")
@pytest.mark.parametrize(("card", "pirate_ship"), [("E21", 12), ("E21", 13), ("E21", 11)])
def test_reaching_and_passing_the_pirate_are_the_same(card: str, pirate_ship: int) -> None:
    table = catching("gardenzio", card, pirate_ship=pirate_ship)
    table.play("continue", "whip", "sabre")
    assert (table.view.boarding, table.view.airship) == (True, pirate_ship)


@rule("celestia-duo.boarding.begins")
def test_one_card_short_of_the_pirate_there_is_an_ambush() -> None:
    table = catching("noa", "E21", pirate_ship=14)
    table.play("continue", "E03", ["whip"])
    assert (table.view.boarding, table.view.airship, table.view.step) == (False, 13, "dice")


@rule("celestia-duo.boarding.begins", "celestia-duo.end.caught")
def test_constraint_22_in_quick_mode_there_is_no_final_battle() -> None:
    table = catching("artorius")
    table.play("continue")
    assert (table.view.boarding, table.view.won) == (False, True)
    assert table.view.assault is None


@rule("celestia-duo.boarding.cards")
@pytest.mark.parametrize("pirate", DRAWN)
def test_the_pirate_card_says_how_many_cards_are_shared_first(pirate: str) -> None:
    hidden, visible = DRAWN[pirate]
    table = catching(pirate, gold=1)
    table.play("continue", *["whip"] * visible)
    assert (table.view.hidden, table.view.visible) == (hidden, {"whip": visible})
    table.do("first captain", *["take whip"] * visible)
    for _ in range(hidden):
        assert table.view.step == "pick"
        table.play("take hidden", "sabre")
    assert table.step == ("boarding", 0)


@rule("celestia-duo.boarding.cards")
def test_without_gold_the_first_assault_follows_the_sharing() -> None:
    table = at(step="pick", waiting=["boarding"], boarding=True, visible=["whip"])
    assert table.play("take whip", "A06", ["whip", "flag"]).everybody == [
        taken("whip", 0),
        AssaultRevealed("A06"),
        thrown(["pistol"], "whip", "flag"),
    ]
    assert table.step == ("dice", 0)


@rule("celestia-duo.boarding.gold")
@pytest.mark.parametrize("pirate", PURCHASES)
def test_cards_are_bought_as_often_as_there_is_gold(pirate: str) -> None:
    hidden, visible = PURCHASES[pirate]
    table = at(step="boarding", boarding=True, pirate=pirate, gold=2)
    for gold in (1, 0):
        table.play("buy cards", *["whip"] * visible)
        assert (table.view.gold, table.view.hidden, sum(table.view.visible.values())) == (gold, hidden, visible)
        table.do("first captain", *["take whip"] * visible)
        if gold:
            table.play("take hidden", "sabre")
            assert table.step == ("boarding", 0)
    table.play("take hidden", "sabre", "A14", ["whip", "whip", "whip"])
    assert table.view.step == "dice"


@rule("celestia-duo.boarding.gold")
def test_everybody_sees_a_purchase() -> None:
    table = at(step="boarding", boarding=True, gold=2)
    assert table.view.talk
    assert table.why_not("buy cards", seat=1) == "celestia-duo.captain.decides"
    assert table.play("buy cards", "whip").everybody == [
        TokenSpent("gold"),
        CardLaidOut("whip"),
        FACE_DOWN,
    ]
    assert table.step == ("share", 0)


@rule("celestia-duo.boarding.gold")
@pytest.mark.parametrize("pirate", REACTIVATION)
def test_one_payment_reactivates_the_whole_crew(pirate: str) -> None:
    price = REACTIVATION[pirate]
    position: dict[str, object] = {"step": "boarding", "boarding": True, "pirate": pirate}
    crew = {"olga": "used", "mama": "used"}
    if price > 1:
        assert at(**position, crew=crew, gold=price - 1).why_not("buy reactivation") == "celestia-duo.gold.needed"
    table = at(**position, crew=crew, gold=price)
    assert table.play("buy reactivation", "A14", ["whip", "whip", "whip"]).everybody[: price + 2] == [
        *[TokenSpent("gold")] * price,
        reactivated("olga"),
        reactivated("mama"),
    ]
    assert (table.view.gold, table.view.crew) == (0, {"olga": True, "mama": True})
    assert table.view.step == "dice"


@rule("celestia-duo.boarding.gold")
def test_gold_can_be_kept() -> None:
    table = at(step="boarding", boarding=True, gold=2)
    table.play("done", "A14", ["whip", "whip", "whip"])
    assert (table.view.gold, table.view.step) == (2, "dice")
    assert table.why_not("buy cards") == "celestia-duo.stop.gold-in-a-city"


@rule("celestia-duo.boarding.all-active")
def test_nobody_is_reactivated_who_is_not_tired() -> None:
    position: dict[str, object] = {"step": "boarding", "boarding": True, "gold": 2}
    assert at(**position).why_not("buy reactivation") == "celestia-duo.boarding.all-active"
    assert at(**position, crew={"olga": "active"}).why_not("buy reactivation") == "celestia-duo.boarding.all-active"
    one = at(**position, crew={"olga": "active", "mama": "used"})
    assert one.why_not("buy reactivation") is None
    one.play("buy reactivation")
    assert one.why_not("buy reactivation") == "celestia-duo.boarding.all-active"


@rule("celestia-duo.boarding.no-smoke-sold")
def test_smoke_is_not_sold_before_the_final_battle() -> None:
    assert at(step="boarding", boarding=True, gold=2).why_not("buy smoke") == "celestia-duo.boarding.no-smoke-sold"
    assert at(step="shop", stages={"1": "C1"}, gold=2).why_not("buy smoke") is None


# Assaults


@rule("celestia-duo.boarding.three-assaults", "celestia-duo.boarding.mast", "celestia-duo.boarding.no-rewards")
def test_three_assaults_follow_one_another() -> None:
    table = assault("A14", dice=["whip"], hands=[["whip"] * 2, ["whip"]])
    for seat, masts, card in ((0, 2, "A11"), (1, 1, "A13")):
        fixed, rolled, _ = ASSAULTS[card]
        table.play("match whip", card, ["whip"] * rolled)
        assert (table.view.masts, table.view.assault, table.view.rewards) == (masts, card, {})
        assert len(table.view.dice) == len(fixed) + rolled
        spent, other = table.view.spent, 1 - seat
        table = assault(card, dice=["whip"], hands=table.hands, masts=masts, spent=spent, seat=other, fighter=other)
    table.play("match whip")
    assert (table.view.masts, table.view.won) == (0, True)


@rule("celestia-duo.boarding.three-assaults")
def test_no_assault_comes_twice() -> None:
    for card in ("A14", "A03"):
        with pytest.raises(WrongScript):
            assault("A14", dice=["whip"], masts=2, spent=["A03"]).play("match whip", card, ["whip"] * 4)


@rule("celestia-duo.boarding.assault-card")
@pytest.mark.parametrize("card", ASSAULTS)
def test_the_card_says_which_dice_are_set_and_how_many_are_rolled(card: str) -> None:
    fixed, rolled, _ = ASSAULTS[card]
    table = at(step="boarding", boarding=True, gold=1)
    assert table.play("done", card, ["flag"] * rolled).everybody == [
        Declined(0, "boarding"),
        AssaultRevealed(card),
        thrown(fixed, *["flag"] * rolled),
    ]
    assert table.step == ("dice", 0)
    assert table.view.assault == card


@rule("celestia-duo.boarding.bans")
@pytest.mark.parametrize("card", ASSAULTS)
def test_constraint_20_each_assault_forbids_one_of_three_things(card: str) -> None:
    table = at(step="boarding", boarding=True, gold=1)
    assert table.view.ban == "none"
    table.play("done", card, ["flag"] * ASSAULTS[card][1])
    assert table.view.ban == ASSAULTS[card][2]


@rule("celestia-duo.boarding.bans")
def test_there_are_three_bans() -> None:
    assert tuple(ASSAULTS) == ASSAULT_NAMES
    assert {ban for _, _, ban in ASSAULTS.values()} == {"smoke", "crew", "pairs"} == set(BAN_NAMES) - {"none"}


@rule("celestia-duo.boarding.bans")
def test_a_ban_lasts_as_long_as_its_assault() -> None:
    table = assault(NO_SMOKE, dice=["whip"], smoke=1)
    table.play("match whip", NO_PAIRS, ["whip", "flag", "flag"])
    assert table.view.ban == "pairs"
    assert table.why_not("smoke flag") is None
    back = assault(NO_PAIRS, dice=["whip"], smoke=1)
    back.play("match whip", NO_SMOKE, ["whip", "flag", "flag", "flag"])
    assert back.why_not("smoke flag") == "celestia-duo.assault.no-smoke"


@rule("celestia-duo.assault.no-smoke")
def test_an_assault_can_forbid_smoke() -> None:
    table = assault(NO_SMOKE, step="dice", dice=["whip", "flag"], smoke=2)
    assert table.why_not("smoke flag") == "celestia-duo.assault.no-smoke"
    assert table.can("smoke") == set()
    assert assault(NO_CREW, step="dice", dice=["whip", "flag"], smoke=2).why_not("smoke flag") is None


@rule("celestia-duo.assault.no-pairs")
def test_an_assault_can_forbid_pairs() -> None:
    hands = [["sabre", "sabre"], []]
    table = assault(NO_PAIRS, dice=["whip"], hands=hands)
    assert table.why_not("pair whip sabre") == "celestia-duo.assault.no-pairs"
    assert table.legal == {"cannot"}
    assert assault(NO_SMOKE, dice=["whip"], hands=hands).legal == {"pair whip sabre"}
    joker = assault(NO_PAIRS, dice=["whip"], hands=[["whip", "whip", "joker"], []])
    assert joker.legal == {"match whip", "joker whip"}


@rule("celestia-duo.assault.no-pairs", "celestia-duo.boarding.substitutes")
def test_where_pairs_are_forbidden_they_do_not_pay_for_a_flag_either() -> None:
    hands = [["whip", "crossbow", "crossbow"], []]
    table = assault(NO_PAIRS, dice=["flag"], hands=hands)
    assert table.why_not("grapple") == "celestia-duo.boarding.all-at-once"
    assert table.legal == {"cannot"}
    assert assault(NO_SMOKE, dice=["flag"], hands=hands).legal == {"grapple"}
    paying = assault(NO_PAIRS, step="grapple", dice=["flag"], owed=["sabre"], hands=[["sabre", "whip", "whip"], []])
    assert paying.why_not("pair sabre whip") == "celestia-duo.assault.no-pairs"


@rule("celestia-duo.assault.no-crew")
@pytest.mark.parametrize(
    ("crew", "action"), [("ludvig", "ludvig whip"), ("mama", "mama sabre whip"), ("augusta", "augusta whip flag")]
)
def test_an_assault_can_forbid_the_powers_of_the_crew(crew: str, action: str) -> None:
    step = "dice" if crew == "augusta" else "combat"
    table = assault(NO_CREW, step=step, crew={crew: "active"})
    assert table.why_not(action) == "celestia-duo.assault.no-crew"
    assert assault(NO_SMOKE, step=step, crew={crew: "active"}).why_not(action) is None


@rule("celestia-duo.assault.no-crew")
def test_where_the_crew_is_forbidden_kublai_and_rhett_are_not_asked() -> None:
    crew = {"kublai": "active", "rhett": "active"}
    assert assault(NO_CREW, step="dice", dice=["flag"], crew=crew).do("validate").view.step == "start"
    allowed = assault(NO_SMOKE, step="dice", dice=["flag"], crew=crew).do("validate")
    assert allowed.view.step == "flags"
    allowed.do("use kublai", "done")
    assert (allowed.view.gold, allowed.view.step, allowed.view.flags) == (2, "start", 0)


@rule("celestia-duo.assault.no-crew")
def test_where_the_crew_is_forbidden_shuki_is_not_asked() -> None:
    table = assault(NO_CREW, dice=["whip"], crew={"shuki": "active"})
    table.play("match whip", NO_PAIRS, ["whip", "whip", "whip"])
    assert table.view.step == "dice"
    allowed = assault(NO_SMOKE, dice=["whip"], crew={"shuki": "active"}).do("match whip")
    assert (allowed.view.step, allowed.view.masts) == ("shuki", 3)
    allowed.do("use shuki", "reclaim whip", "first captain")
    allowed.play("take whip", NO_PAIRS, ["whip", "whip", "whip"])
    assert (allowed.view.step, allowed.view.masts) == ("dice", 2)


@rule("celestia-duo.boarding.mast")
def test_after_the_last_assault_shuki_is_not_asked() -> None:
    table = assault(NO_SMOKE, dice=["whip"], crew={"shuki": "active"}, masts=1, spent=["A02", "A03"])
    table.do("match whip")
    assert (table.view.step, table.view.won) == ("over", True)


@rule("celestia-duo.assault.no-crew", "celestia-duo.boarding.substitutes")
def test_where_the_crew_is_forbidden_mama_does_not_pay_for_a_flag_either() -> None:
    more = {"dice": ["flag"], "hands": [["whip", "cannon"], []], "crew": {"mama": "active"}}
    assert assault(NO_CREW, **more).legal == {"cannot"}
    assert assault(NO_SMOKE, **more).legal == {"grapple", "cannot"}


@rule("celestia-duo.boarding.same-rules")
def test_an_assault_is_fought_like_an_ambush() -> None:
    table = assault(NO_CREW, step="dice", dice=["whip", "flag"], smoke=1, hands=[["cannon"], ["whip"]])
    table.play("smoke flag", ["sabre"])
    assert table.why_not("smoke whip") == "celestia-duo.smoke.needed"
    table.do("validate", "start partner", "match whip")
    assert table.step == ("combat", 0)
    table.play("cannot", "J1", "sabre")
    assert (table.view.energy, table.view.losses) == (1, 1)
    table.do("first captain", "take sabre")
    table.play("take hidden", "whip")
    table.play("take hidden", "whip")
    assert table.step == ("combat", 0)
    table.play("match sabre", NO_PAIRS, ["whip", "whip", "whip"])
    assert table.view.masts == 2


@rule("celestia-duo.boarding.own-attack")
@pytest.mark.parametrize("pirate", DRAWN)
def test_the_secret_attack_of_the_chase_no_longer_strikes(pirate: str) -> None:
    crew = {"olga": "active", "baba": "active"}
    table = assault(NO_SMOKE, step="dice", pirate=pirate, dice=["flag", "flag"], gold=2, crew=crew)
    before = table.view
    assert table.play("validate").everybody == [DiceValidated(2)]
    assert table.step == ("start", 0)
    after = table.view
    assert (after.pirate_ship, after.gold, after.crew) == (before.pirate_ship, 2, {"olga": True, "baba": True})
    assert after.hands == before.hands


# The end of an Assault


@rule("celestia-duo.boarding.mast", "celestia-duo.boarding.no-rewards", "celestia-duo.boarding.assault-card")
def test_a_mast_falls_when_all_dice_are_gone_and_the_next_assault_follows_at_once() -> None:
    table = assault("A03", dice=["whip"], hands=[["whip"], []], gold=2, captain=1, seat=0, fighter=0)
    assert table.play("match whip", "A12", ["flag"]).everybody == [
        played("whip", "whip"),
        beaten("whip"),
        Moved("whip", "played", "discard"),
        MastFell("A03", "assault", "spent", 2),
        AssaultRevealed("A12"),
        thrown(["sabre", "crossbow"], "flag"),
    ]
    assert table.step == ("dice", 1)
    assert (table.view.spent, table.view.rewards, table.view.turn) == (("A03",), {}, 2)
    assert table.why_not("buy cards") == "celestia-duo.stop.gold-in-a-city"
    assert table.why_not("continue") == "celestia-duo.briefing.begins-the-turn"


@rule("celestia-duo.boarding.mast")
def test_a_mast_stands_while_a_die_is_left() -> None:
    table = assault("A03", dice=["whip", "whip"], hands=[["whip"], ["whip"]]).do("match whip")
    assert (table.view.masts, table.view.assault) == (3, "A03")


@rule("celestia-duo.boarding.no-rewards")
def test_an_assault_card_gives_no_reward() -> None:
    table = assault("A03", dice=["whip"])
    table.play("match whip", "A12", ["flag"])
    assert table.why_not("claim gold") == "celestia-duo.reward.after-a-fight"
