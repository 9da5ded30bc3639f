"""Fair dice: every live outcome can be checked by anybody once the seed is shown. `docs/fair-dice.md` says how."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace

from .dealer import Dealer
from .errors import BadInput

_MIX = b"aerodrome fair dice 1"
_KNOWN = b"aerodrome known deal 1\0"
_WORD = 1 << 64


@dataclass(frozen=True, slots=True)
class Seed:
    """Where the chance of a match comes from.

    The secret decides everything; its SHA-256, the commitment, is shown before play begins. `contributions` are bytes
    that the players add after that, so that not even the host can choose. A known deal comes from a chosen or shared
    seed. A seed read from the record of an unfinished match has a commitment, and no secret yet.
    """

    commitment: str
    secret: bytes | None
    is_known: bool = False
    contributions: tuple[bytes, ...] = ()

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

    def with_contribution(self, added: bytes) -> Seed:
        if not 1 <= len(added) <= 64:
            raise BadInput("error-contribution", count=str(len(added)))
        return replace(self, contributions=(*self.contributions, added))

    @property
    def key(self) -> bytes:
        """The key of the pseudo-random function: the secret with the contributions mixed in, in their order."""
        if self.secret is None:
            raise BadInput("error-seed-secret")
        message = _MIX + b"".join(bytes([len(part)]) + part for part in self.contributions)
        return hmac.digest(self.secret, message, "sha256")


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
