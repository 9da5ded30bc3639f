"""The end of a fight: Shuki may keep cards, then come the rewards, or a mast falls. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, Verb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import ASSAULT_NAMES, KIND_NAMES, KINDS, SHUKI
from ..conditions import why_not_crew
from ..events import CardKept, MastFell
from ..layout import PLAYED_AT, VISIBLE_AT
from ..table import MASTS_DOWN, Table
from .base import EACH_KIND


class AfterTheFight(Step[Table]):
    """All dice are beaten: does Shuki keep cards?"""

    number = step.SHUKI

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        # After the last Assault no card is of any use.
        is_of_use = table.sum_of(PLAYED_AT, KINDS) > 0 and table.masts > table.boarding
        if is_of_use and why_not_crew(table, SHUKI) == 0:
            table.go_to(step.SHUKI, table.captain)
        else:
            self.finish(table, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.discard_played(events)
        if table.boarding != 0:
            break_mast(table, dealer, events)
        else:
            table.begin(step.REWARDS, dealer, events)


def break_mast(table: Table, dealer: Dealer, events: Events | None) -> None:
    """An Assault is beaten; with the last mast the pirates are."""
    table.masts -= 1
    if events is not None:
        events.tell(MastFell(ASSAULT_NAMES[table.assault - 1], "assault", "spent", table.masts))
    table.assault = 0
    if table.masts == 0:
        table.end(MASTS_DOWN, events)
    else:
        table.begin(step.DICE, dealer, events)


class Reclaim(Verb[Table]):
    """Keep a card that was played in this fight; the kept ones are shared face up."""

    name = "reclaim"
    params = ("card",)
    steps = (step.RECLAIM,)
    touches = ("played/{card}",)
    when = rule.CREW_SHUKI_CHOOSES

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cells[PLAYED_AT + choice] == 0:
            return rule.CREW_SHUKI_PLAYED
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.cells[PLAYED_AT + choice] -= 1
        table.cells[VISIBLE_AT + choice] += 1
        if events is not None:
            events.tell(CardKept(KIND_NAMES[choice]))
        table.reclaim -= 1
        if table.reclaim == 0:
            table.wait_with(step.SHUKI)
            table.begin(step.SHARE, dealer, events)


AFTER_THE_FIGHT: Final = AfterTheFight()
KEPT_CARDS: Final = Step[Table]()  # Shuki keeps cards: which?
RECLAIM: Final = Reclaim(EACH_KIND)
