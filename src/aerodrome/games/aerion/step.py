"""The steps of a turn of Aerion: what is being decided. This module is compiled."""

from __future__ import annotations

from typing import Final

OVER: Final = 0
START: Final = 1  # the six dice are about to be rolled
ROLL: Final = 2  # phase 1, after a roll
REROLL: Final = 3  # a card has been paid: which dice?
PLACE: Final = 4  # phase 2, an acquired card awaits its place
REPLENISH: Final = 5  # phase 3, before the cards are revealed
CLOSE: Final = 6  # the cards are revealed, and something may still be used before the turn ends
# From here on, a step must be brought to its end; only the Reserve can be used meanwhile.
RETRIEVE: Final = 7  # a Book has been discarded: which cards return to their deck?
ADDED: Final = 8  # this one and those after it belong to expansions
MOST: Final = 32  # no game put together has more

OPEN: Final = (START, ROLL, REROLL, PLACE, REPLENISH, CLOSE)  # nothing must be brought to its end
ALL: Final = tuple(range(START, MOST))
