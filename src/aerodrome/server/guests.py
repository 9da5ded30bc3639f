"""Guests: who somebody is without an account. A signed cookie names them, a recovery code moves them elsewhere."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final, get_args

import msgspec

from aerodrome.protocol import Refused
from aerodrome.protocol.bodies import Colour, GuestChange, GuestInfo

from .keys import Keys, Ticket, new_id
from .names import clean_name
from .store import GuestRow, Store

FRESH_SECONDS: Final = 30 * 24 * 3600
"""An older cookie is replaced on the guest's next visit, so that regular guests stay known."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

# Crockford's: no letter that is easily taken for a digit.
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LIKE: Final = str.maketrans("OIL", "011", "- \t")
_CODE_LENGTH: Final = 25
_GROUP: Final = 5
_MOST_COOKIE: Final = 200


class Guests:
    """Finds, makes and changes guests."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self._keys = keys

    async def find(self, cookie: str | None) -> GuestRow | None:
        """The guest whose cookie came along; None when there is none, or it is not, or no more, a good one."""
        ticket = self._ticket(cookie)
        guest = None if ticket is None else await self._store.guest(ticket.guest)
        return guest if ticket is not None and guest is not None and guest.session == ticket.session else None

    def _ticket(self, cookie: str | None) -> Ticket | None:
        return None if cookie is None or len(cookie) > _MOST_COOKIE else self._keys.ticket(cookie)

    def is_fresh(self, cookie: str | None) -> bool:
        """Whether the cookie that came along is so new that it need not be replaced."""
        ticket = self._ticket(cookie)
        return ticket is not None and time.time() - ticket.made < FRESH_SECONDS

    async def end_others(self, guest: GuestRow) -> GuestRow:
        """The guest with a new session: cookies of the old ones are worth nothing from now on."""
        return guest._replace(session=await self._store.end_sessions(guest.id))

    async def welcome(self) -> GuestRow:
        guest = GuestRow(new_id(), None, secrets.choice(COLOURS), time.time())
        await self._store.add_guest(guest)
        return guest

    async def change(self, guest: GuestRow, wanted: GuestChange) -> GuestRow:
        name = None if wanted.name is None else clean_name(wanted.name)
        if name is None and wanted.colour is None:
            return guest
        await self._store.change_guest(guest.id, name, wanted.colour)
        return guest._replace(name=name or guest.name, colour=wanted.colour or guest.colour)

    async def new_code(self, guest: GuestRow) -> str:
        """A recovery code, of which only the digest is kept. The code before it is worth nothing from now on."""
        code = new_code()
        await self._store.set_recovery(guest.id, digest(code))
        return code

    async def recover(self, code: str) -> GuestRow:
        found = await self._store.guest_by_recovery(digest(code))
        if found is None:
            raise Refused("forbidden", "server-error-recovery-code")
        return found

    def cookie(self, guest: GuestRow) -> str:
        return self._keys.cookie(guest.id, guest.session)


def told(guest: GuestRow) -> GuestInfo:
    colour = msgspec.convert(guest.colour, Colour)
    return GuestInfo(name=guest.name, colour=colour, has_recovery_code=guest.recovery is not None)


def new_code() -> str:
    """125 random bits as people can write them down: five groups of five letters and digits."""
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LENGTH))
    return "-".join(letters[at : at + _GROUP] for at in range(0, _CODE_LENGTH, _GROUP))


def digest(code: str) -> str:
    """What is kept of a recovery code; capitals, spaces, hyphens and letters that look like digits do not matter."""
    return hashlib.sha256(code.upper().translate(_LIKE).encode("utf-8", "surrogatepass")).hexdigest()
