"""The combinations of the decks: which dice show them, how a catalogue writes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

import aerodrome
from aerodrome.games.aerion import GAME, catalogue, combinations, dice, odds
from aerodrome.games.aerion.aids.aids import AerionAids
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.combinations import Combination, parse
from aerodrome.kernel import BadInput

FACES = range(1, 7)
FULL_HANDS = range(dice.FIRST_FULL, dice.HANDS)
ROLLS = Counter(tuple(sorted(roll)) for roll in product(FACES, repeat=6))
MET = combinations.hands_meeting(combinations.own())
LABELS = combinations.labels(combinations.own())
OWN = catalogue.own_text()
FULL_HOUSE = '"AAA+BB" = { patterns = ["AAA+BB"], letters = "any", source = "public" }'


def corrected(entry: str) -> str:
    """The game's own catalogue with another full house."""
    assert FULL_HOUSE in OWN
    return OWN.replace(FULL_HOUSE, f'"AAA+BB" = {{ {entry}, source = "public" }}')


def met(*faces: int) -> set[str]:
    """The labels of the combinations that these six dice meet."""
    mask = MET[dice.hand_of(faces)]
    return {label for bit, label in enumerate(LABELS) if mask // 2**bit % 2}


def literally_met(label: str, faces: Sequence[int]) -> bool:
    """A label read letter by letter: some choice of a face for each letter, faces may coincide, is among the dice."""
    if label == "A+B+C+D+E":
        return {1, 2, 3, 4, 5} <= set(faces) or {2, 3, 4, 5, 6} <= set(faces)
    have = Counter(faces)
    for pattern in label.split("/"):
        letters = pattern.replace("+", "")
        for choice in product(FACES, repeat=len(set(letters))):
            face = dict(zip(sorted(set(letters)), choice, strict=True))
            if Counter(face[letter] for letter in letters) <= have:
                return True
    return False


# Combinations: the rulebook's examples and rulings


def test_worked_example_before_and_after_the_reroll() -> None:
    assert "AA+BB" not in met(2, 3, 4, 5, 5, 5)
    rolled = dice.roll_into(dice.hand_of([5, 5]), 1 + 1 * 6 + 4 * 36 + 5 * 216, 4)
    assert rolled == dice.hand_of([5, 5, 2, 2, 5, 6])
    assert "AA+BB" in met(5, 5, 2, 2, 5, 6)


def test_four_equal_dice_are_four_of_a_kind_and_two_pairs() -> None:
    assert met(3, 3, 3, 3, 1, 6) == {"AA+BB", "AAA", "AAAA"}


@pytest.mark.parametrize("spare", FACES)
def test_both_straights(spare: int) -> None:
    assert "A+B+C+D+E" in met(1, 2, 3, 4, 5, spare)
    assert "A+B+C+D+E" in met(2, 3, 4, 5, 6, spare)


@pytest.mark.parametrize("missing", [2, 3, 4, 5])
def test_five_different_faces_with_a_gap_are_no_straight(missing: int) -> None:
    others = [face for face in FACES if face != missing]
    assert met(*others, others[0]) == set()


def test_full_houses() -> None:
    assert "AAA+BB" in met(4, 4, 4, 4, 4, 1)
    assert "AAA+BB" in met(4, 4, 4, 4, 1, 1)
    assert "AAA+BB" in met(4, 4, 4, 1, 1, 1)
    assert "AAA+BB" in met(4, 4, 4, 1, 1, 2)
    assert "AAA+BB" not in met(4, 4, 4, 4, 1, 2)
    assert "AAA+BB" not in met(4, 4, 5, 5, 1, 1)


def test_fifth_combination() -> None:
    fifth = "AAA+BBB/AA+BB+CC"
    assert fifth in met(1, 1, 2, 2, 3, 3)
    assert fifth in met(1, 1, 1, 1, 3, 3)
    assert fifth in met(5, 5, 5, 5, 5, 5)
    assert fifth in met(1, 1, 1, 3, 3, 3)
    assert fifth not in met(5, 5, 5, 5, 5, 1)
    assert fifth not in met(1, 1, 1, 3, 3, 2)


def test_every_hand_meets_what_the_labels_say() -> None:
    for h in FULL_HANDS:
        faces = dice.faces_of(h)
        assert met(*faces) == {label for label in LABELS if literally_met(label, faces)}


def test_a_hand_that_is_not_full_meets_nothing() -> None:
    assert not any(MET[h] for h in range(dice.FIRST_FULL))


def test_no_combination_at_all_in_the_first_roll() -> None:
    """Printed to four digits in research/aerion.md, section 1."""
    nothing = sum(ways for faces, ways in ROLLS.items() if not met(*faces))
    assert round(nothing * 10**4 / 6**6) == 1543


# How they are written


def test_the_combinations_of_the_own_catalogue() -> None:
    assert LABELS == ["AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB/AA+BB+CC", "A+B+C+D+E"]
    assert list(DECK_NAMES) == [label.split("/")[0] for label in LABELS]
    assert GAME.catalogue.combinations == combinations.own()


def test_every_combination_says_where_it_comes_from() -> None:
    sources = {deck: GAME.catalogue.sources[f'combinations."{deck}"'] for deck in DECK_NAMES}
    assert sources == {
        "AA+BB": "rulebook",
        "AAA": "rulebook",
        "AAA+BB": "public",
        "AAAA": "rulebook",
        "AAA+BBB": "inferred",
        "A+B+C+D+E": "rulebook",
    }


@pytest.mark.parametrize(
    ("patterns", "letters", "label"),
    [
        (("AAA+BB",), "any", "AAA+BB"),
        (("AAA+BB",), "different", "AAA+BB:different"),
        (("AAA+BB",), "in-a-row", "AAA+BB:in-a-row"),
        (("A+B+C+D",), "in-a-row", "A+B+C+D"),
        (("A+B+C+D",), "different", "A+B+C+D:different"),
        (("A+B+C+D",), "any", "A+B+C+D:any"),
        (("AAAA", "A+B+C"), "any", "AAAA/A+B+C"),
    ],
)
def test_a_combination_and_its_label(patterns: tuple[str, ...], letters: str, label: str) -> None:
    combination = Combination(patterns, letters)
    assert combination.label == label
    assert parse(label) == combination


@pytest.mark.parametrize(
    "label", ["", "B", "AB", "AA+CC", "BB+AA", "A+", "aa", "AAAAAAA", "AAAA+BBB", "AA:some", "AA//BB"]
)
def test_what_is_no_label(label: str) -> None:
    assert parse(label) is None


@pytest.mark.parametrize(
    ("label", "shown", "not_shown"),
    [
        ("AAA+BB:different", [4, 4, 4, 1, 1, 6], [4, 4, 4, 4, 4, 6]),
        ("AA+BB+CC:different", [1, 1, 3, 3, 6, 6], [1, 1, 1, 1, 6, 6]),
        ("AA+BB:in-a-row", [3, 3, 4, 4, 1, 6], [3, 3, 5, 5, 1, 1]),
        ("A+B+C+D", [1, 3, 4, 5, 6, 6], [1, 2, 3, 5, 6, 6]),
        ("A+B+C+D:different", [1, 2, 5, 6, 6, 6], [1, 1, 5, 6, 6, 6]),
        ("AAAAA", [2, 2, 2, 2, 2, 5], [2, 2, 2, 2, 5, 5]),
        ("AAAA/A+B+C+D+E:different", [1, 2, 3, 4, 6, 6], [1, 1, 1, 2, 3, 4]),
    ],
)
def test_other_combinations(label: str, shown: list[int], not_shown: list[int]) -> None:
    combination = parse(label)
    assert combination is not None
    for hand, expected in ((shown, True), (not_shown, False)):
        assert combination.is_shown([hand.count(face) for face in FACES]) is expected
        assert odds.chance(label, 0, hand) == int(expected)


def test_an_owner_can_correct_a_combination() -> None:
    mine = corrected('patterns = ["AAA+BB"], letters = "different"')
    position = {"dice": [4, 4, 4, 4, 4, 6], "display": {"AAA+BB": "book", "AAA": "helix"}}
    usual = aerodrome.from_position("aerion", position)
    match = aerodrome.from_position("aerion", position, catalogue=mine)
    assert (usual.why_not("acquire AAA+BB"), str(match.why_not("acquire AAA+BB"))) == (
        None,
        str(match.game.rulebook["aerion.acquire.combination"]),
    )
    assert match.game.catalogue_hash != GAME.catalogue_hash
    aids = match.game.aids(match.view())
    assert isinstance(aids, AerionAids)
    assert aids.met[2] is False
    assert aids.chances[2] == round(float(odds.chance("AAA+BB:different", 1, [4, 4, 4, 4, 4, 6])), 4)
    said = [match.game.voice.say_action(action, match.view()) for action in match.legal() if action.verb == "discard"]
    assert "AAA+BB (different numbers): discard Book to reroll" in said
    assert aerodrome.verify(aerodrome.new("aerion", seed=1, catalogue=mine).record().dumps()).dice_checked


def test_combinations_left_out_are_the_usual_ones() -> None:
    start, end = OWN.index("[combinations]"), OWN.index("[decks.")
    assert catalogue.read(OWN[:start] + OWN[end:], GAME.components).hash == GAME.catalogue_hash


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ('patterns = "AAA", letters = "any"', "has the patterns 'AAA'; it needs a list of one or more"),
        ('patterns = [], letters = "any"', "has the patterns []; it needs a list of one or more"),
        ('patterns = ["AA", "BB"], letters = "any"', "has the pattern 'BB'. A pattern is made of groups"),
        ('patterns = ["AAAA+BBB"], letters = "any"', "has the pattern 'AAAA+BBB'. A pattern is made of groups"),
        ("patterns = [3], letters = 'any'", "has the pattern 3. A pattern is made of groups"),
        ('patterns = ["AAA"], letters = "some"', "has the letters 'some'; choose one of any, different, in-a-row."),
        ('patterns = ["AAA"]', "has no 'letters'."),
        ('patterns = ["AAA"], letters = "any", dice = 5', "has an unknown field 'dice'."),
    ],
)
def test_what_is_wrong_is_named(entry: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        catalogue.read(corrected(entry), GAME.components)
    assert str(error.value).startswith(f'Catalogue entry combinations."AAA+BB" {message}')


def test_an_unknown_deck_is_named() -> None:
    with pytest.raises(BadInput, match=r"\[combinations\] has an unknown entry 'AB'"):
        catalogue.read(OWN.replace(FULL_HOUSE, FULL_HOUSE.replace('"AAA+BB" =', '"AB" =')), GAME.components)
