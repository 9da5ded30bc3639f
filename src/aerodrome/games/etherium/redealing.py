"""Dealing again what a seat cannot know: the other hands, and what others have programmed. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer

from . import step
from .cards import FLASH_KINDS, MOST_TOKENS
from .layout import ACTION_TOKENS, CARDS, DECK_AT, FLASH_STREAM, HAND, LAID, PLAN, READY, block

if TYPE_CHECKING:
    from .table import Table

# What others have programmed is guessed from chance that no match uses.
GUESS_STREAM: Final = 0
ALL_SLOTS: Final = vec[i64]([1] * 19)


def redeal_secrets(table: Table, seat: i64, dealer: Dealer) -> None:
    """Deal the hands that a seat cannot see again; -1 sees none. Before the reveal, others' programs are guessed.

    How many cards each holds is public and does not change; how many tokens a seat has laid that is not ready is not.
    """
    _redeal_hands(table, seat, dealer)
    if table.step == step.PROGRAM:
        for other in range(table.setting.seats):
            if other != seat:
                _guess_program(table, other, dealer)


def _redeal_hands(table: Table, seat: i64, dealer: Dealer) -> None:
    cells = table.cells
    for other in range(table.setting.seats):
        if other == seat:
            continue
        table.pour(block(other) + HAND, DECK_AT, FLASH_KINDS)
    for other in range(table.setting.seats):
        if other == seat:
            continue
        at = block(other)
        dealt = dealer.deal(FLASH_STREAM, cells[DECK_AT : DECK_AT + FLASH_KINDS], cells[at + CARDS])
        for kind in range(FLASH_KINDS):
            cells[DECK_AT + kind] -= dealt[kind]
            cells[at + HAND + kind] = dealt[kind]


def _guess_program(table: Table, seat: i64, dealer: Dealer) -> None:
    """Tokens on slots at random: all of them when the seat is ready, any smaller number when it is not."""
    cells, at = table.cells, block(seat)
    tokens = cells[at + ACTION_TOKENS]
    if cells[at + READY] == 0:
        tokens = dealer.pick(GUESS_STREAM, tokens)
    free = ALL_SLOTS[:]
    for token in range(MOST_TOKENS):
        cells[at + PLAN + token] = 0
        if token < tokens:
            slot = dealer.draw(GUESS_STREAM, free)
            free[slot] = 0
            cells[at + PLAN + token] = slot + 1
    cells[at + LAID] = tokens
