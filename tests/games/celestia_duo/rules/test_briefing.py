"""The briefing."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo import step
from aerodrome.games.celestia_duo.events import CityReached, Declined
from aerodrome.kernel.event_types import TurnBegan
from tests.games.celestia_duo.forbidden import IN_A_CITY, NO_STAGE_LEFT
from tests.games.celestia_duo.moments import POSITIONS
from tests.games.celestia_duo.tables import at
from tests.rules_marker import rule

CAN_END = {"augusta", "flags", "load", "shuki", "rewards", "shop", "boarding"}


@rule("celestia-duo.briefing.begins-the-turn")
@pytest.mark.parametrize("action", ["continue", "stop"])
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"briefing"}))
def test_to_continue_or_to_stop_is_decided_only_in_the_briefing(step: str, action: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    reason = "crew.baba-order" if step == "baba" else "briefing.begins-the-turn"
    assert table.why_not(action) == f"celestia-duo.{reason}"


@rule("celestia-duo.briefing.two-ways")
def test_in_the_briefing_there_are_two_ways() -> None:
    assert at().legal == {"continue", "stop", "say continue", "say stop"}


@rule("celestia-duo.briefing.two-ways")
def test_to_continue_leads_to_the_next_ambush() -> None:
    table = at()
    table.play("continue", "E05", ["sabre"])
    assert table.step == ("dice", 0)


@rule("celestia-duo.briefing.two-ways")
def test_to_stop_leads_into_a_city() -> None:
    table = at(gold=1)
    assert table.play("stop", "C2").everybody[0] == CityReached("C2", "stage-deck", "route/1", 1)
    assert table.step == ("share", 0)


@rule("celestia-duo.briefing.two-ways")
def test_a_new_turn_begins_with_a_briefing_after_a_stop() -> None:
    table = at(**IN_A_CITY)
    assert table.play("done").everybody == [Declined(0, "shop"), TurnBegan(4, 1)]
    assert table.step == ("briefing", 1)


@rule("celestia-duo.briefing.two-ways")
def test_a_new_turn_begins_with_a_briefing_after_an_ambush() -> None:
    table = at(step="rewards", rewards={"equipment": 1})
    told = table.play("done").everybody
    assert told == [Declined(0, "rewards"), TurnBegan(3, 0)]
    assert table.step == ("briefing", 0)


@rule("celestia-duo.briefing.first-turn")
def test_in_the_first_turn_the_players_must_continue() -> None:
    table = at(turn=1)
    assert table.why_not("stop") == "celestia-duo.briefing.first-turn"
    assert table.legal == {"continue"}
    assert not table.view.talk


@rule("celestia-duo.briefing.first-turn")
def test_from_the_second_turn_on_they_may_stop() -> None:
    table = at(turn=2)
    assert table.why_not("stop") is None


@rule("celestia-duo.briefing.first-turn")
def test_the_first_turn_ends_with_the_first_ambush() -> None:
    table = at(turn=1, hands=[["whip"], ["sabre"]])
    table.play("continue", "D4")
    assert table.view.turn == 1
    table.do("validate", "start captain", "match whip", "match sabre")
    table.do("done")
    assert table.view.turn == 2
    assert "stop" in table


@rule("celestia-duo.briefing.two-ways", "celestia-duo.stop.no-stage-left")
def test_without_a_stage_card_only_one_way_is_left() -> None:
    assert at(**NO_STAGE_LEFT).legal == {"continue"}


@rule("celestia-duo.turn.nothing-to-end")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - CAN_END))
def test_where_something_must_be_decided_there_is_nothing_to_end(step: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.why_not("done") == "celestia-duo.turn.nothing-to-end"


@rule("celestia-duo.turn.nothing-to-end")
@pytest.mark.parametrize("step", sorted(CAN_END))
def test_what_may_go_on_can_be_ended(step: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.why_not("done") is None


@rule("celestia-duo.turn.nothing-to-end")
def test_every_step_is_looked_at() -> None:
    assert {*POSITIONS, "over"} == set(step.NAMES)
