"""Programming: all lay their action tokens at once, in secret. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Ready
from aerodrome.kernel.events import Events
from aerodrome.kernel.rule_numbers import NOT_YOUR_TURN

from .. import rule, step
from ..cards import SLOT_NAMES
from ..events import ProgramRevealed, TokenLaid
from ..layout import ACTION_TOKENS, LAID, PLAN, READY, block
from ..table import Table
from ..verbs import SetVerb

EVERY_SLOT: Final[i64] = 2**19 - 1
# Sets of seats, a bit for each, as tuples; made once, because all ask for them with each token.
SETS_OF_SEATS: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(6) if seats & 2**seat != 0]) for seats in range(64)
]


class Program(Step[Table]):
    """Phase 3: each seat that has not laid all its tokens lays the next one."""

    number = step.PROGRAM

    def may_act(self, table: Table, seat: i64) -> bool:
        return 0 <= seat < table.setting.seats and table.cells[block(seat) + READY] == 0

    def why_not_act(self, table: Table, seat: i64) -> i64:
        if 0 <= seat < table.setting.seats:
            return rule.PROGRAM_COMMITTED
        return NOT_YOUR_TURN

    def actors(self, table: Table) -> tuple[int, ...]:
        waiting: i64 = 0
        for seat in range(table.setting.seats):
            if table.cells[block(seat) + READY] == 0:
                waiting |= BIT[seat]
        return SETS_OF_SEATS[waiting]

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.go_to(step.PROGRAM, 0)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Phase 4: all programs lie open."""
        if events is not None:
            for seat in range(table.setting.seats):
                at = block(seat)
                plan = [SLOT_NAMES[table.cells[at + PLAN + token] - 1] for token in range(table.cells[at + LAID])]
                events.reveal(ProgramRevealed(seat, tuple(plan), f"plan/{seat + 1}"))
        table.number = 0
        table.begin(step.NUMBER_FLASH, dealer, events)


class Token(SetVerb):
    """Lay the next action token on a free slot of the own panel."""

    name = "token"
    params = ("slot",)
    touches = ("slot/{slot}",)
    steps = (step.PROGRAM,)
    when = rule.PROGRAM_ONLY

    def mask(self, table: Table, seat: i64) -> i64:
        at = block(seat)
        free: i64 = EVERY_SLOT
        for token in range(table.cells[at + LAID]):
            free ^= BIT[table.cells[at + PLAN + token] - 1]
        return free

    def why_not_other(self, table: Table, seat: i64, choice: i64) -> i64:
        return rule.PROGRAM_ONE_PER_SLOT

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        at = block(seat)
        token = table.cells[at + LAID]
        table.cells[at + PLAN + token] = choice + 1
        table.cells[at + LAID] = token + 1
        if events is not None:
            piece = f"plan/{seat + 1}/{token + 1}"
            events.tell_one(seat, TokenLaid(seat, token + 1, SLOT_NAMES[choice], piece))
        if token + 1 < table.cells[at + ACTION_TOKENS]:
            return
        table.cells[at + READY] = 1
        if events is not None:
            # Until now nobody else knew how many tokens lie there.
            events.reveal(Ready(seat, True))
        for other in range(table.setting.seats):
            if table.cells[block(other) + READY] == 0:
                return
        table.chapters.steps[step.PROGRAM].finish(table, dealer, events)


PROGRAM: Final = Program()
TOKEN: Final = Token(each(SLOT_NAMES))
