"""Everything the server keeps, in SQLite or PostgreSQL, for an event loop."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from aerodrome.kernel import BadInput
from aerodrome.server.logs import Seldom

from . import engines, reads, writes
from .bus import Bus, PostgresBus
from .engines import FileLock
from .failures import DatabaseFailed, Unreadable, reason_of
from .migrate import migrate
from .places import DatabaseLocation, place_of
from .rows import Change, TableRow
from .writer import Explain, Watch, Writer

log = structlog.get_logger(__name__)

SECONDS_BETWEEN_LINES = 10.0
CHECK_SECONDS = 1.0
"""How long a successful check counts: everybody may ask for it, and it writes."""

Failed = Callable[[str], None]
_T = TypeVar("_T")
_P = ParamSpec("_P")


def _asking(
    question: Callable[Concatenate[Connection, _P], _T],
) -> Callable[Concatenate[Store, _P], Coroutine[Any, Any, _T]]:
    """The method that asks the database a question of `reads`."""

    async def ask(self: Store, /, *values: _P.args, **named: _P.kwargs) -> _T:
        return await self._read(lambda connection: question(connection, *values, **named))

    return ask


def _changing(
    work: Callable[Concatenate[Connection, _P], _T], *, of_table: bool = False
) -> Callable[Concatenate[Store, _P], Coroutine[Any, Any, _T]]:
    """The method that does something of `writes`; with `of_table`, its first value is the table that it is about."""

    async def change(self: Store, /, *values: _P.args, **named: _P.kwargs) -> _T:
        table = str(values[0]) if of_table else ""
        return await self._write(lambda connection: work(connection, *values, **named), table=table)

    return change


class Store:
    """What is kept. A method that writes returns when its change is on disk, and what was written is read from then on.

    Writes raise NotWritten when the database failed and nothing was written, Unsure when it failed while committing;
    reads raise Unreadable, and the log has the reason. The store recovers by itself as soon as the database does.
    Logs only grow, until their table is removed as a whole; a guest who wants to be forgotten takes their name out.
    """

    def __init__(
        self,
        place: DatabaseLocation,
        writing: Connection,
        lock: FileLock | None,
        watch: Watch | None,
        failed: Failed | None,
    ) -> None:
        """For `open`: the database is there and has the schema."""
        self._failed = failed
        self._seldom = Seldom(SECONDS_BETWEEN_LINES)
        self._checked = -math.inf
        self._lock = lock
        self._is_closed = False
        self._reading = engines.reading(place)
        self._readers = ThreadPoolExecutor(engines.READERS, thread_name_prefix="aerodrome-reader")
        self._writer = Writer(writing, watch, None if lock is None else lock.check)
        self.bus: Bus = Bus() if place.file is not None else PostgresBus(engines.parameters(place))

    @classmethod
    async def open(cls, url: str, *, watch: Watch | None = None, failed: Failed | None = None) -> Store:
        """Open a database (`postgresql://…`, `sqlite:///path` or a path), make it or bring it to the present schema.

        BadInput says why it cannot be opened: it is no such database, not reachable, used by another process (SQLite),
        or made by a newer Aerodrome. `watch` hears of every commit, `failed` of every failure, by its kind.
        """
        place = place_of(url)
        writing, lock = await asyncio.to_thread(_opened, place)
        return cls(place, writing, lock, watch, failed)

    async def close(self) -> None:
        """Writes what was asked for before, and lets go of the database."""
        self._is_closed = True
        await self.bus.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        # The last connection to leave tidies up an SQLite file; it must be the one that may write.
        await self._writer.close()
        if self._lock is not None:
            self._lock.release()

    async def check(self) -> None:
        """Read and write something small; raises what failed. What was found holds for a moment."""
        if time.monotonic() - self._checked < CHECK_SECONDS:
            return
        await self._read(reads.check)
        await self._write(partial(writes.check, now=time.time()))
        self._checked = time.monotonic()

    # Tables

    async def create_table(self, row: TableRow, change: Change) -> None:
        """Keep a new table with its first entries, state and holders. Conflict when there is one of this id."""
        await self._write(
            partial(writes.create, row=row, change=change),
            table=row.id,
            conflict=partial(writes.conflict_of, change=change, is_new=True),
        )

    async def append(self, change: Change) -> None:
        """Write a change whole, or not at all. Conflict when the log has one of its entries' numbers already.

        After Unsure, append the same change again. Either it is written now; or there is a Conflict, and then the log
        from the change's first number on says whose entries they are: compare their bodies, client and command. Reading
        alone shows what was written, but not what a server cut off from us is still about to write; a second attempt
        waits for that.
        """
        await self._write(
            partial(writes.append, change=change),
            table=change.table,
            plain=change if writes.is_plain(change) else None,
            conflict=partial(writes.conflict_of, change=change, is_new=False),
        )

    table = _asking(reads.table)
    log = _asking(reads.log)
    ends = _asking(reads.ends)
    open_tables = _asking(reads.open_tables)
    left_to_bots = _asking(reads.left_to_bots)
    holders = _asking(reads.holders)
    holders_at = _asking(reads.holders_at)
    tables_of = _asking(reads.tables_of)
    tables_made_by = _asking(reads.tables_made_by)
    abandoned = _asking(reads.abandoned)
    chat = _asking(reads.chat)
    snapshots = _asking(reads.snapshots)
    presence = _asking(reads.presence)
    remove_table = _changing(writes.remove_table, of_table=True)
    rewrite = _changing(writes.rewrite, of_table=True)
    save_snapshots = _changing(writes.save_snapshots, of_table=True)
    note_presence = _changing(writes.note_presence)

    # Guests

    guest = _asking(reads.guest)
    guest_by_recovery = _asking(reads.guest_by_recovery)
    sessions = _asking(reads.sessions)
    names = _asking(reads.names)
    results_of = _asking(reads.results_of)
    results_at = _asking(reads.results_at)
    results_together = _asking(reads.results_together)
    add_guest = _changing(writes.add_guest)
    change_guest = _changing(writes.change_guest)
    set_recovery = _changing(writes.set_recovery)
    end_sessions = _changing(writes.end_sessions)
    remove_guest = _changing(writes.remove_guest)

    # Settings

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The kept value of a setting. Where there is none, one is made and kept; all processes get the same."""
        kept = await self._read(partial(reads.setting, name=name))
        if kept is not None:
            return kept
        return await self._write(partial(writes.keep_setting, name=name, value=make()))

    # Inside

    async def _write(
        self,
        work: Callable[[Connection], _T],
        *,
        table: str = "",
        plain: Change | None = None,
        conflict: Explain | None = None,
    ) -> _T:
        try:
            return await self._writer.write(work, table=table, plain=plain, conflict=conflict)
        except DatabaseFailed as error:
            self._tell(error)
            raise

    async def _read(self, question: Callable[[Connection], _T]) -> _T:
        if self._is_closed:
            raise Unreadable("closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, _asked, self._reading, question)
        except DatabaseFailed as error:
            self._tell(error)
            raise

    def _tell(self, error: DatabaseFailed) -> None:
        """Let the operator know why, once in a while with the number: a full disk fails every command."""
        self._checked = -math.inf
        if self._failed is not None:
            self._failed(error.what)
        times = self._seldom.due(f"{error.what} {error.reason}")
        if times:
            log.error("the database failed", what=error.what, reason=error.reason, times=times)


def _asked(engine: Engine, question: Callable[[Connection], _T]) -> _T:
    try:
        try:
            return _answered(engine, question)
        except DBAPIError as error:
            # An idle connection may have been dead for long; the others of the pool are given up with it.
            if not error.connection_invalidated:
                raise
            return _answered(engine, question)
    except SQLAlchemyError as error:
        raise Unreadable(reason_of(error)) from error


def _answered(engine: Engine, question: Callable[[Connection], _T]) -> _T:
    with engine.connect() as connection:
        return question(connection)


def _opened(place: DatabaseLocation) -> tuple[Connection, FileLock | None]:
    """A connection that writes to the database, which has the present schema, and the lock of its file."""
    lock = None if place.file is None else FileLock(place, place.file)
    try:
        engine = engines.writing(place, must_exist=True)
        migrate(engine, place.shown)
        connection = engine.connect()
    except BaseException as error:
        # Nothing else is left open: a connection for migrating is closed when it has been used.
        if lock is not None:
            lock.release()
        if isinstance(error, DBAPIError):
            raise _refusal(place, error) from None
        raise
    return connection, lock


def _refusal(place: DatabaseLocation, error: DBAPIError) -> BadInput:
    if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return BadInput("server-error-database-foreign", database=place.shown)
    return BadInput("server-error-database-unreachable", database=place.shown, reason=reason_of(error))
