"""What is read, question by question. `Store` has a method for each of them, without the connection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Column, Connection, Select, func, select

from .rows import GuestRow, Holding, ListedTable, LogRow, PresenceRow, ResultRow, SnapshotRow, TableRow, TableState
from .schema import GUESTS, HOLDERS, LOG, PRESENCE, RESULTS, SETTINGS, SNAPSHOTS, TABLE_STATES, TABLES

# SQLite counts the values in a statement, and both databases prefer statements they have seen.
_MOST_NAMES = 500

_TABLE = [TABLES.c[name] for name in TableRow._fields]
_STATE = [TABLE_STATES.c[name] for name in TableState._fields]
_LISTED: Select[Any] = select(*_TABLE, *_STATE).join(TABLE_STATES, TABLE_STATES.c.table == TABLES.c.id)
_LOG: Select[Any] = select(*[LOG.c[name] for name in LogRow._fields])
_GUEST: Select[Any] = select(*[GUESTS.c[name] for name in GuestRow._fields])
_HOLDING: Select[Any] = select(*[HOLDERS.c[name] for name in Holding._fields])
_RESULT: Select[Any] = select(*[RESULTS.c[name] for name in ResultRow._fields])
_COUNTED: Select[Any] = _RESULT.join(TABLES, TABLES.c.id == RESULTS.c.table).where(
    TABLES.c.known_deal.is_(False), TABLES.c.position.is_(None)
)
"""The results that count: known deals and made-up positions count for nobody."""
_RESULTS_IN_ORDER = (RESULTS.c.ended, RESULTS.c.table, RESULTS.c.seat)
_PRESENCE: Select[Any] = select(*[PRESENCE.c[name] for name in PresenceRow._fields])
_SNAPSHOT: Select[Any] = select(*[SNAPSHOTS.c[name] for name in SnapshotRow._fields])


def check(connection: Connection) -> None:
    connection.execute(select(1))


def table(connection: Connection, id: str) -> tuple[TableRow, TableState] | None:
    row = connection.execute(_LISTED.where(TABLES.c.id == id)).first()
    return None if row is None else _parted(row)


def log(connection: Connection, table: str, after: int = 0) -> list[LogRow]:
    """The entries of a table whose number is greater, in order."""
    found = connection.execute(_LOG.where(LOG.c.table == table, LOG.c.number > after).order_by(LOG.c.number))
    return [LogRow(*row) for row in found]


def ends(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """The last number of each table's log; a table without entries is not mentioned."""
    # One look at the index for each table; grouping would read every entry.
    last = select(func.max(LOG.c.number)).where(LOG.c.table == TABLES.c.id).scalar_subquery()
    rows = _in_portions(connection, select(TABLES.c.id, last), TABLES.c.id, tables)
    return {id: number for id, number in rows if number is not None}


def open_tables(connection: Connection) -> list[TableRow]:
    found = _LISTED.where(TABLE_STATES.c.status.in_(("gathering", "playing"))).order_by(TABLES.c.created, TABLES.c.id)
    return [_parted(row)[0] for row in connection.execute(found)]


def left_to_bots(connection: Connection) -> list[str]:
    """The tables whose match goes on although no person must decide: it is up to bots."""
    states = TABLE_STATES.c
    found = select(states.table).where(states.status == "playing", states.deciding == "").order_by(states.changed)
    return list(connection.execute(found).scalars())


def holders(connection: Connection, table: str) -> list[Holding]:
    """Who may sit where, in the order in which they came: the first of a seat is its owner."""
    return holders_at(connection, [table])[table]


def holders_at(connection: Connection, tables: Sequence[str]) -> dict[str, list[Holding]]:
    """The same for each of these tables."""
    held: dict[str, list[Holding]] = {table: [] for table in tables}
    for table, seat, guest in _in_portions(connection, _HOLDING.order_by(HOLDERS.c.place), HOLDERS.c.table, tables):
        held[table].append(Holding(table, seat, guest))
    return held


def tables_of(connection: Connection, guest: str, limit: int | None = 50) -> list[ListedTable]:
    """The tables where a guest has a seat, or the last ones; where something happened last comes first."""
    theirs = select(HOLDERS.c.table).where(HOLDERS.c.guest == guest)
    newest = _LISTED.where(TABLES.c.id.in_(theirs)).order_by(TABLE_STATES.c.changed.desc(), TABLES.c.id).limit(limit)
    listed = [_parted(row) for row in connection.execute(newest)]
    seats: dict[str, list[int]] = {}
    held = _HOLDING.where(HOLDERS.c.guest == guest).order_by(HOLDERS.c.seat)
    for id, seat, _ in _in_portions(connection, held, HOLDERS.c.table, [row.id for row, _ in listed]):
        seats.setdefault(id, []).append(seat)
    return [ListedTable(row, state, tuple(seats[row.id])) for row, state in listed if row.id in seats]


def tables_made_by(connection: Connection, guest: str) -> list[str]:
    """The tables that a guest has made, wherever they sit."""
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.creator == guest)).scalars())


def abandoned(connection: Connection, before: float, limit: int) -> list[str]:
    """Tables whose match is not over, where nothing has happened and nobody was seen since; the oldest first."""
    states = TABLE_STATES.c
    seen = select(PRESENCE.c.table).where(PRESENCE.c.table == states.table, PRESENCE.c.seen >= before)
    found = (
        select(states.table)
        .where(states.status.in_(("gathering", "playing")), states.changed < before, ~seen.exists())
        .order_by(states.changed)
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def chat(connection: Connection, table: str) -> list[str]:
    """The bodies of the entries that were said in a table's chat, in order."""
    said = select(LOG.c.body).where(LOG.c.table == table, LOG.c.body.like('{"type":"chatted"%'))
    return list(connection.execute(said.order_by(LOG.c.number)).scalars())


def snapshots(connection: Connection, table: str) -> list[SnapshotRow]:
    found = connection.execute(_SNAPSHOT.where(SNAPSHOTS.c.table == table).order_by(SNAPSHOTS.c.viewpoint))
    return [SnapshotRow(*row) for row in found]


def presence(connection: Connection, table: str) -> list[PresenceRow]:
    """What every process knows of a table's seats, by seat."""
    found = _PRESENCE.where(PRESENCE.c.table == table).order_by(PRESENCE.c.seat, PRESENCE.c.process)
    return [PresenceRow(*row) for row in connection.execute(found)]


def guest(connection: Connection, id: str) -> GuestRow | None:
    row = connection.execute(_GUEST.where(GUESTS.c.id == id)).first()
    return None if row is None else GuestRow(*row)


def guest_by_recovery(connection: Connection, digest: str) -> GuestRow | None:
    row = connection.execute(_GUEST.where(GUESTS.c.recovery == digest)).first()
    return None if row is None else GuestRow(*row)


def sessions(connection: Connection, guests: Sequence[str]) -> dict[str, int]:
    """The number of the good session of each of these guests."""
    return dict(_in_portions(connection, select(GUESTS.c.id, GUESTS.c.session), GUESTS.c.id, guests))


def names(connection: Connection, guests: Sequence[str]) -> dict[str, str | None]:
    """What guests are called; ids of no guest are not mentioned."""
    return dict(_in_portions(connection, select(GUESTS.c.id, GUESTS.c.name), GUESTS.c.id, guests))


def results_of(connection: Connection, guest: str) -> list[ResultRow]:
    """A guest's results that count, the oldest first."""
    found = _COUNTED.where(RESULTS.c.guest == guest).order_by(*_RESULTS_IN_ORDER)
    return [ResultRow(*row) for row in connection.execute(found)]


def results_at(connection: Connection, guest: str, tables: Sequence[str]) -> list[ResultRow]:
    """A guest's results at these tables, whether or not they count; the oldest first."""
    found = _RESULT.where(RESULTS.c.guest == guest).order_by(*_RESULTS_IN_ORDER)
    return [ResultRow(*row) for row in _in_portions(connection, found, RESULTS.c.table, tables)]


def results_together(connection: Connection, game: str, together: str) -> list[ResultRow]:
    """The results that count of all matches of a game that exactly these played, the oldest first."""
    found = _COUNTED.where(RESULTS.c.together == together, RESULTS.c.game == game).order_by(*_RESULTS_IN_ORDER)
    return [ResultRow(*row) for row in connection.execute(found)]


def setting(connection: Connection, name: str) -> bytes | None:
    value = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
    return None if value is None else bytes(value)


def _parted(row: Sequence[Any]) -> tuple[TableRow, TableState]:
    return TableRow(*row[: len(_TABLE)]), TableState(*row[len(_TABLE) :])


def _in_portions(
    connection: Connection, question: Select[Any], column: Column[str], wanted: Sequence[str]
) -> Iterator[Any]:
    """The rows of a question whose column has one of the wanted values."""
    distinct = list(dict.fromkeys(wanted))
    for first in range(0, len(distinct), _MOST_NAMES):
        yield from connection.execute(question.where(column.in_(distinct[first : first + _MOST_NAMES])))
