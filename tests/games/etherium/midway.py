"""Positions from which random walks begin too: where those from the start seldom come."""

from __future__ import annotations

from aerodrome.kernel import Position

from .listed_positions import IDLE, RICH, besieged, fight, programmed

YEAR = ["night", "psolos-1", "reces-1", "hivalia-1", "ertis-1", "meinas-1", "mauhea-1"]
LAST: Position = {"season_number": 7, "season": "mauhea-1", "seasons_seen": YEAR}


def _melee() -> Position:
    """Three armies meet in one city, and nobody is rich enough to be left alone."""
    armies = {seat: {"spaces": {"army": "city-4"}, "levels": {"army": 2}} for seat in range(3)}
    defender: Position = {"cubes": {**RICH, "booster": 1}, "levels": {"guide": 2}, "hand": ["portcullis", "spoils"]}
    players = {**armies, 3: {**defender, "plan": [*IDLE[:3], "move-city"]}}
    return {**programmed(4, players, step="act", seat=3, turn=3, effect="move-city"), **LAST}


MIDWAY: tuple[Position, ...] = (
    {**_melee(), "number": 4},
    {**fight([1, 2, 5, 6]), **LAST, "number": 4},
    {**besieged(2, 1, melee=True), **LAST, "number": 4},
)
