"""The strength of an Ambush: dice."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.cards import AMBUSH_NAMES, FACE_NAMES
from aerodrome.games.celestia_duo.events import AssaultRevealed, Declined, DiceValidated
from aerodrome.kernel import WrongScript
from tests.games.celestia_duo.moments import POSITIONS
from tests.games.celestia_duo.tables import at, fled, thrown
from tests.rules_marker import rule

PRINTED: dict[str, tuple[list[str], int]] = {
    "E01": (["whip", "whip"], 2),
    "E02": ([], 2),
    "E03": (["whip"], 1),
    "E07": (["cannon"], 1),
    "E14": (["cannon"], 2),
    "E20": (["whip", "sabre", "crossbow"], 0),
    "E21": ([], 4),
    "E24": (["pistol", "cannon"], 2),
}
"""Some cards with the dice printed on them: set to a face, and rolled."""


@rule("celestia-duo.dice.faces")
@pytest.mark.parametrize(("number", "face"), list(enumerate(FACE_NAMES, 1)))
def test_a_die_has_six_faces_the_last_is_the_flag(number: int, face: str) -> None:
    table = at()
    table.play("continue", "E21", [number] * 4)
    assert table.view.dice == (face,) * 4
    assert FACE_NAMES == ("whip", "sabre", "crossbow", "pistol", "cannon", "flag")


@rule("celestia-duo.dice.faces")
@pytest.mark.parametrize("number", [0, 7])
def test_a_die_has_no_other_face(number: int) -> None:
    with pytest.raises(WrongScript):
        at().play("continue", "E03", [number])


@rule("celestia-duo.dice.fixed", "celestia-duo.dice.rolled")
@pytest.mark.parametrize("card", PRINTED)
def test_dice_are_set_and_rolled_as_the_card_says(card: str) -> None:
    fixed, rolled = PRINTED[card]
    table = at()
    table.play("continue", card, *([["flag"] * rolled] if rolled else []))
    assert table.view.dice == (*fixed, *["flag"] * rolled)


@rule("celestia-duo.dice.fixed")
@pytest.mark.parametrize("card", AMBUSH_NAMES[4:])
def test_no_ambush_sets_a_die_to_the_flag(card: str) -> None:
    rolled = GAME.catalogue.facts.ambush_rolled[AMBUSH_NAMES.index(card)]
    table = at()
    table.play("continue", card, *([["whip"] * rolled] if rolled else []))
    assert "flag" not in table.view.dice
    assert 2 <= len(table.view.dice) <= 4


@rule("celestia-duo.dice.fixed", "celestia-duo.dice.rolled")
def test_the_worked_example_of_two_whips_and_two_rolled_dice() -> None:
    table = at()
    told = table.play("continue", "E01", ["pistol", "flag"]).everybody
    assert thrown(["whip", "whip"], "pistol", "flag") in told
    assert table.view.dice == ("whip", "whip", "pistol", "flag")


@rule("celestia-duo.dice.rolled")
@pytest.mark.parametrize("wrong", [1, 3])
def test_exactly_as_many_dice_are_rolled_as_printed(wrong: int) -> None:
    with pytest.raises(WrongScript):
        at().play("continue", "E01", ["whip"] * wrong)


@rule("celestia-duo.dice.rolled")
def test_a_card_without_rolled_dice_has_its_set_dice() -> None:
    table = at()
    told = table.play("continue", "E20").everybody
    assert thrown(["whip", "sabre", "crossbow"]) in told
    assert table.step == ("dice", 0)


@rule("celestia-duo.dice.validate")
def test_dice_without_a_flag_are_validated_and_the_combat_begins() -> None:
    table = at(step="dice")
    assert table.play("validate").everybody == [DiceValidated(0)]
    assert table.step == ("start", 0)
    assert table.view.dice == ("whip", "sabre")
    assert table.view.pirate_ship == 12


@rule("celestia-duo.dice.validate")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"dice", "augusta"}))
def test_dice_are_validated_only_once_and_only_after_the_roll(step: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.why_not("validate") == "celestia-duo.dice.validate"


@rule("celestia-duo.dice.validate", "celestia-duo.attack.each-flag")
def test_the_worked_example_of_a_roll_that_must_be_validated() -> None:
    table = at(step="dice", dice=["whip", "crossbow", "pistol", "flag"], airship=3, route={"3": "E01"})
    assert table.why_not("smoke flag") == "celestia-duo.smoke.needed"
    assert table.legal == {"validate"}
    told = table.play("validate").everybody
    assert told == [DiceValidated(1), fled(12, 14)]
    assert table.step == ("start", 0)
    assert table.view.dice == ("whip", "crossbow", "pistol", "flag")


@rule("celestia-duo.dice.validate")
def test_dice_may_be_validated_while_smoke_is_left() -> None:
    table = at(step="dice", dice=["whip", "flag"], smoke=2)
    table.do("validate")
    assert table.view.smoke == 2
    assert table.view.pirate_ship == 14


@rule("celestia-duo.dice.shown")
def test_only_faces_on_the_table_can_be_rerolled() -> None:
    table = at(step="dice", dice=["whip", "whip", "flag"], airship=3, route={"3": "E10"}, smoke=1)
    assert table.can("smoke") == {"whip", "flag", "whip+whip", "whip+flag", "whip+whip+flag"}
    for dice in ("sabre", "flag+flag", "whip+whip+whip", "whip+sabre"):
        assert table.why_not(f"smoke {dice}") == "celestia-duo.dice.shown"


@rule("celestia-duo.dice.shown")
@pytest.mark.parametrize("step", ["dice", "augusta"])
def test_only_faces_on_the_table_can_be_turned(step: str) -> None:
    crew: dict[str, Any] = {"augusta": "active" if step == "dice" else "used"}
    table = at(step=step, dice=["whip", "flag"], crew=crew)
    assert table.why_not("augusta sabre flag") == "celestia-duo.dice.shown"
    assert table.why_not("augusta whip sabre") is None
    assert {action.split()[0] for action in table.can("augusta")} == {"whip", "flag"}


@rule("celestia-duo.dice.rolled")
def test_the_dice_of_an_assault_are_set_and_rolled_too() -> None:
    table = at(boarding=True, turn=8, step="boarding", gold=1)
    told = table.play("done", "A07", ["flag", "cannon"]).everybody
    assert told == [
        Declined(0, "boarding"),
        AssaultRevealed("A07"),
        thrown(["whip", "crossbow"], "cannon", "flag"),
    ]
    assert table.step == ("dice", 0)
