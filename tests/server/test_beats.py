"""A connection on which nothing is said beats, so that whoever hears nothing knows that it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.types import Message
from starlette.websockets import WebSocket

from aerodrome.protocol.messages import BEAT
from aerodrome.server.quotas import Quotas
from aerodrome.server.settings import UNLIMITED
from aerodrome.server.socket import serve_socket
from tests.server.gathering import ME, Party, at_a_party, until

HELLO = '{"type":"hello","protocol":1,"seat":-1,"client":"device-00000001"}'


class Browser:
    """The other end of a connection, without a network."""

    def __init__(self, party: Party, table: str) -> None:
        self.heard: list[str] = []
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": "/", "headers": [], "path_params": {"id": table}}
        websocket = WebSocket(scope, self._said.get, self._hear)
        self._served = asyncio.create_task(serve_socket(websocket, party.hall, None, Quotas(UNLIMITED)))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._served


def test_silence_is_broken_by_beats_once_somebody_has_said_hello(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table = await party.table(await party.guest("Ann"), "aerion", ME, seed=7)
        browser = Browser(party, table.id)
        await asyncio.sleep(0.05)
        assert browser.heard == []
        browser.say(HELLO)
        await until(lambda: browser.heard.count(BEAT) >= 3)
        assert BEAT not in browser.heard[:2]
        await browser.close()
        count = len(browser.heard)
        await asyncio.sleep(0.05)
        assert len(browser.heard) == count

    at_a_party(tmp_path, happens, beat_seconds=0.01)
