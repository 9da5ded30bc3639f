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
BOOK_RESERVE: Final = 510
REJECT: Final = 511
BOOK_RETRIEVE: Final = 512  # + deck
ENOUGH: Final = 518
MOVE: Final = 519  # + (deck * ELEMENTS + kind) * WORKSHOPS + workshop
REPLENISH: Final = 717
END_TURN: Final = 718
TAKE: Final = 719  # + Element, then the kinds of expansions that can be retrieved; their own actions follow
MOST: Final = 2048  # no game put together has more
