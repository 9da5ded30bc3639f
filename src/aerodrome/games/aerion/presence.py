"""What must be there before anything can be done with it: dice, cards in the Display and in the Reserve.

Several chapters ask this. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import rule
from .cards import DECKS, FIRST_ADDED, KINDS
from .dice import is_part
from .expansion import BITS
from .table import Table


def why_not_shown(table: Table, hand: i64) -> i64:
    """0, or the rule that only dice which lie there can be chosen."""
    if is_part(hand, table.dice):
        return 0
    return rule.REROLL_DICE_SHOWN


def why_not_displayed(kind: i64) -> i64:
    """0, or the rule that a card must lie in the Display; -1 stands for no card."""
    if kind < 0:
        return rule.DISPLAY_CARD_THERE
    return 0


def why_not_part_with(table: Table, kind: i64) -> i64:
    """0, or the rule that keeps a displayed card of this kind from being discarded at all."""
    if kind >= FIRST_ADDED:
        for expansion in table.expansions:
            number = expansion.why_not_discard(table, kind)
            if number != 0:
                return number
    return 0


def decks_to_part_with(table: Table) -> i64:
    """The decks in front of which a card lies that can be discarded, a bit for each."""
    decks = table.shown
    if len(table.expansions) > 0:
        for deck in range(DECKS):
            kind = table.displayed_kind(deck)
            if kind >= 0 and why_not_part_with(table, kind) != 0:
                decks -= BITS[deck]
    return decks


def decks_in(mask: i64) -> list[int]:
    """The decks of a set, which has a bit for each."""
    return [deck for deck in range(DECKS) if mask & BITS[deck] != 0]


SETS_OF_DECKS: Final = [decks_in(mask) for mask in range(64)]


def why_not_reserved(table: Table, card: i64) -> i64:
    """0, or the rule that this card must lie in the Reserve of the seat whose turn it is."""
    if table.cells[table.reserve_place(card // KINDS, card % KINDS)] == 0:
        return rule.RESERVE_HOLDS_CARD
    return 0
