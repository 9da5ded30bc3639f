"""The options of games on a command line, whichever game has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Annotated, Any

import pytest
from cyclopts import App, CycloptsError, Parameter
from lanterns import Lanterns
from rich.console import Console

from aerodrome.cli.errors import CommandError
from aerodrome.cli.options import chosen, game_options, given, spelled
from aerodrome.games import GAMES
from aerodrome.kernel import Choice, Game, Lineup, Subset, Texts
from aerodrome.kernel.options import Need, Opens, With


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

    def command(*, options: Any = None, other: str = "") -> dict[str, str]:
        return given(options) | {"other": other}

    app.default(taking(command, GAMES.values(), None))
    return app


def taking(command: Callable[..., Any], games: Iterable[Game], lang: str | None) -> Callable[..., Any]:
    """A command that takes the options of these games."""
    command.__annotations__["options"] = Annotated[game_options(games, lang), Parameter(name="*")]
    return command


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
    with pytest.raises(CommandError) as trouble:
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
    with pytest.raises(CommandError) as trouble:
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
        with pytest.raises(CommandError) as trouble:
            chosen(words, regatta)
        assert trouble.value.key == "cli-error-option-needs"
        assert trouble.value.values == {"option": "--boat red", "needed": "--race-kind long|relay"}


def test_an_option_for_two_needs_two_seats() -> None:
    aerion = GAMES["aerion"]
    assert chosen({"first": "2"}, aerion, 2)["first"] == 2
    assert chosen({"first": "1"}, aerion, 1)["first"] == 1
    with pytest.raises(CommandError) as trouble:
        chosen({"first": "2"}, aerion, 1)
    assert trouble.value.key == "cli-error-option-seats"


class Tournament(Lanterns):
    """A game in which each seat can have a name of its own, and many seats need a larger box."""

    id = "tournament"
    seat_counts = (2, 3, 4)
    options = (
        Lineup("home_towns", ("rome", "oslo", "lima", "apia"), needs=(Need("apia", "box", "large"),)),
        Choice("box", ("small", "large"), "small", opens=(Opens("large", (4,)),)),
        Subset("prizes", ("cup", "flag"), needs=(Need("flag", "box", "large"),)),
    )


TOURNAMENT = Tournament()


@pytest.mark.parametrize(
    ("text", "seats", "names"),
    [
        ("oslo,rome", 2, ("oslo", "rome")),
        (" lima , random,oslo", 3, ("lima", "random", "oslo")),
        ("random,random", 2, ("random", "random")),
        ("random", 2, ()),
        ("", 3, ()),
        ("rome,lima,oslo", None, ("rome", "lima", "oslo")),
    ],
)
def test_a_name_for_each_seat_is_typed_with_commas(text: str, seats: int | None, names: tuple[str, ...]) -> None:
    options = chosen({"home-towns": text}, TOURNAMENT, seats)
    assert options == {"home_towns": names, "box": "small", "prizes": ()}
    assert spelled(options) == (f"--home-towns {','.join(names)} --box small" if names else "--box small")


@pytest.mark.parametrize(
    ("words", "seats", "key", "values"),
    [
        (
            {"home-towns": "oslo,kyiv"},
            2,
            "cli-error-option",
            {"option": "--home-towns", "value": "kyiv", "known": "rome, oslo, lima, apia, random"},
        ),
        (
            {"home-towns": "oslo,,lima"},
            3,
            "cli-error-option",
            {"option": "--home-towns", "value": "", "known": "rome, oslo, lima, apia, random"},
        ),
        ({"home-towns": "oslo,oslo"}, 2, "cli-error-option-repeated", {"option": "--home-towns", "value": "oslo"}),
        (
            {"home-towns": "oslo,apia"},
            2,
            "cli-error-option-needs",
            {"option": "--home-towns apia", "needed": "--box large"},
        ),
        (
            {"home-towns": "oslo,lima,rome"},
            2,
            "cli-error-option-seats",
            {"option": "--home-towns oslo,lima,rome", "count": 3, "example": "--seats person,person,person"},
        ),
        ({"home-towns": "oslo"}, 2, "cli-error-option-lineup", {"option": "--home-towns", "count": 2}),
        ({}, 4, "cli-error-option-opens", {"count": 4, "needed": "--box large"}),
        ({"box": "small"}, 4, "cli-error-option-opens", {"count": 4, "needed": "--box large"}),
    ],
)
def test_what_does_not_go_with_the_seats_is_refused_in_the_words_of_the_command_line(
    words: dict[str, str], seats: int, key: str, values: dict[str, object]
) -> None:
    with pytest.raises(CommandError) as trouble:
        chosen(words, TOURNAMENT, seats)
    assert (trouble.value.key, trouble.value.values) == (key, values)
    said = {lang: trouble.value.text(lang) for lang in ("en", "fr")}
    assert said["en"] != said["fr"]


def test_the_value_that_opens_a_number_of_seats_is_taken() -> None:
    words = {"home-towns": "apia,random,oslo,rome", "box": "large"}
    options = chosen(words, TOURNAMENT, 4)
    assert options == {"home_towns": ("apia", "random", "oslo", "rome"), "box": "large", "prizes": ()}
    assert TOURNAMENT.check_terms(options, 4) == 4


def test_all_means_what_goes_with_the_value_of_a_choice() -> None:
    assert chosen({"prizes": "all"}, TOURNAMENT)["prizes"] == ("cup",)
    assert chosen({"prizes": "all", "box": "large"}, TOURNAMENT)["prizes"] == ("cup", "flag")


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Where they come from."), ("fr", "D’où ils viennent.")])
def test_the_help_of_a_lineup_tells_its_names_and_the_free_one(tmp_path: Path, lang: str, sentence: str) -> None:
    for other, said in (("en", "Where they come from."), ("fr", "D’où ils viennent.")):
        lines = [f"tournament-option-{name}-help = {said}" for name in ("home-towns", "box", "prizes")]
        tmp_path.joinpath(f"{other}.ftl").write_text("\n".join(lines), encoding="utf-8")
    told = Tournament()
    told.texts = Texts((tmp_path,))
    app = App()

    def command(*, options: Any = None) -> None: ...

    app.default(taking(command, [told], lang))
    console = Console(width=200, record=True, file=StringIO())
    app.help_print([], console=console)
    shown = console.export_text()
    default, none = {"en": ("default: ", "none"), "fr": ("par défaut\N{NARROW NO-BREAK SPACE}: ", "rien")}[lang]
    assert re.search(rf"--home-towns +{sentence} \(rome, oslo, lima, apia, random.?; {default}random\)", shown)
    assert re.search(rf"--prizes +{sentence} \(cup, flag, all.?; {default}{none}\)", shown)
