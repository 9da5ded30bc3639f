"""What the actions of a program cost and bring a people now, worked out from a view."""

from __future__ import annotations

from msgspec import Struct

from aerodrome.kernel.view import numbered

from .. import cards, economy
from ..facts import Facts
from ..layout import SUPPLY_AT
from ..table import Table
from ..view import EtheriumView

FOR_ETHER = range(int(cards.CARDS_SLOT), int(cards.CONNECT_SLOT))
"""The slots on which something is bought for Ether."""
BASIC = "basic"
"""Basic cubes of one's choice."""
COLLECTED_TERRAINS = cards.TERRAIN_NAMES[: int(economy.TERRAINS_WITH_RESOURCES)]

Cubes = dict[str, int]


class CapacityAid(Struct, frozen=True):
    """What a capacity costs, and how many stars it is worth in the end."""

    cubes: dict[str, int]
    stars: int


class PriceAids(Struct, frozen=True, kw_only=True):
    """What the reader's people pays and gets now.

    `paid` has what each slot with a price costs, `basic` being cubes of one's choice: the next level of a unit, or what
    a transformation takes. A unit that has reached its highest level has none. `collected` has for each terrain what a
    collect there brings, `cards` is how many Flash cards are bought at once, `capacities` what those cost that can be
    bought.
    """

    paid: dict[str, dict[str, int]]
    collected: dict[str, dict[str, int]]
    cards: int
    capacities: dict[str, CapacityAid]


def price_aids(view: EtheriumView, table: Table, facts: Facts) -> PriceAids:
    """The prices and yields of the seat that looks at this view."""
    seat = view.seat
    stars = numbered(facts.capacity_stars, 0, cards.CAPACITY_NAMES)
    return PriceAids(
        paid=paid(table, seat),
        collected={name: _some(collected(table, seat, terrain)) for terrain, name in enumerate(COLLECTED_TERRAINS)},
        cards=cards_bought(table, seat),
        capacities={
            name: CapacityAid(_some(whole_price(table, seat, name)), stars[name])
            for name, left in view.capacities.items()
            if left
        },
    )


def paid(table: Table, seat: int) -> dict[str, Cubes]:
    """What a seat pays now for each upgrade that is left, and for each transformation."""
    units = enumerate(cards.UNIT_NAMES)
    return {
        **{f"upgrade-{unit}": upgrade(table, seat, n) for n, unit in units if table.level(seat, n) < cards.MOST_LEVEL},
        "etherise": {BASIC: ether_rate(table, seat)},
        **{cards.SLOT_NAMES[slot]: {"ether": int(economy.ether_price(table, seat, slot))} for slot in FOR_ETHER},
    }


def upgrade(table: Table, seat: int, unit: int) -> Cubes:
    """The cubes that the next level of a unit costs a seat now."""
    resource = BASIC if unit == cards.GUIDE else cards.RESOURCE_NAMES[economy.upgrade_resource(unit)]
    return {resource: int(economy.upgrade_price(table, seat, unit))}


def ether_rate(table: Table, seat: int) -> int:
    """How many basic cubes a seat pays for a cube of Ether."""
    return int(table.setting.facts.ether_rate[table.people(seat)])


def cards_bought(table: Table, seat: int) -> int:
    """How many Flash cards a seat buys at once."""
    return int(table.setting.facts.cards_bought[table.people(seat)])


def whole_price(table: Table, seat: int, capacity: str) -> Cubes:
    """The cubes that a capacity costs a seat now."""
    at = cards.CAPACITY_NAMES.index(capacity) * int(cards.BASICS)
    extra = numbered(table.setting.facts.capacity_extra, at, cards.BASIC_NAMES)
    return extra | {"ether": int(economy.ether_price(table, seat, cards.CAPACITY_SLOT))}


def collected(table: Table, seat: int, terrain: int) -> Cubes:
    """The cubes that a collect on a terrain brings a seat now, as far as the supply has them; none when it fails."""
    found = {terrain: int(economy.yield_of(table, seat, terrain))}
    for resource in range(int(cards.BASICS)):
        if resource != terrain:
            found[resource] = int(economy.people_bonus(table, seat, resource, terrain))
    brought = {cards.RESOURCE_NAMES[of]: min(cubes, int(table.cells[SUPPLY_AT + of])) for of, cubes in found.items()}
    return brought if brought[cards.RESOURCE_NAMES[terrain]] else {}


def _some(cubes: Cubes) -> Cubes:
    return {name: count for name, count in cubes.items() if count}
