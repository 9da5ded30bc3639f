"""What is kept of guests and tables, row by row. Times are seconds since 1970."""

from __future__ import annotations

from typing import NamedTuple

from aerodrome.protocol.messages import TableStatus


class TableRow(NamedTuple):
    """How a table was made. It never changes; what happens there is in its log and in its `TableState`.

    `options`, `plan` (the seats asked for) and `position` are JSON. `secret` is the seed.
    """

    id: str
    game: str
    rules_version: str
    catalogue_hash: str
    catalogue: str | None
    options: str
    plan: str
    secret: bytes
    known_deal: bool
    position: str | None
    absence: int
    creator: str
    created: float


class TableState(NamedTuple):
    """Where a table stands, for lists of tables. `deciding` are the seats where a person must decide, as "0,2".

    `changed` is when something happened last that everybody may know of. `drawn` is JSON: what came up for the options
    that were left to chance. Once it is written, None leaves it as it is.
    """

    status: TableStatus
    deciding: str
    changed: float
    drawn: str | None = None


class LogRow(NamedTuple):
    """One entry of a table's log. `number` counts 1, 2, 3, … within the table; (table, number) is unique.

    A decision carries the seat's number of it; it and a wish carry the client and the command they came from.
    """

    number: int
    at: float
    body: str
    seat: int | None = None
    decision: int | None = None
    client: str | None = None
    command: int | None = None


class Holding(NamedTuple):
    """A guest who may sit in a seat of a table. The first holder of a seat is its owner."""

    table: str
    seat: int
    guest: str


class ResultRow(NamedTuple):
    """How a match ended for the guest in a seat. `options` is JSON; `together` names all who played, sorted.

    A player is a guest's id, or `bot:` and the bot's name. `turns` and `seconds` are how long a match took that was
    played to its end; older rows do not tell.
    """

    table: str
    seat: int
    guest: str
    game: str
    options: str
    seats: int
    together: str
    won: bool
    resigned: bool
    score: int | None
    ended: float
    turns: int | None = None
    seconds: int | None = None


class GuestRow(NamedTuple):
    """A guest. `recovery` is the SHA-256 of the recovery code, as hexadecimal digits.

    Only cookies with the number `session` are good; it grows when the guest ends all other devices.
    """

    id: str
    name: str | None
    colour: str
    created: float
    recovery: str | None = None
    session: int = 0


class SnapshotRow(NamedTuple):
    """The last view of a viewpoint that was kept, for tables whose rules have changed since. `body` is JSON."""

    viewpoint: int
    number: int
    body: str


class PresenceRow(NamedTuple):
    """When somebody in a seat was last seen by a process, and whether they are connected to it."""

    table: str
    seat: int
    process: str
    is_connected: bool
    seen: float


class Change(NamedTuple):
    """What is written together, or not at all, when something happens at a table."""

    table: str
    entries: tuple[LogRow, ...]
    state: TableState | None = None
    holders: tuple[Holding, ...] = ()
    released: tuple[Holding, ...] = ()
    results: tuple[ResultRow, ...] = ()


class ListedTable(NamedTuple):
    """One of a guest's tables."""

    row: TableRow
    state: TableState
    seats: tuple[int, ...]
