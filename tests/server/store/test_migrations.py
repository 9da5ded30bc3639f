"""Databases of every schema that has landed become databases of the present one, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text

from aerodrome.kernel import BadInput
from aerodrome.server.store import Store, engines
from aerodrome.server.store.migrate import LOCK, VERSION_TABLE, configuration, migrate, revision_of, revisions
from aerodrome.server.store.places import place_of
from aerodrome.server.store.schema import METADATA

from . import everything
from .make_fixtures import FOLDER, KINDS, fixture
from .samples import opened

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = {last!r}

def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("motto", sa.Text(), nullable=False, server_default="onward"))
        batch.create_check_constraint(op.f("ck_tables_motto"), "motto <> ''")
    {more}

def downgrade():
    with op.batch_alter_table("tables") as batch:
        batch.drop_constraint(op.f("ck_tables_motto"), type_="check")
        batch.drop_column("motto")
"""


def later(folder: Path, more: str = "pass") -> Config:
    """What a newer Aerodrome would know: one revision more."""
    (folder / "later.py").write_text(LATER.format(last=revisions()[-1], more=more))
    config = configuration()
    own = Path(engines.__file__).parent / "migrations" / "versions"
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", f"{own}\n{folder}")
    return config


def engine_of(url: str) -> Engine:
    return engines.writing(place_of(url))


def use(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await test(store)

    asyncio.run(run())


def load(url: str, path: Path) -> None:
    script = path.read_text(encoding="utf-8")
    place = place_of(url)
    if place.file is None:
        with psycopg.connect(url) as connection:
            connection.execute(script.encode())
    else:
        with closing(sqlite3.connect(place.file)) as file:
            file.executescript(script)


def mottos(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return [row[0] for row in connection.execute(text("SELECT motto FROM tables"))]


@pytest.mark.parametrize("revision", revisions())
def test_a_database_of_each_landed_schema_is_brought_to_the_present_one(empty_database: str, revision: str) -> None:
    kind = empty_database.partition(":")[0]
    load(empty_database, fixture(revision, kind))
    with engine_of(empty_database).connect() as connection:
        assert revision_of(connection) == revision
    use(empty_database, everything.check)
    with engine_of(empty_database).connect() as connection:
        assert revision_of(connection) == revisions()[-1]


def test_every_revision_has_its_fixtures_with_rows_in_every_table() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {
        fixture(revision, kind).name for revision in revisions() for kind in KINDS
    }
    for kind in KINDS:
        script = fixture(revisions()[-1], kind).read_text(encoding="utf-8").replace('"', "").replace("public.", "")
        for table in METADATA.tables:
            assert f"INSERT INTO {table} VALUES" in script, (kind, table)


def test_the_migrations_make_exactly_the_schema(empty_database: str) -> None:
    engine = engine_of(empty_database)
    migrate(engine, "")
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, METADATA) == []


def test_up_and_down_and_up_again_keeps_everything(database: str, tmp_path: Path) -> None:
    use(database, everything.write)
    engine = engine_of(database)
    config = later(tmp_path)
    migrate(engine, "", config=config)
    assert mottos(engine) == ["onward", "onward"]
    migrate(engine, "", revisions()[-1], config)
    use(database, everything.check)
    migrate(engine, "", config=config)
    assert mottos(engine) == ["onward", "onward"]
    migrate(engine, "", revisions()[-1], config)
    use(database, everything.check)


def test_the_first_revision_has_a_way_back(database: str) -> None:
    engine = engine_of(database)
    migrate(engine, "")
    migrate(engine, "", "base")
    with engine.connect() as connection:
        assert revision_of(connection) is None
    use(database, everything.write)
    use(database, everything.check)


def test_a_database_of_a_newer_program_is_refused_and_left_as_it_is(database: str, tmp_path: Path) -> None:
    use(database, everything.write)
    engine = engine_of(database)
    migrate(engine, "", config=later(tmp_path))
    with pytest.raises(BadInput, match=r"was made by a newer Aerodrome\. Update this one") as refusal:
        asyncio.run(Store.open(database))
    assert "un Aerodrome plus récent" in refusal.value.text("fr")
    assert mottos(engine) == ["onward", "onward"]


def test_a_migration_that_fails_changes_nothing(database: str, tmp_path: Path) -> None:
    use(database, everything.write)
    engine = engine_of(database)
    with pytest.raises(ZeroDivisionError):
        migrate(engine, "", config=later(tmp_path, "1 / 0"))
    with engine.connect() as connection:
        assert revision_of(connection) == revisions()[-1]
    use(database, everything.check)


def test_migrations_of_two_processes_take_turns(empty_postgres: str) -> None:
    waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"

    async def run() -> None:
        with psycopg.connect(empty_postgres) as other:
            other.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            opening = asyncio.create_task(Store.open(empty_postgres))
            async with asyncio.timeout(30):
                while other.execute(waits).fetchone() != (1,):
                    await asyncio.sleep(0.01)
            assert other.execute("SELECT to_regclass('log')").fetchone() == (None,)
        store = await opening
        await everything.write(store)
        await everything.check(store)
        await store.close()

    asyncio.run(run())
