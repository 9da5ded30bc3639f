"""What pictures of Aerion's table are made of: text, boxes, symbols, cards, piles. Each is a piece of SVG."""

from __future__ import annotations

from html import escape

from .sentences import Speaker
from .symbols import CARDS, Symbol

INK, PAPER, BRASS, MIST, NIGHT = "#22302f", "#f4ead2", "#d8aa55", "#cfe3dd", "#173c45"
ALARM = "#a83a28"
TINTS = {
    "blueprint": "#a9cfd6",
    "material": "#d9c08a",
    "crew": "#e3aa92",
    "book": "#c3b4d6",
    "hourglass": "#e6d27a",
    "bird": "#b7c9a0",
    "worker": "#dca66f",
    "egg": "#efe3c6",
    "factory": "#b5bccb",
}
OTHER_TINT = "#c9c9bb"


def tint(group: str) -> str:
    """The colour of a class of cards; the word beside it says the same."""
    return TINTS.get(group, OTHER_TINT)


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


def card_symbol(kind: str, x: float, y: float, size: float, fill: str) -> str:
    """The picture of a kind of card; one that nobody has drawn has none, and its name says what it is."""
    return symbol(CARDS[kind], x, y, size, fill) if kind in CARDS else ""


def card(kind: str, x: float, y: float, width: float, height: float, speaker: Speaker, note: str = "") -> str:
    """A card face up: a large symbol, its name, its class. A note beside the class is a warning."""
    colour = tint(speaker.group_of(kind))
    below, tone = (ALARM, PAPER) if note else (colour, INK)
    words = f"{speaker.card_class(kind)} · {note}" if note else speaker.card_class(kind)
    size = min(width - 16, height - 60)
    named = 16 if width > 100 else 13
    return (
        box(x, y, width, height, PAPER)
        + box(x + 5, y + height - 46, width - 10, 41, below, "none")
        + card_symbol(kind, x + (width - size) / 2, y + 9, size, colour)
        + fitted(x + width / 2, y + height - 27, speaker.card(kind), width - 14, named, tone, bold=True)
        + fitted(x + width / 2, y + height - 11, words, width - 14, 13, tone)
    )


def pile(x: float, y: float, size: int, label: str, fill: str) -> str:
    """A small pile of cards, as high as it has cards, with its count in words."""
    cards = "".join(box(x + 12 - at * 1.5, y + 12 - at * 1.5, 40, 28, fill) for at in range(min(size, 8)))
    empty = box(x + 12, y + 12, 40, 28, "none", MIST, ' stroke-dasharray="4 4" opacity=".6"')
    return (cards or empty) + text(x + 32, y + 57, label, 14, anchor="middle")


def chip(kind: str, words: str, x: float, y: float, width: float, speaker: Speaker) -> str:
    """A card written out, with a small symbol."""
    return (
        box(x, y, width, 26, tint(speaker.group_of(kind)))
        + card_symbol(kind, x + 5, y + 3, 20, PAPER)
        + text(x + 30, y + 18, words, size_for(words, width - 36, 14), INK)
    )
