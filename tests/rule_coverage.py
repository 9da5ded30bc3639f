"""What shows that every rule of a game has a test that names it, a text, a number and a place in the rulebook.

The tests of the rules stand in a folder `rules`, one file for each section: test_section.py, or several where one would
be too long, test_section_part.py. A game's test module makes a subclass of each class here, named `Test…`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from aerodrome.kernel.rules import FIRST_NUMBER, TABLE_RULES, TABLE_SECTION, UNDO_RULES, Rulebook
from tests.rule_texts import LANGUAGES
from tests.rulebook_maps import ROOT
from tests.rules_marker import rules_of
from tools.numbering import rule_name

TABLE = [*TABLE_RULES.values(), *UNDO_RULES]


def sections_of(rulebook: Rulebook) -> list[tuple[str, list[str]]]:
    """The game's own rules, section by section, in reading order."""
    own = (rule for rule in rulebook if rule.section != TABLE_SECTION)
    return [(section, [rule.id for rule in rules]) for section, rules in groupby(own, lambda rule: rule.section)]


@dataclass(frozen=True)
class Covered:
    """The rules of a game and the folder of their tests."""

    rulebook: Rulebook
    numbers: ModuleType
    """Which names the numbers of the rules that forbid."""
    folder: Path

    @cached_property
    def sections(self) -> list[tuple[str, list[str]]]:
        return sections_of(self.rulebook)

    @cached_property
    def rules(self) -> list[str]:
        return [rule for _, rules in self.sections for rule in rules]

    @cached_property
    def names(self) -> list[str]:
        """The sections by name."""
        return [section for section, _ in self.sections]

    def files_of(self, section: str) -> list[str]:
        """The file of a section, or its files."""
        stem = f"test_{section.replace('-', '_')}"
        return sorted(path.stem for path in self.folder.glob("*.py") if f"{path.stem}_".startswith(f"{stem}_"))

    def tests_of(self, section: str) -> dict[str, Callable[..., None]]:
        """The tests of a section, by name."""
        package = ".".join(self.folder.relative_to(ROOT).parts)
        modules = [import_module(f"{package}.{name}") for name in self.files_of(section)]
        return {
            name: test
            for module in modules
            for name, test in inspect.getmembers(module, inspect.isfunction)
            if name.startswith("test_") and test.__module__ == module.__name__
        }


class CoverageChecks:
    """Every rule has a test in the file of its section."""

    covered: ClassVar[Covered]

    def test_every_section_has_its_file_of_tests(self) -> None:
        for section in self.covered.names:
            assert f"test_{section.replace('-', '_')}" in self.covered.files_of(section)
        files = {file for section in self.covered.names for file in self.covered.files_of(section)}
        assert {path.stem for path in self.covered.folder.glob("*.py")} == files

    def test_every_rule_is_named_by_a_test_of_its_section(self) -> None:
        missing: list[str] = []
        for section, rules in self.covered.sections:
            named = {rule for test in self.covered.tests_of(section).values() for rule in rules_of(test)}
            missing += [rule for rule in rules if rule not in named]
        assert missing == []

    def test_every_test_names_rules_that_exist(self) -> None:
        for section in self.covered.names:
            tests = self.covered.tests_of(section)
            assert tests, section
            for name, test in tests.items():
                assert rules_of(test), f"{name} names no rule"
                assert set(rules_of(test)) - set(self.covered.rules) == set(), name

    def test_every_test_holds_a_rule_of_the_section_it_stands_in(self) -> None:
        for section, rules in self.covered.sections:
            for name, test in self.covered.tests_of(section).items():
                assert set(rules) & set(rules_of(test)), f"{name} belongs to another section"


class RulebookChecks:
    """Every rule has its place, its text and, when it forbids something, its number."""

    covered: ClassVar[Covered]

    def test_every_rule_is_in_the_rulebook_once_and_in_order(self) -> None:
        rulebook, rules = self.covered.rulebook, self.covered.rules
        assert len(set(rules)) == len(rules)
        assert [rule.id for rule in rulebook] == rules + TABLE
        assert len(rulebook) == len(rules) + len(TABLE)
        assert [(rule.id, rule.section) for rule in rulebook] == [
            *((rule, section) for section, rules in self.covered.sections for rule in rules),
            *((rule, "table") for rule in TABLE),
        ]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_rule_and_section_has_a_text(self, lang: str) -> None:
        texts = [rule.text(lang) for rule in self.covered.rulebook]
        assert len(set(texts)) == len(texts)
        headings = [self.covered.rulebook.heading(section, lang) for section in (*self.covered.names, "table")]
        assert len(set(headings)) == len(headings)

    def test_the_two_languages_differ(self) -> None:
        assert [rule.id for rule in self.covered.rulebook if rule.text("en") == rule.text("fr")] == []

    def test_numbers_and_ids_lead_to_the_same_rule(self) -> None:
        for number, rule in self.covered.rulebook.forbidding.items():
            assert self.covered.rulebook[number] is self.covered.rulebook[rule]
            assert self.covered.rulebook[rule].number == number
        for rule in set(self.covered.rules) - set(self.covered.rulebook.forbidding.values()):
            assert self.covered.rulebook[rule].number == 0


class NumberChecks:
    """The numbers that `why_not` returns, and their names in the compiled module."""

    covered: ClassVar[Covered]

    def test_every_number_has_a_rule_and_the_name_of_its_rule(self) -> None:
        forbidding = self.covered.rulebook.forbidding
        named = {name: number for name, number in constants(self.covered.numbers).items() if name != "ADDED"}
        assert named == {rule_name(rule): number for number, rule in forbidding.items()}
        assert list(forbidding) == list(range(FIRST_NUMBER, FIRST_NUMBER + len(forbidding)))

    def test_numbers_follow_the_order_of_reading(self) -> None:
        found = [rule.number for rule in self.covered.rulebook if rule.number >= FIRST_NUMBER]
        assert found == sorted(found)

    def test_rules_that_only_refuse_are_rules_that_forbid(self) -> None:
        own = (rule for rule in self.covered.rulebook if rule.section != TABLE_SECTION)
        assert [rule.id for rule in own if rule.only_refuses and not rule.number] == []


def constants(module: Any) -> dict[str, int]:
    """The numbers that a module names."""
    return {name: value for name, value in vars(module).items() if isinstance(value, int) and name.isupper()}
