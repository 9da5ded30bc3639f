"""Everything the server keeps, in SQLite or PostgreSQL, for an event loop."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from aerodrome.kernel import BadInput
from aerodrome.server.logs import Seldom

from . import engines, reads, writes
from .bus import Bus, LoneBus, PostgresBus
from .engines import FileLock
from .failures import DatabaseFailed, Unreadable, reason_of
from .migrate import migrate
from .places import Place, place_of
from .rows import (
    Change,
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
from .writer import Explain, Watch, Writer

log = structlog.get_logger(__name__)

SECONDS_BETWEEN_LINES = 10.0
CHECK_SECONDS = 1.0
"""How long a successful check counts: everybody may ask for it, and it writes."""

Failed = Callable[[str], None]
_T = TypeVar("_T")


class Store:
    """What is kept. A method that writes returns when its change is on disk, and what was written is read from then on.

    Writes raise NotWritten when the database failed and nothing was written, Unsure when it failed while committing;
    reads raise Unreadable, and the log has the reason. The store recovers by itself as soon as the database does.
    Logs only grow, until their table is removed as a whole; a guest who wants to be forgotten takes their name out.
    """

    def __init__(
        self, place: Place, writing: Connection, lock: FileLock | None, watch: Watch | None, failed: Failed | None
    ) -> None:
        """For `open`: the database is there and has the schema."""
        self.name = place.shown
        self._failed = failed
        self._seldom = Seldom(SECONDS_BETWEEN_LINES)
        self._checked = -math.inf
        self._lock = lock
        self._is_closed = False
        self._reading = engines.reading(place)
        self._readers = ThreadPoolExecutor(engines.READERS, thread_name_prefix="aerodrome-reader")
        self._writer = Writer(writing, watch, None if lock is None else lock.check)
        self.bus: Bus = LoneBus() if place.file is not None else PostgresBus(engines.parameters(place))

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

    async def table(self, id: str) -> tuple[TableRow, TableState] | None:
        return await self._read(partial(reads.table, wanted=id))

    async def log(self, id: str, after: int = 0) -> list[LogRow]:
        """The entries of a table whose number is greater, in order."""
        return await self._read(partial(reads.log, of=id, after=after))

    async def ends(self, ids: Sequence[str]) -> dict[str, int]:
        """The last number of each table's log; a table without entries is not mentioned."""
        return await self._read(partial(reads.ends, wanted=ids))

    async def open_tables(self) -> list[TableRow]:
        """All tables that are not over, the oldest first."""
        return await self._read(reads.open_tables)

    async def left_to_bots(self) -> list[str]:
        """The tables whose match goes on although no person must decide: it is up to bots."""
        return await self._read(reads.left_to_bots)

    async def holders(self, table: str) -> list[Holding]:
        """Who may sit where, in the order in which they came: the first of a seat is its owner."""
        return await self._read(partial(reads.holders, of=table))

    async def holders_at(self, tables: Sequence[str]) -> dict[str, list[Holding]]:
        """The same for each of these tables."""
        held: dict[str, list[Holding]] = {table: [] for table in tables}
        for holding in await self._read(partial(reads.holders_at, wanted=tables)):
            held[holding.table].append(holding)
        return held

    async def tables_of(self, guest: str, limit: int | None = 50) -> list[ListedTable]:
        """The tables where a guest has a seat, or the last ones; where something happened last comes first."""
        return await self._read(partial(reads.tables_of, guest=guest, limit=limit))

    async def tables_made_by(self, guest: str) -> list[str]:
        """The tables that a guest has made, wherever they sit."""
        return await self._read(partial(reads.made_by, guest=guest))

    async def chat(self, table: str) -> list[str]:
        """The bodies of the entries that were said in a table's chat, in order."""
        return await self._read(partial(reads.chat, of=table))

    async def abandoned(self, before: float, limit: int) -> list[str]:
        """Tables whose match is not over, where nothing has happened and nobody was seen since; the oldest first."""
        return await self._read(partial(reads.abandoned, before=before, limit=limit))

    async def remove_table(self, id: str) -> None:
        """Remove a table with its log and everything that belongs to it."""
        await self._write(partial(writes.remove_table, table=id), table=id)

    async def rewrite(self, id: str, bodies: Mapping[int, str], plan: str) -> None:
        """Give entries of a table other bodies, by number, and the table another plan: to take names out."""
        await self._write(partial(writes.rewrite, table=id, bodies=bodies, plan=plan), table=id)

    async def save_snapshots(self, table: str, rows: Sequence[SnapshotRow]) -> None:
        """Keep the last view of viewpoints. One that is older than the one kept changes nothing."""
        if rows:
            await self._write(partial(writes.save_snapshots, table=table, rows=rows), table=table)

    async def snapshots(self, table: str) -> list[SnapshotRow]:
        """The kept views of a table, by viewpoint."""
        return await self._read(partial(reads.snapshots, of=table))

    async def note_presence(self, rows: Sequence[PresenceRow]) -> None:
        """Keep when somebody was last seen by a process, in place of what it said before."""
        if rows:
            await self._write(partial(writes.note_presence, rows=rows))

    async def presence(self, table: str) -> list[PresenceRow]:
        """What every process knows of a table's seats, by seat."""
        return await self._read(partial(reads.presence, of=table))

    # Guests

    async def guest(self, id: str) -> GuestRow | None:
        return await self._read(partial(reads.guest, wanted=id))

    async def add_guest(self, row: GuestRow) -> None:
        await self._write(partial(writes.add_guest, row=row))

    async def change_guest(self, id: str, name: str | None, colour: str | None) -> None:
        """Change what is given; None leaves it as it is."""
        await self._write(partial(writes.change_guest, guest=id, name=name, colour=colour))

    async def set_recovery(self, id: str, digest: str) -> None:
        """Keep the digest of a new recovery code in the place of the old one."""
        await self._write(partial(writes.set_recovery, guest=id, digest=digest))

    async def remove_guest(self, id: str) -> None:
        """Remove a guest, their results and their seats."""
        await self._write(partial(writes.remove_guest, guest=id))

    async def guest_by_recovery(self, digest: str) -> GuestRow | None:
        return await self._read(partial(reads.guest_by_recovery, digest=digest))

    async def end_sessions(self, id: str) -> int:
        """Make all cookies of a guest worthless; the number of the session that is good from now on."""
        return await self._write(partial(writes.end_sessions, guest=id))

    async def sessions(self, guests: Sequence[str]) -> dict[str, int]:
        """The number of the good session of each of these guests."""
        return await self._read(partial(reads.sessions, guests=guests))

    async def names(self, guests: Sequence[str]) -> dict[str, str | None]:
        """What guests are called; whoever is no guest is not mentioned."""
        return await self._read(partial(reads.names, guests=guests))

    async def results_of(self, guest: str, limit: int | None = None) -> list[ResultRow]:
        """A guest's results that count, or the last ones; the oldest first."""
        return await self._read(partial(reads.results_of, guest=guest, limit=limit))

    async def results_at(self, guest: str, tables: Sequence[str]) -> list[ResultRow]:
        """A guest's results at these tables, whether or not they count; the oldest first."""
        return await self._read(partial(reads.results_at, guest=guest, wanted=tables))

    async def results_together(self, game: str, together: str) -> list[ResultRow]:
        """The results that count of all matches of a game that exactly these played, the oldest first."""
        return await self._read(partial(reads.results_together, game=game, together=together))

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


def _opened(place: Place) -> tuple[Connection, FileLock | None]:
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


def _refusal(place: Place, error: DBAPIError) -> BadInput:
    if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return BadInput("server-error-database-foreign", database=place.shown)
    return BadInput("server-error-database-unreachable", database=place.shown, reason=reason_of(error))
