"""What the actions of a program cost and bring a people now, worked out from a view."""

from __future__ import annotations

from msgspec import Struct

from ..cards import CAPACITY_NAMES, MOST_LEVEL, RESOURCE_NAMES, TERRAIN_NAMES, UNIT_NAMES
from ..economy import (
    TERRAINS_WITH_RESOURCES,
    booster_price,
    capacity_price,
    cards_price,
    upgrade_price,
    upgrade_resource,
)
from ..facts import Facts
from ..table import Table
from ..view import EtheriumView
from ..voice.menu_lines import collected, whole_price

BASIC = "basic"
"""Basic cubes of one's choice."""


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
    people = int(table.people(seat))
    terrains = TERRAIN_NAMES[: int(TERRAINS_WITH_RESOURCES)]
    return PriceAids(
        paid=_upgrades(table, seat)
        | {
            "etherise": {BASIC: int(facts.ether_rate[people])},
            "cards": {"ether": int(cards_price(table, seat))},
            "capacity": {"ether": int(capacity_price(table, seat))},
            "booster": {"ether": int(booster_price(table, seat))},
        },
        collected={name: _some(collected(table, seat, terrain, view)) for terrain, name in enumerate(terrains)},
        cards=int(facts.cards_bought[people]),
        capacities={name: _capacity(name, view, table, facts) for name, left in view.capacities.items() if left},
    )


def _upgrades(table: Table, seat: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for number, unit in enumerate(UNIT_NAMES):
        if table.level(seat, number) == MOST_LEVEL:
            continue
        price = int(upgrade_price(table, seat, number))
        paid = BASIC if unit == "guide" else RESOURCE_NAMES[int(upgrade_resource(number))]
        found[f"upgrade-{unit}"] = {paid: price}
    return found


def _capacity(name: str, view: EtheriumView, table: Table, facts: Facts) -> CapacityAid:
    stars = int(facts.capacity_stars[CAPACITY_NAMES.index(name)])
    return CapacityAid(_some(whole_price(table, view.seat, name, facts)), stars)


def _some(cubes: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in cubes.items() if count}
