"""Databases that fail: nothing is called written that is not, and the store comes back by itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event, text

from aerodrome.kernel import LANGUAGES
from aerodrome.protocol import problem_of
from aerodrome.server.store import Change, CommittedBatch, Conflict, NotWritten, Store, Unreadable, Unsure, engines
from aerodrome.server.store.places import DatabaseLocation
from tests.server.postgres import name_of

from .samples import change, entry, made, opened

SECONDS = 30


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch) -> list[Engine]:
    """The engines that stores write with, as they are made."""
    made: list[Engine] = []
    make = engines.writing

    def kept(place: DatabaseLocation, **more: bool) -> Engine:
        made.append(make(place, **more))
        return made[-1]

    monkeypatch.setattr(engines, "writing", kept)
    return made


def cut_off(url: str) -> None:
    """Ends every connection to a database but this one."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


# Group commit


def test_what_waits_is_committed_together(database: str) -> None:
    batches: list[CommittedBatch] = []

    async def run() -> None:
        store = await Store.open(database, watch=batches.append)
        await asyncio.gather(*(made(store, f"t{number}") for number in range(40)))
        batches.clear()
        has_begun, go_on = threading.Event(), threading.Event()

        def dawdle(_: Connection) -> None:
            has_begun.set()
            go_on.wait(SECONDS)

        first = asyncio.create_task(store._writer.write(dawdle))
        await asyncio.to_thread(has_begun.wait, SECONDS)
        others = [asyncio.create_task(store.append(change(f"t{number}", 2))) for number in range(40)]
        others.append(asyncio.create_task(store.append(change("t0", 2))))
        await asyncio.sleep(0)
        go_on.set()
        answers = await asyncio.gather(first, *others, return_exceptions=True)
        assert sum(isinstance(answer, Conflict) for answer in answers) == 1
        await store.close()

    asyncio.run(run())
    assert [(batch.size, batch.conflicts) for batch in batches] == [(1, 0), (41, 1)]


def test_what_was_asked_for_before_closing_is_written(database: str) -> None:
    async def run() -> None:
        store = await Store.open(database)
        await made(store)
        late = [asyncio.create_task(store.append(change("t1", number))) for number in range(2, 30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*late)
        with pytest.raises(NotWritten):
            await store.append(change("t1", 30))
        with pytest.raises(Unreadable):
            await store.log("t1")
        await store.close()
        async with opened(database) as again:
            assert await again.ends(["t1"]) == {"t1": 29}

    asyncio.run(run())


def test_whoever_no_longer_waits_does_not_disturb_the_others(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await made(store)
            waiting = [asyncio.create_task(store.append(change("t1", number))) for number in range(2, 6)]
            await asyncio.sleep(0)
            waiting[1].cancel()
            answers = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None), asyncio.CancelledError, type(None), type(None)]
            await store.append(change("t1", 6))
            assert await store.ends(["t1"]) == {"t1": 6}

    asyncio.run(run())


# A full disk


def test_a_full_disk_fails_clearly_and_the_store_recovers(tmp_path: Path, writing: list[Engine]) -> None:
    is_full = True

    def limit(raw: Any) -> None:
        pages = raw.execute("PRAGMA page_count").fetchone()[0]
        raw.execute(f"PRAGMA max_page_count = {pages + 3 if is_full else 1_000_000}")

    async def run() -> None:
        nonlocal is_full
        async with opened(str(tmp_path / "a.db")) as store:
            await asyncio.gather(*(made(store, f"t{number}") for number in range(3)))
            event.listen(writing[0], "connect", lambda raw, _: limit(raw))
            await store._writer.write(lambda connection: limit(connection.connection.driver_connection))
            answers = await asyncio.gather(
                store.append(change("t0", 2)),
                store.append(change("t1", 2, body="x" * 100_000)),
                store.append(change("t2", 2)),
                return_exceptions=True,
            )
            assert isinstance(answers[1], NotWritten)
            assert "full" in answers[1].reason
            ends = await store.ends(["t0", "t1", "t2"])
            assert [ends[f"t{number}"] == 2 for number in range(3)] == [answer is None for answer in answers]
            is_full = False
            await store.append(change("t1", 2, body="x" * 100_000))
            assert await store.ends(["t1"]) == {"t1": 2}

    asyncio.run(run())


# Connections that are lost


def test_a_connection_that_died_while_idle_is_replaced(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as store:
            await made(store)
            assert await store.ends(["t1"]) == {"t1": 1}
            for number in (2, 3):
                cut_off(postgres)
                await store.append(change("t1", number))
                assert await store.ends(["t1"]) == {"t1": number}

    asyncio.run(run())


def test_a_connection_that_is_lost_before_the_commit_has_written_nothing(postgres: str) -> None:
    def suicide(connection: Connection) -> None:
        connection.execute(text("INSERT INTO settings VALUES ('key', '')"))
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def run() -> None:
        async with opened(postgres) as store:
            await made(store)
            with pytest.raises(NotWritten, match=r"The database failed\. Nothing was changed"):
                await store._writer.write(suicide)
            await store.append(change("t1", 2))
            assert await store.setting("key", lambda: b"new") == b"new"

    asyncio.run(run())


def test_a_database_that_is_away_is_found_again(postgres: str, postgres_server: str) -> None:
    name = name_of(postgres)

    def allow(allowed: bool) -> None:
        with psycopg.connect(postgres_server, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {allowed}".encode())

    async def run() -> None:
        async with opened(postgres) as store:
            await made(store)
            await store.ends(["t1"])
            with psycopg.connect(postgres, autocommit=True) as last:
                allow(False)
                last.execute(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            answers = await asyncio.gather(
                store.append(change("t1", 2)),
                store.append(change("t1", 3)),
                store.log("t1"),
                store.check(),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [NotWritten, NotWritten, Unreadable, Unreadable]
            assert all("not currently accepting connections" in getattr(answer, "reason", "") for answer in answers)
            allow(True)
            await store.check()
            await store.append(change("t1", 2))
            assert await store.ends(["t1"]) == {"t1": 2}

    asyncio.run(run())


# Commits whose outcome is unknown


def once(engine: Engine, act: Callable[[Connection], object]) -> None:
    """Lets something happen between the last statement and the commit."""
    event.listen(engine, "commit", act, once=True)


def test_a_commit_that_was_not_answered_may_not_have_happened(postgres: str, writing: list[Engine]) -> None:
    async def run() -> None:
        async with opened(postgres) as store:
            await made(store)
            once(writing[0], lambda _: cut_off(postgres))
            with pytest.raises(Unsure, match="Check whether your change is there"):
                await store.append(change("t1", 2))
            assert await store.log("t1", 1) == []
            await store.append(change("t1", 2))
            assert await store.log("t1", 1) == [entry(2)]

    asyncio.run(run())


def test_a_commit_that_was_not_answered_may_have_happened(postgres: str, writing: list[Engine]) -> None:
    def commit_and_cut(connection: Connection) -> None:
        connection.connection.commit()
        cut_off(postgres)
        # An idle connection does not know yet that it is dead: it is asked for one more thing.
        connection.connection.cursor().execute("SELECT 1")

    async def run() -> None:
        async with opened(postgres) as store:
            await made(store)
            once(writing[0], commit_and_cut)
            wanted = [change("t1", 2, body="mine"), Change("t1", (entry(1),))]
            answers = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
            assert [type(answer) for answer in answers] == [Unsure, Conflict]
            assert await store.log("t1", 1) == [entry(2, "mine")]
            with pytest.raises(Conflict):
                await store.append(wanted[0])
            assert await store.log("t1", 1) == [entry(2, "mine")]
            await store.append(change("t1", 3))

    asyncio.run(run())


def test_a_file_that_fails_while_committing_leaves_nobody_waiting(tmp_path: Path, writing: list[Engine]) -> None:
    def break_it(_: Connection) -> None:
        raise OSError("the disk has gone")

    async def run() -> None:
        async with opened(str(tmp_path / "a.db")) as store:
            await made(store)
            once(writing[0], break_it)
            with pytest.raises(Unsure) as failure:
                await store.append(change("t1", 2))
            assert failure.value.reason == "OSError: the disk has gone"
            await store.append(change("t1", 2))
            assert await store.ends(["t1"]) == {"t1": 2}

    asyncio.run(run())


# What a stranger is told


def test_the_reason_of_a_failure_is_for_the_log_alone() -> None:
    for failure in (NotWritten("no route to 10.0.0.5"), Unsure("no route to 10.0.0.5"), Unreadable("10.0.0.5")):
        for lang in LANGUAGES:
            problem = problem_of(failure, lang)
            assert problem.kind == "broken"
            assert "10.0.0.5" not in str(problem)
        assert "10.0.0.5" in failure.reason
