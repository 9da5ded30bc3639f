"""Dice combinations: what a full hand of dice allows to acquire."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES
from tests.games.aerion.tables import at
from tests.rules_marker import rule

HANDS = list(combinations_with_replacement(range(1, 7), 6))


def met(*dice: int) -> set[str]:
    """The decks whose cards these dice acquire."""
    return at(dice=list(dice)).can("acquire")


def spelled(pattern: str, hand: tuple[int, ...]) -> bool:
    """Whether the dice show a pattern letter by letter, when different letters may stand for the same number."""
    letters = pattern.replace("+", "")
    have = Counter(hand)
    for choice in product(range(1, 7), repeat=len(set(letters))):
        number = dict(zip(sorted(set(letters)), choice, strict=True))
        if Counter(number[letter] for letter in letters) <= have:
            return True
    return False


def expected(hand: tuple[int, ...]) -> set[str]:
    found = {deck for deck in DECK_NAMES[:5] if spelled(deck, hand)}
    if spelled("AA+BB+CC", hand):
        found.add("AAA+BBB")
    if {1, 2, 3, 4, 5} <= set(hand) or {2, 3, 4, 5, 6} <= set(hand):
        found.add("A+B+C+D+E")
    return found


@rule("aerion.combination.two-pairs")
def test_two_pairs() -> None:
    assert met(2, 2, 5, 5, 1, 6) == {"AA+BB"}
    assert "AA+BB" in met(3, 3, 3, 3, 1, 6)
    assert "AA+BB" not in met(2, 3, 4, 5, 5, 5)
    assert "AA+BB" not in met(1, 1, 2, 3, 4, 6)


@rule("aerion.combination.two-pairs")
def test_the_worked_example_before_and_after_its_reroll() -> None:
    assert met(2, 3, 4, 5, 5, 5) == {"AAA"}
    assert met(5, 5, 2, 2, 5, 6) == {"AA+BB", "AAA", "AAA+BB"}


@rule("aerion.combination.three-of-a-kind")
def test_three_of_a_kind() -> None:
    assert met(4, 4, 4, 1, 2, 6) == {"AAA"}
    assert "AAA" in met(4, 4, 4, 4, 4, 4)
    assert "AAA" not in met(4, 4, 1, 1, 2, 2)


@rule("aerion.combination.full-house")
def test_full_house() -> None:
    assert met(4, 4, 4, 1, 1, 6) == {"AA+BB", "AAA", "AAA+BB"}
    assert "AAA+BB" in met(4, 4, 4, 4, 4, 6)
    assert "AAA+BB" not in met(4, 4, 4, 4, 1, 6)
    assert "AAA+BB" not in met(4, 4, 1, 1, 6, 6)


@rule("aerion.combination.four-of-a-kind")
def test_four_of_a_kind() -> None:
    assert met(6, 6, 6, 6, 1, 2) == {"AA+BB", "AAA", "AAAA"}
    assert "AAAA" in met(6, 6, 6, 6, 6, 2)
    assert "AAAA" not in met(6, 6, 6, 1, 1, 1)


@rule("aerion.combination.triplets-or-pairs")
def test_two_triplets_or_three_pairs() -> None:
    assert met(1, 1, 1, 6, 6, 6) == {"AA+BB", "AAA", "AAA+BB", "AAA+BBB"}
    assert met(1, 1, 3, 3, 6, 6) == {"AA+BB", "AAA+BBB"}
    assert "AAA+BBB" in met(1, 1, 1, 1, 6, 6)
    assert "AAA+BBB" not in met(1, 1, 1, 1, 1, 6)
    assert "AAA+BBB" not in met(1, 1, 1, 6, 6, 2)


@rule("aerion.combination.straight")
@pytest.mark.parametrize("spare", range(1, 7))
def test_both_straights(spare: int) -> None:
    assert "A+B+C+D+E" in met(1, 2, 3, 4, 5, spare)
    assert "A+B+C+D+E" in met(2, 3, 4, 5, 6, spare)


@rule("aerion.combination.straight")
@pytest.mark.parametrize("missing", [2, 3, 4, 5])
def test_five_numbers_with_a_gap_are_no_straight(missing: int) -> None:
    others = [face for face in range(1, 7) if face != missing]
    assert met(*others, others[-1]) == set()


@rule("aerion.combination.letters-may-be-equal")
def test_different_letters_may_stand_for_the_same_number() -> None:
    assert {"AA+BB", "AAAA"} <= met(3, 3, 3, 3, 1, 6)
    assert met(3, 3, 3, 3, 3, 1) == {"AA+BB", "AAA", "AAA+BB", "AAAA"}
    assert met(3, 3, 3, 3, 3, 3) == {"AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB"}
    assert met(3, 3, 3, 3, 1, 1) == {"AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB"}


@rule(
    "aerion.combination.two-pairs",
    "aerion.combination.three-of-a-kind",
    "aerion.combination.full-house",
    "aerion.combination.four-of-a-kind",
    "aerion.combination.triplets-or-pairs",
    "aerion.combination.straight",
    "aerion.combination.letters-may-be-equal",
)
def test_every_hand_acquires_what_the_letters_say() -> None:
    assert len(HANDS) == 462
    for hand in HANDS:
        assert met(*hand) == expected(hand), hand
