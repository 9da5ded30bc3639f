"""Data made to break the reader is refused like any other mistake, on both engines."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME, catalogue
from aerodrome.games.aerion.cards import SHIP_NAMES
from aerodrome.kernel import BadInput
from aerodrome.kernel.record import Decision, Withdraw, loads

OWN = catalogue.own_text()


@pytest.mark.parametrize("entry", [Decision(1 << 63, "roll"), Decision(-(10**30), "roll"), Withdraw(1 << 63)])
def test_a_seat_of_more_than_64_bits(entry: Decision | Withdraw) -> None:
    record = aerodrome.new("aerion", seed=7).record()
    text = record.dumps().replace('"entries": []', '"entries": [' + _json(entry) + "]")
    with pytest.raises(BadInput):
        aerodrome.verify(text)


def _json(entry: Decision | Withdraw) -> str:
    if isinstance(entry, Decision):
        return f'{{"type":"decision","seat":{entry.seat},"do":"{entry.do}"}}'
    return f'{{"type":"withdraw","seat":{entry.seat}}}'


@pytest.mark.parametrize("number", ["9" * 5_000, "0x" + "f" * 5_000])
def test_a_catalogue_with_a_number_of_thousands_of_digits(number: str) -> None:
    with pytest.raises(BadInput):
        GAME.with_catalogue(OWN.replace("count = 12", f"count = {number}", 1))


def test_a_catalogue_with_a_key_of_thousands_of_parts() -> None:
    # Read part by part it would take hours, which the test run does not have.
    with pytest.raises(BadInput, match="dots"):
        GAME.with_catalogue("a" + ".a" * 90_000 + " = 1")


def test_a_record_that_is_nested_too_deep_to_speak_of() -> None:
    deep = "[" * 900 + "]" * 900
    text = aerodrome.new("aerion", seed=7).record().dumps()
    text = text.replace('"seats":', f'"position": {{"display": {deep}}}, "seats":', 1)
    with pytest.raises(BadInput, match="nested"):
        loads(text)


def test_a_position_that_is_nested_too_deep_to_speak_of() -> None:
    deep: list[object] = []
    for _ in range(5_000):
        deep = [deep]
    for field in ("display", "areas", "pieces", "counters", "pulpits", "second_fleet", "expansions"):
        with pytest.raises(BadInput, match="nested"):
            GAME.from_position({field: deep})


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
def test_a_position_that_no_play_leads_to(position: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="impossible"):
        GAME.from_position(position)


def test_a_decision_that_chance_does_not_answer_changes_nothing() -> None:
    record = aerodrome.new("aerion").record()
    watched = aerodrome.replay(record.dumps())
    before = watched.state.key()
    with pytest.raises(aerodrome.AerodromeError):
        watched.play("roll")
    assert watched.state.key() == before
    assert watched.record() == record
