"""Positions with Hourglasses: what is refused, and that every one reached in play can be written down and read."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.kernel import BadInput
from tests.games.aerion.random_play import check_every_position
from tests.games.aerion.tables import at, check_refused_or_played

SHORT = {"expansions": ["hourglasses"], "variants": ["short-on-time"]}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"areas": {"hourglasses": ["nut@AAAA"]}}, "'hourglasses' cannot be 'nut'; choose one of"),
        ({"areas": {"hourglasses": ["hourglass@AAA"] * 5}}, "uses 'hourglass@AAA' more often than there is"),
        ({"reserve": ["hourglass@AAA"]}, "'reserve' cannot be 'hourglass'; choose one of"),
        ({"workshops": [["hourglass@AAA"]]}, "'workshop 1' cannot be 'hourglass'; choose one of"),
        ({"expansions": [], "display": {"AAA": "hourglass"}}, "uses 'hourglass@AAA' more often than there is"),
        ({"expansions": [], "areas": {"hourglasses": []}}, "'areas' knows no 'hourglasses'"),
    ],
)
def test_an_impossible_position_of_the_hourglasses_is_refused(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        at(**{"expansions": ["hourglasses"], **position})


@pytest.mark.parametrize(
    "position",
    [
        {"step": "place", "acquired": "hourglass@AAA"},
        {"areas": {"box/hourglasses": ["hourglass@AAA"]}},
        {**SHORT, "areas": {"box/hourglasses": []}},
        {**SHORT, "areas": {"box/hourglasses": [f"hourglass@{deck}" for deck in DECK_NAMES[1:]]}},
    ],
)
def test_an_odd_position_of_the_hourglasses_is_played(position: dict[str, object]) -> None:
    check_refused_or_played(**{"expansions": ["hourglasses"], **position})


def test_hourglasses_are_counted_wherever_they_lie() -> None:
    everywhere: dict[str, object] = {
        "display": {"AAA": "hourglass"},
        "top": {"AAA": ["hourglass", "hornet"]},
        "discards": {"AAAA": ["hourglass"]},
        "areas": {"hourglasses": ["hourglass@AAA", "hourglass@AAAA", "hourglass@AAAA"]},
    }
    table = at(**SHORT, **everywhere)
    assert table.view.areas["box/hourglasses"] == tuple(f"hourglass@{deck}" for deck in DECK_NAMES)
    assert table.unseen("AAA").get("hourglass") is None
    revealing = at(
        expansions=["hourglasses", "eggs"],
        variants=["short-on-time"],
        step="revealed",
        waiting=["roll"],
        dice=[1, 1, 2, 3, 4, 6],
        areas={"revealed": ["hourglass@AAA", "hourglass@AAA"], "hourglasses": ["hourglass@AAA"]},
    )
    assert revealing.unseen("AAA").get("hourglass") is None


@pytest.mark.parametrize("seed", range(20))
def test_every_position_reached_with_hourglasses_can_be_written_down_and_read(seed: int) -> None:
    variants = ["short-on-time"] if seed % 2 else []
    check_every_position({"expansions": ["hourglasses"], "variants": variants}, seed // 2 % 2 + 1, seed)
