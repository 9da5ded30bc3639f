"""Reading the entries of a position: what they may be, what they are when left out, and how a mistake is named."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

from aerodrome.kernel import BadInput
from aerodrome.kernel.written import Written

FIELDS = ("turn", "ready", "step", "cards", "dice", "cubes", "places", "players")
COLOURS = ("red", "blue")


def of(**entries: object) -> Written:
    return Written(entries, FIELDS)


# What can be read


def test_what_is_there_is_read() -> None:
    written = of(turn=3, ready=True, step="roll", cards=["ace", "king", "ace"], dice=(1, 6))
    assert written.number("turn", 1, 3, 1) == 3
    assert written.flag("ready") is True
    assert written.choice("step", ("roll", "over"), "over") == "roll"
    assert written.choice_or_none("step", ("roll", "over")) == "roll"
    assert written.names("cards", ("ace", "king")) == ["ace", "king", "ace"]
    assert written.numbers("dice", 1, 6) == [1, 6]
    assert of(cubes={"red": 2}).counts("cubes", COLOURS, 2, {}) == {"red": 2, "blue": 0}
    assert of(places={"red": "left"}).table("places", COLOURS, ("left", "right")) == {"red": "left"}
    assert of(places={"red": [1]}).mapping("places", COLOURS) == {"red": [1]}
    assert of(players=[1, "x"]).items("players", 2, None) == [1, "x"]


def test_what_is_left_out_has_its_usual_value() -> None:
    written = of()
    assert written.number("turn", 1, 3, 2) == 2
    assert written.flag("ready") is False
    assert written.flag("ready", True) is True
    assert written.choice("step", ("roll", "over"), "over") == "over"
    assert written.choice_or_none("step", ("roll",)) is None
    assert written.names("cards", ("ace",)) == []
    assert written.names("cards", ("ace",), ["ace"]) == ["ace"]
    assert written.numbers("dice", 1, 6, [4]) == [4]
    assert written.counts("cubes", COLOURS, 5, {"blue": 4}) == {"red": 0, "blue": 4}
    assert of(cubes={"red": 1}).counts("cubes", COLOURS, 5, {"red": 3, "blue": 4}) == {"red": 1, "blue": 4}
    assert written.table("places", COLOURS, ("left",)) == {}
    assert written.mapping("places", COLOURS) == {}
    assert written.items("players", 3, "x") == ["x", "x", "x"]


def test_what_is_there_without_saying_anything() -> None:
    written = of(step=None)
    assert written.has("step")
    assert not written.has_value("step")
    assert not written.has("turn")
    assert not written.has_value("turn")
    assert of(turn=0).has_value("turn")
    assert written.choice_or_none("step", ("roll",)) is None


def test_parts_have_entries_of_their_own() -> None:
    first, second = of(players=[{"turn": 2}, {}]).parts("players", ("turn",), 2)
    assert (first.number("turn", 0, 9, 1), second.number("turn", 0, 9, 1)) == (2, 1)
    assert [part.has("turn") for part in of().parts("players", ("turn",), 3)] == [False] * 3


def test_values_within_an_entry() -> None:
    written = of()
    assert written.number_of("turn", 2, 1, 3) == 2
    assert written.each_one_of("cards", ["ace"], ("ace",)) == ["ace"]
    assert written.mapping_of("places", {"red": 1}, COLOURS) == {"red": 1}
    assert written.one_of("step", "roll", ("roll",)) == "roll"


# What cannot be read


def part(written: Written, number: int = 1) -> Written:
    return list(written.parts("players", ("turn", "cubes"), 2))[number]


MISTAKES: list[tuple[Callable[[], object], str, str]] = [
    (lambda: Written([], FIELDS), "names", "The position's '' must be a table with names, not []."),
    (lambda: of(moon=1), "entry", "A position has no entry 'moon'; it may have turn, ready, step, cards,"),
    (lambda: Written({1: 2}, FIELDS), "entry", "A position has no entry '1'; it may have turn,"),
    (
        lambda: of(turn=0).number("turn", 1, 3, 1),
        "number",
        "The position's 'turn' must be a whole number from 1 to 3, not 0.",
    ),
    (
        lambda: of(turn=4).number("turn", 1, 3, 1),
        "number",
        "The position's 'turn' must be a whole number from 1 to 3, not 4.",
    ),
    (
        lambda: of(turn=True).number("turn", 1, 3, 1),
        "number",
        "The position's 'turn' must be a whole number from 1 to 3, not True.",
    ),
    (
        lambda: of(turn=1.0).number("turn", 1, 3, 1),
        "number",
        "The position's 'turn' must be a whole number from 1 to 3, not 1.0.",
    ),
    (
        lambda: of(turn=None).number("turn", 1, 3, 1),
        "number",
        "The position's 'turn' must be a whole number from 1 to 3, not None.",
    ),
    (lambda: of(ready=1).flag("ready"), "value", "The position's 'ready' cannot be 1; choose one of true, false."),
    (
        lambda: of(ready="yes").flag("ready"),
        "value",
        "The position's 'ready' cannot be 'yes'; choose one of true, false.",
    ),
    (
        lambda: of(step="nap").choice("step", ("roll", "over"), "over"),
        "value",
        "The position's 'step' cannot be 'nap'; choose one of roll, over.",
    ),
    (
        lambda: of(step=None).choice("step", ("roll",), "roll"),
        "value",
        "The position's 'step' cannot be None; choose one of roll.",
    ),
    (
        lambda: of(step=[]).choice_or_none("step", ("roll",)),
        "value",
        "The position's 'step' cannot be []; choose one of roll.",
    ),
    (lambda: of(cards="ace").names("cards", ("ace",)), "list", "The position's 'cards' must be a list, not 'ace'."),
    (lambda: of(cards={}).names("cards", ("ace",)), "list", "The position's 'cards' must be a list, not {}."),
    (
        lambda: of(cards=["ace", 1]).names("cards", ("ace",)),
        "value",
        "The position's 'cards' cannot be 1; choose one of ace.",
    ),
    (
        lambda: of(dice=[0]).numbers("dice", 1, 6),
        "number",
        "The position's 'dice' must be a whole number from 1 to 6, not 0.",
    ),
    (
        lambda: of(cubes=[]).counts("cubes", COLOURS, 2, {}),
        "names",
        "The position's 'cubes' must be a table with names, not [].",
    ),
    (
        lambda: of(cubes={"green": 1}).counts("cubes", COLOURS, 2, {}),
        "name",
        "The position's 'cubes' knows no 'green'; it may have red, blue.",
    ),
    (
        lambda: of(cubes={"red": 3}).counts("cubes", COLOURS, 2, {}),
        "number",
        "The position's 'cubes' must be a whole number from 0 to 2, not 3.",
    ),
    (
        lambda: of(places={"red": "up"}).table("places", COLOURS, ("left",)),
        "value",
        "The position's 'places' cannot be 'up'; choose one of left.",
    ),
    (
        lambda: of(players=[{}]).items("players", 2, {}),
        "length",
        "The position's 'players' must be a list of 2, not of 1.",
    ),
    (
        lambda: part(of(players=[{}, {"sun": 1}])),
        "entry",
        "A position has no entry 'players[1].sun'; it may have turn, cubes.",
    ),
    (lambda: part(of(players=[{}, 7])), "names", "The position's 'players[1]' must be a table with names, not 7."),
    (
        lambda: part(of(players=[{}, {"turn": 9}])).number("turn", 0, 1, 0),
        "number",
        "The position's 'players[1].turn' must be a whole number from 0 to 1, not 9.",
    ),
]


@pytest.mark.parametrize(("mistake", "key", "message"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_names_the_entry(mistake: Callable[[], object], key: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        mistake()
    assert error.value.key == f"error-position-{key}"
    assert str(error.value).startswith(message)
    assert error.value.text("fr") != str(error.value)


def test_a_long_value_is_cut_short() -> None:
    with pytest.raises(BadInput) as error:
        of(turn="x" * 1000).number("turn", 0, 1, 0)
    assert len(str(error.value)) < 200
    with pytest.raises(BadInput) as error:
        of(step=["x" * 1000]).choice("step", ("roll",), "roll")
    assert len(str(error.value)) < 200


def test_every_message_about_entries_is_reached() -> None:
    text = files("aerodrome").joinpath("texts", "en.ftl").read_text("utf-8")
    keys = {line.partition(" = ")[0] for line in text.splitlines() if line.startswith("error-position-")}
    # How often a piece exists is known to the games only.
    assert {f"error-position-{key}" for _, key, _ in MISTAKES} == keys - {"error-position-too-many"}
