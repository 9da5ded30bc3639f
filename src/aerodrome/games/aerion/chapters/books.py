"""The Books: discarded, one gives rerolls, lays a card into the Reserve or retrieves cards. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion import cards, rule, step
from aerodrome.games.aerion.events import BookForRerolls, BookForRetrieval, Reserved, RetrievalEnded, Retrieved
from aerodrome.games.aerion.layout import DISCARD_AT
from aerodrome.games.aerion.table import A_BOOK, Table
from aerodrome.games.aerion.turn import OPEN_STEPS, UNFINISHED, TurnStep, TurnVerb, finish, leave_first_roll
from aerodrome.kernel.chapters import each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Moved
from aerodrome.kernel.events import Events


class Retrieve(TurnStep):
    """A Book has been discarded: which cards return from a discard pile to their deck?"""

    name = "retrieve"
    number = step.RETRIEVE
    demand = rule.BOOK_RETRIEVE_TO_THE_END

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Take up the turn where it waited."""
        table.pile = 0
        table.taken = 0
        table.resume(dealer, events)


class BookVerb(TurnVerb):
    """A use of a Book, which must lie in the Pulpit."""

    need = A_BOOK

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.books > 0:
            return 0
        return rule.BOOK_NEEDED


class BookRerolls(BookVerb):
    """Discard a Book for three rerolls."""

    name = "book-rerolls"
    steps = (step.ROLL,)
    when = rule.BOOK_REROLLS_AFTER_ROLL
    gives_way_to = (step.REROLL, *UNFINISHED)
    touches = (*cards.PULPIT_ZONES, "dice")

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        leave_first_roll(table, events)
        book = table.discard_book()
        rerolls: i64 = cards.REROLLS_FOR_A_BOOK
        for expansion in table.expansions:
            rerolls += expansion.more_book_rerolls(table)
        table.rerolls += rerolls
        if events is not None:
            events.tell(BookForRerolls(table.name_of(book), cards.PULPIT_ZONES[seat], cards.pile_of(book), rerolls))


class BookReserve(BookVerb):
    """Discard a Book to lay the acquired Element into the Reserve."""

    name = "book-reserve"
    steps = (step.PLACE,)
    when = rule.BOOK_ONLY_ACQUIRED_ELEMENT
    touches = (cards.ACQUIRED_ZONE, *cards.PULPIT_ZONES, *cards.RESERVE_ZONES)

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.acquired_kind() >= cards.ELEMENTS:
            return self.reason
        return super().why_not(table, seat)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        book, card = table.discard_book(), table.acquired - 1
        table.put_in_reserve(card)
        if events is not None:
            events.tell(Moved(table.name_of(book), cards.PULPIT_ZONES[seat], cards.pile_of(book)))
            events.tell(Reserved(table.name_of(card), cards.ACQUIRED_ZONE, cards.RESERVE_ZONES[seat]))
        finish(table, dealer, events)


class BookRetrieve(BookVerb):
    """Discard a Book to retrieve cards of one discard pile, at any time in the turn."""

    name = "book-retrieve"
    params = ("deck",)
    listed = cards.DECK_CHOICES
    steps = OPEN_STEPS
    touches = (*cards.PULPIT_ZONES, "discard/{deck}")

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
            source, target = cards.PULPIT_ZONES[seat], cards.pile_of(book)
            events.tell(BookForRetrieval(table.name_of(book), source, target, cards.DECK_NAMES[choice]))


class Enough(TurnVerb):
    """Retrieve no more cards."""

    name = "enough"
    steps = (step.RETRIEVE,)
    when = rule.BOOK_RETRIEVE_ONE_PILE
    gives_way_to = ()

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.taken > 0:
            return 0
        return rule.BOOK_RETRIEVE_AT_LEAST_ONE

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.tell(RetrievalEnded(seat))
        finish(table, dealer, events)


class TakeBack(TurnVerb):
    """Retrieve a card of the discard pile onto its deck. Books, which nobody can retrieve, are no choice."""

    name = "take"
    params = ("card",)
    steps = (step.RETRIEVE,)
    when = Enough.when
    gives_way_to = ()
    touches = ("retrieve/{card}",)

    def __init__(self, retrievable: Sequence[str]) -> None:
        """`retrievable` are the kinds of expansions that a Book can bring back."""
        super().__init__(each((*cards.ELEMENT_NAMES, *retrievable)))

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cells[DISCARD_AT + table.pile * cards.KINDS + kind_taken(choice)] == 0:
            return self.reason
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card = table.pile * cards.KINDS + kind_taken(choice)
        table.put_on_top(card)
        table.taken += 1
        if events is not None:
            events.tell(Retrieved(table.name_of(card), cards.DISCARD_ZONES[table.pile], cards.DECK_ZONES[table.pile]))
        most: i64 = cards.RETRIEVED_FOR_A_BOOK
        for expansion in table.expansions:
            most += expansion.more_retrieved(table)
        if table.taken >= most or not table.can_be_retrieved(table.pile):
            finish(table, dealer, events)


def kind_taken(choice: i64) -> i64:
    if choice < cards.BOOK:
        return choice
    return choice + 1


def choice_to_take(kind: i64) -> i64:
    """The other way round."""
    if kind < cards.BOOK:
        return kind
    return kind - 1


RETRIEVE: Final = Retrieve()
BOOK_REROLLS: Final = BookRerolls()
BOOK_RESERVE: Final = BookReserve()
BOOK_RETRIEVE: Final = BookRetrieve()
ENOUGH: Final = Enough()
