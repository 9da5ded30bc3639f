"""Expansion 1: The Flagship. A seventh ship of three Materials and two Crews, and two factories that help to build.

Variant Expand the Factory: no factory at the start; they lie in the decks and are acquired during play.
This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import rule, steps
from aerodrome.games.aerion.cards import (
    BASE_KIND_NAMES,
    BOOK,
    DECK_NAMES,
    DECKS,
    FIRST_BLUEPRINT,
    FIRST_MATERIAL,
    KINDS,
)
from aerodrome.games.aerion.dice import COUNT, FACES
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.layout import (
    ACQUIRED_ZONE,
    CREW_SLOT,
    MAX_SEATS,
    PULPIT_AT,
    PULPIT_ZONE,
    RESERVE_ZONE,
    WORKSHOPS,
)
from aerodrome.games.aerion.pieces import Area, base_kind
from aerodrome.games.aerion.rules import AerionState
from aerodrome.games.aerion.vocabulary import FACE_NAMES
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events
from aerodrome.kernel.vocabulary import Verb

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

# Its actions
EMBARK: Final = 0
EMBARK_RESERVE: Final = 1  # + deck * ELEMENTS_ABOARD + kind
RESEARCH: Final = 31
TURN: Final = 32  # + face
SECURE: Final = 38
REPLACE: Final = 39  # + factory


class Flagship(Expansion):
    name: ClassVar[str] = "flagship"
    number: ClassVar[int] = 1
    variants: ClassVar[tuple[str, ...]] = ("expand-the-factory",)

    def __init__(self) -> None:
        super().__init__()
        factories = [self.add_kind(name, "factory") for name in FACTORY_NAMES]
        self.first_factory: Final = factories[0]
        self.aboard: Final = self.add_area("flagship", base_kind(0), ELEMENTS_ABOARD)
        self.factories: Final = self.add_area("factories", self.first_factory, FACTORIES)
        self.box: Final = self.add_area("box/factories", self.first_factory, FACTORIES)
        self.token: Final = self.add_piece("flagship", ("project", "flying"))
        self.lab: Final = self.add_piece("research-lab", ("idle", "ready"))
        self.logistics: Final = self.add_piece("logistics", ("idle", "turning"))
        self.discarded: Final = self.add_counter("discarded", 99)  # cards of the Display, in phase 1 of this turn
        self.streams.append("factories")

    def verbs(self, kind_names: tuple[str, ...]) -> tuple[Verb, ...]:
        elements = BASE_KIND_NAMES[:FIRST_BLUEPRINT]
        return (
            Verb("embark", pieces=lambda: ("acquired", "flagship")),
            Verb(
                "embark-reserve",
                ("card", "deck"),
                tuple([(kind, deck) for deck in DECK_NAMES for kind in elements]),
                lambda kind, deck: (f"reserve/{kind}@{deck}", "flagship"),
            ),
            Verb("research", pieces=lambda: ("factory/research-lab", "dice")),
            Verb(
                "turn",
                ("face",),
                tuple([(face,) for face in FACE_NAMES]),
                lambda face: ("factory/logistics", f"die/{face}"),
            ),
            Verb("secure", pieces=lambda: ("factory/security",)),
            Verb(
                "replace",
                ("factory",),
                tuple([(factory,) for factory in FACTORY_NAMES]),
                lambda factory: ("acquired", f"factory/{factory}"),
            ),
        )

    # Setting up

    def shuffled_in(self, kind: i64, count: i64) -> i64:
        if self.plays_variant(EXPAND_THE_FACTORY):
            return count
        return 0

    def set_up(self, table: AerionState, dealer: Dealer) -> None:
        """Two dice choose two different factories; a second roll of the same number is as if it had not been made."""
        if self.plays_variant(EXPAND_THE_FACTORY):
            return
        first = dealer.die(self.stream, FACTORIES)
        second = dealer.die(self.stream, FACTORIES - 1)
        if second >= first:
            second += 1
        self.open_factory(table, first)
        self.open_factory(table, second)

    def open_factory(self, table: AerionState, factory: i64) -> None:
        card = self.find(table, self.box, factory)
        if card >= 0:  # a corrected catalogue may know no such factory
            table.take_out(self.box, card)
            table.put_in(self.factories, card, self.box.zone, None)

    def find(self, table: AerionState, area: Area, factory: i64) -> i64:
        """The card of this factory that lies in an area, -1 when there is none."""
        kind = self.first_factory.number + factory
        deck = table.deck_of_kind_in(area, kind)
        if deck < 0:
            return -1
        return deck * KINDS + kind

    def has(self, table: AerionState, factory: i64) -> bool:
        return self.find(table, self.factories, factory) >= 0

    def is_factory(self, kind: i64) -> bool:
        return self.factories.takes(kind)

    # What may be done

    def why_not(self, table: AerionState, action: i64) -> i64:
        if action == EMBARK:
            return self.why_not_embark(table)
        if action < RESEARCH:
            choice = action - EMBARK_RESERVE
            return self.why_not_embark_reserve(table, choice // ELEMENTS_ABOARD, choice % ELEMENTS_ABOARD)
        if action == RESEARCH:
            return self.why_not_research(table)
        if action < SECURE:
            return self.why_not_turn(table, action - TURN)
        if action == SECURE:
            return self.why_not_secure(table)
        return self.why_not_replace(table, action - REPLACE)

    def why_not_embark(self, table: AerionState) -> i64:
        number = table.why_not_settle()
        if number != 0:
            return number
        return self.why_not_aboard(table, table.acquired_kind())

    def why_not_embark_reserve(self, table: AerionState, deck: i64, kind: i64) -> i64:
        number = table.why_not_move_from_reserve(deck, kind)
        if number != 0:
            return number
        return self.why_not_aboard(table, kind)

    def why_not_aboard(self, table: AerionState, kind: i64) -> i64:
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

    def is_aboard(self, table: AerionState, kind: i64) -> bool:
        return table.deck_of_kind_in(self.aboard, kind) >= 0

    def why_not_research(self, table: AerionState) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if not self.has(table, RESEARCH_LAB):
            return rule.FLAGSHIP_FACTORY_NEEDED
        if table.side(self.lab) == 0:
            return rule.FLAGSHIP_RESEARCH_AFTER_FIRST_ROLL
        return 0

    def why_not_turn(self, table: AerionState, face: i64) -> i64:
        number = table.why_not_interrupt()
        if number != 0:
            return number
        if not self.has(table, LOGISTICS):
            return rule.FLAGSHIP_FACTORY_NEEDED
        if table.step != steps.REROLL:
            return rule.FLAGSHIP_LOGISTICS_AFTER_DISCARD
        if COUNT[table.dice * FACES + face] == 0:
            return rule.REROLL_DICE_SHOWN
        return 0

    def why_not_secure(self, table: AerionState) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if not self.has(table, SECURITY):
            return rule.FLAGSHIP_FACTORY_NEEDED
        if table.value(self.discarded) == 0:
            return rule.FLAGSHIP_SECURITY_AFTER_DISCARD
        return 0

    def why_not_replace(self, table: AerionState, factory: i64) -> i64:
        number = table.why_not_interrupt()
        if number != 0:
            return number
        if table.step != steps.PLACE or not self.is_factory(table.acquired_kind()):
            return rule.FLAGSHIP_TWO_FACTORIES
        if not self.has(table, factory):
            return rule.FLAGSHIP_FACTORY_NEEDED
        return 0

    def legal_into(self, table: AerionState, buffer: vec[i64], n: i64) -> i64:
        first = self.action
        if table.step == steps.PLACE and self.why_not_embark(table) == 0:
            buffer[n] = first + EMBARK
            n += 1
        if table.reserved > 0:
            for choice in range(DECKS * ELEMENTS_ABOARD):
                if self.why_not_embark_reserve(table, choice // ELEMENTS_ABOARD, choice % ELEMENTS_ABOARD) == 0:
                    buffer[n] = first + EMBARK_RESERVE + choice
                    n += 1
        if table.step == steps.ROLL:
            if self.why_not_research(table) == 0:
                buffer[n] = first + RESEARCH
                n += 1
            if self.why_not_secure(table) == 0:
                buffer[n] = first + SECURE
                n += 1
        elif table.step == steps.REROLL:
            if self.has(table, LOGISTICS):
                for face in range(FACES):
                    if self.why_not_turn(table, face) == 0:
                        buffer[n] = first + TURN + face
                        n += 1
        elif table.step == steps.PLACE and self.is_factory(table.acquired_kind()):
            for factory in range(FACTORIES):
                if self.why_not_replace(table, factory) == 0:
                    buffer[n] = first + REPLACE + factory
                    n += 1
        return n

    # What its actions do

    def perform(self, table: AerionState, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action == EMBARK:
            self.take_aboard(table, table.acquired - 1, ACQUIRED_ZONE, events)
            table.end_acquisition(events)
        elif action < RESEARCH:
            choice = action - EMBARK_RESERVE
            card = choice // ELEMENTS_ABOARD * KINDS + choice % ELEMENTS_ABOARD
            table.take_from_reserve(card)
            self.take_aboard(table, card, RESERVE_ZONE + table.seat, events)
            table.check_victory(events)
            table.end_turn_if_idle(events)
        elif action == RESEARCH:
            table.turn_piece(self.lab, 0, events)
            table.throw(0, dealer, events)
        elif action < SECURE:
            self.turn_over(table, action - TURN, events)
        elif action == SECURE:
            table.begin_phase_three(events)
        else:
            self.replace(table, action - REPLACE, events)

    def take_aboard(self, table: AerionState, card: i64, source: i64, events: Events | None) -> None:
        table.put_in(self.aboard, card, source, events)
        if table.cards_in(self.aboard) < ELEMENTS_ABOARD:
            return
        for cell in range(self.aboard.size()):
            there = self.aboard.card_at(cell)
            if table.lies_in(self.aboard, there):
                table.take_out(self.aboard, there)
                table.discard(there, self.aboard.zone, events)
        table.turn_piece(self.token, 1, events)

    def turn_over(self, table: AerionState, face: i64, events: Events | None) -> None:
        """Logistics Department: one die to its opposite face, instead of the reroll that has been paid for."""
        table.turn_piece(self.logistics, 1, events)
        table.change_die(face, FACES - 1 - face, events)
        table.turn_piece(self.logistics, 0, events)
        table.go_to(steps.ROLL, events)

    def replace(self, table: AerionState, factory: i64, events: Events | None) -> None:
        card = self.find(table, self.factories, factory)
        table.take_out(self.factories, card)
        table.discard(card, self.factories.zone, events)
        table.put_in(self.factories, table.acquired - 1, ACQUIRED_ZONE, events)
        if not self.has(table, LIBRARY):
            self.keep_one_book(table, events)
        table.end_acquisition(events)

    def keep_one_book(self, table: AerionState, events: Events | None) -> None:
        """Without the Library a Pulpit holds one Book again; the others are discarded without effect."""
        for seat in range(MAX_SEATS):
            kept = False
            for deck in range(DECKS):
                place = PULPIT_AT + seat * DECKS + deck
                while table.cards[place] > 1 or (kept and table.cards[place] > 0):
                    table.cards[place] -= 1
                    table.discard(deck * KINDS + BOOK, PULPIT_ZONE + seat, events)
                if table.cards[place] > 0:
                    kept = True
        table.recount_seat()

    # What it changes

    def more_book_rerolls(self, table: AerionState) -> i64:
        if self.has(table, LIBRARY):
            return 1
        return 0

    def more_retrieved(self, table: AerionState) -> i64:
        if self.has(table, ARCHIVE):
            return 1
        return 0

    def pulpit_has_no_limit(self, table: AerionState) -> bool:
        return self.has(table, LIBRARY)

    def crew_may_come_first(self, table: AerionState) -> bool:
        return self.has(table, GAME_ROOM)

    def allows_victory(self, table: AerionState) -> bool:
        return table.side(self.token) != 0

    def holds_turn(self, table: AerionState) -> bool:
        """With two players, a card in the Reserve that the Flagship takes; alone it can wait for the next turn."""
        if table.setting.seats == 1 or table.reserved == 0:
            return False
        for choice in range(DECKS * ELEMENTS_ABOARD):
            if self.why_not_embark_reserve(table, choice // ELEMENTS_ABOARD, choice % ELEMENTS_ABOARD) == 0:
                return True
        return False

    def settles(self, table: AerionState, card: i64, events: Events | None) -> bool:
        if not self.is_factory(card % KINDS) or table.cards_in(self.factories) == MOST_FACTORIES:
            return False
        table.put_in(self.factories, card, ACQUIRED_ZONE, events)
        return True

    def first_rolled(self, table: AerionState, events: Events | None) -> None:
        if self.has(table, RESEARCH_LAB):
            table.turn_piece(self.lab, 1, events)

    def first_roll_left(self, table: AerionState, events: Events | None) -> None:
        table.turn_piece(self.lab, 0, events)

    def discarded_to_reroll(self, table: AerionState, events: Events | None) -> None:
        table.set_value(self.discarded, table.value(self.discarded) + 1, events)

    def phase_three_begins(self, table: AerionState, events: Events | None) -> None:
        table.turn_piece(self.lab, 0, events)
        table.set_value(self.discarded, 0, events)

    # Positions

    def wrong(self, table: AerionState) -> str:
        if self.is_oddly_manned(table) or self.has_odd_factories(table) or self.is_out_of_time(table):
            return "aerion-error-position-flagship"
        return ""

    def is_oddly_manned(self, table: AerionState) -> bool:
        """Whether cards on the Flagship, or Crew in a Workshop, could not have come there or not have stayed."""
        kinds = [kind for kind in range(FIRST_BLUEPRINT) if self.is_aboard(table, kind)]
        aboard = table.cards_in(self.aboard)
        if len(kinds) != aboard or aboard == ELEMENTS_ABOARD:
            return True
        if aboard > 0 and table.side(self.token) != 0:
            return True
        return self.has_early_crew(table) and not self.plays_variant(EXPAND_THE_FACTORY)

    def has_early_crew(self, table: AerionState) -> bool:
        """Whether Crew lies on the Flagship or in a Workshop before the rest, and no Game Room is there to allow it."""
        if self.has(table, GAME_ROOM):
            return False
        for workshop in range(WORKSHOPS):
            if table.kind_in_slot(workshop, CREW_SLOT) >= 0 and not table.is_complete(workshop):
                return True
        crew: i64 = 0
        materials: i64 = 0
        for kind in range(FIRST_BLUEPRINT):
            if self.is_aboard(table, kind):
                if kind < FIRST_MATERIAL:
                    crew += 1
                else:
                    materials += 1
        return crew > 0 and materials < FIRST_BLUEPRINT - FIRST_MATERIAL

    def has_odd_factories(self, table: AerionState) -> bool:
        """Whether too many are active, one waits that has its place, or some lie where the variant puts none."""
        active = table.cards_in(self.factories)
        if active > MOST_FACTORIES:
            return True
        if table.acquired > 0 and self.is_factory(table.acquired_kind()) and active < MOST_FACTORIES:
            return True
        if self.plays_variant(EXPAND_THE_FACTORY):
            return table.cards_in(self.box) > 0
        in_play: i64 = 0
        for deck in range(DECKS):
            for factory in range(FACTORIES):
                in_play += self.in_play(table, deck * KINDS + self.first_factory.number + factory)
        return in_play != active

    def is_out_of_time(self, table: AerionState) -> bool:
        """Whether what the Flagship remembers of this turn does not belong to this step of it."""
        step = table.step
        if table.beneath != 0:
            step = table.beneath % steps.DEPTH
        discarded = table.value(self.discarded)
        if table.side(self.logistics) != 0:
            return True
        if discarded > 0 and (table.dice == 0 or step == steps.REPLENISH):
            return True
        if table.side(self.lab) == 0:
            return False
        if discarded > 0 or table.rerolls > 0 or table.dice == 0 or not self.has(table, RESEARCH_LAB):
            return True
        return step == steps.REROLL or step == steps.REPLENISH
