"""Phase 1: Roll."""

from __future__ import annotations

import pytest

from aerodrome.kernel import WrongScript
from aerodrome.kernel.event_types import Rolled
from tests.games.aerion.tables import NOTHING, at
from tests.rules_marker import rule


@rule("aerion.roll.six-dice")
def test_phase_one_begins_with_a_roll_of_six_dice() -> None:
    assert at().view.dice == ()
    table = at()
    assert table.play("roll", [6, 2, 5, 2, 1, 3]) == [Rolled((), (1, 2, 2, 3, 5, 6))]
    assert table.view.step == "roll"
    assert table.view.dice == (1, 2, 2, 3, 5, 6)
    assert table.view.step == "roll"


@rule("aerion.roll.six-dice")
@pytest.mark.parametrize("dice", [5, 7])
def test_never_another_number_of_dice(dice: int) -> None:
    with pytest.raises(WrongScript, match="the rules ask for 6 dice with 6 faces"):
        at().play("roll", [1] * dice)


@rule("aerion.roll.comes-first")
def test_the_dice_are_rolled_first() -> None:
    table = at(pulpit=["book@AAA"])
    for action in ("keep none", "keep 11", "discard AAA", "let-go", "acquire AAA"):
        assert table.why_not(action) == "aerion.roll.comes-first"
    assert table.legal == {"roll"}


@rule("aerion.roll.comes-first")
def test_the_dice_are_rolled_first_even_if_one_card_is_left() -> None:
    assert at(display={"AAA": "helix"}).why_not("let-go") == "aerion.roll.comes-first"


@rule("aerion.roll.once")
def test_the_dice_are_rolled_free_of_charge_only_once() -> None:
    table = at()
    table.play("roll", NOTHING)
    for again in (
        table,
        at(dice=NOTHING, step="reroll"),
        at(dice=NOTHING, rerolls=3),
        at(step="place", acquired="nut@AAAA"),
        at(step="replenish"),
    ):
        assert again.why_not("roll") == "aerion.roll.once"


@rule("aerion.roll.once", "aerion.turn.three-phases")
def test_every_turn_has_its_own_roll() -> None:
    table = at(step="replenish", dice=NOTHING)
    table.play("replenish")
    assert table.why_not("roll") is None
    assert table.view.dice == ()


@rule("aerion.roll.then-acquire")
def test_dice_that_allow_a_card_let_you_acquire_it_or_go_on() -> None:
    table = at()
    table.play("roll", [4, 4, 4, 1, 2, 6])
    assert table.can("acquire") == {"AAA"}
    assert table.can("discard") == {"AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB", "A+B+C+D+E"}
    assert table.can("pixie") != set()
    table.do("acquire AAA")
    assert table.view.acquired == "helix@AAA"


@rule("aerion.roll.then-acquire")
def test_dice_that_allow_no_card_do_not_end_phase_one() -> None:
    table = at()
    table.play("roll", NOTHING)
    assert table.can("acquire") == set()
    assert table.why_not("let-go") == "aerion.reroll.must-go-on"
