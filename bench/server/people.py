"""The people at one table: they sit down over HTTP, connect, and decide at random when their time has come."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Final

import httpx
import msgspec

from aerodrome.client.fairness import Fairness
from aerodrome.protocol.bodies import NewSeat, NewTable, Sit, TablePage
from aerodrome.protocol.messages import BEAT, PROTOCOL, Do, Hello, TableInfo
from bench.server.wire import Wire

ONLOOKER: Final = -1
SECONDS_TO_BEGIN = 120.0
_BEAT: Final = BEAT.encode()


class Heard(msgspec.Struct):
    """All that is read of a message; the rest is only counted."""

    type: str
    status: str = ""
    decision: int = 0
    legal: tuple[int, ...] = ()


_decoder = msgspec.json.Decoder(Heard)


class Door:
    """The way into a server: HTTP, and where the sockets are."""

    def __init__(self, port: int) -> None:
        self.port = port
        # Thousands of guests share this client: it must not keep the cookies of any.
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120.0, cookies=forgetful)

    async def guest(self) -> str:
        """A new guest's cookie."""
        response = (await self.http.get("/api/guest")).raise_for_status()
        (cookie,) = response.cookies.items()
        return "=".join(cookie)

    async def post(self, path: str, cookie: str, body: msgspec.Struct | None = None) -> TablePage:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        response = (await self.http.post(path, content=content, headers=headers)).raise_for_status()
        return msgspec.json.decode(response.content, type=TablePage)


class Tally:
    """What everybody has met with: seconds until the last one saw a decision, and what went wrong."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.decisions = 0
        self.problems = 0
        self.skipped = 0
        self.rematches = 0
        self.bytes = 0


class Person:
    """Somebody at a table, in a seat or looking on."""

    def __init__(self, table: Table, seat: int, cookie: str | None) -> None:
        self.seat = seat
        self.cookie = cookie
        self.decision = 0
        self.legal: tuple[int, ...] = ()
        self.has_snapshot = asyncio.Event()
        self._table = table
        self._fairness = Fairness(seat)
        self._commands = 0
        self._wire: Wire | None = None

    async def connect(self, door: Door, table: str) -> None:
        """Open a socket, and say hello."""
        wire = Wire(f"/api/tables/{table}/socket", self.cookie, self._hear)
        self._wire = wire
        await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", door.port)
        await wire.opened
        hello = Hello(protocol=PROTOCOL, seat=self.seat, client=secrets.token_hex(8))
        wire.send(msgspec.json.encode(hello))

    def _hear(self, payload: bytes) -> None:
        self._table.tally.bytes += len(payload)
        if payload == _BEAT:
            return
        message = _decoder.decode(payload)
        if message.type == "update":
            self._table.saw()
        if message.type in ("update", "snapshot"):
            self.decision, self.legal = message.decision, message.legal
            self.has_snapshot.set()
        elif message.type == "table":
            self._table.is_over = message.status in ("over", "closed")
            if message.status == "gathering" and self.seat != ONLOOKER:
                self._mix(msgspec.json.decode(payload, type=TableInfo))
        elif message.type == "problem":
            self._table.tally.problems += 1

    def _mix(self, table: TableInfo) -> None:
        share = self._fairness.see(table)
        if share is not None:
            self._say(share)

    def decide(self, chance: random.Random) -> None:
        """Do something legal."""
        self._commands += 1
        self._say(Do(command=self._commands, decision=self.decision, action=chance.choice(self.legal)))

    def _say(self, message: msgspec.Struct) -> None:
        assert self._wire is not None
        self._wire.send(msgspec.json.encode(message))

    @property
    def is_lost(self) -> bool:
        return self._wire is not None and self._wire.is_lost

    def close(self) -> None:
        if self._wire is not None:
            self._wire.close()


class Table:
    """A table and its people. When a match is over they play again, at another table of the server."""

    def __init__(self, door: Door, tally: Tally, game: str, seats: int, onlookers: int) -> None:
        self.people: list[Person] = []
        self.tally = tally
        self.is_over = False
        self._door = door
        self._game = game
        self._seats = seats
        self._onlookers = onlookers
        self._id = ""
        self._sent: float | None = None
        self._seen: float | None = None

    async def gather(self) -> None:
        """Make the table, let everybody sit down, and wait until the match has begun for all."""
        cookies = [await self._door.guest() for _ in range(self._seats)]
        seats = (NewSeat(kind="me"), *(NewSeat(kind="link") for _ in cookies[1:]))
        page = await self._door.post("/api/tables", cookies[0], NewTable(game=self._game, seats=seats))
        for link in page.links:
            if link.seat not in page.yours:
                key = link.path.rpartition(".")[2]
                await self._sit(page.table.id, link.seat, cookies[link.seat], key)
        await self._meet(page.table.id, cookies)

    async def _sit(self, table: str, seat: int, cookie: str, key: str | None) -> None:
        await self._door.post(f"/api/tables/{table}/seats/{seat}/sit", cookie, Sit(key=key))

    async def _meet(self, table: str, cookies: list[str]) -> None:
        self._id, self.is_over = table, False
        self._sent = self._seen = None
        self.people = [Person(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.people += [Person(self, ONLOOKER, None) for _ in range(self._onlookers)]
        for person in self.people:
            await person.connect(self._door, table)
        async with asyncio.timeout(SECONDS_TO_BEGIN):
            for person in self.people:
                await person.has_snapshot.wait()

    async def play_again(self) -> None:
        """The same people, the same options, another table."""
        self.settle()
        self.tally.rematches += 1
        cookies = [person.cookie for person in self.people if person.cookie is not None]
        page = await self._door.post(f"/api/tables/{self._id}/rematch", cookies[0])
        for seat, cookie in enumerate(cookies[1:], 1):
            await self._sit(page.table.id, seat, cookie, None)
        self.close()
        await self._meet(page.table.id, cookies)

    async def look_on(self) -> Person:
        """Somebody who comes by and looks on, and is not counted among the people of the table."""
        person = Person(self, ONLOOKER, None)
        await person.connect(self._door, self._id)
        return person

    def saw(self) -> None:
        """Somebody saw what was decided last."""
        self._seen = time.perf_counter()

    def settle(self) -> None:
        """Note how long the last decision took to reach everybody; nothing more of it can come."""
        if self._sent is not None and self._seen is not None:
            self.tally.seconds.append(self._seen - self._sent)
            self._sent = self._seen = None

    def decide(self, chance: random.Random) -> None:
        """Let one of those who are asked decide, unless the last decision has still not arrived."""
        self.settle()
        asked = [person for person in self.people if person.legal]
        if self._sent is not None or not asked:
            self.tally.skipped += 1
            return
        self._sent = time.perf_counter()
        self.tally.decisions += 1
        chance.choice(asked).decide(chance)

    @property
    def sockets(self) -> int:
        return len(self.people)

    @property
    def lost(self) -> int:
        """How many connections the server has given up."""
        return sum(person.is_lost for person in self.people)

    def close(self) -> None:
        for person in self.people:
            person.close()
