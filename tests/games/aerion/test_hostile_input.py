"""Data made to break the reader is refused like any other mistake, on both engines."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME, catalogue
from aerodrome.games.aerion.cards import SHIP_NAMES
from aerodrome.kernel import BadInput
from tests.games.aerion.tables import check_refused_or_played
from tests.hostile import (
    HUGE_NUMBERS,
    HUGE_SEATS,
    check_a_nested_record_is_refused,
    check_a_record_with_this_entry_is_refused,
    check_endless_numbers_are_refused,
    check_nested_positions_are_refused,
    entries_with_seat,
)

OWN = catalogue.own_text()


@pytest.mark.parametrize("seat", HUGE_SEATS)
def test_a_seat_of_more_than_64_bits(seat: int) -> None:
    for entry in entries_with_seat(seat, "roll"):
        check_a_record_with_this_entry_is_refused("aerion", entry)


@pytest.mark.parametrize("number", HUGE_NUMBERS)
def test_a_catalogue_with_a_number_of_thousands_of_digits(number: str) -> None:
    with pytest.raises(BadInput):
        GAME.with_catalogue(OWN.replace("count = 12", f"count = {number}", 1))


def test_a_catalogue_with_a_key_of_thousands_of_parts() -> None:
    # Read part by part it would take hours, which the test run does not have.
    with pytest.raises(BadInput, match="dots"):
        GAME.with_catalogue("a" + ".a" * 90_000 + " = 1")


def test_a_record_that_is_nested_too_deep_to_speak_of() -> None:
    check_a_nested_record_is_refused("aerion", "display")


def test_a_position_that_is_nested_too_deep_to_speak_of() -> None:
    fields = ("display", "areas", "pieces", "counters", "pulpits", "second_fleet", "expansions")
    check_nested_positions_are_refused(GAME, *fields)


def test_a_position_with_a_number_of_thousands_of_digits() -> None:
    check_endless_numbers_are_refused(GAME, "turn", "dice", "display", "pieces", "counters")


@pytest.mark.parametrize("left", [{"rerolls": 2}, {"step": "place", "acquired": "nut"}])
def test_a_match_won_from_the_reserve_can_be_written_down(left: dict[str, object]) -> None:
    match = aerodrome.from_position(
        "aerion",
        {
            "dice": [1, 1, 2, 2, 3, 4],
            "display": {"AAA": "book"},
            "workshops": [["hellinaut", "helix"]],
            "reserve": ["incubi@AA+BB"],
            "ships": [ship for ship in SHIP_NAMES if ship != "hellinaut"],
            **left,
        },
    )
    match.play("move incubi AA+BB 1")
    assert match.outcome is not None
    assert GAME.from_position(match.position()).key() == match.state.key()


@pytest.mark.parametrize(
    "position",
    [
        {"step": "retrieve", "waiting": ["start"], "pile": "AAA", "discards": {"AAA": ["helix"]}},
        {
            "step": "retrieve",
            "waiting": ["roll"],
            "pile": "AAA",
            "discards": {"AAA": ["helix"]},
            "display": {"AAA": "book"},
        },
        {"display": {"AAA": "book"}, "ships": list(SHIP_NAMES)},
        {"step": "over", "ending": "aerion.end.win"},
        {"step": "over", "ending": "aerion.end.loss"},
        {"step": "over", "ending": "aerion.eggs.only-eggs-lost", "rest": "discards"},
        {"display": {"AAA": "book"}, "pile": "AAA"},
        {"display": {"AAA": "book"}, "taken": 1},
    ],
)
def test_a_position_that_no_play_leads_to_is_refused_or_played(position: dict[str, object]) -> None:
    check_refused_or_played(**position)


def test_a_decision_that_chance_does_not_answer_changes_nothing() -> None:
    record = aerodrome.new("aerion").record()
    watched = aerodrome.replay(record.dumps())
    before = watched.state.key()
    with pytest.raises(aerodrome.AerodromeError):
        watched.play("roll")
    assert watched.state.key() == before
    assert watched.record() == record
