"""How long a newcomer waits: `./go play aerion` and `./go serve` in fresh clones, with empty caches.

    python3 bench/first_minute.py

Each command runs in a clone of its own, in a pseudo-terminal, until the table is on the screen or the page and its
script are sent. A second round finds the packages of the first in the caches and all else fresh: the difference is the
time for downloads. The settings of pip and npm, which say where packages come from, stay as they are. What is not
committed is left out.
"""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GOALS = {"play aerion": 20, "serve": 40}
MOST_SILENCE = 3
LIMIT = 600.0
TABLE = re.compile(rb"\n> |\x1b\[\?2004h> ")
"""The prompt, below the table."""


class Wait(NamedTuple):
    """Seconds from the command until it has done its work, and the longest of them without a word."""

    total: float
    silence: float


def timed(words: list[str], folder: Path, env: dict[str, str], is_done: Callable[[bytes], bool]) -> Wait:
    """Runs `./go` with these words in a pseudo-terminal until it is done, then ends it and all it has started."""
    began = heard = time.monotonic()
    silence, said = 0.0, b""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.execve("./go", ["./go", *words], env)
    try:
        while not is_done(said):
            ready, _, _ = select.select([terminal], [], [], 0.1)
            now = time.monotonic()
            silence = max(silence, now - heard)
            if ready:
                said += os.read(terminal, 65536)
                heard = now
            if now - began > LIMIT:
                raise TimeoutError(f"./go {' '.join(words)} takes more than {LIMIT:.0f} s")
        return Wait(time.monotonic() - began, silence)
    except OSError:
        sys.exit(f"./go {' '.join(words)} has ended early:\n{said.decode(errors='replace')}")
    finally:
        end(process, folder)
        os.close(terminal)


def end(process: int, folder: Path) -> None:
    """Ends the program, and the compiler behind it, which has a session of its own."""
    groups = {process}
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if str(folder).encode() in (entry / "cmdline").read_bytes():
                groups.add(os.getpgid(int(entry.name)))
    for group in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)
    os.waitpid(process, 0)


def has_page(port: int) -> bool:
    """Whether the page and the script that it begins with are sent."""
    address = f"http://127.0.0.1:{port}"
    try:
        with urllib.request.urlopen(f"{address}/", timeout=5) as index:
            script = re.search(r'<script[^>]*src="([^"]+)"', index.read().decode())
        if script is None:
            sys.exit("the page has no script")
        with urllib.request.urlopen(f"{address}{script[1]}", timeout=5) as sent:
            return len(sent.read()) > 0
    except OSError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(command: str, caches: Path) -> Wait:
    """One command in a fresh clone."""
    with tempfile.TemporaryDirectory(prefix="first-minute-") as empty:
        clone, port = Path(empty) / "aerodrome", free_port()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        env = {name: value for name, value in os.environ.items() if not name.startswith(("AERODROME", "PYTHON"))}
        for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "XDG_CACHE_HOME", "npm_config_cache"):
            env[name] = str(caches / name)
        env |= {"AERODROME_HOME": f"{empty}/home", "TERM": "xterm-256color", "LINES": "40", "COLUMNS": "100"}
        if command == "serve":
            words = ["serve", "--host", "127.0.0.1", "--port", str(port)]
            return timed(words, clone, env, lambda _: has_page(port))
        return timed(command.split(), clone, env, lambda said: TABLE.search(said) is not None)


def main() -> int:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before the run")
    is_met = True
    for command, goal in GOALS.items():
        with tempfile.TemporaryDirectory(prefix="first-minute-caches-") as caches:
            first = wait_for(command, Path(caches))
            again = wait_for(command, Path(caches))
        silence = max(first.silence, again.silence)
        is_met = is_met and again.total <= goal and silence <= MOST_SILENCE
        print(
            f"./go {command}: {first.total:.1f} s with empty caches, {again.total:.1f} s without downloads "
            f"(goal: {goal} s); longest silence {silence:.1f} s (goal: {MOST_SILENCE} s)",
            flush=True,
        )
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
