"""A server in a process of its own, as tests want it: without pauses and limits, killed when it is done with."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from aerodrome.server.serve import serve
from aerodrome.server.settings import UNLIMITED, Limits, Settings

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_START = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """One server on a port that stays the same when it is started again. Its log goes to a file when one is named.

    `path` is where it finds more than this process does.
    """

    def __init__(
        self,
        database: str,
        *,
        port: int | None = None,
        host: str = "127.0.0.1",
        limited: bool = False,
        pause: float = 0.0,
        window: float = 60.0,
        idle: float = 600.0,
        log: Path | None = None,
        path: Sequence[Path] = (),
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = ["--host", host, "--port", str(self.port), "--database", database, "--pause", str(pause)]
        self._arguments += ["--idle", str(idle), "--window", str(window)]
        self._arguments += ["--limited"] if limited else []
        self._log = log
        self._path = [*map(str, path), *sys.path, str(ROOT)]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> ServerProcess:
        """Start it, and wait until it serves."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(self._path))}
        command = [sys.executable, "-m", "tests.server.process", *self._arguments]
        with contextlib.ExitStack() as stack:
            log = None if self._log is None else stack.enter_context(self._log.open("ab"))
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said:
            raise RuntimeError(f"the server did not start: exit code {self._process.wait(SECONDS_TO_START)}")
        return self

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(SECONDS_TO_START)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def restart(self, after: float = 0.0) -> None:
        """Kill it, and start it again."""
        self.kill()
        time.sleep(after)
        self.start()

    def __enter__(self) -> ServerProcess:
        return self if self._process is not None else self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--window", type=float, default=60.0)
    parser.add_argument("--idle", type=float, default=600.0)
    parser.add_argument("--limited", action="store_true")
    wanted = parser.parse_args()
    settings = Settings(
        database=wanted.database,
        bot_pause=(wanted.pause, wanted.pause),
        pass_pause=wanted.pause,
        window_seconds=wanted.window,
        idle_seconds=wanted.idle,
        limits=Limits() if wanted.limited else UNLIMITED,
    )
    serve(settings, wanted.host, wanted.port, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
