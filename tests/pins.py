"""Numbers that both engines must come to: keys of states, random matches, and one number for many matches.

They change with the numbering of actions or the storage of states, not only with the rules. When that is meant,
`./go run python -m tests.pins` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME as AERION
from aerodrome.kernel import FastDealer, Game, Position, State
from tests.games.aerion.positions import EVERYTHING, FULL
from tests.games.celestia_duo.midway import MIDWAY
from tests.games.etherium.counted import EVERY_STEP
from tests.playthroughs import trajectory

FILE = Path(__file__).parent / "games" / "pins.json"

ALL = ["flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite"]


class Table(NamedTuple):
    """A way to play: how many sit there, with which options, from which positions if not from the set-up."""

    seats: int
    options: Mapping[str, Any]
    positions: Sequence[Position] = ()


TABLES: Mapping[str, Table] = {
    "aerion": Table(1, {}),
    "aerion, two players, all expansions": Table(2, {"expansions": ALL}),
    "celestia_duo": Table(2, {}),
    "celestia_duo, normal": Table(2, {"mode": "normal"}),
    "celestia_duo, expert, the ambush's propeller": Table(2, {"mode": "expert", "propeller": "ambush"}),
    # Random play from the set-up never comes to the final battle.
    "celestia_duo, midway": Table(2, {}, MIDWAY),
    "etherium": Table(4, {}),
    "etherium, two players": Table(2, {}),
    "etherium, three players, tactical set-up": Table(3, {"setup": "tactical"}),
    "etherium, six players, extension": Table(6, {"extension": "on"}),
    "etherium, every step": Table(4, {}, EVERY_STEP),
}
"""Each is named after its game first."""
MATCHES = {
    "aerion": 500,
    "aerion, two players, all expansions": 100,
    "celestia_duo": 150,
    "celestia_duo, normal": 150,
    "celestia_duo, expert, the ambush's propeller": 100,
    "celestia_duo, midway": 300,
    "etherium": 40,
    "etherium, two players": 80,
    "etherium, three players, tactical set-up": 60,
    "etherium, six players, extension": 20,
    "etherium, every step": 100,
}
Pins = dict[str, Any]


def game_of(name: str) -> Game:
    return GAMES[name.partition(",")[0]]


def begun(name: str, seed: int) -> State:
    game, table = game_of(name), TABLES[name]
    if table.positions:
        return game.from_position(table.positions[seed % len(table.positions)])
    return game.start(game.settle_options(table.options), table.seats, FastDealer(seed))


def keys(name: str) -> list[int]:
    """The keys of tables before the first decision."""
    return [begun(name, seed).key() for seed in range(4)]


def playouts(name: str) -> list[list[int]]:
    """Random matches: how many decisions, how many turns, the key at the end."""
    played: list[list[int]] = []
    for seed in range(4):
        state: Any = begun(name, seed)
        played.append([state.playout(FastDealer(seed)), int(state.turn), state.key()])
    return played


def trajectories(name: str) -> int:
    table = TABLES[name]
    return trajectory(game_of(name), range(MATCHES[name]), table.options, table.seats, table.positions)


def positions() -> dict[str, int]:
    """The keys of Aerion's positions in the middle of a match."""
    return {"full": AERION.from_position(FULL).key(), "everything": AERION.from_position(EVERYTHING).key()}


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
