"""How much one visitor may do over all connections: messages, histories, guests, tables, recovery codes, exports."""

from __future__ import annotations

from .limits import Buckets, refuse_until
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
        refuse_until(wait, "server-error-too-many-tables")

    def new_guest(self, address: str) -> None:
        """A stranger becomes a guest; a client that does so again and again throws the cookie away on purpose."""
        refuse_until(self._guests.take(address), "server-error-too-many-guests")

    def recovery(self, address: str) -> None:
        """Somebody tries a recovery code; a code that could be guessed would be worth nothing."""
        refuse_until(self._recoveries.take(address), "server-error-too-many-codes")

    def export(self, guest: str) -> None:
        """Somebody asks for a copy of all that is kept about them, which means reading many logs."""
        refuse_until(self._exports.take(guest), "server-error-too-many-exports")
