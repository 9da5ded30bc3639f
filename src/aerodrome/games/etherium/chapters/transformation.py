"""Transforming: basic cubes into Ether, and Ether into cards, capacities and boosters. This module is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from ..board import BIT
from ..cards import (
    BASICS,
    BOOSTER,
    BOOSTER_SLOT,
    CAPACITY_NAMES,
    CAPACITY_SLOT,
    CARDS_SLOT,
    ETHER,
    ETHERISE_SLOT,
    FOR_ETHER,
    MOST_ETHERISED,
    TRANSFORM_ANY,
    TRANSFORMS,
)
from ..cubes import owe_basics
from ..economy import (
    booster_price,
    capacity_price,
    cards_price,
    most_etherised,
    why_not_buy_capacity,
    why_not_etherise,
)
from ..effects import why_not_transform
from ..events import CapacityBought
from ..layout import CAPACITY_AT, OWNED
from ..table import SUPPLY_ZONE, Table, stock_zone
from ..verbs import EffectVerb, each, numbers


class TransformVerb(EffectVerb):
    """One of the four transformations: that of the slot, or any where the effect leaves the choice."""

    need = TRANSFORMS

    def __init__(self, slot: i64, choices: Sequence[tuple[str, ...]] = ((),)) -> None:
        super().__init__(choices)
        self.slot = slot

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.effect != self.slot and table.effect != TRANSFORM_ANY:
            return self.other_effect
        return why_not_transform(table, seat, self.slot) if self.is_plain else 0


class Etherise(TransformVerb):
    """Make cubes of Ether of basic cubes."""

    name = "etherise"
    params = ("cubes",)
    exact = True

    def __init__(self) -> None:
        super().__init__(ETHERISE_SLOT, numbers(1, MOST_ETHERISED))
        self.set_rows([range(most) for most in range(MOST_ETHERISED + 1)])

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("cube/ether",)

    def row(self, table: Table, seat: i64) -> i64:
        return most_etherised(table, seat)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_etherise(table, seat, choice + 1)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.gained = choice + 1
        price = table.gained * table.setting.facts.ether_rate[table.people(seat)]
        owe_basics(table, seat, price, FOR_ETHER, dealer, events)


class Cards(TransformVerb):
    """Buy Flash cards for Ether."""

    name = "cards"

    def __init__(self) -> None:
        super().__init__(CARDS_SLOT)

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("deck",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.spend(seat, ETHER, cards_price(table, seat), events)
        table.draw_flash(seat, table.setting.facts.cards_bought[table.people(seat)], dealer, events)
        table.resume(dealer, events)


class Capacity(TransformVerb):
    """Buy a capacity for Ether and the basic cubes on its card."""

    name = "capacity"
    params = ("capacity",)

    def __init__(self) -> None:
        super().__init__(CAPACITY_SLOT, each(CAPACITY_NAMES))

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"capacity/{values[0]}",)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_buy_capacity(table, seat, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.spend(seat, ETHER, capacity_price(table, seat), events)
        for resource in range(BASICS):
            table.spend(seat, resource, table.setting.facts.capacity_extra[choice * BASICS + resource], events)
        table.cells[CAPACITY_AT + choice] -= 1
        table.cells[table.at(seat) + OWNED] |= BIT[choice]
        if events is not None:
            name = CAPACITY_NAMES[choice]
            events.tell(CapacityBought(f"capacity/{name}", SUPPLY_ZONE, stock_zone(seat), seat, name))
        table.resume(dealer, events)


class Booster(TransformVerb):
    """Buy a booster for Ether."""

    name = "booster"

    def __init__(self) -> None:
        super().__init__(BOOSTER_SLOT)

    def pieces(self, *values: str) -> tuple[str, ...]:
        return ("cube/booster",)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.spend(seat, ETHER, booster_price(table, seat), events)
        table.gain(seat, BOOSTER, 1, events)
        table.resume(dealer, events)


ETHERISE: Final = Etherise()
CARDS: Final = Cards()
CAPACITY: Final = Capacity()
BUY_BOOSTER: Final = Booster()
