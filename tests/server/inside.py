"""Servers inside a test, spoken to as a network would: every byte that they send is noted in the order of sending."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from starlette.applications import Starlette

from aerodrome.kernel import contribution_hash
from aerodrome.server import automatic, countdown, hall, presence, shared, table
from aerodrome.server.app import create_app
from aerodrome.server.entries import BytesRevealed, Committed, LogEntry, Sat, encode
from aerodrome.server.hall import Hall
from aerodrome.server.keys import COOKIE, Keys
from aerodrome.server.ledger import Ledger
from aerodrome.server.plan import read_plan
from aerodrome.server.services import Services, opened
from aerodrome.server.settings import UNLIMITED, Settings
from aerodrome.server.standing import state_of
from aerodrome.server.store import Change, GuestRow, Holding, LogRow, Store, TableRow
from aerodrome.server.table import LiveTable

NEVER = 1e9
MEMORY = Path("/dev/shm")
KEY = b"the key of every server here...."
HOST = "localhost:8000"
TURNS_TO_WRITE = 4


class Clock:
    """What modules of the server take for `time`. It stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    @contextlib.contextmanager
    def ticking(self) -> Iterator[None]:
        """As long as this lasts, tables go by this clock."""
        with contextlib.ExitStack() as stack:
            for module in (automatic, countdown, hall, presence, shared, table):
                stack.enter_context(patch.object(module, "time", self))
            yield


class Line:
    """One connection to a server. Speaking returns when the server has dealt with it and listens again."""

    def __init__(self, inside: Inside, name: str, path: str, guest: str | None) -> None:
        self.name = name
        self._inside = inside
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._listens = asyncio.Event()
        self._is_gone = False
        self._inbox.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", HOST.encode()), *inside.cookie_header(guest)]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": ("192.168.1.7", 50000),
            "server": ("localhost", 8000),
            "subprotocols": [],
        }
        self._life = asyncio.create_task(inside.app(scope, self._receive, self._send))

    @property
    def is_open(self) -> bool:
        return not self._life.done()

    async def _receive(self) -> dict[str, Any]:
        if self._inbox.empty():
            self._listens.set()
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        if self._is_gone:
            # Nobody is there to hear it: whether the server still tries depends on who is faster.
            return
        if message["type"] == "websocket.send":
            self._inside.heard.append((self.name, message["text"]))
        elif message["type"] == "websocket.close":
            self._inside.heard.append((self.name, f"closed with {message.get('code')}"))

    async def say(self, message: msgspec.Struct | str | bytes) -> None:
        if isinstance(message, bytes):
            received: dict[str, Any] = {"type": "websocket.receive", "bytes": message}
        else:
            text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
            received = {"type": "websocket.receive", "text": text}
        await self._give(received)

    async def hang_up(self) -> None:
        self._is_gone = True
        await self._give({"type": "websocket.disconnect", "code": 1001})
        await self._life

    async def _give(self, received: dict[str, Any]) -> None:
        self._listens.clear()
        self._inbox.put_nowait(received)
        listening = asyncio.create_task(self._listens.wait())
        await asyncio.wait({listening, self._life}, return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        if self._life.done():
            self._life.result()
        await written()


async def written() -> None:
    """Everything that was handed to connections is sent now: their writers wait for nothing but their turn."""
    for _ in range(TURNS_TO_WRITE):
        await asyncio.sleep(0)


class Inside:
    """A server without a network. `heard` is what its connections were sent: the name of each, and the text."""

    def __init__(self, services: Services, app: Starlette) -> None:
        self.services = services
        self.app = app
        self.heard: list[tuple[str, str]] = []
        self._keys = Keys(KEY)

    @property
    def hall(self) -> Hall:
        return self.services.hall

    def cookie_header(self, guest: str | None) -> list[tuple[bytes, bytes]]:
        return [] if guest is None else [(b"cookie", f"{COOKIE}={self._keys.cookie(guest)}".encode())]

    def line(self, name: str, table: str, guest: str | None) -> Line:
        return Line(self, name, f"/api/tables/{table}/socket", guest)

    async def get(self, path: str, guest: str | None, lang: str = "en") -> bytes:
        """The whole answer to a request: status, headers and body."""
        headers = [*self.cookie_header(guest), (b"accept-language", lang.encode())]
        transport = httpx.ASGITransport(self.app, client=("192.168.1.7", 50000))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers) as client:
            answer = await client.get(path)
        head = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
        return b"%d\n%b\n\n%b" % (answer.status_code, head, answer.content)

    async def lay(self, row: TableRow) -> LiveTable:
        """A table whose seats for persons are taken, each by a guest of its own; the match has begun."""
        ledger = Ledger(row)
        taken = [seat for seat, place in enumerate(read_plan(row.plan)) if place.kind != "bot"]
        guests = {seat: guest_of(row.id, seat) for seat in taken}
        for seat, guest in guests.items():
            await self.services.store.add_guest(GuestRow(guest, f"Person {seat}", "teal", row.created))
        entries: list[LogEntry] = [Sat(seat, guest, f"Person {seat}", "teal") for seat, guest in guests.items()]
        if not row.known_deal:
            added = {seat: bytes([seat]) * 16 for seat in taken}
            commitment = ledger.seed.commitment
            entries += [Committed(seat, 1, contribution_hash(commitment, 1, seat, added[seat])) for seat in taken]
            entries += [BytesRevealed(seat, 1, added[seat].hex()) for seat in taken]
        rows = tuple(
            LogRow(number, row.created, encode(entry), getattr(entry, "seat", None))
            for number, entry in enumerate(entries, 1)
        )
        for one in rows:
            ledger.apply(one)
        holders = tuple(Holding(row.id, seat, guest) for seat, guest in guests.items())
        await self.services.store.create_table(row, Change(row.id, rows, state_of(ledger), holders))
        table = await self.hall.find(row.id)
        await table.people(lambda _: ())
        return table

    async def forget(self, id: str) -> None:
        """Let go of a table; whoever asks for it next has it folded from its log."""
        await self.hall.tables.pop(id).close()


def guest_of(table: str, seat: int) -> str:
    """The guest in a seat. Everybody plays at one table only, so that lists of tables tell of that one."""
    return f"guest-{table}-{seat}"


@contextlib.asynccontextmanager
async def inside(**settings: Any) -> AsyncIterator[Inside]:
    """A server that does nothing by itself: what goes by itself would come never, unless the settings say when.

    Its database lies in memory where there is such a place: how durable it is, other tests ask.
    """
    quiet: dict[str, Any] = {
        "bot_pause": (NEVER, NEVER),
        "bot_slot": NEVER,
        "window_seconds": NEVER,
        "pass_pause": NEVER,
        "beat_seconds": NEVER,
        "idle_seconds": NEVER,
        "snapshot_seconds": NEVER,
    }
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        wanted = Settings(database=f"sqlite:///{folder}/inside.db", limits=UNLIMITED, **{**quiet, **settings})
        store = await Store.open(wanted.database)
        await store.setting("key", lambda: KEY)
        await store.close()
        async with opened(wanted) as services:
            yield Inside(services, create_app(services))
