"""The dice tables against definitions that share no code with them."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games.celestia_duo import dice

FACES = range(6)
ALL_HANDS = range(dice.HANDS)
hands = st.integers(0, int(dice.HANDS) - 1)
some_faces = st.lists(st.integers(0, 5), max_size=4)


def test_constants() -> None:
    assert (dice.NONE, dice.HANDS) == (0, 210)


def test_hands_are_numbered_by_size_then_by_sorted_faces() -> None:
    every = {tuple(sorted(roll)) for size in range(5) for roll in product(FACES, repeat=size)}
    assert [dice.faces_of(hand) for hand in ALL_HANDS] == sorted(every, key=lambda faces: (len(faces), faces))


def test_first_and_last_hands() -> None:
    assert dice.faces_of(0) == ()
    assert dice.faces_of(1) == (0,)
    assert dice.faces_of(6) == (5,)
    assert dice.faces_of(7) == (0, 0)
    assert dice.faces_of(83) == (5, 5, 5)
    assert dice.faces_of(84) == (0, 0, 0, 0)
    assert dice.faces_of(209) == (5, 5, 5, 5)


@given(some_faces)
def test_hand_of_ignores_the_order(faces: list[int]) -> None:
    assert dice.faces_of(dice.hand_of(tuple(faces))) == tuple(sorted(faces))


@pytest.mark.parametrize("faces", [(0,) * 5, (6,), (-1, 2)])
def test_there_is_no_such_hand(faces: tuple[int, ...]) -> None:
    with pytest.raises(KeyError):
        dice.hand_of(faces)


# Tables


def test_count() -> None:
    assert list(dice.COUNT) == [dice.faces_of(hand).count(face) for hand in ALL_HANDS for face in FACES]


def test_one_die_more() -> None:
    for hand, face in product(ALL_HANDS, FACES):
        faces = dice.faces_of(hand)
        more = dice.MORE[hand * 6 + face]
        assert (more == -1) == (len(faces) == 4)
        assert more == -1 or dice.faces_of(more) == tuple(sorted((*faces, face)))


def test_one_die_less() -> None:
    for hand, face in product(ALL_HANDS, FACES):
        faces = list(dice.faces_of(hand))
        less = dice.LESS[hand * 6 + face]
        assert (less == -1) == (face not in faces)
        if less >= 0:
            faces.remove(face)
            assert dice.faces_of(less) == tuple(faces)


def parts_of(hand: int) -> list[int]:
    return list(dice.PARTS[dice.PARTS_START[hand] : dice.PARTS_START[hand + 1]])


def test_parts_are_all_that_can_be_rerolled_once_and_ascending() -> None:
    for hand in ALL_HANDS:
        faces = dice.faces_of(hand)
        parts = {dice.hand_of(part) for size in range(1, 5) for part in combinations(faces, size)}
        assert parts_of(hand) == sorted(parts)


def test_parts_lie_one_after_the_other() -> None:
    assert len(dice.PARTS_START) == dice.HANDS + 1
    assert dice.PARTS_START[0] == dice.PARTS_START[1] == 0
    assert dice.PARTS_START[-1] == len(dice.PARTS)


def test_parts_of_extreme_hands() -> None:
    assert parts_of(0) == []
    assert len(parts_of(dice.hand_of((0, 1, 2, 5)))) == 15
    assert len(parts_of(dice.hand_of((3, 3, 3, 3)))) == 4


def test_both_builds_make_the_same_tables() -> None:
    """The digest is that of the interpreted build; the compiled one runs this same test."""
    text = repr([list(getattr(dice, name)) for name in ("COUNT", "MORE", "LESS", "PARTS", "PARTS_START")])
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert digest == "5cdfbb5a30221ef7c260f38f1cd0936b03fd90414db3d8542029a8510208e33b"


# Functions on hands


@given(hands, hands)
def test_is_part_of_any_hand(part: int, hand: int) -> None:
    assert dice.is_part(part, hand) == (Counter(dice.faces_of(part)) <= Counter(dice.faces_of(hand)))


def test_is_part_agrees_with_the_parts() -> None:
    for hand in ALL_HANDS:
        assert [part for part in ALL_HANDS if dice.is_part(part, hand)] == [0, *parts_of(hand)]


@given(some_faces, st.data())
def test_without_takes_the_dice_away(faces: list[int], data: st.DataObject) -> None:
    part = [face for face in faces if data.draw(st.booleans())]
    left = Counter(faces) - Counter(part)
    rest = dice.without(dice.hand_of(tuple(faces)), dice.hand_of(tuple(part)))
    assert Counter(dice.faces_of(rest)) == left


def test_every_hand_without_each_of_its_parts_and_together_again() -> None:
    for hand in ALL_HANDS:
        assert dice.without(hand, 0) == hand
        assert dice.without(hand, hand) == 0
        for part in parts_of(hand):
            rest = dice.without(hand, part)
            assert dice.hand_of((*dice.faces_of(rest), *dice.faces_of(part))) == hand
