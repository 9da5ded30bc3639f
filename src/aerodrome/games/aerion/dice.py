"""Six dice as one number.

The order of the dice never matters in Aerion, so a *hand* is a multiset of at most six faces. The 924 hands are
numbered by size, then lexicographically by their sorted faces: 0 is the empty hand, 0..461 are the hands of at most
five dice (what a player may keep back from a reroll), 462..923 are the full hands. Everything the rules ask about a
hand is then one look into a table.

A *face index* is 0..5, a *face* is 1..6. Tables with one row per hand and one column per face index are flat: the entry
of hand h and face index f is at h * FACES + f.
"""

from collections.abc import Sequence
from itertools import accumulate, combinations_with_replacement
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

DICE: Final[i64] = 6
FACES: Final[i64] = 6
FACE_NAMES: Final = ("1", "2", "3", "4", "5", "6")
HANDS: Final[i64] = 924
FIRST_FULL: Final[i64] = 462
"""The first full hand; also the number of keeps, because every smaller id is one."""


def _all_hands() -> list[tuple[int, ...]]:
    """The sorted faces of every hand, in id order."""
    faces = range(1, FACES + 1)
    return [hand for size in range(DICE + 1) for hand in combinations_with_replacement(faces, size)]


_FACES_OF: Final[list[tuple[int, ...]]] = _all_hands()
_COUNTS_OF: Final[list[list[int]]] = [[hand.count(face) for face in range(1, FACES + 1)] for hand in _FACES_OF]


def _additions() -> list[int]:
    """The rows of ADD."""
    number = {hand: h for h, hand in enumerate(_FACES_OF)}
    rows: list[int] = []
    for hand in _FACES_OF:
        rows += [number.get(tuple(sorted((*hand, face))), -1) for face in range(1, FACES + 1)]
    return rows


def _removals(additions: list[int]) -> list[int]:
    """The rows of REMOVE: each addition undone."""
    rows = [-1] * len(additions)
    for entry, larger in enumerate(additions):
        if larger >= 0:
            rows[larger * FACES + entry % FACES] = entry // FACES
    return rows


def _keeps(removals: list[int]) -> list[tuple[int, ...]]:
    """The proper parts of each full hand, ascending."""
    parts: list[set[int]] = []
    full: list[tuple[int, ...]] = []
    for h in range(HANDS):
        proper: set[int] = set()
        for smaller in removals[h * FACES : (h + 1) * FACES]:
            if smaller >= 0:
                proper |= parts[smaller]
        if h >= FIRST_FULL:
            full.append(tuple(sorted(proper)))
        proper.add(h)
        parts.append(proper)
    return full


SIZE: Final[vec[i64]] = vec[i64]([len(hand) for hand in _FACES_OF])
"""How many dice a hand has."""

PIPS: Final[vec[i64]] = vec[i64]([sum(hand) for hand in _FACES_OF])
"""The sum of a hand's faces."""

COUNT: Final[vec[i64]] = vec[i64]([count for counts in _COUNTS_OF for count in counts])
"""Row per hand: how many dice show this face."""

ADD: Final[vec[i64]] = vec[i64](_additions())
"""Row per hand: the hand with one more die of this face, -1 when it is full."""

REMOVE: Final[vec[i64]] = vec[i64](_removals(list(ADD)))
"""Row per hand: the hand with one die of this face less, -1 when it has none."""

KEEP_TUPLES: Final[list[tuple[int, ...]]] = _keeps(list(REMOVE))
"""At h - FIRST_FULL: what may be kept of the full hand h, ascending; never all six dice, always also none."""

KEEPS: Final[vec[i64]] = vec[i64]([keep for keeps in KEEP_TUPLES for keep in keeps])
"""The tuples of KEEP_TUPLES end to end."""

KEEPS_START: Final[vec[i64]] = vec[i64](list(accumulate([len(keeps) for keeps in KEEP_TUPLES], initial=0)))
"""The keeps of the full hand h are KEEPS[KEEPS_START[h - FIRST_FULL]] up to, not including, the next start."""

# The counts as one number, a hexadecimal digit for each face
_PACKED: Final[vec[i64]] = vec[i64]([int("".join([str(count) for count in counts]), 16) for counts in _COUNTS_OF])
_GUARDS: Final[i64] = 0x888888  # the top bit of each digit: no count reaches it

# Compared with an i64, a caller's number that does not fit one would raise the compiler's own error instead of ours.
_ANY_FACES: Final[int] = 6
_ANY_HANDS: Final[int] = 924


def hand_of(faces: Sequence[int]) -> int:
    """The hand with these faces (1..6, any order, at most six); ValueError for anything else."""
    if len(faces) > DICE:
        raise ValueError(f"There are only {DICE} dice, not {len(faces)}.")
    hand: i64 = 0
    for face in cast(Sequence[object], faces):
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= _ANY_FACES:
            raise ValueError(f"A die shows a whole number from 1 to {FACES}, not {face!r}.")
        hand = ADD[hand * FACES + face - 1]
    return hand


def faces_of(hand: int) -> tuple[int, ...]:
    """The faces of a hand in ascending order; ValueError when there is no such hand."""
    if not 0 <= hand < _ANY_HANDS:
        raise ValueError(f"Hands are numbered from 0 to {HANDS - 1}; there is no hand {hand}.")
    return _FACES_OF[hand]


def dice_label(faces: tuple[int, ...]) -> str:
    """Kept dice as a notation writes them."""
    return "".join([str(face) for face in faces]) or "none"


def is_part(keep: i64, hand: i64) -> bool:
    """Whether every die of `keep` is also in `hand`; a hand is part of itself."""
    # One subtraction compares all six faces: a face with too few dice clears its own guard bit and no other.
    return (_PACKED[hand] + _GUARDS - _PACKED[keep]) & _GUARDS == _GUARDS


def roll_into(hand: i64, packed: i64, n: i64) -> i64:
    """`hand` with n more dice, whose face indices are the base-6 digits of `packed`, lowest first; -1 without room."""
    for _die in range(n):
        hand = ADD[hand * FACES + packed % FACES]  # from -1 this looks into the last row, which is full: -1 again
        packed //= FACES
    return hand
