"""One connection to a table, from its first message to its last."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from aerodrome.kernel import AerodromeError
from aerodrome.protocol import Kind, Refused, messages, problem_of
from aerodrome.protocol.messages import (
    BEAT,
    PROTOCOL,
    AidsRequest,
    Digest,
    FromClient,
    Hello,
    HistoryRequest,
    SetPace,
    Speed,
    Why,
)

from .channels import encoded
from .hall import Hall
from .keys import new_id
from .limits import Bucket, refuse_until
from .pace import NORMAL
from .quotas import Quotas
from .safety import client_of
from .store import GuestRow
from .table import LiveTable, Sender
from .viewpoint import ONLOOKER

log = structlog.get_logger(__name__)

POLICY: Final = 1008
TRY_LATER: Final = 1013
GOING_AWAY: Final = 1001
SECONDS_FOR_HELLO = 10.0
SECONDS_TO_SAY_GOODBYE = 2.0
MOST_WAITING = 400
MOST_REFUSED = 200
COSTS: dict[type, float] = {HistoryRequest: 4, Digest: 4, AidsRequest: 2, Why: 2}

_decoder = msgspec.json.Decoder(FromClient)


class _Numbered(msgspec.Struct):
    """All that is looked for in a message that is otherwise wrong."""

    command: int | None = None


class Gone(Exception):
    """The connection is over; what was to be said has been said."""


class Socket:
    """Somebody who looks at a table from a seat, over a WebSocket."""

    def __init__(self, websocket: WebSocket, hall: Hall, guest: GuestRow | None, quotas: Quotas) -> None:
        self._quotas = quotas
        self._address = client_of(websocket.scope)
        self.seat = ONLOOKER
        self.guest = None if guest is None else guest.id
        self.session = 0 if guest is None else guest.session
        self._guest = guest
        self.words: str | None = None
        self.pace: Speed = NORMAL
        self._client = ""
        self._websocket = websocket
        self._hall = hall
        self._metrics = hall.house.metrics
        self._bucket = Bucket(hall.house.settings.limits.messages_per_socket)
        self._refused = 0
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self._closing: int | None = None
        self._loop = asyncio.get_running_loop()
        self._said = self._loop.time()

    # Sending

    def _beat(self) -> None:
        """Send a beat after each silence, so that clients can tell a lost connection."""
        if self._closing is not None:
            return
        seconds = self._hall.house.settings.beat_seconds
        if self._loop.time() >= self._said + seconds:
            self.send(BEAT)
        self._loop.call_at(self._said + seconds, self._beat)

    def send(self, text: str) -> None:
        if self._closing is not None:
            return
        self._said = self._loop.time()
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            # So slow a client reconnects later and gets what it lacks.
            self._closing = TRY_LATER
            self._waiting = asyncio.Queue()
            self._waiting.put_nowait(None)

    def dismiss(self, error: AerodromeError, command: int | None = None) -> None:
        self._tell(error, command)
        self._end(POLICY)

    def _tell(self, error: AerodromeError, command: int | None) -> Kind:
        problem = problem_of(error, self.words or "en", command)
        self._metrics.problems.labels(problem.kind).inc()
        self.send(encoded(problem))
        return problem.kind

    def hang_up(self) -> None:
        """Close without a reason to stay away: clients still allowed reconnect."""
        self._end(GOING_AWAY)

    def _end(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            with contextlib.suppress(asyncio.QueueFull):
                self._waiting.put_nowait(None)

    async def _write(self) -> None:
        """Send what waits, one message after the other; the last one closes."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self._waiting.get()) is not None:
                await self._websocket.send_text(text)
            await self._websocket.close(self._closing or GOING_AWAY)

    # Receiving

    async def serve(self, table_id: str) -> None:
        await self._websocket.accept()
        writer = asyncio.create_task(self._write())
        table: LiveTable | None = None
        try:
            table = await self._enter(table_id)
            self._beat()
            while self._closing is None:
                await self._obey(table, await self._receive())
        except Gone:
            pass
        finally:
            self._end(GOING_AWAY)
            if table is not None:
                await asyncio.shield(table.detach(self))
            await self._finish(writer)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        """Let the writer finish, within a time limit."""
        if self._websocket.client_state is WebSocketState.DISCONNECTED:
            writer.cancel()
        done, _ = await asyncio.wait({writer}, timeout=SECONDS_TO_SAY_GOODBYE)
        if not done:
            writer.cancel()
            await asyncio.wait({writer})

    async def _receive(self) -> FromClient:
        """The next message that can be understood and is not too much; others are answered with a problem."""
        while True:
            try:
                received = await self._websocket.receive()
            except RuntimeError:
                raise Gone from None
            if received["type"] != "websocket.receive" or self._closing is not None:
                raise Gone
            text = received.get("text")
            try:
                message = self._understood(text if text is not None else received.get("bytes"))
                self._pay(COSTS.get(type(message), 1), message)
                return message
            except Refused as refusal:
                self._refuse(refusal, _number(text))

    def _understood(self, data: str | bytes | None) -> FromClient:
        if not isinstance(data, str):
            self._pay(1)
            raise Refused("bad-message", "server-error-not-text")
        try:
            message: FromClient = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._pay(1)
            raise Refused("bad-message", "server-error-message", reason=str(error)[:300]) from None
        return message

    def _pay(self, cost: float, message: FromClient | None = None) -> None:
        """Count a message for this socket, and for its guest and address over all their sockets.

        A hello was paid for with the request that opened the socket: others must not keep somebody from coming back.
        """
        wait = self._bucket.take(cost)
        if not wait and not isinstance(message, Hello):
            is_history = isinstance(message, HistoryRequest | Digest)
            wait = self._quotas.message(self.guest, self._address, cost, is_history=is_history)
        refuse_until(wait, "server-error-too-many-messages")

    def _refuse(self, error: AerodromeError, command: int | None) -> None:
        kind = self._tell(error, command)
        # Somebody who is refused again and again costs less without a connection.
        self._refused = self._refused + 1 if kind in ("too-many", "bad-message") else 0
        if self._refused >= MOST_REFUSED:
            self._end(POLICY)

    async def _enter(self, table_id: str) -> LiveTable:
        """The first message must be a permitted hello; otherwise close with the reason."""
        try:
            async with asyncio.timeout(SECONDS_FOR_HELLO):
                hello = await self._receive()
        except TimeoutError:
            self.dismiss(Refused("bad-message", "server-error-no-hello"))
            raise Gone from None
        try:
            if not isinstance(hello, Hello):
                raise Refused("bad-message", "server-error-no-hello")
            self.words, self.pace = hello.words, hello.pace
            if hello.protocol != PROTOCOL:
                raise Refused("wrong-protocol", "server-error-protocol", found=hello.protocol, wanted=PROTOCOL)
            self.seat, self._client = hello.seat, hello.client
            table = await self._hall.find(table_id)
            await asyncio.shield(table.attach(self, hello, self._guest))
        except AerodromeError as error:
            self.dismiss(error, getattr(hello, "command", None))
            raise Gone from None
        except Exception as error:
            self.dismiss(_broken(error, table_id))
            raise Gone from None
        return table

    async def _obey(self, table: LiveTable, message: FromClient) -> None:
        """Carry out a command, and answer it whatever happens."""
        command = getattr(message, "command", None)
        began = time.perf_counter()
        try:
            # Once begun, a command is carried through even if its sender is gone.
            answer = await asyncio.shield(self._carry_out(table, message))
            self._metrics.broadcast.observe(time.perf_counter() - began)
            self.send(encoded(answer))
            self._refused = 0
        except AerodromeError as error:
            self._refuse(error, command)
        except Exception as error:
            self._refuse(_broken(error, table.id), command)

    async def _carry_out(self, table: LiveTable, message: FromClient) -> msgspec.Struct:
        match message:
            case Why():
                return await table.why(self.seat, self.words, message)
            case HistoryRequest():
                return await self._hall.story(table, self.seat, message, self.words)
            case AidsRequest():
                return await self._hall.aids(table, self.seat, message)
            case Digest():
                return await self._hall.digest(table, self.seat, message)
            case SetPace():
                self.pace = message.pace
                return messages.Done(command=message.command)
            case Hello():
                raise Refused("bad-message", "server-error-second-hello")
        if self.seat == ONLOOKER:
            raise Refused("forbidden", "server-error-only-looking")
        # Whether the guest holds the seat is asked when the command is judged: until then they may have lost it.
        sender = Sender(self.guest, self._client)
        match message:
            case messages.Do() | messages.Undo() | messages.Withdraw():
                await table.decide(self.seat, sender, message)
            case messages.Wish():
                await table.wish(self.seat, sender, message)
            case messages.Time():
                await table.take_time(self.seat, sender, message)
            case messages.Commit():
                await table.commit(self.seat, sender, message)
            case messages.Reveal():
                await table.reveal(self.seat, sender, message)
            case messages.Chat():
                await table.chat(self.seat, sender, message)
        return messages.Done(command=message.command)


def _broken(error: Exception, table_id: str) -> Refused:
    """What is said when the fault is ours: a reference under which the log has the rest."""
    reference = new_id(6)
    log.error("a command broke something", exc_info=error, table=table_id, reference=reference)
    return Refused("broken", "server-error-broken", reference=reference)


def _number(text: str | None) -> int | None:
    """The number of the command in a message that could not be understood, if it has one."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return msgspec.json.decode(text or "", type=_Numbered).command
    return None


async def serve_socket(websocket: WebSocket, hall: Hall, guest: GuestRow | None, quotas: Quotas) -> None:
    """The whole life of a connection to the table that its path names."""
    socket = Socket(websocket, hall, guest, quotas)
    hall.lines.add(socket)
    try:
        await socket.serve(websocket.path_params["id"])
    finally:
        hall.lines.discard(socket)
