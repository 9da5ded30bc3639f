"""Sweeps over the hands of Aerion: from full hands down to keeps, and back up. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion.dice import ADD, FACES, FIRST_FULL, HANDS, REMOVE

from .picture import NONE

FULL_HANDS: Final[i64] = 462

_PAIRS: Final = [(h, part) for h in range(1, int(HANDS)) for part in REMOVE[h * FACES : (h + 1) * FACES] if part >= 0]
WHOLES: Final[vec[i64]] = vec[i64]([whole for whole, _part in _PAIRS])
"""Each hand, ascending, as often as there are hands of one die less within it."""
PARTS: Final[vec[i64]] = vec[i64]([part for _whole, part in _PAIRS])
"""Beside each of WHOLES: a hand of one die less."""

NO_HANDS: Final[vec[i64]] = vec[i64]([0] * int(HANDS))


def _turned() -> list[int]:
    rows: list[int] = []
    for hand in range(FIRST_FULL, HANDS):
        for face in range(FACES):
            rest = REMOVE[hand * FACES + face]
            rows.append(int(ADD[rest * FACES + FACES - 1 - face]) if rest >= 0 else int(NONE))
    return rows


TURNED: Final[vec[i64]] = vec[i64](_turned())
"""Row per full hand, from FIRST_FULL on: the hand with a die of this face turned to the opposite one, or NONE."""


def turn_over(hand: i64, face: i64) -> i64:
    """A full hand with a die of this face turned to the opposite one, NONE without such a die."""
    return TURNED[(hand - FIRST_FULL) * FACES + face]


def best_turned(value: vec[i64], reach: vec[i64]) -> vec[i64]:
    """What each full hand can reach when a die may be turned over instead of the reroll."""
    best = reach[:]
    for hand in range(FULL_HANDS):
        for face in range(FACES):
            turned = TURNED[hand * FACES + face]
            if turned >= 0 and value[turned] > best[hand]:
                best[hand] = value[turned]
    return best


def improve(value: vec[i64], reach: vec[i64]) -> None:
    """Let each full hand go on to another moment where that is better."""
    for hand in range(FULL_HANDS):
        if reach[hand] > value[FIRST_FULL + hand]:
            value[FIRST_FULL + hand] = reach[hand]


def sum_down(value: vec[i64]) -> None:
    """Each keep is worth the mean of the six hands with one more die."""
    add = ADD
    keep: i64 = FIRST_FULL - 1
    row = keep * FACES
    while keep >= 0:
        total = value[add[row]] + value[add[row + 1]] + value[add[row + 2]]
        total += value[add[row + 3]] + value[add[row + 4]] + value[add[row + 5]]
        value[keep] = total // FACES
        keep -= 1
        row -= FACES


def best_up(value: vec[i64]) -> vec[i64]:
    """For each full hand the best of its keeps."""
    best = value[:]
    wholes = WHOLES
    parts = PARTS
    for full in range(FIRST_FULL, HANDS):
        best[full] = -1
    for at in range(len(parts)):
        part = best[parts[at]]
        if part > best[wholes[at]]:
            best[wholes[at]] = part
    return best[FIRST_FULL:]
