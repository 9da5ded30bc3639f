"""Re-dealing unknown hands in agreement with all public knowledge. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer

from . import layout, memory, step
from .cards import KINDS, SYMBOLS
from .memory import AT_LEAST, AT_MOST, UNPAID, can_pay_flag

if TYPE_CHECKING:
    from .table import Table

ATTEMPTS: Final[i64] = 64
SEATS: Final[i64] = 2
FACE_DOWN: Final[i64] = 2  # a place for cards, behind the two hands
PLACES: Final[i64] = 3


def redeal_hands(state: Table, seat: i64, dealer: Dealer) -> None:
    """Re-deal the hands that a seat cannot see; -1 sees none. Hands keep their sizes.

    Face-down cards from two decks are re-dealt too. The deck gets only cards that can have been in the
    discard pile when it was shuffled. When all is over the hands lie open, and nothing is left to deal.
    """
    if state.step == step.OVER:
        return
    spaces = vec[i64]([state.hand_size(0), state.hand_size(1), state.sum_of(layout.FACE_DOWN_AT, KINDS)])
    for other in range(SEATS):
        if other != seat:
            _put_back(state, other)
            spaces[other] -= state.hand_size(other)
        else:
            spaces[other] = 0
    state.pour(layout.FACE_DOWN_AT, layout.DECK_AT, KINDS)
    begun = state.cells[:]
    for _attempt in range(ATTEMPTS):
        left = spaces[:]
        _lay_what_no_hand_takes(state, left, dealer)
        if _placed_beyond_limit(state, left, dealer) and _filled(state, left, dealer) and _possible(state, seat):
            return
        state.cells = begun[:]
    # What is known leaves so little that chance does not find it: take the first hands that agree.
    _searched(state, seat, spaces, 0, 0)


def _put_back(state: Table, seat: i64) -> None:
    """Take all cards of a hand back but those everybody knows of."""
    cells = state.cells
    for kind in range(KINDS):
        known = cells[layout.MEMORY_AT + seat * layout.MEMORY + AT_LEAST + kind]
        cells[layout.DECK_AT + kind] += cells[layout.HAND_AT + seat * layout.HAND + kind] - known
        cells[layout.HAND_AT + seat * layout.HAND + kind] = known


def _lay_what_no_hand_takes(state: Table, spaces: vec[i64], dealer: Dealer) -> None:
    """Lay cards face down that no hand can hold, as many of them as there are more than the deck has cards."""
    if spaces[FACE_DOWN] == 0:
        return
    counts = state.cells[layout.DECK_AT : layout.DECK_AT + KINDS]
    left: i64 = spaces[0] + spaces[1] + spaces[FACE_DOWN]
    for kind in range(KINDS):
        left -= counts[kind]
        for seat in range(SEATS):
            if spaces[seat] > 0:
                most = state.cells[layout.MEMORY_AT + seat * layout.MEMORY + AT_MOST + kind]
                counts[kind] -= most - state.cells[layout.HAND_AT + seat * layout.HAND + kind]
        counts[kind] = max(counts[kind], 0)
        left += counts[kind]
    # What is in the deck is what is left when all places are full.
    for _card in range(min(left, spaces[FACE_DOWN])):
        kind = dealer.draw(layout.EQUIPMENT_STREAM, counts)
        counts[kind] -= 1
        _move(state, kind, FACE_DOWN, spaces)


def _beyond_limit(state: Table, kind: i64) -> i64:
    """How many cards of a kind among those to be dealt cannot be in the deck."""
    return max(state.cells[layout.DECK_AT + kind] - state.cells[layout.DECK_LIMIT_AT + kind], 0)


def _placed_beyond_limit(state: Table, spaces: vec[i64], dealer: Dealer) -> bool:
    """Deal each card that cannot be in the deck to a hand or face down; False when there is no place for one."""
    for kind in range(KINDS):
        for _card in range(_beyond_limit(state, kind)):
            weights = spaces[:]
            for seat in range(SEATS):
                if not memory.has_place_for(
                    state.cells, layout.MEMORY_AT + seat * layout.MEMORY, layout.HAND_AT + seat * layout.HAND, kind
                ):
                    weights[seat] = 0
            if weights[0] + weights[1] + weights[FACE_DOWN] == 0:
                return False
            _move(state, kind, dealer.draw(layout.EQUIPMENT_STREAM, weights), spaces)
    return True


def _move(state: Table, kind: i64, place: i64, spaces: vec[i64]) -> None:
    """Deal a card of this kind to a hand, or face down."""
    at: i64 = layout.FACE_DOWN_AT
    if place != FACE_DOWN:
        at = layout.HAND_AT + place * layout.HAND
    state.cells[layout.DECK_AT + kind] -= 1
    state.cells[at + kind] += 1
    spaces[place] -= 1


def _filled(state: Table, spaces: vec[i64], dealer: Dealer) -> bool:
    """Deal each place as many cards as it lacks, each one of those that may still be there; False when none is left."""
    for place in range(PLACES):
        while spaces[place] > 0:
            counts = state.cells[layout.DECK_AT : layout.DECK_AT + KINDS]
            total: i64 = 0
            for kind in range(KINDS):
                if place != FACE_DOWN and counts[kind] > 0:
                    at, hand = layout.MEMORY_AT + place * layout.MEMORY, layout.HAND_AT + place * layout.HAND
                    if not memory.has_place_for(state.cells, at, hand, kind):
                        counts[kind] = 0
                total += counts[kind]
            if total == 0:
                return False
            _move(state, dealer.draw(layout.EQUIPMENT_STREAM, counts), place, spaces)
    return True


def _possible(state: Table, seat: i64) -> bool:
    """Whether the hands dealt agree with flags."""
    return (seat == 0 or agrees_with_flags(state, 0)) and (seat == 1 or agrees_with_flags(state, 1))


def agrees_with_flags(state: Table, seat: i64) -> bool:
    """Whether this hand agrees with a flag of the boarding that it could not pay, or is just paying."""
    cells, hand = state.cells, layout.HAND_AT + seat * layout.HAND
    unpaid = cells[layout.MEMORY_AT + seat * layout.MEMORY + UNPAID]
    if unpaid != 0:
        required = state.setting.facts.pirate_requires
        if can_pay_flag(cells, hand, required, state.pirate * SYMBOLS, unpaid == 1, False):
            return False
    if state.step == step.GRAPPLE and state.seat == seat:
        return can_pay_flag(cells, hand, cells, layout.OWED_AT, state.pairs_count(), state.mama_helps())
    return True


def _searched(state: Table, seat: i64, spaces: vec[i64], filling: i64, kind: i64) -> bool:
    """Fill hands kind by kind, all ways one after the other, until one agrees."""
    if filling == SEATS:
        return _possible(state, seat) and _laid_face_down(state, spaces)
    cells, hand = state.cells, layout.HAND_AT + filling * layout.HAND
    if kind == KINDS:
        if spaces[filling] > 0 or (
            filling != seat and not memory.agrees(cells, layout.MEMORY_AT + filling * layout.MEMORY, hand)
        ):
            return False
        return _searched(state, seat, spaces, filling + 1, 0)
    most = min(spaces[filling], cells[layout.DECK_AT + kind])
    for cards in range(most + 1):
        cells[layout.DECK_AT + kind] -= cards
        cells[hand + kind] += cards
        spaces[filling] -= cards
        if _searched(state, seat, spaces, filling, kind + 1):
            return True
        cells[layout.DECK_AT + kind] += cards
        cells[hand + kind] -= cards
        spaces[filling] += cards
    return False


def _laid_face_down(state: Table, spaces: vec[i64]) -> bool:
    """Lay the missing cards face down, those that cannot be in the deck first; False when they are too many."""
    beyond: i64 = 0
    for kind in range(KINDS):
        beyond += _beyond_limit(state, kind)
    if beyond > spaces[FACE_DOWN]:
        return False
    for kind in range(KINDS):
        for _card in range(_beyond_limit(state, kind)):
            _move(state, kind, FACE_DOWN, spaces)
    for kind in range(KINDS):
        for _card in range(min(spaces[FACE_DOWN], state.cells[layout.DECK_AT + kind])):
            _move(state, kind, FACE_DOWN, spaces)
    return True
