"""What one TCP connection may send, counted below the application: uvicorn's protocols with limits.

The application never sees control frames, fragments, headers without end or requests that wait for others on the same
connection, so they are counted here. A client that sends too much is told so and closed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, ClassVar, Final

import httptools
import msgspec
import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from aerodrome.protocol import Kind, Refused, problem_of

from .limits import Allowance, Bucket, shorten
from .logs import Seldom
from .metrics import Metrics
from .settings import Limits

log = structlog.get_logger(__name__)

POLICY: Final = 1008
SLICE: Final = 2048
"""How many bytes of frames are parsed before the limits are looked at again."""
MOST_WAITING: Final = 32
"""How many messages of a socket wait for the application before parsing stops."""
MOST_AFTER_CLOSE: Final = 256 * 1024
"""How many bytes are read from a socket that was closed from here and has not answered yet."""
HEADER_OVERHEAD: Final = 4
"""What a header takes beside its name and value: colon, space, end of line."""
MOST_DISCARDED: Final = 32 * 1024 * 1024
LINGER_SECONDS: Final = 5.0
RESERVED_FILES: Final = 64
"""Open files that are kept for the database, bots and checks."""
MOST_FILES: Final = 65_536


class _Refusal(Exception):
    """Raised inside the parser's callbacks; the parser stops there."""

    def __init__(self, status: HTTPStatus, reason: str, kind: Kind, key: str, **values: int) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.problem = problem_of(Refused(kind, key, **values))


class _Pipelined(Exception):
    """A request was sent before the one before it was answered."""


class Door:
    """Counts the connections of a process, and tells the operator who was refused, but not each time."""

    def __init__(self, limits: Limits, metrics: Metrics, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.most = min(limits.connections, max(open_files() - RESERVED_FILES, RESERVED_FILES))
        self._metrics = metrics
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._names: dict[asyncio.BaseTransport, str | None] = {}
        self._addresses = Allowance(limits.connections_per_address)
        self._seldom = Seldom()
        metrics.connections.set_function(lambda: len(self._names))

    def __len__(self) -> int:
        return len(self._names)

    def enter(self, transport: asyncio.BaseTransport, client: tuple[str, int] | None) -> bool:
        """Count a new connection; whether there is room for it. A proxy has as many as it needs."""
        name = None if client is None or self.is_proxy(client[0]) else shorten(client[0])
        is_full = len(self._names) >= self.most
        if is_full or (name is not None and not self._addresses.enter(name)):
            self.refused("crowded" if is_full else "address", name, open=len(self._names))
            return False
        self._names[transport] = name
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        if transport not in self._names:
            return
        name = self._names.pop(transport)
        if name is not None:
            self._addresses.leave(name)

    def is_proxy(self, address: str) -> bool:
        """Whether this address may say for whom it asks."""
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._proxies)

    def refused(self, reason: str, name: str | None, **more: int) -> None:
        self._metrics.connections_refused.labels(reason).inc()
        times = self._seldom.due(reason)
        if times:
            log.warning("connections refused", reason=reason, times=times, client=name, **more)

    def named_by(self, client: str) -> None:
        """An address names a visitor. If it is no configured proxy, all its visitors share one visitor's limits."""
        if not self.is_proxy(client) and self._seldom.due("proxy"):
            log.warning("X-Forwarded-For is not believed: start with --proxy if this is your proxy", client=client)


def open_files() -> int:
    """How many files this process may have open, after asking for as many as it may ask for."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class _Lingering(asyncio.Transport):
    """The transport of one answer. Closing waits for a body that is still being sent, or the answer would be lost."""

    def __init__(self, connection: GuardedHttp) -> None:
        super().__init__()
        self._connection = connection

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self._connection.transport.write(data)

    def is_closing(self) -> bool:
        return self._connection.transport.is_closing()

    def close(self) -> None:
        self._connection.finish()


class GuardedHttp(HttpToolsProtocol):
    """HTTP with limits for the head of a request, for slow and silent senders, and without pipelining."""

    door: ClassVar[Door]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._is_deaf = False
        self._is_in_head = False
        self._head_bytes = 0
        self._discarded = 0
        self._deadline: asyncio.TimerHandle | None = None

    # From the transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.door.enter(transport, self.client):
            self._refuse(_Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "", "too-many", "server-error-crowded"))
            return
        self._expect(self.door.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        self._expect(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            self._discarded += len(data)
            if self._discarded > MOST_DISCARDED:
                self.transport.close()
            return
        self._unset_keepalive_if_required()
        was_in_head = self._is_in_head
        try:
            self.parser.feed_data(data)
            if was_in_head and self._is_in_head:
                # A header that has not ended yet is held by the parser, which tells nothing of it.
                self._count_head(len(data))
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._unsupported_upgrade_warning()
        except (httptools.HttpParserError, _Refusal) as error:
            self._stop(error if isinstance(error, _Refusal) else error.__context__)

    def _stop(self, why: BaseException | None) -> None:
        if isinstance(why, _Refusal):
            self._refuse(why)
        elif self._is_answering:
            if isinstance(why, _Pipelined):
                self.door.refused("pipelined", self._name)
            self._is_deaf = True
            self.cycle.keep_alive = False
        else:
            self.send_400_response("Invalid HTTP request received.")

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()

    # From the parser

    def on_message_begin(self) -> None:
        if self._is_answering:
            raise _Pipelined
        if self._deadline is None:
            self._expect(self.door.limits.head_seconds)
        self._is_in_head = True
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        most = self.door.limits.url_bytes
        if len(self.url) > most:
            raise _Refusal(HTTPStatus.REQUEST_URI_TOO_LONG, "url", "too-large", "server-error-long-address", most=most)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value) + HEADER_OVERHEAD)
        super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        self._head_bytes += size
        most = self.door.limits.head_bytes
        if self._head_bytes > most:
            status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise _Refusal(status, "head", "too-large", "server-error-long-headers", most=most)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        before = self.cycle
        if self.client is not None and any(name == b"x-forwarded-for" for name, _ in self.headers):
            self.door.named_by(self.client[0])
        super().on_headers_complete()
        if self.cycle is not before:
            self.cycle.transport = _Lingering(self)
            self._expect(self.door.limits.request_seconds)

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    # Ending

    @property
    def _name(self) -> str | None:
        return None if self.client is None else shorten(self.client[0])

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def finish(self) -> None:
        """Close after an answer; what is still being sent is thrown away for a moment, so that the answer arrives."""
        is_sending = self.cycle.more_body or self._is_deaf
        if is_sending and not self.transport.is_closing() and self.transport.can_write_eof():
            self._linger()
        else:
            self.transport.close()

    def _linger(self) -> None:
        self._is_deaf = True
        self.transport.write_eof()
        self.flow.resume_reading()
        self._expect(LINGER_SECONDS)

    def _refuse(self, why: _Refusal) -> None:
        """Answer what cannot become a request; an answer that is on its way is sent first, and is the last."""
        if why.reason:
            self.door.refused(why.reason, self._name)
        self._is_deaf = True
        if self._is_answering:
            self.cycle.keep_alive = False
            return
        body = msgspec.json.encode(why.problem)
        head = (
            f"HTTP/1.1 {why.status.value} {why.status.phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self._linger()

    def _expect(self, seconds: float | None) -> None:
        """Close the connection after this time, unless something else is expected before."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if not self._is_deaf:
            self.door.refused("slow", self._name)
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose control frames and fragments are counted, and whose messages wait for their turn."""

    door: ClassVar[Door]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._control = Bucket(self.door.limits.control_frames)
        self._fragments = 0
        self._held = b""
        self._after_close = 0

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        self._held = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        data, self._held = self._held + data, b""
        for at in range(0, len(data), SLICE):
            if self.close_sent and not self._is_closing_quietly(SLICE):
                return
            if self.queue.qsize() >= MOST_WAITING:
                self._held = data[at:]
                return
            super().data_received(data[at : at + SLICE])
            if self.transport.is_closing():
                return

    def _is_closing_quietly(self, size: int) -> bool:
        """Whether what comes after our close is no more than what was on its way."""
        self._after_close += size
        if self._after_close > MOST_AFTER_CLOSE:
            self.transport.close()
        return not self.transport.is_closing()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self._held and self.queue.qsize() < MOST_WAITING:
            self.data_received(b"")
        if self.read_paused and self.queue.empty() and not self._held:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # The application has refused the handshake, and that is its answer.
            self.handshake_complete = True

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        if self.close_sent:
            return False
        if self._control.take():
            self._throw_out("frames", "too many control frames")
            return False
        return True

    def handle_text(self, event: Frame) -> None:
        self._fragments = 0
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._fragments = 0
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        self._fragments += 1
        if self._fragments >= self.door.limits.fragments:
            self._throw_out("fragments", "too many fragments")
            return
        super().handle_cont(event)

    def _throw_out(self, reason: str, told: str) -> None:
        self.door.refused(reason, None if self.client is None else shorten(self.client[0]))
        self.frames = []
        self.conn.fail(POLICY, told)
        self.handle_parser_exception()


def guarded(door: Door) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    class Http(GuardedHttp):
        pass

    class Sockets(GuardedSocket):
        pass

    Http.door = Sockets.door = door
    return Http, Sockets
