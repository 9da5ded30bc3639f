"""The program speaks both languages completely."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from aerodrome.cli.aerion.front import AerionFront
from aerodrome.cli.session import answers
from aerodrome.cli.words import Words, fold
from aerodrome.games.aerion import GAME

LANGUAGES = ("en", "fr")
VERBS = tuple(verb.name for verb in GAME.vocabulary.verbs)
FOLDER = files("aerodrome").joinpath("texts")


def messages(lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(FOLDER.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in found]
    assert len(keys) == len(set(keys))
    return {message.id.name: message for message in found}


TEXTS = {lang: messages(lang) for lang in LANGUAGES}


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            found |= variables(child)
    return found


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    assert list(TEXTS["en"]) == list(TEXTS["fr"])


@pytest.mark.parametrize("key", TEXTS["en"])
def test_both_languages_use_the_same_variables(key: str) -> None:
    assert variables(TEXTS["en"][key]) == variables(TEXTS["fr"][key])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_variable_has_the_name_of_a_parameter(lang: str) -> None:
    for message in TEXTS[lang].values():
        assert variables(message) & {"lang", "key", "self"} == set()


@pytest.mark.parametrize("key", [key for key in TEXTS["fr"] if not key.startswith("cli-word-")])
def test_french_punctuation_has_narrow_spaces(key: str) -> None:
    text = FOLDER.joinpath("fr.ftl").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith(f"{key} ="))
    said = re.sub(r"\{[^}]*\}", "X", line.partition("=")[2])
    assert re.search(r"(?<!\N{NARROW NO-BREAK SPACE})[;:!»]", said) is None
    assert re.search(r"«(?!\N{NARROW NO-BREAK SPACE})", said) is None
    assert "'" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_means_one_thing_only(lang: str) -> None:
    words = Words(lang)
    meanings: dict[str, set[str]] = {}
    for family, names in (("word", answers.available(AerionFront(GAME))), ("aerion-word", (*VERBS, "reroll"))):
        for name in names:
            for word in words.say(f"{family}-{name}").split():
                meanings.setdefault(fold(word), set()).add(name)
        understood = words.understood(family, names)
        assert all(understood[fold(words.first_word(family, name))] == name for name in names)
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_can_be_typed_as_a_record_writes_it(lang: str) -> None:
    understood = Words(lang).understood("aerion-word", VERBS)
    assert {verb: understood[verb] for verb in VERBS} == {verb: verb for verb in VERBS}
