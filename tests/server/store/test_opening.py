"""Databases that can be opened, and those that cannot, with a sentence that says why."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from aerodrome.kernel import BadInput
from aerodrome.server.store import Store, Unreadable
from aerodrome.server.store.places import place_of

from .samples import made, opened


def use(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await made(store)
            assert await store.table("t1") is not None

    asyncio.run(run())


def refusal(url: str) -> str:
    """Why a database cannot be opened; both languages have a sentence for it."""
    with pytest.raises(BadInput) as error:
        asyncio.run(Store.open(url))
    assert error.value.text("fr") != error.value.text("en")
    return error.value.text("en")


def test_a_file_is_named_by_its_path_or_by_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("one.db", "sqlite:///two.db", f"sqlite:///{tmp_path}/three.db", f"{tmp_path}/a %?#& é.db"):
        use(name)
    assert {path.name for path in tmp_path.glob("*.db")} == {"one.db", "two.db", "three.db", "a %?#& é.db"}


def test_a_file_is_for_its_owner_alone_and_left_tidy(tmp_path: Path) -> None:
    use(str(tmp_path / "a.db"))
    assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {
        "a.db": 0o600,
        "a.db.lock": 0o600,
    }


def test_a_file_is_written_so_that_a_power_cut_loses_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "a.db")) as store:
            written = await store._writer.write(lambda writing: writing.exec_driver_sql("PRAGMA synchronous").scalar())
            journal = await store._writer.write(lambda writing: writing.exec_driver_sql("PRAGMA journal_mode").scalar())
            assert (written, journal) == (2, "wal")

    asyncio.run(run())


def test_readers_cannot_write(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            with pytest.raises(Unreadable) as refused:
                await store._read(lambda reading: reading.exec_driver_sql("DELETE FROM log"))
            assert re.search("read-?only", refused.value.reason)

    asyncio.run(run())


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_postgresql_may_be_spelled_in_several_ways(empty_postgres: str, scheme: str) -> None:
    use(urlunsplit(urlsplit(empty_postgres)._replace(scheme=scheme)))


@pytest.mark.parametrize(
    "url",
    ["", "sqlite://", "sqlite:///:memory:", ":memory:", "mysql://host/name", "://", "postgresql://host:port/x", "a\0b"],
)
def test_what_names_no_database(url: str) -> None:
    assert "is not a database" in refusal(url)


def test_passwords_are_not_shown() -> None:
    said = refusal("postgresql://ada:s3cret@127.0.0.1:1/x")
    assert "s3cret" not in said
    assert "postgresql://ada:***@127.0.0.1:1/x" in said
    assert "s3cret" not in refusal("oracle://ada:s3cret@host/x")
    assert "s3cret" not in refusal("postgresql://ada:s3cret@host:port/x")
    assert "s3cret" not in place_of("postgresql://ada:s3cret@host/x").shown


def test_a_database_that_cannot_be_reached(tmp_path: Path, postgres_server: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    for url in (
        str(tmp_path / "folder"),
        str(tmp_path / "nowhere" / "a.db"),
        str(tmp_path / "file" / "a.db"),
        f"postgresql:///postgres?host={tmp_path}",
        urlunsplit(urlsplit(postgres_server)._replace(path="/nothing")),
    ):
        said = refusal(url)
        assert "cannot be reached" in said
        assert len(said.splitlines()) == 1


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("Dear diary, today I flew an airship over the mountains. " * 40)
    before = (tmp_path / "a.db").read_bytes()
    assert "is not an Aerodrome database" in refusal(str(tmp_path / "a.db"))
    assert (tmp_path / "a.db").read_bytes() == before


def test_a_file_of_another_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as other:
        other.execute("CREATE TABLE diary (day TEXT)")
    other.close()
    assert "is not an Aerodrome database" in refusal(str(tmp_path / "a.db"))


def test_a_postgresql_database_may_be_shared_where_no_table_has_the_same_name(empty_postgres: str) -> None:
    with psycopg.connect(empty_postgres) as other:
        other.execute("CREATE TABLE diary (day TEXT)")
    use(empty_postgres)


def test_tables_of_the_same_name_in_postgresql(empty_postgres: str) -> None:
    with psycopg.connect(empty_postgres) as other:
        other.execute("CREATE TABLE log (line TEXT)")
    assert "is not an Aerodrome database" in refusal(empty_postgres)


def test_a_refused_file_can_be_opened_when_the_reason_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("no database" * 100)
    refusal(str(path))
    path.unlink()
    use(str(path))
