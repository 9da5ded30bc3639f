"""A network that cannot be trusted: a TCP proxy that cuts, delays, stalls and repeats connections.

What happens to a connection is drawn by chance when it is opened. Behind the proxy stand one or more servers; each
connection goes to one that answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Literal, Self

CHUNK = 1 << 16
MOST_KEPT = 1 << 16
ALL_HAVE_BEGUN = 0.05
Direction = Literal["up", "down"]
"""To the server, or from it."""


@dataclass(frozen=True)
class Weather:
    """How likely a connection is cut, delayed, stalled or repeated; they may all happen to the same one.

    A connection that is cut lives at most `lifetime` seconds. A stalled one swallows what is sent, in one direction or
    both, and says nothing; after `silence` seconds it is cut, or never if that is None: then both sides must notice.
    """

    cut: float = 0.0
    delay: float = 0.0
    stall: float = 0.0
    repeat: float = 0.0
    lifetime: float = 3.0
    longest_delay: float = 0.1
    silence: float | None = 0.5


CALM = Weather()
STORM = Weather(cut=0.4, delay=0.3, stall=0.15, repeat=0.4)


class Proxy:
    """Listens on a port of its own. `happened` counts what it did to its connections. It can refuse new ones."""

    def __init__(self, ports: Sequence[int], weather: Weather, seed: int = 0) -> None:
        self.url = ""
        self.happened: Counter[str] = Counter()
        self.links: set[Link] = set()
        self.refuses = False
        self._ports = list(ports)
        self._weather = weather
        self._chance = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        # Work that is cancelled before it began would leave its connection open.
        await asyncio.sleep(ALL_HAVE_BEGUN)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.begin(self._serve(reader, writer))

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside all else, until the proxy ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = None if self.refuses else await self.reach()
            if there is None:
                return
            link = Link(self, self._weather, self._chance, (reader, writer), there)
            self.links.add(link)
            try:
                await link.carry()
            finally:
                self.links.discard(link)
        finally:
            writer.transport.abort()

    async def reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to one of the servers that are up."""
        for port in self._chance.sample(self._ports, len(self._ports)):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


class Link:
    """One connection through the proxy, and what is to happen to it."""

    def __init__(
        self,
        proxy: Proxy,
        weather: Weather,
        chance: random.Random,
        here: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        there: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        self._proxy = proxy
        self._weather = weather
        self._chance = chance
        self._here = here
        self._there = there
        self._kept = bytearray()
        self._swallows: set[Direction] = set()
        self._delays: dict[Direction, float] = {}
        self._is_socket: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def carry(self) -> None:
        """Until one side ends it, or fate does."""
        up = asyncio.create_task(self._pass_on("up", self._here[0], self._there[1]))
        down = asyncio.create_task(self._pass_on("down", self._there[0], self._here[1]))
        fate = asyncio.create_task(self._suffer())
        going_on = {up, down, fate}
        try:
            while going_on == {up, down, fate} or self._hides(up, down, fate):
                done, going_on = await asyncio.wait(going_on, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
        finally:
            for task in (up, down, fate):
                task.cancel()
            await asyncio.gather(up, down, fate, return_exceptions=True)
            self._there[1].transport.abort()

    def _hides(self, up: asyncio.Task[None], down: asyncio.Task[None], fate: asyncio.Task[None]) -> bool:
        """Whether one side has ended it and the other cannot know."""
        ended = {way for way, task in (("up", up), ("down", down)) if task.done()}
        return not fate.done() and len(ended) == 1 and ended <= self._swallows

    @property
    def is_socket(self) -> bool:
        return self._is_socket.done() and self._is_socket.result()

    @property
    def is_stalled(self) -> bool:
        return bool(self._swallows)

    def stall(self, *directions: Direction) -> None:
        """From now on, swallow what is sent; both sides believe that the connection holds."""
        self._swallows.update(directions)
        self._proxy.happened["stalled"] += 1

    async def _pass_on(self, direction: Direction, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if direction == "up":
                    self._keep(data)
                if longest := self._delays.get(direction, 0.0):
                    await asyncio.sleep(self._chance.uniform(0.0, longest))
                if direction not in self._swallows:
                    writer.write(data)
                    await writer.drain()

    def _keep(self, data: bytes) -> None:
        """Remember how the connection began, to repeat it."""
        if not self._is_socket.done():
            self._is_socket.set_result(b"Upgrade: websocket" in data)
        if len(self._kept) + len(data) <= MOST_KEPT:
            self._kept += data

    # Fate

    def _happens(self, probability: float) -> bool:
        return self._chance.random() < probability

    async def _suffer(self) -> None:
        """What is to happen to this connection. When this ends, the connection is cut."""
        weather = self._weather
        directions: list[Direction] = ["up", "down"]
        if self._happens(weather.delay):
            for direction in self._chance.sample(directions, self._chance.choice((1, 2))):
                self._delays[direction] = weather.longest_delay
            self._proxy.happened["delayed"] += 1
        if self._happens(weather.repeat):
            self._proxy.begin(self._repeat())
        if self._happens(weather.stall):
            await asyncio.sleep(self._chance.uniform(0.0, weather.lifetime))
            self.stall(*self._chance.sample(directions, self._chance.choice((1, 2))))
            # Whoever asks over HTTP has more patience than this proxy.
            if weather.silence is not None or not await self._is_socket:
                await asyncio.sleep(weather.silence or 0.5)
                return
        elif self._happens(weather.cut):
            await asyncio.sleep(self._chance.uniform(0.0, weather.lifetime))
            self._proxy.happened["cut"] += 1
            return
        await asyncio.get_running_loop().create_future()

    async def _repeat(self) -> None:
        """Send the beginning of this connection to a server once more: a request at once, a socket's at any time."""
        if await self._is_socket:
            await asyncio.sleep(self._chance.uniform(0.0, 2 * self._weather.lifetime))
        there = await self._proxy.reach()
        if there is None:
            return
        self._proxy.happened["repeated"] += 1
        reader, writer = there
        try:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(self._chance.uniform(0.1, self._weather.lifetime)):
                    writer.write(bytes(self._kept))
                    await writer.drain()
                    while await reader.read(CHUNK):
                        pass
        finally:
            writer.transport.abort()
