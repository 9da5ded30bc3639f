"""Connections to the database: one that writes, and some that only read.

SQLite up to 3.51.2 can destroy a file when two connections write or checkpoint at once. So one process has the file for
itself, one of its connections writes and alone checkpoints, and the others cannot write at all.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from aerodrome.kernel import BadInput
from aerodrome.kernel.locks import try_to_lock, try_to_lock_inode

from .places import DatabaseLocation

READERS = 4
_BUSY_SECONDS = 10.0

PATIENCE = {
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""libpq's words for noticing within about ten seconds that the server is gone."""

# A process that hangs in the middle of a transaction must not hold up the others for good.
_POSTGRESQL_WRITER = (
    "SET idle_in_transaction_session_timeout = '10s'",
    "SET lock_timeout = '10s'",
    "SET statement_timeout = '60s'",
)
_POSTGRESQL_READER = ("SET default_transaction_read_only = on", "SET statement_timeout = '60s'")


def writing(place: DatabaseLocation, *, must_exist: bool = False) -> Engine:
    """Makes the one connection that writes. A transaction of SQLite holds the write lock from its beginning.

    With `must_exist` a file that was removed is not made again: what it held would seem never to have been.
    """
    if place.file is not None:
        path, mode = place.file, "rw" if must_exist else "rwc"
        engine = create_engine("sqlite://", creator=lambda: _sqlite_writer(path, mode), poolclass=NullPool)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine
    # After somebody else was first, their row must be seen.
    engine = create_engine(
        place.url, poolclass=NullPool, isolation_level="READ COMMITTED", connect_args=PATIENCE | _named(place)
    )
    event.listen(engine, "connect", lambda raw, _: _tell(raw, _POSTGRESQL_WRITER))
    return engine


def reading(place: DatabaseLocation) -> Engine:
    """Makes connections that cannot write; each question sees what was committed before it."""
    pool = {"poolclass": QueuePool, "pool_size": READERS, "max_overflow": 0, "isolation_level": "AUTOCOMMIT"}
    if place.file is not None:
        path, pragmas = place.file, ("query_only = ON", "wal_autocheckpoint = 0")
        return create_engine("sqlite://", creator=lambda: _sqlite(path, "ro", *pragmas), **pool)
    engine = create_engine(place.url, connect_args=PATIENCE | _named(place), **pool)
    event.listen(engine, "connect", lambda raw, _: _tell(raw, _POSTGRESQL_READER))
    return engine


def parameters(place: DatabaseLocation) -> dict[str, Any]:
    """What psycopg is told to connect to a PostgreSQL."""
    _, given = writing(place).dialect.create_connect_args(place.url)
    return {**given, **PATIENCE, **_named(place)}


def _named(place: DatabaseLocation) -> dict[str, str]:
    return {} if "application_name" in place.url.query else {"application_name": "aerodrome"}


def _sqlite_writer(path: Path, mode: str) -> sqlite3.Connection:
    # The log of writes is cut back to this many bytes after a burst.
    limit = f"journal_size_limit = {64 << 20}"
    return _sqlite(path, mode, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", limit)


def _sqlite(path: Path, mode: str, *pragmas: str) -> sqlite3.Connection:
    raw = sqlite3.connect(
        f"{path.as_uri()}?mode={mode}", uri=True, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        for pragma in pragmas:
            raw.execute(f"PRAGMA {pragma}")
    except BaseException:
        raw.close()
        raise
    return raw


def _tell(raw: Any, settings: tuple[str, ...]) -> None:
    """Settings that hold for the session; inside a transaction they would end with it."""
    before = raw.autocommit
    raw.autocommit = True
    with closing(raw.cursor()) as cursor:
        for setting in settings:
            cursor.execute(setting)
    raw.autocommit = before


class FileMoved(Exception):
    """The database file is not the one that was opened."""


class FileLock:
    """This process alone has the SQLite file. The lock ends with the process, whatever ends that.

    The file is locked twice: by its name, beside it, and by its inode, for hard links and mounts that lead to it by
    another name.
    """

    def __init__(self, place: DatabaseLocation, path: Path) -> None:
        """Takes the lock, and makes the file where there is none: it holds secrets, so only its owner may read it."""
        self._path = path
        self._file = self._handle = -1
        locked = BadInput("server-error-database-locked", database=place.shown)
        try:
            self._handle = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
            if not try_to_lock(self._handle):
                raise locked
            # Kept open until SQLite has closed the file: closing it would end SQLite's own locks.
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            if not try_to_lock_inode(self._file):
                raise locked
        except BaseException as error:
            self.release()
            if not isinstance(error, OSError):
                raise
            reason = error.strerror or str(error)
            raise BadInput("server-error-database-unreachable", database=place.shown, reason=reason) from None

    def check(self) -> None:
        """Raise FileMoved when the name leads to another file by now, or to none."""
        opened = os.fstat(self._file)
        try:
            found = self._path.stat()
        except FileNotFoundError:
            raise FileMoved("the database file was removed") from None
        if (found.st_dev, found.st_ino) != (opened.st_dev, opened.st_ino):
            raise FileMoved("the database file was replaced by another one")

    def release(self) -> None:
        for handle in (self._file, self._handle):
            if handle >= 0:
                os.close(handle)
        self._file = self._handle = -1
