"""Connecting: a roll for the favour of the Ether. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule
from ..cards import CONNECTION_ROLL, CONNECTS
from ..table import Table
from ..verbs import EffectVerb, numbers


class Connect(EffectVerb):
    """Roll a die on the connection table; in the own season, two dice if one likes."""

    name = "connect"
    params = ("dice",)
    touches = ("dice",)
    need = CONNECTS

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if choice > 0 and not table.is_own_season(seat):
            return rule.CONNECT_SEASON_DIE
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        self.let_wait(table)
        table.roll(seat, CONNECTION_ROLL, choice + 1, dealer, events)


CONNECT: Final = Connect(numbers(1, 2))
