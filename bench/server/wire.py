"""The client's end of a WebSocket, as small as it can be: the people of a benchmark must cost less than the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

END_OF_HEAD = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
# A client must mask what it sends. This mask changes nothing, so nothing needs to be computed.
MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One connection. `hear` gets the payload of every text frame; pings are answered here.

    `opened` is done when the server has agreed, and fails when it does not. A server that hangs up without being asked
    makes `is_lost` true.
    """

    def __init__(self, path: str, cookie: str | None, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self.is_lost = False
        self._path = path
        self._cookie = cookie
        self._hear = hear
        self._is_closing = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # Not every event loop's transports are of asyncio's classes.
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([] if self._cookie is None else [f"Cookie: {self._cookie}"]),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode("latin-1"))

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = not self._is_closing
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"{self._path}: the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        buffer = self._buffer
        buffer += data
        if not self.opened.done() and not self._agree():
            return
        start = 0
        while (frame := _frame(buffer, start)) is not None:
            kind, begin, end = frame
            payload, start = bytes(buffer[begin:end]), end
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._send(PONG, payload)
        del buffer[:start]

    def _agree(self) -> bool:
        """Whether the server has agreed to speak this protocol; the answer's head is taken off the buffer."""
        end = self._buffer.find(END_OF_HEAD)
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        del self._buffer[: end + len(END_OF_HEAD)]
        if b" 101 " not in status:
            self.opened.set_exception(ConnectionError(f"{self._path}: {status.decode('latin-1')}"))
            return False
        self.opened.set_result(None)
        return True

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = bytes((FINAL | kind, MASKED | size)) if size <= SHORT else _long_head(kind, size)
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        """Hang up, as a page does that is closed."""
        self._is_closing = True
        if self._transport is not None and not self._transport.is_closing():
            self._send(CLOSE, (1000).to_bytes(2, "big"))
            self._transport.close()


def _long_head(kind: int, size: int) -> bytes:
    return bytes((FINAL | kind, MASKED | TWO_BYTES)) + size.to_bytes(2, "big")


def _frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins here, and where its payload begins and ends; None when some of it is missing.

    The server never splits a message and, being a server, masks nothing.
    """
    there = len(buffer) - start
    if there < 2:
        return None
    size, begin = buffer[start + 1], start + 2
    if size in (TWO_BYTES, EIGHT_BYTES):
        width = 2 if size == TWO_BYTES else 8
        if there < 2 + width:
            return None
        size, begin = int.from_bytes(buffer[begin : begin + width], "big"), begin + width
    return (buffer[start] & 0x0F, begin, begin + size) if begin + size <= len(buffer) else None
