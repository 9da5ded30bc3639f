"""The rules of Etherium, chapter by chapter as in the rulebook."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.chapters import Chapters

from ..table import BOOK
from . import (
    collection,
    conflicts,
    connection,
    end,
    execution,
    flash_cards,
    flight,
    hand,
    movement,
    payment,
    pillage,
    programming,
    rolls,
    season,
    set_up,
    supply,
    theft,
    transformation,
    upgrades,
)

# Verbs stand in the order of their ids, on which records depend; steps stand in that of their numbers.
CHAPTERS: Final = Chapters(
    verbs=(
        *(programming.TOKEN, movement.MOVE, collection.COLLECT, upgrades.UPGRADE),
        *(transformation.ETHERISE, transformation.CARDS, transformation.CAPACITY, transformation.BUY_BOOSTER),
        connection.CONNECT,
        *(supply.TAKE, payment.PAY, theft.VICTIM, theft.STEAL),
        *(execution.PASS, flash_cards.PLAY),
        *(rolls.REROLL, rolls.USE_FATE, rolls.ADD_GUIDE),
        *(conflicts.RESOLVE, conflicts.SACK, flight.FLEE),
        hand.DISCARD,
        *(set_up.LAY_LARGE, set_up.LAY_MEDIUM, set_up.LAY_SMALL, set_up.LAY_CITY),
    ),
    steps=(
        *(end.OVER, set_up.LAY, hand.KEEP),
        *(season.VOYAGE_STEP, season.SEASON, flash_cards.SEASON_FLASH),
        *(programming.PROGRAM, flash_cards.NUMBER_FLASH, execution.ACT, execution.AFTER_FLASH),
        *(supply.TAKING, payment.PAYING, theft.CHOOSE_VICTIM, theft.STEALING),
        *(flash_cards.EFFECT, rolls.ROLLED, rolls.LOW, hand.LOSE_CARD),
        *(conflicts.ORDER, conflicts.FIGHT),
        *(flight.DISCIPLINE_STEP, pillage.HIDEOUT_STEP, flight.SPOILS_STEP, flight.FLIGHT),
        *(flash_cards.END_FLASH, hand.LIMIT, season.SEASON_PAID),
    ),
    room=128,
)
BOOK.chapters = CHAPTERS
