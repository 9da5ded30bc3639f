"""Numbers that both engines must come to: keys of states, random matches, and one number for many matches.

They change with the numbering of actions or the storage of states, not only with the rules. When that is meant,
`./go run python -m tests.pins` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aerodrome.games.aerion import GAME
from aerodrome.kernel import FastDealer
from aerodrome.kernel.conformance import trajectory
from tests.games.aerion.positions import EVERYTHING, FULL

FILE = Path(__file__).parent / "games" / "pins.json"

ALL = ["flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite"]
TABLES: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "aerion": (1, {}),
    "aerion, two players, all expansions": (2, {"expansions": ALL}),
}
MATCHES = {"aerion": 500, "aerion, two players, all expansions": 100}

Pins = dict[str, Any]


def keys(name: str) -> list[int]:
    """The keys of tables right after the setup."""
    seats, options = TABLES[name]
    settled = GAME.settle_options(options)
    return [GAME.start(settled, seats, FastDealer(seed)).key() for seed in range(4)]


def playouts(name: str) -> list[list[int]]:
    """Random matches: how many decisions, how many turns, the key at the end."""
    seats, options = TABLES[name]
    settled = GAME.settle_options(options)
    played: list[list[int]] = []
    for seed in range(4):
        state = GAME.start(settled, seats, FastDealer(seed))
        played.append([state.playout(FastDealer(seed)), int(state.turn), state.key()])
    return played


def trajectories(name: str) -> int:
    seats, options = TABLES[name]
    return trajectory(GAME, range(MATCHES[name]), options, seats)


def positions() -> dict[str, int]:
    """The keys of positions in the middle of a match."""
    return {"full": GAME.from_position(FULL).key(), "everything": GAME.from_position(EVERYTHING).key()}


def read() -> Pins:
    pins: Pins = json.loads(FILE.read_text(encoding="utf-8"))
    return pins


def write() -> None:
    tables = {
        name: {"keys": keys(name), "playouts": playouts(name), "trajectories": trajectories(name)} for name in TABLES
    }
    pins = {"positions": positions(), "tables": tables}
    FILE.write_text(json.dumps(pins, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
