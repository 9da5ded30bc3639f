"""What beats a die in Celestia Duo, and which rule forbids the rest. This module is compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from . import actions as do
from . import rule, steps
from .airship import Airship
from .cards import BAN_CREW, BAN_PAIRS, BAN_SMOKE, FACES, FLAG, JOKER, KINDS, LUDVIG, MAMA, NO_BAN, SYMBOLS
from .dice import COUNT
from .layout import CREW_AT, HAND, HAND_AT, OWED_AT
from .memory import can_pay_flag


@mypyc_attr(allow_interpreted_subclasses=True)
class Paying(Airship):
    """A table that knows which cards beat which dice.

    In the chase and in the boarding a player beats the dice one by one. A flag of the boarding costs several symbols,
    which are paid one after the other: then `match`, `joker`, `pair` and `mama` pay for a symbol of the flag.
    """

    def ban(self) -> i64:
        """What the Assault that goes on forbids."""
        if self.assault == 0:
            return NO_BAN
        return self.setting.facts.assault_ban[self.assault - 1]

    def crew_is_banned(self) -> bool:
        return self.ban() == BAN_CREW

    def smoke_is_banned(self) -> bool:
        return self.ban() == BAN_SMOKE

    def why_not_any_smoke(self) -> i64:
        """The rule that keeps dice from being rerolled, whichever they are."""
        if self.smoke_is_banned():
            return rule.ASSAULT_NO_SMOKE
        if self.smoke == 0:
            return rule.SMOKE_NEEDED
        return 0

    def pairs_count(self) -> bool:
        """Whether two equal cards can stand for another one."""
        return self.ban() != BAN_PAIRS

    def why_not_crew(self, crew: i64) -> i64:
        """The rule that keeps a crew member from acting, whatever the moment."""
        if not self.is_aboard(crew):
            return rule.CREW_ABOARD
        if not self.is_active(crew):
            return rule.CREW_TIRED
        if self.crew_is_banned():
            return rule.ASSAULT_NO_CREW
        return 0

    def holds(self, kind: i64) -> i64:
        """How many cards of a kind the player whose step it is holds."""
        return self.cells[HAND_AT + self.seat * HAND + kind]

    def shows(self, face: i64) -> i64:
        """How many dice show this face."""
        return COUNT[self.dice * FACES + face]

    # One payment

    def why_not_pay(self, action: i64) -> i64:
        """The rule that forbids a payment, `grapple`, `cannot` and Ludvig included."""
        if self.step == steps.GRAPPLE:
            return self.why_not_pay_flag(action)
        if self.step != steps.COMBAT:
            return why_not_now(action)
        if action < do.FLAG:
            return self.why_not_pay_symbol(action, symbol_paid(action))
        if action < do.LUDVIG:
            return self.why_not_flag(action - do.FLAG)
        if action < do.LUDVIG_JOKER:
            return self.why_not_ludvig(action - do.LUDVIG, action - do.LUDVIG)
        if action < do.LUDVIG_MAMA:
            return self.why_not_ludvig(action - do.LUDVIG_JOKER, JOKER)
        if action < do.GRAPPLE:
            return self.why_not_ludvig_mama(action)
        if action == do.GRAPPLE:
            return self.why_not_grapple()
        if self.can_pay():
            return rule.COMBAT_MUST_PAY
        return 0

    def why_not_pay_symbol(self, action: i64, symbol: i64) -> i64:
        if self.shows(symbol) == 0:
            return rule.COMBAT_DIE_THERE
        return self.why_not_cards(action, symbol)

    def why_not_cards(self, action: i64, symbol: i64) -> i64:
        """The rule that forbids to pay for a symbol with these cards."""
        if action < do.JOKER:
            return self.why_not_show(symbol)
        if action < do.PAIR:
            return self.why_not_show(JOKER)
        if action < do.MAMA:
            return self.why_not_pair((action - do.PAIR) % SYMBOLS)
        return self.why_not_mama(mama_card(action))

    def why_not_show(self, kind: i64) -> i64:
        if self.holds(kind) == 0:
            return rule.HAND_HAS_CARD
        return 0

    def why_not_pair(self, kind: i64) -> i64:
        if not self.pairs_count():
            return rule.ASSAULT_NO_PAIRS
        if self.holds(kind) < 2:
            return rule.COMBAT_PAIR_NEEDS_TWO
        return 0

    def why_not_mama(self, kind: i64) -> i64:
        number = self.why_not_crew(MAMA)
        if number != 0:
            return number
        return self.why_not_show(kind)

    def why_not_flag(self, kind: i64) -> i64:
        """A flag of the chase is beaten by any card."""
        if self.shows(FLAG) == 0:
            return rule.COMBAT_DIE_THERE
        if self.boarding != 0:
            return rule.BOARDING_FLAG_COST
        return self.why_not_show(kind)

    def why_not_ludvig(self, symbol: i64, kind: i64) -> i64:
        number = self.why_not_crew(LUDVIG)
        if number != 0:
            return number
        if self.shows(symbol) == 0:
            return rule.CREW_LUDVIG_DIE_SHOWN
        return self.why_not_show(kind)

    def why_not_ludvig_mama(self, action: i64) -> i64:
        """A card that Mama makes a joker, which Ludvig uses as one."""
        number = self.why_not_crew(MAMA)
        if number != 0:
            return number
        return self.why_not_ludvig(ludvig_mama_symbol(action), ludvig_mama_card(action))

    # A flag of the boarding

    def why_not_grapple(self) -> i64:
        if self.shows(FLAG) == 0:
            return rule.COMBAT_DIE_THERE
        if self.boarding == 0:
            return rule.COMBAT_FLAG_ANY_CARD
        if not self.can_grapple(self.mama_helps()):
            return rule.BOARDING_ALL_AT_ONCE
        return 0

    def mama_helps(self) -> bool:
        return self.is_active(MAMA) and not self.crew_is_banned()

    def can_grapple(self, with_mama: bool) -> bool:
        """Whether the player whose step it is can pay all that a flag costs."""
        required, of = self.setting.facts.pirate_requires, self.pirate * SYMBOLS
        return can_pay_flag(self.cells, HAND_AT + self.seat * HAND, required, of, self.pairs_count(), with_mama)

    def why_not_pay_flag(self, action: i64) -> i64:
        """A flag is being paid: only what is still owed, and only so that the rest can be paid too."""
        if action >= do.FLAG:
            return rule.BOARDING_OWED
        symbol = symbol_paid(action)
        if self.cells[OWED_AT + symbol] == 0:
            return rule.BOARDING_OWED
        number = self.why_not_cards(action, symbol)
        if number != 0:
            return number
        if not self.leaves_enough(action, symbol):
            return rule.BOARDING_ALL_AT_ONCE
        return 0

    def leaves_enough(self, action: i64, symbol: i64) -> bool:
        """Whether the rest of a flag can be paid after this payment."""
        at = HAND_AT + self.seat * HAND
        hand = self.cells[at : at + KINDS]
        owed = self.cells[OWED_AT : OWED_AT + SYMBOLS]
        owed[symbol] -= 1
        helps = self.mama_helps()
        if action < do.JOKER:
            hand[symbol] -= 1
        elif action < do.PAIR:
            hand[JOKER] -= 1
        elif action < do.MAMA:
            hand[(action - do.PAIR) % SYMBOLS] -= 2
        else:
            hand[mama_card(action)] -= 1
            helps = False
        return can_pay_flag(hand, 0, owed, 0, self.pairs_count(), helps)

    # Whether one must

    def can_pay(self) -> bool:
        """Whether the player whose step it is can beat some die with the cards of the hand alone."""
        if self.boarding == 0 and self.shows(FLAG) > 0 and self.hand_size(self.seat) > 0:
            return True
        symbols = False
        for symbol in range(SYMBOLS):
            if self.shows(symbol) > 0:
                symbols = True
                if self.holds(symbol) > 0:
                    return True
        if symbols and (self.holds(JOKER) > 0 or self.has_pair()):
            return True
        return self.boarding != 0 and self.shows(FLAG) > 0 and self.can_grapple(False)

    def has_pair(self) -> bool:
        if not self.pairs_count():
            return False
        for kind in range(SYMBOLS):
            if self.holds(kind) >= 2:
                return True
        return False

    # All of them

    def payments_into(self, buffer: vec[i64], n: i64) -> i64:
        """Note what the player can do in the combat from place n of the buffer on; the place after the last one."""
        first = n
        for symbol in range(SYMBOLS):
            if self.shows(symbol) > 0:
                n = self.payments_for(symbol, buffer, n)
        if self.shows(FLAG) > 0 and self.boarding == 0:
            for kind in range(KINDS):
                if self.why_not_flag(kind) == 0:
                    buffer[n] = do.FLAG + kind
                    n += 1
        if self.cells[CREW_AT + LUDVIG] != 0:
            n = self.ludvig_into(buffer, n)
        if self.why_not_grapple() == 0:
            buffer[n] = do.GRAPPLE
            n += 1
        if not self.can_pay():
            buffer[n] = do.CANNOT
            n += 1
        return sort_part(buffer, first, n)

    def owed_into(self, buffer: vec[i64], n: i64) -> i64:
        """Note how the symbols of a flag can be paid."""
        first = n
        for symbol in range(SYMBOLS):
            if self.cells[OWED_AT + symbol] > 0:
                after = self.payments_for(symbol, buffer, n)
                for place in range(n, after):
                    if self.leaves_enough(buffer[place], symbol):
                        buffer[n] = buffer[place]
                        n += 1
        return sort_part(buffer, first, n)

    def payments_for(self, symbol: i64, buffer: vec[i64], n: i64) -> i64:
        """Note the ways to pay for one symbol."""
        if self.holds(symbol) > 0:
            buffer[n] = do.MATCH + symbol
            n += 1
        if self.holds(JOKER) > 0:
            buffer[n] = do.JOKER + symbol
            n += 1
        if self.pairs_count():
            for kind in range(SYMBOLS):
                if self.holds(kind) >= 2:
                    buffer[n] = do.PAIR + symbol * SYMBOLS + kind
                    n += 1
        if self.mama_helps():
            for kind in range(SYMBOLS):
                if kind != symbol and self.holds(kind) > 0:
                    buffer[n] = mama_action(symbol, kind)
                    n += 1
        return n

    def ludvig_into(self, buffer: vec[i64], n: i64) -> i64:
        for symbol in range(SYMBOLS):
            if self.why_not_ludvig(symbol, symbol) == 0:
                buffer[n] = do.LUDVIG + symbol
                n += 1
        for symbol in range(SYMBOLS):
            if self.why_not_ludvig(symbol, JOKER) == 0:
                buffer[n] = do.LUDVIG_JOKER + symbol
                n += 1
        if self.mama_helps():
            for action in range(do.LUDVIG_MAMA, do.GRAPPLE):
                if self.why_not_ludvig_mama(action) == 0:
                    buffer[n] = action
                    n += 1
        return n


def symbol_paid(action: i64) -> i64:
    """The symbol that `match`, `joker`, `pair` or `mama` pays for."""
    if action < do.JOKER:
        return action - do.MATCH
    if action < do.PAIR:
        return action - do.JOKER
    if action < do.MAMA:
        return (action - do.PAIR) // SYMBOLS
    return (action - do.MAMA) // (SYMBOLS - 1)


def mama_card(action: i64) -> i64:
    """The kind of the card that Mama turns into a joker; never the symbol itself, which needs no help."""
    kind = (action - do.MAMA) % (SYMBOLS - 1)
    if kind < symbol_paid(action):
        return kind
    return kind + 1


def ludvig_mama_symbol(action: i64) -> i64:
    """The symbol whose dice Ludvig beats with a card that Mama turns into a joker."""
    return (action - do.LUDVIG_MAMA) // (SYMBOLS - 1)


def ludvig_mama_card(action: i64) -> i64:
    """The kind of that card."""
    kind = (action - do.LUDVIG_MAMA) % (SYMBOLS - 1)
    if kind < ludvig_mama_symbol(action):
        return kind
    return kind + 1


def mama_action(symbol: i64, kind: i64) -> i64:
    """The other way round."""
    if kind < symbol:
        return do.MAMA + symbol * (SYMBOLS - 1) + kind
    return do.MAMA + symbol * (SYMBOLS - 1) + kind - 1


def why_not_now(action: i64) -> i64:
    """The rule that says when a payment is made, for one that is made at another time."""
    if do.MAMA <= action < do.FLAG or do.LUDVIG <= action < do.GRAPPLE:
        return rule.CREW_OWN_COMBAT_TURN
    return rule.COMBAT_ONLY_IN_COMBAT


def sort_part(buffer: vec[i64], first: i64, n: i64) -> i64:
    """Put a part of the buffer in ascending order; returns n."""
    for place in range(first + 1, n):
        value = buffer[place]
        before = place - 1
        while before >= first and buffer[before] > value:
            buffer[before + 1] = buffer[before]
            before -= 1
        buffer[before + 1] = value
    return n
