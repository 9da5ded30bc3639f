"""The people and tables of a fuzzed server: some play, some tables are only ever attacked."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

from itsdangerous import URLSafeSerializer

from aerodrome.server.keys import COOKIE_SALT

from .accounts import Accounts
from .asking import Visit
from .talking import Chair
from .wire import Answer, Line, Socket, TurnedAway

ME, LINK, HERE = {"kind": "me"}, {"kind": "link"}, {"kind": "here", "name": "Cousin"}
BOT: Final = {"kind": "bot", "bot": "random"}
LIVELY: Final = (
    ("aerion", [ME, LINK], 1),
    ("celestia_duo", [ME, LINK], None),
    ("etherium", [ME, LINK, HERE], 2),
    ("etherium", [ME, LINK, BOT], None),
)
"""Games, seats and seeds: with a seed, a match begins at once; without one, when both have added random bytes."""
FORGED: Final = str(URLSafeSerializer(b"x" * 32, salt=COOKIE_SALT).dumps("AAAAAAAAAAAAAAAAAAAAAA"))
WORTHLESS: Final = (None, "", "x", FORGED, "W10.x")
PATIENCE: Final = 60
"""How often something is asked for again that the limits forbid for the moment."""
NOWHERE: Final = ("AAAAAAAAAAAAAAAA", "nowhere", "%F0%9F%98%80")


@dataclass
class World:
    """Ada and Bob play with each other; Mallory is a guest who sits nowhere.

    At quiet tables, which are Clara's and Dan's, only those who have no right to it try anything. At people's tables,
    Ada and Bob sit down and leave.
    """

    port: int
    accounts: Accounts
    ada: str = ""
    bob: str = ""
    clara: str = ""
    dan: str = ""
    mallory: str = ""
    lively: dict[str, list[dict[str, str]]] = field(default_factory=dict)
    quiet: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    _games: dict[str, str] = field(default_factory=dict)
    _last: str = ""

    async def open(self) -> None:
        self.ada, self.bob, self.clara, self.dan, self.mallory = [await self._guest() for _ in range(5)]
        for game, seats, _ in LIVELY:
            # A known deal begins as soon as all sit; the other one never begins.
            await self._together(game, seats[:2], 7, (self.clara, self.dan))
            self.quiet.append(self._last)
            await self._made(game, seats, None, self.clara)
            self.quiet.append(self._last)
        await self.refresh()

    async def refresh(self) -> None:
        """New tables where matches are over, and new ones to sit down at and to leave."""
        for table in list(self.lively):
            page = await self._ask("GET", f"/api/tables/{table}", self.ada)
            if page["table"]["status"] not in ("gathering", "playing"):
                del self.lively[table]
        for game, seats, seed in LIVELY:
            if (game, seats) not in [(self._games[table], held) for table, held in self.lively.items()]:
                await self._together(game, seats, seed, (self.ada, self.bob))
                self.lively[self._last] = seats
        self.people = []
        for game in ("aerion", "celestia_duo"):
            await self._together(game, [ME, LINK], 3 if game == "aerion" else None, (self.ada, self.bob))
            self.people.append(self._last)

    async def _guest(self) -> str:
        answer = await self._answer("GET", "/api/guest", None)
        self.accounts.welcomed += 1
        return answer.headers["set-cookie"].partition("=")[2].partition(";")[0]

    def holders(self, table: str) -> tuple[str, str]:
        """Who sits in the seats 0 and 1."""
        return (self.clara, self.dan) if table in self.quiet else (self.ada, self.bob)

    async def _made(self, game: str, seats: list[dict[str, str]], seed: int | None, maker: str) -> dict[str, Any]:
        page = await self._ask("POST", "/api/tables", maker, {"game": game, "seats": seats, "seed": seed})
        self.accounts.made += 1
        self._last = page["table"]["id"]
        self._games[self._last] = game
        return page

    async def _together(self, game: str, seats: list[dict[str, str]], seed: int | None, pair: tuple[str, str]) -> None:
        """A table that the first of a pair makes, and at which the second sits in seat 1."""
        page = await self._made(game, seats, seed, pair[0])
        key = next(link["path"] for link in page["links"] if link["seat"] == 1).partition("#1.")[2]
        await self._ask("POST", f"/api/tables/{self._last}/seats/1/sit", pair[1], {"key": key})
        self.accounts.deeds[self._last, "sit", 1] += 1

    async def health(self) -> dict[str, Any]:
        return await self._ask("GET", "/health", None)

    async def _ask(self, method: str, path: str, cookie: str | None, body: object = None) -> dict[str, Any]:
        answer = await self._answer(method, path, cookie, body)
        for _ in range(PATIENCE):
            if answer.status != 429:
                break
            await asyncio.sleep(0.5)
            answer = await self._answer(method, path, cookie, body)
        assert answer.status in (200, 201), f"{method} {path}: {answer}"
        found: dict[str, Any] = json.loads(answer.body)
        return found

    async def socket(self, table: str, cookie: str | None) -> Socket:
        """A connection; where too many ask, only for a while."""
        headers = [] if cookie is None else [("Cookie", f"aerodrome_guest={cookie}")]
        for _ in range(PATIENCE):
            try:
                return await Socket.at(self.port, f"/api/tables/{table}/socket", headers)
            except TurnedAway as away:
                if away.status != 429:
                    raise
                await asyncio.sleep(0.5)
        raise AssertionError(f"{table} lets nobody in any more")

    async def _answer(self, method: str, path: str, cookie: str | None, body: object = None) -> Answer:
        data = b"" if body is None else json.dumps(body).encode()
        line = await Line.open(self.port)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        head += "" if cookie is None else f"Cookie: aerodrome_guest={cookie}\r\n"
        try:
            line.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
            return await line.answer(method)
        finally:
            line.drop()

    # Who does what where

    def chair(self, chance: random.Random) -> Chair:
        """Somebody who connects to a table, with the right to it or without."""
        roll = chance.random()
        if roll < 0.05:
            return Chair(chance.choice(NOWHERE), chance.choice((-1, 0)), self.mallory, frozenset())
        if roll < 0.25:
            cookie = chance.choice((*WORTHLESS, self.mallory))
            return Chair(chance.choice(self.quiet), chance.choice((-1, -1, 0, 1)), cookie, frozenset((-1,)))
        table = chance.choice(list(self.lively))
        seats = self.lively[table]
        if chance.random() < 0.4:
            return Chair(table, 1, self.bob, frozenset((-1, 1)))
        own = [seat for seat, one in enumerate(seats) if one["kind"] in ("me", "here")]
        return Chair(table, chance.choice(own), self.ada, frozenset((-1, *own)))

    def visits(self) -> list[Visit]:
        """Who asks over HTTP about which table."""
        wrong = (*WORTHLESS, self.mallory)
        tables = (*self.quiet, *self.lively, *NOWHERE)
        people = [Visit(table, cookie, True) for table in self.people for cookie in (self.ada, self.bob)]
        return [Visit(table, cookie, False) for table in tables for cookie in wrong] + people * 15
