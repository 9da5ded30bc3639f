"""What may be done in Aerion, and which rule forbids the rest.

For each kind of action one method says why not: 0, or the number of the rule in `rule.py`. `offering` lists what is
legal by asking the same methods, so that what is refused and the reason given can never drift apart. This module is
compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.rule_numbers import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN

from . import actions as do
from . import rule, steps
from .cards import BOOK, DECKS, ELEMENTS, FIRST_ADDED, FIRST_BLUEPRINT, FIRST_MATERIAL, KINDS, SHIPS
from .dice import COUNT, FACES, is_part
from .expansion import BITS
from .layout import BLUEPRINT_SLOT, COMMON_WORKSHOP, CREW_SLOT, DISCARD_AT, MATERIAL_SLOT, MAX_SEATS, WORKSHOPS
from .table import Table

if TYPE_CHECKING:
    from .rules import AerionState

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
        if action < 0 or action >= self.setting.actions:
            return NO_SUCH_ACTION
        if action < do.ACQUIRE:
            return self.why_not_in_phase_one(action)
        if action < self.setting.added_actions:
            return self.why_not_later(action)
        for expansion in self.expansions:
            if expansion.action <= action < expansion.beyond:
                return expansion.why_not(self.as_state(), action - expansion.action)
        return rule.EXPANSION_NOT_IN_PLAY

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
            return self.why_not_settle()
        if action < do.ENOUGH:
            return self.why_not_book_retrieve(action - do.BOOK_RETRIEVE)
        if action == do.ENOUGH:
            return self.why_not_enough()
        if action < do.REPLENISH:
            choice = (action - do.MOVE) // WORKSHOPS
            return self.why_not_move(choice // ELEMENTS, choice % ELEMENTS, (action - do.MOVE) % WORKSHOPS)
        if action == do.REPLENISH:
            return self.why_not_replenish()
        if action == do.END_TURN:
            return self.why_not_end_turn()
        return self.why_not_take(kind_taken(action))

    def why_not_interrupt(self) -> i64:
        """The rule that says what must be brought to its end before anything else; 0 when nothing must."""
        if self.step < steps.RETRIEVE:
            return 0
        if self.step == steps.RETRIEVE:
            return rule.BOOK_RETRIEVE_TO_THE_END
        for expansion in self.expansions:
            if expansion.step <= self.step < expansion.step + len(expansion.steps):
                return expansion.why_not_otherwise(self.as_state())
        return 0

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
        if self.step == steps.REPLENISH:
            return rule.REPLENISH_LAST_CHANCE
        if self.step == steps.CLOSE:
            return rule.REPLENISH_END_OF_TURN
        return self.why_not_interrupt()

    # Phase 1: Roll

    def why_not_roll(self) -> i64:
        if self.step == steps.START:
            return 0
        if self.step >= steps.CLOSE:
            return self.why_not_at_this_step()
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
        kind = self.displayed_kind(deck)
        if kind < 0:
            return rule.DISPLAY_CARD_THERE
        number = self.why_not_part_with(kind)
        if number != 0:
            return number
        if self.displayed == 1:
            return rule.REROLL_NOT_THE_LAST_CARD
        return 0

    def why_not_part_with(self, kind: i64) -> i64:
        """Whether a displayed card of this kind can be discarded at all."""
        if kind >= FIRST_ADDED:
            for expansion in self.expansions:
                number = expansion.why_not_discard(self.as_state(), kind)
                if number != 0:
                    return number
        return 0

    def why_not_let_go(self) -> i64:
        number = self.why_not_at_this_step()
        if number != 0:
            return number
        for deck in range(DECKS):
            kind = self.displayed_kind(deck)
            if kind >= 0:
                number = self.why_not_part_with(kind)
                if number == 0 and self.displayed > 1:
                    return rule.REROLL_MUST_GO_ON
                if self.displayed == 1:
                    return number
        return number

    def why_not_book_rerolls(self) -> i64:
        if self.step == steps.REROLL or self.step >= steps.RETRIEVE:
            return self.why_not_at_this_step()
        if self.step != steps.ROLL:
            return rule.BOOK_REROLLS_AFTER_ROLL
        if self.books > 0:
            return 0
        return rule.BOOK_NEEDED

    def why_not_pixie(self, face: i64) -> i64:
        if self.step == steps.REROLL or self.step >= steps.RETRIEVE:
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
        kind = self.displayed_kind(deck)
        if kind < 0:
            return rule.DISPLAY_CARD_THERE
        for expansion in self.expansions:
            number = expansion.why_not_acquire(self.as_state(), kind)
            if number != 0:
                return number
        if self.setting.met[self.dice] & BITS[deck] != 0:
            return 0
        return rule.ACQUIRE_COMBINATION

    def can_acquire_anything(self) -> bool:
        """Whether the dice allow any card of the Display to be acquired."""
        for deck in range(DECKS):
            if self.why_not_acquire(deck) == 0:
                return True
        return False

    def why_not_settle(self) -> i64:
        """Whether an acquired card awaits its place."""
        if self.step == steps.PLACE:
            return 0
        number = self.why_not_interrupt()
        if number != 0:
            return number
        return rule.ACQUIRE_NOTHING_TO_PLACE

    def acquired_kind(self) -> i64:
        return (self.acquired - 1) % KINDS

    def why_not_place(self, workshop: i64) -> i64:
        number = self.why_not_settle()
        if number != 0:
            return number
        kind = self.acquired_kind()
        if kind == BOOK:
            return rule.ACQUIRE_PULPIT_FULL
        if kind > BOOK:
            return rule.WORKSHOP_ELEMENTS_ONLY
        return self.why_not_fit(kind, workshop)

    def why_not_use(self, workshop: i64) -> i64:
        """Whether the seat whose turn it is may place cards in this Workshop."""
        if self.setting.seats == 1:
            if workshop == COMMON_WORKSHOP:
                return rule.TWO_COMMON_WORKSHOP
            return 0
        if workshop == COMMON_WORKSHOP or workshop == self.seat:
            return 0
        return rule.TWO_OWN_WORKSHOP

    def why_not_fit(self, kind: i64, workshop: i64) -> i64:
        """Whether an Element of this kind may join the cards in a Workshop."""
        number = self.why_not_use(workshop)
        if number != 0:
            return number
        blueprint = self.kind_in_slot(workshop, BLUEPRINT_SLOT)
        material = self.kind_in_slot(workshop, MATERIAL_SLOT)
        crew = self.kind_in_slot(workshop, CREW_SLOT)
        if kind < FIRST_MATERIAL:
            if crew >= 0:
                return rule.WORKSHOP_ONE_OF_EACH
            if (blueprint < 0 or material < 0) and not self.crew_may_come_first():
                return rule.WORKSHOP_CREW_LAST
            return self.why_not_together(blueprint, material, kind)
        if kind < FIRST_BLUEPRINT:
            if material >= 0:
                return rule.WORKSHOP_ONE_OF_EACH
            return self.why_not_together(blueprint, kind, crew)
        if blueprint >= 0:
            return rule.WORKSHOP_ONE_OF_EACH
        return self.why_not_together(kind, material, crew)

    def why_not_together(self, blueprint: i64, material: i64, crew: i64) -> i64:
        """Whether some ship is made of all of these; -1 stands for a card that is still missing."""
        if blueprint >= 0:
            if self.is_made_of(blueprint - FIRST_BLUEPRINT, material, crew):
                return 0
            return rule.WORKSHOP_ONE_SHIP
        for ship in range(SHIPS):
            if self.is_made_of(ship, material, crew):
                return 0
        return rule.WORKSHOP_ONE_SHIP

    def is_made_of(self, ship: i64, material: i64, crew: i64) -> bool:
        if material >= 0 and self.setting.material[ship] != material:
            return False
        return crew < 0 or self.setting.crew[ship] == crew

    def crew_may_come_first(self) -> bool:
        for expansion in self.expansions:
            if expansion.crew_may_come_first(self.as_state()):
                return True
        return False

    def why_not_book_reserve(self) -> i64:
        number = self.why_not_interrupt()
        if number != 0:
            return number
        if self.step != steps.PLACE or self.acquired_kind() >= ELEMENTS:
            return rule.BOOK_ONLY_ACQUIRED_ELEMENT
        if self.books > 0:
            return 0
        return rule.BOOK_NEEDED

    # At any time in the turn: a Book to retrieve discarded cards, cards from the Reserve to a Workshop

    def why_not_book_retrieve(self, deck: i64) -> i64:
        number = self.why_not_interrupt()
        if number != 0:
            return number
        if self.books == 0:
            return rule.BOOK_NEEDED
        if self.can_be_retrieved(deck):
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
        number = self.why_not_move_from_reserve(deck, kind)
        if number != 0:
            return number
        return self.why_not_fit(kind, workshop)

    def why_not_move_from_reserve(self, deck: i64, kind: i64) -> i64:
        """Whether a card lies in the Reserve; it may leave at any moment of the turn, whatever must be decided."""
        if self.cards[self.reserve_place(deck, kind)] == 0:
            return rule.RESERVE_HOLDS_CARD
        return 0

    # Phase 3: Replenish

    def why_not_replenish(self) -> i64:
        if self.step == steps.REPLENISH:
            return 0
        if self.step >= steps.CLOSE:
            return self.why_not_at_this_step()
        return rule.REPLENISH_NOT_YET

    def why_not_end_turn(self) -> i64:
        if self.step == steps.CLOSE:
            return 0
        number = self.why_not_interrupt()
        if number != 0:
            return number
        return rule.REPLENISH_END_OF_TURN

    def as_state(self) -> AerionState:
        """This table as the class that expansions are given."""
        raise NotImplementedError


def kind_taken(action: i64) -> i64:
    """The kind that an action retrieves; Books, which nobody can retrieve, have no action."""
    kind = action - do.TAKE
    if kind < BOOK:
        return kind
    return kind + 1


def action_to_take(kind: i64) -> i64:
    """The other way round."""
    if kind < BOOK:
        return do.TAKE + kind
    return do.TAKE + kind - 1
