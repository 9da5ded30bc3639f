"""Serving until somebody says stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import structlog
import uvicorn
from starlette.applications import Starlette
from uvicorn.loops.auto import auto_loop_factory

from aerodrome.kernel import BadInput

from . import logs, restarting
from .app import create_app
from .connections import Door, guarded
from .hall import Hall
from .services import opened
from .settings import Settings

log = structlog.get_logger(__name__)

ANYWHERE: Final = ("0.0.0.0", "::", "")
STOP_SECONDS: Final = 2
PING_SECONDS: Final = 4.0
PONG_SECONDS: Final = 5.0
OBJECTS_PER_COLLECTION: Final = 20_000
# A documentation address: nothing is sent there, the system only says from which address it would send.
_FAR_AWAY: Final = ("192.0.2.1", 9)


class _Server(uvicorn.Server):
    """Ends well when it is told to stop: the exit code reports success, not the signal."""

    was_told = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # uvicorn's own would note the signal, to raise it again at the end.
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = self.was_told = True


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> None:
    """Serve until a signal comes. `ready` is told the port when everything is open, before the first request.

    Where another build of the program was announced, it goes on here as soon as it can. A port or a database that
    cannot be had raises BadInput.
    """
    logs.setup()
    if sys.stderr.isatty():
        # Log lines for each request would push the address out of sight.
        logging.disable(logging.INFO)
    with restarting.handed_on() or listening(host, port) as listener:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            successor = runner.run(_serve(settings, listener, ready))
        if successor is not None:
            restarting.restart(successor, listener)


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[int], None]) -> Path | None:
    """Serve to the end; returns where the build is that goes on, if one does."""
    async with opened(settings) as services:
        door = Door(settings.limits, services.metrics, settings.proxies)
        server = _Server(config(create_app(services), settings, door))
        _collect_less()
        with server.capture_signals():  # from the moment on that somebody can say stop
            ready(listener.getsockname()[1])
            successor = restarting.announced()
            if successor is None:
                await server.serve(sockets=[listener])
                return None
            giving_way = asyncio.create_task(_give_way(server, services.hall, successor))
            await server.serve(sockets=[listener.dup()])
            gave_way = giving_way.done() and not server.was_told
            giving_way.cancel()
            return successor if gave_way else None


async def _give_way(server: _Server, hall: Hall, successor: Path) -> None:
    """Stop as soon as the other build is there, no table is busy and no request is being answered."""
    await restarting.possible(successor, lambda: hall.is_busy() or bool(server.server_state.tasks))
    log.info("restarting", build=str(successor))
    server.should_exit = True


def _collect_less() -> None:
    """Let Python look for cycles of garbage less often, and not among what is here now, for that stays.

    With thousands of views in memory, looking after every 700 objects takes a sixth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_PER_COLLECTION, 20, 20)


def config(app: Starlette, settings: Settings, door: Door) -> uvicorn.Config:
    """How the application is run: small frames only, dead connections noticed, proxies believed that were named."""
    http, sockets = guarded(door)
    return uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, OverflowError, UnicodeError):
        raise BadInput("server-error-host", host=host) from None
    with listener:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(1024)
        except OSError as error:
            raise _refused(error, host, port) from None
        listener.setblocking(False)
        yield listener


def _refused(error: OSError, host: str, port: int) -> BadInput:
    if error.errno == errno.EADDRINUSE:
        return BadInput("server-error-port-taken", port=str(port))
    if error.errno == errno.EACCES:
        return BadInput("server-error-port-forbidden", port=str(port))
    return BadInput("server-error-host", host=host)


def home_address() -> str | None:
    """This machine's address in the home network, None when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found
