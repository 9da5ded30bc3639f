"""The table of Aerion as a bot imagines it, which it may change while it thinks. This module is compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aerodrome.games.aerion import cards, layout, step, workshops
from aerodrome.games.aerion.expansions.eggs import Eggs
from aerodrome.games.aerion.expansions.flagship import Flagship
from aerodrome.games.aerion.expansions.hellkite import Hellkite
from aerodrome.games.aerion.expansions.hourglasses import Hourglasses
from aerodrome.games.aerion.expansions.piers import Piers
from aerodrome.games.aerion.expansions.stone_clouds import StoneClouds
from aerodrome.games.aerion.table import Table
from aerodrome.kernel.chapters import AnyVerb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.state import DEPTH, KEY_SEED, stir

NONE: Final[i64] = -1
NO_KIND: Final[i64] = -2  # neither a kind nor a place without a card
NO_DEALER: Final = Dealer()  # for what is done without chance


class Added:
    """What the expansions in play add to a match. One that is not played is None, and so are its kinds of cards."""

    def __init__(self, table: Table) -> None:
        self.chapters: Final = table.chapters
        self.flagship: Flagship | None = None
        self.hourglasses: Hourglasses | None = None
        self.clouds: StoneClouds | None = None
        self.piers: Piers | None = None
        self.eggs: Eggs | None = None
        self.hellkite: Hellkite | None = None
        self.hourglass: i64 = NO_KIND
        self.bird: i64 = NO_KIND
        self.egg: i64 = NO_KIND
        self.key: i64 = KEY_SEED  # of the expansions and their variants
        for expansion in table.expansions:
            self.key = stir(self.key, expansion.number * 64 + expansion.flags)
            if isinstance(expansion, Flagship):
                self.flagship = expansion
            elif isinstance(expansion, Hourglasses):
                self.hourglasses = expansion
                self.hourglass = expansion.hourglass.number
            elif isinstance(expansion, StoneClouds):
                self.clouds = expansion
                self.bird = expansion.bird.number
            elif isinstance(expansion, Piers):
                self.piers = expansion
            elif isinstance(expansion, Eggs):
                self.eggs = expansion
                self.egg = expansion.egg.number
            elif isinstance(expansion, Hellkite):
                self.hellkite = expansion

    def verb(self, name: str) -> AnyVerb:
        return self.chapters.verb(name)


NOTHING_ADDED: Final = Added(Table())


@final
class Picture(Table):
    """The table as the seat sees it whose turn it is, before or after a roll. The dice do not lie on it."""

    def __init__(self) -> None:
        super().__init__()
        self.added: Added = NOTHING_ADDED

    def copy(self) -> Picture:
        return pictured(self, self.added)

    def key(self) -> i64:
        """Equal for equal pictures, whichever matches they are of."""
        key = self.added.key
        cells = self.cells
        for at in range(len(cells)):
            if cells[at] != 0:  # few are
                key = stir(key, at * 256 + cells[at])
        for value in self.numbers():
            key = stir(key, value)
        return key

    def is_won(self) -> bool:
        if self.flying != cards.ALL_FLYING:
            return False
        for expansion in self.expansions:
            if not expansion.allows_victory(self):
                return False
        return True

    def has(self, factory: i64) -> bool:
        """Whether a factory of the Flagship is open."""
        flagship = self.added.flagship
        return flagship is not None and flagship.has(self, factory)

    # Columns

    def is_easy(self, deck: i64) -> bool:
        """Whether the combination of a deck is one of the three that are met far more often than the others."""
        return deck < 3

    def known_kind(self, deck: i64, depth: i64) -> i64:
        """The kind that lies this deep in a deck, NONE when nobody knows."""
        height = self.cells[layout.TOP_HEIGHT_AT + deck]
        if depth >= height:
            return NONE
        return self.cells[layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK + height - 1 - depth]

    def count_in(self, deck: i64, kind: i64) -> i64:
        found = self.cells[layout.DECK_AT + deck * cards.KINDS + kind]
        for depth in range(self.cells[layout.TOP_HEIGHT_AT + deck]):
            if self.known_kind(deck, depth) == kind:
                found += 1
        return found

    def count_shown(self, kind: i64) -> i64:
        """How many cards of a kind lie in the Display."""
        found: i64 = 0
        for deck in range(cards.DECKS):
            if self.displayed_kind(deck) == kind:
                found += 1
        return found

    def undo_discard(self, card: i64) -> None:
        """Take `discard_displayed` back."""
        self.cells[layout.DISCARD_AT + card] -= 1
        self.put_in_display(card)

    def can_retrieve(self, card: i64) -> bool:
        """Whether a card that might be useful lies in the discard pile."""
        kind = card % cards.KINDS
        if self.cells[layout.DISCARD_AT + card] == 0:
            return False
        return kind < cards.ELEMENTS or kind == self.added.hourglass or kind == self.added.bird

    def undo_retrieve(self, card: i64) -> None:
        """Take `put_on_top` back."""
        self.lift_top(card // cards.KINDS, NO_DEALER)
        self.discard(card)

    # Workshops

    def can_use(self, workshop: i64, seat: i64) -> bool:
        return workshops.why_not_use(self, seat, workshop) == 0

    def ship_in(self, workshop: i64) -> i64:
        """The ship whose Blueprint lies in a Workshop, NONE without."""
        kind = self.kind_in_slot(workshop, cards.BLUEPRINT_SLOT)
        if kind < 0:
            return NONE
        return kind - cards.FIRST_BLUEPRINT

    def fits(self, kind: i64, workshop: i64, seat: i64) -> bool:
        """Whether a seat may place an Element in a Workshop, and does not waste a ship by it."""
        if kind >= cards.BOOK or workshops.why_not_fit(self, seat, kind, workshop) != 0:
            return False
        ship = self.ship_in(workshop)
        if kind >= cards.FIRST_BLUEPRINT:
            ship = kind - cards.FIRST_BLUEPRINT
        if ship < 0 or self.is_flying(ship):
            return True
        builder = seat
        if kind >= cards.FIRST_MATERIAL:
            if self.kind_in_slot(workshop, cards.CREW_SLOT) < 0:
                return True
            if workshop == cards.COMMON_WORKSHOP:
                builder = self.common_crew - 1
        if self.owner(ship) != builder:
            return False
        has_material = cards.FIRST_MATERIAL <= kind < cards.FIRST_BLUEPRINT
        if not has_material and self.kind_in_slot(workshop, cards.MATERIAL_SLOT) < 0:
            return True
        return workshops.waits(self, ship)

    def place(self, card: i64, workshop: i64) -> None:
        """Put an Element that fits into a Workshop; the last one completes its ship."""
        self.put_in_workshop(card, workshop)
        workshops.complete(self, workshop, None)

    def use_reserve(self) -> None:
        """Move from the Reserve what a started ship is waiting for."""
        moved = self.reserved > 0
        while moved:
            moved = False
            for workshop in range(cards.WORKSHOPS):
                if self.continue_from_reserve(workshop):
                    moved = True

    def continue_from_reserve(self, workshop: i64) -> bool:
        """Move one card from the Reserve to a Workshop where something lies already."""
        ship = self.ship_in(workshop)
        if ship >= 0 and self.is_flying(ship):
            return False
        is_empty = (
            self.kind_in_slot(workshop, cards.MATERIAL_SLOT) < 0 and self.kind_in_slot(workshop, cards.CREW_SLOT) < 0
        )
        if ship < 0 and is_empty:
            return False
        for kind in range(cards.ELEMENTS):
            card = self.reserved_card(kind)
            if card < 0 or not self.fits(kind, workshop, self.seat):
                continue
            if kind >= cards.FIRST_BLUEPRINT and self.is_flying(kind - cards.FIRST_BLUEPRINT):
                continue
            self.take_from_reserve(card)
            self.place(card, workshop)
            return True
        return False

    def reserved_card(self, kind: i64) -> i64:
        """A card of this kind in the Reserve, NONE without."""
        for deck in range(cards.DECKS):
            if self.cells[self.reserve_place(deck, kind)] > 0:
                return deck * cards.KINDS + kind
        return NONE

    def can_embark(self, kind: i64) -> bool:
        """Whether the Flagship takes an Element."""
        flagship = self.added.flagship
        return flagship is not None and flagship.why_not_aboard(self, kind) == 0

    def embark(self, card: i64) -> None:
        flagship = self.added.flagship
        if flagship is not None:
            self.put_in(flagship.aboard, card)
            flagship.take_off(self, None)


class Offer:
    """An action of an expansion that a hand can earn: the bit of its condition, and the table after it."""

    def __init__(self, bit: i64, action: i64, picture: Picture) -> None:
        self.bit: i64 = bit
        self.action: i64 = action
        self.picture: Picture = picture
        self.grants: i64 = 0  # the type of card that can be acquired without dice


def pictured(table: Table, added: Added) -> Picture:
    picture = Picture()
    picture.added = added
    picture.chapters = table.chapters
    picture.cells = table.cells[:]
    picture.setting = table.setting
    picture.expansions = table.expansions
    table.copy_numbers(picture)
    return picture


def phase(table: Table) -> i64:
    """The step that is being decided, or that waits for one which must be brought to its end first."""
    if table.beneath > 0:
        return table.beneath % DEPTH
    return table.step


def picture_of(table: Table) -> Picture:
    """What lies open on a table, without the moment of the turn but for this: whether phase 3 has begun."""
    picture = pictured(table, Added(table))
    picture.turn = 0
    picture.step = step.ROLL
    if phase(table) == step.REPLENISH or phase(table) == step.CLOSE:
        picture.step = step.REPLENISH
    picture.beneath = 0
    picture.dice = 0
    picture.acquired = 0
    picture.pile = 0
    picture.taken = 0
    return picture
