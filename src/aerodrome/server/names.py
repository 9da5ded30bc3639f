"""What people write, a name or a line of a chat: short, visible, and unable to disturb the text around it."""

from __future__ import annotations

import unicodedata

from aerodrome.kernel import Game
from aerodrome.protocol import Refused
from aerodrome.protocol.messages import Chat

MOST_CHARACTERS = 32
MOST_IN_A_LINE = 200
MOST_MARKS = 3
_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"
# Letters and signs without ink, which Unicode nevertheless calls printable.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")


def clean_name(name: str) -> str:
    """The name as it is kept and shown; one that cannot be shown safely is refused.

    Control characters, invisible ones and those that change the direction of writing are not printable; piles of
    marks would run over the neighbours.
    """
    clean = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(clean) <= MOST_CHARACTERS:
        raise Refused("bad-input", "server-error-name-length", most=MOST_CHARACTERS)
    if not _is_safe(clean):
        raise Refused("bad-input", "server-error-name")
    return clean


def clean_line(text: str) -> str:
    """A line of a chat as it is kept and shown, on one line; one that cannot be shown safely is refused."""
    clean = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(clean) <= MOST_IN_A_LINE:
        raise Refused("bad-input", "server-error-line-length", most=MOST_IN_A_LINE)
    # What joins two signs into one is invisible by itself and does no harm in between.
    shown = clean.replace(_JOINER, "").replace(_AS_PICTURE, "")
    if not _is_safe(shown):
        raise Refused("bad-input", "server-error-line")
    return clean


def check_said(game: Game, said: Chat) -> None:
    """Refuse to say nothing or two things at once, a call that the game does not have, or to point at nothing of it."""
    is_one = (said.text is None) != (said.call is None)
    is_known = said.call is None or said.call in game.calls
    is_there = said.piece is None or (said.call is not None and said.piece in game.vocabulary.pieces)
    if not (is_one and is_known and is_there):
        raise Refused("bad-input", "server-error-call")


def _is_safe(text: str) -> bool:
    has_ink = any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
    return text.isprintable() and _BLANK.isdisjoint(text) and has_ink and not _is_piled(text)


def _is_piled(name: str) -> bool:
    """Whether more marks follow each other than any writing needs, or one stands before everything else."""
    marks = MOST_MARKS
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False
