"""Every rule has a test that names it, a text in both languages, and a place in the rulebook."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from aerodrome.games.aerion import GAME, rule_ids
from aerodrome.games.aerion.rulebook import SECTIONS
from aerodrome.kernel.rules import TABLE_RULES, UNDO_RULES
from tests.games.aerion.tables import LAST_CARD, NOTHING, at
from tests.rules_marker import rules_of

FOLDER = Path(__file__).parent / "rules"
RULES = [rule for _, rules in SECTIONS for rule in rules]


def in_file_of(section: str) -> dict[str, Callable[..., None]]:
    """The tests in the file of a section, by name."""
    module = import_module(f"tests.games.aerion.rules.test_{section.replace('-', '_')}")
    return {
        name: test
        for name, test in inspect.getmembers(module, inspect.isfunction)
        if name.startswith("test_") and test.__module__ == module.__name__
    }


TESTS = {section: in_file_of(section) for section, _ in SECTIONS}


def test_every_section_has_its_file_of_tests() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {f"test_{section.replace('-', '_')}" for section in TESTS}


@pytest.mark.parametrize(("section", "rules"), SECTIONS, ids=list(TESTS))
def test_every_rule_is_named_by_a_test_of_its_section(section: str, rules: tuple[str, ...]) -> None:
    named = {rule for test in TESTS[section].values() for rule in rules_of(test)}
    assert set(rules) - named == set()


@pytest.mark.parametrize("section", TESTS)
def test_every_test_names_rules_that_exist(section: str) -> None:
    assert TESTS[section]
    for name, test in TESTS[section].items():
        assert rules_of(test), f"{name} names no rule"
        assert set(rules_of(test)) - set(RULES) == set(), name


@pytest.mark.parametrize("section", TESTS)
def test_every_test_holds_a_rule_of_the_section_it_stands_in(section: str) -> None:
    here = set(dict(SECTIONS)[section])
    for name, test in TESTS[section].items():
        assert here & set(rules_of(test)), f"{name} belongs to another section"


def test_every_rule_is_in_the_rulebook_once_and_in_order() -> None:
    assert len(set(RULES)) == len(RULES)
    table = [*TABLE_RULES.values(), *UNDO_RULES]
    assert [rule.id for rule in GAME.rulebook] == RULES + table
    assert len(GAME.rulebook) == len(RULES) + len(table)
    assert [(rule.id, rule.section) for rule in GAME.rulebook] == [
        *((rule, section) for section, rules in SECTIONS for rule in rules),
        *((rule, "table") for rule in table),
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_and_section_has_a_text(lang: str) -> None:
    texts = [rule.text(lang) for rule in GAME.rulebook]
    assert len(set(texts)) == len(texts)
    headings = [GAME.rulebook.heading(section, lang) for section in (*TESTS, "table")]
    assert len(set(headings)) == len(headings)


def test_the_two_languages_differ() -> None:
    assert [rule.id for rule in GAME.rulebook if rule.text("en") == rule.text("fr")] == []


# The numbers that `why_not` returns


def constants() -> dict[str, int]:
    return {name: value for name, value in vars(rule_ids).items() if isinstance(value, int) and name.isupper()}


def test_every_number_has_a_rule_and_a_name_that_agrees_with_it() -> None:
    names = {number: name for name, number in constants().items()}
    assert sorted(names) == list(range(10, 10 + len(names)))
    assert names.keys() == rule_ids.FORBIDDING.keys()
    for number, rule in rule_ids.FORBIDDING.items():
        assert rule.removeprefix("aerion.").replace(".", "-").replace("-", "_").upper() == names[number]


def test_numbers_and_ids_lead_to_the_same_rule() -> None:
    for number, rule in rule_ids.FORBIDDING.items():
        assert GAME.rulebook[number] is GAME.rulebook[rule]
        assert GAME.rulebook[rule].number == number
    for rule in set(RULES) - set(rule_ids.FORBIDDING.values()):
        assert GAME.rulebook[rule].number == 0


RETRIEVING: dict[str, Any] = {"step": "retrieve", "waiting": ["roll"], "pile": "AAAA", "discards": {"AAAA": ["nut"]}}

FORBIDDEN: dict[str, tuple[dict[str, Any], str]] = {
    "aerion.workshop.one-of-each": (
        {"step": "place", "acquired": "nut@AAAA", "workshops": [["helix@AA+BB"]]},
        "place 1",
    ),
    "aerion.workshop.one-ship": ({"step": "place", "acquired": "nut@AAAA", "workshops": [["hornet"]]}, "place 1"),
    "aerion.workshop.crew-last": ({"reserve": ["sognae@AAAA"]}, "move sognae AAAA 2"),
    "aerion.book.needed": ({"dice": NOTHING}, "book-rerolls"),
    "aerion.book.rerolls-after-roll": ({"pulpit": ["book"]}, "book-rerolls"),
    "aerion.book.only-acquired-element": ({"pulpit": ["book"]}, "book-reserve"),
    "aerion.book.retrieve-elements-only": ({"pulpit": ["book"]}, "book-retrieve AAA"),
    "aerion.book.retrieve-one-pile": (RETRIEVING, "take helix"),
    "aerion.book.retrieve-at-least-one": (RETRIEVING, "enough"),
    "aerion.book.retrieve-to-the-end": (RETRIEVING, "roll"),
    "aerion.reserve.holds-card": ({}, "move nut AAAA 1"),
    "aerion.pixie.after-roll": ({}, "pixie 1 2"),
    "aerion.pixie.none-left": ({"dice": NOTHING, "pixies": 0}, "pixie 1 2"),
    "aerion.pixie.die-shows": ({"dice": NOTHING}, "pixie 5 1"),
    "aerion.roll.comes-first": ({}, "discard AAA"),
    "aerion.roll.once": ({"dice": NOTHING}, "roll"),
    "aerion.reroll.pay-first": ({"dice": NOTHING}, "keep 11"),
    "aerion.reroll.dice-shown": ({"dice": NOTHING, "rerolls": 1}, "keep 5"),
    "aerion.reroll.choose-dice-now": ({"step": "reroll", "dice": NOTHING}, "discard AAA"),
    "aerion.reroll.must-go-on": ({"dice": NOTHING}, "let-go"),
    "aerion.reroll.not-the-last-card": ({"dice": NOTHING, "display": LAST_CARD}, "discard AAA"),
    "aerion.display.card-there": ({"dice": NOTHING, "display": LAST_CARD}, "acquire AAAA"),
    "aerion.acquire.combination": ({"dice": NOTHING}, "acquire AAA"),
    "aerion.acquire.card-awaits-place": ({"step": "place", "acquired": "nut@AAAA"}, "acquire AAA"),
    "aerion.acquire.nothing-to-place": ({"dice": NOTHING}, "reject"),
    "aerion.acquire.pulpit-full": ({"step": "place", "acquired": "book@AAA", "pulpit": ["book@AAAA"]}, "place 1"),
    "aerion.replenish.not-yet": ({"dice": NOTHING}, "replenish"),
    "aerion.replenish.last-chance": ({"step": "replenish"}, "acquire AAA"),
}
"""For each rule that can forbid something, a position and an action that it forbids there."""


def test_every_forbidding_rule_is_listed() -> None:
    assert list(FORBIDDEN) == list(rule_ids.FORBIDDING.values())


@pytest.mark.parametrize("rule", FORBIDDEN)
def test_every_forbidding_rule_really_forbids(rule: str) -> None:
    position, action = FORBIDDEN[rule]
    table = at(**position)
    assert table.why_not(action) == rule
    assert action not in table
