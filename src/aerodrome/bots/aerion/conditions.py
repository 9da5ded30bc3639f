"""What a hand of Aerion meets, with and without pixies: the six combinations, and what expansions ask of the dice.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion.combinations import hands_meeting, own
from aerodrome.games.aerion.dice import ADD, COUNT, FACES, FIRST_FULL, HANDS, PIPS, REMOVE

MOST_PIXIES: Final[i64] = 3
# Bits beyond those of the combinations
COMBINATIONS: Final[i64] = 63
ALWAYS: Final[i64] = 64
AT_LEAST_20: Final[i64] = 128
AT_LEAST_25: Final[i64] = 256
AT_LEAST_26: Final[i64] = 512
AT_LEAST_30: Final[i64] = 1024
AT_MOST_15: Final[i64] = 2048
FIVE_OF_A_KIND: Final[i64] = 4096
EVERYTHING: Final[i64] = 8191
_COMBINATIONS_MET: Final[list[int]] = hands_meeting(own())
_SUMS: Final = [(AT_LEAST_20, 20), (AT_LEAST_25, 25), (AT_LEAST_26, 26), (AT_LEAST_30, 30)]


def _met(hand: int) -> int:
    """The conditions that a full hand meets, as bits."""
    met = _COMBINATIONS_MET[hand] + int(ALWAYS)
    met += sum([int(bit) for bit, least in _SUMS if PIPS[hand] >= least])
    if PIPS[hand] <= 15:
        met += int(AT_MOST_15)
    if max([COUNT[hand * FACES + face] for face in range(FACES)]) >= 5:
        met += int(FIVE_OF_A_KIND)
    return met


def _met_with_pixies() -> list[int]:
    """Row per number of pixies: the conditions a full hand can be made to meet, as bits."""
    row = [_met(hand) if hand >= FIRST_FULL else 0 for hand in range(HANDS)]
    rows = list(row)
    for _pixies in range(MOST_PIXIES):
        row = [_with_one_more(row, hand) if hand >= FIRST_FULL else 0 for hand in range(HANDS)]
        rows += row
    return rows


def _with_one_more(met: list[int], hand: int) -> int:
    found = met[hand]
    for face in range(FACES):
        rest = REMOVE[hand * FACES + face]
        if rest >= 0:
            for other in range(FACES):
                found |= met[ADD[rest * FACES + other]]
    return found


MET: Final[vec[i64]] = vec[i64](_met_with_pixies())
"""At pixies * HANDS + hand: the conditions that the hand meets after changing at most that many dice."""


class Alike:
    """The full hands, numbered so that those which meet the same of some conditions, pixie by pixie, share a number."""

    def __init__(self, conditions: i64) -> None:
        numbers: dict[tuple[int, ...], int] = {}
        number_of: list[int] = []
        examples: list[int] = []
        for hand in range(FIRST_FULL, HANDS):
            met = tuple([int(MET[pixies * HANDS + hand] & conditions) for pixies in range(MOST_PIXIES + 1)])
            if met not in numbers:
                numbers[met] = len(numbers)
                examples.append(hand)
            number_of.append(numbers[met])
        self.numbers: Final[vec[i64]] = vec[i64](number_of)  # at h - FIRST_FULL: the number of the full hand h
        self.examples: Final[vec[i64]] = vec[i64](examples)  # a hand for each number


BASE: Final = Alike(COMBINATIONS)
WIDE: Final = Alike(EVERYTHING)
