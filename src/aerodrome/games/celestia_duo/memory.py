"""What everybody can know of a hand from what happened in the open. This module is compiled.

For each seat a few numbers, all of them public: how many cards of each kind the hand is known to hold at least
(cards taken face up, statements), how many at most (statements, what a failure to pay has proved, what lay open when
the discard pile was shuffled), and for the last failure how many unseen cards have come since: each of them can be of
any kind, but it is only one card. A re-deal draws hands that agree with all of it.

Numbers are laid out from `at`: at least [kind], at most [kind], proved [kind], unseen cards since, unpaid flag.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import FACES, FLAG, JOKER, KINDS, SYMBOLS
from .dice import COUNT

AT_LEAST: Final[i64] = 0
AT_MOST: Final[i64] = 6
PROVED: Final[i64] = 12
SINCE: Final[i64] = 18
UNPAID: Final[i64] = 19  # a flag of the boarding could not be paid: 1, or 2 while pairs were forbidden
ANY: Final[i64] = 99  # no limit


def forget_all(cells: vec[i64], at: i64) -> None:
    """Nothing is known of this hand."""
    for kind in range(KINDS):
        cells[at + AT_LEAST + kind] = 0
        cells[at + AT_MOST + kind] = ANY
        cells[at + PROVED + kind] = ANY
    cells[at + SINCE] = 0
    cells[at + UNPAID] = 0


def gained(cells: vec[i64], at: i64, kind: i64) -> None:
    """A card was taken that everybody has seen."""
    cells[at + AT_LEAST + kind] += 1
    if cells[at + AT_MOST + kind] != ANY:
        cells[at + AT_MOST + kind] += 1
    if cells[at + PROVED + kind] != ANY:
        cells[at + PROVED + kind] += 1
    cells[at + UNPAID] = 0


def gained_unseen(cells: vec[i64], at: i64) -> None:
    """A card was taken that only its owner knows."""
    proved = False
    for kind in range(KINDS):
        if cells[at + AT_MOST + kind] != ANY:
            cells[at + AT_MOST + kind] += 1
        if cells[at + PROVED + kind] != ANY:
            proved = True
    if proved:
        cells[at + SINCE] += 1
    cells[at + UNPAID] = 0


def lost(cells: vec[i64], at: i64, kind: i64) -> None:
    """A card has left the hand face up."""
    if cells[at + AT_LEAST + kind] > 0:
        cells[at + AT_LEAST + kind] -= 1
    if cells[at + AT_MOST + kind] != ANY:
        cells[at + AT_MOST + kind] -= 1
    if cells[at + PROVED + kind] != ANY:
        cells[at + PROVED + kind] -= 1


def has(cells: vec[i64], at: i64, kind: i64) -> None:
    """The owner said: I have this."""
    if cells[at + AT_LEAST + kind] == 0:
        cells[at + AT_LEAST + kind] = 1


def has_not(cells: vec[i64], at: i64, kind: i64) -> None:
    """The owner said: I do not have this."""
    cells[at + AT_MOST + kind] = 0
    if cells[at + PROVED + kind] > 0:
        cells[at + PROVED + kind] = 0


def shuffled(cells: vec[i64], at: i64, kind: i64, most: i64) -> None:
    """The discard pile was shuffled: of this kind no more cards than this were out of sight."""
    cells[at + AT_MOST + kind] = min(cells[at + AT_MOST + kind], most)


def could_not_pay(cells: vec[i64], at: i64, dice: i64, pairs_count: bool, is_boarding: bool) -> None:
    """The owner could not beat any of these dice: no matching card, no joker, no pair; for a flag of the chase,
    nothing at all; for a flag of the boarding, not all that it costs.
    """
    flags = COUNT[dice * FACES + FLAG]
    symbols: i64 = 0
    for symbol in range(SYMBOLS):
        symbols += COUNT[dice * FACES + symbol]
    if symbols > 0 or not is_boarding:
        for kind in range(KINDS):
            limit: i64 = 0
            if flags == 0 or is_boarding:
                limit = min(cells[at + AT_MOST + kind], _limit(kind, dice, pairs_count))
            cells[at + AT_MOST + kind] = limit
            cells[at + PROVED + kind] = limit
        cells[at + SINCE] = 0
    if flags > 0 and is_boarding:
        # That not even pairs helped stays true where they are forbidden.
        if pairs_count:
            cells[at + UNPAID] = 1
        elif cells[at + UNPAID] == 0:
            cells[at + UNPAID] = 2


def _limit(kind: i64, dice: i64, pairs_count: bool) -> i64:
    """How many cards of a kind one can hold without being able to beat one of the symbols shown."""
    if kind == JOKER or COUNT[dice * FACES + kind] > 0:
        return 0
    if pairs_count:
        return 1
    return ANY


def agrees(cells: vec[i64], at: i64, hand: i64) -> bool:
    """Whether the cards counted from `hand` agree with the limits, unpaid flags apart."""
    beyond: i64 = 0
    for kind in range(KINDS):
        held = cells[hand + kind]
        if held < cells[at + AT_LEAST + kind] or held > cells[at + AT_MOST + kind]:
            return False
        beyond += max(held - cells[at + PROVED + kind], 0)
    return beyond <= cells[at + SINCE]


def has_place_for(cells: vec[i64], at: i64, hand: i64, kind: i64) -> bool:
    """Whether one more card of this kind still agrees with the limits.

    Cards beyond what was proved use up the unseen cards that came since. Filling a hand card by card never gets
    stuck: what fits is a matroid.
    """
    held = cells[hand + kind]
    if held >= cells[at + AT_MOST + kind]:
        return False
    if held < cells[at + PROVED + kind]:
        return True
    beyond: i64 = 0
    for other in range(KINDS):
        beyond += max(cells[hand + other] - cells[at + PROVED + other], 0)
    return beyond < cells[at + SINCE]


def can_pay_flag(hand: vec[i64], at: i64, required: vec[i64], of: i64, pairs_count: bool, has_mama: bool) -> bool:
    """Whether cards pay all that is required: each symbol by itself, a joker, a pair or one card that Mama turns.

    Whatever stands for a symbol could stand for another, so matching cards are best used where they match.
    """
    missing: i64 = 0
    pairs: i64 = 0
    odd: i64 = 0
    for symbol in range(SYMBOLS):
        left = hand[at + symbol] - required[of + symbol]
        if left < 0:
            missing -= left
        else:
            pairs += left // 2
            odd += left % 2
    missing -= hand[at + JOKER]
    if pairs_count:
        missing -= pairs
        pairs = 0
    if has_mama and pairs + odd > 0:
        missing -= 1
    return missing <= 0
