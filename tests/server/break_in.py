"""A server with tables worth getting into, people who sit there, and a record of everything strangers are told."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from aerodrome.protocol.bodies import TablePage
from aerodrome.protocol.messages import Hello
from aerodrome.server.keys import Keys
from aerodrome.server.store.writes import CHECKED
from tests.server.process import ServerProcess

SECONDS = 30.0
COOKIE = "aerodrome_guest"
SEATS: list[dict[str, str]] = [
    {"kind": "me"},
    {"kind": "link"},
    {"kind": "here", "name": "Cousin"},
    {"kind": "bot", "bot": "random"},
]
Rows = dict[str, list[tuple[Any, ...]]]


class Person:
    """Somebody with a cookie, genuine or not."""

    def __init__(self, house: House, name: str, cookie: str | None = None) -> None:
        self.name = name
        self.cookie = cookie
        self._house = house

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Ask for something; the cookie stays what it is, whatever the answer says."""
        if self.cookie is not None:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        kept: dict[str, Any] = {} if body is None else {"content": msgspec.json.encode(body)}
        if body is not None:
            headers["Content-Type"] = "application/json"
        answer = self._house.client.request(method, path, headers=headers, **kept)
        self._house.client.cookies.clear()
        return answer

    def page(self, method: str, path: str, body: object = None) -> TablePage:
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return msgspec.json.decode(answer.content, type=TablePage)

    @contextlib.contextmanager
    def socket(self, table: str, **headers: str) -> Iterator[ClientConnection]:
        if self.cookie is not None:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        url = f"ws{self._house.url.removeprefix('http')}/api/tables/{table}/socket"
        with connect(url, additional_headers=headers, proxy=None, compression=None, open_timeout=SECONDS) as socket:
            yield socket


class House:
    """A running server. `secrets` is what nobody may be told who may not have it."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "house.db"
        self.log = folder / "server.log"
        self._server = ServerProcess(str(self.database), log=self.log)
        self.client = httpx.Client(base_url=self._server.url, timeout=SECONDS)
        self.secrets: dict[str, str] = {}

    @property
    def url(self) -> str:
        return self._server.url

    def __enter__(self) -> House:
        self._server.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self._server.kill()

    # People and tables

    def guest(self, name: str) -> Person:
        person = Person(self, name)
        person.cookie = person.ask("GET", "/api/guest").cookies[COOKIE]
        self.secrets[f"{name}'s cookie"] = person.cookie
        self.secrets[f"{name}'s id"] = self.id_of(person)
        person.ask("PATCH", "/api/guest", {"name": name})
        return person

    def id_of(self, person: Person) -> str:
        found = self.keys.ticket(person.cookie or "")
        assert found is not None
        return found.guest

    @cached_property
    def keys(self) -> Keys:
        ((secret,),) = self.rows("select value from settings where name = 'key'")
        return Keys(secret)

    def table(self, maker: Person, seats: list[dict[str, str]], **more: object) -> str:
        """A new table. The keys of its seats and its seed are secrets from now on."""
        page = maker.page("POST", "/api/tables", {"game": "etherium", "seats": seats, **more})
        table = page.table.id
        for seat in range(len(seats)):
            for generation in range(5):
                self.secrets[f"key {generation} of seat {seat} at {table}"] = self.key(table, seat, generation)
        if not page.table.known_deal:
            ((seed,),) = self.rows("select secret from tables where id = ?", table)
            self.secrets[f"seed of {table}"] = seed.hex()
        return table

    def key(self, table: str, seat: int, generation: int = 0) -> str:
        return self.keys.seat_key(table, seat, generation)

    def sit(self, person: Person, table: str, seat: int = 1, generation: int = 0) -> None:
        person.page("POST", f"/api/tables/{table}/seats/{seat}/sit", {"key": self.key(table, seat, generation)})

    def sit_is_refused(self, person: Person, table: str, seat: int, generation: int = 0) -> str:
        """Why somebody may not sit down, although they have the link."""
        key = {"key": self.key(table, seat, generation)}
        answer = person.ask("POST", f"/api/tables/{table}/seats/{seat}/sit", key)
        assert not answer.is_success, answer.text
        return str(answer.json()["kind"])

    # The database

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return database.execute(query, values).fetchall()

    def everything(self) -> Rows:
        """All that is kept, but for what the server writes anyway: views every minute, and checks of the database."""
        found = [name for (name,) in self.rows("select name from sqlite_master where type = 'table'")]
        names = [name for name in found if name != "snapshots"]
        rows = {name: sorted(self.rows(f"select * from {name}"), key=repr) for name in names}
        return {**rows, "settings": [row for row in rows["settings"] if row[0] != CHECKED]}

    def about(self, tables: tuple[str, ...], people: tuple[Person, ...]) -> Rows:
        """All that is kept about some tables and people."""
        marks = {*tables, *(self.id_of(person) for person in people)}
        kept = self.everything()
        return {name: [row for row in rows if not marks.isdisjoint(row)] for name, rows in kept.items()}

    def wait_for_bots(self, table: str) -> None:
        """Until the log of a table has been the same for a while."""
        counted, since = -1, time.monotonic()
        while time.monotonic() - since < 0.5:
            ((count,),) = self.rows("select count(*) from log where table_id = ?", table)
            if count != counted:
                counted, since = count, time.monotonic()
            time.sleep(0.05)

    def wait_for_end(self, table: str) -> None:
        until = time.monotonic() + SECONDS
        while self.rows("select status from table_states where table_id = ?", table) != [("over",)]:
            assert time.monotonic() < until, "the match does not end"
            time.sleep(0.05)

    # Secrets

    def check(self, data: bytes, who: str) -> None:
        """Raise AssertionError when bytes hold a secret."""
        for name, secret in self.secrets.items():
            assert secret.encode() not in data, f"{who} is told {name}: {data[:300]!r}"


def bytes_of(answer: httpx.Response) -> bytes:
    """Everything that came: the headers too."""
    return b"\n".join(name + b": " + value for name, value in answer.headers.raw) + b"\n\n" + answer.content


def said_until_closed(socket: ClientConnection) -> tuple[list[bytes], int]:
    """What a server says before it closes, and the code with which it does."""
    said: list[bytes] = []
    until = time.monotonic() + SECONDS
    try:
        while time.monotonic() < until:
            data = socket.recv(timeout=SECONDS)
            said.append(data.encode() if isinstance(data, str) else data)
    except ConnectionClosed as closed:
        return said, 0 if closed.rcvd is None else closed.rcvd.code
    raise AssertionError(f"the server does not close, but says {said[-1]!r}")


def answer_to(socket: ClientConnection, message: msgspec.Struct) -> bytes:
    """The answer to a message; what is told meanwhile is skipped."""
    socket.send(msgspec.json.encode(message).decode())
    while True:
        said = socket.recv(timeout=SECONDS)
        assert isinstance(said, str)
        if msgspec.json.decode(said)["type"] in ("done", "reasons", "history", "aids", "digest", "problem"):
            return said.encode()


def hello(seat: int) -> Hello:
    return Hello(protocol=1, seat=seat, client="somebody")
