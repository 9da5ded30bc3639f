"""The Captain."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo.events import Declined
from aerodrome.kernel.event_types import TurnBegan
from tests.games.celestia_duo.forbidden import IN_A_CITY
from tests.games.celestia_duo.tables import at
from tests.rules_marker import rule

DECISIONS = [
    ({}, "continue"),
    ({}, "stop"),
    ({"crew": {"olga": "active"}}, "use olga"),
    ({"step": "baba", "baba": ["E05", "E06"], "laying": 2, "crew": {"baba": "used"}}, "lay E05"),
    ({"step": "dice", "smoke": 1}, "smoke whip"),
    ({"step": "dice", "crew": {"augusta": "active"}}, "augusta whip flag"),
    ({"step": "dice", "smoke": 1}, "validate"),
    ({"step": "start"}, "start captain"),
    ({"step": "share", "waiting": ["rewards"], "visible": ["whip"]}, "first captain"),
    ({"step": "resources", "losses": 1, "spent": ["J1"], "smoke": 2, "gold": 1}, "drop smoke"),
    ({"step": "rewards", "airship": 3, "rewards": {"gold": 1}, "smoke": 5}, "drop smoke"),
    (IN_A_CITY, "buy smoke"),
    (IN_A_CITY, "done"),
    ({"step": "boarding", "boarding": True, "turn": 8, "gold": 1}, "buy cards"),
]
"""What is decided together, with the talk that belongs to it."""

IN_SILENCE = [
    ({"step": "dice"}, "validate"),
    ({"step": "augusta", "crew": {"augusta": "used"}}, "done"),
    ({"step": "rewards", "rewards": {"equipment": 1}}, "claim equipment"),
    ({"step": "flags", "dice": ["whip", "flag"], "flags": 1, "crew": {"kublai": "active"}}, "use kublai"),
    ({"pirate": "sidonie", "step": "victim", "dice": ["whip", "flag"], "pirate_ship": 13}, "victim partner"),
    (
        {
            "pirate": "ulysse",
            "step": "deactivate",
            "dice": ["whip", "flag"],
            "pirate_ship": 13,
            "crew": {"olga": "active", "baba": "active"},
        },
        "deactivate olga",
    ),
    (
        {
            "pirate": "isaure",
            "step": "dismiss",
            "dice": ["whip", "flag"],
            "pirate_ship": 13,
            "crew": {"olga": "active", "baba": "used"},
        },
        "drop baba",
    ),
    ({"step": "shuki", "played": ["whip", "whip"], "crew": {"shuki": "active"}}, "use shuki"),
    ({"step": "reclaim", "played": ["whip"], "reclaim": 1, "crew": {"shuki": "used"}}, "reclaim whip"),
]
"""What the Captain decides without a word."""


@rule("celestia-duo.captain.decides")
@pytest.mark.parametrize(("position", "action"), DECISIONS)
@pytest.mark.parametrize("captain", [0, 1])
def test_what_is_talked_about_is_decided_by_the_captain(position: dict[str, object], action: str, captain: int) -> None:
    table = at(**position, captain=captain)
    assert table.view.actors == (0, 1)
    assert table.player == captain
    assert table.why_not(action, seat=captain) is None
    assert table.why_not(action, seat=1 - captain) == "celestia-duo.captain.decides"
    assert "ready" in table.may(1 - captain)


@rule("celestia-duo.captain.decides")
@pytest.mark.parametrize(("position", "action"), IN_SILENCE)
@pytest.mark.parametrize("captain", [0, 1])
def test_what_is_not_talked_about_is_decided_by_the_captain_too(
    position: dict[str, object], action: str, captain: int
) -> None:
    table = at(**position, captain=captain)
    assert table.view.actors == (captain,)
    assert table.why_not(action, seat=captain) is None
    assert table.why_not(action, seat=1 - captain) == "table.not-your-turn"


@rule("celestia-duo.captain.token")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_captain_leads_a_sharing_even_when_the_partner_lost_the_energy(captain: int) -> None:
    partner = 1 - captain
    table = at(captain=captain, step="combat", seat=partner, dice=["cannon"], hands=[["whip"], ["whip"]])
    table.play("cannot", "J1", "sabre")
    assert table.step == ("share", captain)


@rule("celestia-duo.captain.token")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_captain_holds_the_dice(captain: int) -> None:
    table = at(captain=captain, smoke=1)
    table.play("continue", "E05", ["flag"])
    assert table.step == ("dice", captain)
    table.play("smoke flag", ["whip"])
    assert table.step == ("dice", captain)
    table.play("validate")
    assert table.step == ("start", captain)


@rule("celestia-duo.captain.last-word")
def test_the_captain_may_decide_against_the_partner() -> None:
    table = at()
    table.play("say stop", seat=1)
    table.play("say continue", seat=0)
    table.play("say disagree", seat=1)
    table.play("continue", "E05", ["whip"])
    assert table.view.airship == 3


@rule("celestia-duo.captain.last-word")
def test_the_captain_need_not_wait_for_the_partner() -> None:
    table = at(step="start")
    assert not table.view.ready
    table.play("start partner", seat=0)
    assert table.step == ("combat", 1)


@rule("celestia-duo.captain.stays")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("fighter", [0, 1])
def test_after_an_ambush_the_captain_is_the_same(captain: int, fighter: int) -> None:
    table = at(captain=captain, step="combat", seat=fighter, dice=["whip"], airship=3)
    table.do("match whip", "claim gold")
    assert table.step == ("briefing", captain)
    assert (table.view.captain, table.view.turn) == (captain, 3)


@rule("celestia-duo.captain.stays")
@pytest.mark.parametrize("captain", [0, 1])
def test_in_the_final_battle_the_captain_is_the_same(captain: int) -> None:
    table = at(captain=captain, airship=11)
    table.play("continue", "whip", "whip", "sabre")
    assert table.view.boarding
    assert table.step == ("share", captain)


@rule("celestia-duo.captain.stays")
@pytest.mark.parametrize("captain", [0, 1])
def test_after_an_assault_the_captain_is_the_same(captain: int) -> None:
    table = at(
        captain=captain, boarding=True, turn=8, step="combat", seat=1 - captain, assault="A03", dice=["crossbow"]
    )
    table.play("match crossbow", "A14", ["whip", "whip", "whip"])
    assert table.step == ("dice", captain)


@rule("celestia-duo.captain.changes")
@pytest.mark.parametrize("captain", [0, 1])
def test_after_a_stop_the_other_player_is_captain(captain: int) -> None:
    table = at(**IN_A_CITY, captain=captain)
    told = table.play("done").everybody
    assert told == [Declined(captain, "shop"), TurnBegan(4, 1 - captain)]
    assert table.step == ("briefing", 1 - captain)
    assert table.view.captain == 1 - captain


@rule("celestia-duo.captain.changes")
def test_two_stops_in_a_row_give_the_token_back() -> None:
    table = at(**IN_A_CITY)
    table.do("done")
    table.play("stop", "C2")
    assert table.step == ("shop", 1)
    table.do("done")
    assert table.step == ("briefing", 0)
