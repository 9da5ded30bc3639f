"""What Aerion says, at the table and in errors about data from outside."""

from __future__ import annotations

from aerodrome.kernel.texts import GameTexts

_SAID = GameTexts("aerodrome.games.aerion", "expansions/texts")
FOLDERS = _SAID.folders
TEXTS, CATALOGUE_TEXTS, bad_input = _SAID.table, _SAID.catalogue, _SAID.bad_input
