"""A database that nobody has used, for commands that run outside of pytest."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.server.postgres import fresh_database, temp_postgres

KINDS = ("sqlite", "postgresql")


@contextlib.contextmanager
def new_database(kind: str) -> Iterator[str]:
    """The address of a database of this kind, which is gone after the block."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'aerodrome.db'}"
    else:
        with temp_postgres() as server, fresh_database(server) as url:
            yield url
