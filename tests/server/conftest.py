"""Databases for tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aerodrome.server.store.engines import writing
from aerodrome.server.store.migrate import migrate
from aerodrome.server.store.places import place_of
from tests.server.postgres import fresh_database, name_of, temp_postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL that runs as long as the tests do."""
    with temp_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> Iterator[str]:
    """The name of a database that has the schema and nothing else: copying it is faster than making the schema."""
    with fresh_database(postgres_server) as url:
        migrate(writing(place_of(url)), url)
        yield name_of(url)


@pytest.fixture
def postgres(postgres_server: str, postgres_template: str) -> Iterator[str]:
    """The address of a PostgreSQL database that nobody has used."""
    with fresh_database(postgres_server, postgres_template) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nobody has used, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'aerodrome.db'}"
    return str(request.getfixturevalue("postgres"))
