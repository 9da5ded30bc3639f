"""The terminal: what it can show, and the palette of the table."""

from __future__ import annotations

import codecs
import io
import re
import sys
from collections.abc import Iterable
from typing import IO, cast

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


READY, REFUSED, DASH = "✓", "✗", "—"
"""The signs of menus and pages. Each is one cell wide; none is the only carrier of a meaning."""
# A sign that Unicode has and many terminals have not, and one that looks about the same.
_SIGNS = str.maketrans("╭╮╰╯─│●○✓✗▸►◄▲△✦✧—·→⌂★\N{MULTIPLICATION SIGN}“”’", '++++-|oo*x>><^.*.-->@*x""\'')
LOOK_ALIKE = "aerodrome-look-alike"
"""How a stream treats what its encoding cannot show: a sign that looks alike, else a question mark, never an error."""


def _look_alike(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return missing.translate(_SIGNS).encode("ascii", "replace").decode(), error.end


codecs.register_error(LOOK_ALIKE, _look_alike)


def can_show(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True


def console(*, stderr: bool = False) -> Console:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else LOOK_ALIKE)
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
