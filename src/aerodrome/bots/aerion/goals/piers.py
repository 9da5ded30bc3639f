"""The Piers: five equal dice, with Workers who are paid later. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.aerion.conditions import AT_LEAST_26, FIVE_OF_A_KIND
from aerodrome.bots.aerion.picture import Picture
from aerodrome.games.aerion.cards import DECKS, KINDS
from aerodrome.games.aerion.expansions import piers
from aerodrome.games.aerion.expansions.piers import NO_DEBT, WORKER_REROLLS, Piers
from aerodrome.games.aerion.table import Table

from .offer import Offer

PIER_WORK: Final[i64] = 32
DEBT_WORK: Final[i64] = 9
"""How much work a Pier and a debt are, in tenths of a card."""


def read(expansion: Piers, table: Table, picture: Picture) -> None:
    tasks = picture.tasks
    tasks.worker = expansion.worker.number
    tasks.no_debt = expansion.plays_variant(NO_DEBT)
    for pier in expansion.piers:
        if table.side(pier) != piers.BUILT:
            tasks.piers += 1
    payroll = expansion.payroll(table)
    tasks.debts = table.cards_in(payroll)
    if not tasks.no_debt:
        tasks.other_debts = table.cards_in(expansion.payrolls[1 - table.seat])
    for deck in range(DECKS):
        if table.lies_in(payroll, deck * KINDS + tasks.worker):
            tasks.payee = deck


def work(picture: Picture) -> i64:
    tasks = picture.tasks
    return tasks.piers * PIER_WORK + (tasks.debts + tasks.other_debts) * DEBT_WORK


def offers(picture: Picture, found: list[Offer]) -> None:
    tasks = picture.tasks
    if tasks.piers > 0:
        after = picture.copy()
        after.change_tasks().piers -= 1
        found.append(Offer(FIVE_OF_A_KIND, tasks.verbs.build_pier.first, after))
    if tasks.debts > 0 and tasks.payee >= 0:
        after = picture.copy()
        after.change_tasks().debts -= 1
        found.append(Offer(AT_LEAST_26, tasks.verbs.pay.id_of(tasks.payee), after))


def worker_shown(picture: Picture) -> i64:
    """The deck of a Worker who can be hired now, -1 when there is none."""
    tasks = picture.tasks
    if tasks.worker < 0 or (tasks.no_debt and tasks.debts > 0):
        return -1
    for deck in range(DECKS):
        if picture.shown[deck] == tasks.worker:
            return deck
    return -1


def hiring(picture: Picture, deck: i64) -> Picture:
    """The picture when the Worker in front of this deck is hired and the first of the rerolls is thrown."""
    hired = picture.copy()
    hired.lift(deck)
    tasks = hired.change_tasks()
    tasks.debts += 1
    tasks.payee = deck
    tasks.lab_ready = False
    hired.rerolls += WORKER_REROLLS - 1
    return hired
