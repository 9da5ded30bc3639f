"""A server that listens on loopback inside the test, and visitors who send it bytes of their own choice."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import struct
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from aerodrome.server.app import create_app
from aerodrome.server.connections import Door
from aerodrome.server.safety import Safety
from aerodrome.server.serve import _Server, config, listening
from aerodrome.server.services import Services, opened
from aerodrome.server.settings import Limits, Settings

SECONDS = 20.0
TABLE = "a" * 16
CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
POLICY = 1008


class Listening:
    """The server: its port, and what it counts."""

    def __init__(self, port: int, services: Services, door: Door, app: Starlette) -> None:
        self.port = port
        self.services = services
        self.door = door
        self.app = app
        self._calls: list[Call] = []

    async def hang_up(self) -> None:
        """End all connections to it."""
        for call in self._calls:
            call.hang_up()
        await asyncio.sleep(0)

    @property
    def safety(self) -> Safety:
        """The outermost layer of the application, which is there after the first request."""
        found: Any = self.app.middleware_stack
        while not isinstance(found, Safety):
            found = found.app
        return found

    def metric(self, name: str, **labels: str) -> float:
        return self.services.metrics.registry.get_sample_value(f"aerodrome_{name}", labels) or 0.0

    async def call(self) -> Call:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        call = Call(reader, writer)
        self._calls.append(call)
        return call

    async def ask(self, head: str, body: bytes = b"") -> bytes:
        """One request on a connection of its own; the whole answer."""
        call = await self.call()
        await call.send(f"{head}\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode() + body)
        answer = await call.rest()
        call.hang_up()
        return answer

    async def socket(self, table: str = TABLE) -> Call:
        """A WebSocket without a cookie, after its handshake."""
        call = await self.call()
        key = base64.b64encode(os.urandom(16)).decode()
        await call.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(call.reader.readuntil(b"\r\n\r\n"), SECONDS)
        assert head.startswith(b"HTTP/1.1 101"), head
        return call


class Call:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> bool:
        """Send bytes; whether the server has taken them."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), SECONDS)
        except ConnectionError:
            return False
        return True

    async def rest(self) -> bytes:
        """Everything that comes until the server closes the connection."""
        found = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(SECONDS):
                while data := await self.reader.read(65536):
                    found += data
        return found

    async def until_close(self) -> bytes:
        """Everything that comes on a socket until the server says that it closes it."""
        found = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(SECONDS):
                while not any(opcode == CLOSE for opcode, _ in frames_of(found)):
                    data = await self.reader.read(65536)
                    found += data
                    if not data:
                        break
        return found

    async def until(self, *words: bytes) -> bytes:
        """Everything that comes until one of these words is there."""
        found = b""
        async with asyncio.timeout(SECONDS):
            while not any(word in found for word in words):
                data = await self.reader.read(65536)
                assert data, found
                found += data
        return found

    async def is_silent(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            await asyncio.wait_for(self.reader.read(1), seconds)
        except TimeoutError:
            return True
        return False

    def hang_up(self) -> None:
        self.writer.close()


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A masked frame; the mask is nothing."""
    assert len(data) < 126
    return struct.pack("!BB", (0x80 if fin else 0) | opcode, 0x80 | len(data)) + bytes(4) + data


def frames_of(data: bytes) -> list[tuple[int, bytes]]:
    """The short frames that a server sent: opcode and content of each."""
    found: list[tuple[int, bytes]] = []
    while len(data) >= 2:
        size = data[1] & 0x7F
        start = 2
        if size == 126:
            size, start = struct.unpack("!H", data[2:4])[0], 4
        found.append((data[0] & 0xF, data[start : start + size]))
        data = data[start + size :]
    return found


@contextlib.asynccontextmanager
async def serving(folder: Path, *, limits: Limits | None = None, **more: Any) -> AsyncIterator[Listening]:
    """A server with the usual limits, or others."""
    settings = Settings(database=str(folder / "listening.db"), limits=limits or Limits(), **more)
    with listening("127.0.0.1", 0) as listener:
        async with opened(settings) as services:
            app = create_app(services)
            door = Door(settings.limits, services.metrics, settings.proxies)
            server = _Server(config(app, settings, door))
            running = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started:
                await asyncio.sleep(0.01)
            found = Listening(listener.getsockname()[1], services, door, app)
            try:
                yield found
            finally:
                await found.hang_up()
                server.should_exit = True
                await running
