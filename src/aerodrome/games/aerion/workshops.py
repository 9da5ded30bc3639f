"""The Workshops: which cards come together there, and what becomes of a ship. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT
from aerodrome.kernel.events import Events

from . import cards, rule, step
from .events import ShipBuilt, ShipBuiltAgain, ShipHeldDown, ShipNotOwned, ShipWaits
from .pieces import Setting
from .table import WON, Table, slot_of

# Placing a card


def why_not_fit(table: Table, seat: i64, kind: i64, workshop: i64) -> i64:
    """0, or the rule that keeps a seat from adding an Element of this kind to the cards in a Workshop."""
    number = why_not_use(table, seat, workshop)
    if number != 0:
        return number
    if table.kind_in_slot(workshop, slot_of(kind)) >= 0:
        return rule.WORKSHOP_ONE_OF_EACH
    blueprint = table.kind_in_slot(workshop, cards.BLUEPRINT_SLOT)
    material = table.kind_in_slot(workshop, cards.MATERIAL_SLOT)
    crew = table.kind_in_slot(workshop, cards.CREW_SLOT)
    if kind >= cards.FIRST_BLUEPRINT:
        blueprint = kind
    elif kind >= cards.FIRST_MATERIAL:
        material = kind
    else:
        if (blueprint < 0 or material < 0) and not crew_may_come_first(table):
            return rule.WORKSHOP_CREW_LAST
        crew = kind
    return why_not_together(table.setting, blueprint, material, crew)


def why_not_use(table: Table, seat: i64, workshop: i64) -> i64:
    """0, or the rule that keeps a seat from placing cards in this Workshop."""
    if table.setting.seats == 1:
        if workshop == cards.COMMON_WORKSHOP:
            return rule.TWO_COMMON_WORKSHOP
        return 0
    if workshop != cards.COMMON_WORKSHOP and workshop != seat:
        return rule.TWO_OWN_WORKSHOP
    return 0


def crew_may_come_first(table: Table) -> bool:
    for expansion in table.expansions:
        if expansion.crew_may_come_first(table):
            return True
    return False


def why_not_together(setting: Setting, blueprint: i64, material: i64, crew: i64) -> i64:
    """0, or the rule that all of these must belong to one ship; -1 stands for a card that is still missing."""
    for ship in range(cards.SHIPS):
        is_meant = blueprint < 0 or blueprint == cards.FIRST_BLUEPRINT + ship
        if is_meant and is_made_of(setting, ship, material, crew):
            return 0
    return rule.WORKSHOP_ONE_SHIP


def is_made_of(setting: Setting, ship: i64, material: i64, crew: i64) -> bool:
    """Whether a ship's recipe asks for this Material and this Crew; -1 stands for any."""
    if material >= 0 and setting.material[ship] != material:
        return False
    return crew < 0 or setting.crew[ship] == crew


# Building a ship


def complete(table: Table, workshop: i64, events: Events | None) -> None:
    """Build the ship of a Workshop that holds all three cards.

    Who added the Crew is the builder. A ship that flies already gains nothing by it, nor does one that belongs to
    the partner. One that is held down waits with its cards in the Workshop, or loses them.
    """
    if not table.is_complete(workshop):
        return
    ship = table.kind_in_slot(workshop, cards.BLUEPRINT_SLOT) - cards.FIRST_BLUEPRINT
    is_own = table.owner(ship) == table.builder(workshop)
    is_held = is_own and is_held_down(table, ship)
    keeps_cards = is_held and waits(table, ship)
    if not keeps_cards:
        table.clear_workshop(workshop, events)
    if events is not None:
        tell_ship(table, ship, is_own, is_held, keeps_cards, events)
    if is_own and not is_held:
        table.flying |= BIT[ship]
        check_victory(table, events)


def tell_ship(table: Table, ship: i64, is_own: bool, is_held: bool, keeps_cards: bool, events: Events) -> None:
    """Say what becomes of a complete ship."""
    name = cards.SHIP_NAMES[ship]
    piece = f"ship/{name}"
    if keeps_cards:
        events.tell(ShipWaits(piece, name))
    elif is_held:
        events.tell(ShipHeldDown(piece, name))
    elif table.is_flying(ship):
        events.tell(ShipBuiltAgain(piece, name))
    elif is_own:
        events.tell(ShipBuilt(piece, name))
    else:
        events.tell(ShipNotOwned(piece, name))


def is_held_down(table: Table, ship: i64) -> bool:
    for expansion in table.expansions:
        if expansion.holds_down(table, ship):
            return True
    return False


def waits(table: Table, ship: i64) -> bool:
    """Whether a ship that is held down keeps its cards until it may fly."""
    for expansion in table.expansions:
        if expansion.holds_down(table, ship) and not expansion.lets_wait(table):
            return False
    return True


def release(table: Table, ship: i64, events: Events | None) -> None:
    """Something that held this ship down is gone: where it waits, it flies now, no matter whose turn it is."""
    for workshop in range(cards.WORKSHOPS):
        if table.kind_in_slot(workshop, cards.BLUEPRINT_SLOT) == cards.FIRST_BLUEPRINT + ship and not is_held_down(
            table, ship
        ):
            complete(table, workshop, events)


def check_victory(table: Table, events: Events | None) -> None:
    """End the match when all six ships fly and no expansion asks for more."""
    if table.flying != cards.ALL_FLYING or table.step == step.OVER:
        return
    for expansion in table.expansions:
        if not expansion.allows_victory(table):
            return
    table.end(WON, events)
