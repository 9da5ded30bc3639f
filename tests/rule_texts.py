"""What the texts of every game must hold, those of its rules first of all.

A game's test module makes a subclass of `TextChecks`, named `Test…`, and says which texts it is about.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from aerodrome.kernel.texts import FUNCTIONS
from tests.rulebook_maps import Book

LANGUAGES = ("en", "fr")
NARROW = "\N{NARROW NO-BREAK SPACE}"


def with_help(*names: str) -> tuple[str, ...]:
    return (*names, *(f"{name}-help" for name in names))


def variables(node: ast.BaseNode) -> set[str]:
    """The variables that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def parse(text: str) -> dict[str, ast.Message]:
    """The messages of a file by their keys; each stands there once, and nothing else does."""
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    return {message.id.name: message for message in messages}


@dataclass(frozen=True)
class GameTexts:
    """The texts of a game: what its files hold, and which families of messages there are."""

    book: Book
    folders: tuple[Path, ...]
    names: frozenset[str]
    """Messages that must be there beside those of rules and sections."""
    families: frozenset[str]
    """The first words of messages that are not rules, behind the game's prefix."""
    examples: Mapping[str, Any] = field(default_factory=dict)
    """Values of variables for which any word will not do."""

    @cached_property
    def rule_keys(self) -> set[str]:
        return {rule.replace(".", "-") for rule in self.book.rules}

    @cached_property
    def section_keys(self) -> set[str]:
        return {f"{self.book.prefix}-section-{rule.section}" for rule in self.book.own}

    @cached_property
    def rule_families(self) -> set[str]:
        return {rule.split(".")[1] for rule in self.book.rules}

    def read(self, language: str) -> str:
        return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in self.folders)

    @cached_property
    def messages(self) -> dict[str, dict[str, ast.Message]]:
        return {language: parse(self.read(language)) for language in LANGUAGES}

    @cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        bundles = {}
        for language in LANGUAGES:
            bundles[language] = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
            bundles[language].add_resource(FluentResource(self.read(language)))
        return bundles

    def show(self, language: str, key: str, **arguments: Any) -> str:
        """The message as a person reads it."""
        texts = self.bundles[language]
        value = texts.get_message(key).value
        assert value is not None
        text, errors = texts.format_pattern(value, arguments)
        assert errors == []
        return str(text)

    def example(self, language: str, key: str) -> str:
        """The message with something in every variable."""
        named = variables(self.messages[language][key])
        return self.show(language, key, **{name: self.examples.get(name, "VALUE") for name in named})

    def is_of(self, key: str, families: set[str] | frozenset[str]) -> bool:
        """Whether a key belongs to one of these families."""
        return any(key.startswith(f"{self.book.prefix}-{family}-") for family in families)


class TextChecks:
    """The texts of a game in both languages."""

    texts: ClassVar[GameTexts]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_rule_and_section_has_a_text(self, language: str) -> None:
        assert self.texts.rule_keys - self.texts.messages[language].keys() == set()
        assert self.texts.section_keys - self.texts.messages[language].keys() == set()

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_text_is_for_a_rule_or_section_that_does_not_exist(self, language: str) -> None:
        known = self.texts.rule_keys | self.texts.section_keys | self.texts.names | {f"{self.texts.book.prefix}-goal"}
        for key in self.texts.messages[language].keys() - known:
            assert not self.texts.is_of(key, self.texts.rule_families), f"{key}: no such rule"
            assert self.texts.is_of(key, self.texts.families), f"{key}: no such family of texts"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_thing_has_a_text(self, language: str) -> None:
        assert self.texts.names - self.texts.messages[language].keys() == set()

    def test_both_languages_have_the_same_texts_in_the_same_order(self) -> None:
        assert list(self.texts.messages["en"]) == list(self.texts.messages["fr"])

    def test_both_languages_use_the_same_variables(self) -> None:
        for key, message in self.texts.messages["en"].items():
            assert variables(message) == variables(self.texts.messages["fr"][key]), key

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_text_can_be_shown_on_one_line(self, language: str) -> None:
        for key in self.texts.messages[language]:
            text = self.texts.example(language, key)
            assert text, key
            assert "\n" not in text, key
            assert "{" not in text, key

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_rules_prompts_and_errors_are_whole_sentences(self, language: str) -> None:
        for key in self.texts.messages[language]:
            if key in self.texts.rule_keys or self.texts.is_of(key, {"prompt", "error"}):
                text = self.texts.example(language, key)
                assert text[0].isupper(), key
                assert text[-1] in ".!?", key

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_reasons_for_a_refusal_are_short(self, language: str) -> None:
        for rule in self.texts.book.rulebook.forbidding.values():
            assert len(self.texts.show(language, rule.replace(".", "-"))) <= 200, rule

    def test_french_punctuation_has_narrow_spaces(self) -> None:
        for key in self.texts.messages["fr"]:
            text = self.texts.example("fr", key)
            assert re.search(rf"(?<!{NARROW})[;:!?»]", text) is None, text
            assert re.search(rf"«(?!{NARROW})", text) is None, text
            assert "'" not in text, text
