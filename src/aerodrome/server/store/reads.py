"""What is read, question by question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Select, func, select

from .rows import (
    GuestRow,
    Holding,
    ListedTable,
    LogRow,
    PresenceRow,
    ResultRow,
    SnapshotRow,
    TableRow,
    TableState,
)
from .schema import GUESTS, HOLDERS, LOG, PRESENCE, RESULTS, SETTINGS, SNAPSHOTS, TABLE_STATES, TABLES

# SQLite counts the values in a statement, and both databases prefer statements they have seen.
_MOST_NAMES = 500

_TABLE = [TABLES.c[name] for name in TableRow._fields]
_STATE = [TABLE_STATES.c[name] for name in TableState._fields]
_LISTED: Select[Any] = select(*_TABLE, *_STATE).join(TABLE_STATES, TABLE_STATES.c.table_id == TABLES.c.id)
_LOG: Select[Any] = select(*[LOG.c[name] for name in LogRow._fields])
_GUEST: Select[Any] = select(*[GUESTS.c[name] for name in GuestRow._fields])
_HOLDING: Select[Any] = select(HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.guest)
_RESULT: Select[Any] = select(RESULTS.c.table_id, *[RESULTS.c[name] for name in ResultRow._fields[1:]])
_COUNTED: Select[Any] = _RESULT.join(TABLES, TABLES.c.id == RESULTS.c.table_id).where(
    TABLES.c.known_deal.is_(False), TABLES.c.position.is_(None)
)
"""The results that count: known deals and made-up positions count for nobody."""
_PRESENCE: Select[Any] = select(PRESENCE.c.table_id, *[PRESENCE.c[name] for name in PresenceRow._fields[1:]])
_SNAPSHOT: Select[Any] = select(*[SNAPSHOTS.c[name] for name in SnapshotRow._fields])


def check(connection: Connection) -> None:
    connection.execute(select(1))


def table(connection: Connection, wanted: str) -> tuple[TableRow, TableState] | None:
    row = connection.execute(_LISTED.where(TABLES.c.id == wanted)).first()
    return None if row is None else _parted(row)


def log(connection: Connection, of: str, after: int) -> list[LogRow]:
    found = connection.execute(_LOG.where(LOG.c.table_id == of, LOG.c.number > after).order_by(LOG.c.number))
    return [LogRow(*row) for row in found]


def ends(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    # One look at the index for each table; grouping would read every entry.
    last = select(func.max(LOG.c.number)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    found: dict[str, int] = {}
    for names in _portions(wanted):
        rows = connection.execute(select(TABLES.c.id, last).where(TABLES.c.id.in_(names)))
        found |= {name: number for name, number in rows if number is not None}
    return found


def open_tables(connection: Connection) -> list[TableRow]:
    found = _LISTED.where(TABLE_STATES.c.status.in_(("gathering", "playing"))).order_by(TABLES.c.created, TABLES.c.id)
    return [_parted(row)[0] for row in connection.execute(found)]


def left_to_bots(connection: Connection) -> list[str]:
    states = TABLE_STATES.c
    found = select(states.table_id).where(states.status == "playing", states.deciding == "").order_by(states.changed)
    return list(connection.execute(found).scalars())


def holders(connection: Connection, of: str) -> list[Holding]:
    found = connection.execute(_HOLDING.where(HOLDERS.c.table_id == of).order_by(HOLDERS.c.place))
    return [Holding(*row) for row in found]


def holders_at(connection: Connection, wanted: Sequence[str]) -> list[Holding]:
    found: list[Holding] = []
    for names in _portions(wanted):
        there = _HOLDING.where(HOLDERS.c.table_id.in_(names)).order_by(HOLDERS.c.place)
        found += [Holding(*row) for row in connection.execute(there)]
    return found


def tables_of(connection: Connection, guest: str, limit: int | None) -> list[ListedTable]:
    theirs = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
    newest = _LISTED.where(TABLES.c.id.in_(theirs)).order_by(TABLE_STATES.c.changed.desc(), TABLES.c.id).limit(limit)
    listed = [_parted(row) for row in connection.execute(newest)]
    seats: dict[str, list[int]] = {}
    for names in _portions([row.id for row, _ in listed]):
        held = _HOLDING.where(HOLDERS.c.guest == guest, HOLDERS.c.table_id.in_(names)).order_by(HOLDERS.c.seat)
        for name, seat, _ in connection.execute(held):
            seats.setdefault(name, []).append(seat)
    return [ListedTable(row, state, tuple(seats[row.id])) for row, state in listed if row.id in seats]


def abandoned(connection: Connection, before: float, limit: int) -> list[str]:
    states = TABLE_STATES.c
    seen = select(PRESENCE.c.table_id).where(PRESENCE.c.table_id == states.table_id, PRESENCE.c.seen >= before)
    found = (
        select(states.table_id)
        .where(states.status.in_(("gathering", "playing")), states.changed < before, ~seen.exists())
        .order_by(states.changed)
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def made_by(connection: Connection, guest: str) -> list[str]:
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.creator == guest)).scalars())


def chat(connection: Connection, of: str) -> list[str]:
    said = select(LOG.c.body).where(LOG.c.table_id == of, LOG.c.body.like('{"type":"chatted"%'))
    return list(connection.execute(said.order_by(LOG.c.number)).scalars())


def snapshots(connection: Connection, of: str) -> list[SnapshotRow]:
    found = connection.execute(_SNAPSHOT.where(SNAPSHOTS.c.table_id == of).order_by(SNAPSHOTS.c.viewpoint))
    return [SnapshotRow(*row) for row in found]


def presence(connection: Connection, of: str) -> list[PresenceRow]:
    order = (PRESENCE.c.seat, PRESENCE.c.process)
    return [
        PresenceRow(*row) for row in connection.execute(_PRESENCE.where(PRESENCE.c.table_id == of).order_by(*order))
    ]


def guest(connection: Connection, wanted: str) -> GuestRow | None:
    row = connection.execute(_GUEST.where(GUESTS.c.id == wanted)).first()
    return None if row is None else GuestRow(*row)


def sessions(connection: Connection, guests: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for portion in _portions(guests):
        rows = connection.execute(select(GUESTS.c.id, GUESTS.c.session).where(GUESTS.c.id.in_(portion)))
        found |= {row.id: row.session for row in rows}
    return found


def guest_by_recovery(connection: Connection, digest: str) -> GuestRow | None:
    row = connection.execute(_GUEST.where(GUESTS.c.recovery == digest)).first()
    return None if row is None else GuestRow(*row)


def results_of(connection: Connection, guest: str, limit: int | None) -> list[ResultRow]:
    order = (RESULTS.c.ended.desc(), RESULTS.c.table_id.desc(), RESULTS.c.seat.desc())
    newest = connection.execute(_COUNTED.where(RESULTS.c.guest == guest).order_by(*order).limit(limit))
    return [ResultRow(*row) for row in newest][::-1]


def results_at(connection: Connection, guest: str, wanted: Sequence[str]) -> list[ResultRow]:
    order = (RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seat)
    found: list[ResultRow] = []
    for names in _portions(wanted):
        there = _RESULT.where(RESULTS.c.guest == guest, RESULTS.c.table_id.in_(names)).order_by(*order)
        found += [ResultRow(*row) for row in connection.execute(there)]
    return found


def results_together(connection: Connection, game: str, together: str) -> list[ResultRow]:
    order = (RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seat)
    wanted = _COUNTED.where(RESULTS.c.together == together, RESULTS.c.game == game).order_by(*order)
    return [ResultRow(*row) for row in connection.execute(wanted)]


def names(connection: Connection, guests: Sequence[str]) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for portion in _portions(guests):
        rows = connection.execute(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(portion)))
        found |= {row.id: row.name for row in rows}
    return found


def setting(connection: Connection, name: str) -> bytes | None:
    value = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
    return None if value is None else bytes(value)


def _parted(row: Sequence[Any]) -> tuple[TableRow, TableState]:
    return TableRow(*row[: len(_TABLE)]), TableState(*row[len(_TABLE) :])


def _portions(wanted: Sequence[str]) -> Iterator[list[str]]:
    distinct = list(dict.fromkeys(wanted))
    for first in range(0, len(distinct), _MOST_NAMES):
        yield distinct[first : first + _MOST_NAMES]
