"""Looks over catalogues that visitors send, before they are parsed: what would be costly to parse is refused."""

from __future__ import annotations

import re
from typing import Final

from aerodrome.protocol import Refused

MOST_LINES: Final = 5_000
LONGEST_LINE: Final = 2_000
MOST_PARTS: Final = 8
MOST_DEPTH: Final = 8

_PART: Final = r"""(?:[\w"'-]+[ \t]*\.[ \t]*)"""
_PARTS: Final = re.compile(f"{_PART}{{{MOST_PARTS}}}")


def check_catalogue(text: str) -> None:
    """Refuse a catalogue with too many or too long lines, keys of many parts, or deep nesting."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Refused("bad-input", "server-error-catalogue-lines", most=MOST_LINES)
    depth = 0
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise Refused("bad-input", "server-error-catalogue-line", line=number, most=LONGEST_LINE)
        if line.lstrip().startswith("#"):
            continue
        if _PARTS.search(line):
            raise Refused("bad-input", "server-error-catalogue-keys", line=number, most=MOST_PARTS)
        depth = _depth(line, depth, number)


def _depth(line: str, depth: int, number: int) -> int:
    """How many brackets are open after a line; those inside texts count too, which only makes it stricter."""
    for letter in line:
        depth += (letter in "[{") - (letter in "]}")
        if depth > MOST_DEPTH:
            raise Refused("bad-input", "server-error-catalogue-nested", line=number, most=MOST_DEPTH)
    return max(depth, 0)
