"""What `./go` takes its steps with: saying, running, and doing work once. Runs on a bare Python."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
STARTED = time.monotonic()

Variables = dict[str, str]


# Saying


class Voice:
    """What is said last, and to whom. Behind another program it speaks on a terminal only, while that program runs."""

    def __init__(self) -> None:
        self.last = "setting up"
        self.before: int | None = None

    @property
    def has_terminal(self) -> bool:
        return sys.stdout.isatty() and self.before in (None, os.getppid())

    def write(self, text: str) -> None:
        if self.before is None or self.has_terminal:
            # A terminal may be closed at any moment.
            with contextlib.suppress(OSError):
                print(text, end="", flush=True)


voice = Voice()


def say(text: str) -> None:
    voice.last = text
    voice.write(f"{_stamped_line(text)}\n")


def _stamped_line(text: str) -> str:
    return f"[go {time.monotonic() - STARTED:5.1f}s] {text}"


class LiveLine:
    """The last line of a terminal, written again every second while something is waited for."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._live, daemon=True)

    def _live(self) -> None:
        while not self._is_over.wait(1):
            if self.text and voice.has_terminal:
                # The cursor goes back: what another program writes begins at the left.
                voice.write(f"\033[K{_stamped_line(self.text)}\r")

    def __enter__(self) -> LiveLine:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._is_over.set()
        self._thread.join()
        if voice.has_terminal:
            voice.write("\033[K")


# Running


class CommandError(Exception):
    """Something that ends the command, or one step of `./go test`."""


def fail(text: str) -> NoReturn:
    raise CommandError(text)


def run(*command: str | Path, env: Variables, quiet: bool = False, cwd: Path = ROOT) -> None:
    """Runs a command to its end; a quiet one is heard only when it fails."""
    if quiet:
        with LiveLine(voice.last):
            result = subprocess.run(
                command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
            )
        if result.returncode:
            voice.write(result.stdout.decode(errors="replace"))
    else:
        result = subprocess.run(command, cwd=cwd, env=env, check=False)
    if result.returncode:
        fail(f"exit code {result.returncode}: {' '.join(map(str, command))}")


def watch(*command: str | Path, env: Variables, prefix: str, log: Path | None = None) -> None:
    """Runs a long command to its end, and shows what it says about its progress.

    On a terminal that is one line; elsewhere each step gets a line of its own. The log, where there is one, has all it
    says; otherwise that is heard when the command fails.
    """
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    assert process.stdout is not None
    heard: list[str] = []
    with contextlib.ExitStack() as stack:
        kept = None if log is None else stack.enter_context(log.open("a", buffering=1))
        line = stack.enter_context(LiveLine("" if voice.before else voice.last))
        for said in process.stdout:
            heard.append(said)
            if kept is not None:
                kept.write(said)
            if said.startswith(prefix):
                line.text = said.strip()
                if not voice.has_terminal:
                    say(line.text)
    if process.wait():
        if log is None:
            voice.write("".join(heard))
        fail(f"exit code {process.returncode}: {' '.join(map(str, command))}")


# Doing work once


def digest(paths: Iterable[Path], *values: str) -> str:
    """Changes whenever one of the files or values does."""
    total = hashlib.sha256(repr(values).encode())
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


@contextlib.contextmanager
def stamped(stamp: Path, value: str) -> Iterator[bool]:
    """Yields whether there is work to do, and remembers it as done when the block ends well."""
    stale = not stamp.exists() or stamp.read_text() != value
    if stale:
        stamp.unlink(missing_ok=True)  # what is left half-done is never taken for done
    yield stale
    if stale:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(value)


@contextlib.contextmanager
def alone(file: Path = ROOT / ".tools" / "lock", work: str = "set-up") -> Iterator[None]:
    """Lets one ./go at a time do some work in this checkout; the lock of one that was killed is free."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"waiting for another ./go to finish its {work}")
            with LiveLine(voice.last):
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
