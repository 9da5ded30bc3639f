"""French as it is written: elisions, spaces before marks, and one capitalisation for each term of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.rule_texts import parse

ROOT = Path(__file__).parents[1]
FILES = sorted(file for folder in ("src", "web/src", "tests/outside") for file in (ROOT / folder).glob("**/fr.ftl"))
PAGES = sorted((ROOT / "docs" / "rulings").glob("*.fr.md"))
SPACED = [*PAGES, *(file for file in FILES if "tests" not in file.relative_to(ROOT).parts)]
SHORT = r"(?<![\w’-])(?:de|que|je|ne|se|le|la|me|te|jusque|lorsque|puisque|parce que)"
VOWEL = r"(?:[aeiouyàâéèêëîïôûœæ]|hivalia|hélice|hellinaute|horloge|heure|homme)"
NOT_ELIDED = r"(?:un à|onze|oui|yaourt|I à)"
UNELIDED = re.compile(rf"{SHORT}\s(?!{NOT_ELIDED}){VOWEL}\w*|(?<![\w’-])si ils?\b", re.IGNORECASE)
NAMED = "allowed|game|known|name|needed|people|player|wanted"
"""Variables whose words can begin with a vowel: games, players, peoples, what is typed."""
BEFORE_NAME = re.compile(rf"{SHORT}\s\{{ \$(?:{NAMED}) \}}", re.IGNORECASE)
TERMS = re.search(
    r"^## French terms\n(.*?)(?=^## |\Z)", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
)
CAPITAL: list[str] = re.findall(r"^\| [^|]+ \| ([^|]+) \|$", TERMS[1] if TERMS else "", re.MULTILINE)
SMALL_TERMS = ("étalage", "atelier", "réserve", "pupitre", "guérite", "soute", "collecteur")
SMALL = re.compile(rf"(?<![\w’/-])(?:{'|'.join(term.lower() for term in CAPITAL if term[0].isupper())})s?(?![\w-])")
LARGE = re.compile(rf"(?<=[\w,] )(?<!jeton )(?:{'|'.join(term.capitalize() for term in SMALL_TERMS)})s?(?![\w-])")
"""Those that have none, with one inside a sentence."""
TYPED = re.compile(r"-(?:word|usage|hint|typed|place|how|thing|player)(?:-|$)|-example")
"""Messages with words that are typed, which are small."""


def _texts(node: ast.BaseNode) -> Iterator[str]:
    """Every piece of text within a message."""
    if isinstance(node, ast.TextElement):
        yield node.value
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _texts(child)


def unelided(text: str) -> list[str]:
    """What lacks an apostrophe in a file of messages."""
    said = (said for message in parse(text).values() for said in _texts(message))
    return [*(found[0] for line in said for found in UNELIDED.finditer(line)), *BEFORE_NAME.findall(text)]


def unspaced(text: str) -> list[str]:
    """Where a line would break before a mark, or after a quotation mark; comments are left alone."""
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return [found[0] for line in lines for found in re.finditer(r"\w* [;:!?»]|« \w*", line)]


def small_terms(text: str) -> dict[str, list[str]]:
    """By its key, the terms of a game that a message writes without their capital, but for words that are typed."""
    found = {
        key: [hit for said in _texts(message) for hit in SMALL.findall(re.sub("«[^»]*»", "", said))]
        for key, message in parse(text).items()
        if not TYPED.search(key)
    }
    return {key: hits for key, hits in found.items() if hits}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_small_words_are_elided_before_a_vowel(file: Path) -> None:
    assert unelided(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_terms_have_their_capital(file: Path) -> None:
    assert small_terms(file.read_text(encoding="utf-8")) == {}


@pytest.mark.parametrize("file", SPACED, ids=lambda file: str(file.relative_to(ROOT)))
def test_marks_have_their_space(file: Path) -> None:
    assert unspaced(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_common_words_have_no_capital(file: Path) -> None:
    messages = parse(file.read_text(encoding="utf-8")).values()
    assert [hit for message in messages for said in _texts(message) for hit in LARGE.findall(said)] == []


def test_what_is_wrong_is_found() -> None:
    assert unelided("a = Une partie de Aerion\nb = Il faut que il parte\nc = Armée de Hivalia\n") == [
        "de Aerion",
        "que il",
        "de Hivalia",
    ]
    assert unelided("a = Une partie de { $game }\n") == ["de { $game }"]
    assert unelided("a = Une partie d’Aerion, payez-le avant\n") == []
    assert small_terms("a = un joker\nb-word-joker = joker\nc = tapez « joker »\nd = du Joker\n") == {"a": ["joker"]}
    assert unspaced("a = Qui joue ?\nb = dites « oui\u202f»\nc = Et\u202f: non\u202f!\n") == ["joue ?", "« oui"]
