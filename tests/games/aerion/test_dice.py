"""The dice tables against definitions that share no code with them."""

import hashlib
import re
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games.aerion import dice

FACES = range(1, 7)
ALL_HANDS = range(dice.HANDS)
FULL_HANDS = range(dice.FIRST_FULL, dice.HANDS)
ROLLS = Counter(tuple(sorted(roll)) for roll in product(FACES, repeat=6))

hands = st.integers(0, dice.HANDS - 1)
full_hands = st.integers(dice.FIRST_FULL, dice.HANDS - 1)
some_faces = st.lists(st.integers(1, 6), max_size=6)


# Numbering


def test_constants() -> None:
    assert (dice.DICE, dice.FACES, dice.HANDS, dice.FIRST_FULL) == (6, 6, 924, 462)


def test_hands_are_numbered_by_size_then_by_sorted_faces() -> None:
    every = {tuple(sorted(roll)) for size in range(7) for roll in product(FACES, repeat=size)}
    assert [dice.faces_of(h) for h in ALL_HANDS] == sorted(every, key=lambda faces: (len(faces), faces))


def test_first_and_last_hands() -> None:
    assert dice.faces_of(0) == ()
    assert dice.faces_of(461) == (6, 6, 6, 6, 6)
    assert dice.faces_of(462) == (1, 1, 1, 1, 1, 1)
    assert dice.faces_of(923) == (6, 6, 6, 6, 6, 6)


@given(some_faces)
def test_hand_of_ignores_the_order(faces: list[int]) -> None:
    assert dice.faces_of(dice.hand_of(faces)) == tuple(sorted(faces))


@pytest.mark.parametrize("face", [0, 7, -1, 10**30, True, 1.0, "1", None])
def test_hand_of_refuses_what_is_no_face(face: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(f"from 1 to 6, not {face!r}.")):
        dice.hand_of([3, face])


def test_hand_of_refuses_seven_dice() -> None:
    with pytest.raises(ValueError, match="only 6 dice, not 7"):
        dice.hand_of([1] * 7)


@pytest.mark.parametrize("hand", [-1, 924, 10**30])
def test_faces_of_refuses_what_is_no_hand(hand: int) -> None:
    with pytest.raises(ValueError, match=f"there is no hand {hand}"):
        dice.faces_of(hand)


# Tables


def test_size_and_pips() -> None:
    assert list(dice.SIZE) == [len(dice.faces_of(h)) for h in ALL_HANDS]
    assert list(dice.PIPS) == [sum(dice.faces_of(h)) for h in ALL_HANDS]


def test_count() -> None:
    assert list(dice.COUNT) == [dice.faces_of(h).count(face) for h in ALL_HANDS for face in FACES]


def test_add() -> None:
    for h, face in product(ALL_HANDS, FACES):
        faces = dice.faces_of(h)
        larger = dice.ADD[h * 6 + face - 1]
        assert (larger == -1) == (len(faces) == 6)
        assert larger == -1 or dice.faces_of(larger) == tuple(sorted((*faces, face)))


def test_remove() -> None:
    for h, face in product(ALL_HANDS, FACES):
        faces = list(dice.faces_of(h))
        smaller = dice.REMOVE[h * 6 + face - 1]
        assert (smaller == -1) == (face not in faces)
        if smaller >= 0:
            faces.remove(face)
            assert dice.faces_of(smaller) == tuple(faces)


def test_keeps_are_all_proper_parts_once_and_ascending() -> None:
    assert len(dice.KEEP_TUPLES) == len(FULL_HANDS)
    for h, keeps in zip(FULL_HANDS, dice.KEEP_TUPLES, strict=True):
        faces = dice.faces_of(h)
        parts = {dice.hand_of(part) for size in range(6) for part in combinations(faces, size)}
        assert keeps == tuple(sorted(parts))


def test_flat_keeps_equal_the_tuples() -> None:
    assert len(dice.KEEPS_START) == len(FULL_HANDS) + 1
    assert dice.KEEPS_START[0] == 0
    assert dice.KEEPS_START[-1] == len(dice.KEEPS)
    for i, keeps in enumerate(dice.KEEP_TUPLES):
        assert tuple(dice.KEEPS[dice.KEEPS_START[i] : dice.KEEPS_START[i + 1]]) == keeps


def test_keeps_of_two_extreme_hands() -> None:
    assert len(dice.KEEP_TUPLES[dice.hand_of([1, 2, 3, 4, 5, 6]) - dice.FIRST_FULL]) == 63
    assert len(dice.KEEP_TUPLES[dice.hand_of([4] * 6) - dice.FIRST_FULL]) == 6


def test_both_builds_make_the_same_tables() -> None:
    """The digest is that of the interpreted build; the compiled one runs this same test."""
    names = ["SIZE", "PIPS", "COUNT", "ADD", "REMOVE", "KEEPS", "KEEPS_START"]
    text = repr([list(getattr(dice, name)) for name in names])
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert digest == "61f962b06c31bef6e69cde26b297c0b75896ccd8a2c99275c9e8b2aa81d5e223"


# Functions on hands


@given(hands, hands)
def test_is_part_of_any_hand(keep: int, hand: int) -> None:
    assert dice.is_part(keep, hand) == (Counter(dice.faces_of(keep)) <= Counter(dice.faces_of(hand)))


def test_is_part_agrees_with_the_keeps() -> None:
    for h, keeps in zip(FULL_HANDS, dice.KEEP_TUPLES, strict=True):
        assert tuple(q for q in ALL_HANDS if dice.is_part(q, h)) == (*keeps, h)


@given(some_faces, some_faces)
def test_roll_into_adds_the_dice(start: list[int], rolled: list[int]) -> None:
    packed = sum((face - 1) * 6**place for place, face in enumerate(rolled))
    result = dice.roll_into(dice.hand_of(start), packed, len(rolled))
    together = start + rolled
    assert result == (dice.hand_of(together) if len(together) <= 6 else -1)


def test_roll_into_takes_the_lowest_digits_first() -> None:
    packed = 4 + 1 * 6 + 2 * 36
    assert dice.faces_of(dice.roll_into(0, packed, 1)) == (5,)
    assert dice.faces_of(dice.roll_into(0, packed, 2)) == (2, 5)
    assert dice.roll_into(0, packed, 0) == 0


# Sums


@pytest.mark.parametrize(("low", "high", "printed"), [(26, 36, 1446), (30, 36, 197), (25, 36, 2058), (6, 15, 965)])
def test_sums_of_the_first_roll(low: int, high: int, printed: int) -> None:
    """Payday, Demolish without and with a bird, Hunt: printed to four digits in the same place."""
    inside = sum(ways for faces, ways in ROLLS.items() if low <= dice.PIPS[dice.hand_of(faces)] <= high)
    assert round(inside * 10**4 / 6**6) == printed
