"""Phase 2: Acquire. A card whose combination the dice show goes to its place. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion import cards, rule, step
from aerodrome.games.aerion.events import BookKept, Placed, Rejected
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.turn import SETS_OF_DECKS, TurnStep, TurnVerb, finish, why_not_displayed
from aerodrome.games.aerion.workshops import check_victory, complete, why_not_fit
from aerodrome.kernel.chapters import BIT, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events


class AwaitPlace(TurnStep):
    """An acquired card awaits its place."""

    name = "place"
    number = step.PLACE
    demand = rule.ACQUIRE_CARD_AWAITS_PLACE

    def after_use(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Where there is nothing to decide, the card goes to its place: a Book to the Pulpit, if there is room."""
        card = table.acquired - 1
        kind = card % cards.KINDS
        if kind == cards.BOOK:
            if table.has_room_in_pulpit():
                table.put_in_pulpit(card)
                if events is not None:
                    events.tell(BookKept(table.name_of(card), cards.ACQUIRED_ZONE, cards.PULPIT_ZONES[table.seat]))
                self.finish(table, dealer, events)
        elif kind > cards.BOOK:
            for expansion in table.expansions:
                if expansion.settles(table, card, events):
                    self.finish(table, dealer, events)
                    return

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The card has gone to its place."""
        table.acquired = 0
        check_victory(table, events)
        table.begin(step.REPLENISH, dealer, events)


class Acquire(TurnVerb):
    """Acquire a card of the Display with the combination of its deck."""

    name = "acquire"
    params = ("deck",)
    listed = cards.DECK_CHOICES
    listed_rows = SETS_OF_DECKS
    steps = (step.ROLL,)
    touches = ("display/{deck}",)

    def row(self, table: Table, seat: i64) -> i64:
        """The decks whose combinations the dice show, where a card lies."""
        return table.setting.met[table.dice] & table.shown

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        kind = table.displayed_kind(choice)
        number = why_not_displayed(kind)
        if number == 0:
            number = why_not_acquire(table, kind)
        if number != 0:
            return number
        if table.setting.met[table.dice] & BIT[choice] != 0:
            return 0
        return rule.ACQUIRE_COMBINATION

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.acquire(choice, events)
        table.rerolls = 0
        table.begin(step.PLACE, dealer, events)


def why_not_acquire(table: Table, kind: i64) -> i64:
    """0, or the rule that keeps a displayed card of this kind from being acquired, whatever the dice show."""
    for expansion in table.expansions:
        number = expansion.why_not_acquire(table, kind)
        if number != 0:
            return number
    return 0


class Place(TurnVerb):
    """Place the acquired card in a Workshop."""

    name = "place"
    params = ("workshop",)
    listed = each(cards.WORKSHOP_NAMES)
    steps = (step.PLACE,)
    when = rule.ACQUIRE_NOTHING_TO_PLACE
    touches = ("acquired", "workshop/{workshop}")

    def why_not(self, table: Table, seat: i64) -> i64:
        kind = table.acquired_kind()
        if kind < cards.BOOK:
            return 0
        if kind == cards.BOOK:
            return rule.ACQUIRE_PULPIT_FULL
        return rule.WORKSHOP_ELEMENTS_ONLY

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_fit(table, seat, table.acquired_kind(), choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card = table.acquired - 1
        table.put_in_workshop(card, choice)
        table.acquired = 0
        if events is not None:
            target = cards.WORKSHOP_ZONES[choice]
            events.tell(Placed(table.name_of(card), cards.ACQUIRED_ZONE, target, cards.WORKSHOP_NAMES[choice], seat))
        complete(table, choice, events)
        table.begin(step.REPLENISH, dealer, events)


class Reject(TurnVerb):
    """Discard the acquired card."""

    name = "reject"
    steps = (step.PLACE,)
    when = Place.when
    touches = ("acquired",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card = table.acquired - 1
        table.discard(card)
        if events is not None:
            events.tell(Rejected(table.name_of(card), cards.ACQUIRED_ZONE, cards.pile_of(card)))
        finish(table, dealer, events)


AWAIT_PLACE: Final = AwaitPlace()
ACQUIRE: Final = Acquire()
PLACE: Final = Place()
REJECT: Final = Reject()
