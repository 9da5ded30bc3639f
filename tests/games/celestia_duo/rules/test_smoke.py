"""Smoke."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.celestia_duo.events import DiceRerolled, TokenSpent
from aerodrome.kernel import WrongScript
from tests.games.celestia_duo.moments import POSITIONS
from tests.games.celestia_duo.tables import at
from tests.rules_marker import rule

FOUR_DICE: dict[str, Any] = {
    "step": "dice",
    "airship": 3,
    "route": {"3": "E01"},
    "dice": ["whip", "whip", "pistol", "flag"],
}


@rule("celestia-duo.smoke.reroll")
def test_a_smoke_rerolls_some_dice_and_leaves_the_others() -> None:
    table = at(**FOUR_DICE, smoke=2)
    assert table.play("smoke pistol+flag", ["sabre", "cannon"]).everybody == [
        TokenSpent("smoke"),
        DiceRerolled((1, 1), (1, 1, 2, 5), ("pistol", "flag"), ("sabre", "cannon")),
    ]
    assert table.step == ("dice", 0)
    assert table.view.smoke == 1
    assert table.view.dice == ("whip", "whip", "sabre", "cannon")


@rule("celestia-duo.smoke.reroll", "celestia-duo.smoke.fixed-dice")
def test_the_worked_example_of_a_smoke_for_two_dice_of_one_face() -> None:
    table = at(**FOUR_DICE, smoke=1)
    table.play("smoke whip+whip", ["crossbow", "whip"])
    assert table.view.dice == ("whip", "crossbow", "pistol", "flag")
    assert table.view.smoke == 0


@rule("celestia-duo.smoke.reroll")
@pytest.mark.parametrize(
    "dice", ["whip", "flag", "whip+whip", "whip+flag", "whip+whip+pistol", "whip+whip+pistol+flag"]
)
def test_any_dice_can_be_rerolled_one_or_more_of_them(dice: str) -> None:
    table = at(**FOUR_DICE, smoke=1)
    rolled = len(dice.split("+"))
    table.play(f"smoke {dice}", ["cannon"] * rolled)
    assert table.view.dice.count("cannon") == rolled
    assert len(table.view.dice) == 4


@rule("celestia-duo.smoke.reroll")
def test_every_part_of_the_dice_is_offered() -> None:
    table = at(**FOUR_DICE, smoke=1)
    # Two equal dice, and two others: 3 * 2 * 2 ways to choose among them, less the one that chooses none.
    assert len(table.can("smoke")) == 11


@rule("celestia-duo.smoke.reroll")
@pytest.mark.parametrize("faces", [[], ["whip", "whip"]])
def test_exactly_the_chosen_dice_are_rolled(faces: list[str]) -> None:
    with pytest.raises(WrongScript):
        at(**FOUR_DICE, smoke=1).play("smoke flag", faces)


@rule("celestia-duo.smoke.reroll")
def test_a_rerolled_die_can_show_the_same_face_again() -> None:
    table = at(**FOUR_DICE, smoke=1)
    table.play("smoke flag", ["flag"])
    assert table.view.dice == ("whip", "whip", "pistol", "flag")
    assert table.view.smoke == 0


@rule("celestia-duo.smoke.fixed-dice")
def test_a_die_that_was_set_can_be_rerolled_and_show_a_flag() -> None:
    table = at(smoke=1)
    table.play("continue", "E20")
    assert table.view.dice == ("whip", "sabre", "crossbow")
    table.play("smoke crossbow", ["flag"])
    assert table.view.dice == ("whip", "sabre", "flag")
    table.do("validate")
    assert table.view.pirate_ship == 14


@rule("celestia-duo.smoke.again")
def test_dice_can_be_rerolled_while_smoke_is_left() -> None:
    table = at(**FOUR_DICE, smoke=3)
    table.play("smoke flag", ["flag"])
    table.play("smoke flag", ["sabre"])
    table.play("smoke sabre+pistol", ["whip", "whip"])
    assert table.view.dice == ("whip",) * 4
    assert table.why_not("smoke whip") == "celestia-duo.smoke.needed"
    assert table.legal == {"validate"}


@rule("celestia-duo.smoke.before-validation")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"dice", "augusta"}))
def test_smoke_is_used_only_between_the_roll_and_validation(step: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.can("smoke") == set()
    assert table.why_not("smoke whip") == "celestia-duo.smoke.before-validation"


@rule("celestia-duo.smoke.before-validation")
def test_in_the_combat_smoke_comes_too_late() -> None:
    table = at(step="dice", smoke=1)
    assert "smoke whip" in table
    table.do("validate")
    assert table.why_not("smoke whip") == "celestia-duo.smoke.before-validation"
    table.do("start captain")
    assert table.why_not("smoke whip") == "celestia-duo.smoke.before-validation"


@rule("celestia-duo.smoke.before-validation", "celestia-duo.crew.augusta-one-more")
def test_while_augusta_sets_dice_smoke_waits() -> None:
    table = at(step="dice", dice=["whip", "flag"], smoke=1, crew={"augusta": "active"})
    table.do("augusta flag sabre")
    assert table.why_not("smoke whip") == "celestia-duo.crew.augusta-one-more"
    table.do("done")
    assert table.can("smoke") == {"whip", "sabre", "whip+sabre"}


@rule("celestia-duo.smoke.needed")
def test_without_smoke_nothing_is_rerolled() -> None:
    assert at(step="dice").why_not("smoke whip") == "celestia-duo.smoke.needed"
    assert at(step="dice", smoke=1).why_not("smoke whip") is None


@rule("celestia-duo.smoke.needed", "celestia-duo.assault.no-smoke")
def test_in_an_assault_smoke_works_as_in_the_chase_unless_it_is_forbidden() -> None:
    assault: dict[str, Any] = {"boarding": True, "turn": 8, "step": "dice", "dice": ["whip", "whip", "sabre", "flag"]}
    free = at(**assault, assault="A11", smoke=1)
    free.play("smoke flag", ["sabre"])
    assert free.view.dice == ("whip", "whip", "sabre", "sabre")
    assert free.why_not("smoke whip") == "celestia-duo.smoke.needed"
    banned = at(**assault, assault="A05", smoke=1)
    assert banned.why_not("smoke whip") == "celestia-duo.assault.no-smoke"
