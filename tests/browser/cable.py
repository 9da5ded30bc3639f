"""A cable between a browser and a server that can be pulled: what is sent is swallowed, and nobody is told."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self

CHUNK = 1 << 16


class Cable:
    """Listens on a port of its own and passes on to another. Connections that it held when it was pulled stay dead."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._sockets: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._dead: set[socket.socket] = set()
        self._is_open = True
        self._plugged = threading.Event()
        self._plugged.set()
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def pull(self) -> None:
        self._plugged.clear()
        self._dead.update(self._sockets)

    def plug(self) -> None:
        self._plugged.set()

    def __enter__(self) -> Self:
        self._begin(self._listen)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._is_open = False
        self._plugged.set()
        # Closing alone would not wake a thread that waits.
        for one in (self._listener, *self._sockets):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for one in (self._listener, *self._sockets):
            one.close()

    def _begin(self, task: Callable[..., None], *given: socket.socket) -> None:
        thread = threading.Thread(target=task, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while self._is_open:
                here, _ = self._listener.accept()
                self._sockets.append(here)
                self._begin(self._connect, here)

    def _connect(self, here: socket.socket) -> None:
        self._plugged.wait()
        if not self._is_open:
            return
        with contextlib.suppress(OSError):
            there = socket.create_connection(("127.0.0.1", self._target))
            self._sockets.append(there)
            self._begin(self._carry, there, here)
            self._carry(here, there)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while self._is_open and (data := source.recv(CHUNK)):
                if source not in self._dead:
                    target.sendall(data)
        if source not in self._dead:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_WR)
