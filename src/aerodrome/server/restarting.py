"""A server that goes on with another build of the program, when no table is busy.

Who starts a server can announce a folder where that build will appear. The listening socket is handed on, so nobody is
refused meanwhile; all else is in the database.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

NEXT: Final = "AERODROME_NEXT"
LISTENER: Final = "AERODROME_LISTENER"
SECONDS_BETWEEN_LOOKS: Final = 1.0


def announced() -> Path | None:
    """Where another build will appear, if one was announced."""
    folder = os.environ.get(NEXT)
    return Path(folder) if folder else None


async def possible(folder: Path, is_busy: Callable[[], bool]) -> None:
    """Wait until the build is there, and nobody would notice that this one ends."""
    while not folder.is_dir() or is_busy():
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


def restart(folder: Path, listener: socket.socket) -> NoReturn:
    """Run the same command in this process's place, with the package of that folder."""
    os.set_inheritable(listener.fileno(), True)
    kept = {name: value for name, value in os.environ.items() if name != NEXT}
    sys.stdout.flush()
    env = {**kept, "PYTHONPATH": str(folder), LISTENER: str(listener.fileno())}
    os.execve(sys.executable, sys.orig_argv, env)


def is_restarted() -> bool:
    return LISTENER in os.environ


def handed_on() -> socket.socket | None:
    """The socket of the build before, if this one was restarted."""
    if not is_restarted():
        return None
    listener = socket.socket(fileno=int(os.environ.pop(LISTENER)))
    listener.set_inheritable(False)
    return listener
