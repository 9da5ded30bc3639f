"""Secrets that open something: the guest's cookie and the links of seats. All follow from one key of the server."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE_SALT = "aerodrome guest 1"
_SEAT = b"aerodrome seat 1\0"


def new_id(size: int = 16) -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(size)


class Keys:
    """Makes and checks what opens seats and names guests."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._cookies = URLSafeSerializer(secret, salt=COOKIE_SALT)

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return str(self._cookies.dumps(guest))

    def guest(self, cookie: str) -> str | None:
        """The guest that a cookie names; None when it was not made here."""
        try:
            found = self._cookies.loads(cookie)
        except (BadSignature, ValueError):
            return None
        return found if isinstance(found, str) else None

    def seat_key(self, table: str, seat: int, generation: int) -> str:
        """What the link of a seat carries in its fragment."""
        message = _SEAT + f"{table} {seat} {generation}".encode()
        return base64.urlsafe_b64encode(hmac.digest(self._secret, message, hashlib.sha256)[:18]).decode()

    def opens(self, key: str, table: str, seat: int, generation: int) -> bool:
        """Whether a key is the one of this seat's link."""
        return hmac.compare_digest(key.encode(), self.seat_key(table, seat, generation).encode())
