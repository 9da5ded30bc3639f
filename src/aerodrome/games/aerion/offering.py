"""All that is legal in Aerion, in the order of the ids, and whether a turn goes on. This module is compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from . import actions as do
from . import steps
from .cards import BOOK, DECKS, ELEMENTS, KINDS
from .dice import FACES, FIRST_FULL, KEEP_TUPLES, KEEPS, KEEPS_START
from .expansion import BITS
from .layout import WORKSHOPS
from .legality import NOBODY, Legality, action_to_take

# Most a seat can ever choose from: 63 keeps, 30 pixies, 132 moves from the Reserve, what expansions add.
ROOM_FOR_LEGAL: Final = vec[i64]([0] * 512)
KEEP_ACTIONS: Final = [tuple([do.KEEP + keep for keep in keeps]) for keeps in KEEP_TUPLES]
# Objects made once: turning native numbers into Python's, one by one, would be half the cost of `legal`.
ACTION_OBJECTS: Final[list[object]] = list(range(do.MOST))
ONLY_ROLL: Final[tuple[int, ...]] = (do.ROLL,)
ONLY_REPLENISH: Final[tuple[int, ...]] = (do.REPLENISH,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering(Legality):
    """A table that lists what is allowed on it."""

    def legal(self, seat: i64) -> tuple[int, ...]:
        if self.step == steps.OVER or seat != self.seat:
            return NOBODY
        if self.reserved == 0 and self.books == 0 and len(self.expansions) == 0:
            # Nothing can be slipped in, so these steps offer what they always do.
            if self.step == steps.REROLL:
                return KEEP_ACTIONS[self.dice - FIRST_FULL]
            if self.step == steps.START:
                return ONLY_ROLL
            if self.step == steps.REPLENISH:
                return ONLY_REPLENISH
        buffer = ROOM_FOR_LEGAL[:]
        found = [ACTION_OBJECTS[buffer[at]] for at in range(self.legal_into(seat, buffer))]
        return cast(tuple[int, ...], tuple(found))

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the legal actions of the seat whose turn it is into `buffer`, ascending; returns how many.

        The buffer is at least as long as ROOM_FOR_LEGAL.
        """
        n: i64 = 0
        if self.step < steps.RETRIEVE:
            n = self.legal_at_step(buffer)
        elif self.step == steps.RETRIEVE:
            n = self.legal_retrievals(buffer, 0)
        elif self.reserved > 0:
            n = self.legal_moves(buffer, 0)
        for expansion in self.expansions:
            n = expansion.legal_into(self.as_state(), buffer, n)
        return n

    def legal_at_step(self, buffer: vec[i64]) -> i64:
        """What the base game allows at a step of its own."""
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
        elif self.step == steps.CLOSE:
            buffer[n] = do.END_TURN
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
        met = self.setting.met[self.dice]
        if met == 0:
            return n
        for deck in range(DECKS):
            if met & BITS[deck] != 0 and self.why_not_acquire(deck) == 0:
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
        buffer[n] = do.REJECT
        return n + 1

    def legal_retrievals(self, buffer: vec[i64], n: i64) -> i64:
        if self.why_not_enough() == 0:
            buffer[n] = do.ENOUGH
            n += 1
        if self.reserved > 0:
            n = self.legal_moves(buffer, n)
        for kind in range(KINDS):
            if kind != BOOK and self.why_not_take(kind) == 0:
                buffer[n] = action_to_take(kind)
                n += 1
        return n

    def legal_moves(self, buffer: vec[i64], n: i64) -> i64:
        for deck in range(DECKS):
            for kind in range(ELEMENTS):
                if self.cards[self.reserve_place(deck, kind)] == 0:
                    continue
                for workshop in range(WORKSHOPS):
                    if self.why_not_move(deck, kind, workshop) == 0:
                        buffer[n] = do.MOVE + (deck * ELEMENTS + kind) * WORKSHOPS + workshop
                        n += 1
        return n

    def holds_turn(self) -> bool:
        """The cards are revealed: whether the seat can still use something before the turn ends.

        Alone the next turn begins at the same moment, so only what cannot wait for it counts: what expansions say.
        """
        for expansion in self.expansions:
            if expansion.holds_turn(self.as_state()):
                return True
        if self.setting.seats == 1:
            return False
        if self.books > 0:
            for deck in range(DECKS):
                if self.can_be_retrieved(deck):
                    return True
        return self.reserved > 0 and self.legal_moves(ROOM_FOR_LEGAL[:], 0) > 0
