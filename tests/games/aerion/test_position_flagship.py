"""Positions with the Flagship: what is refused, and that every one reached in play can be written down and read."""

from __future__ import annotations

import pytest

from aerodrome.kernel import BadInput
from tests.games.aerion.random_play import check_every_position
from tests.games.aerion.tables import NOTHING, at, check_refused_or_played

NOT_LIKE_THIS = "no play leaves the cards and pieces of the Flagship like this"
MATERIALS = ["helix@AA+BB", "nut@AAAA", "cocoon@AAA"]
CREWS = ["incubi@AAAA", "sognae@AAAA"]
EXPANDING = {"variants": ["expand-the-factory"]}
LAB = {"factories": ["research-lab", "library"]}
READY = {"areas": LAB, "pieces": {"research-lab": "ready"}}
ALL_SIX = ["library", "archive", "security", "research-lab", "logistics", "game-room"]


def aboard(*cards: str, factories: tuple[str, ...] = ("library", "archive")) -> dict[str, object]:
    return {"areas": {"flagship": list(cards), "factories": list(factories)}}


ODD: list[dict[str, object]] = [
    # The cards on the Flagship
    aboard("nut@AAAA", "nut@AA+BB"),
    aboard(*MATERIALS, *CREWS),
    {**aboard(*MATERIALS), "pieces": {"flagship": "flying"}},
    aboard(*MATERIALS[:2], "incubi@AAAA"),
    aboard("incubi@AAAA"),
    {**aboard(), "workshops": [["incubi@AAA"]]},
    {**aboard(), "seats": 2, "workshops": [[], [], ["glider@AA+BB", "incubi@AAA"]]},
    # Factories
    {**EXPANDING, "areas": {"factories": ALL_SIX[:3]}},
    {"areas": {"factories": ALL_SIX[:3]}},
    {**EXPANDING, "step": "place", "acquired": "library@AA+BB", "display": {}},
    {**EXPANDING, "step": "place", "acquired": "library@AA+BB", "display": {}, "areas": {"factories": ["archive"]}},
    {**EXPANDING, "areas": {"box/factories": ["library"]}},
    {"areas": {"box/factories": []}},
    {"areas": {"box/factories": [], "factories": ALL_SIX[:2]}},
    {"areas": {"box/factories": ALL_SIX[3:], "factories": ALL_SIX[:2]}},
    {"areas": {"box/factories": ALL_SIX[3:], "factories": ALL_SIX[:2]}, "rest": "discards"},
    # What is remembered of the turn
    {"pieces": {"logistics": "turning"}},
    {"counters": {"discarded": 1}},
    {"counters": {"discarded": 1}, "step": "replenish"},
    {"pieces": {"research-lab": "ready"}, "dice": NOTHING},
    READY,
    {**READY, "dice": NOTHING, "counters": {"discarded": 1}},
    {**READY, "dice": NOTHING, "rerolls": 1},
    {**READY, "dice": NOTHING, "step": "reroll"},
    {**READY, "dice": NOTHING, "step": "replenish"},
    {
        **READY,
        "dice": NOTHING,
        "step": "retrieve",
        "waiting": ["replenish"],
        "pile": "AAA",
        "discards": {"AAA": ["hornet"]},
    },
    {
        "expansions": ["flagship", "eggs"],
        "areas": {**LAB, "revealed": ["nut@AAAA"]},
        "pieces": {"research-lab": "ready"},
        "dice": NOTHING,
        "step": "revealed",
        "waiting": ["replenish"],
    },
]


@pytest.mark.parametrize("position", ODD, ids=range(len(ODD)))
def test_an_odd_position_of_the_flagship_is_refused_or_played(position: dict[str, object]) -> None:
    check_refused_or_played(**{"expansions": ["flagship"], **position})


POSSIBLE: list[dict[str, object]] = [
    aboard(),
    aboard(*MATERIALS),
    aboard(*MATERIALS, CREWS[0]),
    {**aboard(), "pieces": {"flagship": "flying"}},
    aboard(*MATERIALS[:2], *CREWS, factories=("game-room", "library")),
    {**EXPANDING, **aboard("incubi@AAAA")},
    {**aboard(factories=("game-room", "library")), "workshops": [["incubi@AAA"]]},
    {**EXPANDING, "workshops": [["incubi@AAA"]]},
    {**EXPANDING, "areas": {"factories": ALL_SIX[:2]}},
    {**EXPANDING, "step": "place", "acquired": "security", "display": {}, "areas": {"factories": ALL_SIX[:2]}},
    {**EXPANDING, "display": {"AA+BB": "library"}, "discards": {"AAA": ["archive"]}, "top": {"AAAA": ["research-lab"]}},
    {"areas": {"box/factories": ALL_SIX[2:], "factories": ALL_SIX[:2]}},
    {"dice": NOTHING, "counters": {"discarded": 1}},
    {"dice": NOTHING, "counters": {"discarded": 1}, "step": "reroll"},
    {"counters": {"discarded": 1}, "step": "place", "acquired": "nut@AAAA"},
    {**READY, "dice": NOTHING},
    {**READY, "step": "place", "acquired": "nut@AAAA"},
    {
        "expansions": ["flagship", "eggs"],
        "areas": {**LAB, "revealed": ["nut@AAAA"]},
        "pieces": {"research-lab": "ready"},
        "dice": NOTHING,
        "step": "revealed",
        "waiting": ["roll"],
    },
]


@pytest.mark.parametrize("position", POSSIBLE, ids=range(len(POSSIBLE)))
def test_a_possible_position_of_the_flagship_is_not_refused(position: dict[str, object]) -> None:
    assert at(**{"expansions": ["flagship"], **position}).legal


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"areas": {"flagship": ["bee@AAA+BB"]}}, "'flagship' cannot be 'bee'; choose one of"),
        ({"areas": {"factories": ["nut@AAAA"]}}, "'factories' cannot be 'nut'; choose one of"),
        ({"areas": {"factories": ["library", "library"]}}, "uses 'library' more often than there is"),
        ({"display": {"AA+BB": "library"}}, "uses 'library@AA\\+BB' more often than there is"),
        ({"discards": {"AA+BB": ["library"]}}, "uses 'library@AA\\+BB' more often than there is"),
        ({"step": "place", "acquired": "library@AA+BB"}, "uses 'library@AA\\+BB' more often than there is"),
        ({"pieces": {"flagship": "sunk"}}, "'flagship' cannot be 'sunk'; choose one of project, flying"),
        ({"counters": {"discarded": 100}}, "'discarded' must be a whole number from 0 to 99, not 100"),
    ],
)
def test_a_thing_of_the_flagship_lies_only_where_it_can(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        at(**{"expansions": ["flagship"], **position})


def test_with_the_archive_two_cards_may_have_been_taken() -> None:
    table = at(
        expansions=["flagship"],
        areas={"factories": ["archive", "library"]},
        step="retrieve",
        waiting=["start"],
        dice=[],
        pile="AAAA",
        taken=2,
        discards={"AAAA": ["nut", "hornet"]},
    )
    table.do("take nut")
    assert table.view.step == "start"


@pytest.mark.parametrize("seed", range(20))
def test_every_position_reached_with_the_flagship_can_be_written_down_and_read(seed: int) -> None:
    variants = ["expand-the-factory"] if seed % 2 else []
    check_every_position({"expansions": ["flagship"], "variants": variants}, seed // 2 % 2 + 1, seed)
