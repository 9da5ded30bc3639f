"""The line to a table: a socket that is opened again whenever it breaks, and on which no command goes unanswered."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, InvalidURI, WebSocketException

from aerodrome.protocol import Problem, messages

from .errors import ClientError, SeatClosed, ServerRefused, Unexpected

SILENCE = 9.0
"""The server beats every four seconds and promises one in ten: after this much silence the line is lost."""
FIRST_DELAY = 0.1
LONGEST_DELAY = 5.0
MOST_BYTES = 1 << 24
_PASSING = ("broken", "too-many")
"""Refusals that say nothing about the seat: try again."""

Answer = messages.Done | messages.Reasons | messages.HistorySteps | messages.AidsThen | messages.Told
_A = TypeVar("_A", bound=Answer)
_FROM_SERVER: msgspec.json.Decoder[messages.FromServer] = msgspec.json.Decoder(messages.FromServer)


class _Asked(NamedTuple):
    """A command that is not answered yet, as it is sent, and as often as need be."""

    written: str
    answer: asyncio.Future[Answer]


class Line:
    """Connects, says hello, and hands on what the server tells.

    `hello` is asked for at every connection: it says from which version to go on. `hear` is told everything but beats
    and answers, `changed` that the line is open or lost. `failure` is why the line is closed for good.
    """

    def __init__(
        self,
        url: str,
        headers: Callable[[], dict[str, str]],
        hello: Callable[[], messages.Hello],
        hear: Callable[[messages.FromServer], Awaitable[None]],
        changed: Callable[[], None],
    ) -> None:
        self.failure: Exception | None = None
        self._url = url
        self._headers = headers
        self._hello = hello
        self._hear = hear
        self._changed = changed
        self._socket: ClientConnection | None = None
        self._asked: dict[int, _Asked] = {}
        self._was_open = False
        self._losses = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether the server is there, as far as one can know."""
        return self._socket is not None

    def open(self) -> None:
        """Begin to connect."""
        self._task = asyncio.create_task(self._keep_open())

    async def close(self) -> None:
        """Hang up for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._end(SeatClosed("this seat was closed"))

    async def drop(self) -> None:
        """Hang up, and connect again."""
        if self._socket is not None:
            await self._socket.close()

    # Commands

    async def ask(self, command: messages.Command, kind: type[_A]) -> _A:
        """The answer to a command, however many connections that takes. Raises ServerRefused when it is refused."""
        try:
            posted = await self.post(command)
            answer = await posted
        finally:
            self._asked.pop(command.command, None)
        if not isinstance(answer, kind):
            raise Unexpected(f"{type(command).__name__} was answered with {type(answer).__name__}")
        return answer

    async def post(self, command: messages.Command) -> asyncio.Future[Answer]:
        """Send a command, now and after every loss of the line until it is answered."""
        if self.failure is not None:
            raise self.failure
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        # An answer that nobody waits for any more is no mistake.
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        asked = self._asked[command.command] = _Asked(msgspec.json.encode(command).decode(), answer)
        if self._socket is not None:
            await _send(self._socket, asked.written)
        return answer

    def _answered(self, message: Answer | Problem) -> None:
        if message.command is None:
            # The server could not read what it was sent, or does not want to hear more: this answers all of it.
            waiting, self._asked = list(self._asked.values()), {}
        else:
            asked = self._asked.pop(message.command, None)
            waiting = [] if asked is None else [asked]
        for one in waiting:
            if one.answer.done():
                continue
            if isinstance(message, Problem):
                one.answer.set_exception(ServerRefused(message))
            else:
                one.answer.set_result(message)

    # The connection

    async def _keep_open(self) -> None:
        try:
            while True:
                await self._connect_once()
                await asyncio.sleep(_delay(self._losses))
                self._losses += 1
        except ClientError as error:
            self._end(error)
        except msgspec.MsgspecError as error:
            self._end(Unexpected(f"a message of the server cannot be read: {error}"))
        except Exception as error:
            # Whatever it is, those who wait must hear of it.
            self._end(error)

    async def _connect_once(self) -> None:
        """One connection, from its beginning to its end. Raises only what another attempt cannot mend."""
        try:
            async with connect(
                self._url,
                additional_headers=self._headers(),
                compression=None,
                open_timeout=SILENCE,
                ping_interval=None,
                close_timeout=1.0,
                max_size=MOST_BYTES,
            ) as socket:
                try:
                    await self._listen(socket)
                except (OSError, TimeoutError, WebSocketException):
                    # Taking leave of a line that is dead takes time.
                    self._lost()
                    raise
        except InvalidStatus as error:
            self._refused(_problem_in(error.response.body, error.response.status_code))
        except InvalidURI as error:
            raise Unexpected(str(error)) from None
        except (OSError, TimeoutError, WebSocketException):
            return

    async def _listen(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(self._hello()).decode())
        while True:
            async with asyncio.timeout(SILENCE):
                frame = await socket.recv(decode=True)
            if frame == messages.BEAT:
                continue
            message = _FROM_SERVER.decode(frame)
            if isinstance(message, Problem) and self._socket is None:
                self._refused(message)
                return
            if isinstance(message, Answer | Problem):
                self._answered(message)
                continue
            await self._hear(message)
            if isinstance(message, messages.TableInfo) and self._socket is None:
                await self._welcomed(socket)

    async def _welcomed(self, socket: ClientConnection) -> None:
        """The hello was accepted: ask again what was not answered."""
        self._socket, self._was_open, self._losses = socket, True, 0
        self._changed()
        for asked in list(self._asked.values()):
            await _send(socket, asked.written)

    def _refused(self, problem: Problem | None) -> None:
        """There is no seat for this guest, or the server is in trouble."""
        if problem is not None and not (self._was_open and problem.kind in _PASSING):
            raise ServerRefused(problem)

    def _lost(self) -> None:
        if self._socket is not None:
            self._socket = None
            self._changed()

    def _end(self, failure: Exception) -> None:
        self._socket = None
        self.failure = self.failure or failure
        waiting, self._asked = list(self._asked.values()), {}
        for one in waiting:
            if not one.answer.done():
                one.answer.set_exception(self.failure)
        self._changed()


async def _send(socket: ClientConnection, written: str) -> None:
    """Send, if the line still holds; if not, it will be sent on the next one."""
    with contextlib.suppress(WebSocketException):
        await socket.send(written)


def _problem_in(body: bytes | bytearray, status: int) -> Problem | None:
    """Why a connection was refused before it began; None when a gateway says that the server is away."""
    try:
        return msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        if status >= 500:
            return None
        raise Unexpected(f"the server does not open a table's socket at this address (status {status})") from None


def _delay(losses: int) -> float:
    """Seconds before the next attempt: more each time, and never the same for all who lost the same server."""
    return min(LONGEST_DELAY, FIRST_DELAY * 2.0 ** min(losses, 10)) * random.uniform(0.5, 1.0)
