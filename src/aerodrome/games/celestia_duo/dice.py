"""The four dice as one number: every way to have up to four dice showing is a hand. This module is compiled.

Hand 0 is no dice; then all of one die, of two, of three, of four, each in the order of the faces. What a smoke
rerolls is a hand too, any but the empty one.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import DICE, FACE_NAMES, FACES

NONE: Final[i64] = 0
_HANDS: Final = [
    faces for size in range(int(DICE) + 1) for faces in combinations_with_replacement(range(int(FACES)), size)
]
_NUMBER: Final = {faces: number for number, faces in enumerate(_HANDS)}
HANDS: Final[i64] = 210


def _counts() -> list[int]:
    return [faces.count(face) for faces in _HANDS for face in range(int(FACES))]


def _with_one_more() -> list[int]:
    return [_NUMBER.get(tuple(sorted((*faces, face))), -1) for faces in _HANDS for face in range(int(FACES))]


def _with_one_less() -> list[int]:
    less = []
    for faces in _HANDS:
        for face in range(int(FACES)):
            rest = list(faces)
            if face in rest:
                rest.remove(face)
                less.append(_NUMBER[tuple(rest)])
            else:
                less.append(-1)
    return less


SIZE: Final = vec[i64]([len(faces) for faces in _HANDS])  # [hand] how many dice
COUNT: Final = vec[i64](_counts())  # [hand, face] how many dice show it
MORE: Final = vec[i64](_with_one_more())  # [hand, face] the hand with one more such die, -1 when there are four
LESS: Final = vec[i64](_with_one_less())  # [hand, face] the hand with one such die less, -1 when there is none


def faces_of(hand: int) -> tuple[int, ...]:
    """The faces of a hand, from 0, ascending."""
    return _HANDS[hand]


def names_of(hand: int) -> tuple[str, ...]:
    """The faces of a hand by name."""
    return tuple([FACE_NAMES[face] for face in faces_of(hand)])


def numbers_of(hand: int) -> tuple[int, ...]:
    """The faces of a hand from 1, as events that any game could use have them."""
    return tuple([face + 1 for face in faces_of(hand)])


def hand_of(faces: tuple[int, ...]) -> int:
    """The hand with these faces, in any order."""
    return _NUMBER[tuple(sorted(faces))]


def is_part(part: i64, hand: i64) -> bool:
    """Whether the dice of `part` are among those of `hand`."""
    for face in range(FACES):
        if COUNT[part * FACES + face] > COUNT[hand * FACES + face]:
            return False
    return True


def without(hand: i64, part: i64) -> i64:
    """The hand that is left when these dice of it are taken away."""
    for face in range(FACES):
        for _die in range(COUNT[part * FACES + face]):
            hand = LESS[hand * FACES + face]
    return hand


def _parts() -> list[list[int]]:
    """For each hand, the hands that are part of it, the empty one left out."""
    return [[part for part in range(1, int(HANDS)) if is_part(part, hand)] for hand in range(int(HANDS))]


_PARTS: Final = _parts()
PARTS: Final = vec[i64]([part for parts in _PARTS for part in parts])
PARTS_START: Final = vec[i64]([sum(len(parts) for parts in _PARTS[:hand]) for hand in range(int(HANDS) + 1)])
