"""WebSocket and HTTP at the level of bytes: what a library would never send has to be sent here."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterable
from typing import NamedTuple, Self

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
SECONDS = 60.0
"""Whoever waits longer for an answer does not get one."""


class Closed(Exception):
    """The other side has ended the connection, with a code if it said one."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class TurnedAway(Exception):
    """A handshake that was refused with a status."""

    def __init__(self, status: int) -> None:
        super().__init__(f"refused with {status}")
        self.status = status


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """One frame. The mask is of zeroes, which leaves the bytes as they are."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    bit = 0x80 if masked else 0
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


def fragments(payload: bytes, cuts: Iterable[int], between: bytes = b"") -> bytes:
    """One message in several frames, with something else between them."""
    ends = sorted({min(cut, len(payload)) for cut in cuts} | {len(payload)})
    parts = [payload[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    last = len(parts) - 1
    frames = [frame(part, TEXT if at == 0 else 0, fin=at == last) for at, part in enumerate(parts)]
    return between.join(frames)


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes


class Line:
    """One TCP connection, read without hurry and written without shame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._buffer = b""

    @classmethod
    async def open(cls, port: int) -> Self:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    def write(self, data: bytes) -> None:
        try:
            self._writer.write(data)
        except RuntimeError:  # the faster event loop's way to say so
            raise Closed from None

    async def drain(self) -> None:
        try:
            await self._writer.drain()
        except OSError:
            raise Closed from None

    def drop(self) -> None:
        """Go away without a word."""
        self._writer.transport.abort()

    async def _more(self) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                data = await self._reader.read(1 << 16)
        except TimeoutError:
            raise AssertionError("the server did not answer") from None
        except OSError:
            data = b""
        if not data:
            raise Closed
        self._buffer += data

    async def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            await self._more()
        taken, self._buffer = self._buffer[:size], self._buffer[size:]
        return taken

    async def _take_until(self, end: bytes) -> bytes:
        while (at := self._buffer.find(end)) < 0:
            await self._more()
        return await self._take(at + len(end))

    async def answer(self, method: str = "GET") -> Answer:
        """The next response."""
        head = (await self._take_until(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        status = int(head[0].split()[1])
        if status == 100:
            return await self.answer(method)
        if method == "HEAD" or status in (101, 204, 304):
            return Answer(status, headers, b"")
        if headers.get("transfer-encoding") == "chunked":
            return Answer(status, headers, await self._chunks())
        return Answer(status, headers, await self._take(int(headers.get("content-length", "0"))))

    async def _chunks(self) -> bytes:
        body = b""
        while size := int(await self._take_until(b"\r\n"), 16):
            body += await self._take(size)
            await self._take(2)
        await self._take(2)
        return body


class Socket(Line):
    """A WebSocket whose handshake was accepted."""

    @classmethod
    async def at(cls, port: int, path: str, headers: Iterable[tuple[str, str]] = ()) -> Self:
        """Raises TurnedAway when the server does not want it."""
        line = await cls.open(port)
        known = [("Host", f"127.0.0.1:{port}"), ("Upgrade", "websocket"), ("Connection", "Upgrade")]
        known += [("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="), *headers]
        lines = "".join(f"{name}: {value}\r\n" for name, value in known)
        line.write(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
        try:
            answer = await line.answer()
        except BaseException:
            line.drop()
            raise
        if answer.status != 101:
            line.drop()
            raise TurnedAway(answer.status)
        return line

    async def text(self) -> bytes:
        """The next message; pings are answered on the way. Raises Closed at the end."""
        while True:
            opcode, payload = await self.frame()
            if opcode == TEXT:
                return payload
            if opcode == PING:
                self.write(frame(payload, PONG))
            elif opcode == CLOSE:
                self.write(frame(payload[:2], CLOSE))
                raise Closed(int.from_bytes(payload[:2], "big") if len(payload) >= 2 else None)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame; the server sends every message in one."""
        first, size = await self._take(2)
        assert first & 0xF0 == 0x80, f"a frame begins with {first:#x}"
        if size == 126:
            size = int.from_bytes(await self._take(2), "big")
        elif size == 127:
            size = int.from_bytes(await self._take(8), "big")
        return first & 0x0F, await self._take(size)
