"""The hold is full: what gives way? This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import rule, step
from ..cards import CREW_NAMES
from ..conditions import has_something_else, needs_room, why_not_aboard
from ..hold import leave_offered
from ..table import Table
from .base import TalkStep

# Choices of a token; the first two are their numbers
GOLD: Final[i64] = 0
SMOKE: Final[i64] = 1
CREW: Final[i64] = 2  # + crew member


class Load(TalkStep):
    """Tokens are offered and the hold is full: does something give way?"""

    number = step.LOAD

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        leave_offered(table, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Something has given way to one of the tokens."""
        table.load(table.offers_smoke, events)
        table.offered -= 1
        if table.offered == 0 or not has_something_else(table):
            leave_offered(table, dealer, events)
        else:
            table.go_to(step.LOAD, table.captain)


class Drop(Verb[Table]):
    """Remove a token from the hold."""

    name = "drop"
    params = ("token",)
    steps = (step.LOAD, step.DISMISS, step.RESOURCES, step.REWARDS)
    when = rule.HOLD_NOTHING_TO_REMOVE

    def pieces(self, *values: str) -> tuple[str, ...]:
        return (f"crew/{values[0]}" if values[0] in CREW_NAMES else values[0],)

    def why_not(self, table: Table, seat: i64) -> i64:
        if table.step == step.REWARDS:
            if not needs_room(table):
                return self.reason
            if table.room() > 0:
                return rule.HOLD_ROOM_ALREADY
        return 0

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.step == step.LOAD and choice == table.offers_smoke:
            return rule.HOLD_SOMETHING_ELSE
        if table.step == step.DISMISS and choice < CREW:
            return rule.ATTACK_DISCARD
        if choice >= CREW:
            return why_not_aboard(table, choice - CREW)
        if (choice == GOLD and table.gold == 0) or (choice == SMOKE and table.smoke == 0):
            return rule.HOLD_TOKEN_THERE
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        if choice < CREW:
            table.lose(choice, events)
        else:
            table.drop_crew(choice - CREW, events)
        if table.step == step.LOAD:
            LOAD.resume(table, dealer, events)
        elif table.step == step.RESOURCES:
            table.losses -= 1
            table.chapters.steps[step.RESOURCES].resume(table, dealer, events)
        elif table.step == step.DISMISS:
            table.begin(step.START, dealer, events)
        else:
            table.go_to(step.REWARDS, table.captain)


LOAD: Final = Load()
DROP: Final = Drop(each(["gold", "smoke", *CREW_NAMES]))
