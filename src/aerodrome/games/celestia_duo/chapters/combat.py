"""The combat: dice are beaten in turn, by cards, with the help of Mama and Ludvig. This module is compiled.

In the chase and in the boarding a player beats the dice one by one. A flag of the boarding costs several symbols, which
are paid one after the other: then `match`, `joker`, `pair` and `mama` pay for a symbol of the flag.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, Verb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import memory, rule, step
from ..cards import FACES, FLAG, JOKER, KIND_NAMES, KINDS, LUDVIG, MAMA, PLAYERS, SYMBOL_NAMES, SYMBOLS
from ..conditions import not_owed, why_not_beat, why_not_crew, why_not_owed, why_not_show
from ..dice import COUNT, HANDS, NONE
from ..events import CombatBegan, CouldNotPay, FlagGrappled
from ..layout import HAND, HAND_AT, MEMORY, MEMORY_AT, OWED_AT
from ..table import Table

MASKS: Final[i64] = 32  # sets of symbols, a bit for each
BITS: Final = vec[i64]([1, 2, 4, 8, 16])
SHOWN: Final = vec[i64](
    [sum(1 << face for face in range(int(SYMBOLS)) if COUNT[hand * FACES + face] > 0) for hand in range(int(HANDS))]
)  # [dice] the symbols that they show
EACH_SYMBOL: Final = [(symbol,) for symbol in SYMBOL_NAMES]
WITH_EACH: Final = [(symbol, kind) for symbol in SYMBOL_NAMES for kind in SYMBOL_NAMES]
WITH_OTHERS: Final = [(symbol, kind) for symbol, kind in WITH_EACH if symbol != kind]
# [choice] of those with another kind of card: the symbol paid for, and the card
OTHERS_SYMBOL: Final = vec[i64]([SYMBOL_NAMES.index(symbol) for symbol, _ in WITH_OTHERS])
OTHERS_CARD: Final = vec[i64]([SYMBOL_NAMES.index(kind) for _, kind in WITH_OTHERS])


def rows_by_symbol() -> list[list[int]]:
    """The symbols of each set."""
    return [[symbol for symbol in range(5) if symbols >> symbol & 1] for symbols in range(32)]


def rows_by_symbol_and_card(choices: list[tuple[str, str]]) -> list[list[int]]:
    """For each set of symbols and each set of kinds, the choices among them."""
    pairs = [(SYMBOL_NAMES.index(symbol), SYMBOL_NAMES.index(kind)) for symbol, kind in choices]
    return [
        [choice for choice, (symbol, kind) in enumerate(pairs) if symbols >> symbol & 1 and kinds >> kind & 1]
        for symbols in range(32)
        for kinds in range(32)
    ]


def held_at_least(table: Table, cards: i64) -> i64:
    """The kinds of which the player holds as many cards, jokers apart."""
    found: i64 = 0
    for kind in range(SYMBOLS):
        if table.holds(kind) >= cards:
            found |= BITS[kind]
    return found


def to_be_paid(table: Table) -> i64:
    """The symbols that can be paid for: those of the dice, or those that a flag still costs."""
    if table.step != step.GRAPPLE:
        return SHOWN[table.dice]
    found: i64 = 0
    for symbol in range(SYMBOLS):
        if table.cells[OWED_AT + symbol] > 0:
            found |= BITS[symbol]
    return found


class Combat(Step[Table]):
    """One of the players beats a die."""

    name = "combat"
    number = step.COMBAT

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.go_to(step.COMBAT, table.fighter)


class Start(Verb[Table]):
    """Say who begins the combat."""

    name = "start"
    params = ("player",)
    steps = (step.START,)

    def __init__(self) -> None:
        super().__init__([(player,) for player in PLAYERS])

    def not_now(self, table: Table, seat: i64) -> i64:
        return rule.COMBAT_CAPTAIN_NAMES_FIRST

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        first = table.seat_named(choice)
        if events is not None:
            events.tell(CombatBegan(first))
        fight_on(table, first, dealer, events)


def fight_on(table: Table, seat: i64, dealer: Dealer, events: Events | None) -> None:
    """It is this player's turn in the combat."""
    table.fighter = seat
    table.begin(step.COMBAT, dealer, events)


class Fighting(Verb[Table]):
    """What a player does in the combat."""

    steps: ClassVar[tuple[int, ...]] = (step.COMBAT,)

    def not_now(self, table: Table, seat: i64) -> i64:
        if table.step == step.GRAPPLE:
            return not_owed()
        return self.otherwise()

    def otherwise(self) -> i64:
        """The rule that says when this is done."""
        return rule.COMBAT_ONLY_IN_COMBAT


class Payment(Fighting):
    """Cards for one symbol: of a die, or of what a flag of the boarding costs."""

    steps = (step.COMBAT, step.GRAPPLE)

    def symbol_of(self, choice: i64) -> i64:
        """The symbol paid for."""
        return choice

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        """0, or the rule that keeps the player from laying down these cards."""
        return 0

    def take_from(self, hand: vec[i64], choice: i64) -> None:
        """Take the cards out of a hand."""

    def lay_down(self, table: Table, choice: i64, events: Events | None) -> None:
        """Lay the cards onto those of this fight."""

    def uses_mama(self) -> bool:
        return False

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        symbol = self.symbol_of(choice)
        if table.step == step.COMBAT:
            number = why_not_beat(table, symbol)
            if number != 0:
                return number
            return self.why_not_cards(table, choice)
        number = why_not_owed(table, symbol)
        if number == 0:
            number = self.why_not_cards(table, choice)
        if number == 0:
            return why_not_all_at_once(self.leaves_enough(table, choice))
        return number

    def leaves_enough(self, table: Table, choice: i64) -> bool:
        """Whether the rest of a flag can be paid after this payment."""
        at = HAND_AT + table.seat * HAND
        hand = table.cells[at : at + KINDS]
        owed = table.cells[OWED_AT : OWED_AT + SYMBOLS]
        owed[self.symbol_of(choice)] -= 1
        self.take_from(hand, choice)
        helps = table.mama_helps() and not self.uses_mama()
        return memory.can_pay_flag(hand, 0, owed, 0, table.pairs_count(), helps)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.lay_down(table, choice, events)
        symbol = self.symbol_of(choice)
        if table.step == step.GRAPPLE:
            table.cells[OWED_AT + symbol] -= 1
            if table.sum_of(OWED_AT, SYMBOLS) > 0:
                return
            symbol = FLAG
        table.beat(symbol, events)
        after_payment(table, dealer, events)


def why_not_all_at_once(is_enough: bool) -> i64:
    """A flag of the boarding is paid whole or not at all."""
    if not is_enough:
        return rule.BOARDING_ALL_AT_ONCE
    return 0


def after_payment(table: Table, dealer: Dealer, events: Events | None) -> None:
    """The other player's turn, until no die is left."""
    if table.dice == NONE:
        table.begin(step.SHUKI, dealer, events)
    else:
        fight_on(table, 1 - table.seat, dealer, events)


class Match(Payment):
    """Beat a die with a card of its symbol."""

    name = "match"
    params = ("symbol",)

    def __init__(self) -> None:
        super().__init__(EACH_SYMBOL)
        self.set_rows(rows_by_symbol())

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"hand/{values[0]}", f"die/{values[0]}")

    def row(self, table: Table, seat: i64) -> i64:
        return to_be_paid(table)

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        return why_not_show(table, choice)

    def take_from(self, hand: vec[i64], choice: i64) -> None:
        hand[choice] -= 1

    def lay_down(self, table: Table, choice: i64, events: Events | None) -> None:
        table.play_card(table.seat, choice, choice, events)


class Joker(Payment):
    """Beat a die with a Joker."""

    name = "joker"
    params = ("symbol",)

    def __init__(self) -> None:
        super().__init__(EACH_SYMBOL)
        self.set_rows(rows_by_symbol())

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("hand/joker", f"die/{values[0]}")

    def row(self, table: Table, seat: i64) -> i64:
        if table.holds(JOKER) == 0:
            return 0
        return to_be_paid(table)

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        return why_not_show(table, JOKER)

    def take_from(self, hand: vec[i64], choice: i64) -> None:
        hand[JOKER] -= 1

    def lay_down(self, table: Table, choice: i64, events: Events | None) -> None:
        table.play_card(table.seat, JOKER, choice, events)


class Pair(Payment):
    """Beat a die with two equal cards."""

    name = "pair"
    params = ("symbol", "cards")

    def __init__(self) -> None:
        super().__init__(WITH_EACH)
        self.set_rows(rows_by_symbol_and_card(WITH_EACH))

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"hand/{values[1]}", f"die/{values[0]}")

    def row(self, table: Table, seat: i64) -> i64:
        return to_be_paid(table) * MASKS + held_at_least(table, 2)

    def symbol_of(self, choice: i64) -> i64:
        return choice // SYMBOLS

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        if not table.pairs_count():
            return rule.ASSAULT_NO_PAIRS
        if table.holds(choice % SYMBOLS) < 2:
            return rule.COMBAT_PAIR_NEEDS_TWO
        return 0

    def take_from(self, hand: vec[i64], choice: i64) -> None:
        hand[choice % SYMBOLS] -= 2

    def lay_down(self, table: Table, choice: i64, events: Events | None) -> None:
        for _card in range(2):
            table.play_card(table.seat, choice % SYMBOLS, choice // SYMBOLS, events)


class Mama(Payment):
    """Beat a die with a card that Mama makes a Joker; a card of its own symbol needs no help."""

    name = "mama"
    params = ("symbol", "card")

    def __init__(self) -> None:
        super().__init__(WITH_OTHERS)
        self.set_rows(rows_by_symbol_and_card(WITH_OTHERS))

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("crew/mama", f"hand/{values[1]}", f"die/{values[0]}")

    def otherwise(self) -> i64:
        return own_combat_turn()

    def row(self, table: Table, seat: i64) -> i64:
        if not table.mama_helps():
            return 0
        return to_be_paid(table) * MASKS + held_at_least(table, 1)

    def symbol_of(self, choice: i64) -> i64:
        return OTHERS_SYMBOL[choice]

    def uses_mama(self) -> bool:
        return True

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        number = why_not_crew(table, MAMA)
        if number != 0:
            return number
        return why_not_show(table, OTHERS_CARD[choice])

    def take_from(self, hand: vec[i64], choice: i64) -> None:
        hand[OTHERS_CARD[choice]] -= 1

    def lay_down(self, table: Table, choice: i64, events: Events | None) -> None:
        table.call_upon(MAMA, events)
        table.play_card(table.seat, OTHERS_CARD[choice], OTHERS_SYMBOL[choice], events)


def own_combat_turn() -> i64:
    """Mama and Ludvig act in one's own turn of a combat."""
    return rule.CREW_OWN_COMBAT_TURN


class Flag(Fighting):
    """Beat a flag of the chase with any card."""

    name = "flag"
    params = ("card",)

    def __init__(self) -> None:
        super().__init__([(kind,) for kind in KIND_NAMES])

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"hand/{values[0]}", "die/flag")

    def why_not(self, table: Table, seat: i64) -> i64:
        number = why_not_beat(table, FLAG)
        if number == 0 and table.boarding != 0:
            return rule.BOARDING_FLAG_COST
        return number

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_show(table, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.play_card(table.seat, choice, FLAG, events)
        table.beat(FLAG, events)
        after_payment(table, dealer, events)


# Ludvig


class Ludvig(Fighting):
    """Beat all dice of a symbol at once with a card of that symbol."""

    name = "ludvig"
    params = ("symbol",)

    def __init__(self) -> None:
        super().__init__(EACH_SYMBOL)
        self.set_rows(rows_by_symbol())

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("crew/ludvig", f"hand/{values[0]}", f"die/{values[0]}")

    def otherwise(self) -> i64:
        return own_combat_turn()

    def why_not(self, table: Table, seat: i64) -> i64:
        return why_not_crew(table, LUDVIG)

    def row(self, table: Table, seat: i64) -> i64:
        return SHOWN[table.dice]

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_sweep(table, choice, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        sweep(table, choice, choice, dealer, events)


class LudvigWithJoker(Ludvig):
    """Beat all dice of a symbol at once with a Joker."""

    name = "ludvig-joker"

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("crew/ludvig", "hand/joker", f"die/{values[0]}")

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_sweep(table, choice, JOKER)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        sweep(table, choice, JOKER, dealer, events)


class LudvigWithMama(Fighting):
    """Beat all dice of a symbol at once with a card that Mama makes a Joker."""

    name = "ludvig-mama"
    params = ("symbol", "card")

    def __init__(self) -> None:
        super().__init__(WITH_OTHERS)
        self.set_rows(rows_by_symbol_and_card(WITH_OTHERS))

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("crew/ludvig", "crew/mama", f"hand/{values[1]}", f"die/{values[0]}")

    def otherwise(self) -> i64:
        return own_combat_turn()

    def why_not(self, table: Table, seat: i64) -> i64:
        number = why_not_crew(table, MAMA)
        if number != 0:
            return number
        return why_not_crew(table, LUDVIG)

    def row(self, table: Table, seat: i64) -> i64:
        return SHOWN[table.dice] * MASKS + held_at_least(table, 1)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_sweep(table, OTHERS_SYMBOL[choice], OTHERS_CARD[choice])

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.call_upon(MAMA, events)
        sweep(table, OTHERS_SYMBOL[choice], OTHERS_CARD[choice], dealer, events)


def why_not_sweep(table: Table, symbol: i64, kind: i64) -> i64:
    if table.shows(symbol) == 0:
        return rule.CREW_LUDVIG_DIE_SHOWN
    return why_not_show(table, kind)


def sweep(table: Table, symbol: i64, kind: i64, dealer: Dealer, events: Events | None) -> None:
    """Ludvig removes all dice of a symbol for one card."""
    table.call_upon(LUDVIG, events)
    table.play_card(table.seat, kind, symbol, events)
    while table.shows(symbol) > 0:
        table.beat(symbol, events)
    after_payment(table, dealer, events)


# A flag of the boarding


class Grapple(Fighting):
    """Begin to pay all that a flag of the boarding costs. That one can is thereby known."""

    name = "grapple"

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("die/flag",)

    def why_not(self, table: Table, seat: i64) -> i64:
        number = why_not_beat(table, FLAG)
        if number != 0:
            return number
        if table.boarding == 0:
            return rule.COMBAT_FLAG_ANY_CARD
        return why_not_all_at_once(table.can_grapple(table.mama_helps()))

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        for symbol in range(SYMBOLS):
            table.cells[OWED_AT + symbol] = table.setting.facts.pirate_requires[table.pirate * SYMBOLS + symbol]
        table.step = step.GRAPPLE
        if events is not None:
            events.reveal(FlagGrappled(table.seat, table.named(OWED_AT, SYMBOL_NAMES)))


class FlagPaid(Step[Table]):
    """A flag of the boarding is paid, symbol by symbol."""

    name = "grapple"
    number = step.GRAPPLE


class Cannot(Fighting):
    """Say that one cannot beat any die with one's cards: the airship loses energy."""

    name = "cannot"

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("dice",)

    def why_not(self, table: Table, seat: i64) -> i64:
        if can_pay(table):
            return rule.COMBAT_MUST_PAY
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        at = MEMORY_AT + table.seat * MEMORY
        memory.could_not_pay(table.cells, at, table.dice, table.pairs_count(), table.boarding != 0)
        if events is not None:
            events.reveal(CouldNotPay(table.seat))
        table.begin(step.RESOURCES, dealer, events)


def can_pay(table: Table) -> bool:
    """Whether the player whose step it is can beat some die with the cards of the hand alone."""
    seat = table.seat
    if MATCH.is_possible(table, seat) or JOKER_VERB.is_possible(table, seat):
        return True
    if FLAG_VERB.is_possible(table, seat) or PAIR.is_possible(table, seat):
        return True
    return table.boarding != 0 and table.shows(FLAG) > 0 and table.can_grapple(False)


COMBAT: Final = Combat()
FLAG_PAID: Final = FlagPaid()
START: Final = Start()
MATCH: Final = Match()
JOKER_VERB: Final = Joker()
PAIR: Final = Pair()
MAMA_VERB: Final = Mama()
FLAG_VERB: Final = Flag()
LUDVIG_VERB: Final = Ludvig()
LUDVIG_WITH_JOKER: Final = LudvigWithJoker()
LUDVIG_WITH_MAMA: Final = LudvigWithMama()
GRAPPLE: Final = Grapple()
CANNOT: Final = Cannot()
