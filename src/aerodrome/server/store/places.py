"""Where a database is: a file, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from aerodrome.kernel import BadInput

_POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")
_SQLITE = ("sqlite", "sqlite+pysqlite")
_EXAMPLE = "postgresql://user@host/name"


class DatabaseLocation(NamedTuple):
    """Where a database is. `shown` names it to people, without a password; `file` is None for PostgreSQL."""

    url: URL
    shown: str
    file: Path | None


def place_of(text: str) -> DatabaseLocation:
    """Understands `postgresql://…`, `sqlite:///path` and a plain path."""
    if "://" not in text:
        return _in_a_file(text, text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # What could not be read may contain a password.
        raise BadInput(
            "server-error-database-url", url=repr(text.partition("://")[0] + "://…"), example=_EXAMPLE
        ) from None
    shown = url.render_as_string(hide_password=True)
    if url.drivername in _POSTGRESQL:
        return DatabaseLocation(url.set(drivername="postgresql+psycopg"), shown, None)
    if url.drivername in _SQLITE:
        return _in_a_file(url.database or "", shown)
    raise BadInput("server-error-database-url", url=repr(shown), example=_EXAMPLE)


def _in_a_file(name: str, shown: str) -> DatabaseLocation:
    if not name or name == ":memory:" or name.startswith("file:") or "\0" in name:
        raise BadInput("server-error-database-url", url=repr(shown), example=_EXAMPLE)
    # The real file: the lock beside it must be the same one whatever path leads there.
    path = Path(name).expanduser().resolve()
    return DatabaseLocation(URL.create("sqlite", database=str(path)), str(path), path)
