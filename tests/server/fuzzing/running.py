"""A run: rounds of fuzzing, and between them a look at everything that must hold."""

from __future__ import annotations

import asyncio
import importlib
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tests.server.process import ServerProcess

from .accounts import Accounts, Known, snapshot_of
from .asking import Asker
from .mutations import fields_of, written
from .speaking import Recent
from .talking import Talker
from .wire import frame
from .world import World

TALKERS, ASKERS = 6, 4
SHARE_OF_REQUESTS = 0.08
SESSION = 500
WARM_UP = 0.2
GROWTH, SOME_BYTES = 1.10, 20 << 20
IDLE_SECONDS = 15.0
MANY = 10_000
"""From so many messages on, it is also waited until all tables are let go."""
SECONDS_TO_SETTLE = 40.0
VISITORS_FAULT = (
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",
)
"""What the web server calls an error although only the visitor has made one: the second, that one was turned away."""


@dataclass
class Report:
    """What was sent, and what it did to the server."""

    seconds: float = 0.0
    messages: int = 0
    requests: int = 0
    accepted: int = 0
    decisions: int = 0
    tables: int = 0
    lost: int = 0
    memory: list[int] = field(default_factory=list)
    problems: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)

    def __str__(self) -> str:
        memory = ", ".join(f"{size / 2**20:.0f}" for size in self.memory)
        return (
            f"{self.messages} messages, {self.requests} requests in {self.seconds:.0f} s; {self.accepted} commands "
            f"carried out, {self.decisions} decisions at {self.tables} tables, all as the log says; "
            f"{self.lost} connections lost because the machine was slow.\n"
            f"problems {dict(self.problems.most_common())}\nstatuses {dict(self.statuses.most_common())}\n"
            f"memory after each round, MB: {memory}"
        )


class Run:
    """One server, fuzzed for so many messages and requests."""

    def __init__(self, folder: Path, seed: int, *, limited: bool) -> None:
        self._database = folder / "fuzzed.db"
        self._log = folder / "server.log"
        self._server = ServerProcess(str(self._database), limited=limited, idle=IDLE_SECONDS, log=self._log)
        self._chance = random.Random(seed)
        self._accounts = Accounts(self._database)
        self._recent = Recent()
        self._limited = limited
        self._quiet: dict[str, Known] = {}
        self.report = Report()

    async def run(self, messages: int, tell: Callable[[str], object]) -> None:
        began = time.monotonic()
        rounds = max(2, min(20, messages // 4000))
        with self._server as server:
            pid = server.pid
            world = World(server.port, self._accounts)
            await world.open()
            for number in range(rounds):
                if number and not self._limited:
                    await world.refresh()
                await self._round(world, messages // rounds)
                await self._settle(world)
                await self._look(world)
                self.report.memory.append(_memory(pid))
                tell(f"{number + 1}/{rounds}: {self.report.messages + self.report.requests} sent")
            if messages >= MANY:
                await self._empty(world)
            assert server.pid == pid
            server.stop()
        self._check_log()
        self._check_memory()
        self.report.seconds = time.monotonic() - began

    async def _round(self, world: World, messages: int) -> None:
        requests = int(messages * SHARE_OF_REQUESTS)
        talkers = [
            Talker(world.port, random.Random(self._chance.random()), self._accounts, self._recent)
            for _ in range(TALKERS)
        ]
        askers = [
            Asker(world.port, random.Random(self._chance.random()), self._accounts, world.visits())
            for _ in range(ASKERS)
        ]
        async with asyncio.TaskGroup() as group:
            for talker in talkers:
                chance = random.Random(self._chance.random())
                group.create_task(_talk(talker, world, chance, (messages - requests) // TALKERS))
            for asker in askers:
                group.create_task(asker.ask(requests // ASKERS))
        for talker in talkers:
            self.report.messages += talker.sent
            self.report.accepted += talker.accepted
            self.report.lost += talker.lost
            self.report.problems.update(talker.kinds)
        for asker in askers:
            self.report.requests += asker.sent
            self.report.statuses.update(asker.statuses)

    # What must hold

    async def _settle(self, world: World) -> None:
        """All sockets are gone soon, and bots are done with what they were asked."""
        until = time.monotonic() + SECONDS_TO_SETTLE
        while (health := await world.health())["sockets"] and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert (health["status"], health["sockets"]) == ("ok", 0), f"sockets pile up: {health}"

    async def _empty(self, world: World) -> None:
        """Tables that nobody uses any more are let go."""
        until = time.monotonic() + IDLE_SECONDS + SECONDS_TO_SETTLE
        while (left := (await world.health())["tables"]) and time.monotonic() < until:
            await asyncio.sleep(0.5)
        assert left == 0, f"{left} tables are left in memory"

    async def _look(self, world: World) -> None:
        tables = self._accounts.audit()
        for table in world.quiet:
            known = self._quiet.setdefault(table, tables[table])
            assert tables[table] == known, f"nobody may do anything at {table}, but its log has changed"
        for table in (*world.lively, *world.quiet):
            await self._compare(world, tables[table])
        self.report.tables = len(tables)
        self.report.decisions = len(self._accounts.decisions)

    async def _compare(self, world: World, known: Known) -> None:
        """What the server shows is what its log says: nothing refused is left in its memory either."""
        if '"bot"' in known.row.plan:
            return  # it goes on meanwhile
        for seat, cookie in enumerate((None, *world.holders(known.row.id)), -1):
            expected = snapshot_of(known, seat)
            if expected is None:
                continue
            socket = await world.socket(known.row.id, cookie)
            self._accounts.deeds[known.row.id, "hello", seat] += 1
            hello = fields_of(type="hello", protocol=1, seat=seat, client="fuzz-compare")
            socket.write(frame(written(hello).encode()))
            shown = await socket.text()
            while b'"type":"snapshot"' not in shown[:20]:
                shown = await socket.text()
            socket.drop()
            assert shown.decode() == expected, f"{known.row.id} as seat {seat} is shown is not what its log says"

    def _check_log(self) -> None:
        with self._log.open() as log:
            for line in log:
                assert line.startswith("{"), line
                entry: dict[str, Any] = msgspec.json.decode(line)
                assert entry["level"] in ("info", "warning") or entry["event"] in VISITORS_FAULT, entry

    def _check_memory(self) -> None:
        memory = self.report.memory
        warm = memory[int(len(memory) * WARM_UP)]
        assert memory[-1] <= warm * GROWTH + SOME_BYTES, f"memory grows: {memory}"


async def _talk(talker: Talker, world: World, chance: random.Random, messages: int) -> None:
    while talker.sent < messages:
        if chance.random() < 0.02:
            await talker.flood(world.chair(chance))
        else:
            await talker.session(world.chair(chance), min(SESSION, messages - talker.sent))


def _memory(pid: int) -> int:
    """The bytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no VmRSS")


def run(
    folder: Path, messages: int, seed: int, *, limited: bool = False, tell: Callable[[str], object] = lambda _: None
) -> Report:
    """Fuzz a server of its own. Raises AssertionError when something does not hold."""
    one = Run(folder, seed, limited=limited)
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(one.run(messages, tell))
    return one.report


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        found: Callable[[], asyncio.AbstractEventLoop] = importlib.import_module("uvloop").new_event_loop
    except ImportError:
        return None
    return found
