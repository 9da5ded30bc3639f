"""Data made to break the reader is refused like any other mistake, on both engines."""

from __future__ import annotations

from typing import Any

import pytest

import aerodrome
from aerodrome.games.etherium import GAME, catalogue
from aerodrome.games.etherium.positions.position import FIELDS, PLAYER_FIELDS
from aerodrome.kernel import BadInput
from tests.games.etherium.complete_positions import FULL, PAID
from tests.games.etherium.impossible import changed
from tests.games.etherium.positions import PROGRAM, TAKE, read
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
    for entry in entries_with_seat(seat, "token cards"):
        check_a_record_with_this_entry_is_refused("etherium", entry)


@pytest.mark.parametrize("number", HUGE_NUMBERS)
def test_a_catalogue_with_a_number_of_thousands_of_digits(number: str) -> None:
    assert "= 20" in OWN
    with pytest.raises(BadInput):
        GAME.with_catalogue(OWN.replace("= 20", f"= {number}", 1))


def test_a_record_that_is_nested_too_deep_to_speak_of() -> None:
    check_a_nested_record_is_refused("etherium", "players")


def test_a_position_that_is_nested_too_deep_to_speak_of() -> None:
    check_nested_positions_are_refused(GAME, *FIELDS)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("number", [1 << 63, -(1 << 70)])
def test_a_position_with_a_number_of_more_than_64_bits(field: str, number: int) -> None:
    for position in (FULL, PAID):
        with pytest.raises(BadInput):
            read({**position, field: number})


@pytest.mark.parametrize("field", PLAYER_FIELDS)
@pytest.mark.parametrize("value", [1 << 63, -(1 << 70), {"wood": 1 << 63}, {"army": -(1 << 70)}, ["raid", 1 << 63]])
def test_a_player_with_a_number_of_more_than_64_bits(field: str, value: Any) -> None:
    with pytest.raises(BadInput):
        read(changed(FULL, 1, **{field: value}))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", OTHER_SHAPES)
def test_a_position_with_data_of_another_shape(field: str, value: object) -> None:
    with pytest.raises(BadInput):
        read({**PROGRAM, field: value})


@pytest.mark.parametrize("field", PLAYER_FIELDS)
@pytest.mark.parametrize("value", OTHER_SHAPES)
def test_a_player_with_data_of_another_shape(field: str, value: object) -> None:
    with pytest.raises(BadInput):
        read(changed(PROGRAM, 1, **{field: value}))


def test_a_position_with_a_number_of_thousands_of_digits() -> None:
    check_endless_numbers_are_refused(GAME, *FIELDS)


def test_a_stack_of_steps_that_would_overflow() -> None:
    with pytest.raises(BadInput, match="cannot wait for step 'take'"):
        read({**TAKE, "waiting": ["act"] * 100})


def test_endless_lists() -> None:
    entries: tuple[object, ...] = ("psolos", "timber", "act", 1, {})
    for field in ("peoples", "dice", "discard", "order", "waiting", "players"):
        for one in entries:
            with pytest.raises(BadInput):
                read({**PROGRAM, field: [one] * 100_000})
    for field, name in (("hand", "timber"), ("plan", "cards")):
        with pytest.raises(BadInput):
            read(changed(PROGRAM, 1, **{field: [name] * 100_000}))


def test_a_decision_that_chance_does_not_answer_changes_nothing() -> None:
    connecting = {**PROGRAM, "step": "act", "players": [{"plan": ["connect-1"]}] * 4}
    watched = aerodrome.replay(aerodrome.from_position("etherium", connecting).record().dumps())
    assert "connect 1" in [action.notation for action in watched.legal()]
    before, told = watched.state.key(), watched.record()
    with pytest.raises(aerodrome.AerodromeError):
        watched.play("connect 1", 0)
    assert watched.state.key() == before
    assert watched.record() == told
