"""How a match ends."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo.events import CityReached, CouldNotPay, DiceValidated, HandShown, MastFell
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import Ended, Moved
from tests.games.celestia_duo.tables import Scene, at, beaten, fled, flew, played
from tests.rules_marker import rule


def ended(table: Scene) -> str | None:
    """The ending, which the outcome, the views and what is legal agree upon."""
    outcome = table.state.outcome()
    if outcome is None:
        assert table.view.ending is None
        assert table.view.won is None
        return None
    assert table.view.ending == outcome.rule
    assert outcome == Outcome((0, 1) if table.view.won else (), outcome.rule, ())
    assert table.may(0) == table.may(1) == set()
    assert table.why_not("continue") == "table.match-over"
    return outcome.rule


@rule("celestia-duo.end.caught")
def test_quick_mode_is_won_at_the_moment_the_pirate_is_caught() -> None:
    table = at(pirate="artorius", pirate_ship=3, hands=[["whip", "whip"], ["sabre"]])
    assert table.play("continue").everybody == [
        flew(1, 3, catches_up=True),
        HandShown(0, ("whip", "whip")),
        HandShown(1, ("sabre",)),
        Ended((0, 1), "celestia-duo.end.caught"),
    ]
    assert ended(table) == "celestia-duo.end.caught"
    assert table.view.won is True
    assert table.view.open_hands == ({"whip": 2}, {"sabre": 1})


@rule("celestia-duo.end.caught")
@pytest.mark.parametrize(("pirate_ship", "caught"), [(2, True), (3, True), (4, False)])
def test_reaching_or_passing_the_pirate_wins_but_not_one_card_less(pirate_ship: int, caught: bool) -> None:
    table = at(pirate="artorius", pirate_ship=pirate_ship)
    table.play("continue", *([] if caught else ["E03", ["whip"]]))
    assert ended(table) == ("celestia-duo.end.caught" if caught else None)


@rule("celestia-duo.end.caught", "celestia-duo.end.masts")
@pytest.mark.parametrize("pirate", ["noa", "gardenzio"])
def test_in_the_other_modes_catching_the_pirate_is_not_enough(pirate: str) -> None:
    table = at(pirate=pirate, pirate_ship=3)
    table.play("continue", *["whip"] * (3 if pirate == "noa" else 2))
    assert ended(table) is None


@rule("celestia-duo.end.masts")
@pytest.mark.parametrize("pirate", ["noa", "gardenzio"])
def test_the_other_modes_are_won_when_the_third_mast_falls(pirate: str) -> None:
    position = {"pirate": pirate, "step": "combat", "boarding": True, "assault": "A03", "dice": ["whip"]}
    table = at(**position, masts=1, spent=["A01", "A02"], hands=[["whip"], []])
    assert table.play("match whip").everybody == [
        played("whip", "whip"),
        beaten("whip"),
        Moved("whip", "played", "discard"),
        MastFell("A03", "assault", "spent", 0),
        Ended((0, 1), "celestia-duo.end.masts"),
    ]
    assert ended(table) == "celestia-duo.end.masts"
    assert table.view.won is True
    second = at(**position, masts=2, spent=["A02"], hands=[["whip"], []])
    second.play("match whip", "A04", ["whip"] * 4)
    assert ended(second) is None


@rule("celestia-duo.end.lair")
@pytest.mark.parametrize(("pirate_ship", "lost"), [(23, False), (24, True), (25, True)])
def test_a_stop_that_lets_the_pirate_reach_its_lair_loses_at_once(pirate_ship: int, lost: bool) -> None:
    table = at(pirate_ship=pirate_ship, hands=[[], []])
    if not lost:
        table.play("stop", "C1", "whip")
        assert (ended(table), table.view.pirate_ship) == (None, 25)
        return
    assert table.play("stop", "C1").everybody == [
        CityReached("C1", "stage-deck", "route/1", 1),
        fled(pirate_ship, 26),
        Ended((), "celestia-duo.end.lair"),
    ]
    assert ended(table) == "celestia-duo.end.lair"
    assert table.view.won is False


@rule("celestia-duo.end.lair")
@pytest.mark.parametrize(("pirate_ship", "lost"), [(23, False), (24, True), (25, True)])
def test_a_secret_attack_that_lets_the_pirate_reach_its_lair_loses_at_once(pirate_ship: int, lost: bool) -> None:
    table = at(step="dice", dice=["whip", "flag"], pirate_ship=pirate_ship, hands=[[], []])
    told = table.play("validate").everybody
    assert ended(table) == ("celestia-duo.end.lair" if lost else None)
    if lost:
        assert told == [
            DiceValidated(1),
            fled(pirate_ship, 26),
            Ended((), "celestia-duo.end.lair"),
        ]


@rule("celestia-duo.end.lair")
def test_the_lair_is_looked_at_before_the_penalty_and_the_next_flag() -> None:
    table = at(pirate="melchior", step="dice", dice=["flag", "flag"], pirate_ship=25, gold=2)
    table.play("validate")
    assert ended(table) == "celestia-duo.end.lair"
    assert (table.view.gold, table.view.flags) == (2, 1)


@rule("celestia-duo.end.energy")
@pytest.mark.parametrize("pirate", ["artorius", "noa", "gardenzio"])
def test_the_match_is_lost_in_the_chase_when_energy_must_go_and_none_is_left(pirate: str) -> None:
    position = {"pirate": pirate, "step": "combat", "dice": ["whip"], "hands": [["sabre"], ["whip"]]}
    table = at(**position, energy=0, spent=["J1", "J2"])
    assert ended(table) is None
    assert table.play("cannot").everybody == [
        CouldNotPay(0),
        HandShown(0, ("sabre",)),
        HandShown(1, ("whip",)),
        Ended((), "celestia-duo.end.energy"),
    ]
    assert ended(table) == "celestia-duo.end.energy"
    last = at(**position, energy=1, spent=["J2"])
    last.play("cannot", "J1", "whip")
    assert ended(last) is None


@rule("celestia-duo.end.energy-boarding")
@pytest.mark.parametrize("pirate", ["noa", "gardenzio"])
def test_the_match_is_lost_in_the_final_battle_when_energy_must_go_and_none_is_left(pirate: str) -> None:
    position = {
        "pirate": pirate,
        "step": "combat",
        "boarding": True,
        "assault": "A03",
        "dice": ["flag"],
        "hands": [["sabre"], []],
    }
    table = at(**position, energy=0, spent=["J1", "J2"])
    assert table.play("cannot").everybody == [
        CouldNotPay(0),
        HandShown(0, ("sabre",)),
        Ended((), "celestia-duo.end.energy-boarding"),
    ]
    assert ended(table) == "celestia-duo.end.energy-boarding"
    last = at(**position, energy=1, spent=["J2"])
    last.play("cannot", "J1", "whip")
    assert ended(last) is None
