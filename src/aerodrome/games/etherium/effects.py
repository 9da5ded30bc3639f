"""What a seat can carry out: the action of a token, of a season card or of a Flash card. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from . import rule
from .cards import (
    BUILDING_SITE,
    CAPACITY_SLOT,
    CARDS_SLOT,
    COLLECT_SLOT,
    CONNECT_NOW,
    CONNECT_SLOT,
    ETHER_WIND,
    ETHERISE_SLOT,
    FORCED_MARCH,
    MOST_LEVEL,
    MOVE_FAR,
    PATH_CARD,
    PLACE_ARMY,
    PLACE_COLLECTOR,
    STILL,
    TRANSFORM_ANY,
    UNITS,
    UPGRADE_ANY,
    UPGRADE_SLOT,
)
from .economy import (
    why_not_any_capacity,
    why_not_buy_booster,
    why_not_buy_cards,
    why_not_collect,
    why_not_etherise,
    why_not_upgrade,
)
from .reach import can_move, moves

if TYPE_CHECKING:
    from .table import Table


def why_not_effect(table: Table, seat: i64, effect: i64) -> i64:
    """0 when there is a way to carry out an effect, else a rule that leaves none."""
    if moves(effect):
        return why_not_move_at_all(table, seat, effect)
    if effect < UPGRADE_SLOT:
        return why_not_collect(table, seat, effect - COLLECT_SLOT)
    if effect < ETHERISE_SLOT:
        return why_not_upgrade(table, seat, effect - UPGRADE_SLOT)
    if effect < CONNECT_SLOT:
        return why_not_transform(table, seat, effect)
    number: i64 = 0
    if effect == UPGRADE_ANY:
        for unit in range(UNITS):
            number = why_not_upgrade(table, seat, unit)
            if number == 0:
                return 0
    elif effect == TRANSFORM_ANY:
        for slot in range(ETHERISE_SLOT, CONNECT_SLOT):
            number = why_not_transform(table, seat, slot)
            if number == 0:
                return 0
    return number


def why_not_move_at_all(table: Table, seat: i64, effect: i64) -> i64:
    if can_move(table, seat, effect):
        return 0
    return out_of_reach()


def out_of_reach() -> i64:
    return rule.MOVE_REACH


def why_not_transform(table: Table, seat: i64, slot: i64) -> i64:
    if slot == ETHERISE_SLOT:
        return why_not_etherise(table, seat, 1)
    if slot == CARDS_SLOT:
        return why_not_buy_cards(table, seat)
    if slot == CAPACITY_SLOT:
        return why_not_any_capacity(table, seat)
    return why_not_buy_booster(table, seat)


def why_not_give_up(table: Table, seat: i64) -> i64:
    """0 when the programmed action that is due cannot be carried out."""
    if why_not_effect(table, seat, table.effect) == 0:
        return rule.ACT_MANDATORY
    return 0


def costs(effect: i64) -> bool:
    """Whether an action that a season card offers is paid for."""
    return effect in (UPGRADE_ANY, TRANSFORM_ANY)


def could_pay(table: Table, seat: i64, effect: i64) -> bool:
    """Whether a paid action of the season may be open to a seat, for all that everybody knows.

    A seat with any card counts as one that can get the cubes.
    """
    if why_not_effect(table, seat, effect) == 0:
        return True
    if table.hand_size(seat) == 0:
        return False
    if effect == UPGRADE_ANY:
        for unit in range(UNITS):
            if table.level(seat, unit) < MOST_LEVEL:
                return True
        return False
    return True


def effect_of(card: i64) -> i64:
    """What a Flash card with the season symbol lets its player carry out."""
    if card == ETHER_WIND:
        return MOVE_FAR
    if card == FORCED_MARCH:
        return PLACE_ARMY
    if card < BUILDING_SITE:
        return PLACE_COLLECTOR + card - PATH_CARD
    if card == BUILDING_SITE:
        return UPGRADE_ANY
    if card == STILL:
        return TRANSFORM_ANY
    return CONNECT_NOW
