"""Expansion 4: The Piers. Three of them to build with five equal dice; Workers help at once and are paid later.

Variant No Debt Policy: one Worker on the Payroll at a time, and one Payroll for both players. This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.cards import DECK_CHOICES, DECKS, DISCARD_ZONES, DISPLAY_ZONES, KINDS
from aerodrome.games.aerion.dice import COUNT, FACES, PIPS
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.pieces import Area
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.turn import SETS_OF_DECKS, ExpansionVerb, leave_first_roll
from aerodrome.games.aerion.workshops import check_victory
from aerodrome.kernel.chapters import BIT, AnyVerb
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.events import Events

from . import piers_events as told

NO_DEBT: Final = 0

PIER_NAMES: Final = ("pier/1", "pier/2", "pier/3")
PAYROLL_NAMES: Final = ("payroll/1", "payroll/2")
WORKER_REROLLS: Final[i64] = 3
WAGE: Final[i64] = 26  # the dice must show at least this
DICE_FOR_A_PIER: Final[i64] = 5  # that show the same number
UNDER_CONSTRUCTION: Final[i64] = 0
BUILT: Final[i64] = 1


class Piers(Expansion):
    name: ClassVar[str] = "piers"
    number: ClassVar[int] = 4
    goals: ClassVar[tuple[str, ...]] = ("AAAAA", "sum>=26")
    variants: ClassVar[tuple[str, ...]] = ("no-debt",)
    events: ClassVar[tuple[type[Event], ...]] = told.EVENTS

    def __init__(self) -> None:
        super().__init__()
        self.worker: Final = self.add_kind("worker")
        self.payrolls: Final = [self.add_area(name, self.worker) for name in PAYROLL_NAMES]
        self.piers: Final = [self.add_piece(name, ("construction", "built")) for name in PIER_NAMES]

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        return [Hire(self), PayWorker(self), BuildPier(self)]

    def payroll(self, table: Table) -> Area:
        """The Payroll of the player whose turn it is; with No Debt Policy there is one for both."""
        if self.plays_variant(NO_DEBT):
            return self.payrolls[0]
        return self.payrolls[table.seat]

    def next_pier(self, table: Table) -> i64:
        """The first Pier that is not built, -1 when all are."""
        return table.first_showing(self.piers, UNDER_CONSTRUCTION)

    # What it changes

    def why_not_acquire(self, table: Table, kind: i64) -> i64:
        if kind == self.worker.number:
            return rule.PIERS_NOT_ACQUIRED
        return 0

    def allows_victory(self, table: Table) -> bool:
        for payroll in self.payrolls:
            if table.cards_in(payroll) > 0:
                return False
        return self.next_pier(table) < 0


class Hire(ExpansionVerb[Piers]):
    """Hire a Worker of the Display for three rerolls; the wage is due later."""

    name = "hire"
    params = ("deck",)
    listed = DECK_CHOICES
    listed_rows = SETS_OF_DECKS
    steps = (step.ROLL,)
    exact = True
    touches = ("display/{deck}", *PAYROLL_NAMES)

    def row(self, table: Table, seat: i64) -> i64:
        decks: i64 = 0
        for deck in range(DECKS):
            if self.why_not_choice(table, seat, deck) == 0:
                decks += BIT[deck]
        return decks

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        piers = self.expansion
        if table.displayed_kind(choice) != piers.worker.number:
            return rule.PIERS_WORKER_IN_DISPLAY
        if piers.plays_variant(NO_DEBT) and table.cards_in(piers.payroll(table)) > 0:
            return rule.PIERS_ONE_WORKER
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        leave_first_roll(table, events)
        payroll, card = self.expansion.payroll(table), table.take_from_display(choice)
        table.put_in(payroll, card)
        table.rerolls += WORKER_REROLLS
        if events is not None:
            events.tell(told.WorkerHired(table.name_of(card), DISPLAY_ZONES[choice], payroll.name, WORKER_REROLLS))


class PayWorker(ExpansionVerb[Piers]):
    """Pay a Worker off with dice that show 26 or more."""

    name = "pay"
    params = ("deck",)
    listed = DECK_CHOICES
    listed_rows = ((), range(len(DECK_CHOICES)))
    steps = (step.ROLL,)
    touches = ("payroll/worker@{deck}", *PAYROLL_NAMES)

    def row(self, table: Table, seat: i64) -> i64:
        """None while the dice show too little, else all."""
        return 0 if why_not_earned(table) != 0 else 1

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if not table.lies_in(self.expansion.payroll(table), self.card(choice)):
            return rule.PIERS_WORKER_ON_PAYROLL
        return why_not_earned(table)

    def card(self, deck: i64) -> i64:
        return deck * KINDS + self.expansion.worker.number

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        payroll, card = self.expansion.payroll(table), self.card(choice)
        table.rerolls = 0
        table.take_out(payroll, card)
        table.discard(card)
        if events is not None:
            events.tell(told.WorkerPaid(table.name_of(card), payroll.name, DISCARD_ZONES[choice]))
        check_victory(table, events)
        table.begin(step.REPLENISH, dealer, events)


def why_not_earned(table: Table) -> i64:
    """0, or the rule that the dice must show the wage."""
    if PIPS[table.dice] < WAGE:
        return rule.PIERS_TWENTY_SIX
    return 0


class BuildPier(ExpansionVerb[Piers]):
    """Build the next Pier with five equal dice."""

    name = "build-pier"
    steps = (step.ROLL,)
    touches = PIER_NAMES

    def why_not(self, table: Table, seat: i64) -> i64:
        if self.expansion.next_pier(table) < 0:
            return rule.PIERS_ALL_BUILT
        for face in range(FACES):
            if COUNT[table.dice * FACES + face] >= DICE_FOR_A_PIER:
                return 0
        return rule.PIERS_FIVE_OF_A_KIND

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        pier = self.expansion.piers[self.expansion.next_pier(table)]
        table.rerolls = 0
        table.turn_piece(pier, BUILT)
        if events is not None:
            events.tell(told.PierBuilt(pier.name))
        check_victory(table, events)
        table.begin(step.REPLENISH, dealer, events)
