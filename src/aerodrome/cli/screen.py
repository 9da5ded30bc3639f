"""The terminal: what it can show, and the palette of the table."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from typing import IO, NamedTuple, cast

from rich import _wrap
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

# rich takes every kind of space for a place to break a line at. French puts a no-break space before : ; ! and ?
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

# Tones that can be read on a dark terminal and on a light one.
THEME = Theme(
    {
        "title": "bold color(136)",
        "sky": "color(37)",
        "label": "color(37)",
        "quiet": "color(245)",
        "good": "bold color(35)",
        "bad": "color(167)",
        "key": "bold",
        "strong": "bold",
        "talk": "bold reverse color(30)",
        "silence": "bold reverse color(131)",
    }
)


class Glyphs(NamedTuple):
    """The signs of menus and pages. Each is one cell wide; none is the only carrier of a meaning."""

    ready: str = "✓"
    refused: str = "✗"
    dash: str = "—"


PLAIN_GLYPHS = Glyphs("*", "x", "-")


def can_show(text: str, encoding: str) -> bool:
    """Whether an encoding has all signs of a text."""
    try:
        text.encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True


def glyphs_for(console: Console) -> Glyphs:
    """The signs that the terminal's encoding can show."""
    return Glyphs() if can_show("".join(Glyphs()), console.encoding) else PLAIN_GLYPHS


# A sign that Unicode has and many terminals have not, and one that looks about the same.
_SIGNS = str.maketrans("╭╮╰╯─│●○✓✗▸►◄▲△✦✧—·→⌂★\N{MULTIPLICATION SIGN}“”’", '++++-|oo*x>><^.*.-->@*x""\'')


def shown_on(console: Console, text: str) -> str:
    """A text of a drawing with the signs that the terminal's encoding can show."""
    if can_show(text, console.encoding):
        return text
    return text.translate(_SIGNS).encode("ascii", "replace").decode()


def console(*, stderr: bool = False) -> Console:
    """A console for this terminal. What its encoding cannot show becomes a question mark, never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    stream = cast("IO[str]", sys.stderr if stderr else sys.stdout)
    return Console(theme=THEME, file=stream, highlight=False, markup=False, emoji=False)


def paragraphs(*lines: tuple[str, str]) -> RenderableType:
    """Sentences below each other, each with its style, a little away from the edge."""
    return Group(*(Padding(Text(line, style), (0, 1)) for line, style in lines))


def indented(*lines: str | Text) -> RenderableType:
    """Sentences of a page below each other."""
    return Group(*(Padding(line if isinstance(line, Text) else Text(line), (0, 2)) for line in lines))


def pairs(rows: Iterable[tuple[Text, str | Text]]) -> Table:
    """Two columns: names, and what is said of them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, said in rows:
        grid.add_row(name, said)
    return grid
