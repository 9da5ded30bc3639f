"""Fuzzed HTTP: every request that is one is answered with what is documented, and nothing ever breaks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

import msgspec

from aerodrome.protocol.bodies import BotRequest, GuestChange, NewTable, PlayOn, Recover, Sit
from aerodrome.server.routes import ENDPOINTS, Endpoint

from .accounts import Accounts
from .mutations import Fields, Mutator, fields_of, written
from .wire import Answer, Closed, Line

SEATS: Final = ("0", "0", "1", "1", "2", "-1", "15", "16", "00", "+1", "1.0", "x", "%D9%A3", "999999999999", "%30")
METHODS: Final = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW", "get", "X" * 40)
TYPES: Final = ("text/plain", "application/xml", "", "application/json;charset=utf-16", "multipart/form-data", "*/*")
ODD_PATHS: Final = (
    *(
        "/",
        "//",
        "/api",
        "/api/tables//",
        "/api/../health",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%00",
        "/%ff%fe",
        "/%",
        "/%zz",
    ),
    *("/api/tables/%2F", "/table/" + "a" * 5000, "/é".encode().decode("latin-1"), "/assets/..%2fpage.py", "/?lang=%00"),
    *(
        "/api/games?lang=de",
        "/api/games?lang=fr&lang=en",
        "/api/games/%F0%9F%98%80/rules",
        "*",
        "http://else.where/api",
    ),
)
ODD_HEADERS: Final = (
    *(
        ("Host", "evil.example"),
        ("Host", ""),
        ("Origin", "https://evil.example"),
        ("Origin", "null"),
        ("Cookie", "=;;="),
    ),
    *(("Cookie", "aerodrome_guest=" + "x" * 600), ("Cookie", 'aerodrome_guest="a\\"b"'), ("Cookie", "\xff\xfe")),
    *(("X-Forwarded-For", "' or 1=1"), ("X-Forwarded-Proto", "gopher"), ("Accept-Language", "fr;q=" + "9" * 300)),
    *(
        ("Accept-Language", ",".join(["xx"] * 500)),
        ("Expect", "100-continue"),
        ("Range", "bytes=0-1"),
        ("A" * 200, "b"),
    ),
    *(("Content-Encoding", "gzip"), ("If-None-Match", "*"), ("Upgrade", "h2c"), ("Accept", "\xe9"), ("X", "y" * 9000)),
)
ENDS_OTHERS: Final = "/api/guest/end-other-devices"
TAKEN_BODY: Final = 256 * 1024


class Visit(NamedTuple):
    """Where somebody goes: a table, who they are there, and whether that may change anything there."""

    table: str
    cookie: str | None
    may_act: bool


@dataclass(frozen=True, slots=True)
class Request:
    """A request that a server can tell from the next one."""

    endpoint: Endpoint | None
    method: str
    path: str
    headers: list[tuple[str, str]]
    body: bytes
    visit: Visit
    seat: str
    chunked: bool = False

    def data(self) -> bytes:
        lines = "".join(f"{name}: {value}\r\n" for name, value in self.headers)
        head = f"{self.method} {self.path} HTTP/1.1\r\n{lines}"
        if self.chunked:
            middle = len(self.body) // 2
            halves = [half for half in (self.body[:middle], self.body[middle:]) if half]
            parts = b"".join(b"%x\r\n%s\r\n" % (len(half), half) for half in halves)
            return f"{head}Transfer-Encoding: chunked\r\n\r\n".encode("latin-1") + parts + b"0\r\n\r\n"
        return f"{head}Content-Length: {len(self.body)}\r\n\r\n".encode("latin-1") + self.body


class Asker:
    """One request after the other, on one connection after the other."""

    def __init__(self, port: int, chance: random.Random, accounts: Accounts, visits: Sequence[Visit]) -> None:
        self._port = port
        self._chance = chance
        self._accounts = accounts
        self._visits = visits
        self._mutator = Mutator(chance)
        self._line: Line | None = None
        self.sent = 0
        self.statuses: dict[int, int] = {}

    async def ask(self, requests: int) -> None:
        """So many requests, most of them on a connection that stays open."""
        try:
            for _ in range(requests):
                if self._chance.random() < 0.03:
                    await self._misbehave()
                else:
                    await self._request(self._made())
                self.sent += 1
        finally:
            self._hang_up()

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.drop()
            self._line = None

    async def _request(self, request: Request) -> None:
        if self._line is None:
            self._line = await Line.open(self._port)
        self._line.write(request.data())
        try:
            answer = await self._line.answer(request.method)
        except Closed:
            raise AssertionError(f"no answer to {request.data()[:600]!r}") from None
        self._check(answer, request.data())
        self._note(request, answer)
        if answer.headers.get("connection") == "close":
            self._hang_up()

    def _check(self, answer: Answer, asked: bytes) -> None:
        self.statuses[answer.status] = self.statuses.get(answer.status, 0) + 1
        assert 200 <= answer.status < 500, f"{answer} to {asked[:600]!r}"
        if answer.status >= 400 and answer.body and answer.headers.get("content-type") == "application/json":
            problem = msgspec.json.decode(answer.body)
            assert problem["kind"] != "broken", f"{problem} to {asked[:600]!r}"

    def _note(self, request: Request, answer: Answer) -> None:
        """Remember what the server says it has done."""
        endpoint, table = request.endpoint, request.visit.table
        if answer.status == 200 and "set-cookie" in answer.headers:
            self._accounts.welcomed += 1
        if answer.status == 201:
            self._accounts.made += 1
        if answer.status != 200 or endpoint is None or request.method != "POST" or "{id}" not in endpoint.path:
            return
        assert request.visit.may_act, f"{answer} to {request.data()[:600]!r}"
        verb = endpoint.path.rpartition("/")[2]
        if verb == "rematch":
            self._accounts.rematched(table)
        else:
            self._accounts.deeds[table, verb, int(unquote(request.seat))] += 1

    # Requests

    def _made(self) -> Request:
        chance = self._chance
        endpoint = chance.choice(ENDPOINTS)
        visit = chance.choice(self._visits)
        if endpoint.path == ENDS_OTHERS:
            # Whoever is known would end the very devices that play on meanwhile.
            visit = visit._replace(cookie=None)
        seat = chance.choice(SEATS)
        names = {"id": visit.table, "seat": seat, "viewpoint": seat, "game": chance.choice(("aerion", "etherium", "x"))}
        path = endpoint.path.format(**names, name="nothing.js")
        headers = [("Host", f"127.0.0.1:{self._port}"), ("X-Forwarded-For", f"10.0.{chance.randrange(256)}.7")]
        if visit.cookie is not None:
            headers.append(("Cookie", f"aerodrome_guest={visit.cookie}"))
        body = self._body(endpoint) if endpoint.has_body or chance.random() < 0.05 else b""
        if body:
            headers.append(("Content-Type", "application/json" if chance.random() < 0.95 else chance.choice(TYPES)))
        request = Request(endpoint, endpoint.method, path, headers, body, visit, seat, chunked=chance.random() < 0.1)
        return self._odd(request) if chance.random() < 0.2 else request

    def _odd(self, request: Request) -> Request:
        """The same with something about it that is not the body."""
        chance = self._chance
        headers, method, path = list(request.headers), request.method, request.path
        match chance.randrange(4):
            case 0:
                method = chance.choice(METHODS)
            case 1:
                path = chance.choice(ODD_PATHS)
            case 2:
                headers.insert(chance.randrange(len(headers) + 1), chance.choice(ODD_HEADERS))
            case _:
                path += chance.choice(("/", "?lang=fr", "#x", "%20"))
                path = "/" + quote(path[1:], safe="") if chance.random() < 0.5 else path
        meant = unquote(path.partition("?")[0].partition("#")[0])
        kept = request.endpoint if (method, meant) == (request.method, unquote(request.path)) else None
        return Request(kept, method, path, headers, request.body, request.visit, request.seat)

    def _body(self, endpoint: Endpoint) -> bytes:
        """A body as the endpoint takes it, or rather not."""
        made = _BODIES.get(endpoint.body)
        fields = made(self._chance) if made is not None else fields_of(format=1, game="aerion")
        roll = self._chance.random()
        if roll < 0.15:
            return written(fields).encode()
        if roll < 0.20:
            return self._mutator.noise()
        if roll < 0.25:
            return self._mutator.encoded(written(fields))
        return self._mutator.message(fields).encode("utf-8", "surrogatepass")

    # What is no request

    async def _misbehave(self) -> None:
        """On a connection of its own, which is dropped afterwards; what is answered must be an answer."""
        line = await Line.open(self._port)
        try:
            data, waits = self._nonsense()
            if self._chance.random() < 0.1:
                for at in range(0, min(len(data), 40), 10):
                    line.write(data[at : at + 10])
                    await asyncio.sleep(0.01)
                data = data[min(len(data), 40) :]
            line.write(data)
            if waits:
                self._check(await line.answer(), data)
        except Closed:
            pass
        finally:
            line.drop()

    def _nonsense(self) -> tuple[bytes, bool]:
        """Bytes, and whether the server is to say something about them."""
        host = f"Host: 127.0.0.1:{self._port}\r\n".encode()
        post = b"POST /api/verify HTTP/1.1\r\nContent-Type: application/json\r\n" + host
        match self._chance.randrange(11):
            case 0:
                return self._chance.randbytes(200), False
            case 1:
                whole = self._made().data()
                return whole[: self._chance.randrange(1, max(2, whole.find(b"\r\n\r\n")))], False
            case 2:
                return b"PATCH /api/guest HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n" + host + b"\r\n", True
            case 3:
                size = TAKEN_BODY + 10
                return b"PATCH /api/guest HTTP/1.1\r\nContent-Length: %d\r\n%s\r\n%s" % (size, host, b"x" * size), True
            case 4:
                chunk = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
                many = chunk * (TAKEN_BODY // 0x8000 + 2)
                return post.replace(b"verify", b"tables") + b"Transfer-Encoding: chunked\r\n\r\n" + many, False
            case 5:
                return post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n", False
            case 6:
                return (
                    post + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
                    False,
                )
            case 7:
                return b"GET / HTTP/1.1\r\n" + host + b"X: " + b"y" * 100_000 + b"\r\n\r\n", False
            case 8:
                return b"GET / HTTP/1.1\r\n" + b"".join(
                    b"X%d: y\r\n" % at for at in range(2000)
                ) + host + b"\r\n", False
            case 9:
                return b"GET / HTTP/9.9\r\n" + host + b"\r\n", False
            case _:
                return b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n" + host + b"\r\n", True


def _new_table(chance: random.Random) -> Fields:
    seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "link"}]
    if chance.random() < 0.02:
        seats[1] = {"kind": "bot", "bot": "random"}
    game = chance.choice(("aerion", "celestia_duo", "etherium", "chess"))
    return fields_of(game=game, seats=seats, absence=86400, chat=game == "celestia_duo" or chance.random() < 0.1)


_BODIES: Final[dict[type, Callable[[random.Random], Fields]]] = {
    NewTable: _new_table,
    Sit: lambda chance: fields_of(key=chance.choice((None, "", "x" * 24, "AAAAAAAAAAAAAAAAAAAAAAAA", "é"))),
    BotRequest: lambda chance: fields_of(bot=chance.choice(("random", "steady", "nobody"))),
    PlayOn: lambda chance: fields_of(entry=chance.choice((0, 1, 200_000)), seats=[{"kind": "me"}, {"kind": "me"}]),
    GuestChange: lambda chance: fields_of(name=chance.choice(("Ada", "<b>", "\u202e")), colour="teal"),
    Recover: lambda chance: fields_of(code="-".join("".join(chance.choices("0123456789ABC", k=5)) for _ in range(5))),
}
