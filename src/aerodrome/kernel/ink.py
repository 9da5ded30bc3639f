"""What pictures of a table are made of: text, boxes, symbols, piles. Each is a piece of SVG that needs nothing else."""

from __future__ import annotations

import textwrap
from html import escape

Symbol = tuple[tuple[str, bool], ...]
"""Paths in a square of 64 by 64, and whether each is filled."""

INK, PAPER, BRASS, MIST, NIGHT = "#22302f", "#f4ead2", "#d8aa55", "#cfe3dd", "#173c45"
ALARM = "#a83a28"


def text(
    x: float, y: float, words: str, size: int = 16, fill: str = PAPER, anchor: str = "start", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'
    )


def fitted(x: float, y: float, words: str, width: float, size: int = 16, fill: str = PAPER, bold: bool = False) -> str:
    """A centred text in a size at which it is not wider than this."""
    return text(x, y, words, size_for(words, width, size, bold=bold), fill, "middle", bold)


def size_for(words: str, width: float, size: int, *, bold: bool = False) -> int:
    """The largest size up to this one at which the words are not wider than that, in any usual serif font."""
    ems = sum(0.8 if letter.isupper() or letter in "+►▲" else 0.56 for letter in words) * (1.08 if bold else 1)
    while size > 8 and ems * size > width:
        size -= 1
    return size


def written(
    words: str, x: float, y: float, width: float, size: int, fill: str = PAPER, *, bold: bool = False
) -> tuple[str, float]:
    """Words over as many lines as they need from this base line on; and the base line after them."""
    across = int(width / (size * (0.54 if bold else 0.5)))
    lines = textwrap.wrap(words, across)
    drawn = [text(x, y + at * (size + 5), line, size, fill, bold=bold) for at, line in enumerate(lines)]
    return "".join(drawn), y + len(lines) * (size + 5)


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = BRASS, more: str = "") -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="9" fill="{fill}" stroke="{stroke}"{more}/>'


def dashed(x: float, y: float, width: float, height: float) -> str:
    return box(x, y, width, height, "none", MIST, ' stroke-dasharray="5 5" opacity=".6"')


def gap(x: float, y: float, width: float, height: float, words: str) -> str:
    """A place with nothing in it."""
    return dashed(x, y, width, height) + fitted(x + width / 2, y + height / 2 + 5, words, width - 6, 14, MIST)


def symbol(drawn: Symbol, x: float, y: float, size: float, fill: str, opacity: float = 1) -> str:
    paths = "".join(f'<path d="{path}" fill="{fill if filled else "none"}"/>' for path, filled in drawn)
    faint = "" if opacity == 1 else f' opacity="{opacity}"'
    return (
        f'<g transform="translate({x} {y}) scale({size / 64:.3f})" stroke="{INK}" stroke-width="2.4" '
        f'stroke-linejoin="round" stroke-linecap="round"{faint}>{paths}</g>'
    )


def pile(x: float, y: float, size: int, label: str, fill: str) -> str:
    """A small pile of cards, as high as it has cards, with its count in words."""
    cards = "".join(box(x + 12 - at * 1.5, y + 12 - at * 1.5, 40, 28, fill) for at in range(min(size, 8)))
    empty = box(x + 12, y + 12, 40, 28, "none", MIST, ' stroke-dasharray="4 4" opacity=".6"')
    return (cards or empty) + text(x + 32, y + 57, label, 14, anchor="middle")
