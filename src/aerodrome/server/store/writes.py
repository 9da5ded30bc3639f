"""What is written, statement by statement. Every function runs inside a transaction of its caller."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .failures import Conflict
from .rows import Change, GuestRow, PresenceRow, SnapshotRow, TableRow, TableState
from .schema import GUESTS, HOLDERS, LOG, PRESENCE, RESULTS, SETTINGS, SNAPSHOTS, TABLE_STATES, TABLES

CHECKED = "checked"
"""The setting that a check of the database writes."""


class Removed(Exception):
    """What is written belongs to a table that is no longer there."""


Values = list[dict[str, Any]]

# Statements that are made once are compiled once.
_ADD_ENTRIES = insert(LOG)
_SET_STATE = (
    update(TABLE_STATES)
    .where(TABLE_STATES.c.table == bindparam("of"))
    .values(
        status=bindparam("new_status"),
        deciding=bindparam("new_deciding"),
        changed=bindparam("new_changed"),
        drawn=func.coalesce(bindparam("new_drawn", type_=TABLE_STATES.c.drawn.type), TABLE_STATES.c.drawn),
    )
)
_SET_BODY = (
    update(LOG)
    .where(LOG.c.table == bindparam("of"), LOG.c.number == bindparam("place"))
    .values(body=bindparam("new_body"))
)
_RELEASE = delete(HOLDERS).where(
    HOLDERS.c.table == bindparam("of"), HOLDERS.c.seat == bindparam("at"), HOLDERS.c.guest == bindparam("who")
)


def create(connection: Connection, row: TableRow, change: Change) -> None:
    connection.execute(insert(TABLES), row._asdict())
    state = change.state or TableState("gathering", "", row.created)
    connection.execute(insert(TABLE_STATES), {"table": row.id, **state._asdict()})
    append(connection, change._replace(state=None))


def append(connection: Connection, change: Change) -> None:
    append_plain(connection, [change])
    for gone in change.released:
        connection.execute(_RELEASE, {"of": gone.table, "at": gone.seat, "who": gone.guest})
    for held in change.holders:
        connection.execute(_inserting(connection, HOLDERS).on_conflict_do_nothing(), held._asdict())
    if change.results:
        connection.execute(insert(RESULTS), [result._asdict() for result in change.results])


def is_plain(change: Change) -> bool:
    """Whether a change has nothing but entries and a state, as nearly all have."""
    return not (change.holders or change.released or change.results)


def append_plain(connection: Connection, changes: Iterable[Change]) -> None:
    """Entries and states of many changes in two statements."""
    entries: Values = []
    states: Values = []
    for change in changes:
        entries += [{"table": change.table, **entry._asdict()} for entry in change.entries]
        if change.state is not None:
            values = {f"new_{name}": value for name, value in change.state._asdict().items()}
            states.append({"of": change.table, **values})
    if entries:
        connection.execute(_ADD_ENTRIES, entries)
    if states:
        changed = connection.execute(_SET_STATE, states).rowcount
        if connection.dialect.supports_sane_multi_rowcount and changed < len({state["of"] for state in states}):
            raise Removed("a table of these changes was removed")


def conflict_of(connection: Connection, change: Change, *, is_new: bool) -> Conflict | None:
    """Whether a change was refused because somebody else was first."""
    numbers = [entry.number for entry in change.entries]
    is_taken = select(LOG.c.number).where(LOG.c.table == change.table, LOG.c.number.in_(numbers)).limit(1)
    if numbers and connection.execute(is_taken).first() is not None:
        return Conflict(change.table)
    is_there = select(TABLES.c.id).where(TABLES.c.id == change.table)
    return Conflict(change.table) if is_new and connection.execute(is_there).first() is not None else None


def save_snapshots(connection: Connection, table: str, rows: Sequence[SnapshotRow]) -> None:
    """Keep the last view of viewpoints. One that is older than the one kept changes nothing."""
    _keep(connection, SNAPSHOTS, [{"table": table, **row._asdict()} for row in rows], newest="number")


def note_presence(connection: Connection, rows: Sequence[PresenceRow]) -> None:
    """Keep when somebody was last seen by a process, in place of what it said before."""
    _keep(connection, PRESENCE, [row._asdict() for row in rows])


def add_guest(connection: Connection, row: GuestRow) -> None:
    connection.execute(insert(GUESTS), row._asdict())


def change_guest(connection: Connection, guest: str, name: str | None, colour: str | None) -> None:
    """Change what is given; None leaves it as it is."""
    values = {
        GUESTS.c.name: func.coalesce(name, GUESTS.c.name),
        GUESTS.c.colour: func.coalesce(colour, GUESTS.c.colour),
    }
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(values))


def rewrite(connection: Connection, table: str, bodies: Mapping[int, str], plan: str) -> None:
    """Give entries of a table other bodies, by number, and the table another plan: to take names out."""
    if bodies:
        connection.execute(
            _SET_BODY, [{"of": table, "place": place, "new_body": body} for place, body in bodies.items()]
        )
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(plan=plan))


def remove_table(connection: Connection, table: str) -> None:
    for about in (LOG, HOLDERS, RESULTS, SNAPSHOTS, PRESENCE, TABLE_STATES):
        connection.execute(delete(about).where(about.c.table == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def remove_guest(connection: Connection, guest: str) -> None:
    connection.execute(delete(RESULTS).where(RESULTS.c.guest == guest))
    connection.execute(delete(HOLDERS).where(HOLDERS.c.guest == guest))
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))


def set_recovery(connection: Connection, guest: str, digest: str) -> None:
    """Keep the digest of a new recovery code in the place of the old one."""
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(recovery=digest))


def check(connection: Connection, now: float) -> None:
    """Write something small, in place of what was written last time."""
    _keep(connection, SETTINGS, [{"name": CHECKED, "value": str(now).encode()}])


def end_sessions(connection: Connection, guest: str) -> int:
    """Make all cookies of a guest worthless; the number of the session that is good from now on."""
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(session=GUESTS.c.session + 1))
    return int(connection.execute(select(GUESTS.c.session).where(GUESTS.c.id == guest)).scalar_one())


def keep_setting(connection: Connection, name: str, value: bytes) -> bytes:
    connection.execute(_inserting(connection, SETTINGS).on_conflict_do_nothing(), {"name": name, "value": value})
    return bytes(connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar_one())


def _keep(connection: Connection, table: Table, rows: Values, newest: str | None = None) -> None:
    """Insert rows, or put their values in place of those that are there; not where those have more of `newest`."""
    statement = _inserting(connection, table)
    new = statement.excluded
    values = {column.key: new[column.key] for column in table.columns if not column.primary_key}
    is_newer = None if newest is None else new[newest] >= table.c[newest]
    keys = list(table.primary_key)
    if rows:
        connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values, where=is_newer), rows)


def _inserting(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that can say what happens when the row is there already: both databases spell it alike."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
