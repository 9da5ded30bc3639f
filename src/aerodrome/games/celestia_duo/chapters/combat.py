"""The combat: dice are beaten in turn, by cards, with the help of Mama and Ludvig. This module is compiled.

In the chase and in the boarding a player beats the dice one by one. A flag of the boarding costs several symbols, which
are paid one after the other: then `match`, `joker`, `pair` and `mama` pay for a symbol of the flag.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step, Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import memory, rule, step
from ..cards import FACES, FLAG, JOKER, KINDS, LUDVIG, MAMA, SYMBOL_NAMES, SYMBOLS
from ..conditions import why_not_beat, why_not_crew, why_not_show
from ..dice import COUNT, HANDS, NONE
from ..events import CombatBegan, CouldNotPay, FlagGrappled
from ..layout import HAND, HAND_AT, MEMORY, MEMORY_AT, OWED_AT
from ..table import Table
from .base import EACH_KIND, EACH_PLAYER

MASKS: Final[i64] = 32  # sets of symbols, a bit for each
SHOWN: Final = vec[i64](
    [sum(1 << face for face in range(int(SYMBOLS)) if COUNT[hand * FACES + face] > 0) for hand in range(int(HANDS))]
)  # [dice] the symbols that they show
EACH_SYMBOL: Final = each(SYMBOL_NAMES)
WITH_EACH: Final = [(symbol, kind) for symbol in SYMBOL_NAMES for kind in SYMBOL_NAMES]
WITH_OTHERS: Final = [(symbol, kind) for symbol, kind in WITH_EACH if symbol != kind]


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
            found |= BIT[kind]
    return found


def to_be_paid(table: Table) -> i64:
    """The symbols that can be paid for: those of the dice, or those that a flag still costs."""
    if table.step != step.GRAPPLE:
        return SHOWN[table.dice]
    return table.bits_of(OWED_AT, SYMBOLS)


class Combat(Step[Table]):
    """One of the players beats a die."""

    number = step.COMBAT

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.go_to(step.COMBAT, table.fighter)


class FlagPaid(Step[Table]):
    """A flag of the boarding is paid, symbol by symbol: only what it costs can be paid."""

    number = step.GRAPPLE
    demand = rule.BOARDING_OWED


class Start(Verb[Table]):
    """Say who begins the combat."""

    name = "start"
    params = ("player",)
    steps = (step.START,)
    when = rule.COMBAT_CAPTAIN_NAMES_FIRST

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
    when = rule.COMBAT_ONLY_IN_COMBAT
    gives_way_to = (step.GRAPPLE,)


class WithCards(Fighting):
    """Cards of one kind are laid down against a symbol. A choice names that, and then the kind where it is another."""

    joker: ClassVar[bool] = False  # whether the card is a Joker

    def __init__(self, choices: Sequence[tuple[str, ...]], rows: Sequence[Sequence[int]], cards: i64 = 1) -> None:
        super().__init__(choices)
        self.set_rows(rows)
        self.cards: i64 = cards  # how many
        kinds = [int(JOKER) if self.joker else SYMBOL_NAMES.index(names[-1]) for names in choices]
        self.symbol_of: vec[i64] = vec[i64]([SYMBOL_NAMES.index(names[0]) for names in choices])  # [choice]
        self.card_of: vec[i64] = vec[i64](kinds)  # [choice]

    def lay_down(self, table: Table, choice: i64, events: Events | None) -> None:
        """Lay the cards onto those of this fight."""
        for _card in range(self.cards):
            table.play_card(table.seat, self.card_of[choice], self.symbol_of[choice], events)


class Payment(WithCards):
    """Cards for one symbol: of a die, or of what a flag of the boarding costs."""

    steps = (step.COMBAT, step.GRAPPLE)
    by_mama: ClassVar[bool] = False  # whether she makes the card a Joker

    def row(self, table: Table, seat: i64) -> i64:
        return to_be_paid(table)

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        """0, or the rule that keeps the player from laying down these cards."""
        return why_not_show(table, self.card_of[choice])

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        symbol = self.symbol_of[choice]
        if table.step == step.COMBAT:
            number = why_not_beat(table, symbol)
            if number != 0:
                return number
            return self.why_not_cards(table, choice)
        if table.cells[OWED_AT + symbol] == 0:
            return FlagPaid.demand
        number = self.why_not_cards(table, choice)
        if number == 0:
            return why_not_all_at_once(self.leaves_enough(table, choice))
        return number

    def leaves_enough(self, table: Table, choice: i64) -> bool:
        """Whether the rest of a flag can be paid after this payment."""
        at = HAND_AT + table.seat * HAND
        hand = table.cells[at : at + KINDS]
        owed = table.cells[OWED_AT : OWED_AT + SYMBOLS]
        owed[self.symbol_of[choice]] -= 1
        hand[self.card_of[choice]] -= self.cards
        helps = table.mama_helps() and not self.by_mama
        return memory.can_pay_flag(hand, 0, owed, 0, table.pairs_count(), helps)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.lay_down(table, choice, events)
        symbol = self.symbol_of[choice]
        if table.step == step.GRAPPLE:
            table.cells[OWED_AT + symbol] -= 1
            if table.sum_of(OWED_AT, SYMBOLS) > 0:
                return
            symbol = FLAG
        table.beat(symbol, events)
        after_payment(table, dealer, events)


def why_not_all_at_once(is_enough: bool) -> i64:
    """In the final battle a Flag is paid for in full or not at all: whether the hand is enough for the rest."""
    if not is_enough:
        return rule.BOARDING_ALL_AT_ONCE
    return 0


def after_payment(table: Table, dealer: Dealer, events: Events | None) -> None:
    """The other player's turn, until no die is left."""
    if table.dice == NONE:
        table.begin(step.SHUKI, dealer, events)
    else:
        fight_on(table, 1 - table.seat, dealer, events)


class MatchSymbol(Payment):
    """Beat a die with a card of its symbol."""

    name = "match"
    params = ("symbol",)
    touches = ("hand/{symbol}", "die/{symbol}")


class Joker(Payment):
    """Beat a die with a Joker."""

    name = "joker"
    params = ("symbol",)
    touches = ("hand/joker", "die/{symbol}")
    joker = True

    def row(self, table: Table, seat: i64) -> i64:
        if table.holds(JOKER) == 0:
            return 0
        return to_be_paid(table)


class Pair(Payment):
    """Beat a die with two equal cards."""

    name = "pair"
    params = ("symbol", "cards")
    touches = ("hand/{cards}", "die/{symbol}")

    def row(self, table: Table, seat: i64) -> i64:
        return to_be_paid(table) * MASKS + held_at_least(table, 2)

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        if not table.pairs_count():
            return rule.ASSAULT_NO_PAIRS
        if table.holds(self.card_of[choice]) < 2:
            return rule.COMBAT_PAIR_NEEDS_TWO
        return 0


class Mama(Payment):
    """Beat a die with a card that Mama makes a Joker; a card of its own symbol needs no help."""

    name = "mama"
    params = ("symbol", "card")
    touches = ("crew/mama", "hand/{card}", "die/{symbol}")
    when = rule.CREW_OWN_COMBAT_TURN
    by_mama = True

    def row(self, table: Table, seat: i64) -> i64:
        if not table.mama_helps():
            return 0
        return to_be_paid(table) * MASKS + held_at_least(table, 1)

    def why_not_cards(self, table: Table, choice: i64) -> i64:
        number = why_not_crew(table, MAMA)
        if number != 0:
            return number
        return why_not_show(table, self.card_of[choice])

    def lay_down(self, table: Table, choice: i64, events: Events | None) -> None:
        table.call_upon(MAMA, events)
        super().lay_down(table, choice, events)


class Flag(Fighting):
    """Beat a flag of the chase with any card."""

    name = "flag"
    params = ("card",)
    touches = ("hand/{card}", "die/flag")

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


class Ludvig(WithCards):
    """Beat all dice of a symbol at once with a card of that symbol."""

    name = "ludvig"
    params: ClassVar[tuple[str, ...]] = ("symbol",)
    touches: ClassVar[tuple[str, ...]] = ("crew/ludvig", "hand/{symbol}", "die/{symbol}")
    when = Mama.when

    def why_not(self, table: Table, seat: i64) -> i64:
        return why_not_crew(table, LUDVIG)

    def row(self, table: Table, seat: i64) -> i64:
        return SHOWN[table.dice]

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.shows(self.symbol_of[choice]) == 0:
            return rule.CREW_LUDVIG_DIE_SHOWN
        return why_not_show(table, self.card_of[choice])

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.call_upon(LUDVIG, events)
        self.lay_down(table, choice, events)
        symbol = self.symbol_of[choice]
        while table.shows(symbol) > 0:
            table.beat(symbol, events)
        after_payment(table, dealer, events)


class LudvigWithJoker(Ludvig):
    """Beat all dice of a symbol at once with a Joker."""

    name = "ludvig-joker"
    touches = ("crew/ludvig", "hand/joker", "die/{symbol}")
    joker = True


class LudvigWithMama(Ludvig):
    """Beat all dice of a symbol at once with a card that Mama makes a Joker."""

    name = "ludvig-mama"
    params = ("symbol", "card")
    touches = ("crew/ludvig", "crew/mama", "hand/{card}", "die/{symbol}")

    def why_not(self, table: Table, seat: i64) -> i64:
        number = why_not_crew(table, MAMA)
        if number != 0:
            return number
        return super().why_not(table, seat)

    def row(self, table: Table, seat: i64) -> i64:
        return SHOWN[table.dice] * MASKS + held_at_least(table, 1)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.call_upon(MAMA, events)
        super().perform(table, seat, choice, dealer, events)


# A flag of the boarding


class Grapple(Fighting):
    """Begin to pay all that a flag of the boarding costs. That one can is thereby known."""

    name = "grapple"
    touches = ("die/flag",)

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


class Cannot(Fighting):
    """Say that one cannot beat any die with one's cards: the airship loses energy."""

    name = "cannot"
    touches = ("dice",)

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


BY_SYMBOL: Final = rows_by_symbol()
BY_OTHERS: Final = rows_by_symbol_and_card(WITH_OTHERS)
COMBAT: Final = Combat()
FLAG_PAID: Final = FlagPaid()
START: Final = Start(EACH_PLAYER)
MATCH: Final = MatchSymbol(EACH_SYMBOL, BY_SYMBOL)
JOKER_VERB: Final = Joker(EACH_SYMBOL, BY_SYMBOL)
PAIR: Final = Pair(WITH_EACH, rows_by_symbol_and_card(WITH_EACH), 2)
MAMA_VERB: Final = Mama(WITH_OTHERS, BY_OTHERS)
FLAG_VERB: Final = Flag(EACH_KIND)
LUDVIG_VERB: Final = Ludvig(EACH_SYMBOL, BY_SYMBOL)
LUDVIG_WITH_JOKER: Final = LudvigWithJoker(EACH_SYMBOL, BY_SYMBOL)
LUDVIG_WITH_MAMA: Final = LudvigWithMama(WITH_OTHERS, BY_OTHERS)
GRAPPLE: Final = Grapple()
CANNOT: Final = Cannot()
