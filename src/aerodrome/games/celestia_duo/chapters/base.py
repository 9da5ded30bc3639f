"""What several chapters share. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import SEAT_ALONE, Step, each
from aerodrome.kernel.dealer import CHOICES, Dealer

from ..cards import CREW_NAMES, KIND_NAMES, PLAYERS
from ..table import Table

BOTH: Final[tuple[int, ...]] = (0, 1)
# Choices of verbs with one argument
EACH_KIND: Final = each(KIND_NAMES)
EACH_CREW: Final = each(CREW_NAMES)
EACH_PLAYER: Final = each(PLAYERS)


class TalkStep(Step[Table]):
    """A step about which the players may talk: the partner can act too until there is nothing more to say."""

    def may_act(self, table: Table, seat: i64) -> bool:
        if seat == table.seat:
            return True
        return seat == 1 - table.seat and table.talk != 0 and table.ready == 0

    def any_actor(self, table: Table, dealer: Dealer) -> i64:
        if table.talk != 0 and table.ready == 0:
            return dealer.pick(CHOICES, 2)
        return table.seat

    def actors(self, table: Table) -> tuple[int, ...]:
        if table.talk != 0 and table.ready == 0:
            return BOTH
        return SEAT_ALONE[table.seat]
