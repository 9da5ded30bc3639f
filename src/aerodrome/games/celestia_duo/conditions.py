"""Conditions that several chapters of Celestia Duo ask about: each returns 0, or the rule that forbids something.

This module is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from . import rule
from .cards import CREW, GOLD, KINDS, RECRUIT, STAGES, USED
from .dice import is_part
from .layout import CREW_AT, DISCARD_AT, REWARD_AT, STAGE_DECK_AT
from .step import BOARDING, SHOP

if TYPE_CHECKING:
    from .table import Table

# What Gold buys
BUY_CARDS: Final[i64] = 0
BUY_SMOKE: Final[i64] = 1
BUY_REACTIVATION: Final[i64] = 2


# Stops


def why_not_stop(table: Table) -> i64:
    if table.turn == 1:
        return rule.BRIEFING_FIRST_TURN
    if table.sum_of(STAGE_DECK_AT, STAGES) == 0:
        return rule.STOP_NO_STAGE_LEFT
    return 0


# The crew


def why_not_aboard(table: Table, crew: i64) -> i64:
    if not table.is_aboard(crew):
        return rule.CREW_ABOARD
    return 0


def why_not_active(table: Table, crew: i64) -> i64:
    number = why_not_aboard(table, crew)
    if number == 0 and not table.is_active(crew):
        return rule.CREW_TIRED
    return number


def why_not_crew(table: Table, crew: i64) -> i64:
    """The rule that keeps a crew member from acting, whatever the moment."""
    number = why_not_active(table, crew)
    if number == 0 and table.crew_is_banned():
        return rule.ASSAULT_NO_CREW
    return number


def has_tired_crew(table: Table) -> bool:
    for crew in range(CREW):
        if table.cells[CREW_AT + crew] == USED:
            return True
    return False


# Dice and cards


def why_not_smoke(table: Table) -> i64:
    """The rule that keeps dice from being rerolled, whichever they are."""
    if table.smoke_is_banned():
        return rule.ASSAULT_NO_SMOKE
    if table.smoke == 0:
        return rule.SMOKE_NEEDED
    return 0


def why_not_dice(table: Table, dice: i64) -> i64:
    """Dice can be chosen when they are among those that lie there."""
    if not is_part(dice, table.dice):
        return rule.DICE_SHOWN
    return 0


def why_not_beat(table: Table, face: i64) -> i64:
    """A die is beaten when it shows the face."""
    if table.shows(face) == 0:
        return rule.COMBAT_DIE_THERE
    return 0


def why_not_show(table: Table, kind: i64) -> i64:
    """A card is shown when the player holds it."""
    if table.holds(kind) == 0:
        return rule.HAND_HAS_CARD
    return 0


# Cards to share, the hold, Gold


def why_not_share(table: Table) -> i64:
    """Cards are shared while one is left that could be drawn, after a reshuffle if need be."""
    if table.deck_size() + table.sum_of(DISCARD_AT, KINDS) == 0:
        return rule.SHARE_NO_CARDS_LEFT
    return 0


def needs_room(table: Table) -> bool:
    """Whether a reward is left that goes into the hold."""
    return table.cells[REWARD_AT + GOLD] > 0 or table.cells[REWARD_AT + RECRUIT] > 0


def has_something_else(table: Table) -> bool:
    """Whether the hold has anything that could give way to what is offered."""
    if table.offers_smoke != 0:
        return table.cargo() > table.smoke
    return table.cargo() > table.gold


def price(table: Table, what: i64) -> i64:
    """What a purchase costs, in Gold."""
    if what == BUY_REACTIVATION:
        return table.setting.facts.pirate_reactivation[table.pirate]
    return 1


def why_not_buy(table: Table, what: i64) -> i64:
    """A city sells cards and Smoke; before the boarding there are cards, and the crew is reactivated."""
    if what == BUY_SMOKE and table.step == BOARDING:
        return rule.BOARDING_NO_SMOKE_SOLD
    if what == BUY_REACTIVATION and table.step == SHOP:
        return rule.STOP_REACTIVATION_NOT_SOLD
    if table.gold < price(table, what):
        return rule.GOLD_NEEDED
    if what == BUY_CARDS:
        return why_not_share(table)
    if what == BUY_REACTIVATION and not has_tired_crew(table):
        return rule.BOARDING_ALL_ACTIVE
    return 0
