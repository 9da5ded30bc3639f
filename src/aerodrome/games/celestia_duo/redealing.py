"""Dealing unknown hands anew, in agreement with everything that is publicly known. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer

from . import memory, steps
from .cards import KINDS, SYMBOLS
from .layout import DECK_AT, EQUIPMENT_STREAM, HAND, HAND_AT, MEMORY, MEMORY_AT, OWED_AT
from .memory import AT_LEAST, UNPAID, can_pay_flag
from .paying import Paying

ATTEMPTS: Final[i64] = 64
SEATS: Final[i64] = 2


def redeal_hands(state: Paying, seat: i64, dealer: Dealer) -> None:
    """Deal the hands anew that a seat cannot see; -1 sees none. How many cards each holds does not change.

    When all is over the hands lie open, and nothing is left to deal.
    """
    if state.step == steps.OVER:
        return
    sizes = vec[i64]([state.hand_size(0), state.hand_size(1)])
    for other in range(SEATS):
        if other != seat:
            _put_back(state, other)
            sizes[other] -= state.hand_size(other)
        else:
            sizes[other] = 0
    begun = state.cells[:]
    for _attempt in range(ATTEMPTS):
        if _filled(state, 0, sizes, dealer) and _filled(state, 1, sizes, dealer) and _possible(state, seat):
            return
        state.cells = begun[:]
    # What is known leaves so little that chance does not find it: take the first hands that agree.
    _searched(state, seat, sizes, 0, 0)


def _put_back(state: Paying, seat: i64) -> None:
    """Take all cards of a hand back but those everybody knows of."""
    cells = state.cells
    for kind in range(KINDS):
        known = cells[MEMORY_AT + seat * MEMORY + AT_LEAST + kind]
        cells[DECK_AT + kind] += cells[HAND_AT + seat * HAND + kind] - known
        cells[HAND_AT + seat * HAND + kind] = known


def _filled(state: Paying, seat: i64, sizes: vec[i64], dealer: Dealer) -> bool:
    """Deal a hand as many cards as it lacks, each one of those that may still be in it; False when none is left."""
    cells = state.cells
    at, hand = MEMORY_AT + seat * MEMORY, HAND_AT + seat * HAND
    for _card in range(sizes[seat]):
        counts = cells[DECK_AT : DECK_AT + KINDS]
        total: i64 = 0
        for kind in range(KINDS):
            if counts[kind] > 0 and not memory.has_place_for(cells, at, hand, kind):
                counts[kind] = 0
            total += counts[kind]
        if total == 0:
            return False
        kind = dealer.draw(EQUIPMENT_STREAM, counts)
        cells[DECK_AT + kind] -= 1
        cells[hand + kind] += 1
    return True


def _possible(state: Paying, seat: i64) -> bool:
    """Whether the hands dealt agree with flags that were not paid, or are just being paid."""
    return (seat == 0 or _agrees(state, 0)) and (seat == 1 or _agrees(state, 1))


def _agrees(state: Paying, seat: i64) -> bool:
    cells, hand = state.cells, HAND_AT + seat * HAND
    unpaid = cells[MEMORY_AT + seat * MEMORY + UNPAID]
    if unpaid != 0:
        required = state.setting.facts.pirate_requires
        if can_pay_flag(cells, hand, required, state.pirate * SYMBOLS, unpaid == 1, False):
            return False
    if state.step == steps.GRAPPLE and state.seat == seat:
        return can_pay_flag(cells, hand, cells, OWED_AT, state.pairs_count(), state.mama_helps())
    return True


def _searched(state: Paying, seat: i64, sizes: vec[i64], filling: i64, kind: i64) -> bool:
    """Fill hands kind by kind, all ways one after the other, until one agrees."""
    if filling == SEATS:
        return _possible(state, seat)
    cells, hand = state.cells, HAND_AT + filling * HAND
    if kind == KINDS:
        if sizes[filling] > 0 or (filling != seat and not memory.agrees(cells, MEMORY_AT + filling * MEMORY, hand)):
            return False
        return _searched(state, seat, sizes, filling + 1, 0)
    most = min(sizes[filling], cells[DECK_AT + kind])
    for cards in range(most + 1):
        cells[DECK_AT + kind] -= cards
        cells[hand + kind] += cards
        sizes[filling] -= cards
        if _searched(state, seat, sizes, filling, kind + 1):
            return True
        cells[DECK_AT + kind] += cards
        cells[hand + kind] -= cards
        sizes[filling] += cards
    return False
