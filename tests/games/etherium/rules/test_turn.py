"""The year and its seasons."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium.events import SeasonBegan
from aerodrome.kernel.event_types import Ended, Moved
from tests.games.etherium.tables import FOUR_FLASH, change, drawn, gained, program, revealed
from tests.rules_marker import rule


@rule("etherium.turn.seven-seasons")
@pytest.mark.parametrize("number", range(1, 7))
def test_after_each_of_the_first_six_seasons_another_begins(number: int) -> None:
    table = change(season_number=number)
    told = table.play("pass", *FOUR_FLASH, "ertis-1")
    assert SeasonBegan(number + 1) in told.spectator
    assert (table.view.season_number, table.view.season) == (number + 1, "ertis-1")
    assert table.state.outcome() is None


@rule("etherium.turn.seven-seasons")
def test_after_the_seventh_season_the_year_is_over() -> None:
    table = change(season_number=7)
    told = table.play("pass")
    assert table.view.step == "over"
    assert any(isinstance(event, Ended) for event in told.everybody)
    assert table.legal == set()


@rule("etherium.turn.phases")
def test_a_season_draws_reveals_programs_and_carries_out() -> None:
    table = change(season_number=3)
    told = table.play("pass", *FOUR_FLASH, "ertis-1")
    assert [(event.source, event.target) for event in told.of(Moved)] == [
        *[("deck", f"hand/{seat}") for seat in range(1, 5)],
        ("season-deck", "season"),
    ]
    for _ in range(4):
        assert table.view.step == "season-flash"
        table.play("pass")
    assert table.view.step == "program"
    program(table, {})
    assert (table.view.step, table.view.number) == ("number-flash", 1)
    for _ in range(4):
        table.play("pass")
    assert table.step == ("act", 3)


@rule("etherium.turn.season-phase")
def test_capacities_then_voyages_then_the_action_of_the_card_then_flash_cards() -> None:
    players = {0: {"capacities": ["voyage", "omen", "resource"]}}
    table = change(season_number=3, players=players)
    told = table.play("pass", *FOUR_FLASH, "psolos-2", "timber")
    order = told.of(Moved)
    assert order[order.index(revealed("psolos-2")) + 1 :] == [
        gained("wood", 0),
        gained("rock", 0),
        gained("metal", 0),
        drawn(None, 0),
    ]
    assert table.step == ("voyage", 0)
    assert table.why_not("play timber") == "etherium.flash.window"
    table.play("move army large-1")
    for seat in table.view.order:
        assert table.step == ("season-paid", seat)
        table.play("pass")
    assert table.view.step == "season-flash"


@rule("etherium.turn.season-phase")
def test_the_season_phase_comes_before_anybody_programs() -> None:
    table = change(season_number=3)
    table.play("pass", *FOUR_FLASH, "ertis-2")
    while table.view.step != "program":
        assert table.why_not("token connect-1") == "etherium.program.only"
        table.play("pass")
    assert table.why_not("token connect-1") is None
