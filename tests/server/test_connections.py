"""One connection cannot freeze or fill the server: what is counted before a request or a message is read."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import struct
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aerodrome.protocol.bodies import NewSeat, NewTable
from aerodrome.server import connections, logs
from aerodrome.server.connections import Door, open_files
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import Limits, Rate
from tests.server.listening import (
    CLOSE,
    CONTINUATION,
    PING,
    POLICY,
    PONG,
    TEXT,
    Call,
    Listening,
    frame,
    frames_of,
    serving,
)

FLOOD = 3_000
MIB = 1 << 20


def at(folder: Path, work: Callable[[Listening], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def run() -> None:
        async with serving(folder, **settings) as server:
            await work(server)

    asyncio.run(run())


def posted(path: str, *headers: str) -> bytes:
    """The head of a request with a body of JSON."""
    lines = (f"POST {path} HTTP/1.1", "Host: localhost", "Content-Type: application/json", *headers, "", "")
    return "\r\n".join(lines).encode()


def closed_with(said: bytes) -> int:
    """The code with which a server closed a socket."""
    ((_, data),) = [one for one in frames_of(said) if one[0] == CLOSE]
    return int(struct.unpack("!H", data[:2])[0])


# Control frames and fragments


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_a_socket_that_floods_control_frames_is_closed(tmp_path: Path, opcode: int) -> None:
    async def flood(server: Listening) -> None:
        call = await server.socket()
        await call.send(frame(opcode, b"x") * FLOOD)
        said = await call.rest()
        assert closed_with(said) == POLICY
        allowed = server.door.limits.control_frames
        # Whatever was answered before is bounded by the burst, and by what fills again within the flood.
        assert sum(one[0] == PONG for one in frames_of(said)) <= allowed.burst + connections.SLICE // 6
        assert server.metric("connections_refused_total", reason="frames") == 1
        assert (await server.ask("GET /health HTTP/1.1")).startswith(b"HTTP/1.1 200")

    at(tmp_path, flood)


def test_a_message_of_too_many_fragments_is_not_gathered(tmp_path: Path) -> None:
    async def flood(server: Listening) -> None:
        call = await server.socket()
        await call.send(frame(TEXT, b"{", fin=False) + frame(CONTINUATION, fin=False) * FLOOD)
        assert closed_with(await call.rest()) == POLICY
        assert server.metric("connections_refused_total", reason="fragments") == 1

    at(tmp_path, flood)


def test_a_few_pings_and_fragments_are_fine(tmp_path: Path) -> None:
    async def talk(server: Listening) -> None:
        call = await server.socket()
        hello = b'{"type":"hello","protocol":9,"seat":-1,"client":"looking-on"}'
        parts = [hello[at : at + 4] for at in range(0, len(hello), 4)]
        await call.send(frame(PING, b"there?") * 10 + frame(TEXT, parts[0], fin=False))
        await call.send(b"".join(frame(CONTINUATION, part, fin=False) for part in parts[1:]) + frame(CONTINUATION))
        said = frames_of(await call.until_close())
        assert said.count((PONG, b"there?")) == 10
        assert any(b"wrong-protocol" in data for opcode, data in said if opcode == TEXT)

    at(tmp_path, talk)


def test_sockets_of_one_address_share_what_it_may_ask_of_the_past(tmp_path: Path) -> None:
    async def flood(server: Listening) -> None:
        guest = await server.services.guests.welcome()
        wanted = NewTable(game="aerion", seats=(NewSeat(kind="me"),), seed=7)
        table = await server.services.hall.create(guest, wanted)
        refused = []
        for _ in range(6):
            call = await server.socket(table.id)
            await call.send(frame(TEXT, b'{"type":"hello","protocol":1,"seat":-1,"client":"looking-on"}'))
            await call.send(frame(TEXT, b'{"type":"history","command":1}'))
            said = await call.until(b'"type":"history"', b'"type":"problem"')
            refused.append(b'"kind":"too-many"' in said)
        assert refused == [False, False, True, True, True, True]

    at(tmp_path, flood, limits=replace(Limits(), histories_per_address=Rate(2, 1e-9)))


def test_messages_wait_outside_until_there_is_room_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sockets: list[connections.GuardedSocket] = []
    most = 0
    made = connections.GuardedSocket.connection_made
    fed = connections.GuardedSocket.data_received

    def noted(self: connections.GuardedSocket, transport: Any) -> None:
        sockets.append(self)
        made(self, transport)

    def counted(self: connections.GuardedSocket, data: bytes) -> None:
        nonlocal most
        fed(self, data)
        most = max(most, self.queue.qsize())

    monkeypatch.setattr(connections.GuardedSocket, "connection_made", noted)
    monkeypatch.setattr(connections.GuardedSocket, "data_received", counted)

    async def flood(server: Listening) -> None:
        call = await server.socket()
        await call.send(frame(TEXT, b"?") * 20_000)
        # Each of them was answered until the socket was closed for being refused again and again.
        assert closed_with(await call.until_close()) == POLICY
        assert sockets
        assert most <= connections.MOST_WAITING + connections.SLICE // 7 + 2

    at(tmp_path, flood)


def test_a_socket_that_was_closed_and_goes_on_sending_is_cut_off(tmp_path: Path) -> None:
    async def flood(server: Listening) -> None:
        call = await server.socket()
        await call.send(frame(TEXT, b'{"type":"hello","protocol":9,"seat":-1,"client":"looking-on"}'))
        await call.until_close()
        sent, piece = 0, frame(TEXT, b"x" * 100) * 500
        while sent < 64 * MIB and await call.send(piece):
            sent += len(piece)
            await asyncio.sleep(0)
        assert sent < 16 * MIB

    at(tmp_path, flood)


# Requests


def test_only_the_first_of_many_requests_sent_at_once_is_answered(tmp_path: Path) -> None:
    async def flood(server: Listening) -> None:
        call = await server.call()
        await call.send(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n" * FLOOD)
        said = await call.rest()
        assert said.count(b"HTTP/1.1 ") == 1
        assert b"connection: close" in said
        assert server.metric("http_requests_total", route="refused", status="429") == 0
        assert server.metric("connections_refused_total", reason="pipelined") == 1

    at(tmp_path, flood)


def test_requests_one_after_the_other_share_a_connection(tmp_path: Path) -> None:
    async def ask(server: Listening) -> None:
        call = await server.call()
        for _ in range(3):
            await call.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            head = await call.reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            await call.reader.readexactly(length)
        call.hang_up()

    at(tmp_path, ask)


@pytest.mark.parametrize(
    ("begins", "goes_on", "status", "reason"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"a" * 65_536, b"431", "head"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n" * 10_000, b"431", "head"),
        (b"GET /", b"a" * 65_536, b"414", "url"),
        (b"GET /?", b"a=b&" * 16_384, b"414", "url"),
    ],
    ids=["header", "headers", "path", "query"],
)
def test_a_head_without_end_is_refused_and_not_held(
    tmp_path: Path, begins: bytes, goes_on: bytes, status: bytes, reason: str
) -> None:
    async def flood(server: Listening) -> None:
        call = await server.call()
        await call.send(begins)
        sent = 0
        while sent < 64 * MIB and server.metric("connections_refused_total", reason=reason) == 0:
            if not await call.send(goes_on):
                break
            sent += len(goes_on)
        # One read of the event loop is what may come in beyond the limit before anybody can say no.
        assert sent < 8 * MIB
        assert server.metric("connections_refused_total", reason=reason) == 1
        said = await call.rest()
        assert said.startswith(b"HTTP/1.1 " + status), said[:80]
        assert json.loads(said.partition(b"\r\n\r\n")[2])["kind"] == "too-large"

    at(tmp_path, flood)


def test_bodies_of_one_address_are_held_only_so_far(tmp_path: Path) -> None:
    limits = replace(Limits(), bodies_per_address=MIB, bodies=4 * MIB, record_bytes=MIB)
    size = 400_000

    async def flood(server: Listening) -> None:
        await server.ask("GET /health HTTP/1.1")
        calls = [await server.call() for _ in range(12)]
        for call in calls:
            await call.send(posted("/api/verify", f"Content-Length: {MIB}") + b"x" * size)
        refused = 0
        for call in calls:
            refused += not await call.is_silent()
        held = server.safety.bodies
        assert 0 < held.total <= MIB
        assert refused >= len(calls) - MIB // size - 1
        for call in calls:
            call.hang_up()
        async with asyncio.timeout(5):
            while held.total:
                await asyncio.sleep(0.01)

    at(tmp_path, flood, limits=limits)


@pytest.mark.parametrize("declared", [True, False])
def test_a_body_that_is_too_large_gets_its_answer(tmp_path: Path, declared: bool) -> None:
    body = b"x" * (3 * MIB)
    length = f"Content-Length: {len(body)}" if declared else "Transfer-Encoding: chunked"
    content = body if declared else b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)

    async def ask(server: Listening) -> None:
        for _ in range(5):
            call = await server.call()
            await call.send(posted("/api/tables", "Connection: close", length))
            await call.send(content)
            said = await call.rest()
            assert said.startswith((b"HTTP/1.1 413", b"HTTP/1.1 403")), said[:80]
            if declared:
                assert said.startswith(b"HTTP/1.1 413")
            call.hang_up()

    at(tmp_path, ask)


# Those who say nothing, and too many of them


@pytest.mark.parametrize(
    "said", [b"", b"GET / HTTP/1.1\r\nHost: local", b"POST /api/verify HTTP/1.1\r\n"], ids=["", "a", "b"]
)
def test_whoever_does_not_finish_the_head_of_a_request_is_closed(tmp_path: Path, said: bytes) -> None:
    async def wait(server: Listening) -> None:
        call = await server.call()
        await call.send(said)
        assert await call.rest() == b""
        assert server.metric("connections_refused_total", reason="slow") == 1
        assert len(server.door) == 0

    at(tmp_path, wait, limits=replace(Limits(), head_seconds=0.2))


def test_whoever_does_not_finish_a_body_is_closed(tmp_path: Path) -> None:
    async def wait(server: Listening) -> None:
        call = await server.call()
        await call.send(posted("/api/verify", "Content-Length: 99") + b"{")
        await call.rest()
        assert server.metric("connections_refused_total", reason="slow") == 1

    at(tmp_path, wait, limits=replace(Limits(), request_seconds=0.3))


def logged(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.fixture
def log() -> Any:
    """What is logged while the test runs."""
    before, level = logging.root.handlers, logging.root.level
    stream = io.StringIO()
    logs.setup(stream)
    yield stream
    logging.root.handlers = before
    logging.root.setLevel(level)


def test_one_connection_too_many_is_told_so_and_the_operator_too(tmp_path: Path, log: io.StringIO) -> None:
    async def come(server: Listening) -> None:
        calls: list[Call] = [await server.call() for _ in range(6)]
        await asyncio.sleep(0.1)
        said = [await call.rest() for call in calls[3:]]
        assert all(one.startswith(b"HTTP/1.1 503") for one in said)
        assert len(server.door) == 3
        assert server.metric("connections") == 3
        for call in calls:
            call.hang_up()

    at(tmp_path, come, limits=replace(Limits(), connections=3))
    told = [line for line in logged(log) if line["event"] == "connections refused"]
    assert [(line["reason"], line["level"]) for line in told] == [("crowded", "warning")]


def test_an_address_has_its_share_and_a_proxy_as_many_as_it_needs() -> None:
    class Transport(asyncio.Transport):
        pass

    door = Door(replace(Limits(), connections_per_address=2), Metrics(), ("10.0.0.0/24",))
    transports = [Transport() for _ in range(8)]
    entered = [door.enter(one, ("192.0.2.1", 1)) for one in transports[:3]]
    assert entered == [True, True, False]
    assert door.enter(transports[3], ("192.0.2.2", 1))
    assert all(door.enter(one, ("10.0.0.9", 1)) for one in transports[4:])
    for one in transports:
        door.leave(one)
    assert len(door) == 0
    assert door.enter(transports[0], ("192.0.2.1", 1))


def test_there_are_never_more_connections_than_open_files() -> None:
    assert Door(replace(Limits(), connections=10**9), Metrics()).most <= open_files() - connections.RESERVED_FILES


# Sockets that are refused, and who is believed


def test_a_socket_that_is_refused_is_no_error(tmp_path: Path, log: io.StringIO) -> None:
    async def come(server: Listening) -> None:
        call = await server.call()
        await call.send(
            b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n"
            b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert (await call.rest()).startswith(b"HTTP/1.1 403")

    at(tmp_path, come)
    assert [line for line in logged(log) if line["level"] == "error"] == []


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_only_a_proxy_that_was_named_says_for_whom_it_asks(
    tmp_path: Path, log: io.StringIO, proxies: tuple[str, ...]
) -> None:
    limits = replace(Limits(), requests_per_address=Rate(5, 0.001))

    async def ask(server: Listening) -> None:
        answers = [
            await server.ask(f"GET /health HTTP/1.1\r\nX-Forwarded-For: 203.0.113.{number}") for number in range(20)
        ]
        believed = sum(answer.startswith(b"HTTP/1.1 200") for answer in answers)
        assert believed == (20 if proxies else 5)

    at(tmp_path, ask, limits=limits, proxies=proxies)
    warned = [line for line in logged(log) if "--proxy" in line["event"]]
    assert len(warned) == (0 if proxies else 1)


def test_unless_one_is_named_nobody_is_a_proxy_not_even_the_own_machine(tmp_path: Path) -> None:
    """Behind a plain tunnel everybody comes from there, and can say for whom they ask."""

    async def ask(server: Listening) -> None:
        heads = [f"GET /health HTTP/1.1\r\nX-Forwarded-For: 203.0.113.{number}" for number in range(20)]
        answers = [await server.ask(head) for head in heads]
        assert sum(answer.startswith(b"HTTP/1.1 200") for answer in answers) == 5

    at(tmp_path, ask, limits=replace(Limits(), requests_per_address=Rate(5, 0.001)))


def test_the_numbers_can_be_closed_to_everybody(tmp_path: Path) -> None:
    async def ask(server: Listening) -> None:
        assert (await server.ask("GET /metrics HTTP/1.1")).startswith(b"HTTP/1.1 403")

    at(tmp_path, ask, no_metrics=True)


def test_a_connection_that_breaks_leaves_nothing_behind(tmp_path: Path) -> None:
    async def come(server: Listening) -> None:
        for _ in range(5):
            call = await server.socket()
            await call.send(frame(TEXT, b"{", fin=False))
            call.hang_up()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                while len(server.door):
                    await asyncio.sleep(0.01)
        assert len(server.door) == 0

    at(tmp_path, come)
