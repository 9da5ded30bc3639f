"""News between processes that share a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg

from aerodrome.server.store import PRESENCE, Bus, Store
from aerodrome.server.store.bus import CHANNEL, EVERYTHING, joined

from .samples import opened

SECONDS = 30


class Ear:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()

    def __call__(self, table: str, number: int) -> None:
        self.heard.append((table, number))
        self._news.set()

    async def until(self, is_enough: Callable[[list[tuple[str, int]]], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not is_enough(self.heard):
                self._news.clear()
                await self._news.wait()


def between_two(url: str, test: Callable[[Store, Store, Ear], Awaitable[None]]) -> None:
    """The first store tells, the second one listens."""

    async def run() -> None:
        async with opened(url) as one, opened(url) as other:
            ear = Ear()
            await other.bus.listen(ear)
            assert ear.heard == [EVERYTHING]
            ear.heard.clear()
            await test(one, other, ear)

    asyncio.run(run())


def end_connections(url: str, query: str) -> int:
    """Ends the connections whose last query was like this one; returns how many there were."""
    with psycopg.connect(url, autocommit=True) as connection:
        ended = connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE %s",
            (query,),
        )
        return len(ended.fetchall())


def test_a_lone_process_has_nobody_to_tell(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "a.db")) as store:
            assert type(store.bus) is Bus
            assert not store.bus.is_shared
            ear = Ear()
            await store.bus.listen(ear)
            await store.bus.tell("t1", 5)
            assert ear.heard == []

    asyncio.run(run())


def test_others_hear_what_is_told(postgres: str) -> None:
    async def test(one: Store, _: Store, ear: Ear) -> None:
        assert one.bus.is_shared
        await one.bus.tell("t1", 5)
        await ear.until(lambda heard: heard == [("t1", 5)])
        await one.bus.tell("t1", PRESENCE)
        await ear.until(lambda heard: heard == [("t1", 5), ("t1", PRESENCE)])

    between_two(postgres, test)


def test_nobody_hears_their_own_news(postgres: str) -> None:
    async def test(one: Store, other: Store, ear: Ear) -> None:
        await other.bus.tell("mine", 1)
        mine = Ear()
        await one.bus.listen(mine)
        await other.bus.tell("mine", 2)
        await mine.until(lambda heard: ("mine", 2) in heard)
        await one.bus.tell("theirs", 1)
        await ear.until(lambda heard: heard == [("theirs", 1)])
        assert not [table for table, _ in mine.heard if table == "theirs"]

    between_two(postgres, test)


def test_much_at_once_arrives_and_an_older_number_gives_way(postgres: str) -> None:
    wanted = {(f"{number:040}", 7) for number in range(1000)}

    async def test(one: Store, _: Store, ear: Ear) -> None:
        for table, number in wanted:
            await one.bus.tell(table, number - 1)
            await one.bus.tell(table, number)
            await one.bus.tell(table, number - 2)
        await ear.until(lambda heard: len(heard) == len(wanted))
        assert set(ear.heard) == wanted

    between_two(postgres, test)


def test_a_listener_that_was_cut_off_is_told_to_read_everything_again(postgres: str) -> None:
    async def test(one: Store, _: Store, ear: Ear) -> None:
        assert await asyncio.to_thread(end_connections, postgres, "LISTEN%") == 1
        await ear.until(lambda heard: heard == [EVERYTHING])
        await one.bus.tell("t1", 3)
        await ear.until(lambda heard: heard == [EVERYTHING, ("t1", 3)])

    between_two(postgres, test)


def test_news_is_told_again_when_the_connection_was_cut_off(postgres: str) -> None:
    async def test(one: Store, _: Store, ear: Ear) -> None:
        await one.bus.tell("t1", 3)
        await ear.until(lambda heard: heard == [("t1", 3)])
        assert await asyncio.to_thread(end_connections, postgres, "%pg_notify%") == 1
        await one.bus.tell("t1", 4)
        await one.bus.tell("t2", 1)
        await ear.until(lambda heard: heard[1:] == [("t1", 4), ("t2", 1)])

    between_two(postgres, test)


def test_last_words_are_told_before_closing(postgres: str) -> None:
    async def test(_one: Store, _: Store, ear: Ear) -> None:
        async with opened(postgres) as third:
            await third.bus.tell("t1", 9)
        await ear.until(lambda heard: heard == [("t1", 9)])

    between_two(postgres, test)


def test_what_others_say_on_the_channel_is_not_ours(postgres: str) -> None:
    async def test(one: Store, _: Store, ear: Ear) -> None:
        with psycopg.connect(postgres, autocommit=True) as stranger:
            for payload in ("", "hello", "t1 x", " 5", "t1 ²", "\n\n", "t1 --1"):
                stranger.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            stranger.execute("SELECT pg_notify('elsewhere', 't1 5')")
        await one.bus.tell("t2", 6)
        await ear.until(lambda heard: heard == [("t2", 6)])

    between_two(postgres, test)


def test_a_listener_that_fails_is_called_again(postgres: str) -> None:
    async def run() -> None:
        broken: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
        ear = Ear()

        def heard(table: str, number: int) -> None:
            ear(table, number)
            raise ValueError(table)

        async with opened(postgres) as one, opened(postgres) as other:
            await other.bus.listen(heard)
            await one.bus.tell("t1", 1)
            await ear.until(lambda heard: heard == [EVERYTHING, ("t1", 1)])
            await one.bus.tell("t1", 2)
            await ear.until(lambda heard: heard == [EVERYTHING, ("t1", 1), ("t1", 2)])
        assert [str(context["exception"]) for context in broken] == ["", "t1", "t1"]

    asyncio.run(run())


def test_payloads_fit_postgresql_and_lose_nothing() -> None:
    words = [f"{'é' * (number % 60)} {number}" for number in range(2000)]
    payloads = joined(words)
    assert "\n".join(payloads).split("\n") == words
    assert max(len(payload.encode()) for payload in payloads) <= 7000
    assert len(payloads) < 40
    assert joined([]) == []
