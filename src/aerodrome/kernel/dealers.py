"""Dealers for replays and enumeration; live play uses `fair`, simulation `dealer.FastDealer`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from .dealer import Dealer
from .errors import AerodromeError


class WrongScript(AerodromeError):
    """A script of chance, such as that of a record, does not fit what the rules asked for."""


class Pick(NamedTuple):
    """One answered request: the number of the stream, how many outcomes were possible, which one came."""

    stream: int
    n: int
    result: int


class RecordingDealer(Dealer):
    """Passes requests on to another dealer and notes every answer."""

    def __init__(self, source: Dealer) -> None:
        self.source = source
        self.picks: list[Pick] = []

    def pick(self, stream: int, n: int) -> int:
        result = self.source.pick(stream, n)
        self.picks.append(Pick(stream, n, result))
        return result

    def take_picks(self) -> tuple[Pick, ...]:
        """What has been answered since the last call."""
        picks = tuple(self.picks)
        self.picks.clear()
        return picks


class RecordedDealer(Dealer):
    """Answers from a record; a request that the record does not foresee is an error."""

    def __init__(self, picks: Sequence[Pick] = ()) -> None:
        self._picks = deque(picks)

    def load(self, picks: Sequence[Pick]) -> None:
        """The answers for the next decision."""
        self.finish()
        self._picks.extend(picks)

    def pick(self, stream: int, n: int) -> int:
        if not self._picks:
            raise WrongScript("error-script-no-chance")
        picked = self._picks[0]
        if (picked.stream, picked.n) != (stream, n) or not 0 <= picked.result < n:
            raise WrongScript("error-script-stream", most=str(n), stream=str(stream), found=str(tuple(picked)))
        self._picks.popleft()
        return picked.result

    def finish(self) -> None:
        if self._picks:
            raise WrongScript("error-script-more-chance")


def packed(digits: Sequence[int], base: int) -> int:
    """Dice as `Dealer.roll` returns them."""
    number = 0
    for digit in digits:
        number = number * base + digit
    return number


class Branch(NamedTuple):
    """One thing chance could do: how likely it is, and the answers that make it so."""

    probability: Fraction
    label: tuple[tuple[int, ...], ...]


class BranchingDealer(Dealer):
    """Follows one path through everything chance could answer; `branches` walks all of them."""

    def __init__(self, path: Sequence[int]) -> None:
        self._path = path
        self.taken: list[int] = []
        self.widths: list[int] = []
        self.label: list[tuple[int, ...]] = []
        self.probability = Fraction(1)

    def _branch(self, options: Sequence[tuple[int, ...]], weights: Sequence[int]) -> tuple[int, ...]:
        at = self._path[len(self.taken)] if len(self.taken) < len(self._path) else 0
        self.taken.append(at)
        self.widths.append(len(options))
        self.label.append(options[at])
        self.probability *= Fraction(weights[at], sum(weights))
        return options[at]

    def pick(self, stream: int, n: int) -> int:
        return self._branch([(result,) for result in range(n)], [1] * n)[0]

    def roll(self, stream: int, faces: int, n: int) -> int:
        throws = list(combinations_with_replacement(range(faces), n))
        orders = [factorial(n) // prod(factorial(throw.count(face)) for face in set(throw)) for throw in throws]
        return packed(self._branch(throws, orders), faces)

    def draw(self, stream: int, counts: vec[i64]) -> int:
        kinds = [kind for kind in range(len(counts)) if counts[kind] > 0]
        return self._branch([(kind,) for kind in kinds], [counts[kind] for kind in kinds])[0]

    def deal(self, stream: int, counts: vec[i64], n: int) -> vec[i64]:
        deals = list(_deals(tuple(counts), n))
        ways = [prod(comb(int(count), part) for count, part in zip(counts, dealt, strict=True)) for dealt in deals]
        return vec[i64](list(self._branch(deals, ways)))


def _deals(counts: tuple[int, ...], n: int) -> Iterator[tuple[int, ...]]:
    """Every way to deal n cards from a multiset: how many of each kind."""
    if not counts:
        yield ()
        return
    rest = sum(counts[1:])
    for part in range(max(n - rest, 0), min(counts[0], n) + 1):
        for others in _deals(counts[1:], n - part):
            yield (part, *others)


def branches(step: Callable[[Dealer], None]) -> Iterator[Branch]:
    """Run `step` once for each thing chance could do in it; the step must start from the same state each time."""
    path: list[int] = []
    while True:
        dealer = BranchingDealer(path)
        step(dealer)
        yield Branch(dealer.probability, tuple(dealer.label))
        path = dealer.taken
        while path and path[-1] + 1 == dealer.widths[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1
