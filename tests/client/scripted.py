"""A server that says what a test tells it to say, and breaks off where the test wants."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

import aerodrome
from aerodrome.client import Client, Seat
from aerodrome.kernel import Match
from aerodrome.protocol.messages import (
    BEAT,
    Command,
    FromClient,
    FromServer,
    Hello,
    SeatInfo,
    Snapshot,
    TableInfo,
    Update,
)

TABLE = "tAbLe-_123"
COMMITMENT = "c0" * 32
_C = TypeVar("_C", bound=Command)


class Visit:
    """One connection, from the server's side."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    @property
    def headers(self) -> dict[str, str]:
        request = self.socket.request
        assert request is not None
        return dict(request.headers.raw_items())

    async def hear(self) -> FromClient:
        said: FromClient = msgspec.json.decode(await self.socket.recv(), type=FromClient)
        return said

    async def hear_hello(self) -> Hello:
        said = await self.hear()
        assert isinstance(said, Hello)
        return said

    async def hear_command(self, kind: type[_C]) -> _C:
        said = await self.hear()
        assert isinstance(said, kind)
        return said

    async def say(self, *messages: FromServer) -> None:
        for message in messages:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def beat(self) -> None:
        await self.socket.send(BEAT)

    async def stay(self) -> None:
        """Until the client goes."""
        await self.socket.wait_closed()

    def cut(self) -> None:
        """As if a cable were pulled out: no farewell."""
        self.socket.transport.abort()


Scene = Callable[[Visit], Awaitable[None]]


class Stage:
    """Plays one scene for each connection, the last one again and again; keeps what went wrong in them."""

    def __init__(self, *scenes: Scene) -> None:
        self.scenes = scenes
        self.visits = 0
        self.wrong: list[BaseException] = []
        self.url = ""
        self.players: set[asyncio.Task[object]] = set()

    async def play(self, socket: ServerConnection) -> None:
        player = asyncio.current_task()
        assert player is not None
        self.players.add(player)
        scene = self.scenes[min(self.visits, len(self.scenes) - 1)]
        self.visits += 1
        visit = Visit(socket)
        try:
            await scene(visit)
        except ConnectionClosed:
            return
        except Exception as error:
            self.wrong.append(error)
            visit.cut()
        finally:
            self.players.discard(player)


@contextlib.asynccontextmanager
async def on_stage(*scenes: Scene, port: int = 0) -> AsyncIterator[Stage]:
    stage = Stage(*scenes)
    async with serve(stage.play, "127.0.0.1", port) as server:
        found = next(iter(server.sockets)).getsockname()[1]
        stage.url = f"http://127.0.0.1:{found}"
        try:
            async with asyncio.timeout(10):
                yield stage
        finally:
            for player in stage.players:
                player.cancel()
    if stage.wrong:
        raise stage.wrong[0]


@contextlib.asynccontextmanager
async def seated(stage: Stage, seat: int = 0, **more: Any) -> AsyncIterator[Seat]:
    async with Client(stage.url, **more) as client:
        yield await client.seat(TABLE, seat)


async def until(seat: Seat, holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    while not holds():
        await seat.changed()


def table(game: str = "aerion", status: Any = "playing", seats: tuple[SeatInfo, ...] | None = None) -> TableInfo:
    """A table that everybody has sat down at."""
    person = SeatInfo(kind="me", name="Ada", is_taken=True, is_connected=True)
    return TableInfo(
        id=TABLE,
        game=game,
        rules_version="1",
        catalogue_hash="0",
        own_catalogue=False,
        options={},
        status=status,
        seats=(person,) if seats is None else seats,
        commitment=COMMITMENT,
        known_deal=False,
        from_position=False,
        absence=86_400,
        created=0.0,
    )


class Tale:
    """A real match as one seat is told it, numbered as a server numbers it: every decision is a version."""

    def __init__(self, game: str = "aerion", seat: int = 0, seed: int = 7, **options: object) -> None:
        self.match: Match = aerodrome.new(game, seed=seed, options=options)
        self.seat = seat
        self.version = 1
        self._view: dict[str, Any] = self._now()

    def _now(self) -> dict[str, Any]:
        fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.match.view(self.seat)))
        return fields

    def _legal(self) -> tuple[int, ...]:
        return self.match.legal(self.seat).ids if self.seat in self.match.actors else ()

    def table(self) -> TableInfo:
        outcome = self.match.outcome
        status = "playing" if outcome is None else "over"
        person = SeatInfo(kind="me", name="Ada", is_taken=True, is_connected=True)
        return msgspec.structs.replace(table(self.match.game.id, status, (person,) * self.match.seats), outcome=outcome)

    def snapshot(self) -> Snapshot:
        return Snapshot(
            version=self.version,
            view=msgspec.Raw(msgspec.json.encode(self._now())),
            decision=self.version,
            legal=self._legal(),
            undo="table.undo-nothing",
            withdraw="table.nothing-to-withdraw",
            wish=(),
        )

    def play(self, action: str | int, seat: int | None = None) -> Update:
        """Decide, and tell it."""
        self.match.play(action, seat)
        before, self._view = self._view, self._now()
        self.version += 1
        changes = {name: value for name, value in self._view.items() if before[name] != value}
        return Update(
            version=self.version,
            events=tuple(self.match.seen_by(self.seat)),
            changes=msgspec.Raw(msgspec.json.encode(changes)),
            decision=self.version,
            legal=self._legal(),
            undo=None,
            withdraw="table.nothing-to-withdraw",
        )
