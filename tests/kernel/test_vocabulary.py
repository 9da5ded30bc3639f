"""Vocabularies: dense ids, structured actions and notations lead to each other."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.kernel import Action, State, UnknownAction, Vocabulary
from aerodrome.kernel.chapters import Verb, each

COLOURS = ("red", "blue")


class Wait(Verb[State]):
    name = "wait"


class Paint(Verb[State]):
    name = "paint"
    params = ("wall", "colour")
    touches = ("wall/{wall}", "pot/{colour}")


class Wash(Verb[State]):
    name = "wash"
    params = ("wall",)
    listed = each("12")
    touches = ("wall/{wall}",)


PAINTS = [(wall, colour) for wall in "12" for colour in COLOURS]
VOCABULARY = Vocabulary((Wait(), Paint(PAINTS), Wash()))


def test_ids_follow_the_order_of_verbs_and_choices() -> None:
    assert [(action.id, action.notation) for action in VOCABULARY] == [
        (0, "wait"),
        (1, "paint 1 red"),
        (2, "paint 1 blue"),
        (3, "paint 2 red"),
        (4, "paint 2 blue"),
        (5, "wash 1"),
        (6, "wash 2"),
    ]
    assert len(VOCABULARY) == 7
    assert [verb.name for verb in VOCABULARY.verbs] == ["wait", "paint", "wash"]


def test_an_action_in_full() -> None:
    action = VOCABULARY[3]
    assert action == Action(3, "paint", (("wall", "2"), ("colour", "red")), "paint 2 red", ("wall/2", "pot/red"))
    assert action["wall"] == "2"
    assert action["colour"] == "red"
    assert str(action) == "paint 2 red"
    with pytest.raises(KeyError):
        _ = action["size"]
    assert VOCABULARY[0] == Action(0, "wait", (), "wait", ())


def test_the_three_forms_lead_to_each_other() -> None:
    for action in VOCABULARY:
        assert VOCABULARY[action.id] is action
        assert VOCABULARY.parse(action.notation) is action
        assert VOCABULARY.parse(f"  {action.notation.replace(' ', '   ')}\n") is action
        assert VOCABULARY.find(action.verb, **dict(reversed(action.args))) is action
        for form in (action, action.id, action.notation):
            assert VOCABULARY.resolve(form) is action


def test_an_action_from_elsewhere_is_known_by_its_notation() -> None:
    assert VOCABULARY.resolve(Action(99, "wash", (), "wash 2", ())) is VOCABULARY[6]


def test_actions_that_touch_a_piece() -> None:
    assert [action.notation for action in VOCABULARY.touching("wall/2")] == ["paint 2 red", "paint 2 blue", "wash 2"]
    assert [action.notation for action in VOCABULARY.touching("pot/red")] == ["paint 1 red", "paint 2 red"]
    assert VOCABULARY.touching("moon") == []
    assert VOCABULARY.pieces == ["wall/1", "pot/red", "pot/blue", "wall/2"]


@pytest.mark.parametrize("number", [-1, 7, 10**30])
def test_an_id_that_does_not_exist(number: int) -> None:
    for attempt in (VOCABULARY.__getitem__, VOCABULARY.resolve):
        with pytest.raises(UnknownAction) as error:
            attempt(number)
        assert str(error.value) == f"There is no action {number}: they are numbered from 0 to 6."


@pytest.mark.parametrize(
    ("notation", "message"),
    [
        ("wait 3", "There is no action 'wait 3': 'wait' takes no arguments."),
        ("paint", "There is no action 'paint': 'paint' takes wall and colour, like 'paint 1 red'."),
        ("paint 3 red", "There is no action 'paint 3 red': 'paint' takes wall and colour, like 'paint 1 red'."),
        ("wash red", "There is no action 'wash red': 'wash' takes wall, like 'wash 1'."),
        ("WAIT", "There is no action 'WAIT'; actions begin with wait, paint, wash."),
        ("", "There is no action ''; actions begin with wait, paint, wash."),
        ("x" * 60, f"There is no action '{'x' * 60}'; actions begin with wait, paint, wash."),
        ("x" * 61, f"There is no action '{'x' * 57}…'; actions begin with wait, paint, wash."),
    ],
)
def test_a_notation_that_does_not_exist(notation: str, message: str) -> None:
    for attempt in (VOCABULARY.parse, VOCABULARY.resolve):
        with pytest.raises(UnknownAction) as error:
            attempt(notation)
        assert str(error.value) == message


@pytest.mark.parametrize("action", [None, True, False, 1.0, b"wait", ["wait"], {"verb": "wait"}])
def test_what_is_no_action_at_all(action: Any) -> None:
    with pytest.raises(UnknownAction) as error:
        VOCABULARY.resolve(action)
    assert str(error.value) == f"{action!r} is not an action: give an action, its id or its notation."


def test_a_structured_action_that_does_not_exist() -> None:
    with pytest.raises(UnknownAction, match="'paint' takes wall and colour"):
        VOCABULARY.find("paint", wall="3", colour="red")
    with pytest.raises(UnknownAction, match="There is no action 'paint 1'"):
        VOCABULARY.find("paint", wall="1")
    with pytest.raises(UnknownAction, match="There is no action 'fly high'"):
        VOCABULARY.find("fly", how="high")


@given(st.text())
def test_any_text_at_all_is_an_action_or_unknown(text: str) -> None:
    if " ".join(text.split()) in {action.notation for action in VOCABULARY}:
        assert VOCABULARY.parse(text).notation == " ".join(text.split())
    else:
        with pytest.raises(UnknownAction):
            VOCABULARY.parse(text)
