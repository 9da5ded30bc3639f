"""Servers are killed and the network fails: nothing that was acknowledged is lost. The whole is `killing.py`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest

from aerodrome.protocol.bodies import NewTable
from tests.server.killing import Result, Trial, kill_and_play
from tests.server.matches import LINK, ME, RANDOM, Plan
from tests.server.players import Habits
from tests.server.proxy import STORM, Proxy, Weather

ROUGH = Weather(cut=0.4, delay=0.3, stall=0.1, repeat=0.5, lifetime=1.0, longest_delay=0.02, silence=0.2)
ENOUGH = 100
PLANS = (
    Plan(NewTable(game="celestia_duo", seats=(ME, LINK)), Habits(rest=0.01), is_watched=True),
    Plan(NewTable(game="aerion", seats=(LINK, RANDOM)), Habits(rest=0.01), on_second_device=True),
)


def check(result: Result, matches: int) -> None:
    assert result.matches >= matches
    assert result.kills > 0
    assert result.acknowledged == result.written >= ENOUGH
    assert (result.lost, result.duplicated) == (0, 0)


def test_killing_the_server_loses_nothing_and_repeats_nothing(database: str) -> None:
    check(asyncio.run(kill_and_play(database, Trial(2, plans=PLANS, most_decisions=150, least_written=ENOUGH))), 2)


def test_two_servers_serve_one_table_while_one_is_killed_and_the_network_fails(postgres: str) -> None:
    trial = Trial(2, servers=2, weather=ROUGH, plans=PLANS, most_decisions=150, least_written=ENOUGH)
    result = asyncio.run(kill_and_play(postgres, trial))
    check(result, 2)
    assert result.network.keys() >= {"cut", "delayed", "repeated"}


# The proxy


@contextlib.asynccontextmanager
async def echoing(heard: list[bytes]) -> AsyncIterator[int]:
    """A server that sends back what it hears; `heard` has an item for each connection."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        number = len(heard)
        heard.append(b"")
        try:
            while data := await reader.read(1000):
                heard[number] += data
                writer.write(data)
        finally:
            writer.transport.abort()

    async with await asyncio.start_server(echo, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]


async def connected(proxy: Proxy) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(proxy.url.rpartition(":")[2]))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    ("weather", "what"),
    [
        (Weather(), None),
        (Weather(delay=1.0, longest_delay=0.01), "delayed"),
        (Weather(cut=1.0, lifetime=0.01), "cut"),
        (Weather(stall=1.0, lifetime=0.0, silence=0.05), "stalled"),
    ],
)
def test_the_proxy_does_to_a_connection_what_the_weather_says(weather: Weather, what: str | None) -> None:
    async def talk() -> None:
        heard: list[bytes] = []
        async with echoing(heard) as port, Proxy([port], weather) as proxy:
            reader, writer = await connected(proxy)
            await asyncio.sleep(0.02)
            writer.write(b"hello")
            answer = b""
            with contextlib.suppress(OSError):
                answer = await reader.read(5)
            assert answer == (b"hello" if what in (None, "delayed") else b"")
            assert list(proxy.happened) == ([] if what is None else [what])
            writer.transport.abort()
            await until(lambda: not proxy.links)

    asyncio.run(talk())


def test_the_proxy_repeats_the_beginning_of_a_connection_to_the_server() -> None:
    async def talk() -> None:
        heard: list[bytes] = []
        async with echoing(heard) as port, Proxy([port], Weather(repeat=1.0)) as proxy:
            reader, writer = await connected(proxy)
            writer.write(b"hello")
            assert await reader.read(5) == b"hello"
            await until(lambda: heard == [b"hello", b"hello"])
            writer.transport.abort()

    asyncio.run(talk())


def test_whoever_is_behind_a_stalled_connection_does_not_learn_that_the_other_side_has_gone() -> None:
    async def talk() -> None:
        async with echoing([]) as port, Proxy([port], Weather()) as proxy:
            reader, writer = await connected(proxy)
            writer.write(b"hello")
            assert await reader.read(5) == b"hello"
            (link,) = proxy.links
            link.stall("up")
            writer.transport.abort()
            await asyncio.sleep(0.1)
            assert proxy.links == {link}

    asyncio.run(talk())


def test_the_proxy_leads_to_a_server_that_answers() -> None:
    async def talk() -> None:
        heard: list[bytes] = []
        async with echoing(heard) as port, echoing([]) as closed:
            pass
        async with echoing(heard) as port, Proxy([closed, port], Weather()) as proxy:
            for _ in range(5):
                reader, writer = await connected(proxy)
                writer.write(b"hello")
                assert await reader.read(5) == b"hello"
                writer.transport.abort()
            assert heard == [b"hello"] * 5

    asyncio.run(talk())


def test_a_storm_has_everything() -> None:
    assert min(STORM.cut, STORM.delay, STORM.stall, STORM.repeat) > 0
