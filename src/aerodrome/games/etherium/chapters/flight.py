"""After a fight: units lose levels, the winner takes spoils, armies and collectors flee. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import cards, rule, step
from ..battles import fleeing_figure, havens, is_safe, may_be_held
from ..board import NOT_THERE, why_not_on_board
from ..events import ConflictEnded
from ..layout import FIGHTS_AT, SUPPLY_AT, TASK_AT, TOTAL_AT
from ..table import Table
from ..verbs import SetVerb


class Discipline(Step[Table]):
    """An army is about to lose a level: its player may play Discipline."""

    number = step.DISCIPLINE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The units of the conflict lose a level, in reverse order of initiative."""
        for rank in range(table.setting.seats):
            seat = table.ranked_from_last(rank)
            if table.cells[TASK_AT + seat] & cards.LOSES == 0:
                continue
            if table.cells[FIGHTS_AT + seat] == cards.WITH_DEFENCE:
                table.lose_level(seat, cards.DEFENCE, events)
            elif table.level(seat, cards.ARMY) > 1 and not table.owns(seat, cards.ARMOUR):
                if may_be_held(table, seat, cards.DISCIPLINE):
                    table.go_to(step.DISCIPLINE, seat)
                    return
                table.lose_level(seat, cards.ARMY, events)
            table.cells[TASK_AT + seat] -= cards.LOSES
        table.begin(step.SPOILS, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The army is not spared."""
        table.lose_level(table.seat, cards.ARMY, events)
        table.cells[TASK_AT + table.seat] -= cards.LOSES
        self.begin(table, dealer, events)


class Spoils(Step[Table]):
    """The winner may play Spoils: after an assault or a siege before units flee, after a pillage at its end."""

    number = step.SPOILS

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.cells[SUPPLY_AT + cards.ETHER] > 0 and may_be_held(table, table.winner - 1, cards.SPOILS):
            table.go_to(step.SPOILS, table.winner - 1)
        else:
            self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.conflict == cards.PILLAGE:
            end_conflict(table, dealer, events)
        else:
            table.begin(step.FLEE, dealer, events)


class Flight(Step[Table]):
    """Units that must flee do so, in reverse order of initiative; asked only where there are several havens."""

    number = step.FLEE

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        for rank in range(table.setting.seats):
            seat = table.ranked_from_last(rank)
            if table.cells[TASK_AT + seat] == cards.FLEES and not has_fled(table, seat, events):
                table.go_to(step.FLEE, seat)
                return
        if table.conflict == cards.PILLAGE:
            table.begin(step.HIDEOUT, dealer, events)
        else:
            end_conflict(table, dealer, events)


def has_fled(table: Table, seat: i64, events: Events | None) -> bool:
    """Flee when there is only one haven."""
    found = havens(table, seat, fleeing_figure(table))
    for space in range(cards.SPACES):
        if found == BIT[space]:
            flee_to(table, seat, space, events)
            return True
    return False


def flee_to(table: Table, seat: i64, space: i64, events: Events | None) -> None:
    table.put_figure(seat, fleeing_figure(table), space, events, flees=True)
    table.cells[TASK_AT + seat] = 0


def end_conflict(table: Table, dealer: Dealer, events: Events | None) -> None:
    for seat in range(cards.MOST_SEATS):
        table.cells[FIGHTS_AT + seat] = 0
        table.cells[TOTAL_AT + seat] = 0
        table.cells[TASK_AT + seat] = 0
    if events is not None:
        events.tell(ConflictEnded(cards.CONFLICT_NAMES[table.conflict], cards.SPACE_NAMES[table.place]))
    table.winner = 0
    table.melee = 0
    table.place = cards.NOTHING
    table.victim = 0
    table.begin(step.ORDER, dealer, events)


class Flee(SetVerb):
    """Flee with an army or a collector to one of the nearest safe terrains."""

    name = "flee"
    params = ("space",)
    touches = ("space/{space}",)
    steps = (step.FLEE,)
    when = rule.FLIGHT_ONLY

    def mask(self, table: Table, seat: i64) -> i64:
        return havens(table, seat, fleeing_figure(table))

    def why_not_other(self, table: Table, seat: i64, choice: i64) -> i64:
        terrain = table.board.terrain[choice]
        number = why_not_on_board(terrain != NOT_THERE)
        if number != 0:
            return number
        if choice == cards.CENTRE or terrain == cards.CITY:
            return rule.FLIGHT_TERRAIN
        if not is_safe(table, seat, fleeing_figure(table), choice):
            return rule.FLIGHT_NO_CONFLICT
        return rule.FLIGHT_NEAREST

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        flee_to(table, seat, choice, events)
        table.begin(step.FLEE, dealer, events)


DISCIPLINE_STEP: Final = Discipline()
SPOILS_STEP: Final = Spoils()
FLIGHT: Final = Flight()
FLEE: Final = Flee(each(cards.SPACE_NAMES))
