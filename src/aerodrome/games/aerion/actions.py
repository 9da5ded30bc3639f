"""The actions of Aerion as dense ids, range by range; `vocabulary` names them. This module is compiled."""

from __future__ import annotations

from typing import Final

ROLL: Final = 0
KEEP: Final = 1  # + hand kept
DISCARD: Final = 463  # + deck
LET_GO: Final = 469
BOOK_REROLLS: Final = 470
PIXIE: Final = 471  # + from * 5 + which of the five other faces
ACQUIRE: Final = 501  # + deck
PLACE: Final = 507  # + workshop
BOOK_RESERVE: Final = 509
REJECT: Final = 510
BOOK_RETRIEVE: Final = 511  # + deck
TAKE: Final = 517  # + kind
ENOUGH: Final = 528
MOVE: Final = 529  # + (deck * ELEMENTS + kind) * WORKSHOPS + workshop
REPLENISH: Final = 661
COUNT: Final = 662
