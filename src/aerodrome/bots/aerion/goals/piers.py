"""The Piers: five equal dice, with Workers who are paid later. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.aerion.conditions import AT_LEAST_26, FIVE_OF_A_KIND
from aerodrome.bots.aerion.picture import NO_DEALER, NONE, Offer, Picture
from aerodrome.games.aerion.cards import DECKS, KINDS
from aerodrome.games.aerion.expansions.piers import BUILT, Piers

PIER_WORK: Final[i64] = 32
DEBT_WORK: Final[i64] = 9
"""How much work a Pier and a debt are, in tenths of a card."""


def work(piers: Piers, picture: Picture) -> i64:
    total: i64 = 0
    for pier in piers.piers:
        if picture.side(pier) != BUILT:
            total += PIER_WORK
    for payroll in piers.payrolls:
        total += picture.cards_in(payroll) * DEBT_WORK
    return total


def add_offers(piers: Piers, picture: Picture, found: list[Offer]) -> None:
    pier = piers.next_pier(picture)
    if pier >= 0:
        built = picture.copy()
        built.turn_piece(piers.piers[pier], BUILT)
        found.append(Offer(FIVE_OF_A_KIND, picture.added.verb("build-pier").first, built))
    payroll = piers.payroll(picture)
    payee: i64 = NONE
    for deck in range(DECKS):
        if picture.lies_in(payroll, deck * KINDS + piers.worker.number):
            payee = deck
    if payee >= 0:
        paid = picture.copy()
        paid.take_out(payroll, payee * KINDS + piers.worker.number)
        found.append(Offer(AT_LEAST_26, picture.added.verb("pay").id_of(payee), paid))


def worker_shown(picture: Picture) -> i64:
    """The deck of a Worker who can be hired now, NONE without."""
    if picture.added.piers is not None:
        hire = picture.added.verb("hire")
        for deck in range(DECKS):
            if hire.why_not_choice(picture, picture.seat, deck) == 0:
                return deck
    return NONE


def hiring(picture: Picture, deck: i64) -> Picture:
    """The picture when the Worker in front of this deck is hired and the first of the rerolls is thrown."""
    hired = picture.copy()
    picture.added.verb("hire").perform(hired, hired.seat, deck, NO_DEALER, None)
    hired.rerolls -= 1
    return hired
