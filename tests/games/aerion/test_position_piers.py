"""Positions with Piers: what no play leaves behind is refused, what play leaves behind is read again."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.kernel import BadInput
from tests.games.aerion.random_play import play_and_reread
from tests.games.aerion.tables import NOTHING, at, check_refused_or_played

FIRST = {"payroll/1": ["worker@AAA"]}
SECOND = {"payroll/2": ["worker@AAA"]}
TWO = {"payroll/1": ["worker@AAA", "worker@AAAA"]}
LOOSE: dict[str, Any] = {"expansions": ["piers"]}
STRICT: dict[str, Any] = {"expansions": ["piers"], "variants": ["no-debt"]}
RETRIEVING: dict[str, Any] = {"step": "retrieve", "waiting": ["roll"], "pile": "AAAA", "discards": {"AAAA": ["nut"]}}

POSSIBLE: dict[str, dict[str, Any]] = {
    "two workers": {**LOOSE, "areas": TWO},
    "one worker without debts": {**STRICT, "areas": FIRST},
    "both payrolls": {**LOOSE, "seats": 2, "areas": {**FIRST, "payroll/2": ["worker@AAA"]}},
    "a common payroll": {**STRICT, "seats": 2, "areas": FIRST},
    "the last card was hired": {**LOOSE, "dice": NOTHING, "display": {}, "areas": FIRST},
    "the last card was hired by the second player": {
        **LOOSE,
        "seats": 2,
        "seat": 1,
        "dice": NOTHING,
        "display": {},
        "areas": SECOND,
    },
    "the last card was hired for both": {
        **STRICT,
        "seats": 2,
        "seat": 1,
        "dice": NOTHING,
        "display": {},
        "areas": FIRST,
    },
    "a retrieval after the last card was hired": {**LOOSE, **RETRIEVING, "display": {}, "areas": FIRST},
    "a retrieval in phase 3": {**LOOSE, **RETRIEVING, "waiting": ["replenish"], "display": {}},
}

ODD: dict[str, dict[str, Any]] = {
    "a second payroll for one player": {**LOOSE, "areas": SECOND},
    "a second payroll without debts": {**STRICT, "seats": 2, "areas": SECOND},
    "two workers without debts": {**STRICT, "areas": TWO},
    "an acquired worker": {**LOOSE, "step": "place", "acquired": "worker"},
    "an empty display and nobody hired": {**LOOSE, "dice": NOTHING, "display": {}},
    "an empty display and only the partner has hired": {
        **LOOSE,
        "seats": 2,
        "dice": NOTHING,
        "display": {},
        "areas": SECOND,
    },
    "a retrieval before an empty display": {**LOOSE, **RETRIEVING, "display": {}},
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_positions_of_real_play_are_read(name: str) -> None:
    assert at(**POSSIBLE[name]).legal


@pytest.mark.parametrize("name", ODD)
def test_positions_without_a_past_are_refused_or_played(name: str) -> None:
    check_refused_or_played(**ODD[name])


@pytest.mark.parametrize("card", ["helix", "book", "worker@AAA+BBB+C", 3])
def test_only_workers_are_on_the_payroll(card: object) -> None:
    with pytest.raises(BadInput, match="payroll/1"):
        at(**LOOSE, areas={"payroll/1": [card]})


def test_a_deck_has_two_workers() -> None:
    with pytest.raises(BadInput, match="uses 'worker@AAA' more often than there is"):
        at(**LOOSE, areas={"payroll/1": ["worker@AAA"] * 3})


@pytest.mark.parametrize("side", ["half", "", 1, None])
def test_a_pier_shows_one_of_its_sides(side: object) -> None:
    with pytest.raises(BadInput, match="pier/2"):
        at(**LOOSE, pieces={"pier/2": side})


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("variants", [[], ["no-debt"]], ids=str)
def test_whatever_random_play_reaches_is_read_again(variants: list[str], seats: int) -> None:
    expansions = ["piers"] if seats == 1 else ["flagship", "hourglasses", "piers", "hellkite"]
    options = {"expansions": expansions, "variants": variants}
    assert {"hire", "pay"} <= play_and_reread(options, seats, ("hire", "pay", "build-pier"))
