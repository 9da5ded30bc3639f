"""The Books: discarded, one gives rerolls, lays a card into the Reserve or retrieves cards. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.cards import (
    ACQUIRED_ZONE,
    BOOK,
    DECK_CHOICES,
    DECK_NAMES,
    DECK_ZONES,
    DISCARD_ZONES,
    ELEMENT_NAMES,
    ELEMENTS,
    KINDS,
    PULPIT_ZONES,
    REROLLS_FOR_A_BOOK,
    RESERVE_ZONES,
    RETRIEVED_FOR_A_BOOK,
)
from aerodrome.games.aerion.events import (
    BookForRerolls,
    BookForRetrieval,
    Reserved,
    RetrievalEnded,
    Retrieved,
)
from aerodrome.games.aerion.layout import DISCARD_AT
from aerodrome.games.aerion.table import A_BOOK, Table
from aerodrome.games.aerion.turn import (
    OPEN_STEPS,
    TurnStep,
    TurnVerb,
    finish,
    leave_first_roll,
    what_comes_first,
    what_must_end,
)
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Moved
from aerodrome.kernel.events import Events


class Retrieve(TurnStep):
    """A Book has been discarded: which cards return from a discard pile to their deck?"""

    name = "retrieve"
    number = step.RETRIEVE

    def comes_first(self, table: Table) -> i64:
        return rule.BOOK_RETRIEVE_TO_THE_END

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Take up the turn where it waited."""
        table.pile = 0
        table.taken = 0
        table.resume(dealer, events)


def why_no_book(table: Table) -> i64:
    """0, or the rule that a Book must lie in the Pulpit."""
    if table.books > 0:
        return 0
    return rule.BOOK_NEEDED


class BookRerolls(TurnVerb):
    """Discard a Book for three rerolls."""

    name = "book-rerolls"
    steps = (step.ROLL,)
    need = A_BOOK

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (*PULPIT_ZONES, "dice")

    def not_now(self, table: Table, seat: i64) -> i64:
        if table.step == step.REROLL or table.step >= step.RETRIEVE:
            return what_comes_first(table)
        return rule.BOOK_REROLLS_AFTER_ROLL

    def why_not(self, table: Table, seat: i64) -> i64:
        return why_no_book(table)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        leave_first_roll(table, events)
        book = table.discard_book()
        rerolls: i64 = REROLLS_FOR_A_BOOK
        for expansion in table.expansions:
            rerolls += expansion.more_book_rerolls(table)
        table.rerolls += rerolls
        if events is not None:
            target = DISCARD_ZONES[book // KINDS]
            events.tell(BookForRerolls(table.name_of(book), PULPIT_ZONES[seat], target, rerolls))


class BookReserve(TurnVerb):
    """Discard a Book to lay the acquired Element into the Reserve."""

    name = "book-reserve"
    steps = (step.PLACE,)
    need = A_BOOK

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (ACQUIRED_ZONE, *PULPIT_ZONES, *RESERVE_ZONES)

    def not_now(self, table: Table, seat: i64) -> i64:
        number = what_must_end(table)
        if number != 0:
            return number
        return why_no_acquired_element(table)

    def why_not(self, table: Table, seat: i64) -> i64:
        number = why_no_acquired_element(table)
        if number != 0:
            return number
        return why_no_book(table)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        book, card = table.discard_book(), table.acquired - 1
        table.put_in_reserve(card)
        if events is not None:
            events.tell(Moved(table.name_of(book), PULPIT_ZONES[seat], DISCARD_ZONES[book // KINDS]))
            events.tell(Reserved(table.name_of(card), ACQUIRED_ZONE, RESERVE_ZONES[seat]))
        finish(table, dealer, events)


def why_no_acquired_element(table: Table) -> i64:
    """0, or the rule that only an Element which awaits its place goes to the Reserve."""
    if table.step != step.PLACE or table.acquired_kind() >= ELEMENTS:
        return rule.BOOK_ONLY_ACQUIRED_ELEMENT
    return 0


class BookRetrieve(TurnVerb):
    """Discard a Book to retrieve cards of one discard pile, at any time in the turn."""

    name = "book-retrieve"
    params = ("deck",)
    steps = OPEN_STEPS
    need = A_BOOK

    def __init__(self) -> None:
        super().__init__(DECK_CHOICES)

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (*PULPIT_ZONES, f"discard/{values[0]}")

    def why_not(self, table: Table, seat: i64) -> i64:
        return why_no_book(table)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.can_be_retrieved(choice):
            return 0
        return rule.BOOK_RETRIEVE_ELEMENTS_ONLY

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        book = table.discard_book()
        table.pile = choice
        table.taken = 0
        table.interrupt_with(step.RETRIEVE)
        if events is not None:
            target = DISCARD_ZONES[book // KINDS]
            events.tell(BookForRetrieval(table.name_of(book), PULPIT_ZONES[seat], target, DECK_NAMES[choice]))


class Enough(TurnVerb):
    """Retrieve no more cards."""

    name = "enough"
    steps = (step.RETRIEVE,)

    def not_now(self, table: Table, seat: i64) -> i64:
        return only_from_one_pile()

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.taken > 0:
            return 0
        return rule.BOOK_RETRIEVE_AT_LEAST_ONE

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.tell(RetrievalEnded(seat))
        finish(table, dealer, events)


class Take(TurnVerb):
    """Retrieve a card of the discard pile onto its deck. Books, which nobody can retrieve, are no choice."""

    name = "take"
    params = ("card",)
    steps = (step.RETRIEVE,)

    def __init__(self, retrievable: Sequence[str]) -> None:
        """`retrievable` are the kinds of expansions that a Book can bring back."""
        super().__init__([(kind,) for kind in (*ELEMENT_NAMES, *retrievable)])

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"retrieve/{values[0]}",)

    def not_now(self, table: Table, seat: i64) -> i64:
        return only_from_one_pile()

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cells[DISCARD_AT + table.pile * KINDS + kind_taken(choice)] == 0:
            return only_from_one_pile()
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card = table.pile * KINDS + kind_taken(choice)
        table.put_on_top(card)
        table.taken += 1
        if events is not None:
            events.tell(Retrieved(table.name_of(card), DISCARD_ZONES[table.pile], DECK_ZONES[table.pile]))
        most: i64 = RETRIEVED_FOR_A_BOOK
        for expansion in table.expansions:
            most += expansion.more_retrieved(table)
        if table.taken >= most or not table.can_be_retrieved(table.pile):
            finish(table, dealer, events)


def only_from_one_pile() -> i64:
    return rule.BOOK_RETRIEVE_ONE_PILE


def kind_taken(choice: i64) -> i64:
    if choice < BOOK:
        return choice
    return choice + 1


def choice_to_take(kind: i64) -> i64:
    """The other way round."""
    if kind < BOOK:
        return kind
    return kind - 1


RETRIEVE: Final = Retrieve()
BOOK_REROLLS: Final = BookRerolls()
BOOK_RESERVE: Final = BookReserve()
BOOK_RETRIEVE: Final = BookRetrieve()
ENOUGH: Final = Enough()
