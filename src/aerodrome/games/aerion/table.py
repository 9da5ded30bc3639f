"""The table of Aerion: where every card, die and token lies, and how they move.

Nothing here knows whether a move is allowed; the chapters do. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.chapters import BIT
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Ended, Moved
from aerodrome.kernel.events import Events
from aerodrome.kernel.outcome import Outcome

from . import cards, layout, step
from .dice import ADD, DICE, FACES, REMOVE, SIZE, roll_into
from .events import Acquired, Revealed
from .expansion import Expansion
from .pieces import NO_SETTING, Area, Counter, Setting, SidedPiece

NO_EXPANSIONS: Final = vec[Expansion]()

# How a match can end; expansions add further ways of losing.
WON: Final = 0
OUT_OF_CARDS: Final = 1
ENDINGS: Final = ("aerion.end.win", "aerion.end.loss")

# What verbs may need, as bits of `at_hand`
A_REROLL: Final = 1  # one that is paid for
A_PIXIE: Final = 2
A_BOOK: Final = 4
A_RESERVED_CARD: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(layout.Storage):
    """A match of Aerion."""

    def __init__(self) -> None:
        super().__init__()
        self.setting: Setting = NO_SETTING
        self.expansions: vec[Expansion] = NO_EXPANSIONS

    def blank(self) -> Table:
        """A new table of the same class; `copy` fills it. A subclass that adds behaviour overrides this."""
        return Table()

    def copy(self) -> Table:
        other = self.blank()
        other.chapters = self.chapters
        other.cells = self.cells[:]
        other.setting = self.setting
        other.expansions = self.expansions
        self.copy_numbers(other)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return (thaw, (type(self), list(self.cells), list(self.numbers()), self.setting, list(self.expansions)))

    def recount(self) -> None:
        """Set the counts that follow from the cells."""
        self.shown = self.bits_of(layout.DISPLAY_AT, cards.DECKS)
        self.displayed = int(self.shown).bit_count()
        self.recount_seat()

    def recount_seat(self) -> None:
        """Set the counts of what the seat whose turn it is has in its Reserve and its Pulpit."""
        self.reserved = self.sum_of(layout.RESERVE_AT + self.seat * layout.SEAT_RESERVE, layout.SEAT_RESERVE)
        self.books = self.sum_of(layout.PULPIT_AT + self.seat * cards.DECKS, cards.DECKS)

    # Steps of the turn

    def interrupt_with(self, step: i64) -> None:
        """Begin a step inside the current one, which waits."""
        self.wait_with(self.step)
        self.step = step

    def at_hand(self) -> i64:
        found: i64 = 0
        if self.rerolls > 0 or self.step == step.REROLL:
            found = A_REROLL
        if self.pixies > 0:
            found += A_PIXIE
        if self.books > 0:
            found += A_BOOK
        if self.reserved > 0:
            found += A_RESERVED_CARD
        return found

    def end(self, ending: i64, events: Events | None) -> None:
        """End the match."""
        if self.step == step.RETRIEVE:
            self.pile = 0
            self.taken = 0
        self.beneath = 0
        self.ending = ending
        self.step = step.OVER
        if events is not None:
            events.tell(Ended(self.winners(), self.setting.endings[ending]))

    def winners(self) -> tuple[int, ...]:
        """All players of a match that is won, none of one that is lost."""
        return tuple(range(self.setting.seats)) if self.ending == WON else ()

    def outcome(self) -> Outcome | None:
        if self.step != step.OVER:
            return None
        scores = [0] * self.setting.seats
        for ship in range(cards.SHIPS):
            if self.is_flying(ship):
                scores[self.owner(ship)] += 1
        return Outcome(self.winners(), self.setting.endings[self.ending], tuple(scores))

    # Dice

    def throw(self, kept: i64, dealer: Dealer) -> None:
        """Roll the dice that are not kept."""
        rolled = DICE - SIZE[kept]
        self.dice = roll_into(kept, dealer.roll(layout.DICE_STREAM, FACES, rolled), rolled)

    def change_die(self, face: i64, new_face: i64) -> i64:
        """Turn a die that shows one face to another; returns the dice that stay."""
        rest = REMOVE[self.dice * FACES + face]
        self.dice = ADD[rest * FACES + new_face]
        return rest

    # Ships

    def is_flying(self, ship: i64) -> bool:
        return self.flying & BIT[ship] != 0

    def owner(self, ship: i64) -> i64:
        """The seat that must build this ship."""
        if self.second_fleet & BIT[ship] != 0:
            return 1
        return 0

    # The pieces, counters and areas of expansions

    def side(self, piece: SidedPiece) -> i64:
        return self.cells[piece.cell]

    def turn_piece(self, piece: SidedPiece, side: i64) -> None:
        self.cells[piece.cell] = side

    def first_showing(self, pieces: list[SidedPiece], side: i64) -> i64:
        """The place of the first of these pieces that shows a side, -1 when none does."""
        for at in range(len(pieces)):
            if self.cells[pieces[at].cell] == side:
                return at
        return -1

    def value(self, counter: Counter) -> i64:
        return self.cells[counter.cell]

    def set_value(self, counter: Counter, value: i64) -> None:
        self.cells[counter.cell] = value

    def put_in(self, area: Area, card: i64) -> None:
        """Lay a lifted card into an expansion's area."""
        self.cells[area.cell_of(card)] += 1

    def take_out(self, area: Area, card: i64) -> None:
        """Lift a card that lies in an expansion's area."""
        self.cells[area.cell_of(card)] -= 1

    def lies_in(self, area: Area, card: i64) -> bool:
        return self.cells[area.cell_of(card)] > 0

    def card_in(self, area: Area, kind: i64) -> i64:
        """A card of this kind that lies in an expansion's area, -1 when there is none."""
        cell = area.cell + kind - area.first.number
        for deck in range(cards.DECKS):
            if self.cells[cell] > 0:
                return deck * cards.KINDS + kind
            cell += area.kinds
        return -1

    def cards_in(self, area: Area) -> i64:
        """How many cards lie in an expansion's area."""
        return self.sum_of(area.cell, area.size())

    # Cards

    def name_of(self, card: i64) -> str:
        """A card as events write it."""
        return cards.card_name(card, self.setting.kinds)

    def displayed_kind(self, deck: i64) -> i64:
        """The kind of the card in the Display in front of this deck, -1 when there is none."""
        return self.cells[layout.DISPLAY_AT + deck] - 1

    def deck_size(self, deck: i64) -> i64:
        return self.cells[layout.UNSEEN_AT + deck] + self.cells[layout.TOP_HEIGHT_AT + deck]

    def take_from_display(self, deck: i64) -> i64:
        """Lift the card in front of this deck; returns it."""
        kind = self.displayed_kind(deck)
        self.cells[layout.DISPLAY_AT + deck] = 0
        self.displayed -= 1
        self.shown -= BIT[deck]
        return deck * cards.KINDS + kind

    def acquire(self, deck: i64, events: Events | None) -> None:
        """Take the card in front of this deck; it awaits its place."""
        card = self.take_from_display(deck)
        self.acquired = card + 1
        if events is not None:
            events.tell(Acquired(self.name_of(card), cards.DISPLAY_ZONES[deck], cards.ACQUIRED_ZONE))

    def acquired_kind(self) -> i64:
        return (self.acquired - 1) % cards.KINDS

    def discard_displayed(self, deck: i64) -> i64:
        """Discard the card in front of this deck; returns it."""
        card = self.take_from_display(deck)
        self.discard(card)
        return card

    def discard(self, card: i64) -> None:
        """Put a lifted card on the discard pile of its own deck."""
        self.cells[layout.DISCARD_AT + card] += 1

    def fill_display(self, dealer: Dealer, events: Events | None) -> None:
        """Reveal a card in each empty place of the Display whose deck has one."""
        for deck in range(cards.DECKS):
            if self.displayed_kind(deck) < 0 and self.deck_size(deck) > 0:
                self.reveal(deck, dealer, events)

    def reveal(self, deck: i64, dealer: Dealer, events: Events | None) -> None:
        """Turn the top card of this deck into the Display; the deck has one."""
        card = deck * cards.KINDS + self.lift_top(deck, dealer)
        self.put_in_display(card)
        if events is not None:
            events.tell(Revealed(self.name_of(card), cards.DECK_ZONES[deck], cards.DISPLAY_ZONES[deck]))

    def put_in_display(self, card: i64) -> None:
        """Lay a lifted card into the Display in front of its deck, where none lies."""
        deck = card // cards.KINDS
        self.cells[layout.DISPLAY_AT + deck] = card % cards.KINDS + 1
        self.displayed += 1
        self.shown += BIT[deck]

    def lift_top(self, deck: i64, dealer: Dealer) -> i64:
        """Take the top card off this deck: the one known to lie there, else one of the unknown cards."""
        height = self.cells[layout.TOP_HEIGHT_AT + deck]
        if height > 0:
            self.cells[layout.TOP_HEIGHT_AT + deck] = height - 1
            place = layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK + height - 1
            kind = self.cells[place]
            self.cells[place] = 0
            return kind
        start = layout.DECK_AT + deck * cards.KINDS
        kind = dealer.draw(layout.DECK_STREAM + deck, self.cells[start : start + cards.KINDS])
        self.cells[start + kind] -= 1
        self.cells[layout.UNSEEN_AT + deck] -= 1
        return kind

    def put_on_top(self, card: i64) -> None:
        """Move a card from its discard pile onto its deck, where everybody knows it lies."""
        self.cells[layout.DISCARD_AT + card] -= 1
        self.lay_on_deck(card)

    def lay_on_deck(self, card: i64) -> None:
        """Lay a lifted card on top of its deck."""
        deck = card // cards.KINDS
        height = self.cells[layout.TOP_HEIGHT_AT + deck]
        self.cells[layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK + height] = card % cards.KINDS
        self.cells[layout.TOP_HEIGHT_AT + deck] = height + 1

    def shuffle(self, deck: i64) -> None:
        """Shuffle a deck: nobody knows any longer what lies on top."""
        height = self.cells[layout.TOP_HEIGHT_AT + deck]
        for depth in range(height):
            place = layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK + depth
            self.cells[layout.DECK_AT + deck * cards.KINDS + self.cells[place]] += 1
            self.cells[place] = 0
        self.cells[layout.UNSEEN_AT + deck] += height
        self.cells[layout.TOP_HEIGHT_AT + deck] = 0

    # Pulpit and Reserve of the seat whose turn it is

    def has_room_in_pulpit(self) -> bool:
        for expansion in self.expansions:
            if expansion.pulpit_has_no_limit(self):
                return True
        return self.books == 0

    def put_in_pulpit(self, card: i64) -> None:
        self.cells[layout.PULPIT_AT + self.seat * cards.DECKS + card // cards.KINDS] += 1
        self.books += 1

    def discard_book(self) -> i64:
        """Discard a Book; returns it."""
        place = layout.PULPIT_AT + self.seat * cards.DECKS
        deck: i64 = 0
        while self.cells[place + deck] == 0:
            deck += 1
        self.cells[place + deck] -= 1
        self.books -= 1
        card = deck * cards.KINDS + cards.BOOK
        self.discard(card)
        return card

    def reserve_place(self, deck: i64, kind: i64) -> i64:
        """Where the storage counts this Element in the Reserve."""
        return layout.RESERVE_AT + self.seat * layout.SEAT_RESERVE + deck * cards.ELEMENTS + kind

    def put_in_reserve(self, card: i64) -> None:
        self.cells[self.reserve_place(card // cards.KINDS, card % cards.KINDS)] += 1
        self.reserved += 1

    def take_from_reserve(self, card: i64) -> None:
        self.cells[self.reserve_place(card // cards.KINDS, card % cards.KINDS)] -= 1
        self.reserved -= 1

    # Workshops

    def kind_in_slot(self, workshop: i64, slot: i64) -> i64:
        """The kind of the card in this slot, -1 when it is empty."""
        card = self.cells[layout.WORKSHOP_AT + workshop * cards.SLOTS + slot]
        if card == 0:
            return -1
        return (card - 1) % cards.KINDS

    def is_complete(self, workshop: i64) -> bool:
        """Whether all three cards of a ship lie in this Workshop."""
        for slot in range(cards.SLOTS):
            if self.cells[layout.WORKSHOP_AT + workshop * cards.SLOTS + slot] == 0:
                return False
        return True

    def builder(self, workshop: i64) -> i64:
        """The seat that builds the ship of a complete Workshop: the one that added the Crew."""
        if self.setting.seats == 1:
            return 0
        if workshop == cards.COMMON_WORKSHOP:
            return self.common_crew - 1
        return workshop

    def put_in_workshop(self, card: i64, workshop: i64) -> None:
        slot = slot_of(card % cards.KINDS)
        if slot == cards.CREW_SLOT and workshop == cards.COMMON_WORKSHOP:
            self.common_crew = self.seat + 1
        self.cells[layout.WORKSHOP_AT + workshop * cards.SLOTS + slot] = card + 1

    def clear_workshop(self, workshop: i64, events: Events | None) -> None:
        """Discard its cards, each onto the pile of its own deck."""
        if workshop == cards.COMMON_WORKSHOP:
            self.common_crew = 0
        for slot in range(cards.SLOTS):
            place = layout.WORKSHOP_AT + workshop * cards.SLOTS + slot
            card = self.cells[place] - 1
            if card >= 0:
                self.cells[place] = 0
                self.discard(card)
                if events is not None:
                    events.tell(Moved(self.name_of(card), cards.WORKSHOP_ZONES[workshop], cards.pile_of(card)))

    def can_be_retrieved(self, deck: i64) -> bool:
        """Whether the discard pile of this deck holds anything but Books."""
        start = layout.DISCARD_AT + deck * cards.KINDS
        for kind in range(cards.KINDS):
            if kind != cards.BOOK and self.cells[start + kind] > 0:
                return True
        return False


def slot_of(kind: i64) -> i64:
    """The workshop slot for an Element of this kind."""
    if kind < cards.FIRST_MATERIAL:
        return cards.CREW_SLOT
    if kind < cards.FIRST_BLUEPRINT:
        return cards.MATERIAL_SLOT
    return cards.BLUEPRINT_SLOT


def thaw(
    kind: type[Table], cells: list[int], numbers: list[int], setting: Setting, expansions: list[Expansion]
) -> Table:
    """The other half of pickling a table."""
    from .chapters import chapters_of  # they import the table

    table = kind()
    table.cells = vec[i64](cells)
    table.set_numbers(layout.NUMBERS, numbers)
    table.recount()
    table.setting = setting
    table.expansions = vec[Expansion](expansions)
    table.chapters = chapters_of(setting.box, expansions)
    return table
