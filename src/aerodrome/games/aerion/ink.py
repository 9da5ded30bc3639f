"""What pictures of Aerion's table are made of: the strokes of all games, and Aerion's own cards."""

from __future__ import annotations

from aerodrome.kernel.ink import (
    ALARM,
    BRASS,
    INK,
    MIST,
    NIGHT,
    PAPER,
    box,
    dashed,
    fitted,
    gap,
    pile,
    size_for,
    symbol,
    text,
)

from .sentences import Speaker
from .symbols import CARDS

__all__ = [
    "ALARM",
    "BRASS",
    "INK",
    "MIST",
    "NIGHT",
    "PAPER",
    "box",
    "card",
    "card_symbol",
    "chip",
    "dashed",
    "fitted",
    "gap",
    "pile",
    "size_for",
    "symbol",
    "text",
    "tint",
]

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


def chip(kind: str, words: str, x: float, y: float, width: float, speaker: Speaker) -> str:
    """A card written out, with a small symbol."""
    return (
        box(x, y, width, 26, tint(speaker.group_of(kind)))
        + card_symbol(kind, x + 5, y + 3, 20, PAPER)
        + text(x + 30, y + 18, words, size_for(words, width - 36, 14), INK)
    )
