"""The actions of Celestia Duo as dense ids, range by range; `vocabulary` names them. This module is compiled."""

from __future__ import annotations

from typing import Final

SAY: Final = 0  # + phrase
READY: Final = 28
CONTINUE: Final = 29
STOP: Final = 30
USE: Final = 31  # + which of `cards.SUMMONED`
LAY: Final = 36  # + ambush card
SMOKE: Final = 64  # + the dice rerolled - 1, see `dice`
AUGUSTA: Final = 273  # + face * 5 + which of the five other faces
VALIDATE: Final = 303
DONE: Final = 304
VICTIM: Final = 305  # + 0 the Captain, 1 the partner
LOSE: Final = 307  # + kind
DEACTIVATE: Final = 313  # + crew member
START: Final = 321  # + 0 the Captain, 1 the partner
MATCH: Final = 323  # + symbol
JOKER: Final = 328  # + symbol
PAIR: Final = 333  # + symbol * 5 + kind of the pair
MAMA: Final = 358  # + symbol * 4 + which of the four other symbols
FLAG: Final = 378  # + kind
LUDVIG: Final = 384  # + symbol
LUDVIG_JOKER: Final = 389  # + symbol
LUDVIG_MAMA: Final = 394  # + symbol * 4 + which of the four other symbols
GRAPPLE: Final = 414
CANNOT: Final = 415
FIRST: Final = 416  # + 0 the Captain, 1 the partner
TAKE: Final = 418  # + kind
TAKE_HIDDEN: Final = 424
PASS: Final = 425
CLAIM: Final = 426  # + reward
TELL: Final = 430  # + statement
DROP_GOLD: Final = 444
DROP_SMOKE: Final = 445
DROP_CREW: Final = 446  # + crew member
RECLAIM: Final = 454  # + kind
BUY_CARDS: Final = 460
BUY_SMOKE: Final = 461
BUY_REACTIVATION: Final = 462
ACTIONS: Final = 463
