"""The operator sees what happens: a full disk, a file that is gone, how long commits take."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from aerodrome.kernel import BadInput
from aerodrome.server import logs
from aerodrome.server.logs import Seldom
from aerodrome.server.settings import UNLIMITED, Settings
from aerodrome.server.store import Store, writer, writes
from aerodrome.server.store import store as stores
from tests.server.gathering import ME, Party, at_a_party
from tests.server.site import Site, Visitor
from tests.server.store.samples import made, opened
from tests.server.test_costs import Reader

SOLO = {"game": "aerion", "seats": [{"kind": "me"}], "seed": 7}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(stores, "CHECK_SECONDS", 0.0)
    with Site(Settings(database=str(tmp_path / "site.db"), limits=UNLIMITED)) as found:
        yield found


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged while the test runs."""
    before, level = logging.root.handlers, logging.root.level
    stream = io.StringIO()
    logs.setup(stream)
    yield stream
    logging.root.handlers = before
    logging.root.setLevel(level)


def errors(log: io.StringIO) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, log.getvalue().splitlines()) if line["level"] == "error"]


def fill(site: Site) -> None:
    """From now on the disk takes no further page, on whichever connection."""
    writer = site.services.store._writer

    def limit(raw: Any) -> None:
        pages = raw.execute("PRAGMA page_count").fetchone()[0]
        raw.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(writer._engine, "connect", lambda raw, _: limit(raw))
    site.run(writer.write(lambda connection: limit(connection.connection.driver_connection)))


def fails_to_make_tables(visitor: Visitor) -> None:
    """Make tables until the last page is used up."""
    for _ in range(60):
        answer = visitor.post("/api/tables", SOLO)
        if answer.status_code != 201:
            assert (answer.status_code, answer.json()["kind"]) == (500, "broken")
            assert "full" not in answer.json()["text"]
            return
    raise AssertionError("the disk was never full")


def test_a_full_disk_is_in_the_log_and_in_the_numbers(site: Site, log: io.StringIO) -> None:
    ann = site.guest("Ann")
    assert ann.get("/health").json()["status"] == "ok"
    fill(site)
    fails_to_make_tables(ann)
    said = [line for line in errors(log) if line["event"] == "the database failed"]
    assert [line["what"] for line in said] == ["not-written"]
    assert "full" in said[0]["reason"]
    assert site.services.metrics.registry.get_sample_value("aerodrome_store_failures_total", {"kind": "not-written"})


def test_pages_that_cannot_be_read_are_in_the_log_and_in_the_numbers(tmp_path: Path, log: io.StringIO) -> None:
    settings = Settings(database=str(tmp_path / "pages.db"), limits=UNLIMITED)
    with Site(settings) as site:
        table = site.guest("Ann").post("/api/tables", SOLO).json()["table"]["id"]
    damage(tmp_path / "pages.db", "log")
    with Site(settings) as site:
        answer = site.stranger().get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["kind"]) == (500, "broken")
        assert "malformed" not in answer.json()["text"]
        said = [line for line in errors(log) if line["event"] == "the database failed"]
        assert [line["what"] for line in said] == ["unreadable"]
        assert "malformed" in said[0]["reason"]
        registry = site.services.metrics.registry
        assert registry.get_sample_value("aerodrome_store_failures_total", {"kind": "unreadable"})


def damage(file: Path, table: str) -> None:
    """Write nonsense where a table of the database begins."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as database:
        database.seek((page - 1) * size)
        database.write(b"\xff" * size)


def full(*_: object, **__: object) -> None:
    """Instead of a write: the disk is full."""
    raise OSError(28, "No space left on device")


def test_a_command_over_a_socket_that_finds_the_disk_full_is_in_the_log(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME, seed=7)
        reader = Reader(party, table.id, guest=ann)
        asked = await reader.ask(type="hello", protocol=1, seat=0, client="device-of-ann")
        with monkeypatch.context() as disk:
            disk.setattr(writes, "append", full)
            disk.setattr(writer, "append_plain", full)
            answer = await reader.ask(type="do", command=1, decision=asked["decision"], action=asked["legal"][0])
        assert (answer["type"], answer["kind"]) == ("problem", "broken")
        assert "space" not in answer["text"]
        await reader.close()

    at_a_party(tmp_path, happens)
    said = [line["reason"] for line in errors(log) if line["event"] == "the database failed"]
    assert said
    assert all("No space left on device" in reason for reason in said)


def test_devices_that_could_not_be_ended_are_in_the_log(
    site: Site, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = site.guest("Ann")
    monkeypatch.setattr(Store, "end_sessions", stores._changing(full))
    assert ann.post("/api/guest/end-other-devices").status_code == 500
    said = [line["reason"] for line in errors(log) if line["event"] == "the database failed"]
    assert said == ["OSError: [Errno 28] No space left on device"]


def test_health_writes_so_that_a_disk_that_takes_nothing_is_noticed(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert site.stranger().get("/health").status_code == 200
    monkeypatch.setattr(writes, "check", full)
    answer = site.stranger().get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "failing")
    monkeypatch.undo()
    assert site.stranger().get("/health").status_code == 200


@pytest.mark.parametrize("is_replaced", [False, True])
def test_nothing_is_acknowledged_that_would_be_lost_with_a_removed_file(
    site: Site, tmp_path: Path, log: io.StringIO, is_replaced: bool
) -> None:
    ann = site.guest("Ann")
    assert ann.post("/api/tables", SOLO).status_code == 201
    file, away = tmp_path / "site.db", tmp_path / "away.db"
    file.rename(away)
    if is_replaced:
        file.write_bytes(away.read_bytes())
    assert ann.post("/api/tables", SOLO).status_code == 500
    assert ann.get("/health").status_code == 503
    said = [line["reason"] for line in errors(log) if line["event"] == "the database failed"]
    assert any("the database file was" in reason for reason in said)
    away.replace(file)
    assert ann.get("/health").status_code == 200
    assert ann.post("/api/tables", SOLO).status_code == 201


def test_health_is_asked_as_often_as_anybody_likes_and_writes_once_a_second(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "CHECK_SECONDS", 60.0)
    times = 0
    check = writes.check

    def counted(*given: Any, **named: Any) -> None:
        nonlocal times
        times += 1
        check(*given, **named)

    monkeypatch.setattr(writes, "check", counted)
    for _ in range(10):
        assert site.stranger().get("/health").status_code == 200
    assert times == 1


def test_commits_are_measured(site: Site) -> None:
    ann = site.guest("Ann")
    made = ann.post("/api/tables", SOLO).json()["table"]["id"]
    before = site.services.metrics.registry.get_sample_value("aerodrome_commit_seconds_count")
    assert ann.post(f"/api/tables/{made}/seats/0/resign").status_code == 200
    after = site.services.metrics.registry.get_sample_value("aerodrome_commit_seconds_count")
    assert before is not None
    assert after is not None
    assert after > before


def test_what_happens_often_is_told_seldom_and_with_its_number() -> None:
    now = 0.0
    seldom = Seldom(10.0, lambda: now)
    assert [seldom.due("full") for _ in range(3)] == [1, 0, 0]
    assert seldom.due("gone") == 1
    now = 11.0
    assert seldom.due("full") == 3


# One process for one file, whatever it is called


def test_a_second_name_of_the_same_file_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "a.db")) as store:
            await made(store)
            (tmp_path / "other").mkdir()
            os.link(tmp_path / "a.db", tmp_path / "other" / "b.db")
            with pytest.raises(BadInput) as refused:
                await Store.open(str(tmp_path / "other" / "b.db"))
            assert refused.value.key == "server-error-database-locked"
            assert await store.table("t1") is not None
            await made(store, "t2")
        async with opened(str(tmp_path / "other" / "b.db")) as store:
            assert await store.table("t2") is not None

    asyncio.run(run())
