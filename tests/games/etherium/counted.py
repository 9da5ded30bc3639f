"""Positions from which everything that can follow is counted, one for each step.

`python -m tests.games.etherium.counted` finds them on random walks and keeps them in counted.json. What follows from
them is a golden copy of `tests/goldens.py`; the positions change only when positions are written in another way.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from aerodrome.games.etherium import GAME, Table, step
from aerodrome.kernel import CHOICES, FastDealer, Position
from tests.playthroughs import perft

FILE = Path(__file__).parent / "counted.json"
WALKS = 60
MOST_STEPS = 3
ENOUGH = 60
"""States after which another step would take too long to count."""
TERMS: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {}),
    (3, {}),
    (2, {"setup": "tactical"}),
    (4, {"setup": "tactical"}),
    (6, {"extension": "on"}),
    (5, {"extension": "on", "setup": "tactical"}),
)


EVERY_STEP: tuple[Position, ...] = (
    tuple(entry["position"] for entry in json.loads(FILE.read_text(encoding="utf-8"))) if FILE.exists() else ()
)
"""A position in the middle of each step."""


def walk(seed: int) -> Iterator[Table]:
    """Every moment of a random match; verbs are chosen before actions, so that rare ones come up."""
    seats, options = TERMS[seed % len(TERMS)]
    dealer, chooser = FastDealer(seed), FastDealer(seed + 1)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    while actors := state.actors():
        yield state
        seat = actors[chooser.pick(CHOICES, len(actors))]
        actions = [GAME.vocabulary[action] for action in state.legal(seat)]
        verbs = sorted({action.verb for action in actions})
        verb = verbs[chooser.pick(CHOICES, len(verbs))]
        chosen = [action.id for action in actions if action.verb == verb]
        state.apply(seat, chosen[chooser.pick(CHOICES, len(chosen))], dealer)


def found() -> dict[str, Position]:
    """A position for each step, in their order: the one that offers most, without the extension if there is one."""
    best: dict[str, tuple[tuple[bool, int], Position]] = {}
    for seed in range(WALKS):
        for state in walk(seed):
            name, offered = step.NAMES[state.step], len(state.legal(state.actors()[0]))
            rank = (not state.setting.extension, offered)
            if name not in best or rank > best[name][0]:
                best[name] = rank, GAME.position(state)
    return {name: best[name][1] for name in step.NAMES if name in best}


def depth(position: Position) -> int:
    """How many steps can be counted quickly."""
    state = GAME.from_position(position)
    return next((steps for steps in range(1, MOST_STEPS) if perft(state, steps).states > ENOUGH), MOST_STEPS)


def main() -> None:
    kept = [{"steps": depth(position), "position": position} for position in found().values()]
    FILE.write_text("[\n" + ",\n".join(map(json.dumps, kept)) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
