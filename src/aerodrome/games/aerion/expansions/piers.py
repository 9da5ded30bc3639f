"""Expansion 4: The Piers. Three of them to build with five equal dice; Workers help at once and are paid later.

Variant No Debt Policy: one Worker on the Payroll at a time, and one Payroll for both players. This module is compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion import rule, steps
from aerodrome.games.aerion.cards import DECKS, KINDS
from aerodrome.games.aerion.dice import COUNT, FACES, PIPS
from aerodrome.games.aerion.expansion import Expansion
from aerodrome.games.aerion.layout import DISPLAY_ZONE
from aerodrome.games.aerion.pieces import Area
from aerodrome.games.aerion.rules import AerionState
from aerodrome.games.aerion.vocabulary import DECK_CHOICES
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events
from aerodrome.kernel.vocabulary import Verb

NO_DEBT: Final = 0

PIERS: Final = 3
WORKER_REROLLS: Final[i64] = 3
WAGE: Final[i64] = 26  # the dice must show at least this
DICE_FOR_A_PIER: Final[i64] = 5  # that show the same number
BUILT: Final[i64] = 1

# Its actions
HIRE: Final = 0  # + deck
PAY: Final = 6  # + deck
BUILD_PIER: Final = 12


class Piers(Expansion):
    name: ClassVar[str] = "piers"
    number: ClassVar[int] = 4
    goals: ClassVar[tuple[str, ...]] = ("AAAAA", "sum>=26")
    variants: ClassVar[tuple[str, ...]] = ("no-debt",)

    def __init__(self) -> None:
        super().__init__()
        self.worker: Final = self.add_kind("worker")
        self.payrolls: Final = [self.add_area(f"payroll/{seat + 1}", self.worker) for seat in range(2)]
        sides = ("construction", "built")
        self.piers: Final = [self.add_piece(f"pier/{at + 1}", sides) for at in range(PIERS)]

    def verbs(self, kind_names: tuple[str, ...]) -> tuple[Verb, ...]:
        payrolls = tuple([payroll.name for payroll in self.payrolls])
        piers = tuple([pier.name for pier in self.piers])
        return (
            Verb("hire", ("deck",), DECK_CHOICES, lambda deck: (f"display/{deck}", *payrolls)),
            Verb("pay", ("deck",), DECK_CHOICES, lambda deck: (f"payroll/worker@{deck}", *payrolls)),
            Verb("build-pier", pieces=lambda: piers),
        )

    def payroll(self, table: AerionState) -> Area:
        """The Payroll of the player whose turn it is; with No Debt Policy there is one for both."""
        if self.plays_variant(NO_DEBT):
            return self.payrolls[0]
        return self.payrolls[table.seat]

    # What may be done

    def why_not(self, table: AerionState, action: i64) -> i64:
        if action < PAY:
            return self.why_not_hire(table, action - HIRE)
        if action < BUILD_PIER:
            return self.why_not_pay(table, action - PAY)
        return self.why_not_build_pier(table)

    def why_not_hire(self, table: AerionState, deck: i64) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if table.displayed_kind(deck) != self.worker.number:
            return rule.PIERS_WORKER_IN_DISPLAY
        if self.plays_variant(NO_DEBT) and table.cards_in(self.payroll(table)) > 0:
            return rule.PIERS_ONE_WORKER
        return 0

    def why_not_pay(self, table: AerionState, deck: i64) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if not table.lies_in(self.payroll(table), deck * KINDS + self.worker.number):
            return rule.PIERS_WORKER_ON_PAYROLL
        if PIPS[table.dice] < WAGE:
            return rule.PIERS_TWENTY_SIX
        return 0

    def why_not_build_pier(self, table: AerionState) -> i64:
        number = table.why_not_at_this_step()
        if number != 0:
            return number
        if self.next_pier(table) < 0:
            return rule.PIERS_ALL_BUILT
        for face in range(FACES):
            if COUNT[table.dice * FACES + face] >= DICE_FOR_A_PIER:
                return 0
        return rule.PIERS_FIVE_OF_A_KIND

    def next_pier(self, table: AerionState) -> i64:
        """The first Pier that is not built, -1 when all are."""
        for at in range(PIERS):
            if table.side(self.piers[at]) != BUILT:
                return at
        return -1

    def legal_into(self, table: AerionState, buffer: vec[i64], n: i64) -> i64:
        if table.step != steps.ROLL:
            return n
        for deck in range(DECKS):
            if table.displayed_kind(deck) == self.worker.number and self.why_not_hire(table, deck) == 0:
                buffer[n] = self.action + HIRE + deck
                n += 1
        if PIPS[table.dice] >= WAGE:
            for deck in range(DECKS):
                if self.why_not_pay(table, deck) == 0:
                    buffer[n] = self.action + PAY + deck
                    n += 1
        if self.why_not_build_pier(table) == 0:
            buffer[n] = self.action + BUILD_PIER
            n += 1
        return n

    def why_not_acquire(self, table: AerionState, kind: i64) -> i64:
        if kind == self.worker.number:
            return rule.PIERS_NOT_ACQUIRED
        return 0

    # What its actions do

    def perform(self, table: AerionState, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < PAY:
            self.hire(table, action - HIRE, events)
        elif action < BUILD_PIER:
            self.pay(table, action - PAY, events)
        else:
            table.set_rerolls(0, events)
            table.turn_piece(self.piers[self.next_pier(table)], BUILT, events)
            table.check_victory(events)
            table.begin_phase_three(events)

    def hire(self, table: AerionState, deck: i64, events: Events | None) -> None:
        table.leave_first_roll(events)
        table.put_in(self.payroll(table), table.take_from_display(deck), DISPLAY_ZONE + deck, events)
        table.set_rerolls(table.rerolls + WORKER_REROLLS, events)

    def pay(self, table: AerionState, deck: i64, events: Events | None) -> None:
        payroll, card = self.payroll(table), deck * KINDS + self.worker.number
        table.set_rerolls(0, events)
        table.take_out(payroll, card)
        table.discard(card, payroll.zone, events)
        table.check_victory(events)
        table.begin_phase_three(events)

    # What it changes

    def allows_victory(self, table: AerionState) -> bool:
        for payroll in self.payrolls:
            if table.cards_in(payroll) > 0:
                return False
        return self.next_pier(table) < 0

    def wrong(self, table: AerionState) -> str:
        hired = [table.cards_in(payroll) for payroll in self.payrolls]
        alone = table.setting.seats == 1 or self.plays_variant(NO_DEBT)
        debts = (alone and hired[1] > 0) or (self.plays_variant(NO_DEBT) and hired[0] > 1)
        acquired = table.acquired > 0 and table.acquired_kind() == self.worker.number
        # Only the hiring of the last card empties the Display, and that Worker is not paid before phase 2.
        rolled = table.step == steps.ROLL or table.beneath % steps.DEPTH == steps.ROLL
        emptied = rolled and table.displayed == 0 and table.cards_in(self.payroll(table)) == 0
        return "aerion-error-position-piers" if debts or acquired or emptied else ""
