"""What is built behind a running program, in a folder of its own, and used at the next start. Runs on a bare Python."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.steps import CommandError, Variables, alone

LEAST_URGENT = 19


class Superseded(CommandError):
    """What was built is not what the sources say now; that is no failure."""


class Product:
    """Something that is built once for the same sources. Its folder is there only when all of it is.

    A build that failed is not tried again: other sources have another home.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / "product"
        self.log = home / "build.log"
        self._failure = home / "failed"
        self._told = home / "told"

    @property
    def is_ready(self) -> bool:
        return self.folder.is_dir()

    @property
    def has_failed(self) -> bool:
        return not self.is_ready and self._failure.exists()

    @property
    def is_being_built(self) -> bool:
        return _is_locked(self.home / "lock")

    def is_news(self) -> bool:
        """Whether it has failed and nobody was told so yet; asking counts as telling."""
        return self.has_failed and is_first(self._told)

    def build(self, make: Callable[[Path], None]) -> None:
        """Builds it here and now, unless it is there. `make` fills a folder, which becomes the product at the end."""
        with alone(self.home / "lock", "build"):
            if self.is_ready:
                return
            unfinished = self.home / "unfinished"
            shutil.rmtree(unfinished, ignore_errors=True)
            for mark in (self._failure, self._told, self.log):
                mark.unlink(missing_ok=True)
            try:
                make(unfinished)
            except Superseded:
                raise
            except CommandError as error:
                self._failure.write_text(str(error))
                raise
            unfinished.rename(self.folder)

    def build_behind(self, command: Sequence[str | Path], *, shown: bool, env: Variables) -> subprocess.Popen[bytes]:
        """Lets a process of its own build it, at the lowest priority; it outlives this one and its terminal."""
        output = None if shown else subprocess.DEVNULL
        return subprocess.Popen(
            command,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
            preexec_fn=lambda: os.nice(LEAST_URGENT),
        )

    def hold(self) -> None:
        """Keeps `clear_others` away while this process runs, or the program that takes its place."""
        self.home.mkdir(parents=True, exist_ok=True)
        held = os.open(self.home / "held", os.O_CREAT | os.O_RDWR)  # open to the end of the process
        fcntl.flock(held, fcntl.LOCK_SH)
        os.set_inheritable(held, True)

    def clear_others(self, pattern: str) -> None:
        """Removes what was built for other sources and nobody uses."""
        for home in self.home.parent.glob(pattern):
            if home != self.home and not _is_locked(home / "held") and not _is_locked(home / "lock"):
                shutil.rmtree(home, ignore_errors=True)


def _is_locked(file: Path) -> bool:
    with contextlib.suppress(FileNotFoundError), file.open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def running(command: Sequence[str | Path], env: Variables) -> int:
    """Runs a program that has the terminal, and hands on what it is told; its exit status."""
    process = subprocess.Popen(command, env=env)
    # A terminal tells Ctrl-C to both; what only this process is told, the program must hear too.
    signal.signal(signal.SIGINT, lambda *_: None)
    for one in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(one, lambda number, _: process.send_signal(number))
    status = process.wait()
    return status if status >= 0 else 128 - status


def is_first(mark: Path) -> bool:
    """Whether something happens for the first time; asking marks it as done."""
    if mark.exists():
        return False
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()
    return True
