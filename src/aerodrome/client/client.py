"""A guest of a server: everything that is asked over HTTP, and the way to a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from aerodrome.protocol import Problem, bodies, messages

from .errors import ServerRefused, Unexpected, Unreachable
from .links import read_link
from .seat import Seat

SECONDS = 30.0
"""How long an answer may take."""
_T = TypeVar("_T")


class Client:
    """One guest at one server. The cookies are who this is: keep them to be the same guest the next time.

    >>> async def play(link: str) -> None:
    ...     async with Client("http://127.0.0.1:8000") as client:
    ...         page = await client.sit(link)
    ...         seat = await client.seat(page.table.id, page.yours[0])
    ...         while seat.outcome is None:
    ...             if seat.legal:
    ...                 await seat.do(seat.legal[0])
    ...             else:
    ...                 await seat.changed()
    """

    def __init__(
        self,
        url: str,
        *,
        lang: messages.Lang = "en",
        cookies: Mapping[str, str] | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        self.cookies = dict(cookies or {})
        self._http = httpx.AsyncClient(timeout=SECONDS, transport=transport)
        self._seats: list[Seat] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up. The guest keeps every seat."""
        for seat in self._seats:
            await seat.close()
        await self._http.aclose()

    # The guest

    async def me(self) -> bodies.GuestInfo:
        """Who this is; a new guest when nobody was here before."""
        return await self._call("GET", "/api/guest", bodies.GuestInfo)

    async def rename(self, name: str | None = None, colour: bodies.Colour | None = None) -> bodies.GuestInfo:
        """Take another name or colour; what is left out stays."""
        return await self._call("PATCH", "/api/guest", bodies.GuestInfo, bodies.GuestChange(name=name, colour=colour))

    async def recovery_code(self) -> str:
        """A code with which another device becomes this guest; the one before is worth nothing any more."""
        return (await self._post("/api/guest/recovery-code", bodies.RecoveryCode)).code

    async def recover(self, code: str) -> bodies.GuestInfo:
        """Become the guest that a recovery code belongs to."""
        content = msgspec.json.encode(bodies.Recover(code=code))
        return self._read(await self._answer("POST", "/api/guest/recover", content), bodies.GuestInfo)

    async def end_other_devices(self) -> bodies.GuestInfo:
        """End all other devices of this guest; this one gets a new cookie."""
        return await self._post("/api/guest/end-other-devices", bodies.GuestInfo)

    async def tables(self) -> bodies.Tables:
        """The tables of this guest."""
        return await self._call("GET", "/api/guest/tables", bodies.Tables)

    async def statistics(self) -> bodies.Statistics:
        """What this guest has played, won and reached."""
        return await self._call("GET", "/api/guest/statistics", bodies.Statistics)

    # Tables

    async def games(self) -> tuple[bodies.GamePage, ...]:
        """The games of which tables can be made."""
        return await self._call("GET", "/api/games", tuple[bodies.GamePage, ...])

    async def create(self, wanted: bodies.NewTable) -> bodies.TablePage:
        """Make a table; the links of its open seats are in the answer."""
        return await self._post("/api/tables", bodies.TablePage, wanted)

    async def table(self, table: str) -> bodies.TablePage:
        """A table, the seats of this guest there, and the links that are theirs to give."""
        return await self._call("GET", _path(table), bodies.TablePage)

    async def sit(self, table: str, seat: int | None = None, key: str | None = None) -> bodies.TablePage:
        """Sit down: with the link of a seat alone, or with a table's id, a seat, and its key if it needs one."""
        if seat is None:
            link = read_link(table)
            if link is None or link.seat is None:
                raise ValueError("not the link of a seat; one looks like http://host/table/ID#1.KEY")
            if link.server not in ("", self.url):
                raise ValueError(f"the link leads to {link.server}, this client speaks to {self.url}")
            table, seat, key = link.table, link.seat, link.key
        return await self._post(_path(table, seat, "sit"), bodies.TablePage, bodies.Sit(key=key))

    async def leave(self, table: str, seat: int) -> bodies.TablePage:
        """Leave a seat: for others before the match, to a bot while it lasts."""
        return await self._post(_path(table, seat, "leave"), bodies.TablePage)

    async def renew(self, table: str, seat: int) -> bodies.TablePage:
        """Make a new link for a seat; other holders lose the seat."""
        return await self._post(_path(table, seat, "renew"), bodies.TablePage)

    async def give(self, table: str, seat: int, bot: str) -> bodies.TablePage:
        """Let a bot play in a seat."""
        return await self._post(_path(table, seat, "bot"), bodies.TablePage, bodies.BotRequest(bot=bot))

    async def take_back(self, table: str, seat: int) -> bodies.TablePage:
        """Take a seat back from the bot that plays in it."""
        return await self._post(_path(table, seat, "return"), bodies.TablePage)

    async def resign(self, table: str, seat: int) -> bodies.TablePage:
        """Give up for good; a bot plays on for the others."""
        return await self._post(_path(table, seat, "resign"), bodies.TablePage)

    async def rematch(self, table: str) -> bodies.TablePage:
        """The table of the rematch; it is the same for all who ask."""
        return await self._post(f"{_path(table)}/rematch", bodies.TablePage)

    async def play_on(self, table: str, wanted: bodies.PlayOn) -> bodies.TablePage:
        """Make a table that begins at a moment of a finished match."""
        return await self._post(f"{_path(table)}/play-on", bodies.TablePage, wanted)

    async def record(self, table: str) -> str:
        """The record of a finished match, as text to be kept in a file."""
        return (await self._answer("GET", f"{_path(table)}/record")).decode()

    async def verify(self, record: str) -> bodies.Verified:
        """Let the server check a record; it is declined when something in it is wrong."""
        return self._read(await self._answer("POST", "/api/verify", record.encode()), bodies.Verified)

    async def seat(self, table: str, seat: int, *, words: messages.Lang | None = None) -> Seat:
        """Take part from a seat that this guest holds, or look on from seat -1.

        With `words`, updates bring sentences in that language. Waits until the server is there and has answered;
        raises ServerRefused when the seat is not this guest's.
        """
        address = f"ws{self.url.removeprefix('http')}{_path(table)}/socket"
        place = Seat(address, self._headers, seat, words)
        self._seats.append(place)
        await place.open()
        return place

    # How it is asked

    def _headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Accept-Language": self.lang, **({"Cookie": cookies} if cookies else {})}

    async def _post(self, path: str, kind: type[_T], body: msgspec.Struct | None = None) -> _T:
        return await self._call("POST", path, kind, body)

    async def _call(self, method: str, path: str, kind: type[_T], body: msgspec.Struct | None = None) -> _T:
        if method != "GET" and not self.cookies:
            # Only those whom the server knows may do something there.
            await self.me()
        content = None if body is None else msgspec.json.encode(body)
        return self._read(await self._answer(method, path, content), kind)

    async def _answer(self, method: str, path: str, content: bytes | None = None) -> bytes:
        headers = self._headers() | ({} if content is None else {"Content-Type": "application/json"})
        try:
            response = await self._http.request(method, self.url + path, content=content, headers=headers)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise Unreachable(f"no answer from {self.url}: {str(error) or type(error).__name__}") from None
        self.cookies.update(response.cookies.items())
        # The cookies are kept above, where the socket finds them too.
        self._http.cookies.clear()
        if response.is_success:
            return response.content
        raise ServerRefused(self._read(response.content, Problem))

    def _read(self, content: bytes, kind: type[_T]) -> _T:
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.MsgspecError as error:
            raise Unexpected(f"the answer of {self.url} cannot be read: {error}") from None


def _path(table: str, seat: int | None = None, what: str = "") -> str:
    path = f"/api/tables/{quote(table, safe='')}"
    return path if seat is None else f"{path}/seats/{seat}/{what}"
