"""The Flash cards of the box."""

from __future__ import annotations

from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import FLASH_NAMES

ALL_CARDS = [
    name for name, copies in zip(FLASH_NAMES, GAME.catalogue.facts.flash_copies, strict=True) for _ in range(copies)
]
"""Every card by its name, as often as it is there."""
