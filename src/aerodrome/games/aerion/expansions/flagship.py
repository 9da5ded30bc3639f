"""Expansion 1: The Flagship. A seventh ship of three Materials and two Crews, and two factories that help to build.

Variant Expand the Factory: no factory at the start; they lie in the decks and are acquired during play.
This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from aerodrome.games.aerion import cards, rule, step, turn
from aerodrome.games.aerion.chapters.acquire import Place
from aerodrome.games.aerion.dice import ADD, FACE_NAMES, FACES, FIRST_FULL, HANDS, faces_of, is_part
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.layout import PULPIT_AT
from aerodrome.games.aerion.pieces import Area, base_kind
from aerodrome.games.aerion.table import A_RESERVED_CARD, Table
from aerodrome.games.aerion.turn import ExpansionVerb
from aerodrome.games.aerion.workshops import check_victory
from aerodrome.kernel.chapters import AnyVerb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event, Moved
from aerodrome.kernel.events import Events

from . import flagship_events as told

EXPAND_THE_FACTORY: Final = 0
MOST_FACTORIES: Final[i64] = 2
ELEMENTS_ABOARD: Final[i64] = 5  # kinds below the Blueprints: two Crews, three Materials

FACTORY_NAMES: Final = ("library", "archive", "security", "research-lab", "logistics", "game-room")
FACTORIES: Final[i64] = 6
LIBRARY: Final[i64] = 0
ARCHIVE: Final[i64] = 1
SECURITY: Final[i64] = 2
RESEARCH_LAB: Final[i64] = 3
LOGISTICS: Final[i64] = 4
GAME_ROOM: Final[i64] = 5


class Flagship(Expansion):
    name: ClassVar[str] = "flagship"
    number: ClassVar[int] = 1
    variants: ClassVar[tuple[str, ...]] = ("expand-the-factory",)
    events: ClassVar[tuple[type[Event], ...]] = told.EVENTS

    def __init__(self) -> None:
        super().__init__()
        factories = [self.add_kind(name, "factory") for name in FACTORY_NAMES]
        self.first_factory: Final = factories[0]
        self.aboard: Final = self.add_area("flagship", base_kind(0), ELEMENTS_ABOARD)
        self.factories: Final = self.add_area("factories", self.first_factory, FACTORIES)
        self.box: Final = self.add_area("box/factories", self.first_factory, FACTORIES)
        self.token: Final = self.add_piece("flagship", ("project", "flying"))
        self.lab: Final = self.add_piece("research-lab", ("idle", "ready"))
        # It never turns; positions of this version of the rules name it.
        self.logistics: Final = self.add_piece("logistics", ("idle", "turning"))
        self.discarded: Final = self.add_counter("discarded", 99)  # cards of the Display, in phase 1 of this turn
        self.streams.append("factories")

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        return [Embark(self), EmbarkReserve(self), Research(self), Turn(self), Secure(self), Replace(self)]

    # Setting up

    def shuffled_in(self, kind: i64, count: i64) -> i64:
        if self.plays_variant(EXPAND_THE_FACTORY):
            return count
        return 0

    def set_up(self, table: Table, dealer: Dealer) -> None:
        """Two dice choose two different factories; a second roll of the same number is as if it had not been made."""
        if self.plays_variant(EXPAND_THE_FACTORY):
            return
        first = dealer.die(self.stream, FACTORIES)
        second = dealer.die(self.stream, FACTORIES - 1)
        if second >= first:
            second += 1
        self.open_factory(table, first)
        self.open_factory(table, second)

    def open_factory(self, table: Table, factory: i64) -> None:
        card = self.find(table, self.box, factory)
        if card >= 0:  # a corrected catalogue may know no such factory
            table.take_out(self.box, card)
            table.put_in(self.factories, card)

    def find(self, table: Table, area: Area, factory: i64) -> i64:
        """The card of this factory that lies in an area, -1 when there is none."""
        return table.card_in(area, self.first_factory.number + factory)

    def has(self, table: Table, factory: i64) -> bool:
        return self.find(table, self.factories, factory) >= 0

    def is_factory(self, kind: i64) -> bool:
        return self.factories.takes(kind)

    def why_not_without(self, table: Table, factory: i64) -> i64:
        """0, or the rule that this factory must be there."""
        if self.has(table, factory):
            return 0
        return rule.FLAGSHIP_FACTORY_NEEDED

    # The Flagship

    def why_not_aboard(self, table: Table, kind: i64) -> i64:
        """Whether the Flagship takes an Element of this kind now."""
        if kind >= cards.FIRST_BLUEPRINT:
            return rule.FLAGSHIP_NO_BLUEPRINT
        if table.side(self.token) != 0:
            return rule.FLAGSHIP_ALREADY_FLIES
        if self.is_aboard(table, kind):
            return rule.FLAGSHIP_ONE_OF_EACH
        if kind < cards.FIRST_MATERIAL and not self.has(table, GAME_ROOM):
            for material in range(cards.FIRST_MATERIAL, cards.FIRST_BLUEPRINT):
                if not self.is_aboard(table, material):
                    return rule.FLAGSHIP_CREW_LAST
        return 0

    def is_aboard(self, table: Table, kind: i64) -> bool:
        return table.card_in(self.aboard, kind) >= 0

    def take_off(self, table: Table, events: Events | None) -> None:
        """With all its Elements aboard, the Flagship flies."""
        if table.cards_in(self.aboard) < ELEMENTS_ABOARD:
            return
        for there in self.aboard.cards():
            if table.lies_in(self.aboard, there):
                table.take_out(self.aboard, there)
                table.discard(there)
                if events is not None:
                    events.tell(Moved(table.name_of(there), self.aboard.name, cards.pile_of(there)))
        table.turn_piece(self.token, 1)
        if events is not None:
            events.tell(told.FlagshipBuilt(self.token.name))

    def keep_one_book(self, table: Table, events: Events | None) -> None:
        """Without the Library a Pulpit holds one Book again; the others are discarded without effect."""
        for seat in range(cards.MAX_SEATS):
            kept = False
            for deck in range(cards.DECKS):
                place = PULPIT_AT + seat * cards.DECKS + deck
                while table.cells[place] > 1 or (kept and table.cells[place] > 0):
                    table.cells[place] -= 1
                    book = deck * cards.KINDS + cards.BOOK
                    table.discard(book)
                    if events is not None:
                        source, target = cards.PULPIT_ZONES[seat], cards.DISCARD_ZONES[deck]
                        events.tell(told.BookLost(table.name_of(book), source, target))
                if table.cells[place] > 0:
                    kept = True
        table.recount_seat()

    # What it changes

    def more_book_rerolls(self, table: Table) -> i64:
        if self.has(table, LIBRARY):
            return 1
        return 0

    def more_retrieved(self, table: Table) -> i64:
        """How many more cards a Book retrieves: one with the Archive."""
        if self.has(table, ARCHIVE):
            return 1
        return 0

    def pulpit_has_no_limit(self, table: Table) -> bool:
        return self.has(table, LIBRARY)

    def crew_may_come_first(self, table: Table) -> bool:
        return self.has(table, GAME_ROOM)

    def allows_victory(self, table: Table) -> bool:
        return table.side(self.token) != 0

    def settles(self, table: Table, card: i64, events: Events | None) -> bool:
        if not self.is_factory(card % cards.KINDS) or table.cards_in(self.factories) == MOST_FACTORIES:
            return False
        self.open_acquired(table, card, events)
        return True

    def open_acquired(self, table: Table, card: i64, events: Events | None) -> None:
        table.put_in(self.factories, card)
        if events is not None:
            events.tell(told.FactoryOpened(table.name_of(card), cards.ACQUIRED_ZONE, self.factories.name))

    def first_rolled(self, table: Table, events: Events | None) -> None:
        if self.has(table, RESEARCH_LAB):
            table.turn_piece(self.lab, 1)

    def first_roll_left(self, table: Table, events: Events | None) -> None:
        table.turn_piece(self.lab, 0)

    def discarded_to_reroll(self, table: Table, events: Events | None) -> None:
        table.set_value(self.discarded, table.value(self.discarded) + 1)

    def phase_three_begins(self, table: Table, events: Events | None) -> None:
        table.turn_piece(self.lab, 0)
        table.set_value(self.discarded, 0)


class Embark(ExpansionVerb[Flagship]):
    """Lay the acquired Element on the Flagship."""

    name = "embark"
    steps = (step.PLACE,)
    when = Place.when
    touches = ("acquired", "flagship")

    def why_not(self, table: Table, seat: i64) -> i64:
        return self.expansion.why_not_aboard(table, table.acquired_kind())

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card, aboard = table.acquired - 1, self.expansion.aboard
        table.put_in(aboard, card)
        if events is not None:
            events.tell(told.Embarked(table.name_of(card), cards.ACQUIRED_ZONE, aboard.name))
        self.expansion.take_off(table, events)
        turn.finish(table, dealer, events)


class EmbarkReserve(ExpansionVerb[Flagship]):
    """Lay an Element of the Reserve on the Flagship, whatever else must be decided."""

    name = "embark-reserve"
    params = ("card", "deck")
    steps = turn.ALL_STEPS
    need = A_RESERVED_CARD
    touches = ("reserve/{card}@{deck}", "flagship")

    def __init__(self, flagship: Flagship) -> None:
        elements = cards.BASE_KIND_NAMES[: cards.FIRST_BLUEPRINT]
        super().__init__(flagship, [(kind, deck) for deck in cards.DECK_NAMES for kind in elements])

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        number = turn.why_not_reserved(table, card_embarked(choice))
        if number != 0:
            return number
        return self.expansion.why_not_aboard(table, choice % ELEMENTS_ABOARD)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card, aboard = card_embarked(choice), self.expansion.aboard
        table.take_from_reserve(card)
        table.put_in(aboard, card)
        if events is not None:
            events.tell(told.EmbarkedFromReserve(table.name_of(card), cards.RESERVE_ZONES[seat], aboard.name))
        self.expansion.take_off(table, events)
        check_victory(table, events)
        turn.after_use(table, dealer, events)


def card_embarked(choice: i64) -> i64:
    return choice // ELEMENTS_ABOARD * cards.KINDS + choice % ELEMENTS_ABOARD


class Research(ExpansionVerb[Flagship]):
    """Research Lab: roll all dice again, right after the first roll of the turn."""

    name = "research"
    steps = (step.ROLL,)
    touches = ("factory/research-lab", "dice")

    def why_not(self, table: Table, seat: i64) -> i64:
        number = self.expansion.why_not_without(table, RESEARCH_LAB)
        if number == 0 and table.side(self.expansion.lab) == 0:
            return rule.FLAGSHIP_RESEARCH_AFTER_FIRST_ROLL
        return number

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.turn_piece(self.expansion.lab, 0)
        table.throw(0, dealer)
        if events is not None:
            events.tell(told.LabRolled((), faces_of(table.dice)))


class Turn(ExpansionVerb[Flagship]):
    """Logistics Department: turn one die to its opposite face, instead of the reroll that has been paid for."""

    name = "turn"
    params = ("face",)
    steps = (step.REROLL,)
    when = rule.FLAGSHIP_LOGISTICS_AFTER_DISCARD
    exact = True
    touches = ("factory/logistics", "die/{face}")

    def __init__(self, flagship: Flagship) -> None:
        super().__init__(flagship, each(FACE_NAMES))
        hands = range(FIRST_FULL, HANDS)
        self.set_rows([[face for face in range(FACES) if is_part(ADD[face], hand)] for hand in hands])

    def not_yet(self, table: Table, seat: i64) -> i64:
        number = self.why_not(table, seat)
        if number == 0 or table.step in turn.UNFINISHED:
            return super().not_yet(table, seat)
        return number

    def why_not(self, table: Table, seat: i64) -> i64:
        return self.expansion.why_not_without(table, LOGISTICS)

    def row(self, table: Table, seat: i64) -> i64:
        return table.dice - FIRST_FULL

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return turn.why_not_shown(table, ADD[choice])

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        kept = table.change_die(choice, FACES - 1 - choice)
        table.step = step.ROLL
        if events is not None:
            events.tell(told.LogisticsTurned(faces_of(kept), faces_of(table.dice), choice + 1, FACES - choice))


class Secure(ExpansionVerb[Flagship]):
    """Security: skip phase 2 after a card has paid for a reroll, and keep the Display."""

    name = "secure"
    steps = (step.ROLL,)
    touches = ("factory/security",)

    def why_not(self, table: Table, seat: i64) -> i64:
        number = self.expansion.why_not_without(table, SECURITY)
        if number == 0 and table.value(self.expansion.discarded) == 0:
            return rule.FLAGSHIP_SECURITY_AFTER_DISCARD
        return number

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        turn.skip_phase_two(table, dealer, events)


class Replace(ExpansionVerb[Flagship]):
    """Put the acquired factory in the place of another."""

    name = "replace"
    params = ("factory",)
    listed = each(FACTORY_NAMES)
    steps = (step.PLACE,)
    when = rule.FLAGSHIP_TWO_FACTORIES
    touches = ("acquired", "factory/{factory}")

    def why_not(self, table: Table, seat: i64) -> i64:
        if self.expansion.is_factory(table.acquired_kind()):
            return 0
        return self.reason

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return self.expansion.why_not_without(table, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        flagship = self.expansion
        card = flagship.find(table, flagship.factories, choice)
        table.take_out(flagship.factories, card)
        table.discard(card)
        if events is not None:
            events.tell(told.FactoryGivenUp(table.name_of(card), flagship.factories.name, cards.pile_of(card)))
        flagship.open_acquired(table, table.acquired - 1, events)
        if not flagship.has(table, LIBRARY):
            flagship.keep_one_book(table, events)
        turn.finish(table, dealer, events)
