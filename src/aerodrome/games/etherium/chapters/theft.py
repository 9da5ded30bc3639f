"""Stealing: cubes of another player. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import BASICS, NO_CONFLICT, NOTHING, SEAT_NAMES, STOLEN_CUBES
from ..cubes import can_be_robbed, steal_basics, victims
from ..events import VictimChosen
from ..table import Table
from ..verbs import CubeByCube, CubeVerb, TableVerb


class ChooseVictim(Step[Table]):
    """The thief says from whom; asked only when several have what is stolen."""

    number = step.VICTIM

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        thief = table.seat
        if victims(table, thief, table.theft) > 1:
            table.go_to(step.VICTIM, thief)
            return
        for other in range(table.setting.seats):
            if can_be_robbed(table, thief, other, table.theft):
                rob_victim(table, thief, other, dealer, events)
                return
        table.theft = NOTHING
        table.resume(dealer, events)


def rob_victim(table: Table, thief: i64, victim: i64, dealer: Dealer, events: Events | None) -> None:
    resource = table.theft
    table.theft = NOTHING
    if resource == BASICS:
        table.victim = victim
        steal_basics(table, thief, STOLEN_CUBES, dealer, events)
    else:
        table.rob(thief, victim, resource, STOLEN_CUBES, events)
        table.resume(dealer, events)


class Stealing(CubeByCube):
    """The thief steals basic cubes from the victim."""

    number = step.STEAL

    def found(self, table: Table, resource: i64) -> i64:
        return table.cube_count(table.victim, resource)

    def move(self, table: Table, resource: i64, events: Events | None) -> None:
        table.rob(table.seat, table.victim, resource, 1, events)
        table.amount -= 1

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.conflict == NO_CONFLICT:
            table.victim = 0
        super().finish(table, dealer, events)


class Victim(TableVerb):
    """Choose the player to steal from."""

    name = "victim"
    params = ("seat",)
    touches = ("seat/{seat}",)
    steps = (step.VICTIM,)
    when = rule.THEFT_ONLY

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if not can_be_robbed(table, seat, choice, table.theft):
            return rule.THEFT_VICTIM
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.tell(VictimChosen(seat, choice))
        rob_victim(table, seat, choice, dealer, events)


class Steal(CubeVerb):
    """Steal a basic cube from the victim."""

    name = "steal"
    steps = (step.STEAL,)
    when = Victim.when

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cube_count(table.victim, choice) == 0:
            return rule.THEFT_CUBES
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        STEALING.move(table, choice, events)
        table.begin(step.STEAL, dealer, events)


CHOOSE_VICTIM: Final = ChooseVictim()
STEALING: Final = Stealing()
VICTIM: Final = Victim(each(SEAT_NAMES))
STEAL: Final = Steal()
