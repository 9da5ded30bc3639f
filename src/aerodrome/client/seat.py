"""A seat at a table: what the server has told it, and what it can ask for."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Self

from msgspec.structs import replace

from aerodrome.kernel import Action, Outcome, View
from aerodrome.protocol import messages

from .errors import SeatClosed
from .fairness import Fairness
from .line import Line
from .views import Known, view_of

News = messages.TableInfo | messages.Snapshot | messages.Update | messages.WindowInfo
"""What an iteration over a seat yields. A snapshot says that more has happened than can be told one by one."""
SECONDS_UNTIL_LOST = 10.0
"""How long another device of the same seat may take to send bytes that only it has; then the round is given up."""


def _needs_no_view(table: messages.TableInfo) -> bool:
    """Whether a table may have nothing to show: the match has not begun, or this server cannot show it."""
    return table.status in ("gathering", "waiting", "closed") or table.closed is not None


class Seat(Known):
    """A seat as the server tells it; nothing here is worked out by the client. `Client.seat` opens one.

    `table` is what everybody may know of the table. Once the match has begun, `view` is what this seat may know, and
    `window` is the window whose countdown runs. `fairness` is what this seat added to the seed of the match, and checks
    at the end what came of it. `client` names this device to the server.

    All of it stays as it was while the line is lost, and goes on from there.
    """

    table: messages.TableInfo

    def __init__(self, url: str, headers: Callable[[], dict[str, str]], seat: int, words: messages.Lang | None) -> None:
        super().__init__()
        self.seat = seat
        self.words = words
        self.view: View | None = None
        self.window: messages.WindowInfo | None = None
        self.fairness = Fairness(seat)
        self.client = secrets.token_urlsafe(12)
        self._numbers = itertools.count(1)
        self._line = Line(url, headers, self._hello, self._hear, self._wake)
        self._change = asyncio.Event()
        self._is_told = False
        self._giving_up: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._readers: set[asyncio.Queue[News | None]] = set()

    async def open(self) -> None:
        """Connect, and wait until the table is known, and the match if it has begun."""
        self._line.open()
        while not self._is_told:
            await self.changed()

    async def close(self) -> None:
        """Hang up. The seat stays whose it is."""
        self._wait_no_longer()
        await self._line.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def is_connected(self) -> bool:
        """Whether the line holds; if not, it is being opened again."""
        return self._line.is_open

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self.table.outcome

    # Waiting

    async def changed(self) -> None:
        """Wait until something is different: the table, the match, or whether the line holds.

        Raises why, when nothing will ever change here again.
        """
        if self._line.failure is None:
            await self._change.wait()
        if self._line.failure is not None:
            raise self._line.failure

    async def __aiter__(self) -> AsyncIterator[News]:
        """Everything that the server tells from now on, until the seat is closed. Raises like `changed`."""
        news: asyncio.Queue[News | None] = asyncio.Queue()
        self._readers.add(news)
        self._wake_if_over()
        try:
            while (told := await news.get()) is not None:
                yield told
        finally:
            self._readers.discard(news)
        if not isinstance(self._line.failure, SeatClosed):
            await self.changed()

    # Commands

    # A decision answers the question with a certain number: the one asked now, unless somebody was looking at another.

    async def do(self, action: Action | int | str, decision: int | None = None) -> None:
        """Take a decision. When this returns it is on disk, and the seat shows what came of it."""
        chosen = action.notation if isinstance(action, Action) else action
        await self._decide(messages.Do(command=next(self._numbers), decision=self._asked(decision), action=chosen))

    async def undo(self, decision: int | None = None) -> None:
        """Take back the last decision of this seat."""
        await self._decide(messages.Undo(command=next(self._numbers), decision=self._asked(decision)))

    async def withdraw(self, decision: int | None = None) -> None:
        """Take back a secret plan while others are still planning."""
        await self._decide(messages.Withdraw(command=next(self._numbers), decision=self._asked(decision)))

    async def wish(self, windows: Sequence[str]) -> None:
        """Tick the kinds of windows in which this seat wants to be asked; `wished` follows with the next update."""
        await self._line.ask(messages.Wish(command=next(self._numbers), windows=tuple(windows)), messages.Done)

    async def take_time(self, *, more: bool = True) -> None:
        """In the window that is open: ask for more time, or pass as soon as it is this seat's turn."""
        window = 0 if self.window is None else self.window.number
        await self._line.ask(messages.Time(command=next(self._numbers), window=window, more=more), messages.Done)

    async def why(self, piece: str) -> tuple[messages.Reason, ...]:
        """What can be done with a piece, and which rule forbids the rest."""
        return (await self._line.ask(messages.Why(command=next(self._numbers), piece=piece), messages.Reasons)).reasons

    async def history(self, since: int = 0) -> messages.HistorySteps:
        """What this seat was told after a version."""
        return await self._line.ask(
            messages.HistoryRequest(command=next(self._numbers), since=since), messages.HistorySteps
        )

    async def digest(self, since: int, words: messages.Lang = "en") -> messages.Told:
        """What happened after a version, in sentences."""
        return await self._line.ask(
            messages.Digest(command=next(self._numbers), since=since, words=words), messages.Told
        )

    def _asked(self, decision: int | None) -> int:
        return self.decision if decision is None else decision

    async def _decide(self, command: messages.Do | messages.Undo | messages.Withdraw) -> None:
        await self._line.ask(command, messages.Done)
        # The answer may come before the update, or on a line that was lost before the update came.
        while self.decision <= command.decision:
            await self.changed()

    # What the server says

    def _hello(self) -> messages.Hello:
        return messages.Hello(
            protocol=messages.PROTOCOL, seat=self.seat, client=self.client, seen=self.version, words=self.words
        )

    async def _hear(self, message: messages.FromServer) -> None:
        match message:
            case messages.TableInfo():
                self.table = message
                self._is_told = self._is_told or _needs_no_view(message)
                await self._mix()
            case messages.Snapshot():
                self.take(message)
            case messages.Update():
                if self.version is None or message.version > self.version + 1:
                    # Something is missing; the next hello asks for it.
                    await self._line.drop()
                    return
                if message.version <= self.version:
                    return
                self.take(message)
            case messages.Resumed():
                self._is_told = True
            case messages.WindowInfo():
                self.window = None if message.kind is None else message
        if isinstance(message, News):
            for reader in self._readers:
                reader.put_nowait(message)
        self._wake()

    def take(self, news: messages.Snapshot | messages.Update) -> None:
        super().take(news)
        self.view = view_of(self.table.game, self.fields)
        self._is_told = True

    async def _mix(self) -> None:
        """Add random bytes to the seed: a hash first, the bytes when all hashes are shown."""
        self._wait_no_longer()
        wanted = self.fairness.see(self.table)
        if wanted is not None:
            await self._send_share(wanted)
        elif self.fairness.is_stuck(self.table):
            self._giving_up = asyncio.get_running_loop().call_later(SECONDS_UNTIL_LOST, self._give_up_round)

    async def _send_share(self, share: messages.Commit | messages.Reveal) -> None:
        # If it is refused, another device of the same seat was faster; the table tells what is missing.
        await self._line.post(replace(share, command=next(self._numbers)))

    def _give_up_round(self) -> None:
        """The bytes of this seat are lost: begin the next round."""
        if self.fairness.is_stuck(self.table) and self._line.failure is None:
            task: asyncio.Task[object] = asyncio.create_task(self._send_share(self.fairness.begin(self.table, later=1)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _wait_no_longer(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    def _wake(self) -> None:
        self._change.set()
        self._change = asyncio.Event()
        self._wake_if_over()

    def _wake_if_over(self) -> None:
        """Nothing more will come: readers of the news must not wait for it."""
        if self._line.failure is not None:
            for reader in self._readers:
                reader.put_nowait(None)
