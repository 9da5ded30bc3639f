"""What the actions of Aerion do, in the order in which a turn meets them. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import CHOICES, Dealer
from aerodrome.kernel.events import ENDED, ROLLED, Events
from aerodrome.kernel.outcome import Outcome

from . import actions as do
from . import steps
from .cards import ALL_FLYING, BOOK, BOOK_REROLLS, BOOK_RETRIEVES, DECKS, ELEMENTS, FIRST_BLUEPRINT, KINDS, SHIPS
from .dice import ADD, DICE, FACES, REMOVE, SIZE, roll_into
from .expansion import BITS
from .layout import (
    ACQUIRED_ZONE,
    BLUEPRINT_SLOT,
    DICE_STREAM,
    DISPLAY_ZONE,
    FLYING,
    HELD_DOWN,
    PIXIES_COUNTER,
    PROJECT,
    REROLLS_COUNTER,
    RESERVE_ZONE,
    TAKEN_COUNTER,
    TURN_COUNTER,
    WAITING,
    WORKSHOPS,
)
from .legality import kind_taken
from .offering import ROOM_FOR_LEGAL, Offering
from .table import Table

# How a match can end; expansions add further ways of losing.
WON: Final = 0
OUT_OF_CARDS: Final = 1
ENDINGS: Final = ("aerion.end.win", "aerion.end.loss")


@mypyc_attr(allow_interpreted_subclasses=True)
class AerionState(Offering):
    """A match of Aerion."""

    def blank(self) -> Table:
        return AerionState()

    def as_state(self) -> AerionState:
        return self

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
        elif action < do.ENOUGH:
            self.book_retrieve(action - do.BOOK_RETRIEVE, events)
        elif action == do.ENOUGH:
            self.end_retrieval(events)
        elif action < do.REPLENISH:
            choice = (action - do.MOVE) // WORKSHOPS
            self.move(choice // ELEMENTS * KINDS + choice % ELEMENTS, (action - do.MOVE) % WORKSHOPS, events)
        elif action == do.REPLENISH:
            self.replenish(dealer, events)
        elif action == do.END_TURN:
            self.end_turn(events)
        elif action < self.setting.added_actions:
            self.take(kind_taken(action), events)
        else:
            for expansion in self.expansions:
                if expansion.action <= action < expansion.beyond:
                    expansion.perform(self, action - expansion.action, dealer, events)

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
        for expansion in self.expansions:
            expansion.first_rolled(self, events)

    def leave_first_roll(self, events: Events | None) -> None:
        """Something is done about the first roll of the turn: what could be done right after it no longer can."""
        for expansion in self.expansions:
            expansion.first_roll_left(self, events)

    def throw(self, kept: i64, dealer: Dealer, events: Events | None) -> None:
        """Roll the dice that are not kept."""
        rolled = DICE - SIZE[kept]
        self.dice = roll_into(kept, dealer.roll(DICE_STREAM, FACES, rolled), rolled)
        if events is not None:
            events.add(ROLLED, kept, self.dice)

    def discard_to_reroll(self, deck: i64, events: Events | None) -> None:
        self.leave_first_roll(events)
        self.discard(self.take_from_display(deck), DISPLAY_ZONE + deck, events)
        self.go_to(steps.REROLL, events)
        for expansion in self.expansions:
            expansion.discarded_to_reroll(self, events)

    def reroll(self, kept: i64, dealer: Dealer, events: Events | None) -> None:
        if self.step == steps.REROLL:
            self.throw(kept, dealer, events)
            self.go_to(steps.ROLL, events)
        else:
            self.set_rerolls(self.rerolls - 1, events)
            self.throw(kept, dealer, events)

    def book_rerolls(self, events: Events | None) -> None:
        self.leave_first_roll(events)
        self.discard_book(events)
        rerolls: i64 = BOOK_REROLLS
        for expansion in self.expansions:
            rerolls += expansion.more_book_rerolls(self)
        self.set_rerolls(self.rerolls + rerolls, events)

    def set_rerolls(self, rerolls: i64, events: Events | None) -> None:
        if self.rerolls != rerolls:
            self.rerolls = rerolls
            self.count(REROLLS_COUNTER, rerolls, events)

    def pixie(self, face: i64, new_face: i64, events: Events | None) -> None:
        self.leave_first_roll(events)
        self.pixies -= 1
        self.count(PIXIES_COUNTER, self.pixies, events)
        self.change_die(face, new_face, events)

    def change_die(self, face: i64, new_face: i64, events: Events | None) -> None:
        """Turn a die that shows one face to another."""
        rest = REMOVE[self.dice * FACES + face]
        self.dice = ADD[rest * FACES + new_face]
        if events is not None:
            events.add(ROLLED, rest, self.dice)

    def let_go(self, events: Events | None) -> None:
        """Discard the only card left in the Display, if there is one, and skip phase 2."""
        for deck in range(DECKS):
            if self.displayed_kind(deck) >= 0:
                self.discard(self.take_from_display(deck), DISPLAY_ZONE + deck, events)
        self.begin_phase_three(events)

    # Phase 2: Acquire

    def acquire(self, deck: i64, events: Events | None) -> None:
        card = self.take_from_display(deck)
        self.acquired = card + 1
        self.moved(card, DISPLAY_ZONE + deck, ACQUIRED_ZONE, events)
        self.set_rerolls(0, events)
        self.go_to(steps.PLACE, events)
        self.settle(events)

    def settle(self, events: Events | None) -> None:
        """A card that can go to one place only goes there by itself: a Book to the Pulpit, if there is room."""
        card = self.acquired - 1
        kind = card % KINDS
        if kind == BOOK:
            if self.books == 0 or self.pulpit_has_no_limit():
                self.put_in_pulpit(card, ACQUIRED_ZONE, events)
                self.end_acquisition(events)
        elif kind > BOOK:
            for expansion in self.expansions:
                if expansion.settles(self, card, events):
                    self.end_acquisition(events)
                    return

    def pulpit_has_no_limit(self) -> bool:
        for expansion in self.expansions:
            if expansion.pulpit_has_no_limit(self):
                return True
        return False

    def place(self, workshop: i64, events: Events | None) -> None:
        card = self.acquired - 1
        self.put_in_workshop(card, workshop, ACQUIRED_ZONE, events)
        self.acquired = 0
        self.complete(workshop, events)
        self.begin_phase_three(events)

    def complete(self, workshop: i64, events: Events | None) -> None:
        """Build the ship of a Workshop that holds all three cards.

        Who added the Crew is the builder. A ship that flies already gains nothing by it, nor does one that belongs to
        the partner. One that is held down waits with its cards in the Workshop, or loses them.
        """
        if not self.is_complete(workshop):
            return
        ship = self.kind_in_slot(workshop, BLUEPRINT_SLOT) - FIRST_BLUEPRINT
        if self.owner(ship) != self.builder(workshop):
            self.clear_workshop(workshop, events)
            self.tell_ship(ship, FLYING if self.is_flying(ship) else PROJECT, events)
        elif not self.is_held_down(ship):
            self.clear_workshop(workshop, events)
            self.flying |= BITS[ship]
            self.tell_ship(ship, FLYING, events)
            self.check_victory(events)
        elif self.waits(ship):
            self.tell_ship(ship, WAITING, events)
        else:
            self.clear_workshop(workshop, events)
            self.tell_ship(ship, HELD_DOWN, events)

    def is_held_down(self, ship: i64) -> bool:
        for expansion in self.expansions:
            if expansion.holds_down(self, ship):
                return True
        return False

    def waits(self, ship: i64) -> bool:
        """Whether a ship that is held down keeps its cards until it may fly."""
        for expansion in self.expansions:
            if expansion.holds_down(self, ship) and not expansion.lets_wait(self):
                return False
        return True

    def release(self, ship: i64, events: Events | None) -> None:
        """Something that held this ship down is gone: where it waits, it flies now, whosever turn it is."""
        for workshop in range(WORKSHOPS):
            if self.kind_in_slot(workshop, BLUEPRINT_SLOT) == FIRST_BLUEPRINT + ship and not self.is_held_down(ship):
                self.complete(workshop, events)

    def book_reserve(self, events: Events | None) -> None:
        self.discard_book(events)
        self.put_in_reserve(self.acquired - 1, ACQUIRED_ZONE, events)
        self.end_acquisition(events)

    def reject(self, events: Events | None) -> None:
        self.discard(self.acquired - 1, ACQUIRED_ZONE, events)
        self.end_acquisition(events)

    def end_acquisition(self, events: Events | None) -> None:
        self.acquired = 0
        self.check_victory(events)
        self.begin_phase_three(events)

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
        most: i64 = BOOK_RETRIEVES
        for expansion in self.expansions:
            most += expansion.more_retrieved(self)
        if self.taken >= most or not self.can_be_retrieved(self.pile):
            self.end_retrieval(events)

    def end_retrieval(self, events: Events | None) -> None:
        self.pile = 0
        self.set_taken(0, events)
        self.go_back(events)
        if self.step == steps.PLACE:
            self.settle(events)
        self.end_turn_if_idle(events)

    def move(self, card: i64, workshop: i64, events: Events | None) -> None:
        self.take_from_reserve(card)
        self.put_in_workshop(card, workshop, RESERVE_ZONE + self.seat, events)
        self.complete(workshop, events)
        self.end_turn_if_idle(events)

    # Phase 3: Replenish

    def begin_phase_three(self, events: Events | None) -> None:
        """Leave phases 1 and 2 behind, unless the match is over."""
        if self.step == steps.OVER:
            return
        self.set_rerolls(0, events)
        self.go_to(steps.REPLENISH, events)
        for expansion in self.expansions:
            expansion.phase_three_begins(self, events)
            if self.step == steps.OVER:
                return

    def replenish(self, dealer: Dealer, events: Events | None) -> None:
        self.fill_display(dealer, events)
        self.dice = 0
        if events is not None:
            events.add(ROLLED, 0, 0)
        if self.displayed == 0:
            self.end(OUT_OF_CARDS, events)
            return
        if self.holds_turn():
            self.go_to(steps.CLOSE, events)
        else:
            self.end_turn(events)

    def end_turn_if_idle(self, events: Events | None) -> None:
        """After the reveal the turn ends as soon as nothing is left to use."""
        if self.step == steps.CLOSE and not self.holds_turn():
            self.end_turn(events)

    def end_turn(self, events: Events | None) -> None:
        self.turn += 1
        self.count(TURN_COUNTER, self.turn, events)
        if self.setting.seats > 1:
            self.seat = 1 - self.seat
            self.recount_seat()
        self.go_to(steps.START, events)
        for expansion in self.expansions:
            expansion.turn_begins(self, events)

    def fill_display(self, dealer: Dealer, events: Events | None) -> None:
        for deck in range(DECKS):
            if self.displayed_kind(deck) < 0 and self.deck_size(deck) > 0:
                self.reveal(deck, dealer, events)

    # The end

    def check_victory(self, events: Events | None) -> None:
        if self.flying != ALL_FLYING or self.step == steps.OVER:
            return
        for expansion in self.expansions:
            if not expansion.allows_victory(self):
                return
        self.end(WON, events)

    def end(self, ending: i64, events: Events | None) -> None:
        if self.step == steps.RETRIEVE:
            self.pile = 0
            self.set_taken(0, events)
        self.beneath = 0
        self.ending = ending
        self.go_to(steps.OVER, events)
        if events is not None:
            events.add(ENDED, ending, self.setting.seats)

    def outcome(self) -> Outcome | None:
        if self.step != steps.OVER:
            return None
        scores = [0] * self.setting.seats
        for ship in range(SHIPS):
            if self.is_flying(ship):
                scores[self.owner(ship)] += 1
        winners = tuple(range(self.setting.seats)) if self.ending == WON else ()
        return Outcome(winners, self.setting.endings[self.ending], tuple(scores))

    # Random play, without a tuple or an event in sight

    def playout(self, dealer: Dealer) -> i64:
        buffer = ROOM_FOR_LEGAL[:]
        decisions: i64 = 0
        while self.step != steps.OVER:
            action = buffer[dealer.pick(CHOICES, self.legal_into(self.seat, buffer))]
            self.perform(self.seat, action, dealer, None)
            decisions += 1
        return decisions
