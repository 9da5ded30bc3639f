"""The actions of Celestia Duo as dense ids, range by range; `vocabulary` names them. This module is compiled."""

from __future__ import annotations

from typing import Final

SAY: Final = 0  # + phrase
READY: Final = 23
CONTINUE: Final = 24
STOP: Final = 25
USE: Final = 26  # + which of `cards.SUMMONED`
LAY: Final = 31  # + ambush card
SMOKE: Final = 59  # + the dice rerolled - 1, see `dice`
AUGUSTA: Final = 268  # + face * 5 + which of the five other faces
VALIDATE: Final = 298
DONE: Final = 299
VICTIM: Final = 300  # + 0 the Captain, 1 the partner
LOSE: Final = 302  # + kind
DEACTIVATE: Final = 308  # + crew member
START: Final = 316  # + 0 the Captain, 1 the partner
MATCH: Final = 318  # + symbol
JOKER: Final = 323  # + symbol
PAIR: Final = 328  # + symbol * 5 + kind of the pair
MAMA: Final = 353  # + symbol * 4 + which of the four other symbols
FLAG: Final = 373  # + kind
LUDVIG: Final = 379  # + symbol
LUDVIG_JOKER: Final = 384  # + symbol
GRAPPLE: Final = 389
CANNOT: Final = 390
FIRST: Final = 391  # + 0 the Captain, 1 the partner
TAKE: Final = 393  # + kind
TAKE_HIDDEN: Final = 399
PASS: Final = 400
CLAIM: Final = 401  # + reward
TELL: Final = 405  # + statement
DROP_GOLD: Final = 419
DROP_SMOKE: Final = 420
DROP_CREW: Final = 421  # + crew member
RECLAIM: Final = 429  # + kind
BUY_CARDS: Final = 435
BUY_SMOKE: Final = 436
BUY_REACTIVATION: Final = 437
ACTIONS: Final = 438
