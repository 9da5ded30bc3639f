"""A hall in this process, with guests and with connections that keep what they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from aerodrome.kernel import AerodromeError, contribution_hash
from aerodrome.protocol import Problem, problem_of
from aerodrome.protocol.bodies import NewSeat, NewTable
from aerodrome.protocol.messages import Chat, Commit, Do, Hello, Reveal, Speed
from aerodrome.server.bots import Thinkers
from aerodrome.server.hall import Hall
from aerodrome.server.keys import Keys
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import UNLIMITED, Settings
from aerodrome.server.store import GuestRow, Store
from aerodrome.server.table import LiveTable, Sender

ME, LINK, HERE = NewSeat(kind="me"), NewSeat(kind="link"), NewSeat(kind="here")
STEADY, RANDOM = NewSeat(kind="bot", bot="steady"), NewSeat(kind="bot", bot="random")
SOME_BYTES = "ab" * 16


class Listener:
    """Somebody who looks at a table and forgets nothing."""

    def __init__(self, seat: int, guest: GuestRow | None = None, words: str | None = None) -> None:
        self.seat = seat
        self.guest = None if guest is None else guest.id
        self.row = guest
        self.words = words
        self.pace: Speed = "normal"
        self.client = f"device-{secrets.token_hex(4)}"
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.dismissed: Problem | None = None
        self._commands = 0

    def send(self, text: str) -> None:
        """Take in a message as a client does: the view is the last snapshot, with all changes since."""
        self.texts.append(text)
        message = msgspec.json.decode(text)
        self.messages.append(message)
        if message["type"] == "snapshot":
            self.view, self.last = message["view"], message
        elif message["type"] == "update":
            self.view, self.last = {**self.view, **message["changes"]}, message

    def dismiss(self, error: AerodromeError) -> None:
        self.dismissed = problem_of(error)

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    async def look(self, table: LiveTable, seen: int | None = None) -> Listener:
        hello = Hello(protocol=1, seat=self.seat, client=self.client, seen=seen)
        await table.attach(self, hello, self.row)
        return self

    async def do(self, table: LiveTable, action: int | str, **other: int) -> None:
        """Decide something; `other` numbers than the right ones can be given."""
        self._commands += 1
        numbers = {"command": self._commands, "decision": self.last["decision"], **other}
        await table.decide(self.seat, self.sender, Do(action=action, **numbers))

    async def chat(self, table: LiveTable, text: str, command: int | None = None) -> None:
        """Say something in the chat."""
        self._commands += 1
        number = self._commands if command is None else command
        await table.chat(self.seat, self.sender, Chat(command=number, text=text))

    @property
    def sender(self) -> Sender:
        return Sender(self.guest, self.client)

    async def commit(self, table: LiveTable, added: str = SOME_BYTES, round: int | None = None) -> None:
        """Send the hash of bytes, for the present round unless another one is named."""
        number = table.info().round if round is None else round
        hash = contribution_hash(table.info().commitment, number, self.seat, bytes.fromhex(added))
        await table.commit(self.seat, self.sender, Commit(command=0, round=number, hash=hash))

    async def reveal(self, table: LiveTable, added: str = SOME_BYTES) -> None:
        """Send the bytes, which others may be waiting for."""
        await table.reveal(self.seat, self.sender, Reveal(command=0, round=table.info().round, bytes=added))


async def mixed(table: LiveTable, *listeners: Listener, added: Sequence[str] = ()) -> None:
    """Let everybody fix a hash, then send the bytes: the match begins, if all who sit there are among them."""
    parts = added or [f"{number + 1:02x}" * 16 for number in range(len(listeners))]
    for listener, part in zip(listeners, parts, strict=True):
        await listener.commit(table, part)
    for listener, part in zip(listeners, parts, strict=True):
        await listener.reveal(table, part)


class Party:
    """A hall, and whoever comes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.house.store
        self.keys = hall.house.keys

    async def guest(self, name: str) -> GuestRow:
        row = GuestRow(f"guest-{name}", name, "teal", time.time())
        await self.store.add_guest(row)
        return row

    async def table(self, guest: GuestRow, game: str, *seats: NewSeat, **more: Any) -> LiveTable:
        return await self.hall.create(guest, NewTable(game=game, seats=seats, **more))

    async def key(self, table: LiveTable, seat: int, guest: GuestRow) -> str:
        """The key of a seat, as the link that a guest may see has it."""
        (path,) = [link.path for link in (await table.page(guest)).links if link.seat == seat]
        return path.partition(f"#{seat}.")[2]

    async def again(self) -> None:
        """Go on as another process would: nothing is remembered but what is on disk."""
        house = self.hall.house
        await self.hall.close()
        self.hall = Hall(house.settings, house.store, house.keys, house.thinkers, house.metrics)
        await self.hall.open()


@contextlib.asynccontextmanager
async def party(folder: Path, **settings: Any) -> AsyncIterator[Party]:
    """A hall with a database in a folder, unless another one is named, without pauses and limits."""
    usual: dict[str, Any] = {
        "database": str(folder / "party.db"),
        "bot_pause": (0.0, 0.0),
        "bot_slot": 0.0,
        "window_seconds": 60.0,
        "limits": UNLIMITED,
    }
    own = Settings(**{**usual, **settings})
    metrics = Metrics()
    store = await Store.open(own.database)
    thinkers = Thinkers(own, metrics)
    hall = Hall(own, store, Keys(b"k" * 32), thinkers, metrics)
    await hall.open()
    found = Party(hall)
    try:
        yield found
    finally:
        await found.hall.close()
        await thinkers.close()
        await store.close()


def at_a_party(folder: Path, work: Callable[[Party], Awaitable[None]], **settings: Any) -> None:
    """Run something that happens at a party."""

    async def run() -> None:
        async with party(folder, **settings) as found:
            await work(found)

    asyncio.run(run())


async def until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something holds that others bring about."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.002)
