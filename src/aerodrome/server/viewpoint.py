"""What one seat has been told of a match, counted so that it can be told again and tells nothing about others.

Everything here follows from the log and from what the seat may see: every process that folds the log comes to the same
numbers, and two logs that look alike to the seat give it the same ones.
"""

from __future__ import annotations

import pickle
import zlib
from typing import Final, NamedTuple

from aerodrome.kernel import Match, State
from aerodrome.kernel.event_types import Aside
from aerodrome.kernel.events import Events
from aerodrome.kernel.record import Undone, Wished, Withdrawn

from .entries import MatchEntry

ONLOOKER = -1
"""The seat of those who look on; they see what everybody may."""

# Small numbers, for small states: making room for a large window would take longer than the packing.
WINDOW: Final = 13
MEMORY: Final = 6


class PackedMoment(NamedTuple):
    """What an entry of the match did: the state after it, packed, and what happened. `number` counts the entries."""

    entry: MatchEntry
    number: int
    state: bytes
    happened: Events


class Packer:
    """Makes states small, to be kept: a match has hundreds, and nearly all of one is like its first."""

    def __init__(self, first: State) -> None:
        self._first = pickle.dumps(first, pickle.HIGHEST_PROTOCOL)
        self.first = self.pack(first)

    def pack(self, state: State) -> bytes:
        packing = zlib.compressobj(1, wbits=WINDOW, memLevel=MEMORY, zdict=self._first)
        return packing.compress(pickle.dumps(state, pickle.HIGHEST_PROTOCOL)) + packing.flush()

    def unpack(self, packed: bytes) -> State:
        state: State = pickle.loads(zlib.decompressobj(wbits=WINDOW, zdict=self._first).decompress(packed))
        return state


class Viewpoint:
    """The numbers of one seat: `version` counts what it was told, `decision` the questions it was asked.

    `moments` is what the seat was told of, one for each version: telling it again takes no work for what it was not
    told of.
    """

    def __init__(self, seat: int, match: Match) -> None:
        self.seat = seat
        self.moments: list[PackedMoment] = []
        self.version = 0
        self.decision = 0
        self.legal = self._legal(match)
        self._counted: list[bool] = []

    def _legal(self, match: Match) -> tuple[int, ...]:
        return () if self.seat == ONLOOKER else match.state.legal(self.seat)

    def note(self, match: Match, entry: MatchEntry) -> bool:
        """Take in what the match has just done; whether the seat is told of it."""
        is_own = entry.seat == self.seat
        if isinstance(entry, Wished):
            self.version += is_own
            return is_own
        seen = match.happened.seen_by(self.seat)
        if isinstance(entry, Undone):
            counts = is_own or self._counted.pop()
            is_other_question = counts
        else:
            counts = is_own or bool(seen)
            # Others may speak or be ready while a seat thinks, without changing what it is asked.
            is_other_question = is_own or not all(isinstance(event, Aside) for event in seen)
            if isinstance(entry, Withdrawn):
                self._counted.clear()
            else:
                self._counted.append(counts)
        legal = self._legal(match)
        if is_other_question or legal != self.legal:
            self.decision += 1
            self.legal = legal
        self.version += counts
        return counts
