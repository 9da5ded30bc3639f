"""Requests and answers as a web server hands them to an application, and applications to hand them to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from aerodrome.server import logs
from aerodrome.server.safety import Safety
from aerodrome.server.settings import Limits, Rate, Settings

Pairs = list[tuple[bytes, bytes]]
HOME = (b"host", b"localhost:8000")
PLENTY = Rate(1e9, 1e9)
OPEN = Limits(requests_per_address=PLENTY, requests_per_guest=PLENTY)


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Inside:
    """The application that is kept safe: it reads everything, says so, and counts who came through."""

    def __init__(self, *, headers: Pairs | None = None, error: Exception | None = None) -> None:
        self.scopes: list[Scope] = []
        self.requests: list[str | None] = []
        self.read = 0
        self.entered = asyncio.Event()
        self.leave = asyncio.Event()
        self.leave.set()
        self._headers = headers or []
        self._error = error

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scopes.append(scope)
        self.requests.append(logs.request_id())
        if scope["type"] == "http":
            more = True
            while more:
                message = await receive()
                self.read += len(message.get("body", b""))
                more = message.get("more_body", False)
            if self._error is not None:
                raise self._error
            await send({"type": "http.response.start", "status": 200, "headers": self._headers})
            await send({"type": "http.response.body", "body": b"fine"})
        elif scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            self.entered.set()
            await self.leave.wait()
            if self._error is not None:
                raise self._error


class Reply:
    """What came back."""

    def __init__(self, sent: list[Message]) -> None:
        self.sent = sent
        self.kind = sent[0]["type"]
        self.status: int = sent[0].get("status", 0)
        self.headers = {name.decode(): value.decode() for name, value in sent[0].get("headers", ())}
        self.body = b"".join(message.get("body", b"") for message in sent)

    @property
    def problem(self) -> dict[str, Any]:
        assert self.headers["content-type"] == "application/json"
        assert int(self.headers["content-length"]) == len(self.body)
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found


def scope_of(
    headers: Iterable[tuple[bytes, bytes]] = (),
    *,
    kind: str = "http",
    method: str = "GET",
    path: str = "/",
    scheme: str = "http",
    query: bytes = b"",
    client: str | None = "192.0.2.1",
) -> Scope:
    found = list(headers)
    if not any(name == b"host" for name, _ in found):
        found.insert(0, HOME)
    scope: Scope = {"type": kind, "path": path, "scheme": scheme, "query_string": query, "headers": found}
    scope["client"] = None if client is None else (client, 5000)
    if kind == "http":
        scope["method"] = method
    else:
        scope["extensions"] = {"websocket.http.response": {}}
    return scope


async def asked(app: Safety, scope: Scope, chunks: Iterable[bytes] = (b"",)) -> Reply:
    parts = list(chunks)
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return Reply(sent)


def ask(app: Safety, scope: Scope, chunks: Iterable[bytes] = (b"",)) -> Reply:
    return asyncio.run(asked(app, scope, chunks))


def safe(inside: Inside | None = None, *, limits: Limits = OPEN, origins: tuple[str, ...] = ()) -> Safety:
    return Safety(inside or Inside(), Settings(database="", limits=limits, origins=origins))
