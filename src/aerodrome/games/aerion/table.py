"""The table of Aerion: where every card, die and token lies, and how they move.

Nothing here knows whether a move is allowed; that is `rules`. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import COUNTED, MOVED, STEPPED, TURNED, Events
from aerodrome.kernel.state import KEY_SEED, State, stir

from . import steps
from .cards import (
    BOOK,
    DECKS,
    ELEMENTS,
    FIRST_BLUEPRINT,
    FIRST_MATERIAL,
    KINDS,
    MOST_CARDS_IN_A_DECK,
    PIXIES,
    SHIPS,
)
from .layout import (
    BLUEPRINT_SLOT,
    CREW_SLOT,
    DECK_AT,
    DECK_STREAM,
    DECK_ZONE,
    DISCARD_AT,
    DISCARD_ZONE,
    DISPLAY_AT,
    DISPLAY_ZONE,
    MATERIAL_SLOT,
    PULPIT_AT,
    PULPIT_ZONE,
    RESERVE_AT,
    RESERVE_ZONE,
    SLOTS,
    STORAGE,
    TOP_AT,
    TOP_HEIGHT_AT,
    UNSEEN_AT,
    WORKSHOP_AT,
    WORKSHOP_ZONE,
)

POWERS: Final = vec[i64]([1, 2, 4, 8, 16, 32])  # a shift by a native number is only 32 bits wide when compiled


class Recipes:
    """What each ship is made of: the kinds of its Material and of its Crew. Shared by all copies, never changed."""

    def __init__(self, materials: list[int], crews: list[int]) -> None:
        self.material: Final = vec[i64](materials)
        self.crew: Final = vec[i64](crews)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The pieces of one match of Aerion."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.recipes: Recipes = NO_RECIPES
        self.expansions: tuple[Expansion, ...] = ()
        self.seat: i64 = 0  # whose turn it is
        self.turn: i64 = 1
        self.step: i64 = steps.START
        self.beneath: i64 = 0  # steps that wait for this one to end, a stack of base-16 digits
        self.dice: i64 = 0  # a hand, see `dice`; empty before the first roll of a turn
        self.rerolls: i64 = 0  # rerolls a Book has given and that are still to be used
        self.pixies: i64 = PIXIES
        self.flying: i64 = 0  # a bit for each ship
        self.acquired: i64 = 0  # card + 1 that awaits its place
        self.pile: i64 = 0  # deck from whose discard pile cards are being retrieved
        self.taken: i64 = 0  # how many have been
        self.displayed: i64 = 0  # how many cards lie in the Display
        self.reserved: i64 = 0  # how many lie in the Reserve
        self.books: i64 = 0  # how many lie in the Pulpit
        self.won: bool = False  # set when the match ends

    def blank(self) -> Table:
        """A new table of the same class; `copy` fills it. A subclass that adds behaviour overrides this."""
        return Table()

    def copy(self) -> Table:
        other = self.blank()
        other.cards = self.cards[:]
        other.recipes = self.recipes
        other.expansions = self.expansions
        other.seat = self.seat
        other.turn = self.turn
        other.step = self.step
        other.beneath = self.beneath
        other.dice = self.dice
        other.rerolls = self.rerolls
        other.pixies = self.pixies
        other.flying = self.flying
        other.acquired = self.acquired
        other.pile = self.pile
        other.taken = self.taken
        other.displayed = self.displayed
        other.reserved = self.reserved
        other.books = self.books
        other.won = self.won
        return other

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        recipes = (list(self.recipes.material), list(self.recipes.crew))
        return (thaw, (type(self), list(self.cards), list(self.scalars()), recipes, self.expansions))

    def key(self) -> i64:
        key: i64 = KEY_SEED
        for value in self.cards:
            key = stir(key, value)
        for value in self.scalars():
            key = stir(key, value)
        return key

    def scalars(self) -> vec[i64]:
        """The numbers outside `cards` that tell two tables apart (counts that follow from `cards` are left out)."""
        return vec[i64](
            [
                self.seat,
                self.turn,
                self.step,
                self.beneath,
                self.dice,
                self.rerolls,
                self.pixies,
                self.flying,
                self.acquired,
                self.pile,
                self.taken,
                1 if self.won else 0,
            ]
        )

    def set_scalars(self, values: list[int]) -> None:
        """Restore what `scalars` gave, and the counts that follow from `cards`."""
        self.seat, self.turn, self.step, self.beneath = values[0], values[1], values[2], values[3]
        self.dice, self.rerolls, self.pixies, self.flying = values[4], values[5], values[6], values[7]
        self.acquired, self.pile, self.taken, self.won = values[8], values[9], values[10], values[11] != 0
        self.recount()

    def recount(self) -> None:
        """Set the counts that follow from `cards`."""
        cards = self.cards
        self.displayed = len([deck for deck in range(DECKS) if cards[DISPLAY_AT + deck] > 0])
        self.reserved = sum([cards[RESERVE_AT + card] for card in range(DECKS * KINDS)])
        self.books = sum([cards[PULPIT_AT + deck] for deck in range(DECKS)])

    # Steps of the turn

    def go_to(self, step: i64, events: Events | None) -> None:
        self.step = step
        if events is not None:
            events.add(STEPPED, step, self.seat, self.pile)

    def interrupt_with(self, step: i64, events: Events | None) -> None:
        """Begin a step inside the current one, which waits."""
        self.beneath = self.beneath * 16 + self.step
        self.go_to(step, events)

    def resume(self, events: Events | None) -> None:
        """Go back to the step that waited."""
        step = self.beneath % 16
        self.beneath //= 16
        self.go_to(step, events)

    # Counters and tokens

    def count(self, counter: i64, value: i64, events: Events | None) -> None:
        if events is not None:
            events.add(COUNTED, counter, value)

    def fly(self, ship: i64, events: Events | None) -> None:
        self.flying |= POWERS[ship]
        if events is not None:
            events.add(TURNED, ship, 1)

    def is_flying(self, ship: i64) -> bool:
        return self.flying & POWERS[ship] != 0

    # Cards

    def moved(self, card: i64, source: i64, target: i64, events: Events | None) -> None:
        if events is not None:
            events.add(MOVED, card, source, target)

    def displayed_kind(self, deck: i64) -> i64:
        """The kind of the card in the Display in front of this deck, -1 when there is none."""
        return self.cards[DISPLAY_AT + deck] - 1

    def deck_size(self, deck: i64) -> i64:
        return self.cards[UNSEEN_AT + deck] + self.cards[TOP_HEIGHT_AT + deck]

    def take_from_display(self, deck: i64) -> i64:
        """Lift the card in front of this deck; returns it."""
        kind = self.displayed_kind(deck)
        self.cards[DISPLAY_AT + deck] = 0
        self.displayed -= 1
        return deck * KINDS + kind

    def discard(self, card: i64, source: i64, events: Events | None) -> None:
        """Put a lifted card on the discard pile of its own deck."""
        self.cards[DISCARD_AT + card] += 1
        self.moved(card, source, DISCARD_ZONE + card // KINDS, events)

    def reveal(self, deck: i64, dealer: Dealer, events: Events | None) -> None:
        """Turn the top card of this deck into the Display; the deck has one."""
        kind = self.lift_top(deck, dealer)
        self.cards[DISPLAY_AT + deck] = kind + 1
        self.displayed += 1
        self.moved(deck * KINDS + kind, DECK_ZONE + deck, DISPLAY_ZONE + deck, events)

    def lift_top(self, deck: i64, dealer: Dealer) -> i64:
        """Take the top card off this deck: the one known to lie there, else one of the unknown cards."""
        height = self.cards[TOP_HEIGHT_AT + deck]
        if height > 0:
            self.cards[TOP_HEIGHT_AT + deck] = height - 1
            place = TOP_AT + deck * MOST_CARDS_IN_A_DECK + height - 1
            kind = self.cards[place]
            self.cards[place] = 0
            return kind
        start = DECK_AT + deck * KINDS
        kind = dealer.draw(DECK_STREAM + deck, self.cards[start : start + KINDS])
        self.cards[start + kind] -= 1
        self.cards[UNSEEN_AT + deck] -= 1
        return kind

    def put_on_top(self, card: i64, events: Events | None) -> None:
        """Move a card from its discard pile onto its deck, where everybody knows it lies."""
        deck = card // KINDS
        self.cards[DISCARD_AT + card] -= 1
        height = self.cards[TOP_HEIGHT_AT + deck]
        self.cards[TOP_AT + deck * MOST_CARDS_IN_A_DECK + height] = card % KINDS
        self.cards[TOP_HEIGHT_AT + deck] = height + 1
        self.moved(card, DISCARD_ZONE + deck, DECK_ZONE + deck, events)

    # Pulpit and Reserve

    def put_in_pulpit(self, card: i64, source: i64, events: Events | None) -> None:
        self.cards[PULPIT_AT + card // KINDS] += 1
        self.books += 1
        self.moved(card, source, PULPIT_ZONE, events)

    def discard_book(self, events: Events | None) -> None:
        deck: i64 = 0
        while self.cards[PULPIT_AT + deck] == 0:
            deck += 1
        self.cards[PULPIT_AT + deck] -= 1
        self.books -= 1
        self.discard(deck * KINDS + BOOK, PULPIT_ZONE, events)

    def put_in_reserve(self, card: i64, source: i64, events: Events | None) -> None:
        self.cards[RESERVE_AT + card] += 1
        self.reserved += 1
        self.moved(card, source, RESERVE_ZONE, events)

    def take_from_reserve(self, card: i64) -> None:
        self.cards[RESERVE_AT + card] -= 1
        self.reserved -= 1

    # Workshops

    def kind_in_slot(self, workshop: i64, slot: i64) -> i64:
        """The kind of the card in this slot, -1 when it is empty."""
        card = self.cards[WORKSHOP_AT + workshop * SLOTS + slot]
        if card == 0:
            return -1
        return (card - 1) % KINDS

    def put_in_workshop(self, card: i64, workshop: i64, source: i64, events: Events | None) -> None:
        slot = slot_of(card % KINDS)
        self.cards[WORKSHOP_AT + workshop * SLOTS + slot] = card + 1
        self.moved(card, source, WORKSHOP_ZONE + workshop, events)

    def clear_workshop(self, workshop: i64, events: Events | None) -> None:
        """Discard its cards, each onto the pile of its own deck."""
        for slot in range(SLOTS):
            place = WORKSHOP_AT + workshop * SLOTS + slot
            card = self.cards[place] - 1
            if card >= 0:
                self.cards[place] = 0
                self.discard(card, WORKSHOP_ZONE + workshop, events)

    def pile_has_element(self, deck: i64) -> bool:
        start = DISCARD_AT + deck * KINDS
        for kind in range(ELEMENTS):
            if self.cards[start + kind] > 0:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """What an expansion can change; one stateless object per expansion, bound to the table when the match starts."""

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())

    def before_replenish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Phase 3 begins."""

    def allows_victory(self, table: Table) -> bool:
        """Whether this expansion's own condition for winning is met."""
        return True


def slot_of(kind: i64) -> i64:
    """The workshop slot for an Element of this kind."""
    if kind < FIRST_MATERIAL:
        return CREW_SLOT
    if kind < FIRST_BLUEPRINT:
        return MATERIAL_SLOT
    return BLUEPRINT_SLOT


def thaw(
    kind: type[Table],
    cards: list[int],
    scalars: list[int],
    recipes: tuple[list[int], list[int]],
    expansions: tuple[Expansion, ...],
) -> Table:
    """The other half of pickling a table."""
    table = kind()
    table.cards = vec[i64](cards)
    table.set_scalars(scalars)
    table.recipes = Recipes(recipes[0], recipes[1])
    table.expansions = expansions
    return table


def lay_out(table: Table, decks: list[list[int]], recipes: Recipes) -> None:
    """Fill an empty table with six face-down decks, given as the counts of each kind."""
    cards = [0] * STORAGE
    for deck in range(DECKS):
        for kind in range(KINDS):
            cards[DECK_AT + deck * KINDS + kind] = decks[deck][kind]
        cards[UNSEEN_AT + deck] = sum(decks[deck])
    table.cards = vec[i64](cards)
    table.recipes = recipes


NO_RECIPES: Final = Recipes([-1] * SHIPS, [-1] * SHIPS)
