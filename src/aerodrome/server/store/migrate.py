"""Brings a database to the schema of this program when it is opened. All of it happens, or nothing."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from aerodrome.kernel import BadInput

from .schema import METADATA

VERSION_TABLE = "aerodrome_version"
"""Says which revision a database has; another program in the same database may use Alembic's usual name."""

HEAD = "head"
LOCK = 0x41_65_72_6F
"""The advisory lock for migrations: any number that all processes agree upon."""

_ONE_AT_A_TIME = threading.Lock()  # what Alembic's scripts see of their surroundings is global


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def revisions(config: Config | None = None) -> list[str]:
    """Every revision this program knows, the oldest first."""
    found = ScriptDirectory.from_config(config or configuration()).walk_revisions()
    return [revision.revision for revision in found][::-1]


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None when Aerodrome has never opened it."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def migrate(engine: Engine, shown: str, to: str = HEAD, config: Config | None = None) -> None:
    """Bring a database to a revision, from whichever it has. Two processes that start together take turns."""
    config = config or configuration()
    with _ONE_AT_A_TIME, engine.connect() as connection, _without_foreign_keys(connection), connection.begin():
        if connection.dialect.name == "postgresql":
            _take_a_turn(connection)
        found = revision_of(connection)
        known = revisions(config)
        if found is None:
            _refuse_a_foreign_one(connection, shown)
        elif found not in known:
            raise BadInput("server-error-database-newer", database=shown)
        wanted = known[-1] if to == HEAD else to
        if found != wanted:
            config.attributes["connection"] = connection
            is_later = found is None or (wanted in known and known.index(wanted) > known.index(found))
            (command.upgrade if is_later else command.downgrade)(config, wanted)
            _check_foreign_keys(connection)


def _take_a_turn(connection: Connection) -> None:
    """Wait until no other process migrates this database, however long that takes."""
    for limit in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(text(f"SET LOCAL {limit} = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _refuse_a_foreign_one(connection: Connection, shown: str) -> None:
    names = set(inspect(connection).get_table_names()) - {VERSION_TABLE}
    # A PostgreSQL database may be shared with another program, an SQLite file is Aerodrome's alone.
    clashing = names if connection.dialect.name == "sqlite" else names & METADATA.tables.keys()
    if clashing:
        raise BadInput("server-error-database-foreign", database=shown)


@contextmanager
def _without_foreign_keys(connection: Connection) -> Iterator[None]:
    """SQLite changes a table by making a new one and dropping the old one, which others may refer to."""
    if connection.dialect.name != "sqlite":
        yield
        return
    raw = connection.connection.driver_connection
    assert raw is not None
    raw.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        raw.execute("PRAGMA foreign_keys = ON")


def _check_foreign_keys(connection: Connection) -> None:
    """Refuse rows that refer to nothing: while SQLite migrates, it does not check them itself."""
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise RuntimeError(f"the migration leaves rows that refer to nothing: {broken[:3]}")
