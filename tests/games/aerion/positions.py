"""Positions that several tests begin with."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion import GAME, Table
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.kernel import BadInput, FastDealer, Position

DICE = [1, 1, 2, 3, 4, 6]
ALL = ["flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite"]

EXAMPLE: Position = {
    "step": "roll",
    "dice": [2, 3, 4, 5, 5, 5],
    "display": {"AA+BB": "incubi", "AAA": "book"},
    "workshops": [["hellinaut", "helix"], []],
    "pulpit": ["book"],
    "ships": ["bee"],
}

FULL: Position = {
    "seats": 1,
    "expansions": [],
    "variants": [],
    "turn": 12,
    "seat": 0,
    "step": "retrieve",
    "waiting": ["place"],
    "dice": [1, 2, 2, 4, 5, 5],
    "rerolls": 0,
    "pixies": 1,
    "display": {"AA+BB": "incubi", "A+B+C+D+E": "book"},
    "top": {"AAA": ["hornet", "book"], "AAAA": ["nut"]},
    "discards": {"AAA+BB": ["incubi", "nut", "book", "book"], "AAAA": ["glider"]},
    "workshops": [["hellinaut@AAA", "helix@AA+BB"], ["cocoon@AAAA"]],
    "common_crew": None,
    "pulpits": [[]],
    "reserves": [["incubi@AAA", "sognae@AAA", "nacelle@AAA+BBB"]],
    "acquired": "book@AA+BB",
    "pile": "AAA+BB",
    "taken": 1,
    "ships": ["glider", "trihellix"],
    "second_fleet": [],
    "areas": {},
    "pieces": {},
    "counters": {},
    "ending": None,
}

EVERYTHING: Position = {
    "seats": 2,
    "expansions": ["flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite"],
    "variants": ["expand-the-factory", "short-on-time", "the-flock", "pinned-down"],
    "egg-choice": "required",
    "turn": 31,
    "seat": 1,
    "step": "revealed",
    "waiting": ["roll"],
    "dice": [1, 2, 2, 4, 5, 5],
    "rerolls": 4,
    "pixies": 2,
    "display": {"AAA": "book", "AAAA": "egg", "A+B+C+D+E": "worker"},
    "top": {"AAA+BB": ["bird"]},
    "discards": {"AA+BB": ["hourglass", "hourglass"], "AAAA": ["bird", "worker"]},
    "workshops": [["hellinaut@AAA"], [], ["cocoon@AAAA"]],
    "common_crew": None,
    "pulpits": [["book@AA+BB"], ["book@AAAA", "book@AAA+BBB"]],
    "reserves": [["incubi@AAA"], ["sognae@AAA", "nacelle@AAA+BBB"]],
    "acquired": None,
    "pile": None,
    "taken": 0,
    "ships": ["glider", "trihellix"],
    "second_fleet": ["glider", "bee", "hornet"],
    "areas": {
        "flagship": ["helix@AA+BB", "nut@AAAA"],
        "factories": ["library@AA+BB", "logistics@AAA+BBB"],
        "box/factories": [],
        "hourglasses": ["hourglass@AAA", "hourglass@AAA", "hourglass@AAAA"],
        "box/hourglasses": [f"hourglass@{deck}" for deck in DECK_NAMES],
        "payroll/1": [],
        "payroll/2": ["worker@AA+BB", "worker@AAAA"],
        "eggs": ["egg@AAA+BBB"],
        "box/eggs": ["egg@AA+BB", "egg@AA+BB"],
        "revealed": ["book@AA+BB", "worker@AA+BB"],
    },
    "pieces": {
        "flagship": "project",
        "research-lab": "idle",
        "logistics": "idle",
        **{f"cloud/{at}": side for at, side in enumerate(("gone", "cracked", *["intact"] * 3, "gone"), 1)},
        **{f"pier/{at}": side for at, side in enumerate(("built", "construction", "construction"), 1)},
        **{f"nest/{deck}": "free" for deck in DECK_NAMES},
        **{f"outpost/{at}": side for at, side in enumerate(("gone", "gone", "book", "crew", "book", "material"), 1)},
        **{f"lair/{at}": side for at, side in enumerate(("gone", "crew", *["hidden"] * 4), 1)},
        "hellkite": "2",
        "grant": "none",
    },
    "counters": {
        "discarded": 2,
        "strikes": 0,
        "unseen-lair/book": 1,
        "unseen-lair/blueprint": 2,
        "unseen-lair/material": 2,
        "unseen-lair/crew": 1,
    },
    "ending": None,
}
"""Two players, all expansions, and something in every place that can hold anything."""

START: Position = {"display": {"AAA": "book"}}
ROLLED: Position = {**START, "dice": DICE}
PLACE: Position = {**ROLLED, "step": "place", "acquired": "nut"}
RETRIEVE: Position = {**ROLLED, "step": "retrieve", "waiting": ["roll"], "pile": "AAAA", "discards": {"AAAA": ["nut"]}}
TWO: Position = {**START, "seats": 2}
EGGS: Position = {**START, "expansions": ["eggs"]}
FACTORY: Position = {**START, "expansions": ["flagship"]}


def read(position: Position) -> Table:
    return GAME.from_position(position)


def refusal(position: Position) -> str:
    with pytest.raises(BadInput) as error:
        read(position)
    return str(error.value)


def play_from(state: Table) -> None:
    """A few decisions: whoever must decide always can."""
    assert state.actors() == (state.seat,)
    for choice in range(5):
        if not state.actors():
            break
        seat = int(state.seat)
        legal = state.legal(seat)
        assert legal
        state.apply(seat, legal[choice * 7 % len(legal)], FastDealer(choice))
