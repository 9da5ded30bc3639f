"""Collecting: a collector brings the resource of its terrain. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from ..cards import BASICS, COLLECT_SLOT, COLLECTS, ETHER_TERRAIN, ETHER_TOKEN, HARMONICS_CUBES, HIVALIA
from ..cubes import take_basics
from ..economy import people_bonus, why_not_collect, yield_of
from ..table import Table
from ..verbs import EffectVerb


class Collect(EffectVerb):
    """Collect on the terrain that the token names."""

    name = "collect"
    touches = ("unit/collector",)
    need = COLLECTS

    def why_not(self, table: Table, seat: i64) -> i64:
        return why_not_collect(table, seat, table.effect - COLLECT_SLOT)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        terrain = table.effect - COLLECT_SLOT
        table.gain(seat, terrain, yield_of(table, seat, terrain), events, "collect")
        for resource in range(BASICS):
            if resource != terrain:
                table.gain(seat, resource, people_bonus(table, seat, resource, terrain), events, "collect")
        if terrain == ETHER_TERRAIN:
            table.award(seat, ETHER_TOKEN, events)
            for other in range(table.setting.seats):
                if other != seat and table.people(other) == HIVALIA:
                    take_basics(table, other, HARMONICS_CUBES, dealer, events)
                    return
        table.resume(dealer, events)


COLLECT: Final = Collect()
