"""The program speaks both languages completely."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from aerodrome.cli import commands
from aerodrome.cli.aerion import AerionFront, typed
from aerodrome.cli.words import Words, fold

LANGUAGES = ("en", "fr")
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
    names = (*commands.available(AerionFront()), *typed.VERBS, "reroll")
    meanings: dict[str, set[str]] = {}
    for name in names:
        for word in words.say(f"word-{name}").split():
            meanings.setdefault(fold(word), set()).add(name)
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}
    understood = words.understood("word", names)
    assert {name: understood[fold(words.first_word("word", name))] for name in names} == {name: name for name in names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_can_be_typed_as_a_record_writes_it(lang: str) -> None:
    understood = Words(lang).understood("word", typed.VERBS)
    assert {verb: understood[verb] for verb in typed.VERBS} == {verb: verb for verb in typed.VERBS}
