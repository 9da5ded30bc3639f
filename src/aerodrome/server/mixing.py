"""How the people of a table mix its seed: first a hash from each, then, when all hashes are shown, the bytes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from aerodrome.kernel import AbortedRound, Contribution, Mixing, Promise


@dataclass(slots=True)
class Rounds:
    """The rounds of one table: the present one, and those that were given up after their hashes were shown.

    Hashes and bytes are kept by seat. A round is never changed once its hashes are shown: it leads to the match, or it
    is given up, which everybody is told and the record says.
    """

    hashes: dict[int, str] = field(default_factory=dict)
    bytes: dict[int, str] = field(default_factory=dict)
    aborted: list[AbortedRound] = field(default_factory=list)

    @property
    def number(self) -> int:
        """The number of the present round, counted from 1."""
        return len(self.aborted) + 1

    def missing(self) -> tuple[int, ...]:
        return tuple(sorted(self.hashes.keys() - self.bytes.keys()))

    def abort(self, missing: Collection[int]) -> None:
        """Give up the present round. Bytes that were sent in it are worth nothing, so everybody begins again."""
        promises = tuple(Promise(seat, hash) for seat, hash in sorted(self.hashes.items()))
        self.aborted.append(AbortedRound(promises, tuple(missing)))
        self.hashes.clear()
        self.bytes.clear()

    def mixing(self) -> Mixing | None:
        """What the match began with; None where no person sat down."""
        if not self.bytes:
            return None
        parts = tuple(Contribution(seat, self.hashes[seat], added) for seat, added in sorted(self.bytes.items()))
        return Mixing(tuple(sorted(self.bytes)), parts, tuple(self.aborted))
