"""Nothing is lost: matches as in `matches.py`, while servers are killed and the network fails.

    python -m tests.server.killing --matches 200 --database sqlite
    python -m tests.server.killing --matches 200 --database postgresql
    python -m tests.server.killing --matches 200 --database postgresql --servers 2
    python -m tests.server.killing --matches 200 --database postgresql --servers 2 --proxy
    python -m tests.server.killing --half-open

A server is killed with SIGKILL at random moments and started again on the same port; the clients come back by
themselves. With two servers, the people of one table are spread over both, and one server at a time is killed. With
the proxy, connections are cut, delayed, stalled and repeated as well, and whoever comes back may find another server.
`--half-open` shows how long it takes until a connection that died silently is noticed, by the client and by the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

from aerodrome.client import Client, line
from aerodrome.protocol.bodies import NewSeat, NewTable
from tests.server.databases import KINDS, new_database
from tests.server.matches import Plan, World
from tests.server.players import Tally
from tests.server.process import ServerProcess
from tests.server.proxy import CALM, STORM, Proxy, Weather

AT_ONCE = 16
MOST_DECISIONS = 400
"""A server is killed after at most so many decisions, or sooner: how long that takes depends on the machine."""
SHORT_LIFE = 1.0
LONG_LIFE = 20.0
LONGEST_DELAY = 0.5
"""Clients that wait longer between their attempts than servers live here would miss many of them."""


@dataclass(frozen=True)
class Trial:
    """How the matches are to be played. Without plans they are drawn by chance; without weather there is no proxy.
    More matches than wanted are played until `least_written` decisions were written."""

    matches: int
    servers: int = 1
    at_once: int = AT_ONCE
    weather: Weather | None = None
    plans: Sequence[Plan] = ()
    most_decisions: int = MOST_DECISIONS
    least_written: int = 0
    seed: int = 1
    report: Callable[[str], object] = str


@dataclass
class Result:
    """What came of it."""

    matches: int
    kills: int
    acknowledged: int
    written: int
    refused: int
    lost: int
    duplicated: int
    network: Counter[str]
    kinds: dict[str, int]


async def kill_and_play(database: str, trial: Trial) -> Result:
    """Play matches while servers are killed. Raises when something does not hold."""
    kills: Counter[int] = Counter()
    async with (
        serving(database, trial.servers) as servers,
        reaching(servers, trial) as (urls, proxies),
        impatient_clients(),
    ):
        world = World(urls, database, trial.seed)
        reaper = asyncio.create_task(_reap(servers, trial, world.tally, kills))
        matches = world.play_many(trial.matches, trial.at_once, trial.plans, decisions=trial.least_written)
        playing = asyncio.create_task(matches)
        try:
            await asyncio.wait({reaper, playing}, return_when=asyncio.FIRST_COMPLETED)
            if reaper.done():
                await reaper
            await playing
        finally:
            for task in (reaper, playing):
                task.cancel()
            await asyncio.gather(reaper, playing, return_exceptions=True)
            world.close()
    tally = world.tally
    network = sum((proxy.happened for proxy in proxies), Counter[str]())
    return Result(
        matches=tally.matches,
        kills=kills.total(),
        acknowledged=tally.acknowledged,
        written=tally.written,
        refused=tally.refused,
        lost=tally.lost,
        duplicated=tally.duplicated,
        network=network,
        kinds=tally.kinds,
    )


@contextlib.asynccontextmanager
async def impatient_clients() -> AsyncIterator[None]:
    """Clients come back sooner than usual, for as long as this lasts."""
    usual, line.LONGEST_DELAY = line.LONGEST_DELAY, LONGEST_DELAY
    try:
        yield
    finally:
        line.LONGEST_DELAY = usual


@contextlib.asynccontextmanager
async def serving(database: str, count: int) -> AsyncIterator[list[ServerProcess]]:
    """Servers that share a database; the first one makes its schema."""
    servers = [ServerProcess(database) for _ in range(count)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield servers
    finally:
        for server in servers:
            await asyncio.to_thread(server.kill)


@contextlib.asynccontextmanager
async def reaching(servers: Sequence[ServerProcess], trial: Trial) -> AsyncIterator[tuple[list[str], list[Proxy]]]:
    """The addresses that lead to the servers: their own, or those of proxies that lead to any of them."""
    if trial.weather is None:
        yield [server.url for server in servers], []
        return
    ports = [server.port for server in servers]
    async with Proxy(ports, trial.weather, trial.seed) as one, Proxy(ports, trial.weather, trial.seed + 1) as other:
        yield [one.url, other.url], [one, other]


async def _live(trial: Trial, tally: Tally, chance: random.Random) -> None:
    """Wait until it is time for the next kill: mostly in the midst of decisions, sometimes right after a start."""
    if chance.random() < 0.2:
        await asyncio.sleep(chance.uniform(0.0, SHORT_LIFE))
        return
    until = tally.acknowledged + chance.randint(1, trial.most_decisions)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONG_LIFE):
            while tally.acknowledged < until:
                await asyncio.sleep(chance.uniform(0.0, 0.02))


async def _reap(servers: Sequence[ServerProcess], trial: Trial, tally: Tally, kills: Counter[int]) -> None:
    """Kill one server after the other, at random moments, and start it again. It ends only when it is cancelled."""
    chance = random.Random(trial.seed)
    while True:
        await _live(trial, tally, chance)
        victim = chance.randrange(len(servers))
        # A server is not given up half started: the thread goes on when this is cancelled.
        restart = asyncio.create_task(asyncio.to_thread(servers[victim].restart))
        kills[victim] += 1
        trial.report(f"{kills.total()} kills, {tally.matches} matches, {tally.acknowledged} acknowledged")
        try:
            await asyncio.shield(restart)
        except asyncio.CancelledError:
            await restart
            raise


# Connections that die silently


async def half_open(database: str) -> dict[str, float]:
    """Seconds until a client and a server notice that nothing comes through, for each direction that can die."""
    found: dict[str, float] = {}
    async with serving(database, 1) as servers, Proxy([servers[0].port], CALM) as proxy:
        for directions in (("up", "down"), ("up",), ("down",)):
            async with Client(proxy.url) as client, Client(servers[0].url) as witness:
                for who, seconds in (await _notice(proxy, client, witness, directions)).items():
                    found[f"{who}, {' and '.join(directions)} dead"] = seconds
    return found


async def _notice(proxy: Proxy, client: Client, witness: Client, directions: Sequence[str]) -> dict[str, float]:
    page = await client.create(NewTable(game="aerion", seats=(NewSeat(kind="me"),)))
    seat = await client.seat(page.table.id, 0)
    onlooker = await witness.seat(page.table.id, -1)
    while not onlooker.table.seats[0].is_connected:
        await onlooker.changed()
    await asyncio.sleep(random.uniform(0.0, 4.0))
    link = next(one for one in proxy.links if one.is_socket and not one.is_stalled)
    began = time.monotonic()
    link.stall(*[one for one in ("up", "down") if one in directions])
    # Whoever comes back before the other side has noticed was never away.
    proxy.refuses = True
    noticed: dict[str, float] = {}

    async def client_notices() -> None:
        while seat.is_connected:
            await seat.changed()
        noticed["client"] = time.monotonic() - began

    async def server_notices() -> None:
        while onlooker.table.seats[0].is_connected:
            await onlooker.changed()
        noticed["server"] = time.monotonic() - began

    await asyncio.gather(client_notices(), server_notices())
    proxy.refuses = False
    return noticed


def main() -> None:
    parser = argparse.ArgumentParser(description="Play matches while servers are killed and the network fails.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=AT_ONCE)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--proxy", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--half-open", action="store_true")
    wanted = parser.parse_args()
    began = time.monotonic()
    with new_database(wanted.database) as database:
        if wanted.half_open:
            for what, seconds in asyncio.run(half_open(database)).items():
                print(f"{what}: noticed after {seconds:.1f} s")
            return
        # Stalled sockets are left to the ten seconds that both sides have to notice them.
        weather = dataclasses.replace(STORM, silence=None) if wanted.proxy else None
        trial = Trial(
            wanted.matches,
            wanted.servers,
            wanted.at_once,
            weather,
            seed=wanted.seed,
            report=lambda line: print(f"{time.monotonic() - began:6.0f} s: {line}", flush=True),
        )
        result = asyncio.run(kill_and_play(database, trial))
    print(f"{wanted.database}, {wanted.servers} servers: {result}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
