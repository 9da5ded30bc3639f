"""Pixies."""

from __future__ import annotations

from itertools import permutations

import pytest

from aerodrome.games.aerion.events import PixieUsed
from tests.games.aerion.tables import LAST_CARD, NOTHING, at
from tests.rules_marker import rule

AFTER_ROLL = "aerion.pixie.after-roll"


@rule("aerion.pixie.changes-a-die")
@pytest.mark.parametrize(("face", "other"), list(permutations(range(1, 7), 2)))
def test_a_pixie_turns_a_die_to_any_other_number(face: int, other: int) -> None:
    table = at(dice=[1, 2, 3, 4, 5, 6])
    rest = tuple(die for die in range(1, 7) if die != face)
    turned = tuple(sorted((*rest, other)))
    assert table.play(f"pixie {face} {other}") == [PixieUsed(rest, turned, face, other)]
    assert table.view.dice == turned
    assert table.view.pixies == 2
    assert table.view.step == "roll"


@rule("aerion.pixie.changes-a-die")
def test_a_pixie_turns_one_die_only() -> None:
    table = at(dice=[4, 4, 4, 4, 4, 4]).do("pixie 4 1")
    assert table.view.dice == (1, 4, 4, 4, 4, 4)


@rule("aerion.pixie.changes-a-die", "aerion.pixie.none-left")
def test_all_pixies_may_be_spent_in_one_turn() -> None:
    table = at(dice=[1, 2, 3, 4, 5, 6]).do("pixie 4 1", "pixie 5 1", "pixie 6 1")
    assert table.view.dice == (1, 1, 1, 1, 2, 3)
    assert table.view.pixies == 0
    assert "acquire AAAA" in table
    assert table.can("pixie") == set()


@rule("aerion.pixie.changes-a-die")
def test_dice_may_be_rolled_again_after_a_pixie() -> None:
    table = at(dice=NOTHING).do("pixie 6 1")
    assert "discard AAA" in table
    table.do("discard AAA")
    table.play("keep 111", [1, 2, 3])
    assert table.view.dice == (1, 1, 1, 1, 2, 3)
    assert "pixie 3 1" in table


@rule("aerion.pixie.changes-a-die")
def test_a_pixie_may_be_spent_when_one_card_is_left() -> None:
    table = at(dice=NOTHING, display=LAST_CARD)
    assert "acquire AAA" not in table
    assert "acquire AAA" in table.do("pixie 6 1")


@rule("aerion.pixie.after-roll")
def test_a_pixie_is_spent_only_after_a_roll() -> None:
    for pixies in (0, 3):
        assert at(pixies=pixies).why_not("pixie 1 2") == AFTER_ROLL
        assert at(step="place", dice=NOTHING, acquired="nut@AAAA", pixies=pixies).why_not("pixie 1 2") == AFTER_ROLL
        assert at(step="replenish", dice=NOTHING, pixies=pixies).why_not("pixie 1 2") == AFTER_ROLL
    table = at()
    table.play("roll", [1, 1, 2, 3, 4, 6])
    assert table.why_not("pixie 1 2") is None


@rule("aerion.pixie.after-roll")
def test_a_pixie_waits_until_a_reroll_has_been_made() -> None:
    table = at(dice=NOTHING).do("discard AAA")
    assert table.why_not("pixie 1 2") == "aerion.reroll.choose-dice-now"
    table.play("keep 11", [2, 3, 4, 6])
    assert table.why_not("pixie 1 2") is None


@rule("aerion.pixie.none-left")
def test_without_a_pixie_no_die_is_changed() -> None:
    table = at(dice=NOTHING, pixies=0)
    assert table.why_not("pixie 1 2") == "aerion.pixie.none-left"
    assert table.why_not("pixie 5 2") == "aerion.pixie.none-left"
    assert table.can("pixie") == set()
    assert at(dice=NOTHING, pixies=1).why_not("pixie 1 2") is None


@rule("aerion.pixie.die-shows")
def test_a_pixie_turns_a_die_that_lies_there() -> None:
    table = at(dice=[2, 2, 2, 4, 4, 6])
    assert table.can("pixie") == {f"{face} {other}" for face in (2, 4, 6) for other in range(1, 7) if other != face}
    for face in (1, 3, 5):
        assert table.why_not(f"pixie {face} 2") == "aerion.pixie.die-shows"


@rule("aerion.pixie.leaves-the-game")
def test_a_spent_pixie_does_not_come_back() -> None:
    table = at(dice=[1, 1, 1, 2, 3, 4], pixies=1, display=LAST_CARD).do("pixie 2 1", "acquire AAA", "place 1")
    assert table.view.pixies == 0
    table.play("replenish", "book", "book", "book", "book", "book", "book")
    table.play("roll", [1, 1, 1, 2, 3, 4])
    assert table.view.pixies == 0
    assert table.why_not("pixie 2 1") == "aerion.pixie.none-left"
