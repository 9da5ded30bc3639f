"""What may be done in Aerion, and which rule forbids the rest.

For each kind of action one method says why not: 0, or the number of the rule in `rule_ids`. `legal` and `why_not` ask
the same methods, so that what is refused and the reason given can never drift apart. This module is compiled.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.state import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN

from . import actions as do
from . import rule_ids as rule
from . import steps
from .cards import BOOK, DECKS, ELEMENTS, FIRST_BLUEPRINT, FIRST_MATERIAL, KINDS
from .dice import COMBINATIONS_MET, COUNT, FACES, FIRST_FULL, KEEP_TUPLES, KEEPS, KEEPS_START, is_part
from .layout import BLUEPRINT_SLOT, DISCARD_AT, MATERIAL_SLOT, MAX_SEATS, RESERVE_AT, WORKSHOPS
from .table import POWERS, Table

# Most a seat can ever choose from: 63 keeps, 30 pixies, 132 moves from the Reserve and a few more.
ROOM_FOR_LEGAL: Final = vec[i64]([0] * 256)
KEEP_ACTIONS: Final = [tuple([do.KEEP + keep for keep in keeps]) for keeps in KEEP_TUPLES]
# Objects made once: turning native numbers into Python's, one by one, would be half the cost of `legal`.
ACTION_OBJECTS: Final[list[object]] = list(range(do.COUNT))
ONLY_ROLL: Final[tuple[int, ...]] = (do.ROLL,)
ONLY_REPLENISH: Final[tuple[int, ...]] = (do.REPLENISH,)
NOBODY: Final[tuple[int, ...]] = ()
SEAT_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MAX_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Legality(Table):
    """A table that knows what is allowed on it."""

    def actors(self) -> tuple[int, ...]:
        if self.step == steps.OVER:
            return NOBODY
        return SEAT_ALONE[self.seat]

    def why_not(self, seat: i64, action: i64) -> i64:
        if self.step == steps.OVER:
            return MATCH_OVER
        if seat != self.seat:
            return NOT_YOUR_TURN
        if action < 0 or action >= do.COUNT:
            return NO_SUCH_ACTION
        if action < do.ACQUIRE:
            return self.why_not_in_phase_one(action)
        return self.why_not_later(action)

    def why_not_in_phase_one(self, action: i64) -> i64:
        if action >= do.PIXIE:
            return self.why_not_pixie((action - do.PIXIE) // (FACES - 1))
        if action == do.BOOK_REROLLS:
            return self.why_not_book_rerolls()
        if action == do.LET_GO:
            return self.why_not_let_go()
        if action >= do.DISCARD:
            return self.why_not_discard(action - do.DISCARD)
        if action >= do.KEEP:
            return self.why_not_keep(action - do.KEEP)
        return self.why_not_roll()

    def why_not_later(self, action: i64) -> i64:
        if action < do.PLACE:
            return self.why_not_acquire(action - do.ACQUIRE)
        if action < do.BOOK_RESERVE:
            return self.why_not_place(action - do.PLACE)
        if action == do.BOOK_RESERVE:
            return self.why_not_book_reserve()
        if action == do.REJECT:
            return self.why_not_reject()
        if action < do.TAKE:
            return self.why_not_book_retrieve(action - do.BOOK_RETRIEVE)
        if action < do.ENOUGH:
            return self.why_not_take(action - do.TAKE)
        if action == do.ENOUGH:
            return self.why_not_enough()
        if action < do.REPLENISH:
            choice = (action - do.MOVE) // WORKSHOPS
            return self.why_not_move(choice // ELEMENTS, choice % ELEMENTS, (action - do.MOVE) % WORKSHOPS)
        return self.why_not_replenish()

    def why_not_at_this_step(self) -> i64:
        """The rule that says what must be done first; 0 in phase 1 after a roll, when most things are open."""
        if self.step == steps.ROLL:
            return 0
        if self.step == steps.START:
            return rule.ROLL_COMES_FIRST
        if self.step == steps.REROLL:
            return rule.REROLL_CHOOSE_DICE_NOW
        if self.step == steps.PLACE:
            return rule.ACQUIRE_CARD_AWAITS_PLACE
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        return rule.REPLENISH_LAST_CHANCE

    # Phase 1: Roll

    def why_not_roll(self) -> i64:
        if self.step == steps.START:
            return 0
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        return rule.ROLL_ONCE

    def why_not_reroll(self) -> i64:
        if self.step == steps.REROLL or (self.step == steps.ROLL and self.rerolls > 0):
            return 0
        if self.step == steps.ROLL:
            return rule.REROLL_PAY_FIRST
        return self.why_not_at_this_step()

    def why_not_keep(self, keep: i64) -> i64:
        number = self.why_not_reroll()
        if number != 0:
            return number
        if is_part(keep, self.dice):
            return 0
        return rule.REROLL_DICE_SHOWN

    def why_not_discard(self, deck: i64) -> i64:
        number = self.why_not_at_this_step()
        if number != 0:
            return number
        if self.displayed_kind(deck) < 0:
            return rule.DISPLAY_CARD_THERE
        if self.displayed == 1:
            return rule.REROLL_NOT_THE_LAST_CARD
        return 0

    def why_not_let_go(self) -> i64:
        number = self.why_not_at_this_step()
        if number != 0:
            return number
        if self.displayed == 1:
            return 0
        return rule.REROLL_MUST_GO_ON

    def why_not_book_rerolls(self) -> i64:
        if self.step == steps.REROLL or self.step == steps.RETRIEVE:
            return self.why_not_at_this_step()
        if self.step != steps.ROLL:
            return rule.BOOK_REROLLS_AFTER_ROLL
        if self.books > 0:
            return 0
        return rule.BOOK_NEEDED

    def why_not_pixie(self, face: i64) -> i64:
        if self.step == steps.REROLL or self.step == steps.RETRIEVE:
            return self.why_not_at_this_step()
        if self.step != steps.ROLL:
            return rule.PIXIE_AFTER_ROLL
        if self.pixies == 0:
            return rule.PIXIE_NONE_LEFT
        if COUNT[self.dice * FACES + face] > 0:
            return 0
        return rule.PIXIE_DIE_SHOWS

    # Phase 2: Acquire

    def why_not_acquire(self, deck: i64) -> i64:
        number = self.why_not_at_this_step()
        if number != 0:
            return number
        if self.displayed_kind(deck) < 0:
            return rule.DISPLAY_CARD_THERE
        if COMBINATIONS_MET[self.dice] & POWERS[deck] != 0:
            return 0
        return rule.ACQUIRE_COMBINATION

    def why_not_settle(self) -> i64:
        """Whether an acquired card awaits its place."""
        if self.step == steps.PLACE:
            return 0
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        return rule.ACQUIRE_NOTHING_TO_PLACE

    def acquired_kind(self) -> i64:
        return (self.acquired - 1) % KINDS

    def why_not_place(self, workshop: i64) -> i64:
        number = self.why_not_settle()
        if number != 0:
            return number
        if self.acquired_kind() == BOOK:
            return rule.ACQUIRE_PULPIT_FULL
        return self.why_not_fit(self.acquired_kind(), workshop)

    def why_not_fit(self, kind: i64, workshop: i64) -> i64:
        """Whether an Element of this kind may join the cards in a Workshop."""
        blueprint = self.kind_in_slot(workshop, BLUEPRINT_SLOT)
        material = self.kind_in_slot(workshop, MATERIAL_SLOT)
        if kind < FIRST_MATERIAL:
            if blueprint < 0 or material < 0:
                return rule.WORKSHOP_CREW_LAST
            if self.recipes.crew[blueprint - FIRST_BLUEPRINT] == kind:
                return 0
            return rule.WORKSHOP_ONE_SHIP
        if kind < FIRST_BLUEPRINT:
            if material >= 0:
                return rule.WORKSHOP_ONE_OF_EACH
            if blueprint < 0 or self.is_made_of(blueprint, kind):
                return 0
            return rule.WORKSHOP_ONE_SHIP
        if blueprint >= 0:
            return rule.WORKSHOP_ONE_OF_EACH
        if material < 0 or self.is_made_of(kind, material):
            return 0
        return rule.WORKSHOP_ONE_SHIP

    def is_made_of(self, blueprint: i64, material: i64) -> bool:
        return self.recipes.material[blueprint - FIRST_BLUEPRINT] == material

    def why_not_book_reserve(self) -> i64:
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        if self.step != steps.PLACE or self.acquired_kind() == BOOK:
            return rule.BOOK_ONLY_ACQUIRED_ELEMENT
        if self.books > 0:
            return 0
        return rule.BOOK_NEEDED

    def why_not_reject(self) -> i64:
        return self.why_not_settle()

    # At any time in the turn: a Book to retrieve discarded cards, cards from the Reserve to a Workshop

    def why_not_book_retrieve(self, deck: i64) -> i64:
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        if self.books == 0:
            return rule.BOOK_NEEDED
        if self.pile_has_element(deck):
            return 0
        return rule.BOOK_RETRIEVE_ELEMENTS_ONLY

    def why_not_take(self, kind: i64) -> i64:
        if self.step != steps.RETRIEVE or self.cards[DISCARD_AT + self.pile * KINDS + kind] == 0:
            return rule.BOOK_RETRIEVE_ONE_PILE
        return 0

    def why_not_enough(self) -> i64:
        if self.step != steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_ONE_PILE
        if self.taken > 0:
            return 0
        return rule.BOOK_RETRIEVE_AT_LEAST_ONE

    def why_not_move(self, deck: i64, kind: i64, workshop: i64) -> i64:
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        if self.cards[RESERVE_AT + deck * KINDS + kind] == 0:
            return rule.RESERVE_HOLDS_CARD
        return self.why_not_fit(kind, workshop)

    # Phase 3: Replenish

    def why_not_replenish(self) -> i64:
        if self.step == steps.REPLENISH:
            return 0
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        return rule.REPLENISH_NOT_YET

    # All that is legal, in the order of the ids

    def legal(self, seat: i64) -> tuple[int, ...]:
        if self.step == steps.OVER or seat != self.seat:
            return NOBODY
        if self.reserved == 0 and self.books == 0:
            # Nothing can be slipped in, so these steps offer what they always do.
            if self.step == steps.REROLL:
                return KEEP_ACTIONS[self.dice - FIRST_FULL]
            if self.step == steps.START:
                return ONLY_ROLL
            if self.step == steps.REPLENISH:
                return ONLY_REPLENISH
        buffer = ROOM_FOR_LEGAL[:]
        found = [ACTION_OBJECTS[buffer[at]] for at in range(self.legal_into(buffer))]
        return cast(tuple[int, ...], tuple(found))

    def legal_into(self, buffer: vec[i64]) -> i64:
        """Write the legal actions of the seat whose turn it is into `buffer`, ascending; returns how many.

        The buffer is at least as long as ROOM_FOR_LEGAL.
        """
        if self.step == steps.RETRIEVE:
            return self.legal_retrievals(buffer, 0)
        n: i64 = 0
        if self.step == steps.START:
            buffer[0] = do.ROLL
            n = 1
        elif self.step == steps.ROLL:
            n = self.legal_in_phase_one(buffer, 0)
        elif self.step == steps.REROLL:
            n = self.legal_keeps(buffer, 0)
        elif self.step == steps.PLACE:
            n = self.legal_places(buffer, 0)
        if self.books > 0:
            for deck in range(DECKS):
                if self.why_not_book_retrieve(deck) == 0:
                    buffer[n] = do.BOOK_RETRIEVE + deck
                    n += 1
        if self.reserved > 0:
            n = self.legal_moves(buffer, n)
        if self.step == steps.REPLENISH:
            buffer[n] = do.REPLENISH
            n += 1
        return n

    def legal_in_phase_one(self, buffer: vec[i64], n: i64) -> i64:
        if self.rerolls > 0:
            n = self.legal_keeps(buffer, n)
        for deck in range(DECKS):
            if self.why_not_discard(deck) == 0:
                buffer[n] = do.DISCARD + deck
                n += 1
        if self.why_not_let_go() == 0:
            buffer[n] = do.LET_GO
            n += 1
        if self.why_not_book_rerolls() == 0:
            buffer[n] = do.BOOK_REROLLS
            n += 1
        if self.pixies > 0:
            n = self.legal_pixies(buffer, n)
        if COMBINATIONS_MET[self.dice] == 0:
            return n
        for deck in range(DECKS):
            if self.why_not_acquire(deck) == 0:
                buffer[n] = do.ACQUIRE + deck
                n += 1
        return n

    def legal_keeps(self, buffer: vec[i64], n: i64) -> i64:
        first = KEEPS_START[self.dice - FIRST_FULL]
        beyond = KEEPS_START[self.dice - FIRST_FULL + 1]
        for at in range(first, beyond):
            buffer[n] = do.KEEP + KEEPS[at]
            n += 1
        return n

    def legal_pixies(self, buffer: vec[i64], n: i64) -> i64:
        for face in range(FACES):
            if self.why_not_pixie(face) == 0:
                for other in range(FACES - 1):
                    buffer[n] = do.PIXIE + face * (FACES - 1) + other
                    n += 1
        return n

    def legal_places(self, buffer: vec[i64], n: i64) -> i64:
        for workshop in range(WORKSHOPS):
            if self.why_not_place(workshop) == 0:
                buffer[n] = do.PLACE + workshop
                n += 1
        if self.why_not_book_reserve() == 0:
            buffer[n] = do.BOOK_RESERVE
            n += 1
        if self.why_not_reject() == 0:
            buffer[n] = do.REJECT
            n += 1
        return n

    def legal_retrievals(self, buffer: vec[i64], n: i64) -> i64:
        for kind in range(ELEMENTS):
            if self.why_not_take(kind) == 0:
                buffer[n] = do.TAKE + kind
                n += 1
        if self.why_not_enough() == 0:
            buffer[n] = do.ENOUGH
            n += 1
        return n

    def legal_moves(self, buffer: vec[i64], n: i64) -> i64:
        for deck in range(DECKS):
            for kind in range(ELEMENTS):
                if self.cards[RESERVE_AT + deck * KINDS + kind] == 0:
                    continue
                for workshop in range(WORKSHOPS):
                    if self.why_not_move(deck, kind, workshop) == 0:
                        buffer[n] = do.MOVE + (deck * ELEMENTS + kind) * WORKSHOPS + workshop
                        n += 1
        return n
