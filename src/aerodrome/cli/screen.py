"""The terminal: what it can show, and the palette of the table."""

from __future__ import annotations

import re
import sys
from typing import IO, NamedTuple, cast

from rich import _wrap
from rich.console import Console
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
    arrow: str = "→"


PLAIN_GLYPHS = Glyphs("*", "x", "-", ">")


def glyphs_for(console: Console) -> Glyphs:
    """The signs that the terminal's encoding can show."""
    try:
        "".join(Glyphs()).encode(console.encoding)
    except (UnicodeError, LookupError):
        return PLAIN_GLYPHS
    return Glyphs()


# A sign that Unicode has and many terminals have not, and one that looks about the same.
_SIGNS = str.maketrans("╭╮╰╯─│●○✓✗▸►◄▲△✦✧—·→⌂★\N{MULTIPLICATION SIGN}“”’", '++++-|oo*x>><^.*.-->@*x""\'')


def shown_on(console: Console, text: str) -> str:
    """A text of a drawing with the signs that the terminal's encoding can show."""
    try:
        text.encode(console.encoding)
    except (UnicodeError, LookupError):
        return text.translate(_SIGNS).encode("ascii", "replace").decode()
    return text


def console(*, stderr: bool = False) -> Console:
    """A console for this terminal. What its encoding cannot show becomes a question mark, never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    stream = cast("IO[str]", sys.stderr if stderr else sys.stdout)
    return Console(theme=THEME, file=stream, highlight=False, markup=False, emoji=False)
