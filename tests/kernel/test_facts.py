"""Catalogues in words: every value, what it is about, where it comes from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME as AERION
from aerodrome.kernel import LANGUAGES, Game
from aerodrome.kernel.catalogue import SOURCES
from aerodrome.kernel.facts import facts
from tests.rule_texts import parse, variables

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "aerodrome" / "games"

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def messages(game: Game, lang: str) -> dict[str, ast.Message]:
    return parse((GAMES_FOLDER / game.id / "catalogue_texts" / f"{lang}.ftl").read_text(encoding="utf-8"))


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_a_catalogue_is_told_with_its_source(game: Game, lang: str) -> None:
    told = facts(game, lang)
    assert len(told) == game.catalogue_in_full().count("source =")
    assert {fact.source for fact in told} <= {*SOURCES, "ours"}
    assert len({fact.entry for fact in told}) == len(told)
    for fact in told:
        assert "" not in (fact.section, fact.about, fact.text)
        # A word of the file that nobody has named would be seen here: only numbers of cards are their own names.
        assert not re.fullmatch(r"[a-z][a-z-]*", fact.about), fact.entry
        assert "none" not in fact.text or fact.text.endswith(": none"), fact.entry


@games
def test_what_a_catalogue_says_of_itself_is_the_same_in_both_languages(game: Game) -> None:
    english, french = (messages(game, lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    assert {key: variables(one) for key, one in english.items()} == {key: variables(one) for key, one in french.items()}


@games
def test_french_has_narrow_spaces_and_curved_apostrophes(game: Game) -> None:
    text = (GAMES_FOLDER / game.id / "catalogue_texts" / "fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"[^\u202f][;:!?](?:\s|$)|'", text) == []


def test_a_corrected_catalogue_is_told_as_it_was_corrected() -> None:
    mine = AERION.catalogue_in_full().replace('bee = { material = "nut"', 'bee = { material = "cocoon"', 1)
    mine = mine.replace('hornet = { material = "cocoon"', 'hornet = { material = "nut"', 1)
    told = {fact.entry: fact for fact in facts(AERION.with_catalogue(mine))}
    assert told["ships.bee"].text == "Cocoon and Incubi"
    assert told["ships.bee"].values == {"material": "cocoon", "crew": "incubi"}
    assert {fact.entry: fact.text for fact in facts(AERION)}["ships.bee"] == "Nut and Incubi"
