"""What can be said in Celestia Duo: phrases in talk windows, statements as a reward. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from . import step
from .cards import AUGUSTA, BABA, CREW_NAMES, KIND_NAMES, KUBLAI, LUDVIG, MAMA, OLGA, RHETT, SHUKI

CONTINUE: Final = 0
STOP: Final = 1
USE_SMOKE: Final = 2
KEEP_SMOKE: Final = 3
YOU_FIRST: Final = 4
ME_FIRST: Final = 5
BUY_CARDS: Final = 6
BUY_SMOKE: Final = 7
REACTIVATE: Final = 8
SAVE_GOLD: Final = 9
SPARE_GOLD: Final = 10
SPARE_SMOKE: Final = 11
SPARE_CREW: Final = 12
TAKE_IT: Final = 13
LEAVE_IT: Final = 14
MEET_WEAKEST: Final = 15
MEET_RICHEST: Final = 16
MEET_FASTEST: Final = 17
USE_CREW: Final = 18  # + crew member
AGREE: Final = 26
DISAGREE: Final = 27
PHRASES: Final = 28
PHRASE_NAMES: Final = (
    *("continue", "stop", "use-smoke", "keep-smoke", "you-first", "me-first"),
    *("buy-cards", "buy-smoke", "reactivate", "save-gold", "spare-gold", "spare-smoke", "spare-crew"),
    *("take-it", "leave-it", "meet-weakest", "meet-richest", "meet-fastest"),
    *[f"use-{crew}" for crew in CREW_NAMES],
    *("agree", "disagree"),
)

# Statements about the own hand, the reward of some ambushes.
HAVE: Final = 0  # + kind
HAVE_NOT: Final = 6  # + kind
ALL_KINDS: Final = 12
NOTHING: Final = 13  # the chance is not used
STATEMENT_NAMES: Final = (
    *[f"have {kind}" for kind in KIND_NAMES],
    *[f"have-not {kind}" for kind in KIND_NAMES],
    "all-kinds",
    "nothing",
)

_ABOUT: Final = {
    step.BRIEFING: (CONTINUE, STOP, USE_CREW + OLGA, USE_CREW + BABA),
    step.BABA: (MEET_WEAKEST, MEET_RICHEST, MEET_FASTEST),
    step.DICE: (USE_SMOKE, KEEP_SMOKE, USE_CREW + AUGUSTA, USE_CREW + KUBLAI, USE_CREW + RHETT),
    step.LOAD: (SPARE_GOLD, SPARE_SMOKE, SPARE_CREW, TAKE_IT, LEAVE_IT),
    step.START: (YOU_FIRST, ME_FIRST, USE_CREW + LUDVIG, USE_CREW + MAMA, USE_CREW + SHUKI),
    step.SHARE: (YOU_FIRST, ME_FIRST),
    step.RESOURCES: (SPARE_GOLD, SPARE_SMOKE, SPARE_CREW),
    step.REWARDS: (SPARE_GOLD, SPARE_SMOKE, SPARE_CREW, TAKE_IT, LEAVE_IT),
    step.SHOP: (BUY_CARDS, BUY_SMOKE, SAVE_GOLD),
    step.BOARDING: (BUY_CARDS, REACTIVATE),
}
# The steps in which the players may talk, if there is anything to decide; in all others they are silent.
TALK: Final = tuple(_ABOUT)
IS_TALK: Final = [at in TALK for at in range(len(step.NAMES))]
TALK_NAMES: Final = tuple([step.NAMES[at] for at in TALK])
# [step, phrase] whether a phrase is about what is decided at a step
FITS: Final = [phrase in _ABOUT.get(at, ()) for at in range(len(step.NAMES)) for phrase in range(PHRASES)]
# The phrases about a step and the two answers, step after step, so that no others need be looked at.
AT: Final = [sorted((*_ABOUT.get(at, ()), AGREE, DISAGREE)) for at in range(len(step.NAMES))]
ABOUT: Final = vec[i64]([phrase for about in AT for phrase in about])
ABOUT_START: Final = vec[i64]([sum(len(about) for about in AT[:at]) for at in range(len(step.NAMES) + 1)])
