"""Databases without a schema."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import fresh_database


@pytest.fixture
def empty_postgres(postgres_server: str) -> Iterator[str]:
    """The address of a PostgreSQL database that Aerodrome has never seen."""
    with fresh_database(postgres_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that Aerodrome has never seen, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'aerodrome.db'}"
    return str(request.getfixturevalue("empty_postgres"))
