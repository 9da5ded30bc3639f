"""What a client does for fair dice: it adds random bytes in two rounds, and remembers enough to check the end.

`docs/fair-dice.md` tells why. Nothing here trusts the server.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

from aerodrome.kernel import AbortedRound, Contribution, Record, contribution_hash
from aerodrome.protocol.messages import Commit, Reveal, TableInfo

BYTES = 32
UNNUMBERED = 0
Doubt = Literal["commitment", "seed", "own", "hashes", "rounds"]
"""What is not as it was promised: the seed's hash changed; the seed shown is another one; the own bytes are not in the
own seat; bytes are not those of the hashes that were shown before; rounds that were given up are not owned up to."""


class Fairness:
    """What one seat adds to the seed of its match, and what it saw of it.

    `commitment` is the seed's hash as it was first shown. `bytes` has the own bytes of each round, `hashes` the hashes
    of all seats in each round in which the own bytes were sent, as they were shown before that.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.commitment: str | None = None
        self.bytes: dict[int, str] = {}
        self.hashes: dict[int, tuple[str | None, ...]] = {}
        self.aborted: tuple[AbortedRound, ...] = ()
        self._doubts: set[Doubt] = set()

    def see(self, table: TableInfo) -> Commit | Reveal | None:
        """Look at the table; what is to be sent now, if anything. The sender numbers it."""
        if self.commitment is None:
            self.commitment = table.commitment
        elif table.commitment != self.commitment:
            self._doubts.add("commitment")
        if table.aborted[: len(self.aborted)] != self.aborted:
            self._doubts.add("rounds")
        self.aborted = max(self.aborted, table.aborted, key=len)
        if not self._mixes(table):
            return None
        if not table.hashes:
            return None if table.seats[self.seat].has_committed or table.round in self.bytes else self.begin(table)
        if not self.has_bytes(table) or table.seats[self.seat].has_contributed:
            return None
        people = (seat for seat, place in enumerate(table.seats) if place.is_taken and place.bot is None)
        if any(table.hashes[seat] is None for seat in people):
            # Bytes that came without a hash could be chosen to suit those of this seat.
            self._doubts.add("hashes")
            return None
        self.hashes[table.round] = table.hashes
        return Reveal(command=UNNUMBERED, round=table.round, bytes=self.bytes[table.round])

    def _mixes(self, table: TableInfo) -> bool:
        """Whether this seat is asked for a hash or for bytes."""
        if self.seat < 0 or table.status != "gathering" or table.known_deal:
            return False
        place = table.seats[self.seat]
        return place.is_taken and place.bot is None

    def begin(self, table: TableInfo, later: int = 0) -> Commit:
        """Draw bytes for this round, or for a later one, and give their hash."""
        number = table.round + later
        added = secrets.token_bytes(BYTES)
        self.bytes[number] = added.hex()
        added_hash = contribution_hash(table.commitment, number, self.seat, added)
        return Commit(command=UNNUMBERED, round=number, hash=added_hash)

    def is_stuck(self, table: TableInfo) -> bool:
        """Whether the table waits for bytes of this seat that were drawn by another device, or are lost."""
        lacks = self._mixes(table) and bool(table.hashes) and not table.seats[self.seat].has_contributed
        return lacks and not self.has_bytes(table)

    def has_bytes(self, table: TableInfo) -> bool:
        """Whether the hash that the table shows for this seat is of bytes that are known here."""
        added = self.bytes.get(table.round)
        if added is None:
            return False
        return table.hashes[self.seat] == contribution_hash(
            table.commitment, table.round, self.seat, bytes.fromhex(added)
        )

    # At the end

    def doubts(self, end: TableInfo | Record) -> set[Doubt]:
        """What is not as it was promised, once the match is over: none, unless the host has cheated.

        That every die and card follows from the seed and the contributions, `verify` tells of the record.
        """
        found = set(self._doubts)
        if isinstance(end, TableInfo):
            aborted, contributions = end.aborted, end.contributions
        else:
            aborted = () if end.mixing is None else end.mixing.aborted
            contributions = () if end.mixing is None else end.mixing.contributions
        if hashlib.sha256(_unhex(end.seed)).hexdigest() != self.commitment:
            found.add("seed")
        if end.commitment != self.commitment:
            found.add("commitment")
        if end.known_deal:
            return found
        if self.aborted != aborted[: len(self.aborted)] or not self._owns_up(aborted):
            found.add("rounds")
        return found | self._doubts_of(contributions, len(aborted) + 1)

    def _owns_up(self, aborted: tuple[AbortedRound, ...]) -> bool:
        """Whether every round in which the own bytes were sent either led to the match or is among those given up."""
        for number, hashes in self.hashes.items():
            if number <= len(aborted):
                told = {one.seat: one.hash for one in aborted[number - 1].hashes}
                if told != _by_seat(hashes):
                    return False
            elif number > len(aborted) + 1:
                return False
        return True

    def _doubts_of(self, contributions: tuple[Contribution, ...], last: int) -> set[Doubt]:
        """What is wrong with the contributions of the last round."""
        found: set[Doubt] = set()
        if last in self.hashes:
            if _by_seat(self.hashes[last]) != {one.seat: one.hash for one in contributions}:
                found.add("hashes")
            if [one.bytes for one in contributions if one.seat == self.seat] != [self.bytes[last]]:
                found.add("own")
        for one in contributions:
            if contribution_hash(self.commitment or "", last, one.seat % 256, _unhex(one.bytes)) != one.hash:
                found.add("hashes")
        return found


def _by_seat(hashes: tuple[str | None, ...]) -> dict[int, str]:
    return {seat: hash for seat, hash in enumerate(hashes) if hash is not None}


def _unhex(text: str | None) -> bytes:
    """The bytes that are written in hexadecimal digits; none where they are not."""
    try:
        return bytes.fromhex(text or "")
    except ValueError:
        return b""
