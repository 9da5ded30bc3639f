"""Everything that may be done now in Celestia Duo, listed without trying every action. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from . import actions as do
from . import phrases, steps
from .cards import AMBUSHES, CREW, FACES, KINDS, REWARDS, SUMMONED, SYMBOLS
from .conversation import BIT
from .dice import PARTS, PARTS_START
from .layout import REVEALED_AT
from .legality import Legality

# Most a seat can ever choose from: 15 ways to reroll, 20 changes by Augusta, 75 payments, what can be said.
ROOM_FOR_LEGAL: Final = vec[i64]([0] * 256)
# Objects made once: turning native numbers into Python's, one by one, would be half the cost of `legal`.
ACTION_OBJECTS: Final[list[int]] = list(range(do.ACTIONS))
NOTHING_LEGAL: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering(Legality):
    """A table that lists what is allowed on it, in the order of the ids."""

    def legal(self, seat: i64) -> tuple[int, ...]:
        if self.step == steps.OVER or not self.may_act(seat):
            return NOTHING_LEGAL
        buffer = ROOM_FOR_LEGAL[:]
        n = self.legal_into(seat, buffer)
        return tuple([ACTION_OBJECTS[buffer[place]] for place in range(n)])

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Note the actions of a seat that may act; how many there are."""
        n: i64 = 0
        if self.talk != 0:
            n = self.phrases_into(seat, buffer)
            if seat != self.seat:
                buffer[n] = do.READY
                return n + 1
        if self.step <= steps.FLAGS:
            return self.legal_before_combat(buffer, n)
        if self.step <= steps.START:
            return self.legal_around_flags(buffer, n)
        if self.step == steps.COMBAT:
            return self.payments_into(buffer, n)
        if self.step == steps.GRAPPLE:
            return self.owed_into(buffer, n)
        return self.legal_after_combat(buffer, n)

    def phrases_into(self, seat: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        said = self.said_by(seat)
        for at in range(phrases.ABOUT_START[self.step], phrases.ABOUT_START[self.step + 1]):
            phrase = phrases.ABOUT[at]
            if said & BIT[phrase] == 0 and self.why_not_say(seat, phrase) == 0:
                buffer[n] = do.SAY + phrase
                n += 1
        return n

    def legal_before_combat(self, buffer: vec[i64], n: i64) -> i64:
        if self.step == steps.DRAFT:
            return self.takes_into(buffer, n)
        if self.step == steps.BABA:
            for card in range(AMBUSHES):
                if self.cells[REVEALED_AT + card] != 0:
                    buffer[n] = do.LAY + card
                    n += 1
            return n
        if self.step == steps.BRIEFING:
            buffer[n] = do.CONTINUE
            n += 1
            if self.why_not_stop() == 0:
                buffer[n] = do.STOP
                n += 1
        if self.step == steps.BRIEFING or self.step == steps.FLAGS:
            n = self.uses_into(buffer, n)
            if self.step == steps.FLAGS:
                buffer[n] = do.DONE
                n += 1
            return n
        return self.legal_with_dice(buffer, n)

    def uses_into(self, buffer: vec[i64], n: i64) -> i64:
        for use in range(do.LAY - do.USE):
            if self.why_not_use(SUMMONED[use]) == 0:
                buffer[n] = do.USE + use
                n += 1
        return n

    def legal_with_dice(self, buffer: vec[i64], n: i64) -> i64:
        if self.step == steps.DICE and self.smoke > 0 and not self.smoke_is_banned():
            for at in range(PARTS_START[self.dice], PARTS_START[self.dice + 1]):
                buffer[n] = do.SMOKE + PARTS[at] - 1
                n += 1
        for face in range(FACES):
            if self.why_not_augusta(face) == 0:
                for other in range(SYMBOLS):
                    buffer[n] = do.AUGUSTA + face * SYMBOLS + other
                    n += 1
        if self.step == steps.DICE:
            buffer[n] = do.VALIDATE
        else:
            buffer[n] = do.DONE
        return n + 1

    def legal_around_flags(self, buffer: vec[i64], n: i64) -> i64:
        if self.step == steps.LOAD:
            buffer[n] = do.DONE
            return self.drops_into(buffer, n + 1)
        if self.step == steps.DISMISS:
            return self.drops_into(buffer, n)
        if self.step == steps.VICTIM or self.step == steps.START:
            first: i64 = do.VICTIM
            if self.step == steps.START:
                first = do.START
            for who in range(2):
                buffer[n] = first + who
                n += 1
            return n
        if self.step == steps.LOSE:
            for kind in range(KINDS):
                if self.holds(kind) > 0:
                    buffer[n] = do.LOSE + kind
                    n += 1
            return n
        for crew in range(CREW):
            if self.is_active(crew):
                buffer[n] = do.DEACTIVATE + crew
                n += 1
        return n

    def legal_after_combat(self, buffer: vec[i64], n: i64) -> i64:
        if self.step == steps.SHARE:
            buffer[n] = do.FIRST
            buffer[n + 1] = do.FIRST + 1
            return n + 2
        if self.step == steps.PICK:
            return self.takes_into(buffer, n)
        if self.step == steps.RESOURCES:
            return self.drops_into(buffer, n)
        if self.step == steps.RECLAIM:
            for kind in range(KINDS):
                if self.why_not_reclaim(kind) == 0:
                    buffer[n] = do.RECLAIM + kind
                    n += 1
            return n
        if self.step == steps.TELL:
            for statement in range(phrases.STATEMENTS):
                if self.is_true(statement):
                    buffer[n] = do.TELL + statement
                    n += 1
            return n
        return self.legal_choices_to_end(buffer, n)

    def legal_choices_to_end(self, buffer: vec[i64], n: i64) -> i64:
        """At the end of a fight, among rewards and in a shop: something, or no more."""
        if self.step == steps.SHUKI:
            n = self.uses_into(buffer, n)
        buffer[n] = do.DONE
        n += 1
        if self.step == steps.REWARDS:
            for reward in range(REWARDS):
                if self.why_not_claim(reward) == 0:
                    buffer[n] = do.CLAIM + reward
                    n += 1
            if self.needs_room() and self.room() <= 0:
                n = self.drops_into(buffer, n)
        elif self.step != steps.SHUKI:
            for action in range(do.BUY_CARDS, do.ACTIONS):
                if self.why_not_buy(action) == 0:
                    buffer[n] = action
                    n += 1
        return n

    def takes_into(self, buffer: vec[i64], n: i64) -> i64:
        for kind in range(KINDS):
            if self.why_not_take(kind) == 0:
                buffer[n] = do.TAKE + kind
                n += 1
        if self.hidden > 0:
            buffer[n] = do.TAKE_HIDDEN
            n += 1
        if self.why_not_pass() == 0:
            buffer[n] = do.PASS
            n += 1
        return n

    def drops_into(self, buffer: vec[i64], n: i64) -> i64:
        for action in range(do.DROP_GOLD, do.RECLAIM):
            if self.why_not_drop(action) == 0:
                buffer[n] = action
                n += 1
        return n
