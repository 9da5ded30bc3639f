"""Ambushes and Assaults: dice, smoke, the secret attack, combat, energy. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, SAID, STEPPED, Events

from . import actions as do
from . import memory, phrases, steps
from .cards import (
    CREW,
    DEACTIVATE_CREW,
    DISCARD_CREW,
    ENERGY_TOKENS,
    FACES,
    FLAG,
    JOKER,
    KINDS,
    KUBLAI,
    LAIR,
    LOSE_EQUIPMENT,
    LOSE_GOLD,
    LUDVIG,
    MAMA,
    RHETT,
    SHUKI,
    SYMBOLS,
)
from .dice import COUNT, LESS, MORE, NONE, without
from .layout import (
    ENERGY_AT,
    ENERGY_CARD,
    ENERGY_STREAM,
    FIGHTER_COUNTER,
    FLAGS_COUNTER,
    GENERATOR_ZONE,
    HAND,
    HAND_AT,
    HAND_COUNTER,
    LOSSES_COUNTER,
    MEMORY,
    MEMORY_AT,
    OWED_AT,
    OWED_COUNTER,
    PIRATE_COUNTER,
    PLAYED_AT,
    RECLAIM_COUNTER,
    SPENT_ZONE,
)
from .paying import ludvig_mama_card, ludvig_mama_symbol, mama_card, symbol_paid
from .sharing import Sharing

# How a match can end
CAUGHT: Final = 0
MASTS_DOWN: Final = 1
LAIR_REACHED: Final = 2
NO_ENERGY: Final = 3
NO_ENERGY_IN_BOARDING: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighting(Sharing):
    """A fight from its dice to its end."""

    def end(self, ending: i64, events: Events | None) -> None:
        self.ending = ending
        self.beneath = 0
        self.go_to(steps.OVER, self.captain, events)
        if events is not None:
            self.show_hands(events)
            events.add(ENDED, ending)

    def show_hands(self, events: Events) -> None:
        """When all is over, both players lay their cards on the table."""
        for seat in range(2):
            for kind in range(KINDS):
                held = self.cells[HAND_AT + seat * HAND + kind]
                if held > 0:
                    events.add_reveal(COUNTED, HAND_COUNTER + seat * HAND + kind, held)

    def fight_won(self, dealer: Dealer, events: Events | None) -> None:
        """All dice are beaten and the played cards discarded."""
        raise NotImplementedError

    # Dice

    def reroll(self, dice: i64, dealer: Dealer, events: Events | None) -> None:
        """A smoke is spent: some dice are rolled again."""
        self.spend_smoke(events)
        rolled: i64 = 0
        for face in range(FACES):
            rolled += COUNT[dice * FACES + face]
        self.dice = without(self.dice, dice)
        self.throw(rolled, dealer, events)
        self.go_to(steps.DICE, self.captain, events)

    def set_die(self, face: i64, other: i64, events: Events | None) -> None:
        """Augusta turns a die to another face; the second time her power is used up."""
        if other >= face:
            other += 1
        self.dice = MORE[LESS[self.dice * FACES + face] * FACES + other]
        self.tell_dice(events)

    def validate(self, dealer: Dealer, events: Events | None) -> None:
        """The dice stay as they are; flags bring Kublai and Rhett, then the secret attack."""
        flags = self.shows(FLAG)
        self.set_flags(flags, events)
        if flags > 0 and (self.why_not_crew(KUBLAI) == 0 or self.why_not_crew(RHETT) == 0):
            self.go_to(steps.FLAGS, self.captain, events)
        else:
            self.attack(dealer, events)

    def set_flags(self, flags: i64, events: Events | None) -> None:
        if self.flags != flags:
            self.flags = flags
            self.count(FLAGS_COUNTER, flags, events)

    # The secret attack

    def attack(self, dealer: Dealer, events: Events | None) -> None:
        """One validated flag after the other: the pirate ship advances, then the penalty. Not in the boarding."""
        while self.flags > 0 and self.boarding == 0:
            self.set_flags(self.flags - 1, events)
            self.advance_pirate(self.setting.facts.pirate_advance[self.pirate], events)
            if self.step == steps.OVER or self.penalty_asks(events):
                return
        self.set_flags(0, events)
        self.go_to(steps.START, self.captain, events)

    def advance_pirate(self, cards: i64, events: Events | None) -> None:
        """Move the pirate ship; if it reaches its lair, all is lost."""
        self.chased = min(self.chased + cards, LAIR)
        self.count(PIRATE_COUNTER, self.chased, events)
        if self.chased >= LAIR:
            self.end(LAIR_REACHED, events)

    def penalty_asks(self, events: Events | None) -> bool:
        """Apply the pirate's penalty; whether something must be chosen for it."""
        penalty = self.setting.facts.pirate_penalty[self.pirate]
        if penalty == LOSE_GOLD:
            if self.gold > 0:
                self.spend_gold(events)
        elif penalty == LOSE_EQUIPMENT:
            return self.equipment_asked(events)
        elif penalty == DEACTIVATE_CREW:
            return self.deactivation_asked(events)
        elif penalty == DISCARD_CREW:
            return self.dismissal_asked(events)
        return False

    def equipment_asked(self, events: Events | None) -> bool:
        first, second = self.hand_size(self.captain), self.hand_size(self.partner())
        if first > 0 and second > 0:
            self.go_to(steps.VICTIM, self.captain, events)
        elif first > 0:
            self.go_to(steps.LOSE, self.captain, events)
        elif second > 0:
            self.go_to(steps.LOSE, self.partner(), events)
        return first + second > 0

    def deactivation_asked(self, events: Events | None) -> bool:
        active: i64 = 0
        last: i64 = 0
        for crew in range(CREW):
            if self.is_active(crew):
                active += 1
                last = crew
        if active == 1:
            self.tire(last, events)
        elif active > 1:
            self.go_to(steps.DEACTIVATE, self.captain, events)
        return active > 1

    def dismissal_asked(self, events: Events | None) -> bool:
        aboard: i64 = 0
        last: i64 = 0
        for crew in range(CREW):
            if self.is_aboard(crew):
                aboard += 1
                last = crew
        if aboard == 1:
            self.drop_crew(last, events)
        elif aboard > 1:
            self.go_to(steps.DISMISS, self.captain, events)
        return aboard > 1

    # Combat

    def begin_combat(self, seat: i64, events: Events | None) -> None:
        self.set_fighter(seat, events)
        self.go_to(steps.COMBAT, seat, events)

    def set_fighter(self, seat: i64, events: Events | None) -> None:
        if self.fighter != seat:
            self.fighter = seat
            self.count(FIGHTER_COUNTER, seat, events)

    def pay(self, action: i64, dealer: Dealer, events: Events | None) -> None:
        """Lay down the cards of a payment, and remove what they beat."""
        if action < do.FLAG:
            self.lay_down(action, symbol_paid(action), events)
            if self.step == steps.GRAPPLE:
                self.pay_owed(symbol_paid(action), events)
                if self.sum_of(OWED_AT, SYMBOLS) > 0:
                    return
                self.remove_die(FLAG, events)
            else:
                self.remove_die(symbol_paid(action), events)
        elif action < do.LUDVIG:
            self.play_card(self.seat, action - do.FLAG, events)
            self.remove_die(FLAG, events)
        else:
            self.use_ludvig(action, events)
        self.after_payment(dealer, events)

    def lay_down(self, action: i64, symbol: i64, events: Events | None) -> None:
        if action < do.JOKER:
            self.play_card(self.seat, symbol, events)
        elif action < do.PAIR:
            self.play_card(self.seat, JOKER, events)
        elif action < do.MAMA:
            kind = (action - do.PAIR) % SYMBOLS
            self.play_card(self.seat, kind, events)
            self.play_card(self.seat, kind, events)
        else:
            self.tire(MAMA, events)
            self.play_card(self.seat, mama_card(action), events)

    def use_ludvig(self, action: i64, events: Events | None) -> None:
        """One card beats all dice of its symbol. A joker, or a card that Mama makes one, names the symbol."""
        symbol = action - do.LUDVIG
        kind = symbol
        if action >= do.LUDVIG_MAMA:
            symbol = ludvig_mama_symbol(action)
            kind = ludvig_mama_card(action)
            self.tire(MAMA, events)
        elif action >= do.LUDVIG_JOKER:
            symbol = action - do.LUDVIG_JOKER
            kind = JOKER
        self.tire(LUDVIG, events)
        self.play_card(self.seat, kind, events)
        while self.shows(symbol) > 0:
            self.remove_die(symbol, events)

    def remove_die(self, face: i64, events: Events | None) -> None:
        self.dice = LESS[self.dice * FACES + face]
        self.tell_dice(events)

    def after_payment(self, dealer: Dealer, events: Events | None) -> None:
        if self.dice == NONE:
            self.end_fight(dealer, events)
        else:
            self.begin_combat(1 - self.seat, events)

    def grapple(self, events: Events | None) -> None:
        """Begin to pay for a flag of the boarding. That one can is thereby known."""
        for symbol in range(SYMBOLS):
            required = self.setting.facts.pirate_requires[self.pirate * SYMBOLS + symbol]
            if required > 0:
                self.cells[OWED_AT + symbol] = required
                self.count(OWED_COUNTER + symbol, required, events)
        self.step = steps.GRAPPLE
        if events is not None:
            events.add_reveal(STEPPED, steps.GRAPPLE, self.seat)

    def pay_owed(self, symbol: i64, events: Events | None) -> None:
        self.cells[OWED_AT + symbol] -= 1
        self.count(OWED_COUNTER + symbol, self.cells[OWED_AT + symbol], events)

    # Energy

    def fail(self, dealer: Dealer, events: Events | None) -> None:
        """The player cannot beat any die: the airship loses energy, or the match is lost."""
        at = MEMORY_AT + self.seat * MEMORY
        memory.could_not_pay(self.cells, at, self.dice, self.pairs_count(), self.boarding != 0)
        if events is not None:
            events.add_reveal(SAID, self.seat, phrases.SAID_CANNOT_PAY)
        if self.energy == 0:
            if self.boarding != 0:
                self.end(NO_ENERGY_IN_BOARDING, events)
            else:
                self.end(NO_ENERGY, events)
            return
        self.energy -= 1
        token = dealer.draw(ENERGY_STREAM, self.cells[ENERGY_AT : ENERGY_AT + ENERGY_TOKENS])
        self.cells[ENERGY_AT + token] = 0
        if events is not None:
            events.add(MOVED, ENERGY_CARD + token, GENERATOR_ZONE, SPENT_ZONE)
        facts = self.setting.facts
        self.set_losses(facts.energy_lost[token], events)
        self.wait_with(steps.RESOURCES)
        self.share(facts.energy_hidden[token], facts.energy_visible[token], dealer, events)

    def set_losses(self, losses: i64, events: Events | None) -> None:
        if self.losses != losses:
            self.losses = losses
            self.count(LOSSES_COUNTER, losses, events)

    def lose_resources(self, events: Events | None) -> None:
        """Empty the hold when it holds no more than must go; else the Captain chooses. Then the combat goes on."""
        if self.cargo() <= self.losses:
            while self.gold > 0:
                self.spend_gold(events)
            while self.smoke > 0:
                self.spend_smoke(events)
            for crew in range(CREW):
                if self.is_aboard(crew):
                    self.drop_crew(crew, events)
            self.set_losses(0, events)
        if self.losses > 0:
            self.go_to(steps.RESOURCES, self.captain, events)
        else:
            self.go_to(steps.COMBAT, self.fighter, events)

    # The end of a fight

    def end_fight(self, dealer: Dealer, events: Events | None) -> None:
        # After the last Assault no card is of any use.
        if self.why_not_crew(SHUKI) == 0 and self.sum_of(PLAYED_AT, KINDS) > 0 and self.masts > self.boarding:
            self.go_to(steps.SHUKI, self.captain, events)
        else:
            self.close_fight(dealer, events)

    def call_shuki(self, events: Events | None) -> None:
        self.tire(SHUKI, events)
        self.set_reclaim(min(2, self.sum_of(PLAYED_AT, KINDS)), events)
        self.go_to(steps.RECLAIM, self.captain, events)

    def set_reclaim(self, cards: i64, events: Events | None) -> None:
        self.reclaim = cards
        self.count(RECLAIM_COUNTER, cards, events)

    def reclaimed(self, kind: i64, dealer: Dealer, events: Events | None) -> None:
        self.reclaim_card(kind, events)
        self.set_reclaim(self.reclaim - 1, events)
        if self.reclaim == 0:
            self.wait_with(steps.SHUKI)
            self.begin_sharing(dealer, events)

    def close_fight(self, dealer: Dealer, events: Events | None) -> None:
        self.discard_played(events)
        self.fight_won(dealer, events)
