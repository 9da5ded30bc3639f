"""Pillage: an army robs the collectors on its terrain, one after the other. This module is compiled."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.chapters import Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import step
from ..battles import may_be_held
from ..cards import BARBARIANS_CUBES, COLLECTOR, FLEES, HIDEOUT, LOSES, PILLAGED, RECES, REWARDS, WITH_COLLECTOR
from ..cubes import steal_basics, take_basics
from ..layout import FIGHTS_AT, TASK_AT
from ..table import Table


class Hideout(Step[Table]):
    """A pillaged collector is about to lose a level: its player may play Hideout."""

    number = step.HIDEOUT

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Pillage the next collector that is still on the terrain, in reverse order of initiative."""
        for seat in range(table.setting.seats):
            if seat + 1 != table.winner and table.space_of(seat, COLLECTOR) == table.place:
                table.cells[FIGHTS_AT + seat] = WITH_COLLECTOR
                table.cells[TASK_AT + seat] = LOSES + FLEES
                if table.people(table.winner - 1) == RECES:
                    table.cells[TASK_AT + seat] += REWARDS
        for rank in range(table.setting.seats):
            seat = table.ranked_from_last(rank)
            if table.cells[TASK_AT + seat] != 0:
                table.victim = seat
                table.wait_with(step.HIDEOUT)
                steal_basics(table, table.winner - 1, PILLAGED, dealer, events)
                return
        table.begin(step.SPOILS, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """After the theft the Barbarians take their own cube; then the collector may be spared its loss."""
        victim = table.victim
        if table.cells[TASK_AT + victim] & REWARDS != 0:
            table.cells[TASK_AT + victim] -= REWARDS
            table.wait_with(step.HIDEOUT)
            take_basics(table, table.winner - 1, BARBARIANS_CUBES, dealer, events)
        elif table.level(victim, COLLECTOR) > 1 and may_be_held(table, victim, HIDEOUT):
            table.go_to(step.HIDEOUT, victim)
        else:
            self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The collector is not spared."""
        table.lose_level(table.victim, COLLECTOR, events)
        table.cells[TASK_AT + table.victim] = FLEES
        table.begin(step.FLEE, dealer, events)


HIDEOUT_STEP: Final = Hideout()
