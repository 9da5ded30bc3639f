"""Goal of the game."""

from __future__ import annotations

import pytest

import aerodrome
from tests.games.aerion.tables import NOTHING, RECIPES, all_but, at
from tests.rules_marker import rule


@rule("aerion.goal.six-ships")
def test_there_are_six_ships_to_build() -> None:
    assert [ship.name for ship in at().view.ships] == list(RECIPES)


@rule("aerion.goal.six-ships")
@pytest.mark.parametrize("ship", RECIPES)
def test_whichever_ship_is_the_sixth_it_wins(ship: str) -> None:
    material, crew = RECIPES[ship]
    table = at(dice=NOTHING, ships=all_but(ship), workshops=[[], [ship, material]], reserve=[f"{crew}@AAA"])
    assert table.state.outcome() is None
    table.play(f"move {crew} AAA 2")
    assert table.state.outcome() == aerodrome.Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.goal.six-ships")
def test_five_ships_are_not_enough() -> None:
    table = at(dice=NOTHING, ships=all_but("bee", "hornet"), workshops=[["bee", "nut"]], reserve=["incubi@AAA"])
    table.play("move incubi AAA 1")
    assert table.flying() == all_but("hornet")
    assert table.state.outcome() is None
    assert table.view.step == "roll"
    assert table.view.actors == (0,)


@rule("aerion.goal.solo")
def test_you_play_alone() -> None:
    match = aerodrome.new("aerion", seed=1)
    assert match.seats == 1
    assert match.actors == (0,)
    assert aerodrome.new("aerion", seats=1, seed=1).seats == 1


@rule("aerion.goal.solo")
@pytest.mark.parametrize("seats", [0, 3, 6, -1, True, "1", 1.0])
def test_there_is_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(aerodrome.BadInput, match=r"aerion takes 1, 2 seat\(s\)"):
        aerodrome.new("aerion", seats=seats, seed=1)


@rule("aerion.goal.solo")
def test_nobody_else_decides_anything() -> None:
    match = aerodrome.new("aerion", seed=1)
    for seat in (1, 2, -1):
        assert len(match.legal(seat)) == 0
        refusal = match.why_not("roll", seat)
        assert refusal is not None
        assert refusal.id == "table.not-your-turn"
        with pytest.raises(aerodrome.NotYourTurn):
            match.play("roll", seat)
