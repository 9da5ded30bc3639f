"""How much one visitor may do over all connections: messages, histories, guests, tables, recovery codes, exports."""

from __future__ import annotations

from aerodrome.protocol import Refused

from .limits import Buckets
from .settings import Limits


class Quotas:
    """Counts what is rare and costly; requests as such are limited before they come here."""

    def __init__(self, limits: Limits) -> None:
        self._tables_of_guests = Buckets(limits.tables_per_guest)
        self._tables_of_addresses = Buckets(limits.tables_per_address)
        self._guests = Buckets(limits.guests_per_address)
        self._recoveries = Buckets(limits.recoveries_per_address)
        self._exports = Buckets(limits.exports_per_guest)
        self._messages_of_guests = Buckets(limits.messages_per_guest)
        self._messages_of_addresses = Buckets(limits.messages_per_address)
        self._histories = Buckets(limits.histories_per_address)

    def message(self, guest: str | None, address: str, cost: float, *, is_history: bool) -> float:
        """The seconds that a message on a socket has to wait; 0 when it may pass."""
        return max(
            0.0 if guest is None else self._messages_of_guests.take(guest, cost),
            self._messages_of_addresses.take(address, cost),
            self._histories.take(address) if is_history else 0.0,
        )

    def new_table(self, guest: str, address: str) -> None:
        """Somebody makes a table; too many are refused."""
        wait = max(self._tables_of_guests.take(guest), self._tables_of_addresses.take(address))
        if wait:
            raise Refused("too-many", "server-error-too-many-tables", wait=wait)

    def new_guest(self, address: str) -> None:
        """A stranger becomes a guest; whoever does that again and again throws the cookie away on purpose."""
        wait = self._guests.take(address)
        if wait:
            raise Refused("too-many", "server-error-too-many-guests", wait=wait)

    def recovery(self, address: str) -> None:
        """Somebody tries a recovery code; a code that could be guessed would be worth nothing."""
        wait = self._recoveries.take(address)
        if wait:
            raise Refused("too-many", "server-error-too-many-codes", wait=wait)

    def export(self, guest: str) -> None:
        """Somebody asks for a copy of all that is kept about them, which means reading many logs."""
        wait = self._exports.take(guest)
        if wait:
            raise Refused("too-many", "server-error-too-many-exports", wait=wait)
