"""Upgrading: a level is paid with the resource of the unit, a guide with one cube of each. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from ..cards import BASICS, FOR_A_GUIDE, GUIDE, UNIT_NAMES, UNITS, UPGRADE_ANY, UPGRADE_SLOT, UPGRADES
from ..cubes import owe_basics
from ..economy import upgrade_price, upgrade_resource, why_not_upgrade
from ..table import Table
from ..verbs import EffectVerb


class Upgrade(EffectVerb):
    """Raise a unit to its next level."""

    name = "upgrade"
    params = ("unit",)
    touches = ("unit/{unit}",)
    need = UPGRADES

    def __init__(self) -> None:
        super().__init__(each(UNIT_NAMES))
        units = range(int(UNITS))
        self.set_rows([*[[unit] for unit in units], units])

    def row(self, table: Table, seat: i64) -> i64:
        """The unit of the slot; the last row has all of them."""
        if table.effect == UPGRADE_ANY:
            return UNITS
        return table.effect - UPGRADE_SLOT

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.effect != UPGRADE_ANY and table.effect != UPGRADE_SLOT + choice:
            return self.lacks
        return why_not_upgrade(table, seat, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        price = upgrade_price(table, seat, choice)
        if choice != GUIDE:
            table.spend(seat, upgrade_resource(choice), price, events)
            table.raise_level(seat, choice, events)
            table.resume(dealer, events)
            return
        for resource in range(BASICS):
            if table.setting.facts.guide_price[resource] == 0:
                table.paid |= BIT[resource]
        owe_basics(table, seat, price, FOR_A_GUIDE, dealer, events)


UPGRADE: Final = Upgrade()
