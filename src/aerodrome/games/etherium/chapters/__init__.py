"""The rules of Etherium, chapter by chapter as in the rulebook. This module is compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.chapters import Chapters

from ..table import BOOK
from .collection import COLLECT
from .conflicts import FIGHT, ORDER, RESOLVE, SACK
from .connection import CONNECT
from .end import OVER
from .execution import ACT, AFTER_FLASH, PASS
from .flash_cards import EFFECT, END_FLASH, NUMBER_FLASH, PLAY, SEASON_FLASH
from .flight import DISCIPLINE_STEP, FLEE, FLIGHT, SPOILS_STEP
from .hand import DISCARD, KEEP, LIMIT, LOSE_CARD
from .movement import MOVE
from .payment import PAY, PAYING
from .pillage import HIDEOUT_STEP
from .programming import PROGRAM, TOKEN
from .rolls import ADD_GUIDE, LOW, REROLL, ROLLED, USE_FATE
from .season import SEASON, SEASON_PAID, VOYAGE_STEP
from .set_up import LAY, LAY_CITY, LAY_LARGE, LAY_MEDIUM, LAY_SMALL
from .supply import TAKE, TAKING
from .theft import CHOOSE_VICTIM, STEAL, STEALING, VICTIM
from .transformation import BUY_BOOSTER, CAPACITY, CARDS, ETHERISE
from .upgrades import UPGRADE

# All kinds of actions, in the order of their ids: records depend on it.
VERBS: Final = (
    TOKEN,
    MOVE,
    COLLECT,
    UPGRADE,
    ETHERISE,
    CARDS,
    CAPACITY,
    BUY_BOOSTER,
    CONNECT,
    TAKE,
    PAY,
    VICTIM,
    STEAL,
    PASS,
    PLAY,
    REROLL,
    USE_FATE,
    ADD_GUIDE,
    RESOLVE,
    SACK,
    FLEE,
    DISCARD,
    LAY_LARGE,
    LAY_MEDIUM,
    LAY_SMALL,
    LAY_CITY,
)
# All steps, by their number.
STEPS: Final = (
    OVER,
    LAY,
    KEEP,
    VOYAGE_STEP,
    SEASON,
    SEASON_FLASH,
    PROGRAM,
    NUMBER_FLASH,
    ACT,
    AFTER_FLASH,
    TAKING,
    PAYING,
    CHOOSE_VICTIM,
    STEALING,
    EFFECT,
    ROLLED,
    LOW,
    LOSE_CARD,
    ORDER,
    FIGHT,
    DISCIPLINE_STEP,
    HIDEOUT_STEP,
    SPOILS_STEP,
    FLIGHT,
    END_FLASH,
    LIMIT,
    SEASON_PAID,
)
CHAPTERS: Final = Chapters(VERBS, STEPS, room=128)
BOOK.chapters = CHAPTERS
