"""Goal of the game."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.kernel import BadInput, Outcome
from aerodrome.kernel.event_types import Ended
from tests.games.celestia_duo.tables import at, flew
from tests.rules_marker import rule

NEAR_THE_PIRATE = {"airship": 11, "pirate_ship": 12}
LAST_DIE = {
    "boarding": True,
    "turn": 8,
    "step": "combat",
    "assault": "A03",
    "dice": ["crossbow"],
    "hands": [["crossbow"], ["crossbow", "crossbow"]],
}


@rule("celestia-duo.goal.together")
@pytest.mark.parametrize("seats", [1, 3])
def test_celestia_duo_is_for_two_players(seats: int) -> None:
    assert aerodrome.new("celestia_duo", seats=2, seed=1).seats == 2
    with pytest.raises(BadInput):
        aerodrome.new("celestia_duo", seats=seats, seed=1)


@rule("celestia-duo.goal.together")
def test_both_players_win_together() -> None:
    table = at(pirate="artorius", **NEAR_THE_PIRATE)
    assert table.state.outcome() is None
    table.play("continue")
    assert table.state.outcome() == Outcome((0, 1), "celestia-duo.end.caught", ())
    assert [table.seen_by(seat).won for seat in (0, 1)] == [True, True]


@rule("celestia-duo.goal.together", "celestia-duo.goal.catch")
def test_both_players_lose_together_when_the_pirate_reaches_its_lair() -> None:
    table = at(airship=10, pirate_ship=24)
    table.play("stop", "C1")
    assert table.state.outcome() == Outcome((), "celestia-duo.end.lair", ())
    assert [table.seen_by(seat).won for seat in (0, 1)] == [False, False]
    assert table.view.actors == ()
    assert [table.why_not("continue", seat) for seat in (0, 1)] == ["table.match-over"] * 2


@rule("celestia-duo.goal.catch")
def test_one_card_before_its_lair_the_pirate_can_still_be_caught() -> None:
    table = at(airship=10, pirate_ship=24)
    table.play(
        "stop",
        "C2",
    )
    assert table.view.pirate_ship == 25
    assert table.state.outcome() is None


@rule("celestia-duo.goal.quick", "celestia-duo.goal.catch")
def test_in_quick_mode_catching_the_pirate_wins() -> None:
    table = at(pirate="artorius", **NEAR_THE_PIRATE)
    told = table.play("continue").everybody
    assert told[0] == flew(11, 12, catches_up=True)
    assert table.step == ("over", 0)
    assert told[-1] == Ended((0, 1), "celestia-duo.end.caught")
    assert table.view.step == "over"


@rule("celestia-duo.goal.quick")
def test_one_card_behind_the_pirate_quick_is_not_won() -> None:
    table = at(pirate="artorius", airship=10, pirate_ship=12)
    table.play("continue", "E05", ["sabre"])
    assert table.view.airship == 11
    assert table.state.outcome() is None


@rule("celestia-duo.goal.beat")
@pytest.mark.parametrize("pirate", ["noa", "melchior", "sidonie", "ulysse", "isaure", "gardenzio"])
def test_in_normal_and_expert_mode_catching_the_pirate_is_not_enough(pirate: str) -> None:
    table = at(pirate=pirate, **NEAR_THE_PIRATE)
    visible = {"sidonie": 3, "noa": 3, "melchior": 3}.get(pirate, 2)
    table.play("continue", *["whip"] * visible)
    assert table.state.outcome() is None
    assert table.view.boarding
    assert table.view.masts == 3


@rule("celestia-duo.goal.beat")
def test_the_third_mast_wins() -> None:
    table = at(**LAST_DIE, masts=1, spent=["A01", "A02"])
    told = table.play("match crossbow").everybody
    assert told[-1] == Ended((0, 1), "celestia-duo.end.masts")
    assert table.state.outcome() == Outcome((0, 1), "celestia-duo.end.masts", ())


@rule("celestia-duo.goal.beat")
def test_the_second_mast_does_not_win() -> None:
    table = at(**LAST_DIE, masts=2, spent=["A01"])
    table.play("match crossbow", "A14", ["whip", "whip", "sabre"])
    assert table.view.masts == 1
    assert table.state.outcome() is None
