"""The server that is measured, in a process of its own on one core: `python -m bench.server.host`."""

from __future__ import annotations

import argparse
import cProfile
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from aerodrome.server.serve import serve
from aerodrome.server.settings import UNLIMITED, Settings

ROOT = Path(__file__).resolve().parents[2]
NEVER = 1e9
SECONDS_TO_STOP = 60.0


class Host:
    """A server process and what the system says about it. Its database and its log are in a folder."""

    def __init__(self, folder: Path, core: int | None = None, profile: Path | None = None) -> None:
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "bench.server.host", "--database", f"sqlite:///{folder / 'aerodrome.db'}"]
        command += [] if core is None else ["--core", str(core)]
        command += [] if profile is None else ["--profile", str(profile)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys([*sys.path, str(ROOT)]))}
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said:
            self._process.wait(SECONDS_TO_STOP)
            raise RuntimeError(f"the server did not start: {self.log.read_text(encoding='utf-8')[-2000:]}")
        self.port = int(said)

    def __enter__(self) -> Host:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def toggle_profile(self) -> None:
        """Begin to profile, or stop and write what was found."""
        self._process.send_signal(signal.SIGUSR1)

    def cpu_seconds(self) -> float:
        """What all its threads have used so far, in the system's part too."""
        words = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes of memory that it has for itself and in use."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def troubles(self) -> list[str]:
        """The lines of its log that tell of an error."""
        return [line for line in self.log.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]


def profiled(file: Path) -> None:
    """Let a signal begin a profile of the event loop's thread, and the next one write it."""
    profile, is_on = cProfile.Profile(), False

    def toggle(*_: object) -> None:
        nonlocal is_on
        is_on = not is_on
        if is_on:
            profile.enable()
        else:
            profile.disable()
            profile.dump_stats(file)

    signal.signal(signal.SIGUSR1, toggle)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True)
    parser.add_argument("--core", type=int)
    parser.add_argument("--profile", type=Path)
    wanted = parser.parse_args()
    if wanted.core is not None:
        os.sched_setaffinity(0, {wanted.core})
    if wanted.profile is not None:
        profiled(wanted.profile)
    settings = Settings(database=wanted.database, window_seconds=NEVER, pass_pause=NEVER, limits=UNLIMITED)
    serve(settings, "127.0.0.1", 0, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
