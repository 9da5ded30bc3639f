"""What Etherium says, at the table and in errors about data from outside."""

from __future__ import annotations

from functools import partial
from importlib.resources import files

from aerodrome.kernel import BadInput, Texts
from aerodrome.kernel.texts import FOLDER

_HERE = files("aerodrome.games.etherium")
FOLDERS = (FOLDER, _HERE.joinpath("texts"))
TEXTS = Texts(FOLDERS)
CATALOGUE_TEXTS = Texts((*FOLDERS, _HERE.joinpath("catalogue_texts")))
"""With the words for the catalogue, which nobody needs at the table."""
bad_input = partial(BadInput, texts=TEXTS)
"""The error with a message `etherium-error-…`."""
