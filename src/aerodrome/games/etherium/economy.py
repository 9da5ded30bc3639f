"""What a collect yields and what things cost, with every bonus, malus and discount. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from . import cards, rule
from .layout import CAPACITY_AT, DISCARD_AT, LAID_CARDS, SUPPLY_AT, block

if TYPE_CHECKING:
    from .table import Table

BOUNTY_LAID: Final[i64] = LAID_CARDS + cards.BOUNTY_CARD - cards.PLENTY  # + basic terrain
STEWARDSHIP_LAID: Final[i64] = LAID_CARDS + cards.STEWARDSHIP - cards.PLENTY
BOUNTY: Final[i64] = 2  # more cubes per collect for a card of this kind
BUILDERS_ROCK: Final[i64] = 1
SHAMANS_WOOD: Final[i64] = 1
SEASON_CUBES: Final[i64] = 2  # more per collect in the own season of Psolos and Ertis
TERRAINS_WITH_RESOURCES: Final[i64] = 4


# Collecting


def people_bonus(table: Table, seat: i64, resource: i64, terrain: i64) -> i64:
    """Cubes of a resource that the people's powers add to a collect on a terrain."""
    people = table.people(seat)
    bonus: i64 = 0
    if people == cards.PSOLOS and resource == cards.ROCK:
        bonus = BUILDERS_ROCK
        if table.is_own_season(seat):
            bonus += SEASON_CUBES
    elif people == cards.ERTIS and resource == cards.WOOD:
        if terrain == cards.FOREST:
            bonus = SHAMANS_WOOD
        if table.is_own_season(seat):
            bonus += SEASON_CUBES
    return bonus


def yield_of(table: Table, seat: i64, terrain: i64) -> i64:
    """Cubes of the terrain's own resource that a collect brings, before the supply limits it."""
    at = block(seat)
    cubes = table.level(seat, cards.COLLECTOR) + people_bonus(table, seat, terrain, terrain)
    cubes += table.setting.facts.season_collect[table.season * TERRAINS_WITH_RESOURCES + terrain]
    cubes += table.cells[at + LAID_CARDS]
    if terrain < cards.BASICS:
        cubes += BOUNTY * table.cells[at + BOUNTY_LAID + terrain]
    if table.owns(seat, cards.HARVEST):
        cubes += 1
    return max(cubes, 0)


def why_not_collect(table: Table, seat: i64, terrain: i64) -> i64:
    if table.board.terrain[table.space_of(seat, cards.COLLECTOR)] != terrain:
        return rule.COLLECT_RIGHT_TERRAIN
    if table.cells[SUPPLY_AT + terrain] == 0 or yield_of(table, seat, terrain) == 0:
        return rule.COLLECT_NOTHING
    return 0


# Upgrading


def discount(table: Table, seat: i64) -> i64:
    """Basic cubes off every upgrade of this seat."""
    return table.setting.facts.season_discount[table.season] + table.cells[block(seat) + STEWARDSHIP_LAID]


def upgrade_price(table: Table, seat: i64, unit: i64) -> i64:
    """How many cubes the next level costs."""
    facts = table.setting.facts
    price: i64 = 0
    if unit == cards.GUIDE:
        for resource in range(cards.BASICS):
            price += facts.guide_price[resource]
    else:
        price = table.level(seat, unit) + 1 + facts.upgrade_added[table.people(seat) * 3 + unit]
    return max(price - discount(table, seat), 0)


def upgrade_resource(unit: i64) -> i64:
    """What the next level of a collector, an army or a defence is paid with."""
    if unit == cards.COLLECTOR:
        return cards.WOOD
    if unit == cards.DEFENCE:
        return cards.ROCK
    return cards.METAL


def guide_resources(table: Table, seat: i64) -> i64:
    """How many of the resources due for a guide the seat has."""
    found: i64 = 0
    for resource in range(cards.BASICS):
        if table.setting.facts.guide_price[resource] > 0 and table.cube_count(seat, resource) > 0:
            found += 1
    return found


def why_not_upgrade(table: Table, seat: i64, unit: i64) -> i64:
    if table.level(seat, unit) >= cards.MOST_LEVEL:
        return rule.UPGRADE_HIGHEST
    held = guide_resources(table, seat) if unit == cards.GUIDE else table.cube_count(seat, upgrade_resource(unit))
    if held < upgrade_price(table, seat, unit):
        return rule.UPGRADE_PRICE
    return 0


# Transforming


def ether_price(table: Table, seat: i64, slot: i64) -> i64:
    """The Ether for the cards, the capacity or the booster of a slot: one less for the Harmonics in their season."""
    people = table.people(seat)
    price = table.setting.facts.ether_price[(slot - cards.CARDS_SLOT) * cards.PEOPLES + people]
    if price > 0 and people == cards.HIVALIA and table.is_own_season(seat):
        return price - 1
    return price


def most_etherised(table: Table, seat: i64) -> i64:
    """How many cubes of Ether the seat can make of its basic cubes."""
    return min(
        table.cells[SUPPLY_AT + cards.ETHER],
        table.basics(seat) // table.setting.facts.ether_rate[table.people(seat)],
    )


def why_not_afford(held: i64, price: i64) -> i64:
    if held < price:
        return rule.TRANSFORM_PRICE
    return 0


def why_not_supply(left: i64, wanted: i64) -> i64:
    if left < wanted:
        return rule.TRANSFORM_SUPPLY
    return 0


def why_not_etherise(table: Table, seat: i64, cubes: i64) -> i64:
    number = why_not_supply(table.cells[SUPPLY_AT + cards.ETHER], cubes)
    if number == 0 and most_etherised(table, seat) < cubes:
        number = why_not_afford(table.basics(seat), cubes * table.setting.facts.ether_rate[table.people(seat)])
    return number


def why_not_buy_cards(table: Table, seat: i64) -> i64:
    number = why_not_afford(table.cube_count(seat, cards.ETHER), ether_price(table, seat, cards.CARDS_SLOT))
    if number == 0 and table.deck_size == 0:
        number = why_not_supply(table.sum_of(DISCARD_AT, cards.FLASH_KINDS), 1)
    return number


def why_not_buy_capacity(table: Table, seat: i64, capacity: i64) -> i64:
    if table.owns(seat, capacity):
        return rule.TRANSFORM_ONE_CAPACITY_OF_EACH
    if table.cells[CAPACITY_AT + capacity] == 0:
        return rule.TRANSFORM_CAPACITY_STOCK
    number = why_not_afford(table.cube_count(seat, cards.ETHER), ether_price(table, seat, cards.CAPACITY_SLOT))
    extra = table.setting.facts.capacity_extra
    for resource in range(cards.BASICS):
        if number == 0:
            number = why_not_afford(table.cube_count(seat, resource), extra[capacity * cards.BASICS + resource])
    return number


def why_not_any_capacity(table: Table, seat: i64) -> i64:
    """0 when some capacity can be bought, else what is most in the way: the price, before that the stock."""
    found: i64 = 0
    for capacity in range(cards.CAPACITIES):
        number = why_not_buy_capacity(table, seat, capacity)
        if number == 0:
            return 0
        if found == 0 or found == rule.TRANSFORM_ONE_CAPACITY_OF_EACH or number == rule.TRANSFORM_PRICE:
            found = number
    return found


def why_not_buy_booster(table: Table, seat: i64) -> i64:
    number = why_not_supply(table.cells[SUPPLY_AT + cards.BOOSTER], 1)
    if number == 0:
        number = why_not_afford(table.cube_count(seat, cards.ETHER), ether_price(table, seat, cards.BOOSTER_SLOT))
    return number
