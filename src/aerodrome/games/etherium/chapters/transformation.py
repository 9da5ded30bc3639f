"""Transforming: basic cubes into Ether, and Ether into cards, capacities and boosters. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, economy
from ..cubes import owe_basics
from ..effects import why_not_transform
from ..events import CapacityBought
from ..layout import CAPACITY_AT, OWNED, block
from ..table import SUPPLY_ZONE, Table, stock_zone
from ..verbs import EffectVerb, numbers


class TransformVerb(EffectVerb):
    """One of the four transformations: that of the slot, or any where the effect leaves the choice."""

    need = cards.TRANSFORMS

    def __init__(self, slot: i64, choices: Sequence[tuple[str, ...]] = ((),)) -> None:
        super().__init__(choices)
        self.slot = slot

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.effect != self.slot and table.effect != cards.TRANSFORM_ANY:
            return self.lacks
        return why_not_transform(table, seat, self.slot) if self.is_plain else 0


class Etherise(TransformVerb):
    """Make cubes of Ether of basic cubes."""

    name = "etherise"
    params = ("cubes",)
    touches = ("cube/ether",)
    masked = True

    def mask(self, table: Table, seat: i64) -> i64:
        return BIT[economy.most_etherised(table, seat)] - 1

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return economy.why_not_etherise(table, seat, choice + 1)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.gained = choice + 1
        price = table.gained * table.setting.facts.ether_rate[table.people(seat)]
        owe_basics(table, seat, price, cards.FOR_ETHER, dealer, events)


class Cards(TransformVerb):
    """Buy Flash cards for Ether."""

    name = "cards"
    touches = ("deck",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.spend(seat, cards.ETHER, economy.ether_price(table, seat, cards.CARDS_SLOT), events)
        table.draw_flash(seat, table.setting.facts.cards_bought[table.people(seat)], dealer, events)
        table.resume(dealer, events)


class Capacity(TransformVerb):
    """Buy a capacity for Ether and the basic cubes on its card."""

    name = "capacity"
    params = ("capacity",)
    touches = ("capacity/{capacity}",)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return economy.why_not_buy_capacity(table, seat, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.spend(seat, cards.ETHER, economy.ether_price(table, seat, cards.CAPACITY_SLOT), events)
        for resource in range(cards.BASICS):
            table.spend(seat, resource, table.setting.facts.capacity_extra[choice * cards.BASICS + resource], events)
        table.cells[CAPACITY_AT + choice] -= 1
        table.cells[block(seat) + OWNED] |= BIT[choice]
        if events is not None:
            name = cards.CAPACITY_NAMES[choice]
            events.tell(CapacityBought(f"capacity/{name}", SUPPLY_ZONE, stock_zone(seat), seat, name))
        table.resume(dealer, events)


class Booster(TransformVerb):
    """Buy a booster for Ether."""

    name = "booster"
    touches = ("cube/booster",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.spend(seat, cards.ETHER, economy.ether_price(table, seat, cards.BOOSTER_SLOT), events)
        table.gain(seat, cards.BOOSTER, 1, events)
        table.resume(dealer, events)


ETHERISE: Final = Etherise(cards.ETHERISE_SLOT, numbers(1, cards.MOST_ETHERISED))
CARDS: Final = Cards(cards.CARDS_SLOT)
CAPACITY: Final = Capacity(cards.CAPACITY_SLOT, each(cards.CAPACITY_NAMES))
BUY_BOOSTER: Final = Booster(cards.BOOSTER_SLOT)
