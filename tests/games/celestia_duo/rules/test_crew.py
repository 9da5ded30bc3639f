"""The crew: who uses a power, when, and how often."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from aerodrome.games.celestia_duo.cards import CREW_NAMES
from aerodrome.games.celestia_duo.events import Declined, DiceValidated, TokenSpent
from tests.games.celestia_duo.tables import Chance, Scene, at, helped, reactivated
from tests.rules_marker import rule

COMBAT = {"step": "combat", "dice": ["whip", "whip", "sabre"], "hands": [["whip", "cannon"], ["whip", "cannon"]]}
FLAGS = {"step": "flags", "dice": ["whip", "flag"], "flags": 1}

MOMENTS: dict[str, tuple[Mapping[str, object], str, tuple[Chance, ...]]] = {
    "ludvig": (COMBAT, "ludvig whip", ()),
    "olga": ({}, "use olga", ()),
    "shuki": ({"step": "shuki", "played": ["whip", "sabre"]}, "use shuki", ()),
    "kublai": (FLAGS, "use kublai", ()),
    "baba": ({}, "use baba", ("E01", "E02")),
    "mama": (COMBAT, "mama whip cannon", ()),
    "rhett": (FLAGS, "use rhett", ()),
    "augusta": ({"step": "dice"}, "augusta whip cannon", ()),
}
"""When each crew member helps, how that is written, and what chance is asked for."""

COMPANION = {"kublai": "rhett", "rhett": "kublai"}
"""Whoever else is asked at the same moment, so that it comes although one of them cannot help."""


def moment(crew: str, status: str | None) -> tuple[Scene, str, tuple[Chance, ...]]:
    """The moment of a crew member who is active, used or, without a status, not aboard."""
    position, action, chance = MOMENTS[crew]
    aboard = {} if status is None else {crew: status}
    if crew in COMPANION and status != "active":
        aboard[COMPANION[crew]] = "active"
    return at(**position, crew=aboard), action, chance


@rule("celestia-duo.crew.power")
@pytest.mark.parametrize("crew", [crew for crew in CREW_NAMES if crew not in ("ludvig", "mama")])
def test_the_captain_decides_on_a_power_outside_combat(crew: str) -> None:
    position, action, _ = MOMENTS[crew]
    for captain in (0, 1):
        table = at(**position, crew={crew: "active"}, captain=captain)
        assert table.player == captain
        assert table.why_not(action) is None
        expected = "celestia-duo.captain.decides" if table.view.talk else "table.not-your-turn"
        assert table.why_not(action, seat=1 - captain) == expected


@rule("celestia-duo.crew.power")
@pytest.mark.parametrize("action", ["ludvig whip", "mama whip cannon"])
def test_in_a_combat_the_player_whose_turn_it_is_decides(action: str) -> None:
    for captain in (0, 1):
        for fighter in (0, 1):
            crew = {"ludvig": "active", "mama": "active"}
            table = at(**COMBAT, crew=crew, captain=captain, seat=fighter, fighter=fighter)
            assert table.why_not(action) is None
            assert table.why_not(action, seat=1 - fighter) == "table.not-your-turn"


@rule("celestia-duo.crew.tires")
@pytest.mark.parametrize("crew", CREW_NAMES)
def test_using_a_power_tires_the_crew_member(crew: str) -> None:
    table, action, chance = moment(crew, "active")
    assert table.view.crew == {crew: True}
    assert helped(crew) in table.play(action, *chance).everybody
    assert table.view.crew == {crew: False}


@rule("celestia-duo.crew.tires")
def test_the_crew_is_reactivated_at_a_stop_that_says_so() -> None:
    table = at(step="shop", stages={"1": "C1"}, gold=1, crew={"olga": "used", "baba": "used", "mama": "active"})
    assert table.play("done").everybody[:3] == [Declined(0, "shop"), reactivated("olga"), reactivated("baba")]
    assert table.view.crew == {"olga": True, "baba": True, "mama": True}
    tired = at(step="shop", stages={"1": "C2"}, gold=1, crew={"olga": "used"}).do("done")
    assert tired.view.crew == {"olga": False}


@rule("celestia-duo.crew.tires")
def test_the_crew_is_reactivated_for_gold_before_the_final_battle() -> None:
    table = at(step="boarding", boarding=True, gold=2, crew={"olga": "used", "mama": "used"})
    assert table.play("buy reactivation").everybody == [
        TokenSpent("gold"),
        reactivated("olga"),
        reactivated("mama"),
    ]
    assert table.step == ("boarding", 0)


@rule("celestia-duo.crew.tired")
@pytest.mark.parametrize("crew", [crew for crew in CREW_NAMES if crew != "shuki"])
def test_a_tired_crew_member_cannot_help(crew: str) -> None:
    tired, action, _ = moment(crew, "used")
    assert tired.why_not(action) == "celestia-duo.crew.tired"
    active, _, _ = moment(crew, "active")
    assert active.why_not(action) is None


@rule("celestia-duo.crew.aboard")
@pytest.mark.parametrize("crew", [crew for crew in CREW_NAMES if crew != "shuki"])
def test_only_those_aboard_can_help(crew: str) -> None:
    table, action, _ = moment(crew, None)
    assert table.why_not(action) == "celestia-duo.crew.aboard"


@rule("celestia-duo.crew.aboard", "celestia-duo.crew.tired")
def test_without_an_active_shuki_a_fight_ends_without_a_question() -> None:
    for crew in ({}, {"shuki": "used"}):
        table = at(step="combat", dice=["whip"], crew=crew).do("match whip")
        assert table.view.step == "rewards"
        assert table.why_not("use shuki") == "celestia-duo.crew.end-of-fight"
    assert at(step="combat", dice=["whip"], crew={"shuki": "active"}).do("match whip").view.step == "shuki"


@rule("celestia-duo.crew.aboard")
def test_only_those_aboard_can_be_removed() -> None:
    table = at(step="resources", losses=1, spent=["J1"], smoke=1, crew={"olga": "used"}, crew_discard=["baba"])
    assert table.why_not("drop baba") == "celestia-duo.crew.aboard"
    assert table.why_not("drop mama") == "celestia-duo.crew.aboard"
    assert table.why_not("drop olga") is None


@rule("celestia-duo.crew.voluntary", "celestia-duo.combat.must-pay")
def test_no_power_is_compulsory_even_to_save_energy() -> None:
    table = at(step="combat", dice=["whip"], hands=[["cannon"], []], crew={"mama": "active"})
    assert table.legal == {"mama whip cannon", "cannot"}
    table.play("cannot", "J1", "sabre")
    assert table.view.crew == {"mama": True}


@rule("celestia-duo.crew.voluntary")
@pytest.mark.parametrize(
    ("crew", "instead"),
    [
        ("ludvig", "match whip"),
        ("olga", "stop"),
        ("shuki", "done"),
        ("kublai", "done"),
        ("baba", "continue"),
        ("mama", "match whip"),
        ("rhett", "done"),
        ("augusta", "validate"),
    ],
)
def test_one_can_go_on_without_a_power(crew: str, instead: str) -> None:
    table, _, _ = moment(crew, "active")
    assert table.why_not(instead) is None


# The moments


@rule("celestia-duo.crew.in-briefing")
@pytest.mark.parametrize("crew", ["olga", "baba"])
def test_olga_and_baba_help_only_in_the_briefing(crew: str) -> None:
    for step in ("dice", "start", "combat"):
        assert at(step=step, crew={crew: "active"}).why_not(f"use {crew}") == "celestia-duo.crew.in-briefing"
    table = at(step="rewards", rewards={"equipment": 1}, crew={crew: "active"})
    assert table.why_not(f"use {crew}") == "celestia-duo.crew.in-briefing"
    table.play("done")
    assert table.why_not(f"use {crew}") is None


@rule("celestia-duo.crew.validated-flag")
@pytest.mark.parametrize("crew", ["kublai", "rhett"])
def test_kublai_and_rhett_help_only_when_a_flag_has_been_validated(crew: str) -> None:
    table = at(step="dice", dice=["whip", "flag"], crew={crew: "active"})
    assert table.why_not(f"use {crew}") == "celestia-duo.crew.validated-flag"
    assert table.play("validate").everybody == [DiceValidated(1)]
    assert table.step == ("flags", 0)
    assert table.legal == {f"use {crew}", "done"}
    table.play("done")
    assert table.view.step == "start"
    assert table.why_not(f"use {crew}") == "celestia-duo.crew.validated-flag"
    assert table.view.crew == {crew: True}


@rule("celestia-duo.crew.validated-flag")
def test_without_a_flag_nobody_asks_for_kublai_and_rhett() -> None:
    table = at(step="dice", dice=["whip", "sabre"], crew={"kublai": "active", "rhett": "active"}).do("validate")
    assert table.view.step == "start"


@rule("celestia-duo.crew.end-of-fight")
def test_shuki_helps_only_at_the_end_of_a_fight() -> None:
    table = at(step="combat", dice=["whip", "sabre"], crew={"shuki": "active"}, captain=1, seat=0, fighter=0)
    assert table.why_not("use shuki") == "celestia-duo.crew.end-of-fight"
    table.do("match whip")
    assert table.why_not("use shuki") == "celestia-duo.crew.end-of-fight"
    table.do("match sabre")
    assert table.step == ("shuki", 1)
    assert table.view.discard == {}
    assert table.legal == {"use shuki", "done"}
    table.play("done")
    assert table.view.discard == {"whip": 1, "sabre": 1}
    assert table.why_not("use shuki") == "celestia-duo.crew.end-of-fight"


@rule("celestia-duo.crew.after-roll")
def test_augusta_helps_only_between_the_roll_and_the_validation() -> None:
    table = at(airship=1, crew={"augusta": "active"})
    assert table.why_not("augusta whip sabre") == "celestia-duo.crew.after-roll"
    table.play("continue", "E03", ["sabre"])
    assert table.why_not("augusta whip sabre") is None
    table.play("validate")
    assert table.why_not("augusta whip sabre") == "celestia-duo.crew.after-roll"
    table.play("start captain")
    assert table.why_not("augusta whip sabre") == "celestia-duo.crew.after-roll"


@rule("celestia-duo.crew.own-combat-turn")
@pytest.mark.parametrize("action", ["ludvig whip", "ludvig-joker whip", "mama sabre whip"])
def test_ludvig_and_mama_help_only_in_the_own_turn_of_a_combat(action: str) -> None:
    crew = {"ludvig": "active", "mama": "active"}
    for step in ("briefing", "dice", "start"):
        assert at(step=step, crew=crew).why_not(action) == "celestia-duo.crew.own-combat-turn"
    table = at(step="combat", crew=crew)
    assert table.why_not(action) is None
    assert table.why_not(action, seat=1) == "table.not-your-turn"
