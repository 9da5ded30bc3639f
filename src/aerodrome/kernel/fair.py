"""Fair dice: every live outcome can be checked by anybody once the seed is shown. `docs/fair-dice.md` says how."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace

from msgspec import Struct

from .dealer import Dealer
from .errors import BadInput

_MIX = b"aerodrome fair dice 1"
_MIX_SEATS = b"aerodrome fair dice 2"
_HASH = b"aerodrome contribution 2"
_KNOWN = b"aerodrome known deal 1\0"
_WORD = 1 << 64


class Contribution(Struct, frozen=True):
    """Random bytes that the person in a seat added to the seed. `hash` was fixed before anybody sent bytes."""

    seat: int
    hash: str
    bytes: str


class Promise(Struct, frozen=True):
    """The hash that the person in a seat fixed in a round."""

    seat: int
    hash: str


class AbortedRound(Struct, frozen=True):
    """A round that was given up after all hashes were shown: the hashes, and the seats whose bytes had not come."""

    hashes: tuple[Promise, ...]
    missing: tuple[int, ...]


class Mixing(Struct, frozen=True, omit_defaults=True):
    """How the seed of a match was mixed: the seats with a person in them, what each added, the rounds given up before.

    Each person first fixes a hash; when all hashes are shown, the bytes follow. So nobody, the host included, can
    choose bytes that suit those of the others.
    """

    people: tuple[int, ...]
    contributions: tuple[Contribution, ...]
    aborted: tuple[AbortedRound, ...] = ()

    @property
    def round(self) -> int:
        """The number of the round that led to the match, counted from 1."""
        return len(self.aborted) + 1


def contribution_hash(commitment: str, round: int, seat: int, added: bytes) -> str:
    """What a person fixes before the bytes are sent. It is bound to the table's seed, the round and the seat."""
    bound = _HASH + bytes.fromhex(commitment) + round.to_bytes(4, "big") + bytes([seat])
    return hashlib.sha256(bound + added).hexdigest()


@dataclass(frozen=True, slots=True)
class Seed:
    """Where the chance of a match comes from.

    The secret decides everything; its SHA-256, the commitment, is shown before play begins. `mixing` is what the people
    in the seats add after that, in two rounds. `contributions` are bytes without an owner, as older records have them:
    the host could choose those. A known deal comes from a chosen or shared seed. A seed read from the record of an
    unfinished match has a commitment, and no secret yet.
    """

    commitment: str
    secret: bytes | None
    is_known: bool = False
    contributions: tuple[bytes, ...] = ()
    mixing: Mixing | None = None

    @classmethod
    def of(cls, secret: bytes, *, is_known: bool = False, contributions: tuple[bytes, ...] = ()) -> Seed:
        return cls(hashlib.sha256(secret).hexdigest(), secret, is_known, contributions)

    @classmethod
    def fresh(cls) -> Seed:
        """A seed nobody knows."""
        return cls.of(secrets.token_bytes(32))

    @classmethod
    def known(cls, seed: int | str) -> Seed:
        """The deal that everybody gets who asks for this seed."""
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadInput("error-seed-kind", found=repr(seed))
        # A number with thousands of digits cannot even be written out.
        text = str(seed) if isinstance(seed, str) or abs(seed) < 10**200 else ""
        if not text or len(text) > 200 or not text.isprintable():
            raise BadInput("error-seed-length")
        return cls.of(hashlib.sha256(_KNOWN + text.encode()).digest(), is_known=True)

    def mixed(self, mixing: Mixing) -> Seed:
        """The seed with what the people in the seats added."""
        return replace(self, mixing=mixing)

    @property
    def key(self) -> bytes:
        """The key of the pseudo-random function: the secret with the contributions mixed in, in the order of seats."""
        if self.secret is None:
            raise BadInput("error-seed-secret")
        return hmac.digest(self.secret, self._message(), "sha256")

    def _message(self) -> bytes:
        if self.mixing is None:
            return _MIX + b"".join(bytes([len(part)]) + part for part in self.contributions)
        parts = [(one.seat, bytes.fromhex(one.bytes)) for one in self.mixing.contributions]
        return _MIX_SEATS + b"".join(bytes([seat, len(part)]) + part for seat, part in parts)


def outcome(key: bytes, stream: str, index: int, n: int) -> int:
    """Pick number `index` of a stream: a number from 0 to n-1, each exactly equally likely."""
    attempt = 0
    while True:
        message = stream.encode() + b"\0" + index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if word < _WORD - _WORD % n:
            return word % n
        attempt += 1


class SeededDealer(Dealer):
    """Chance for live play: outcome = PRF(seed, stream, index), so that one seed stays comparable however you play."""

    def __init__(self, seed: Seed, streams: tuple[str, ...]) -> None:
        self._key = seed.key
        self._streams = streams
        self._used = [0] * len(streams)

    def pick(self, stream: int, n: int) -> int:
        index = self._used[stream]
        self._used[stream] = index + 1
        return outcome(self._key, self._streams[stream], index, n)

    def skip(self, stream: int) -> None:
        """Pass over an outcome that a record has already used."""
        self._used[stream] += 1
