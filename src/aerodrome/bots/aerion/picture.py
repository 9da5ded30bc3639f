"""What a bot sees of Aerion's table, as plain numbers that it may change while it thinks. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion.cards import (
    ALL_FLYING,
    BOOK,
    COMMON_WORKSHOP,
    DECKS,
    ELEMENTS,
    FIRST_BLUEPRINT,
    FIRST_MATERIAL,
    KINDS,
    SHIPS,
    WORKSHOPS,
)
from aerodrome.games.aerion.expansion import BITS
from aerodrome.kernel.state import KEY_SEED, stir

from .tasks import NO_TASKS, NOTHING, Tasks

NONE: Final[i64] = -1
EASY_DECKS: Final[i64] = 3  # the first three combinations are met far more often than the others


MATERIALS_ABOARD: Final[i64] = 28  # bits of the kinds
ALL_ABOARD: Final[i64] = 31


class Picture:
    """The table from one seat, at any moment of its turn.

    A card is deck * KINDS + kind, a place without a card holds NONE.
    """

    def __init__(self) -> None:
        self.easy: vec[i64] = NOTHING  # [kind] cards left in the easy decks and their Display
        self.hard: vec[i64] = NOTHING  # [kind] cards left in the other decks and their Display
        self.gone: vec[i64] = NOTHING  # [deck, kind] in the discard pile
        self.shown: vec[i64] = NOTHING  # kind in the Display
        self.next: vec[i64] = NOTHING  # kind on top of the deck, if known
        self.after: vec[i64] = NOTHING  # the one below it, if known
        self.size: vec[i64] = NOTHING  # cards in the deck, without the Display
        self.reserve: vec[i64] = NOTHING
        self.other_reserve: vec[i64] = NOTHING  # the partner's
        self.blueprint: vec[i64] = NOTHING  # the ship whose Blueprint lies there
        self.material: vec[i64] = NOTHING  # a kind
        self.crew: vec[i64] = NOTHING  # a kind; only where Crew may come first
        self.common_crew: i64 = NONE  # the seat that added the Crew in the common Workshop
        self.recipe_material: vec[i64] = NOTHING
        self.recipe_crew: vec[i64] = NOTHING
        self.tasks: Tasks = NO_TASKS
        self.seats: i64 = 1
        self.seat: i64 = 0
        self.second_fleet: i64 = 0  # a bit for each ship of the second seat
        self.crew_first: bool = False
        self.flying: i64 = 0
        self.pixies: i64 = 0
        self.books: i64 = 0
        self.other_books: i64 = 0  # the partner's
        self.rerolls: i64 = 0
        self.displayed: i64 = 0

    def clear(self) -> None:
        """An empty table of its own; without this a picture shares its places with others."""
        self.easy = vec[i64]([0] * KINDS)
        self.hard = vec[i64]([0] * KINDS)
        self.gone = vec[i64]([0] * (DECKS * KINDS))
        self.shown = vec[i64]([NONE] * DECKS)
        self.next = vec[i64]([NONE] * DECKS)
        self.after = vec[i64]([NONE] * DECKS)
        self.size = vec[i64]([0] * DECKS)
        self.reserve = vec[i64]([0] * ELEMENTS)
        self.other_reserve = vec[i64]([0] * ELEMENTS)
        self.blueprint = vec[i64]([NONE] * WORKSHOPS)
        self.material = vec[i64]([NONE] * WORKSHOPS)
        self.crew = vec[i64]([NONE] * WORKSHOPS)
        self.recipe_material = vec[i64]([NONE] * SHIPS)
        self.recipe_crew = vec[i64]([NONE] * SHIPS)
        self.tasks = Tasks()
        self.tasks.clear()

    def copy(self) -> Picture:
        other = Picture()
        other.easy = self.easy[:]
        other.hard = self.hard[:]
        other.gone = self.gone[:]
        other.shown = self.shown[:]
        other.next = self.next[:]
        other.after = self.after[:]
        other.size = self.size[:]
        other.reserve = self.reserve[:]
        other.other_reserve = self.other_reserve
        other.blueprint = self.blueprint[:]
        other.material = self.material[:]
        other.crew = self.crew[:]
        other.common_crew = self.common_crew
        other.recipe_material = self.recipe_material
        other.recipe_crew = self.recipe_crew
        other.tasks = self.tasks
        other.seats = self.seats
        other.seat = self.seat
        other.second_fleet = self.second_fleet
        other.crew_first = self.crew_first
        other.flying = self.flying
        other.pixies = self.pixies
        other.books = self.books
        other.other_books = self.other_books
        other.rerolls = self.rerolls
        other.displayed = self.displayed
        return other

    def flies(self, ship: i64) -> bool:
        return self.flying & BITS[ship] != 0

    def is_won(self) -> bool:
        return self.flying == ALL_FLYING and self.tasks.are_done()

    def change_tasks(self) -> Tasks:
        """The tasks, as a copy of its own that may be changed."""
        self.tasks = self.tasks.copy()
        return self.tasks

    def owner(self, ship: i64) -> i64:
        """The seat that must build this ship."""
        if self.second_fleet & BITS[ship] != 0:
            return 1
        return 0

    def can_use(self, workshop: i64, seat: i64) -> bool:
        if self.seats == 1:
            return workshop != COMMON_WORKSHOP
        if workshop == COMMON_WORKSHOP:
            return True
        return workshop == seat

    # Columns

    def lift(self, deck: i64) -> i64:
        """Take the card in front of a deck out of the Display; returns its kind."""
        kind = self.shown[deck]
        self.shown[deck] = NONE
        self.displayed -= 1
        self.count(deck, kind, -1)
        return kind

    def count(self, deck: i64, kind: i64, cards: i64) -> None:
        """Cards of a kind join what is left of a deck and its Display, or leave it."""
        if deck < EASY_DECKS:
            self.easy[kind] += cards
        else:
            self.hard[kind] += cards

    def discard(self, deck: i64) -> None:
        """Discard the card in front of a deck."""
        kind = self.lift(deck)
        self.gone[deck * KINDS + kind] += 1

    def show(self, deck: i64, kind: i64) -> None:
        """Put a card into the Display in front of its deck: takes `lift` back."""
        self.shown[deck] = kind
        self.displayed += 1
        self.count(deck, kind, 1)

    def undo_discard(self, deck: i64, kind: i64) -> None:
        self.gone[deck * KINDS + kind] -= 1
        self.show(deck, kind)

    def can_retrieve(self, deck: i64, kind: i64) -> bool:
        """Whether a card that might be useful lies in the discard pile."""
        if self.gone[deck * KINDS + kind] == 0 or kind == BOOK:
            return False
        return kind < ELEMENTS or kind == self.tasks.hourglass or kind == self.tasks.bird

    def retrieve(self, deck: i64, kind: i64) -> None:
        """Move a discarded card onto its deck."""
        self.gone[deck * KINDS + kind] -= 1
        self.count(deck, kind, 1)
        self.after[deck] = self.next[deck]
        self.next[deck] = kind
        self.size[deck] += 1
        if kind == self.tasks.hourglass:
            self.tasks.sand[deck] += 1

    def undo_retrieve(self, deck: i64, kind: i64, top: i64, below: i64) -> None:
        """Take a retrieval back; `top` and `below` were the known cards before it."""
        self.gone[deck * KINDS + kind] += 1
        self.count(deck, kind, -1)
        self.size[deck] -= 1
        if kind == self.tasks.hourglass:
            self.tasks.sand[deck] -= 1
        self.next[deck] = top
        self.after[deck] = below

    # Workshops

    def fits(self, kind: i64, workshop: i64, seat: i64) -> bool:
        """Whether a seat may place an Element in a Workshop, and does not waste a ship by it."""
        if kind >= BOOK or not self.can_use(workshop, seat):
            return False
        ship = self.blueprint[workshop]
        material = self.material[workshop]
        crew = self.crew[workshop]
        if kind < FIRST_MATERIAL:
            if crew >= 0 or ((ship < 0 or material < 0) and not self.crew_first):
                return False
            crew = kind
        elif kind < FIRST_BLUEPRINT:
            if material >= 0:
                return False
            material = kind
        else:
            if ship >= 0:
                return False
            ship = kind - FIRST_BLUEPRINT
        if ship < 0:
            return self.some_ship_of(material, crew)
        if not self.is_made_of(ship, material, crew):
            return False
        if self.flies(ship) or crew < 0:
            return True
        builder = seat
        if kind >= FIRST_MATERIAL and workshop == COMMON_WORKSHOP:
            builder = self.common_crew
        return self.owner(ship) == builder and (material < 0 or self.keeps_cards(ship))

    def keeps_cards(self, ship: i64) -> bool:
        """Whether the cards of a completed ship are not lost: it flies, or waits until it can."""
        return not self.tasks.pins(ship) or self.tasks.lets_wait

    def is_made_of(self, ship: i64, material: i64, crew: i64) -> bool:
        """Whether a ship is made of these; NONE stands for a card that is still missing."""
        if material >= 0 and self.recipe_material[ship] != material:
            return False
        return crew < 0 or self.recipe_crew[ship] == crew

    def some_ship_of(self, material: i64, crew: i64) -> bool:
        for ship in range(SHIPS):
            if self.is_made_of(ship, material, crew):
                return True
        return False

    def place(self, kind: i64, workshop: i64) -> None:
        """Put an Element that fits into a Workshop; the last one completes its ship."""
        if kind >= FIRST_BLUEPRINT:
            self.blueprint[workshop] = kind - FIRST_BLUEPRINT
        elif kind >= FIRST_MATERIAL:
            self.material[workshop] = kind
        else:
            self.crew[workshop] = kind
            if workshop == COMMON_WORKSHOP:
                self.common_crew = self.seat
        if self.is_complete(workshop):
            self.build(workshop)

    def is_complete(self, workshop: i64) -> bool:
        return self.blueprint[workshop] >= 0 and self.material[workshop] >= 0 and self.crew[workshop] >= 0

    def build(self, workshop: i64) -> None:
        """Build the ship of a complete Workshop, unless it must wait there."""
        ship = self.blueprint[workshop]
        builder = self.seat
        if workshop == COMMON_WORKSHOP:
            builder = self.common_crew
        elif self.seats > 1:
            builder = workshop
        if self.owner(ship) == builder:
            if not self.tasks.pins(ship):
                self.flying |= BITS[ship]
            elif self.tasks.lets_wait:
                return
        self.blueprint[workshop] = NONE
        self.material[workshop] = NONE
        self.crew[workshop] = NONE
        if workshop == COMMON_WORKSHOP:
            self.common_crew = NONE

    def release(self, ship: i64) -> None:
        """The cloud of a ship is gone: where it waits, it flies."""
        for workshop in range(WORKSHOPS):
            if self.blueprint[workshop] == ship and self.is_complete(workshop):
                self.build(workshop)

    def use_reserve(self) -> None:
        """Move from the Reserve what a started ship is waiting for."""
        moved = True
        while moved:
            moved = False
            for workshop in range(WORKSHOPS):
                if self.continue_from_reserve(workshop):
                    moved = True

    def continue_from_reserve(self, workshop: i64) -> bool:
        """Move one card from the Reserve to a Workshop where something lies already."""
        ship = self.blueprint[workshop]
        if ship >= 0 and self.flies(ship):
            return False
        if ship < 0 and self.material[workshop] < 0 and self.crew[workshop] < 0:
            return False
        for kind in range(ELEMENTS):
            if self.reserve[kind] == 0 or not self.fits(kind, workshop, self.seat):
                continue
            if kind >= FIRST_BLUEPRINT and self.flies(kind - FIRST_BLUEPRINT):
                continue
            self.reserve[kind] -= 1
            self.place(kind, workshop)
            return True
        return False

    def can_embark(self, kind: i64) -> bool:
        """Whether the Flagship takes an Element."""
        tasks = self.tasks
        if not tasks.flagship or kind >= FIRST_BLUEPRINT or tasks.aboard & BITS[kind] != 0:
            return False
        return kind >= FIRST_MATERIAL or self.crew_first or tasks.aboard & MATERIALS_ABOARD == MATERIALS_ABOARD

    def embark(self, kind: i64) -> None:
        tasks = self.change_tasks()
        tasks.aboard |= BITS[kind]
        if tasks.aboard == ALL_ABOARD:
            tasks.flagship = False
            tasks.aboard = 0

    def key(self) -> i64:
        """Equal for equal pictures."""
        key: i64 = KEY_SEED
        for kind in range(KINDS):
            key = stir(key, self.easy[kind] * 64 + self.hard[kind])
        for value in self.gone:
            key = stir(key, value)
        for deck in range(DECKS):
            key = stir(key, self.shown[deck] * KINDS + self.next[deck])
            key = stir(key, self.size[deck] * KINDS + self.after[deck])
        for value in self.reserve:
            key = stir(key, value)
        for workshop in range(WORKSHOPS):
            key = stir(key, self.blueprint[workshop] * KINDS + self.material[workshop])
            key = stir(key, self.crew[workshop])
        key = stir(key, self.flying * 16 + self.pixies)
        key = stir(key, self.books * 1000 + self.rerolls)
        if self.seats > 1:
            key = stir(key, self.seat * 4096 + self.second_fleet * 64 + self.other_books)
            key = stir(key, self.common_crew)
            for value in self.other_reserve:
                key = stir(key, value)
        return stir(key, self.tasks.key())
