"""Golden copies: whole matches in text, their records, and counts of positions, one folder for each rules version.

A golden copy that changes means that saved matches no longer replay: give the game a new `rules_version` first. Then
`./go run python -m tests.goldens` writes the copies of the new version and the pins of `tests/pins.py`. It never writes
over an existing copy, unless it is told `--again`: only for a version of the rules that nobody has played by yet.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from aerodrome.games import GAMES
from aerodrome.kernel import Game, Position
from aerodrome.kernel.conformance import perft, playthrough
from tests import pins

FOLDER = Path(__file__).parent / "games"


class Play(NamedTuple):
    """A playthrough: how many play, with which options."""

    seats: int
    options: Mapping[str, Any]


VARIANTS = [
    *("expand-the-factory", "short-on-time", "the-flock", "pinned-down"),
    *("no-debt", "fragile-shells", "impregnable-fortress"),
]
PLAYS: Mapping[str, Mapping[str, Play]] = {
    "aerion": {
        "three-pixies": Play(1, {"pixies": 3}),
        "no-pixies": Play(1, {"pixies": 0}),
        "two-players": Play(2, {"first": 2}),
        "all-expansions": Play(1, {"expansions": pins.ALL}),
        "two-players-all-expansions": Play(2, {"expansions": pins.ALL}),
        "all-variants": Play(2, {"expansions": pins.ALL, "variants": VARIANTS, "egg-choice": "required"}),
    }
}
PERFT: Mapping[str, list[tuple[Position, int]]] = {
    "aerion": [
        ({"display": {"AA+BB": "book", "AAA": "helix"}}, 1),
        ({"step": "roll", "dice": [4, 4, 5, 5, 5, 5], "display": {"AA+BB": "incubi", "AAA": "book"}}, 1),
        ({"step": "reroll", "dice": [1, 1, 1, 2, 2, 2], "display": {"AAAA": "nut"}}, 1),
        (
            {
                "step": "place",
                "dice": [1, 1, 1, 2, 3, 4],
                "acquired": "incubi@AA+BB",
                "pulpit": ["book@AAA"],
                "reserve": ["nut", "sognae"],
                "workshops": [["hellinaut", "helix"], ["nacelle"]],
                "display": {"AAAA": "cocoon"},
                "rest": "discards",
            },
            3,
        ),
        (
            {
                "seats": 2,
                "seat": 1,
                "expansions": ["piers", "eggs", "stone-clouds"],
                "dice": [4, 5, 5, 5, 5, 5],
                "display": {"AAA": "worker", "AAAA": "bird", "AAA+BBB": "egg"},
                "areas": {"payroll/2": ["worker@AAAA"]},
                "rest": "discards",
            },
            2,
        ),
        (
            {
                "expansions": ["flagship", "hourglasses", "hellkite"],
                "dice": [1, 1, 1, 2, 2, 2],
                "display": {"AAA": "hourglass", "AAA+BBB": "book"},
                "areas": {"factories": ["library", "security"]},
                "reserve": ["nut", "helix"],
                "rest": "discards",
            },
            2,
        ),
    ]
}


def golden_texts(game: Game) -> dict[str, str]:
    """Every golden copy of a game by its file name."""
    texts: dict[str, str] = {}
    for name, play in PLAYS[game.id].items():
        played = playthrough(game, name, play.options, play.seats)
        texts |= {f"{name}.txt": played.text, f"{name}.json": played.record}
    counts = [
        {"position": position, "steps": steps, **perft(game.from_position(position), steps)._asdict()}
        for position, steps in PERFT[game.id]
    ]
    texts["perft.json"] = json.dumps(counts, indent=2) + "\n"
    return texts


def folder(game: Game) -> Path:
    return FOLDER / game.id / "goldens" / game.rules_version


def write(*, again: bool) -> None:
    for game in GAMES.values():
        where = folder(game)
        where.mkdir(parents=True, exist_ok=True)
        texts = golden_texts(game)
        for path in where.iterdir():
            if again and path.name not in texts:
                path.unlink()
        for name, text in texts.items():
            if again or not (where / name).exists():
                (where / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(again="--again" in sys.argv[1:])
    pins.write()
