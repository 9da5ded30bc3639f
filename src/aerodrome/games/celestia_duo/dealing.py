"""Equipment cards are laid out, to be shared by the players. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from . import memory
from .cards import KIND_NAMES, KINDS
from .events import CardLaidOut, Reshuffled
from .layout import DECK_AT, DECK_LIMIT_AT, DISCARD_AT, FACE_DOWN_AT, MEMORY, MEMORY_AT, PLAYED_AT, VISIBLE_AT
from .step import SHARE

if TYPE_CHECKING:
    from .table import Table


def share(table: Table, hidden: i64, visible: i64, dealer: Dealer, events: Events | None) -> None:
    """Lay out cards and let the players share them; the step that waits goes on afterwards.

    The visible part comes first. When the deck runs out, the discard pile becomes the new deck; cards of both that
    lie face down are mixed.
    """
    turned = min(visible, table.deck_size())
    lay_out_visible(table, turned, dealer, events)
    if table.deck_size() < hidden + visible - turned and table.sum_of(DISCARD_AT, KINDS) > 0:
        rest = table.deck_size()
        set_rest_aside(table, events)
        reshuffle_discard(table, events)
        turned = min(visible - turned, table.deck_size())
        lay_out_visible(table, turned, dealer, events)
        hidden = min(hidden - rest, table.deck_size())
        if rest > 0:
            # The top cards of the new deck lie face down among those of the old one.
            table.deal(FACE_DOWN_AT, hidden, dealer)
        lay_out_hidden(table, hidden, events)
    else:
        lay_out_hidden(table, min(hidden, table.deck_size()), events)
    table.begin(SHARE, dealer, events)


def lay_out_visible(table: Table, n: i64, dealer: Dealer, events: Events | None) -> None:
    """Turn n cards of the deck face up."""
    if n == 0:
        return
    dealt = table.deal(VISIBLE_AT, n, dealer)
    for kind in range(KINDS):
        if table.cells[DECK_LIMIT_AT + kind] != memory.ANY:
            table.cells[DECK_LIMIT_AT + kind] -= dealt[kind]
        if events is not None:
            # What lies open here lies in no hand: that may be news.
            for _card in range(dealt[kind]):
                events.reveal(CardLaidOut(KIND_NAMES[kind]))


def lay_out_hidden(table: Table, n: i64, events: Events | None) -> None:
    """Lay the top n cards of the deck face down; which they are, is decided when a player takes them."""
    table.hidden += n
    if events is not None:
        for _card in range(n):
            events.tell(CardLaidOut(None, target="hidden"))


def set_rest_aside(table: Table, events: Events | None) -> None:
    """Lay all that is left of the deck face down, before the discard pile becomes the new deck."""
    lay_out_hidden(table, table.deck_size(), events)
    table.pour(DECK_AT, FACE_DOWN_AT, KINDS)


def reshuffle_discard(table: Table, events: Events | None) -> None:
    """Make the discard pile the new equipment deck, the old one being used up; both players know its cards."""
    for kind in range(KINDS):
        unseen = table.setting.facts.equipment[kind] - table.cells[DISCARD_AT + kind]
        unseen -= table.cells[VISIBLE_AT + kind] + table.cells[PLAYED_AT + kind]
        for seat in range(2):
            others = table.cells[MEMORY_AT + (1 - seat) * MEMORY + memory.AT_LEAST + kind]
            memory.shuffled(table.cells, MEMORY_AT + seat * MEMORY, kind, unseen - others)
        table.cells[DECK_AT + kind] = table.cells[DISCARD_AT + kind]
        table.cells[DECK_LIMIT_AT + kind] = table.cells[DISCARD_AT + kind]
        table.cells[DISCARD_AT + kind] = 0
        if events is not None:
            for _card in range(table.cells[DECK_AT + kind]):
                events.tell(Reshuffled(KIND_NAMES[kind], "discard", "deck"))
