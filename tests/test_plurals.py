"""French counts nothing as singular: what is said of one must not say "1" when there is none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.rule_texts import parse

ROOT = Path(__file__).parents[1]
FILES = sorted({*ROOT.glob("src/**/fr.ftl"), *ROOT.glob("web/src/**/fr.ftl")})
SINGULAR, NOTHING = "one", "0"
ONE = re.compile(r"(?<!\w)1(?!\w)")


def _selects(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    """Every choice of words within a message, those within others included."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _selects(child)


def _wrong(select: ast.SelectExpression) -> Iterator[str]:
    variants = {_key(variant): variant for variant in select.variants}
    if SINGULAR in variants and NOTHING not in variants:
        yield from (text for text in _texts(variants[SINGULAR].value) if ONE.search(text))


def _key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    return (element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def literal_ones(text: str) -> dict[str, list[str]]:
    """By its key, what each message says of one in a way that is wrong for nothing."""
    found = {
        key: [said for select in _selects(message) for said in _wrong(select)] for key, message in parse(text).items()
    }
    return {key: wrong for key, wrong in found.items() if wrong}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_french_singular_says_one_where_there_may_be_none(file: Path) -> None:
    assert literal_ones(file.read_text(encoding="utf-8")) == {}


def test_a_literal_one_is_found_unless_nothing_is_said_otherwise() -> None:
    literal = "cubes = { $count ->\n    [one] 1 cube\n   *[other] { $count } cubes\n}\n"
    assert literal_ones(literal) == {"cubes": ["1 cube"]}
    assert literal_ones(literal.replace("1 cube", "{ $count } cube")) == {}
    assert literal_ones(literal.replace("    [one]", "    [0] rien\n    [one]")) == {}
