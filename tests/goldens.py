"""Golden copies: whole matches in text, their records, and counts of positions, one folder for each rules version.

A golden copy that changes means that saved matches no longer replay: give the game a new `rules_version` first. Then
`./go run python -m tests.goldens` writes the copies of the new version; it never writes over an existing one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from aerodrome.games import GAMES
from aerodrome.kernel import Game, Position
from aerodrome.kernel.conformance import perft, playthrough

FOLDER = Path(__file__).parent / "games"

PLAYS: Mapping[str, Mapping[str, object]] = {
    "three-pixies": {"pixies": 3},
    "no-pixies": {"pixies": 0},
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
    ]
}


def golden_texts(game: Game) -> dict[str, str]:
    """Every golden copy of a game by its file name."""
    texts: dict[str, str] = {}
    for name, options in PLAYS.items():
        played = playthrough(game, name, options, game.seat_counts[0])
        texts |= {f"{name}.txt": played.text, f"{name}.json": played.record}
    counts = [
        {"position": position, "steps": steps, **perft(game.from_position(position), steps)._asdict()}
        for position, steps in PERFT[game.id]
    ]
    texts["perft.json"] = json.dumps(counts, indent=2) + "\n"
    return texts


def folder(game: Game) -> Path:
    return FOLDER / game.id / "goldens" / game.rules_version


def write() -> None:
    for game in GAMES.values():
        where = folder(game)
        where.mkdir(parents=True, exist_ok=True)
        for name, text in golden_texts(game).items():
            if not (where / name).exists():
                (where / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
