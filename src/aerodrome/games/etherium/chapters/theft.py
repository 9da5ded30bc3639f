"""Stealing: cubes of another player. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import BASIC_NAMES, BASICS, NO_CONFLICT, NOTHING, SEAT_NAMES, STOLEN_CUBES
from ..cubes import can_be_robbed, steal_basics, victims
from ..events import VictimChosen
from ..table import Table
from ..verbs import TableVerb, each


class ChooseVictim(Step[Table]):
    """The thief says from whom; asked only when several have what is stolen."""

    name = "victim"
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


class Stealing(Step[Table]):
    """The thief steals basic cubes from the victim, one by one; asked only when there is something to choose."""

    name = "steal"
    number = step.STEAL

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        thief = table.seat
        while table.amount > 0:
            kinds: i64 = 0
            first: i64 = 0
            for resource in range(BASICS):
                if table.cube_count(table.victim, resource) > 0:
                    if kinds == 0:
                        first = resource
                    kinds += 1
            if kinds == 0:
                break
            if kinds > 1 and table.basics(table.victim) > table.amount:
                table.go_to(step.STEAL, thief)
                return
            table.rob(thief, table.victim, first, 1, events)
            table.amount -= 1
        table.amount = 0
        if table.conflict == NO_CONFLICT:
            table.victim = 0
        table.resume(dealer, events)


class TheftVerb(TableVerb):
    """A choice of the thief."""

    def not_now(self, table: Table, seat: i64) -> i64:
        return rule.THEFT_ONLY


class Victim(TheftVerb):
    """Choose the player to steal from."""

    name = "victim"
    params = ("seat",)
    steps = (step.VICTIM,)

    def __init__(self) -> None:
        super().__init__(each(SEAT_NAMES))

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"seat/{values[0]}",)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if not can_be_robbed(table, seat, choice, table.theft):
            return rule.THEFT_VICTIM
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            events.tell(VictimChosen(seat, choice))
        rob_victim(table, seat, choice, dealer, events)


class Steal(TheftVerb):
    """Steal a basic cube from the victim."""

    name = "steal"
    params = ("resource",)
    steps = (step.STEAL,)

    def __init__(self) -> None:
        super().__init__(each(BASIC_NAMES))

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"cube/{values[0]}",)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cube_count(table.victim, choice) == 0:
            return rule.THEFT_CUBES
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.rob(seat, table.victim, choice, 1, events)
        table.amount -= 1
        table.begin(step.STEAL, dealer, events)


CHOOSE_VICTIM: Final = ChooseVictim()
STEALING: Final = Stealing()
VICTIM: Final = Victim()
STEAL: Final = Steal()
