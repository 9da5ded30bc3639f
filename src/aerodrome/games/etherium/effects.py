"""What a seat can carry out: the action of a token, of a season card or of a Flash card. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from . import cards, economy, rule
from .reach import can_move, moves

if TYPE_CHECKING:
    from .table import Table


def why_not_effect(table: Table, seat: i64, effect: i64) -> i64:
    """0 when there is a way to carry out an effect, else a rule that leaves none."""
    if moves(effect):
        return why_not_move_at_all(table, seat, effect)
    if effect < cards.UPGRADE_SLOT:
        return economy.why_not_collect(table, seat, effect - cards.COLLECT_SLOT)
    if effect < cards.ETHERISE_SLOT:
        return economy.why_not_upgrade(table, seat, effect - cards.UPGRADE_SLOT)
    if effect < cards.CONNECT_SLOT:
        return why_not_transform(table, seat, effect)
    number: i64 = 0
    if effect == cards.UPGRADE_ANY:
        for unit in range(cards.UNITS):
            number = economy.why_not_upgrade(table, seat, unit)
            if number == 0:
                return 0
    elif effect == cards.TRANSFORM_ANY:
        for slot in range(cards.ETHERISE_SLOT, cards.CONNECT_SLOT):
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
    if slot == cards.ETHERISE_SLOT:
        return economy.why_not_etherise(table, seat, 1)
    if slot == cards.CARDS_SLOT:
        return economy.why_not_buy_cards(table, seat)
    if slot == cards.CAPACITY_SLOT:
        return economy.why_not_any_capacity(table, seat)
    return economy.why_not_buy_booster(table, seat)


def why_not_give_up(table: Table, seat: i64) -> i64:
    """0 when the programmed action that is due cannot be carried out."""
    if why_not_effect(table, seat, table.effect) == 0:
        return rule.ACT_MANDATORY
    return 0


def costs(effect: i64) -> bool:
    """Whether an action that a season card offers is paid for."""
    return effect in (cards.UPGRADE_ANY, cards.TRANSFORM_ANY)


def could_pay(table: Table, seat: i64, effect: i64) -> bool:
    """Whether a paid action of the season may be open to a seat, for all that everybody knows.

    A seat with any card counts as one that can get the cubes.
    """
    if why_not_effect(table, seat, effect) == 0:
        return True
    if table.hand_size(seat) == 0:
        return False
    if effect == cards.UPGRADE_ANY:
        for unit in range(cards.UNITS):
            if table.level(seat, unit) < cards.MOST_LEVEL:
                return True
        return False
    return True


def effect_of(card: i64) -> i64:
    """What a Flash card with the season symbol lets its player carry out."""
    if card == cards.ETHER_WIND:
        return cards.MOVE_FAR
    if card == cards.FORCED_MARCH:
        return cards.PLACE_ARMY
    if card < cards.BUILDING_SITE:
        return cards.PLACE_COLLECTOR + card - cards.PATH_CARD
    if card == cards.BUILDING_SITE:
        return cards.UPGRADE_ANY
    if card == cards.STILL:
        return cards.TRANSFORM_ANY
    return cards.CONNECT_NOW
