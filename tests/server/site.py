"""A server inside the test: its application without a network, and visitors who each have cookies of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from starlette.applications import Starlette

from aerodrome.server.app import create_app
from aerodrome.server.services import Services, opened
from aerodrome.server.settings import Settings

T = TypeVar("T")
HERE = "http://localhost:8000"


class Visitor:
    """Somebody with a browser: one cookie jar, one address, one language."""

    def __init__(self, site: Site, client: httpx.AsyncClient) -> None:
        self._site = site
        self.client = client

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self._site.run(self.client.request(method, path, **more))

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, json: object = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **({} if json is None else {"json": json}), **more)

    def patch(self, path: str, json: object) -> httpx.Response:
        return self.ask("PATCH", path, json=json)


class Site:
    """The application of one process, from its opening to its end."""

    app: Starlette

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._runner = asyncio.Runner()
        self._visitors: list[Visitor] = []

    @property
    def services(self) -> Services:
        found = self.app.state.services
        assert isinstance(found, Services)
        return found

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def stranger(self, scheme: str = "http", address: str = "192.168.1.7", **headers: str) -> Visitor:
        """Somebody who was never here."""
        visitor = Visitor(
            self,
            httpx.AsyncClient(
                transport=httpx.ASGITransport(self.app, client=(address, 50000)),
                base_url=HERE.replace("http", scheme),
                headers={name.replace("_", "-").encode(): value.encode() for name, value in headers.items()},
            ),
        )
        self._visitors.append(visitor)
        return visitor

    def guest(self, name: str | None = None) -> Visitor:
        """Somebody who is a guest."""
        visitor = self.stranger()
        assert visitor.get("/api/guest").status_code == 200
        if name is not None:
            assert visitor.patch("/api/guest", {"name": name}).status_code == 200
        return visitor

    def __enter__(self) -> Self:
        self._runner.__enter__()
        self.run(self._open())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, place: TracebackType | None
    ) -> None:
        try:
            self.run(self._close())
        finally:
            self._runner.__exit__(kind, error, place)

    async def _open(self) -> None:
        is_open = asyncio.Event()
        self._end = asyncio.Event()

        async def live() -> None:
            async with opened(self._settings) as services:
                self.app = create_app(services)
                is_open.set()
                await self._end.wait()

        self._life = asyncio.create_task(live())
        opening = asyncio.create_task(is_open.wait())
        await asyncio.wait({self._life, opening}, return_when=asyncio.FIRST_COMPLETED)
        if self._life.done():
            opening.cancel()
            await self._life

    async def _close(self) -> None:
        for visitor in self._visitors:
            await visitor.client.aclose()
        self._end.set()
        await self._life
