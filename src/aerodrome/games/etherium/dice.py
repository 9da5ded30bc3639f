"""Dice as one number, how many show each face as digits in base 8; and what is added to them.

This module is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import ARMY_ROLL, DEFENCE_ROLL, ERTIS, FATE, GUIDE, LOW_DICE, RAMPART, RECES

if TYPE_CHECKING:
    from .table import Table

FACE_DIGIT: Final[i64] = 8
# Digits of the dice: a native power would be boxed.
DIGIT: Final = vec[i64]([8**face for face in range(6)])
LOW_ONES: Final = vec[i64]([low[0] for low in LOW_DICE])
LOW_TWOS: Final = vec[i64]([low[1] for low in LOW_DICE])
RAMPART_POINTS: Final[i64] = 3
BARBARIANS_POINTS: Final[i64] = 3


def faces_of(dice: i64) -> tuple[int, ...]:
    """What dice show, ascending."""
    faces: list[int] = []
    for face in range(6):
        faces += [face + 1] * (dice // DIGIT[face] % FACE_DIGIT)
    return tuple(faces)


def ones(dice: i64) -> i64:
    return dice % FACE_DIGIT


def twos(dice: i64) -> i64:
    return dice // FACE_DIGIT % FACE_DIGIT


def low_dice(dice: i64) -> i64:
    """How many dice show a 1 or a 2."""
    return ones(dice) + twos(dice)


def dice_count(dice: i64) -> i64:
    found: i64 = 0
    while dice > 0:
        found += dice % FACE_DIGIT
        dice //= FACE_DIGIT
    return found


def dice_sum(dice: i64) -> i64:
    points: i64 = 1
    total: i64 = 0
    while dice > 0:
        total += dice % FACE_DIGIT * points
        dice //= FACE_DIGIT
        points += 1
    return total


def own_points(table: Table, seat: i64, roll: i64) -> i64:
    """What powers and capacities add to a roll by themselves."""
    if roll == DEFENCE_ROLL and table.owns(seat, RAMPART):
        return RAMPART_POINTS
    if roll == ARMY_ROLL and table.people(seat) == RECES and table.is_own_season(seat):
        return BARBARIANS_POINTS
    return 0


def total_of(table: Table, seat: i64) -> i64:
    """What a roll comes to as it lies, without the guide."""
    return dice_sum(table.dice) + table.bonus + own_points(table, seat, table.rolling)


def is_modifiable(table: Table, seat: i64) -> bool:
    """Whether, for all that everybody knows, a roll can still be changed by its player."""
    if table.level(seat, GUIDE) > 0 or table.hand_size(seat) > 0:
        return True
    if table.people(seat) == ERTIS and table.rerolled == 0 and low_dice(table.dice) > 0:
        return True
    return table.owns(seat, FATE) and table.fated == 0
