"""Secrets that open something: the guest's cookie and the links of seats. All follow from one key of the server."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "aerodrome_guest"
COOKIE_SALT: Final = "aerodrome guest 2"
COOKIE_SECONDS: Final = 365 * 24 * 3600
_SEAT = b"aerodrome seat 1\0"


def new_id(size: int = 16) -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(size)


class Ticket(NamedTuple):
    """What a cookie says: the guest, the number of the session, and when it was made."""

    guest: str
    session: int
    made: float


class Keys:
    """Makes and checks what opens seats and names guests."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        signing = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._cookies = URLSafeTimedSerializer(secret, salt=COOKIE_SALT, signer_kwargs=signing)

    def cookie(self, guest: str, session: int = 0) -> str:
        """A cookie of a guest, good for a year."""
        return str(self._cookies.dumps([guest, session]))

    def ticket(self, cookie: str) -> Ticket | None:
        """What a cookie says; None when it was not made here, or too long ago."""
        try:
            found, made = self._cookies.loads(cookie, max_age=COOKIE_SECONDS, return_timestamp=True)
        except (BadSignature, ValueError):
            return None
        match found:
            case [str(guest), int(session)]:
                return Ticket(guest, session, made.timestamp())
        return None

    def seat_key(self, table: str, seat: int, generation: int) -> str:
        """What the link of a seat carries in its fragment."""
        message = _SEAT + f"{table} {seat} {generation}".encode()
        return base64.urlsafe_b64encode(hmac.digest(self._secret, message, hashlib.sha256)[:18]).decode()

    def opens(self, key: str, table: str, seat: int, generation: int) -> bool:
        return hmac.compare_digest(key.encode(), self.seat_key(table, seat, generation).encode())
