"""The options of games on a command line, whichever game has them."""

from __future__ import annotations

from typing import Any

import pytest
from cyclopts import App, CycloptsError

from aerodrome.cli.options import chosen, given, spelled, takes_game_options
from aerodrome.cli.trouble import Trouble
from aerodrome.games import GAMES
from aerodrome.kernel import Choice, Subset
from aerodrome.kernel.options import With
from tests.kernel.tiny import Lanterns


class Festival(Lanterns):
    """A game with an option of each kind."""

    id = "festival"
    options = (
        Choice("rounds", (4, 3), 4),
        Choice("wind", ("calm", "storm"), "calm"),
        Subset("extra_lamps", ("red", "green", "blue")),
    )


FESTIVAL = Festival()


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setitem(GAMES, "festival", FESTIVAL)
    app = App(result_action="return_value")

    @app.default
    @takes_game_options("options", None)
    def command(*, options: Any = None, other: str = "") -> dict[str, str]:
        return given(options) | {"other": other}

    return app


def typed(app: App, words: str) -> object:
    return app(words.split(), exit_on_error=False, print_error=False)


def test_the_options_of_all_games_can_be_typed(app: App) -> None:
    assert typed(app, "") == {"other": ""}
    assert typed(app, "--rounds 3 --other x") == {"rounds": "3", "other": "x"}
    assert typed(app, "--extra-lamps red,blue --pixies 2") == {"extra-lamps": "red,blue", "pixies": "2", "other": ""}


@pytest.mark.parametrize("words", ["--options 1", "--frob 1", "--rounds", "--rounds 3 --rounds 4"])
def test_other_words_are_refused(app: App, words: str) -> None:
    with pytest.raises(CycloptsError):
        typed(app, words)


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ({}, {"rounds": 4, "wind": "calm", "extra_lamps": ()}),
        ({"rounds": "3"}, {"rounds": 3, "wind": "calm", "extra_lamps": ()}),
        ({"wind": "storm", "extra-lamps": "blue, red"}, {"rounds": 4, "wind": "storm", "extra_lamps": ("red", "blue")}),
        ({"extra-lamps": ""}, {"rounds": 4, "wind": "calm", "extra_lamps": ()}),
    ],
)
def test_text_becomes_the_values_of_the_game(words: dict[str, str], options: dict[str, object]) -> None:
    assert chosen(words, FESTIVAL) == options


@pytest.mark.parametrize(
    ("words", "key", "values"),
    [
        ({"rounds": "5"}, "cli-error-option", {"option": "--rounds", "value": "5", "known": "4, 3"}),
        ({"rounds": "three"}, "cli-error-option", {"option": "--rounds", "value": "three", "known": "4, 3"}),
        ({"wind": ""}, "cli-error-option", {"option": "--wind", "value": "", "known": "calm, storm"}),
        (
            {"extra-lamps": "red,pink"},
            "cli-error-option",
            {"option": "--extra-lamps", "value": "pink", "known": "red, green, blue"},
        ),
        ({"pixies": "3"}, "cli-error-game-option", {"game": "festival", "option": "--pixies"}),
    ],
)
def test_what_the_game_does_not_have_is_refused(words: dict[str, str], key: str, values: dict[str, str]) -> None:
    with pytest.raises(Trouble) as trouble:
        chosen(words, FESTIVAL)
    assert (trouble.value.key, trouble.value.values) == (key, values)


def test_options_are_spelled_as_they_are_typed() -> None:
    words = {"rounds": "3", "wind": "storm", "extra-lamps": "red,blue"}
    assert spelled(chosen(words, FESTIVAL)) == "--rounds 3 --wind storm --extra-lamps red,blue"
    assert spelled(chosen({}, FESTIVAL)) == "--rounds 4 --wind calm"


# Selections that need others


def test_all_stands_for_every_value_that_goes_with_the_others() -> None:
    assert chosen({"extra-lamps": "all"}, FESTIVAL)["extra_lamps"] == ("red", "green", "blue")
    aerion = GAMES["aerion"]
    everything = chosen({"variants": "all", "expansions": "all"}, aerion)
    selections = {option.name: option.values for option in aerion.options if isinstance(option, Subset)}
    assert {name: everything[name] for name in selections} == selections
    some = chosen({"variants": "all", "expansions": "eggs,piers"}, aerion)
    assert some["variants"] == ("no-debt", "fragile-shells")
    assert chosen({"variants": "all"}, aerion)["variants"] == ()


def test_a_value_without_what_it_needs_is_refused_in_the_words_of_the_command_line() -> None:
    with pytest.raises(Trouble) as trouble:
        chosen({"variants": "fragile-shells", "expansions": "piers"}, GAMES["aerion"])
    assert trouble.value.key == "cli-error-option-needs"
    assert trouble.value.values == {"option": "--variants fragile-shells", "needed": "--expansions eggs"}


class Regatta(Lanterns):
    """A game in which one option makes sense only with some values of another."""

    id = "regatta"
    options = (
        Choice("boat", ("any", "red"), "any", only_with=(With("race_kind", ("long", "relay")),)),
        Choice("race_kind", ("short", "long", "relay"), "short"),
    )


def test_a_choice_without_what_it_goes_with_is_refused_in_the_words_of_the_command_line() -> None:
    regatta = Regatta()
    assert chosen({"boat": "red", "race-kind": "relay"}, regatta) == {"boat": "red", "race_kind": "relay"}
    assert chosen({"boat": "any", "race-kind": "short"}, regatta) == {"boat": "any", "race_kind": "short"}
    for words in ({"boat": "red"}, {"boat": "red", "race-kind": "short"}):
        with pytest.raises(Trouble) as trouble:
            chosen(words, regatta)
        assert trouble.value.key == "cli-error-option-needs"
        assert trouble.value.values == {"option": "--boat red", "needed": "--race-kind long|relay"}


def test_an_option_for_two_needs_two_seats() -> None:
    aerion = GAMES["aerion"]
    assert chosen({"first": "2"}, aerion, 2)["first"] == 2
    assert chosen({"first": "1"}, aerion, 1)["first"] == 1
    with pytest.raises(Trouble) as trouble:
        chosen({"first": "2"}, aerion, 1)
    assert trouble.value.key == "cli-error-option-seats"
