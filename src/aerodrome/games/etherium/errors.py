"""What is wrong with data from outside, in the words of Etherium's own texts."""

from __future__ import annotations

from importlib.resources import files

from aerodrome.kernel import BadInput, Texts
from aerodrome.kernel.errors import Said

FOLDERS = (files("aerodrome").joinpath("texts"), files("aerodrome.games.etherium").joinpath("texts"))
TEXTS = Texts(FOLDERS)


def bad_input(key: str, **values: Said) -> BadInput:
    """The error with this message, one of `etherium-error-…`."""
    return BadInput(key, texts=TEXTS, **values)
