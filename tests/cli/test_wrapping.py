"""Long lines in the terminal: where they may be broken."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from aerodrome.cli import screen
from aerodrome.games import GAMES


def wrapped(text: str, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, theme=screen.THEME)
    return [line.plain.rstrip(" ") for line in Text(text).wrap(console, width)]


def test_a_line_is_broken_at_spaces() -> None:
    assert wrapped("deux mots et encore deux", 10) == ["deux mots", "et encore", "deux"]


@pytest.mark.parametrize("space", ["\u202f", "\u00a0"])
def test_a_line_is_never_broken_at_a_no_break_space(space: str) -> None:
    assert wrapped(f"un choix{space}: le dernier", 9) == ["un", f"choix{space}:", "le", "dernier"]


@pytest.mark.parametrize("width", [30, 50, 80])
def test_no_line_of_the_french_rules_begins_with_punctuation(width: int) -> None:
    for rule in GAMES["aerion"].rulebook:
        for line in wrapped(rule.text("fr"), width):
            assert not line.startswith((":", ";", "!", "?", "»")), line
