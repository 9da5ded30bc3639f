"""What is being decided. Written by `./go numbers` from fields.toml."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel import declarations

OVER: Final = 0
START: Final = 1  # the six dice are about to be rolled
ROLL: Final = 2  # phase 1, after a roll
REROLL: Final = 3  # a card has been paid: which dice?
PLACE: Final = 4  # phase 2, an acquired card awaits its place
REPLENISH: Final = 5  # phase 3, before the cards are revealed
CLOSE: Final = 6  # the cards are revealed, and something may still be used before the turn ends
RETRIEVE: Final = 7  # a Book has been discarded: which cards return to their deck?

NAMES: Final = declarations.step_names("aerodrome.games.aerion")
