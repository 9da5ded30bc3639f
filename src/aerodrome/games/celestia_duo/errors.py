"""What is wrong with data from outside, in the words of Celestia Duo's own texts."""

from __future__ import annotations

from importlib.resources import files

from aerodrome.kernel import BadInput, Texts
from aerodrome.kernel.errors import Said

_HERE = files("aerodrome.games.celestia_duo")
FOLDERS = (files("aerodrome").joinpath("texts"), _HERE.joinpath("texts"))
TEXTS = Texts(FOLDERS)
CATALOGUE_TEXTS = Texts((*FOLDERS, _HERE.joinpath("catalogue_texts")))
"""With the words for the catalogue, which nobody needs at the table."""


def bad_input(key: str, **values: Said) -> BadInput:
    """The error with this message, one of `celestia-duo-error-…`."""
    return BadInput(key, texts=TEXTS, **values)
