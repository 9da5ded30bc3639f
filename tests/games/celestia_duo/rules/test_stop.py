"""Making a stop."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from aerodrome.games.celestia_duo.cards import STAGE_NAMES
from aerodrome.games.celestia_duo.events import (
    CardLaidOut,
    CardTaken,
    CityReached,
    CrewReactivated,
    TokenLoaded,
    TokensOffered,
    TokenSpent,
)
from aerodrome.games.celestia_duo.view import RoutePlace
from aerodrome.kernel import Event, WrongScript
from aerodrome.kernel.event_types import Ended, Moved, TurnBegan
from tests.games.celestia_duo.forbidden import IN_A_CITY, NO_STAGE_LEFT
from tests.games.celestia_duo.moments import POSITIONS
from tests.games.celestia_duo.tables import FACE_DOWN, Scene, at, fled, reactivated
from tests.rules_marker import rule


class Stage(NamedTuple):
    """What a stage card says; cards are face down and face up."""

    advance: int
    ambush: tuple[int, int]
    purchase: tuple[int, int]
    smoke: int
    reactivates: bool


STAGES = {
    "C1": Stage(2, (1, 1), (1, 1), 3, reactivates=True),
    "C2": Stage(1, (1, 0), (0, 1), 2, reactivates=False),
    "C3": Stage(2, (1, 1), (1, 0), 1, reactivates=True),
    "C4": Stage(2, (0, 2), (1, 0), 2, reactivates=False),
    "C5": Stage(3, (2, 1), (1, 1), 2, reactivates=True),
    "C6": Stage(3, (1, 1), (0, 2), 2, reactivates=True),
}

AFTER_THREE: dict[str, Any] = {"airship": 6, "route": {"1": "D1", "3": "E06", "6": "E05"}, "turn": 4}
"""Three ambushes since the start."""


def in_city(stage: str, **more: Any) -> dict[str, Any]:
    return {**IN_A_CITY, "stages": {"1": stage}, **more}


def stop(table: Scene, stage: str) -> list[Event]:
    """Stop there; whatever lies face up is a whip."""
    ends = table.view.pirate_ship + STAGES[stage].advance > 25
    visible = 0 if ends else STAGES[stage].ambush[1] * table.view.ambushes
    return table.play("stop", stage, *["whip"] * visible).everybody


@rule("celestia-duo.stop.stage-card")
@pytest.mark.parametrize("stage", STAGES)
def test_the_drawn_stage_card_lies_over_the_ambush_card(stage: str) -> None:
    table = at(airship=5, route={"5": "E21"})
    told = stop(table, stage)
    assert told[0] == CityReached(stage, "stage-deck", "route/5", 5)
    assert table.view.airship == 5
    assert table.view.route[4] == RoutePlace("E21", True, stage)
    assert table.view.stages_left == tuple(name for name in STAGE_NAMES if name != stage)


@rule("celestia-duo.stop.stage-card")
def test_a_stage_card_that_lies_on_the_route_is_not_drawn_again() -> None:
    with pytest.raises(WrongScript):
        at(stages={"1": "C1"}, turn=3, pirate_ship=14).play("stop", "C1")


@rule("celestia-duo.stop.order")
def test_the_worked_example_of_a_stop() -> None:
    table = at(**AFTER_THREE, gold=2, crew={"olga": "used"})
    told = table.play("stop", "C1", "whip", "sabre", "cannon").everybody
    assert told == [
        CityReached("C1", "stage-deck", "route/6", 6),
        fled(12, 14),
        CardLaidOut("whip"),
        CardLaidOut("sabre"),
        CardLaidOut("cannon"),
        FACE_DOWN,
        FACE_DOWN,
        FACE_DOWN,
    ]
    assert table.step == ("share", 0)
    table.do("first captain", "take whip", "take sabre", "take cannon")
    for card in ("whip", "pistol", "whip"):
        table.play("take hidden", card)
    assert table.view.hands == (9, 9)
    assert table.step == ("shop", 0)
    table.play("buy cards", "crossbow")
    assert (table.view.visible, table.view.hidden, table.view.gold) == ({"crossbow": 1}, 1, 1)
    table.do("first partner", "take crossbow")
    table.play("take hidden", "sabre")
    assert table.view.crew == {"olga": False}
    assert table.play("buy smoke").everybody == [
        TokenSpent("gold"),
        *[TokenLoaded("smoke")] * 3,
        reactivated("olga"),
        TurnBegan(5, 1),
    ]
    assert table.step == ("briefing", 1)
    assert (table.view.smoke, table.view.gold, table.view.crew) == (3, 0, {"olga": True})
    assert table.view.hands == (10, 10)


@rule("celestia-duo.stop.order", "celestia-duo.stop.pirate-advances")
def test_the_pirate_in_its_lair_ends_the_stop_at_once() -> None:
    table = at(**AFTER_THREE, pirate_ship=24, gold=2, crew={"olga": "used"})
    told = table.play("stop", "C1").everybody
    assert told[:2] == [CityReached("C1", "stage-deck", "route/6", 6), fled(24, 26)]
    assert table.step == ("over", 0)
    assert told[-1] == Ended((), "celestia-duo.end.lair")
    assert (table.view.visible, table.view.hidden, table.view.captain) == ({}, 0, 0)
    assert table.view.crew == {"olga": False}


@rule("celestia-duo.stop.order")
def test_without_gold_the_stop_ends_after_the_sharing() -> None:
    table = at(crew={"olga": "used"})
    table.play("stop", "C3", "whip")
    table.do("first captain", "take whip")
    told = table.play("take hidden", "whip").spectator
    assert told == [
        CardTaken(None, "hidden", "hand/2", 1),
        reactivated("olga"),
        TurnBegan(3, 1),
    ]
    assert table.step == ("briefing", 1)


@rule("celestia-duo.stop.pirate-advances")
@pytest.mark.parametrize("stage", STAGES)
def test_the_pirate_advances_as_the_stage_card_says(stage: str) -> None:
    table = at()
    stop(table, stage)
    assert table.view.pirate_ship == 12 + STAGES[stage].advance


@rule("celestia-duo.stop.pirate-advances")
@pytest.mark.parametrize("stage", STAGES)
def test_a_stop_just_before_the_lair_is_not_lost_and_one_card_farther_is(stage: str) -> None:
    advance = STAGES[stage].advance
    table = at(pirate_ship=25 - advance)
    stop(table, stage)
    assert (table.view.pirate_ship, table.view.ending) == (25, None)
    table = at(pirate_ship=26 - advance)
    stop(table, stage)
    assert (table.view.pirate_ship, table.view.ending) == (26, "celestia-duo.end.lair")


@rule("celestia-duo.stop.cards-for-ambushes")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("ambushes", [0, 1, 2, 3])
def test_each_ambush_since_the_last_stop_gives_cards(stage: str, ambushes: int) -> None:
    last_stop = {0: {"6": "C2"}, 1: {"3": "C2"}, 2: {"1": "C2"}, 3: {}}[ambushes]
    if stage == "C2":
        last_stop = dict.fromkeys(last_stop, "C1")
    table = at(**AFTER_THREE, stages=last_stop, ambushes=ambushes, gold=1)
    down, up = STAGES[stage].ambush
    told = stop(table, stage)
    assert told.count(CardLaidOut("whip")) == up * ambushes
    assert told.count(FACE_DOWN) == down * ambushes
    assert table.view.ambushes == 0
    assert table.step == (("share", 0) if ambushes else ("shop", 0))


@rule("celestia-duo.stop.cards-for-ambushes")
def test_ambushes_before_the_last_stop_do_not_count_again() -> None:
    table = at(**in_city("C3"))
    table.do("done")
    table.play("continue", "E20")
    assert table.view.ambushes == 1


@rule("celestia-duo.stop.again")
def test_a_second_stop_in_a_row_gives_no_cards_but_all_else() -> None:
    table = at(stages={"1": "C2"}, turn=3, pirate_ship=13, gold=1, crew={"olga": "used"}, captain=1)
    told = table.play("stop", "C1").everybody
    assert told == [
        Moved("C2", "route/1", "used-stages"),
        CityReached("C1", "stage-deck", "route/1", 1),
        fled(13, 15),
    ]
    assert table.step == ("shop", 1)
    table.do("buy smoke")
    assert (table.view.smoke, table.view.crew, table.view.captain) == (3, {"olga": True}, 0)


@rule("celestia-duo.stop.again")
def test_a_second_stop_without_gold_is_over_at_once() -> None:
    table = at(stages={"1": "C1"}, turn=3, pirate_ship=14, captain=1)
    told = table.play("stop", "C2").everybody
    assert told == [
        Moved("C1", "route/1", "used-stages"),
        CityReached("C2", "stage-deck", "route/1", 1),
        fled(14, 15),
        TurnBegan(4, 0),
    ]
    assert table.step == ("briefing", 0)


@rule("celestia-duo.stop.no-stage-left")
def test_without_a_stage_card_no_stop_is_possible() -> None:
    table = at(**NO_STAGE_LEFT)
    assert table.view.stages_left == ()
    assert table.why_not("stop") == "celestia-duo.stop.no-stage-left"
    assert table.why_not("continue") is None


@rule("celestia-duo.stop.no-stage-left")
def test_the_last_stage_card_can_still_be_drawn() -> None:
    table = at(turn=7, pirate_ship=22, stages={"1": "C5"}, used_stages=["C1", "C2", "C3", "C4"])
    assert table.why_not("stop") is None
    table.play("stop", "C6")
    assert table.why_not("stop") == "celestia-duo.stop.no-stage-left"


@rule("celestia-duo.stop.gold-in-a-city")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"shop", "boarding"}))
@pytest.mark.parametrize("action", ["buy cards", "buy smoke", "buy reactivation"])
def test_gold_is_spent_only_in_a_city_or_before_the_final_battle(step: str, action: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.why_not(action) == "celestia-duo.stop.gold-in-a-city"


@rule("celestia-duo.stop.gold-in-a-city", "celestia-duo.boarding.no-smoke-sold")
def test_before_the_final_battle_gold_buys_cards_and_reactivation_but_no_smoke() -> None:
    table = at(step="boarding", boarding=True, turn=8, gold=1, crew={"olga": "used"})
    assert table.can("buy") == {"cards", "reactivation"}
    assert table.why_not("buy smoke") == "celestia-duo.boarding.no-smoke-sold"
    table = at(**{**IN_A_CITY, "crew": {"olga": "used"}})
    assert table.can("buy") == {"cards", "smoke"}


@rule("celestia-duo.stop.purchases")
@pytest.mark.parametrize("stage", STAGES)
def test_one_gold_buys_the_cards_of_the_stage_card(stage: str) -> None:
    down, up = STAGES[stage].purchase
    table = at(**in_city(stage))
    told = table.play("buy cards", *["whip"] * up).everybody
    assert told == [
        TokenSpent("gold"),
        *[CardLaidOut("whip")] * up,
        *[FACE_DOWN] * down,
    ]
    assert table.step == ("share", 0)
    assert table.view.gold == 0


@rule("celestia-duo.stop.purchases")
@pytest.mark.parametrize("stage", STAGES)
def test_one_gold_buys_the_smoke_of_the_stage_card(stage: str) -> None:
    smoke = STAGES[stage].smoke
    table = at(**in_city(stage, gold=2))
    told = table.play("buy smoke").everybody
    assert told == [
        TokenSpent("gold"),
        *[TokenLoaded("smoke")] * smoke,
    ]
    assert table.step == ("shop", 0)
    assert (table.view.gold, table.view.smoke) == (1, smoke)


@rule("celestia-duo.stop.purchases")
def test_cards_and_smoke_are_bought_in_any_order_as_often_as_wished() -> None:
    table = at(**in_city("C2", gold=4, deck="small"))
    table.do("buy smoke")
    table.play("buy cards", "whip")
    table.do("first captain", "take whip", "buy smoke")
    assert (table.view.gold, table.view.smoke) == (1, 4)
    table.play("buy cards", "joker")
    table.do("first partner", "take joker")
    assert table.view.hands == (7, 7)
    assert table.step == ("briefing", 1)


@rule("celestia-duo.stop.purchases", "celestia-duo.hold.make-room")
def test_smoke_that_finds_no_room_can_take_the_place_of_something_else() -> None:
    table = at(**in_city("C1", gold=2, smoke=2, crew={"olga": "used"}))
    assert table.play("buy smoke").everybody == [
        TokenSpent("gold"),
        TokenLoaded("smoke"),
        TokensOffered("smoke", 2),
    ]
    assert table.step == ("load", 0)
    assert table.can("drop") == {"gold", "olga"}
    table.do("drop olga")
    assert (table.view.smoke, table.view.crew, table.view.offered) == (4, {}, {"smoke": 1})
    table.do("done")
    assert (table.view.smoke, table.view.gold) == (4, 1)
    assert table.step == ("shop", 0)


@rule("celestia-duo.stop.gold-kept")
def test_gold_need_not_be_spent() -> None:
    table = at(**{**IN_A_CITY, "gold": 3})
    table.do("done")
    assert table.view.gold == 3
    assert table.step == ("briefing", 1)


@rule("celestia-duo.stop.gold-kept")
def test_some_gold_can_be_spent_and_the_rest_kept() -> None:
    table = at(**{**in_city("C3"), "gold": 3})
    table.do("buy smoke", "done")
    assert (table.view.gold, table.view.smoke) == (2, 1)


@rule("celestia-duo.stop.reactivates", "celestia-duo.stop.leaves-the-crew")
@pytest.mark.parametrize("stage", STAGES)
def test_the_stage_card_says_whether_the_crew_is_reactivated(stage: str) -> None:
    table = at(**in_city(stage, crew={"olga": "used", "baba": "used", "mama": "active"}))
    told = table.play("done").everybody
    reactivates = STAGES[stage].reactivates
    crew = [event.crew for event in told if isinstance(event, CrewReactivated)]
    assert crew == (["olga", "baba"] if reactivates else [])
    assert table.view.crew == {"olga": reactivates, "baba": reactivates, "mama": True}


@rule("celestia-duo.stop.leaves-the-crew")
def test_there_are_cities_of_both_kinds() -> None:
    assert {card.reactivates for card in STAGES.values()} == {True, False}
    tired = at(**in_city("C4", crew={"olga": "used"}))
    tired.do("done")
    assert tired.why_not("use olga") == "celestia-duo.crew.tired"
    rested = at(**in_city("C5", crew={"olga": "used"}))
    rested.do("done")
    assert rested.why_not("use olga") is None


@rule("celestia-duo.stop.reactivates")
def test_the_crew_is_reactivated_only_at_the_end_of_the_stop() -> None:
    table = at(**in_city("C1", crew={"olga": "used"}, gold=2))
    table.do("buy smoke")
    assert table.view.crew == {"olga": False}
    table.do("done")
    assert table.view.crew == {"olga": True}


@rule("celestia-duo.stop.reactivation-not-sold")
@pytest.mark.parametrize("stage", STAGES)
def test_in_a_city_gold_does_not_reactivate_the_crew(stage: str) -> None:
    table = at(**in_city(stage, gold=3, crew={"olga": "used"}))
    assert table.why_not("buy reactivation") == "celestia-duo.stop.reactivation-not-sold"
    assert "buy reactivation" in at(step="boarding", boarding=True, turn=8, gold=1, crew={"olga": "used"})


@rule("celestia-duo.stop.order", "celestia-duo.crew.olga-wasted")
def test_to_stop_after_all_wastes_olga() -> None:
    table = at(crew={"olga": "active"}, gold=1)
    table.do("use olga")
    told = table.play("stop", "C2").everybody
    assert told[0] == CityReached("C2", "stage-deck", "route/1", 1)
    assert not table.view.olga
    assert table.view.destination == 2
