"""Expansion 1: The Flagship. A seventh ship of three Materials and two Crews, and two factories that help to build.

Variant Expand the Factory: no factory at the start; they lie in the decks and are acquired during play.
This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.cards import (
    ACQUIRED_ZONE,
    BASE_KIND_NAMES,
    BOOK,
    DECK_NAMES,
    DECKS,
    DISCARD_ZONES,
    FIRST_BLUEPRINT,
    FIRST_MATERIAL,
    KINDS,
    MAX_SEATS,
    PULPIT_ZONES,
    RESERVE_ZONES,
)
from aerodrome.games.aerion.dice import ADD, FACE_NAMES, FACES, FIRST_FULL, HANDS, faces_of, is_part
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.layout import PULPIT_AT
from aerodrome.games.aerion.pieces import Area, base_kind
from aerodrome.games.aerion.presence import why_not_reserved, why_not_shown
from aerodrome.games.aerion.table import A_RESERVED_CARD, Table
from aerodrome.games.aerion.turn import (
    ALL_STEPS,
    ExpansionVerb,
    after_use,
    finish,
    skip_phase_two,
    what_must_end,
    why_nothing_to_place,
)
from aerodrome.games.aerion.workshops import check_victory
from aerodrome.kernel.chapters import AnyVerb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event, Moved
from aerodrome.kernel.events import Events

from .flagship_events import (
    EVENTS,
    BookLost,
    Embarked,
    EmbarkedFromReserve,
    FactoryGivenUp,
    FactoryOpened,
    FlagshipBuilt,
    LabRolled,
    LogisticsTurned,
)

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
    events: ClassVar[tuple[type[Event], ...]] = EVENTS

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
        kind = self.first_factory.number + factory
        deck = table.deck_of_kind_in(area, kind)
        if deck < 0:
            return -1
        return deck * KINDS + kind

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
        if kind >= FIRST_BLUEPRINT:
            return rule.FLAGSHIP_NO_BLUEPRINT
        if table.side(self.token) != 0:
            return rule.FLAGSHIP_ALREADY_FLIES
        if self.is_aboard(table, kind):
            return rule.FLAGSHIP_ONE_OF_EACH
        if kind < FIRST_MATERIAL and not self.has(table, GAME_ROOM):
            for material in range(FIRST_MATERIAL, FIRST_BLUEPRINT):
                if not self.is_aboard(table, material):
                    return rule.FLAGSHIP_CREW_LAST
        return 0

    def is_aboard(self, table: Table, kind: i64) -> bool:
        return table.deck_of_kind_in(self.aboard, kind) >= 0

    def take_off(self, table: Table, events: Events | None) -> None:
        """With all its Elements aboard, the Flagship flies."""
        if table.cards_in(self.aboard) < ELEMENTS_ABOARD:
            return
        for cell in range(self.aboard.size()):
            there = self.aboard.card_at(cell)
            if table.lies_in(self.aboard, there):
                table.take_out(self.aboard, there)
                table.discard(there)
                if events is not None:
                    events.tell(Moved(table.name_of(there), self.aboard.name, DISCARD_ZONES[there // KINDS]))
        table.turn_piece(self.token, 1)
        if events is not None:
            events.tell(FlagshipBuilt(self.token.name))

    def keep_one_book(self, table: Table, events: Events | None) -> None:
        """Without the Library a Pulpit holds one Book again; the others are discarded without effect."""
        for seat in range(MAX_SEATS):
            kept = False
            for deck in range(DECKS):
                place = PULPIT_AT + seat * DECKS + deck
                while table.cells[place] > 1 or (kept and table.cells[place] > 0):
                    table.cells[place] -= 1
                    book = deck * KINDS + BOOK
                    table.discard(book)
                    if events is not None:
                        events.tell(BookLost(table.name_of(book), PULPIT_ZONES[seat], DISCARD_ZONES[deck]))
                if table.cells[place] > 0:
                    kept = True
        table.recount_seat()

    # What it changes

    def more_book_rerolls(self, table: Table) -> i64:
        if self.has(table, LIBRARY):
            return 1
        return 0

    def more_retrieved(self, table: Table) -> i64:
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
        if not self.is_factory(card % KINDS) or table.cards_in(self.factories) == MOST_FACTORIES:
            return False
        self.open_acquired(table, card, events)
        return True

    def open_acquired(self, table: Table, card: i64, events: Events | None) -> None:
        table.put_in(self.factories, card)
        if events is not None:
            events.tell(FactoryOpened(table.name_of(card), ACQUIRED_ZONE, self.factories.name))

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


class Embark(ExpansionVerb):
    """Lay the acquired Element on the Flagship."""

    name = "embark"
    steps = (step.PLACE,)

    def __init__(self, flagship: Flagship) -> None:
        super().__init__()
        self.flagship: Final = flagship

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("acquired", "flagship")

    def not_yet(self, table: Table) -> i64:
        return why_nothing_to_place(table)

    def why_not(self, table: Table, seat: i64) -> i64:
        return self.flagship.why_not_aboard(table, table.acquired_kind())

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card, aboard = table.acquired - 1, self.flagship.aboard
        table.put_in(aboard, card)
        if events is not None:
            events.tell(Embarked(table.name_of(card), ACQUIRED_ZONE, aboard.name))
        self.flagship.take_off(table, events)
        finish(table, dealer, events)


class EmbarkReserve(ExpansionVerb):
    """Lay an Element of the Reserve on the Flagship, whatever else must be decided."""

    name = "embark-reserve"
    params = ("card", "deck")
    steps = ALL_STEPS
    need = A_RESERVED_CARD

    def __init__(self, flagship: Flagship) -> None:
        elements = BASE_KIND_NAMES[:FIRST_BLUEPRINT]
        super().__init__([(kind, deck) for deck in DECK_NAMES for kind in elements])
        self.flagship: Final = flagship

    def pieces(self, *values: str) -> tuple[str, ...]:
        kind, deck = values
        return (f"reserve/{kind}@{deck}", "flagship")

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        number = why_not_reserved(table, card_embarked(choice))
        if number != 0:
            return number
        return self.flagship.why_not_aboard(table, choice % ELEMENTS_ABOARD)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        card, aboard = card_embarked(choice), self.flagship.aboard
        table.take_from_reserve(card)
        table.put_in(aboard, card)
        if events is not None:
            events.tell(EmbarkedFromReserve(table.name_of(card), RESERVE_ZONES[seat], aboard.name))
        self.flagship.take_off(table, events)
        check_victory(table, events)
        after_use(table, dealer, events)


def card_embarked(choice: i64) -> i64:
    return choice // ELEMENTS_ABOARD * KINDS + choice % ELEMENTS_ABOARD


class Research(ExpansionVerb):
    """Research Lab: roll all dice again, right after the first roll of the turn."""

    name = "research"
    steps = (step.ROLL,)

    def __init__(self, flagship: Flagship) -> None:
        super().__init__()
        self.flagship: Final = flagship

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("factory/research-lab", "dice")

    def why_not(self, table: Table, seat: i64) -> i64:
        number = self.flagship.why_not_without(table, RESEARCH_LAB)
        if number == 0 and table.side(self.flagship.lab) == 0:
            return rule.FLAGSHIP_RESEARCH_AFTER_FIRST_ROLL
        return number

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.turn_piece(self.flagship.lab, 0)
        table.throw(0, dealer)
        if events is not None:
            events.tell(LabRolled((), faces_of(table.dice)))


class Turn(ExpansionVerb):
    """Logistics Department: turn one die to its opposite face, instead of the reroll that has been paid for."""

    name = "turn"
    params = ("face",)
    steps = (step.REROLL,)
    exact = True

    def __init__(self, flagship: Flagship) -> None:
        super().__init__([(face,) for face in FACE_NAMES])
        self.flagship: Final = flagship
        hands = range(FIRST_FULL, HANDS)
        self.set_rows([[face for face in range(FACES) if is_part(ADD[face], hand)] for hand in hands])

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("factory/logistics", f"die/{values[0]}")

    def not_yet(self, table: Table) -> i64:
        number = what_must_end(table)
        if number == 0:
            number = self.flagship.why_not_without(table, LOGISTICS)
        if number != 0:
            return number
        return rule.FLAGSHIP_LOGISTICS_AFTER_DISCARD

    def why_not(self, table: Table, seat: i64) -> i64:
        return self.flagship.why_not_without(table, LOGISTICS)

    def row(self, table: Table, seat: i64) -> i64:
        return table.dice - FIRST_FULL

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_shown(table, ADD[choice])

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        kept = table.change_die(choice, FACES - 1 - choice)
        table.step = step.ROLL
        if events is not None:
            events.tell(LogisticsTurned(faces_of(kept), faces_of(table.dice), choice + 1, FACES - choice))


class Secure(ExpansionVerb):
    """Security: skip phase 2 after a card has paid for a reroll, and keep the Display."""

    name = "secure"
    steps = (step.ROLL,)

    def __init__(self, flagship: Flagship) -> None:
        super().__init__()
        self.flagship: Final = flagship

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("factory/security",)

    def why_not(self, table: Table, seat: i64) -> i64:
        number = self.flagship.why_not_without(table, SECURITY)
        if number == 0 and table.value(self.flagship.discarded) == 0:
            return rule.FLAGSHIP_SECURITY_AFTER_DISCARD
        return number

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        skip_phase_two(table, dealer, events)


class Replace(ExpansionVerb):
    """Put the acquired factory in the place of another."""

    name = "replace"
    params = ("factory",)
    steps = (step.PLACE,)

    def __init__(self, flagship: Flagship) -> None:
        super().__init__([(factory,) for factory in FACTORY_NAMES])
        self.flagship: Final = flagship

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("acquired", f"factory/{values[0]}")

    def not_yet(self, table: Table) -> i64:
        number = what_must_end(table)
        if number != 0:
            return number
        return self.why_no_factory_acquired(table)

    def why_not(self, table: Table, seat: i64) -> i64:
        return self.why_no_factory_acquired(table)

    def why_no_factory_acquired(self, table: Table) -> i64:
        if table.step != step.PLACE or not self.flagship.is_factory(table.acquired_kind()):
            return rule.FLAGSHIP_TWO_FACTORIES
        return 0

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return self.flagship.why_not_without(table, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        flagship = self.flagship
        card = flagship.find(table, flagship.factories, choice)
        table.take_out(flagship.factories, card)
        table.discard(card)
        if events is not None:
            events.tell(FactoryGivenUp(table.name_of(card), flagship.factories.name, DISCARD_ZONES[card // KINDS]))
        flagship.open_acquired(table, table.acquired - 1, events)
        if not flagship.has(table, LIBRARY):
            flagship.keep_one_book(table, events)
        finish(table, dealer, events)
