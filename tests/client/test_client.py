"""What a guest asks over HTTP."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest

from aerodrome.client import Client, Link, ServerRefused, Unexpected, Unreachable, read_link
from aerodrome.games import GAMES
from aerodrome.kernel.game import info
from aerodrome.protocol import Problem
from aerodrome.protocol.bodies import (
    GamePage,
    GuestInfo,
    NewSeat,
    NewTable,
    PlayOn,
    RecoveryCode,
    Statistics,
    TablePage,
    Tables,
    Verified,
)

from .scripted import table

URL = "http://host:8000"
PAGE = TablePage(table=table(), yours=(0,))
GUEST = GuestInfo(name="Ada", colour="teal", has_recovery_code=False)
NEW = NewTable(game="aerion", seats=(NewSeat(kind="me"),))
ON = PlayOn(entry=3, seats=(NewSeat(kind="me"),))
CHECKED = Verified(
    game="aerion",
    decisions=1,
    draws=1,
    dice_checked=True,
    known_deal=False,
    mixed="nobody",
    people=0,
    aborted=0,
    outcome=None,
)
GAME = GamePage(
    game=info(GAMES["celestia_duo"]),
    bots=("random",),
    usual_bot="random",
    wishes=(),
    usual_wish=(),
    hides_hands=True,
    secret_together=False,
    estimates=(),
    talks="sometimes",
    calls=(),
    turn="turn",
    words={"title": "Celestia Duo"},
)
SHEET = Statistics(longest_pause=600, games=(), tallies=(), recent=(), sheets=())


def plain(body: msgspec.Struct) -> object:
    return msgspec.json.decode(msgspec.json.encode(body))


Ask = Callable[[Client], Awaitable[Any]]
CALLS: list[tuple[Ask, str, str, object, object]] = [
    (lambda client: client.me(), "GET", "/api/guest", None, GUEST),
    (lambda client: client.rename("Ada"), "PATCH", "/api/guest", {"name": "Ada", "colour": None}, GUEST),
    (lambda client: client.recover("C0DE"), "POST", "/api/guest/recover", {"code": "C0DE"}, GUEST),
    (lambda client: client.tables(), "GET", "/api/guest/tables", None, Tables(tables=(), more=False)),
    (lambda client: client.statistics(), "GET", "/api/guest/statistics", None, SHEET),
    (lambda client: client.games(), "GET", "/api/games", None, (GAME,)),
    (lambda client: client.create(NEW), "POST", "/api/tables", plain(NEW), PAGE),
    (lambda client: client.table("T1"), "GET", "/api/tables/T1", None, PAGE),
    (lambda client: client.table("../x"), "GET", "/api/tables/..%2Fx", None, PAGE),
    (lambda client: client.sit("T1", 1, "k"), "POST", "/api/tables/T1/seats/1/sit", {"key": "k"}, PAGE),
    (lambda client: client.sit("T1", 1), "POST", "/api/tables/T1/seats/1/sit", {"key": None}, PAGE),
    (lambda client: client.sit(f"{URL}/table/T1#1.k"), "POST", "/api/tables/T1/seats/1/sit", {"key": "k"}, PAGE),
    (lambda client: client.sit("/table/T1#1.k"), "POST", "/api/tables/T1/seats/1/sit", {"key": "k"}, PAGE),
    (lambda client: client.leave("T1", 1), "POST", "/api/tables/T1/seats/1/leave", None, PAGE),
    (lambda client: client.renew("T1", 1), "POST", "/api/tables/T1/seats/1/renew", None, PAGE),
    (lambda client: client.give("T1", 1, "steady"), "POST", "/api/tables/T1/seats/1/bot", {"bot": "steady"}, PAGE),
    (lambda client: client.take_back("T1", 1), "POST", "/api/tables/T1/seats/1/return", None, PAGE),
    (lambda client: client.resign("T1", 1), "POST", "/api/tables/T1/seats/1/resign", None, PAGE),
    (lambda client: client.rematch("T1"), "POST", "/api/tables/T1/rematch", None, PAGE),
    (lambda client: client.play_on("T1", ON), "POST", "/api/tables/T1/play-on", plain(ON), PAGE),
    (lambda client: client.verify('{"a": 1}'), "POST", "/api/verify", {"a": 1}, CHECKED),
]


def answering(answer: Callable[[httpx.Request], httpx.Response], ask: Ask, **more: Any) -> Any:
    """What a client makes of an answer."""

    async def go() -> Any:
        async with Client(URL, transport=httpx.MockTransport(answer), **more) as client:
            return await ask(client)

    return asyncio.run(go())


@pytest.mark.parametrize(("ask", "method", "path", "body", "answer"), CALLS)
def test_every_request_is_the_one_that_the_protocol_knows(
    ask: Ask, method: str, path: str, body: object, answer: object
) -> None:
    def reply(request: httpx.Request) -> httpx.Response:
        assert (request.method, request.url.raw_path.decode()) == (method, path)
        assert (msgspec.json.decode(request.content) if request.content else None) == body
        assert request.headers["Accept-Language"] == "fr"
        assert "Origin" not in request.headers
        return httpx.Response(200, content=msgspec.json.encode(answer))

    assert answering(reply, ask, lang="fr", cookies={"guest": "g"}) == answer


def test_a_stranger_becomes_a_guest_before_doing_anything() -> None:
    asked = list[str]()

    def reply(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        if request.url.path == "/api/guest":
            return httpx.Response(200, content=msgspec.json.encode(GUEST), headers={"Set-Cookie": "guest=g"})
        return httpx.Response(201, content=msgspec.json.encode(PAGE))

    async def twice(client: Client) -> None:
        await client.create(NEW)
        await client.create(NEW)

    answering(reply, twice)
    assert asked == ["/api/guest", "/api/tables", "/api/tables"]


def test_a_code_and_a_record_are_plain_text() -> None:
    known = {"cookies": {"guest": "g"}}
    code = msgspec.json.encode(RecoveryCode(code="ABCDE-FGHJK"))
    assert (
        answering(lambda _: httpx.Response(200, content=code), lambda client: client.recovery_code(), **known)
        == "ABCDE-FGHJK"
    )
    assert answering(lambda _: httpx.Response(200, content="{é}"), lambda client: client.record("T1"), **known) == "{é}"


def test_the_cookie_is_the_guest() -> None:
    sent = list[str | None]()

    def reply(request: httpx.Request) -> httpx.Response:
        sent.append(request.headers.get("Cookie"))
        headers = {"Set-Cookie": f"guest=g{len(sent)}; HttpOnly; Path=/"} if len(sent) < 3 else {}
        return httpx.Response(200, content=msgspec.json.encode(GUEST), headers=headers)

    async def twice(client: Client) -> dict[str, str]:
        for _ in range(4):
            await client.me()
        return client.cookies

    assert answering(reply, twice) == {"guest": "g2"}
    assert sent == [None, "guest=g1", "guest=g2", "guest=g2"]
    sent.clear()
    assert answering(reply, twice, cookies={"guest": "kept"}) == {"guest": "g2"}
    assert sent[:2] == ["guest=kept", "guest=g1"]


def test_a_refusal_keeps_what_the_server_said() -> None:
    problem = Problem(kind="taken", key="error-taken", text="Somebody sits there.", values={"seat": 2})
    refused = httpx.Response(409, content=msgspec.json.encode(problem))
    with pytest.raises(ServerRefused, match="Somebody sits there") as error:
        answering(lambda _: refused, lambda client: client.sit("T1", 1, "k"), cookies={"guest": "g"})
    assert error.value.problem == problem


def test_an_answer_of_another_program_is_unexpected() -> None:
    for page in (httpx.Response(200, content="<html>"), httpx.Response(502, content="<html>")):
        with pytest.raises(Unexpected, match="host:8000"):
            asyncio.run(asked_of(page))


async def asked_of(page: httpx.Response) -> None:
    async with Client(URL, transport=httpx.MockTransport(lambda _: page)) as client:
        await client.me()


def test_no_answer_is_unreachable() -> None:
    def fail(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("connection refused", request=request)

    with pytest.raises(Unreachable, match="host:8000: connection refused"):
        answering(fail, lambda client: client.me())


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://host:8000/table/aB_-9#1.k-_=", Link("http://host:8000", "aB_-9", 1, "k-_=")),
        (" https://host/table/x/#0.k\n", Link("https://host", "x", 0, "k")),
        ("https://host/games/table/x", Link("https://host/games", "x")),
        ("http://[::1]:8000/table/x", Link("http://[::1]:8000", "x")),
        ("/table/x#12.k", Link("", "x", 12, "k")),
        ("http://host/table/x#k", None),
        ("http://host/table/x#-1.k", None),
        ("http://host/table/", None),
        ("http://host/tables/x", None),
        ("ftp://host/table/x", None),
        ("host/table/x", Link("", "x")),
        ("http://[/table/x", None),
        ("", None),
    ],
)
def test_links_are_read(text: str, link: Link | None) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize("text", ["/table/x", "http://other/table/x#1.k", "x"])
def test_only_a_seat_s_link_of_this_server_opens_a_seat(text: str) -> None:
    with pytest.raises(ValueError, match="link"):
        answering(lambda _: httpx.Response(500), lambda client: client.sit(text))


def test_the_client_needs_nothing_of_the_server() -> None:
    loaded = (
        "import sys, aerodrome.client; print([name for name in sys.modules if name.startswith('aerodrome.server')])"
    )
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"
