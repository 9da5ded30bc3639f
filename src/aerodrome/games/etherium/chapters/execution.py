"""Execution: number by number, each carries out the action of its token. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import NOTHING, PASSES, SLOT_NAMES
from ..cubes import is_gift
from ..effects import why_not_effect, why_not_give_up
from ..events import ActionDue, ActionFailed, Declined, Passed
from ..layout import LAID, PLAN, block
from ..rulebook import RULEBOOK
from ..table import Table
from ..verbs import OPEN_WINDOWS, SINGLE_WINDOWS, TableVerb

# Nothing but Flash cards can be played in a window, and who is asked depends on public facts only.
WINDOWS: Final = (*OPEN_WINDOWS, *SINGLE_WINDOWS)
# What is declined at a step that is no window
DECLINED: Final = {
    step.VOYAGE: "voyage",
    step.SEASON: "season",
    step.SEASON_PAID: "season",
    step.TAKE: "take",
    step.ACT: "action",
}


class Act(Step[Table]):
    """Phase 5: in order of initiative, each carries out the action of the token with this number."""

    number = step.ACT

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        while table.turn < table.setting.seats:
            if table.cells[block(table.ranked(table.turn)) + LAID] >= table.number:
                self.resume(table, dealer, events)
                if events is not None:
                    tell_of_action(table, events)
                return
            table.turn += 1
        table.turn = 0
        table.effect = NOTHING
        table.begin(step.ORDER, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        seat = table.ranked(table.turn)
        table.effect = table.cells[block(seat) + PLAN + table.number - 1] - 1
        table.go_to(step.ACT, seat)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.AFTER_FLASH, dealer, events)


def tell_of_action(table: Table, events: Events) -> None:
    seat, number, slot = table.seat, table.number, SLOT_NAMES[table.effect]
    events.tell(ActionDue(seat, number, slot))
    failure = why_not_effect(table, seat, table.effect)
    if failure != 0:
        events.tell(ActionFailed(seat, number, slot, RULEBOOK.forbidding[failure]))


class AfterFlash(Step[Table]):
    """After its own action, a seat that holds cards may play some."""

    number = step.AFTER_FLASH

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        seat = table.ranked(table.turn)
        if table.hand_size(seat) > 0:
            table.go_to(step.AFTER_FLASH, seat)
        else:
            self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.turn += 1
        table.begin(step.ACT, dealer, events)


class Pass(TableVerb):
    """Decline: play no card, leave an optional action, or an action that cannot be carried out."""

    name = "pass"
    steps = (*WINDOWS, step.VOYAGE, step.SEASON, step.SEASON_PAID, step.TAKE, step.ACT)
    when = rule.PASS_NOTHING_TO_DECLINE
    gives_way_to = (step.EFFECT,)
    need = PASSES
    need_is_all = True

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.step == step.ACT:
            return why_not_give_up(table, seat)
        if table.step == step.TAKE and not is_gift(table, seat):
            return self.reason
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if events is not None:
            if table.step in WINDOWS:
                events.tell(Passed(seat))
            else:
                events.tell(Declined(seat, DECLINED[table.step]))
        table.chapters.steps[table.step].finish(table, dealer, events)


ACT: Final = Act()
AFTER_FLASH: Final = AfterFlash()
PASS: Final = Pass()
