"""Positions with Stone Clouds: what no play leaves behind is refused, what play leaves behind is read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.kernel import BadInput
from tests.games.aerion.random_play import play_and_reread
from tests.games.aerion.tables import at, check_refused_or_played

WAITING = ["bee@AAA+BB", "nut@AAAA", "incubi@AAA"]
PINNED = {"expansions": ["stone-clouds"], "variants": ["pinned-down"], "dice": [5] * 6, "workshops": [WAITING]}
GONE = {f"cloud/{number}": "gone" for number in range(1, 7)}


def striking(strikes: int, dice: Sequence[int], birds: int = 0, **position: object) -> dict[str, Any]:
    """A demolition for which so many Hammer Birds may have been sent."""
    return {
        "expansions": ["stone-clouds"],
        "step": "strike",
        "dice": list(dice),
        "counters": {"strikes": strikes},
        "display": {},
        "discards": {deck: ["bird"] for deck in DECK_NAMES[:birds]},
        **position,
    }


POSSIBLE: dict[str, dict[str, Any]] = {
    "dice alone": striking(1, [5] * 6),
    "one bird": striking(1, [4, 4, 4, 4, 4, 5], birds=1),
    "two birds": striking(2, [3, 3, 3, 3, 4, 4], birds=2),
    "three birds": striking(4, [3, 3, 3, 3, 4, 4], birds=3),
    "some strikes done": striking(1, [3, 3, 3, 3, 4, 4], birds=3),
    "a flock of two": striking(1, [1] * 6, birds=2, variants=["the-flock"]),
    "the work that is left": striking(1, [6] * 6, birds=3, pieces={**GONE, "cloud/4": "cracked"}),
    "a freed ship flies": {
        "expansions": ["stone-clouds"],
        "variants": ["pinned-down"],
        "ships": ["bee"],
        "pieces": {"cloud/3": "gone"},
    },
    "a ship flies beside the clouds": {"expansions": ["stone-clouds"], "ships": ["bee"]},
}

ODD: dict[str, dict[str, Any]] = {
    "no strikes in a demolition": striking(0, [5] * 6),
    "strikes outside a demolition": {**striking(1, [5] * 6), "step": "roll", "display": {"AAA": "helix"}},
    "strikes before the roll": {**striking(1, []), "step": "start", "display": {"AAA": "helix"}},
    "no dice": striking(1, [], birds=3),
    "29 points": striking(1, [4, 5, 5, 5, 5, 5]),
    "29 points with a bird": striking(1, [4] * 6, birds=1),
    "59 points": striking(2, [3, 3, 3, 3, 3, 4], birds=2),
    "119 points": striking(4, [3, 3, 3, 3, 3, 4], birds=3),
    "more than three birds": striking(4, [1] * 6, birds=6),
    "a bird alone in the flock": striking(1, [4, 4, 4, 4, 4, 5], birds=1, variants=["the-flock"]),
    "a bird whose deck still displays a card": striking(1, [4, 4, 4, 4, 4, 5], birds=1, display={"AA+BB": "incubi"}),
    "more strikes than the clouds need": striking(2, [6] * 6, birds=3, pieces={**GONE, "cloud/4": "cracked"}),
    "no clouds left": striking(1, [6] * 6, birds=3, pieces=GONE),
    "an acquired bird": {"expansions": ["stone-clouds"], "step": "place", "acquired": "bird"},
    "a step that waits for a strike": striking(1, [5] * 6, waiting=["roll"]),
    "a flying ship under an intact cloud": {
        "expansions": ["stone-clouds"],
        "variants": ["pinned-down"],
        "ships": ["bee"],
    },
    "a flying ship under a cracked cloud": {
        "expansions": ["stone-clouds"],
        "variants": ["pinned-down"],
        "ships": ["glider"],
        "pieces": {"cloud/1": "cracked"},
    },
    "strikes left after the victory": {
        "expansions": ["stone-clouds"],
        "step": "over",
        "ending": "aerion.end.win",
        "ships": SHIP_NAMES,
        "pieces": GONE,
        "counters": {"strikes": 1},
    },
    "a complete ship whose cloud is gone": {**PINNED, "pieces": {"cloud/3": "gone"}},
    "a complete ship that should be lost": {**PINNED, "pinned-ship": "discarded"},
    "a complete ship of the partner": {**PINNED, "seats": 2, "second_fleet": ["bee", "hornet", "nacelle"]},
    "a complete ship of the partner's Crew": {**PINNED, "workshops": [[], [], WAITING], "seats": 2, "common_crew": 1},
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_positions_of_real_play_are_read(name: str) -> None:
    assert at(**POSSIBLE[name]).legal


@pytest.mark.parametrize("name", ODD)
def test_positions_without_a_past_are_refused_or_played(name: str) -> None:
    check_refused_or_played(**ODD[name])


@pytest.mark.parametrize("value", [-1, 5, True, "1", None])
def test_strikes_are_a_number_from_none_to_four(value: object) -> None:
    with pytest.raises(BadInput, match="strikes"):
        at(**{**striking(1, [6] * 6, birds=3), "counters": {"strikes": value}})


@pytest.mark.parametrize("side", ["broken", "", 1, None, ["intact"]])
def test_a_cloud_shows_one_of_its_sides(side: object) -> None:
    with pytest.raises(BadInput, match="cloud/1"):
        at(expansions=["stone-clouds"], pieces={"cloud/1": side})


@pytest.mark.parametrize(
    "position",
    [
        {"step": "retrieve", "pile": "AAA", "discards": {"AAA": ["hornet"]}},
        {"step": "revealed", "areas": {"revealed": ["hornet@AAA"], "box/eggs": ["egg@AAA"]}},
    ],
    ids=["retrieve", "revealed"],
)
def test_a_demolition_waits_for_nothing(position: dict[str, Any]) -> None:
    expansions = ["stone-clouds", "eggs"]
    assert at(expansions=expansions, **position, waiting=["roll"]).legal
    with pytest.raises(BadInput, match="'waiting' cannot be 'strike'"):
        at(expansions=expansions, **position, waiting=["strike"])


def test_a_strike_needs_the_expansion() -> None:
    with pytest.raises(BadInput, match="belongs to an expansion that is not in play"):
        at(step="strike")


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("variants", [[], ["the-flock"], ["pinned-down"], ["the-flock", "pinned-down"]], ids=str)
def test_whatever_random_play_reaches_is_read_again(variants: list[str], seats: int) -> None:
    expansions = ["stone-clouds"] if seats == 1 else ["stone-clouds", "piers", "eggs"]
    options = {"expansions": expansions, "variants": variants}
    assert {"demolish", "strike"} <= play_and_reread(options, seats, ("demolish", "strike"))
