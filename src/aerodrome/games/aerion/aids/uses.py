"""What Elements are good for at Aerion's table: which ships need them, and how many are left."""

from __future__ import annotations

from aerodrome.kernel.chapters import BIT

from .. import cards, layout
from ..table import Table, slot_of
from ..workshops import is_made_of, why_not_fit

COMPLETES, FITS, OPEN, NEEDED, SPARE = "completes", "fits", "open", "needed", "spare"


def use_of(table: Table, kind: int) -> str:
    """What an Element is good for to the seat whose turn it is.

    It completes a ship, fits cards that lie in a Workshop, begins a ship, is needed later, or is not needed any more.
    """
    workshops = [
        at
        for at in range(cards.WORKSHOPS)
        if why_not_fit(table, table.seat, kind, at) == 0 and ships_with(table, kind, at)
    ]
    held = max((_held(table, at) for at in workshops), default=-1)
    if held >= 0:
        return (OPEN, FITS, COMPLETES)[held]
    return NEEDED if ships_with(table, kind) else SPARE


def ships_with(table: Table, kind: int, workshop: int | None = None) -> list[int]:
    """The ships still to be built with an Element of this kind: at all, or with what lies in a Workshop.

    Of two players each builds only their own ships: in their own Workshop, and in the common one whoever adds the Crew.
    """
    held = [-1] * cards.SLOTS if workshop is None else [table.kind_in_slot(workshop, at) for at in range(cards.SLOTS)]
    held[slot_of(kind)] = kind
    blueprint, material, crew = held[cards.BLUEPRINT_SLOT], held[cards.MATERIAL_SLOT], held[cards.CREW_SLOT]
    builder = -1 if workshop is None or table.setting.seats == 1 else _builder(table, kind, workshop)
    return [
        ship
        for ship in range(cards.SHIPS)
        if blueprint in (-1, cards.FIRST_BLUEPRINT + ship)
        and is_made_of(table.setting, ship, material, crew)
        and not table.flying & BIT[ship]
        and builder in (-1, table.owner(ship))
    ]


def _builder(table: Table, kind: int, workshop: int) -> int:
    """The seat that will build the ship of a Workshop of two players, -1 while it is not known."""
    adds_crew = workshop == cards.COMMON_WORKSHOP and slot_of(kind) == cards.CREW_SLOT
    return table.seat if adds_crew else table.builder(workshop)


def is_short_without(table: Table, kind: int) -> bool:
    """Whether, without one Element of this kind that is not laid yet, too few are left for the ships that need it."""
    if kind >= cards.ELEMENTS:
        return False
    decks = range(cards.DECKS)
    left = sum(table.displayed_kind(deck) == kind for deck in decks) + sum(
        _in_deck(table, deck, kind) for deck in decks
    )
    if table.acquired == 0:
        left -= 1
    left += sum(table.kind_in_slot(at, slot_of(kind)) == kind for at in range(cards.WORKSHOPS))
    left += sum(
        table.cells[layout.RESERVE_AT + place * cards.ELEMENTS + kind] for place in range(cards.MAX_SEATS * cards.DECKS)
    )
    return left < len(ships_with(table, kind))


def _in_deck(table: Table, deck: int, kind: int) -> int:
    first = layout.TOP_AT + deck * cards.MOST_CARDS_IN_A_DECK
    known = sum(table.cells[first + at] == kind for at in range(table.cells[layout.TOP_HEIGHT_AT + deck]))
    return known + table.cells[layout.DECK_AT + deck * cards.KINDS + kind]


def _held(table: Table, workshop: int) -> int:
    """How many cards lie in a Workshop."""
    return sum(table.kind_in_slot(workshop, slot) >= 0 for slot in range(cards.SLOTS))
