"""All the people of a run: so many tables, each with its own rhythm."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from bench.server.host import Host
from bench.server.people import Door, Table, Tally


class Kind(NamedTuple):
    game: str
    seats: int


AERION: Final = Kind("aerion", 2)
CELESTIA: Final = Kind("celestia_duo", 2)
THREE: Final = Kind("etherium", 3)
FOUR: Final = Kind("etherium", 4)
# Twenty tables have 49 people in seats; somebody looks on at one of them: 2.5 sockets for each table.
MIX: Final = (
    *(AERION, CELESTIA, THREE, AERION, FOUR, CELESTIA, AERION, AERION, CELESTIA, THREE),
    *(AERION, FOUR, CELESTIA, AERION, CELESTIA, AERION, THREE, CELESTIA, AERION, FOUR),
)
SECONDS_BETWEEN_DECISIONS: Final = 5.0
GATHERING_AT_ONCE: Final = 8
SECONDS_BETWEEN_PROBES: Final = 0.02
SECONDS_TO_SETTLE: Final = 1.0


@dataclass(frozen=True, slots=True)
class Measurement:
    """What was seen in one stretch of time. Seconds that decisions took are sorted; memory is in bytes, by the second.

    `lag` is how late the people's own event loop was, sorted: it is part of what they measure.
    """

    tables: int
    sockets: int
    elapsed: float
    seconds: list[float]
    lag: list[float]
    decisions: int
    problems: int
    skipped: int
    rematches: int
    lost: int
    cpu: float
    people_cpu: float
    bytes: int
    memory: list[int]

    def percentile(self, share: float) -> float:
        return percentile(self.seconds, share)


def percentile(values: list[float], share: float) -> float:
    """The smallest of the sorted values that at least this share of them does not exceed."""
    return values[max(ceil(len(values) * share) - 1, 0)] if values else float("nan")


class Crowd:
    """Grows, plays, and is measured meanwhile."""

    def __init__(self, host: Host, seed: int = 1) -> None:
        self.tables: list[Table] = []
        self._host = host
        self._door = Door(host.port)
        self._tally = Tally()
        self._chance = random.Random(seed)
        self._loop = asyncio.get_running_loop()
        self._gathering = asyncio.Semaphore(GATHERING_AT_ONCE)
        self._again: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def sockets(self) -> int:
        return sum(table.sockets for table in self.tables)

    async def grow(self, tables: int) -> None:
        """Have so many tables, all of which play."""
        new = []
        for number in range(len(self.tables), tables):
            kind = MIX[number % len(MIX)]
            new.append(Table(self._door, self._tally, kind.game, kind.seats, onlookers=number % len(MIX) == 0))
        await asyncio.gather(*(self._gather(table) for table in new))
        self.tables += new
        for table in new:
            self._beat(table, self._loop.time() + self._chance.uniform(0, SECONDS_BETWEEN_DECISIONS))

    async def _gather(self, table: Table) -> None:
        async with self._gathering:
            await table.gather()

    def _beat(self, table: Table, due: float) -> None:
        """A decision in each five seconds, at any moment of their first half: so the one before has long arrived."""
        when = due + self._chance.uniform(0, SECONDS_BETWEEN_DECISIONS / 2)
        self._loop.call_at(when, self._play, table, due + SECONDS_BETWEEN_DECISIONS)

    def _play(self, table: Table, due: float) -> None:
        if self._is_closed:
            return
        if not table.is_over:
            table.decide(self._chance)
            self._beat(table, due)
            return
        self._again.add(self._loop.create_task(self._play_again(table, due)))

    async def _play_again(self, table: Table, due: float) -> None:
        async with self._gathering:
            await table.play_again()
        self._beat(table, max(due, self._loop.time()))

    def _check(self) -> None:
        """Raise what went wrong with those who wanted to play again."""
        done = {task for task in self._again if task.done()}
        self._again -= done
        for task in done:
            task.result()

    async def onlookers(self, count: int) -> float:
        """The bytes of the server's memory that one more socket takes. These people leave again."""
        before = self._host.memory()
        there = [await self.tables[number % len(self.tables)].look_on() for number in range(count)]
        await asyncio.sleep(SECONDS_TO_SETTLE)
        more = self._host.memory() - before
        for person in there:
            person.close()
        await asyncio.sleep(SECONDS_TO_SETTLE)
        return more / count

    async def measure(self, seconds: float) -> Measurement:
        """What happens in the next so many seconds."""
        tally = self._tally = Tally()
        for table in self.tables:
            table.settle()
            table.tally = tally
        began, cpu, own = time.perf_counter(), self._host.cpu_seconds(), _own_cpu()
        memory, lag = await self._watch(seconds)
        elapsed = time.perf_counter() - began
        cpu, own = self._host.cpu_seconds() - cpu, _own_cpu() - own
        for table in self.tables:
            table.settle()
        self._check()
        return Measurement(
            tables=len(self.tables),
            sockets=self.sockets,
            elapsed=elapsed,
            seconds=sorted(tally.seconds),
            lag=sorted(lag),
            decisions=tally.decisions,
            problems=tally.problems,
            skipped=tally.skipped,
            rematches=tally.rematches,
            lost=sum(table.lost for table in self.tables),
            cpu=cpu,
            people_cpu=own,
            bytes=tally.bytes,
            memory=memory,
        )

    async def _watch(self, seconds: float) -> tuple[list[int], list[float]]:
        """The server's memory second by second, and how late this event loop was."""
        memory, lag = [self._host.memory()], []
        end, sample = self._loop.time() + seconds, self._loop.time() + 1.0
        while (now := self._loop.time()) < end:
            await asyncio.sleep(SECONDS_BETWEEN_PROBES)
            lag.append(max(self._loop.time() - now - SECONDS_BETWEEN_PROBES, 0.0))
            if now >= sample:
                memory.append(self._host.memory())
                sample += 1.0
        return memory, lag

    async def close(self) -> None:
        self._is_closed = True
        await asyncio.gather(*self._again)
        for table in self.tables:
            table.close()
        await self._door.http.aclose()


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
