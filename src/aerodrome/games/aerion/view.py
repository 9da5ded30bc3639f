"""What a player sees of Aerion's table.

Everything on the table is open to both players; what nobody knows is the order of the unseen cards, and the state does
not know it either.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from aerodrome.kernel.fields import Fields
from aerodrome.kernel.view import View, counted

from . import cards, layout, step
from .components import variants_in
from .dice import faces_of
from .table import WON, Table

BOOKS = [deck * cards.KINDS + cards.BOOK for deck in range(cards.DECKS)]
ELEMENT_CARDS = [deck * cards.KINDS + kind for deck in range(cards.DECKS) for kind in range(cards.ELEMENTS)]


class Column(Struct, frozen=True):
    """A deck with its Display card and its discard pile.

    `combination` is what acquires its cards, as chances name it. `known` are the cards on top whose order is known, the
    next one first; `unseen` counts the cards below them.
    """

    deck: str
    combination: str
    display: str | None
    known: tuple[str, ...]
    unseen: dict[str, int]
    discard: dict[str, int]

    @property
    def size(self) -> int:
        """How many cards the deck still has."""
        return len(self.known) + sum(self.unseen.values())


class Ship(Struct, frozen=True):
    """A ship, what it is made of, the seat that must build it, and whether it flies."""

    name: str
    material: str
    crew: str
    owner: int
    flying: bool


class AerionView(View, frozen=True, kw_only=True):
    """The table as a player sees it. Cards are written kind@deck where they have left their column.

    Workshops: both yours when you play alone; with two players one for each seat, then the common one. `common_crew` is
    the seat that added the Crew lying in the common Workshop: a Ship built there is that player's. `areas`, `pieces`
    and `counters` hold what the expansions in play have added.
    """

    seats: int
    expansions: tuple[str, ...]
    variants: tuple[str, ...]
    turn: int
    player: int
    dice: tuple[int, ...]
    rerolls: int
    pixies: int
    columns: tuple[Column, ...]
    workshops: tuple[tuple[str, ...], ...]
    common_crew: int | None
    pulpits: tuple[tuple[str, ...], ...]
    reserves: tuple[tuple[str, ...], ...]
    acquired: str | None
    pile: str | None
    taken: int
    ships: tuple[Ship, ...]
    areas: dict[str, tuple[str, ...]]
    pieces: dict[str, str]
    counters: dict[str, int]
    won: bool | None
    ending: str | None

    @property
    def pulpit(self) -> tuple[str, ...]:
        """The Pulpit of the player whose turn it is."""
        return self.pulpits[self.player]

    @property
    def reserve(self) -> tuple[str, ...]:
        """The Reserve of the player whose turn it is."""
        return self.reserves[self.player]


def workshops_of(seats: int) -> tuple[str, ...]:
    """The names of the Workshops on a table with this number of seats."""
    return cards.WORKSHOP_NAMES[:2] if seats == 1 else cards.WORKSHOP_NAMES


DECLARED = Fields("aerodrome.games.aerion", cards, layout)
_SHOWN = DECLARED.shown_in(AerionView)


def view_of(table: Table, seat: int) -> AerionView:
    """Build the view of a seat from nothing."""
    seats, expansions = int(table.setting.seats), list(table.expansions)
    over = table.step == step.OVER
    return AerionView(
        game="aerion",
        seat=seat,
        step=table.chapters.steps[table.step].name,
        actors=table.actors(),
        **_SHOWN(table),
        seats=seats,
        expansions=tuple(one.name for one in expansions),
        variants=variants_in(expansions),
        player=table.seat,
        dice=faces_of(table.dice),
        columns=tuple(_column(table, deck) for deck in range(cards.DECKS)),
        workshops=tuple(_workshop(table, at) for at in range(len(workshops_of(seats)))),
        common_crew=table.common_crew - 1 if table.common_crew else None,
        pulpits=tuple(_named(table, layout.PULPIT_AT + place * cards.DECKS, BOOKS) for place in range(seats)),
        reserves=tuple(
            _named(table, layout.RESERVE_AT + place * layout.SEAT_RESERVE, ELEMENT_CARDS) for place in range(seats)
        ),
        acquired=table.name_of(table.acquired - 1) if table.acquired else None,
        pile=cards.DECK_NAMES[table.pile] if table.step == step.RETRIEVE else None,
        ships=tuple(_ship(table, ship) for ship in range(cards.SHIPS)),
        areas={area.name: _named(table, area.cell, area.cards()) for one in expansions for area in one.areas},
        pieces={piece.name: piece.sides[table.side(piece)] for one in expansions for piece in one.pieces},
        counters={counter.name: int(table.value(counter)) for one in expansions for counter in one.counters},
        won=table.ending == WON if over else None,
        ending=table.setting.endings[table.ending] if over else None,
    )


def _column(table: Table, deck: int) -> Column:
    names = table.setting.kinds
    kind = table.displayed_kind(deck)
    height = table.cells[layout.TOP_HEIGHT_AT + deck]
    first = layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK
    return Column(
        cards.DECK_NAMES[deck],
        table.setting.combinations[deck],
        names[kind] if kind >= 0 else None,
        tuple(names[table.cells[first + height - 1 - depth]] for depth in range(height)),
        counted(table.cells, layout.DECK_AT + deck * cards.KINDS, names),
        counted(table.cells, layout.DISCARD_AT + deck * cards.KINDS, names),
    )


def _named(table: Table, at: int, counted: Sequence[int]) -> tuple[str, ...]:
    """The cards that the cells from here on count, each as often as it lies there."""
    return tuple(table.name_of(card) for place, card in enumerate(counted, at) for _ in range(table.cells[place]))


def _workshop(table: Table, workshop: int) -> tuple[str, ...]:
    slots = [table.cells[layout.WORKSHOP_AT + workshop * cards.SLOTS + slot] for slot in range(cards.SLOTS)]
    return tuple(table.name_of(card - 1) for card in slots if card)


def _ship(table: Table, ship: int) -> Ship:
    material = table.setting.kinds[table.setting.material[ship]]
    crew = table.setting.kinds[table.setting.crew[ship]]
    return Ship(cards.SHIP_NAMES[ship], material, crew, table.owner(ship), table.is_flying(ship))
