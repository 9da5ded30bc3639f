"""Golden copies: whole matches in text, their records, and counts of positions, one folder for each rules version.

A golden copy that changes means that saved matches no longer replay: give the game a new `rules_version` first. Then
`./go run python -m tests.goldens` writes the copies of the new version and the pins of `tests/pins.py`. It never writes
over an existing copy, unless it is told `--again`: only for a version of the rules that nobody has played by yet. With
the ids of games, as in `python -m tests.goldens celestia_duo --again`, it writes the copies of those alone.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from aerodrome.games import GAMES
from aerodrome.kernel import Game, Position
from tests import pins
from tests.playthroughs import perft, playthrough

FOLDER = Path(__file__).parent / "games"
COUNTS = "perft.json"


class Play(NamedTuple):
    """A playthrough: how many play, with which options; or from a position, which tells both."""

    seats: int
    options: Mapping[str, Any]
    position: Position | None = None


def in_the_chase(pirate: str, pirate_ship: int, crew: Mapping[str, str]) -> Position:
    """In the middle of a chase, with much in hand."""
    return {
        "pirate": pirate,
        "deck": "medium",
        "turn": 7,
        "airship": 12,
        "pirate_ship": pirate_ship,
        "route": {"1": "D1", "12": "E21"},
        "ambushes": 1,
        "hands": [
            ["whip", "whip", "sabre", "sabre", "crossbow", "crossbow", "pistol", "cannon", "joker"],
            ["whip", "whip", "whip", "sabre", "sabre", "crossbow", "pistol", "cannon", "joker"],
        ],
        "gold": 1,
        "smoke": 2,
        "crew": crew,
    }


HELPLESS: Position = {
    **in_the_chase("noa", 20, {"ludvig": "active", "mama": "active"}),
    "step": "combat",
    "dice": ["whip", "whip", "whip", "sabre"],
    "hands": [["cannon"], ["pistol", "cannon"]],
}
"""In a combat in which only the crew can help."""
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
    },
    "celestia_duo": {
        "quick": Play(2, {"deck": "large"}),
        "normal-no-penalty": Play(2, {"mode": "normal", "pirate": "noa", "deck": "medium", "distance": 13}),
        "normal-loses-gold": Play(2, {}, in_the_chase("melchior", 20, {"rhett": "active"})),
        "normal-loses-equipment": Play(2, {"mode": "normal", "pirate": "sidonie", "captain": 2}),
        "normal-tires-crew": Play(2, {"mode": "normal", "pirate": "ulysse", "deck": "medium"}),
        "normal-dismisses-crew": Play(2, {}, in_the_chase("isaure", 20, {"olga": "used", "ludvig": "active"})),
        "normal-help-of-two": Play(2, {}, HELPLESS),
        "expert": Play(2, {"mode": "expert", "deck": "large", "propeller": "ambush"}),
        # Random play alone catches nobody.
        "quick-caught-up": Play(
            2, {}, {**in_the_chase("artorius", 16, {"baba": "active", "augusta": "active"}), "gold": 0, "smoke": 0}
        ),
        "normal-boarding": Play(
            2, {}, {**in_the_chase("sidonie", 14, {"olga": "active", "ludvig": "active"}), "gold": 2, "smoke": 1}
        ),
        "expert-boarding": Play(2, {}, in_the_chase("gardenzio", 14, {"shuki": "active", "mama": "active"})),
    },
    "etherium": {
        "two-players": Play(2, {"peoples": ["reces", "hivalia"]}),
        "three-players": Play(3, {"peoples": ["psolos", "ertis", "reces"]}),
        "four-players": Play(4, {}),
        "two-players-tactical": Play(2, {"setup": "tactical"}),
        "three-players-tactical": Play(3, {"setup": "tactical", "peoples": ["random", "ertis", "psolos"]}),
        "four-players-tactical": Play(4, {"setup": "tactical"}),
        "five-players-extension": Play(
            5, {"extension": "on", "peoples": ["mauhea", "reces", "meinas", "hivalia", "ertis"]}
        ),
    },
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
    ],
    **{
        game: [
            (entry["position"], entry["steps"])
            for entry in json.loads((FOLDER / game / "counted.json").read_text(encoding="utf-8"))
        ]
        for game in ("celestia_duo", "etherium")
    },
}


def golden_texts(game: Game) -> dict[str, str]:
    """Every golden copy of a game by its file name."""
    counted = [counts(game, position, steps) for position, steps in PERFT[game.id]]
    return golden_plays(game) | {COUNTS: json.dumps(counted, indent=2) + "\n"}


def golden_plays(game: Game) -> dict[str, str]:
    """The playthroughs of a game and their records, by file name."""
    texts: dict[str, str] = {}
    for name, play in PLAYS[game.id].items():
        played = playthrough(game, name, play.options, play.seats, play.position)
        texts |= {f"{name}.txt": with_rule_ids(game, played.text), f"{name}.json": played.record}
    return texts


def with_rule_ids(game: Game, text: str) -> str:
    """The text with ids for the numbers of rules: numbers follow the order of reading, and no record holds them."""

    def named(found: re.Match[str]) -> str:
        return f'{found[1]}"{game.rulebook[int(found[2])].id}"'

    return re.sub(r'("counter":"failure","value":)([1-9]\d*)', named, text)


def counts(game: Game, position: Position, steps: int) -> dict[str, object]:
    """How many ways lead on from a position, and to how many states."""
    return {"position": position, "steps": steps, **perft(game.from_position(position), steps)._asdict()}


def folder(game: Game) -> Path:
    return FOLDER / game.id / "goldens" / game.rules_version


def write(games: Iterable[Game], *, again: bool) -> None:
    for game in games:
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
    named = [word for word in sys.argv[1:] if word != "--again"]
    write([GAMES[name] for name in named or GAMES], again="--again" in sys.argv[1:])
    pins.write()
