"""What the actions of Aerion do, in the order in which a turn meets them. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import CHOICES, Dealer
from aerodrome.kernel.events import ENDED, ROLLED, Events
from aerodrome.kernel.outcome import Outcome

from . import actions as do
from . import steps
from .cards import (
    ALL_FLYING,
    BOOK,
    BOOK_REROLLS,
    BOOK_RETRIEVES,
    DECKS,
    ELEMENTS,
    FIRST_BLUEPRINT,
    FIRST_MATERIAL,
    KINDS,
    SHIPS,
)
from .dice import ADD, DICE, FACES, REMOVE, SIZE, roll_into
from .layout import (
    ACQUIRED_ZONE,
    BLUEPRINT_SLOT,
    DICE_STREAM,
    DISPLAY_ZONE,
    PIXIES_COUNTER,
    REROLLS_COUNTER,
    RESERVE_ZONE,
    TAKEN_COUNTER,
    TURN_COUNTER,
    WORKSHOPS,
)
from .legality import ROOM_FOR_LEGAL, Legality
from .table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class AerionState(Legality):
    """A match of Aerion's base game."""

    def blank(self) -> Table:
        return AerionState()

    def perform(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < do.ACQUIRE:
            self.perform_phase_one(action, dealer, events)
        elif action < do.PLACE:
            self.acquire(action - do.ACQUIRE, events)
        elif action < do.BOOK_RESERVE:
            self.place(action - do.PLACE, events)
        elif action == do.BOOK_RESERVE:
            self.book_reserve(events)
        elif action == do.REJECT:
            self.reject(events)
        elif action < do.TAKE:
            self.book_retrieve(action - do.BOOK_RETRIEVE, events)
        elif action < do.ENOUGH:
            self.take(action - do.TAKE, events)
        elif action == do.ENOUGH:
            self.end_retrieval(events)
        elif action < do.REPLENISH:
            choice = (action - do.MOVE) // WORKSHOPS
            self.move(choice // ELEMENTS * KINDS + choice % ELEMENTS, (action - do.MOVE) % WORKSHOPS, events)
        else:
            self.replenish(dealer, events)

    def perform_phase_one(self, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action >= do.PIXIE:
            face = (action - do.PIXIE) // (FACES - 1)
            other = (action - do.PIXIE) % (FACES - 1)
            self.pixie(face, other if other < face else other + 1, events)
        elif action == do.BOOK_REROLLS:
            self.book_rerolls(events)
        elif action == do.LET_GO:
            self.let_go(events)
        elif action >= do.DISCARD:
            self.discard_to_reroll(action - do.DISCARD, events)
        elif action >= do.KEEP:
            self.reroll(action - do.KEEP, dealer, events)
        else:
            self.roll(dealer, events)

    # Phase 1: Roll

    def roll(self, dealer: Dealer, events: Events | None) -> None:
        self.throw(0, dealer, events)
        self.go_to(steps.ROLL, events)

    def throw(self, kept: i64, dealer: Dealer, events: Events | None) -> None:
        """Roll the dice that are not kept."""
        rolled = DICE - SIZE[kept]
        self.dice = roll_into(kept, dealer.roll(DICE_STREAM, FACES, rolled), rolled)
        if events is not None:
            events.add(ROLLED, kept, self.dice)

    def discard_to_reroll(self, deck: i64, events: Events | None) -> None:
        self.discard(self.take_from_display(deck), DISPLAY_ZONE + deck, events)
        self.go_to(steps.REROLL, events)

    def reroll(self, kept: i64, dealer: Dealer, events: Events | None) -> None:
        if self.step == steps.REROLL:
            self.throw(kept, dealer, events)
            self.go_to(steps.ROLL, events)
        else:
            self.set_rerolls(self.rerolls - 1, events)
            self.throw(kept, dealer, events)

    def book_rerolls(self, events: Events | None) -> None:
        self.discard_book(events)
        self.set_rerolls(self.rerolls + BOOK_REROLLS, events)

    def set_rerolls(self, rerolls: i64, events: Events | None) -> None:
        if self.rerolls != rerolls:
            self.rerolls = rerolls
            self.count(REROLLS_COUNTER, rerolls, events)

    def pixie(self, face: i64, new_face: i64, events: Events | None) -> None:
        rest = REMOVE[self.dice * FACES + face]
        self.dice = ADD[rest * FACES + new_face]
        self.pixies -= 1
        self.count(PIXIES_COUNTER, self.pixies, events)
        if events is not None:
            events.add(ROLLED, rest, self.dice)

    def let_go(self, events: Events | None) -> None:
        """Discard the only card left in the Display, and skip phase 2."""
        for deck in range(DECKS):
            if self.displayed_kind(deck) >= 0:
                self.discard(self.take_from_display(deck), DISPLAY_ZONE + deck, events)
        self.end_phase_two(events)

    # Phase 2: Acquire

    def acquire(self, deck: i64, events: Events | None) -> None:
        card = self.take_from_display(deck)
        self.acquired = card + 1
        self.moved(card, DISPLAY_ZONE + deck, ACQUIRED_ZONE, events)
        self.set_rerolls(0, events)
        self.go_to(steps.PLACE, events)
        self.settle_book(events)

    def settle_book(self, events: Events | None) -> None:
        """An acquired Book goes to the Pulpit by itself, as soon as there is room."""
        card = self.acquired - 1
        if card % KINDS == BOOK and self.books == 0:
            self.put_in_pulpit(card, ACQUIRED_ZONE, events)
            self.end_acquisition(events)

    def place(self, workshop: i64, events: Events | None) -> None:
        card = self.acquired - 1
        self.acquired = 0
        self.put_in_workshop(card, workshop, ACQUIRED_ZONE, events)
        self.complete(workshop, card % KINDS, events)
        if self.step != steps.OVER:
            self.end_phase_two(events)

    def complete(self, workshop: i64, kind: i64, events: Events | None) -> None:
        """The Crew is placed last, so a Crew completes its ship; a ship that flies already gains nothing by it."""
        if kind >= FIRST_MATERIAL:
            return
        ship = self.kind_in_slot(workshop, BLUEPRINT_SLOT) - FIRST_BLUEPRINT
        self.clear_workshop(workshop, events)
        self.fly(ship, events)
        self.check_victory(events)

    def book_reserve(self, events: Events | None) -> None:
        self.discard_book(events)
        self.put_in_reserve(self.acquired - 1, ACQUIRED_ZONE, events)
        self.end_acquisition(events)

    def reject(self, events: Events | None) -> None:
        self.discard(self.acquired - 1, ACQUIRED_ZONE, events)
        self.end_acquisition(events)

    def end_acquisition(self, events: Events | None) -> None:
        self.acquired = 0
        self.end_phase_two(events)

    def end_phase_two(self, events: Events | None) -> None:
        self.set_rerolls(0, events)
        self.go_to(steps.REPLENISH, events)

    # At any time in the turn

    def book_retrieve(self, deck: i64, events: Events | None) -> None:
        self.discard_book(events)
        self.pile = deck
        self.set_taken(0, events)
        self.interrupt_with(steps.RETRIEVE, events)

    def set_taken(self, taken: i64, events: Events | None) -> None:
        self.taken = taken
        self.count(TAKEN_COUNTER, taken, events)

    def take(self, kind: i64, events: Events | None) -> None:
        self.put_on_top(self.pile * KINDS + kind, events)
        self.set_taken(self.taken + 1, events)
        if self.taken == BOOK_RETRIEVES or not self.pile_has_element(self.pile):
            self.end_retrieval(events)

    def end_retrieval(self, events: Events | None) -> None:
        self.pile = 0
        self.set_taken(0, events)
        self.resume(events)
        if self.step == steps.PLACE:
            self.settle_book(events)

    def move(self, card: i64, workshop: i64, events: Events | None) -> None:
        self.take_from_reserve(card)
        self.put_in_workshop(card, workshop, RESERVE_ZONE, events)
        self.complete(workshop, card % KINDS, events)

    # Phase 3: Replenish

    def replenish(self, dealer: Dealer, events: Events | None) -> None:
        for expansion in self.expansions:
            expansion.before_replenish(self, dealer, events)
        self.fill_display(dealer, events)
        self.dice = 0
        if events is not None:
            events.add(ROLLED, 0, 0)
        if self.displayed == 0:
            self.end(False, events)
            return
        self.turn += 1
        self.count(TURN_COUNTER, self.turn, events)
        self.go_to(steps.START, events)

    def fill_display(self, dealer: Dealer, events: Events | None) -> None:
        for deck in range(DECKS):
            if self.displayed_kind(deck) < 0 and self.deck_size(deck) > 0:
                self.reveal(deck, dealer, events)

    # The end

    def check_victory(self, events: Events | None) -> None:
        if self.flying != ALL_FLYING:
            return
        for expansion in self.expansions:
            if not expansion.allows_victory(self):
                return
        self.end(True, events)

    def end(self, won: bool, events: Events | None) -> None:
        self.won = won
        self.go_to(steps.OVER, events)
        if events is not None:
            events.add(ENDED, 1 if won else 0)

    def outcome(self) -> Outcome | None:
        if self.step != steps.OVER:
            return None
        ships = 0
        for ship in range(SHIPS):
            if self.is_flying(ship):
                ships += 1
        if self.won:
            return Outcome((0,), "aerion.end.win", (ships,))
        return Outcome((), "aerion.end.loss", (ships,))

    # Random play, without a tuple or an event in sight

    def playout(self, dealer: Dealer) -> i64:
        buffer = ROOM_FOR_LEGAL[:]
        decisions: i64 = 0
        while self.step != steps.OVER:
            action = buffer[dealer.pick(CHOICES, self.legal_into(buffer))]
            self.perform(self.seat, action, dealer, None)
            decisions += 1
        return decisions
