"""Chance has one door: rules ask a `Dealer`, and never a random generator of their own.

Everything a dealer answers comes down to `pick`: a number from 0 to n-1, each equally likely. A die is a pick of
its faces; a card is a pick among the cards of a multiset, counted in the order of their kinds.

This module is compiled. `Dealer` may be subclassed by interpreted code: tests, replays and enumerations do.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# Stream 0 is never used by rules: it is where random players take their choices from.
CHOICES: Final = 0

_LCG_MULTIPLIER: Final = 3935559000370003845
_LCG_INCREMENT: Final = 2691343689449507681
_MIX_FIRST: Final = 4571158168892198573
_MIX_SECOND: Final = 1442268034586348763
_62_BITS: Final = (1 << 62) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """The contract of every source of chance.

    `stream` says what the chance is for (a deck, a kind of die); games name their streams from 1 upwards.
    """

    def pick(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely. n is at least 1."""
        raise NotImplementedError("a dealer must say how it picks")

    def die(self, stream: i64, faces: i64) -> i64:
        """One die: the index of its face, 0 to faces-1."""
        return self.pick(stream, faces)

    def roll(self, stream: i64, faces: i64, n: i64) -> i64:
        """n equal dice thrown at once, packed as the digits of one number in base `faces`, first die last.

        The dice of one throw are alike: a caller must not attach a meaning to their order.
        """
        packed: i64 = 0
        for _die in range(n):
            packed = packed * faces + self.die(stream, faces)
        return packed

    def draw(self, stream: i64, counts: vec[i64]) -> i64:
        """A card from a multiset, as its kind: `counts[kind]` cards of each kind, at least one in all."""
        total: i64 = 0
        for count in counts:
            total += count
        return kind_at(self.pick(stream, total), counts)

    def deal(self, stream: i64, counts: vec[i64], n: i64) -> vec[i64]:
        """n cards at once from a multiset that has as many: how many of each kind.

        Cards dealt at once are alike: a caller must not attach a meaning to their order.
        """
        left = counts[:]
        for _card in range(n):
            left[self.draw(stream, left)] -= 1
        dealt = counts[:]
        for kind in range(len(dealt)):
            dealt[kind] -= left[kind]
        return dealt


def kind_at(rank: i64, counts: vec[i64]) -> i64:
    """The kind of the card at `rank` when the multiset is laid out kind by kind."""
    kind: i64 = 0
    for count in counts:
        if rank < count:
            return kind
        rank -= count
        kind += 1
    raise ValueError("there is no card left to draw")


def _mixed(seed: i64) -> i64:
    """62 bits in which no relation between seeds is left.

    Masking after each multiplication keeps the bits that wrap-around and big numbers have in common, so both builds
    agree; a shift to the right comes after a mask, so it never meets a sign.
    """
    word = (seed + (seed >> 62) * _LCG_MULTIPLIER + _LCG_INCREMENT) & _62_BITS
    word = ((word ^ (word >> 31)) * _MIX_FIRST) & _62_BITS
    word = ((word ^ (word >> 27)) * _MIX_SECOND) & _62_BITS
    return word ^ (word >> 30)


class FastDealer(Dealer):
    """Chance for search and simulation: quick and repeatable, the same in both builds, not for live play.

    A 62-bit linear congruential generator of which the upper 32 bits are used; a pick of n is off by less than
    n / 2**32, which no simulation can notice.
    """

    def __init__(self, seed: i64) -> None:
        # The generator is linear, so seeds must not enter it as they are: neighbours would give related first rolls.
        self._word: i64 = _mixed(seed)

    def _stir(self) -> i64:
        self._word = (self._word * _LCG_MULTIPLIER + _LCG_INCREMENT) & _62_BITS
        return self._word >> 30

    def pick(self, stream: i64, n: i64) -> i64:
        return (self._stir() * n) >> 32

    def roll(self, stream: i64, faces: i64, n: i64) -> i64:
        outcomes: i64 = 1
        for _die in range(n):
            outcomes *= faces
        return (self._stir() * outcomes) >> 32


class StreamDealer(Dealer):
    """Chance for comparing decisions: each stream has a sequence of its own, which follows from the seed alone.

    Whatever is decided, the third card of a deck is the same card, as far as the same cards are left. So two decisions
    that are tried with the same seed differ by what they do, hardly by their luck. As quick as a `FastDealer`, and as
    repeatable.
    """

    def __init__(self, seed: i64) -> None:
        self._seed: i64 = _mixed(seed)
        self._used: vec[i64] = vec[i64]()

    def pick(self, stream: i64, n: i64) -> i64:
        used = self._used
        while len(used) <= stream:
            used = append(used, 0)
            self._used = used
        number = used[stream]
        used[stream] = number + 1
        word = (self._seed + stream * _LCG_MULTIPLIER + number * _MIX_FIRST) & _62_BITS
        return ((_mixed(word) >> 30) * n) >> 32
