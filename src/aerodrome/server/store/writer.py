"""The one thread that writes. Whatever is asked while a commit runs is committed together by the next one."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from psycopg.pq import TransactionStatus
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from .failures import Conflict, NotWritten, Unsure, reason_of
from .rows import Change
from .writes import append_plain

MOST_TOGETHER = 256
_T = TypeVar("_T")
Explain = Callable[[Connection], Conflict | None]


@dataclass(frozen=True, slots=True)
class Job:
    """Something to write, and who waits for it.

    `table` is the table it is about, if any. `work` writes it. `plain` says the same as data, where it can be written
    in one statement with others. `conflict` says whether it was refused because somebody else was first.
    """

    table: str
    work: Callable[[Connection], object]
    plain: Change | None
    conflict: Explain | None
    waiting: asyncio.Future[Any]


class CommittedBatch(NamedTuple):
    """What was committed together: how many changes, how many of them came too late."""

    size: int
    conflicts: int


Watch = Callable[[CommittedBatch], None]
Outcome = object
"""What a job gives, or the exception that it raises."""


class _Lost(Exception):
    """The connection failed before the commit was asked for, so nothing was written."""


class _Spoilt(Exception):
    """One of several changes was refused, and with it the statement that wrote them together."""


class Writer:
    """Owns the connection that writes; it begins with an open one. It is used from the event loop it was made in."""

    def __init__(
        self, connection: Connection, watch: Watch | None = None, guard: Callable[[], None] | None = None
    ) -> None:
        """`guard` is asked before each transaction, and raises when what is written would be lost."""
        self._guard = guard
        self._engine = connection.engine
        self._watch = watch
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = connection
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="aerodrome-writer", daemon=True)
        self._thread.start()

    async def write(
        self,
        work: Callable[[Connection], _T],
        *,
        table: str = "",
        plain: Change | None = None,
        conflict: Explain | None = None,
    ) -> _T:
        """Runs `work` in a transaction, perhaps together with others; returns when it is on disk.

        Raises Conflict or NotWritten when nothing was written, Unsure when nobody knows. A caller who is cancelled
        does not know either: what was asked for is still written.
        """
        if self._is_closed:
            raise NotWritten("closed")
        waiting: asyncio.Future[_T] = self._loop.create_future()
        self._jobs.put(Job(table, work, plain, conflict, waiting))
        return await waiting

    async def close(self) -> None:
        """Writes what was asked for before, and lets go of the connection."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _run(self) -> None:
        is_open = True
        while is_open:
            jobs, is_open = self._gather()
            if jobs:
                self._deliver(jobs, self._write_all(jobs))
        self._let_go()
        self._engine.dispose()

    def _gather(self) -> tuple[list[Job], bool]:
        """Everything that waits. By table, so that two processes that write the same tables cannot block each other."""
        job = self._jobs.get()
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                break
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        jobs.sort(key=lambda job: job.table)
        return jobs, job is not None

    def _write_all(self, jobs: Sequence[Job]) -> list[Outcome]:
        """The result or the error of each job."""
        try:
            if self._guard is not None:
                self._guard()
        except Exception as error:
            # The connection stays: another one would lead to another file.
            return [NotWritten(reason_of(error)) for _ in jobs]
        was_connected = self._connection is not None
        try:
            return self._attempt(jobs)
        except _Lost as lost:
            if was_connected:
                # An idle connection may have been dead for long; the next attempt has a new one.
                return self._write_all(jobs)
            return [NotWritten(reason_of(lost.__cause__ or lost)) for _ in jobs]

    def _attempt(self, jobs: Sequence[Job]) -> list[Outcome]:
        with suppress(_Spoilt):
            return self._transaction(jobs, _together)
        return self._transaction(jobs, _one_by_one)

    def _transaction(
        self, jobs: Sequence[Job], write: Callable[[Connection, Sequence[Job]], list[Outcome]]
    ) -> list[Outcome]:
        try:
            connection = self._connected()
            transaction = connection.begin()
            try:
                outcomes = write(connection, jobs)
            except _Spoilt:
                transaction.rollback()
                raise
        except _Spoilt:
            raise
        except Exception as error:
            self._let_go()
            raise _Lost from error
        try:
            transaction.commit()
        except Exception as error:
            self._let_go()
            reason = reason_of(error)
            return [outcome if isinstance(outcome, Exception) else Unsure(reason) for outcome in outcomes]
        return outcomes

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _let_go(self) -> None:
        """Forgets the connection; the next job gets a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            with suppress(Exception):
                connection.close()

    def _deliver(self, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        conflicts = sum(isinstance(outcome, Conflict) for outcome in outcomes)
        batch = CommittedBatch(len(jobs), conflicts)
        # When the loop has ended, nobody waits any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._hand_over, jobs, outcomes, batch)

    # In the loop

    def _hand_over(self, jobs: Sequence[Job], outcomes: Sequence[Outcome], batch: CommittedBatch) -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.waiting.done():
                continue
            if isinstance(outcome, Exception):
                job.waiting.set_exception(outcome)
            else:
                job.waiting.set_result(outcome)
        if self._watch is not None:
            self._watch(batch)


def _together(connection: Connection, jobs: Sequence[Job]) -> list[Outcome]:
    """Fast, but one that is refused spoils it for all."""
    outcomes: list[Outcome] = []
    plain: list[Change] = []
    try:
        for job in jobs:
            if job.plain is not None:
                plain.append(job.plain)
                outcomes.append(None)
                continue
            _append(connection, plain)
            outcomes.append(job.work(connection))
        _append(connection, plain)
    except Exception as error:
        if _is_lost(error):
            raise
        raise _Spoilt from error
    return outcomes


def _append(connection: Connection, plain: list[Change]) -> None:
    if plain:
        append_plain(connection, plain)
        plain.clear()


def _one_by_one(connection: Connection, jobs: Iterable[Job]) -> list[Outcome]:
    """Each in a savepoint of its own, so that a loser does not fail its neighbours."""
    outcomes: list[Outcome] = []
    for job in jobs:
        savepoint = connection.begin_nested()
        try:
            outcome = job.work(connection)
            savepoint.commit()
        except Exception as error:
            if _is_lost(error):
                raise
            with suppress(SQLAlchemyError):
                savepoint.rollback()
            if not _is_sound(connection):
                raise
            outcome = _told(connection, job, error)
        outcomes.append(outcome)
    return outcomes


def _is_lost(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _is_sound(connection: Connection) -> bool:
    """Whether the transaction goes on, so that a commit writes all of it.

    SQLite ends it by itself when the disk is full, and then takes a commit of nothing for a success. So does PostgreSQL
    after an error that no savepoint has caught.
    """
    raw: Any = connection.connection.driver_connection
    if connection.dialect.name == "sqlite":
        return bool(raw.in_transaction)
    return bool(raw.info.transaction_status == TransactionStatus.INTRANS)


def _told(connection: Connection, job: Job, error: Exception) -> Exception:
    """A conflict, or else the database's failure, or a value that it cannot keep."""
    conflict = job.conflict(connection) if job.conflict is not None and isinstance(error, IntegrityError) else None
    return conflict or NotWritten(reason_of(error))
