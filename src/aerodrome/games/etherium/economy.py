"""What a collect yields and what things cost, with every bonus, malus and discount. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from . import rule
from .cards import (
    BASICS,
    BOOSTER,
    CAPACITIES,
    COLLECTOR,
    DEFENCE,
    ERTIS,
    ETHER,
    FOREST,
    GUIDE,
    HARVEST,
    HIVALIA,
    METAL,
    MOST_LEVEL,
    PSOLOS,
    ROCK,
    WOOD,
)
from .layout import (
    BOUNTY_LAID,
    CAPACITY_AT,
    DISCARD_AT,
    PLENTY_LAID,
    STEWARDSHIP_LAID,
    SUPPLY_AT,
)
from .table import Table

BOUNTY: Final[i64] = 2  # more cubes per collect for a card of this kind
BUILDERS_ROCK: Final[i64] = 1
SHAMANS_WOOD: Final[i64] = 1
SEASON_CUBES: Final[i64] = 2  # more per collect in the own season of Psolos and Ertis
TERRAINS_WITH_RESOURCES: Final[i64] = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Economy(Table):
    """A table that knows yields and prices."""

    # Collecting

    def people_bonus(self, seat: i64, resource: i64, terrain: i64) -> i64:
        """Cubes of a resource that the people's powers add to a collect on a terrain."""
        people = self.people(seat)
        bonus: i64 = 0
        if people == PSOLOS and resource == ROCK:
            bonus = BUILDERS_ROCK
            if self.is_own_season(seat):
                bonus += SEASON_CUBES
        elif people == ERTIS and resource == WOOD:
            if terrain == FOREST:
                bonus = SHAMANS_WOOD
            if self.is_own_season(seat):
                bonus += SEASON_CUBES
        return bonus

    def yield_of(self, seat: i64, terrain: i64) -> i64:
        """Cubes of the terrain's own resource that a collect brings, before the supply limits it."""
        at = self.at(seat)
        cubes = self.level(seat, COLLECTOR) + self.people_bonus(seat, terrain, terrain)
        cubes += self.setting.facts.season_collect[self.season * TERRAINS_WITH_RESOURCES + terrain]
        cubes += self.cells[at + PLENTY_LAID]
        if terrain < BASICS:
            cubes += BOUNTY * self.cells[at + BOUNTY_LAID + terrain]
        if self.owns(seat, HARVEST):
            cubes += 1
        if cubes < 0:
            return 0
        return cubes

    def why_not_collect(self, seat: i64, terrain: i64) -> i64:
        if self.board.terrain[self.space_of(seat, COLLECTOR)] != terrain:
            return rule.COLLECT_RIGHT_TERRAIN
        if self.cells[SUPPLY_AT + terrain] == 0 or self.yield_of(seat, terrain) == 0:
            return rule.COLLECT_NOTHING
        return 0

    # Upgrading

    def discount(self, seat: i64) -> i64:
        """Basic cubes off every upgrade of this seat."""
        return self.setting.facts.season_discount[self.season] + self.cells[self.at(seat) + STEWARDSHIP_LAID]

    def upgrade_price(self, seat: i64, unit: i64) -> i64:
        """How many cubes the next level costs."""
        facts = self.setting.facts
        price: i64 = 0
        if unit == GUIDE:
            for resource in range(BASICS):
                price += facts.guide_price[resource]
        else:
            price = self.level(seat, unit) + 1 + facts.upgrade_added[self.people(seat) * 3 + unit]
        price -= self.discount(seat)
        if price < 0:
            return 0
        return price

    def upgrade_resource(self, unit: i64) -> i64:
        """What the next level of a collector, an army or a defence is paid with."""
        if unit == COLLECTOR:
            return WOOD
        if unit == DEFENCE:
            return ROCK
        return METAL

    def guide_resources(self, seat: i64) -> i64:
        """How many of the resources due for a guide the seat has."""
        found: i64 = 0
        for resource in range(BASICS):
            if self.setting.facts.guide_price[resource] > 0 and self.cube_count(seat, resource) > 0:
                found += 1
        return found

    def why_not_upgrade(self, seat: i64, unit: i64) -> i64:
        if self.level(seat, unit) >= MOST_LEVEL:
            return rule.UPGRADE_HIGHEST
        price = self.upgrade_price(seat, unit)
        if unit == GUIDE:
            if self.guide_resources(seat) < price:
                return rule.UPGRADE_PRICE
        elif self.cube_count(seat, self.upgrade_resource(unit)) < price:
            return rule.UPGRADE_PRICE
        return 0

    # Transforming

    def in_ether(self, seat: i64, price: i64) -> i64:
        """A price in Ether: one less for the Harmonics in their season."""
        if price > 0 and self.people(seat) == HIVALIA and self.is_own_season(seat):
            return price - 1
        return price

    def cards_price(self, seat: i64) -> i64:
        return self.in_ether(seat, self.setting.facts.cards_price[self.people(seat)])

    def capacity_price(self, seat: i64) -> i64:
        return self.in_ether(seat, self.setting.facts.capacity_price[self.people(seat)])

    def booster_price(self, seat: i64) -> i64:
        return self.in_ether(seat, self.setting.facts.booster_price[self.people(seat)])

    def most_etherised(self, seat: i64) -> i64:
        """How many cubes of Ether the seat can make of its basic cubes."""
        return min(
            self.cells[SUPPLY_AT + ETHER],
            self.basics(seat) // self.setting.facts.ether_rate[self.people(seat)],
        )

    def why_not_etherise(self, seat: i64, cubes: i64) -> i64:
        if self.cells[SUPPLY_AT + ETHER] < cubes:
            return rule.TRANSFORM_SUPPLY
        if self.basics(seat) < cubes * self.setting.facts.ether_rate[self.people(seat)]:
            return rule.TRANSFORM_PRICE
        return 0

    def why_not_buy_cards(self, seat: i64) -> i64:
        if self.cube_count(seat, ETHER) < self.cards_price(seat):
            return rule.TRANSFORM_PRICE
        if self.deck_size == 0 and not self.discards_any():
            return rule.TRANSFORM_SUPPLY
        return 0

    def discards_any(self) -> bool:
        """Whether any card lies in the discard pile."""
        for at in range(DISCARD_AT, SUPPLY_AT):
            if self.cells[at] > 0:
                return True
        return False

    def why_not_buy_capacity(self, seat: i64, capacity: i64) -> i64:
        if self.owns(seat, capacity):
            return rule.TRANSFORM_ONE_CAPACITY_OF_EACH
        if self.cells[CAPACITY_AT + capacity] == 0:
            return rule.TRANSFORM_CAPACITY_STOCK
        if self.cube_count(seat, ETHER) < self.capacity_price(seat):
            return rule.TRANSFORM_PRICE
        extra = self.setting.facts.capacity_extra
        for resource in range(BASICS):
            if self.cube_count(seat, resource) < extra[capacity * BASICS + resource]:
                return rule.TRANSFORM_PRICE
        return 0

    def why_not_any_capacity(self, seat: i64) -> i64:
        """0 when some capacity can be bought, else what is most in the way."""
        found: i64 = rule.TRANSFORM_ONE_CAPACITY_OF_EACH
        for capacity in range(CAPACITIES):
            number = self.why_not_buy_capacity(seat, capacity)
            if number == 0:
                return 0
            if number == rule.TRANSFORM_PRICE or found == rule.TRANSFORM_ONE_CAPACITY_OF_EACH:
                found = number
        return found

    def why_not_buy_booster(self, seat: i64) -> i64:
        if self.cells[SUPPLY_AT + BOOSTER] == 0:
            return rule.TRANSFORM_SUPPLY
        if self.cube_count(seat, ETHER) < self.booster_price(seat):
            return rule.TRANSFORM_PRICE
        return 0

    def can_transform(self, seat: i64) -> bool:
        """Whether any of the four transformations is possible."""
        return (
            self.most_etherised(seat) > 0
            or self.why_not_buy_cards(seat) == 0
            or self.why_not_any_capacity(seat) == 0
            or self.why_not_buy_booster(seat) == 0
        )
