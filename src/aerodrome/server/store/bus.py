"""How processes that share a database tell each other that there is something new to read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection

Heard = Callable[[str, int], None]

CHANNEL = "aerodrome"
EVERYTHING = ("", 0)
"""What is heard when something may have been missed: read everything again."""
PRESENCE = -1
"""The number that means: not the log, but somebody's presence has changed."""

# PostgreSQL takes payloads of less than 8,000 bytes.
_MOST_BYTES = 7000
_FIRST_PAUSE = 0.1
_LONGEST_PAUSE = 5.0
_LAST_WORDS_SECONDS = 1.0


class Bus:
    """News between processes, where there is but one.

    With others, news may come twice or not at all: who needs certainty looks at the log now and then.
    """

    is_shared = False
    """Whether other processes may write to the same database."""

    async def tell(self, table: str, number: int) -> None:
        """Say, after the commit, that a table's log goes up to this number, or PRESENCE. Never fails, never waits."""

    async def listen(self, heard: Heard) -> None:
        """Have `heard` called, in this event loop, with what other processes tell; returns once it listens.

        `heard("", 0)` comes whenever it begins to listen, also again: something may have been missed before.
        """

    async def close(self) -> None:
        """Tell what has not been told yet, and stop listening."""


class PostgresBus(Bus):
    """NOTIFY after the commit, in a transaction of its own; LISTEN on another connection. Both come back by themselves.

    A transaction that notifies holds a lock of the whole server until its commit, so it must be short, and there is one
    for all that has gathered meanwhile. What this bus tells, it does not hear itself.
    """

    is_shared = True

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self._parameters = parameters
        self._outbox: dict[tuple[str, bool], int] = {}
        self._has_news = asyncio.Event()
        self._is_listening = asyncio.Event()
        self._sender_pid = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._begin(self._keep_telling())

    async def tell(self, table: str, number: int) -> None:
        if self._is_closed:
            return
        about = (table, number == PRESENCE)
        self._outbox[about] = max(number, self._outbox.get(about, number))
        self._has_news.set()

    async def listen(self, heard: Heard) -> None:
        self._begin(self._keep_listening(heard))
        await self._is_listening.wait()

    async def close(self) -> None:
        self._is_closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS_SECONDS):
                while self._outbox:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Any) -> None:
        self._tasks.add(asyncio.get_running_loop().create_task(work))

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(**self._parameters, autocommit=True)

    # Telling

    async def _keep_telling(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            await self._has_news.wait()
            try:
                async with await self._connect() as connection:
                    self._sender_pid = connection.info.backend_pid
                    while True:
                        await self._has_news.wait()
                        await self._send(connection)
                        pause = _FIRST_PAUSE
            except psycopg.Error:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _send(self, connection: AsyncConnection[Any]) -> None:
        """Send what is in the outbox; when that fails, all of it stays there for the next attempt."""
        self._has_news.clear()
        sent = dict(self._outbox)
        payloads = joined(f"{table} {number}" for (table, _), number in sent.items())
        try:
            await connection.execute(
                "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) payload", (CHANNEL, payloads)
            )
        except BaseException:
            self._has_news.set()
            raise
        for about, number in sent.items():
            if self._outbox[about] == number:
                del self._outbox[about]

    # Listening

    async def _keep_listening(self, heard: Heard) -> None:
        pause = _FIRST_PAUSE
        while True:
            with suppress(psycopg.Error):
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    pause = _FIRST_PAUSE
                    _pass_on(heard, *EVERYTHING)
                    self._is_listening.set()
                    async for notice in connection.notifies():
                        if notice.pid != self._sender_pid:
                            _read(notice.payload, heard)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)


def joined(words: Iterable[str]) -> list[str]:
    """Lines, joined to payloads that PostgreSQL takes."""
    payloads: list[str] = []
    for word in words:
        if payloads and len(payloads[-1].encode()) + len(word.encode()) < _MOST_BYTES:
            payloads[-1] += f"\n{word}"
        else:
            payloads.append(word)
    return payloads


def _read(payload: str, heard: Heard) -> None:
    """Other programs in the same database could use the channel: what is not ours is not heard."""
    for line in payload.split("\n"):
        table, _, number = line.partition(" ")
        if table and number.removeprefix("-").isdecimal():
            _pass_on(heard, table, int(number))


def _pass_on(heard: Heard, table: str, number: int) -> None:
    """A listener that fails must not end the listening."""
    try:
        heard(table, number)
    except Exception as error:
        asyncio.get_running_loop().call_exception_handler(
            {"message": "news of a table could not be passed on", "exception": error}
        )
