"""Every rule of Etherium by its id, as `rules.toml` lists them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aerodrome.kernel import Rulebook

from .errors import TEXTS

RULEBOOK: Final = Rulebook.read(files("aerodrome.games.etherium").joinpath("rules.toml"), TEXTS, "etherium")
