"""Data made to break the reader is refused like any other mistake, on both engines."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.celestia_duo import GAME, catalogue
from aerodrome.games.celestia_duo.positions.position import FIELDS
from aerodrome.kernel import BadInput
from tests.games.celestia_duo.positions import BOARDED, BRIEFING, FULL, SHARE, read
from tests.hostile import (
    HUGE_NUMBERS,
    HUGE_SEATS,
    OTHER_SHAPES,
    check_a_nested_record_is_refused,
    check_a_record_with_this_entry_is_refused,
    check_endless_numbers_are_refused,
    check_nested_positions_are_refused,
    entries_with_seat,
)

OWN = catalogue.own_text()


@pytest.mark.parametrize("seat", HUGE_SEATS)
def test_a_seat_of_more_than_64_bits(seat: int) -> None:
    for entry in entries_with_seat(seat, "ready"):
        check_a_record_with_this_entry_is_refused("celestia_duo", entry)


@pytest.mark.parametrize("number", HUGE_NUMBERS)
def test_a_catalogue_with_a_number_of_thousands_of_digits(number: str) -> None:
    with pytest.raises(BadInput):
        GAME.with_catalogue(OWN.replace("count = 13", f"count = {number}", 1))


def test_a_record_that_is_nested_too_deep_to_speak_of() -> None:
    check_a_nested_record_is_refused("celestia_duo", "hands")


def test_a_position_that_is_nested_too_deep_to_speak_of() -> None:
    check_nested_positions_are_refused(GAME, *FIELDS)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("number", [1 << 63, -(1 << 70)])
def test_a_position_with_a_number_of_more_than_64_bits(field: str, number: int) -> None:
    for position in (FULL, BOARDED):
        with pytest.raises(BadInput):
            read({**position, field: number})


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [*OTHER_SHAPES, {"olga": {}}])
def test_a_position_with_data_of_another_shape(field: str, value: object) -> None:
    with pytest.raises(BadInput):
        read({**BRIEFING, field: value})


def test_a_position_with_a_number_of_thousands_of_digits() -> None:
    check_endless_numbers_are_refused(GAME, *FIELDS)


def test_a_stack_of_steps_that_would_overflow() -> None:
    with pytest.raises(BadInput, match="waits"):
        read({**SHARE, "waiting": ["shop"] * 100})


def test_endless_lists() -> None:
    for field in ("dice", "baba", "discard", "spent", "crew_discard", "visible", "waiting"):
        for name in ("whip", "E01", "J1", "olga", "shop"):
            with pytest.raises(BadInput):
                read({**BRIEFING, field: [name] * 100_000})


def test_a_decision_that_chance_does_not_answer_changes_nothing() -> None:
    record = aerodrome.new("celestia_duo").record()
    watched = aerodrome.replay(record.dumps())
    for _ in range(4):
        watched.play(watched.legal().ids[0])
    before, told = watched.state.key(), watched.record()
    captain = GAME.view(watched.state, 0).captain
    with pytest.raises(aerodrome.AerodromeError):
        watched.play("continue", captain)
    assert watched.state.key() == before
    assert watched.record() == told
