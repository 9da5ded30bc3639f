"""The command line of the server's benchmark."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench.machine import facts
from bench.server import __doc__ as description
from bench.server.crowd import Crowd, Measurement
from bench.server.host import Host
from bench.server.report import Report, as_data, as_text, holds, write_markdown

DOCUMENT = Path(__file__).parents[2] / "docs" / "performance.md"
SECONDS_TO_SETTLE = 10.0
MORE_SOCKETS = 250
FAILURES_TO_STOP = 2


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="./go bench server", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="a smoke run of seconds; its figures mean little")
    parser.add_argument("--tables", type=int, default=None, help="tables of the long run (1000; quick: 20)")
    parser.add_argument("--minutes", type=float, default=None, help="length of the long run (10; quick: 0.1)")
    parser.add_argument("--step", type=int, default=250, help="how many tables come at a time after that (250)")
    parser.add_argument("--seconds", type=float, default=30.0, help="length of the runs with more tables (30)")
    parser.add_argument("--no-climb", action="store_true", help="only the long run, not the most tables it holds")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="profile the server during the long run")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to this file")
    parser.add_argument(
        "--markdown",
        type=Path,
        nargs="?",
        const=DOCUMENT,
        metavar="FILE",
        help="write the tables between the markers of this file (docs/performance.md)",
    )
    return parser


def is_climbing(asked: argparse.Namespace) -> bool:
    return not asked.no_climb and not asked.quick


def command(asked: argparse.Namespace) -> str:
    """What to type to get the same figures."""
    words = ["./go bench server"]
    words += ["--quick"] if asked.quick else []
    words += [f"--{name} {value:g}" for name in ("tables", "minutes") if (value := getattr(asked, name)) is not None]
    words += [f"--step {asked.step}", f"--seconds {asked.seconds:g}"] if is_climbing(asked) else []
    words += ["--no-climb"] if asked.no_climb else []
    words += ["--profile"] if asked.profile else []
    return " ".join(words)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def run(asked: argparse.Namespace, host: Host) -> Report:
    machine, empty = facts(), host.memory()
    crowd = Crowd(host)
    tables: int = asked.tables or (20 if asked.quick else 1000)
    minutes: float = asked.minutes or (0.1 if asked.quick else 10.0)
    try:
        say(f"setting up {tables} tables")
        await crowd.grow(tables)
        await asyncio.sleep(0 if asked.quick else SECONDS_TO_SETTLE)
        say(f"{crowd.sockets} sockets; playing for {minutes:g} minutes")
        main = await long_run(crowd, host, minutes * 60, asked.profile is not None)
        load = round(os.getloadavg()[0], 2)
        socket = await crowd.onlookers(20 if asked.quick else MORE_SOCKETS)
        climb = await climbed(crowd, asked.step, asked.seconds) if is_climbing(asked) else []
    finally:
        await crowd.close()
    date = datetime.now(UTC).date().isoformat()
    return Report(date, command(asked), machine, load, empty, socket, main, climb, host.troubles())


async def long_run(crowd: Crowd, host: Host, seconds: float, is_profiled: bool) -> Measurement:
    if not is_profiled:
        return await crowd.measure(seconds)
    host.toggle_profile()
    measured = await crowd.measure(seconds)
    host.toggle_profile()
    return measured


async def climbed(crowd: Crowd, step: int, seconds: float) -> list[Measurement]:
    """Runs with more and more tables, until two in a row were too many: one may be a slow minute of the machine."""
    runs: list[Measurement] = []
    while not (len(runs) >= FAILURES_TO_STOP and not any(map(holds, runs[-FAILURES_TO_STOP:]))):
        await crowd.grow(len(crowd.tables) + step)
        await asyncio.sleep(SECONDS_TO_SETTLE)
        runs.append(await crowd.measure(seconds))
        say(f"{runs[-1].tables} tables: p99 {runs[-1].percentile(0.99) * 1000:.1f} ms")
    return runs


def faster_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        found: Callable[[], asyncio.AbstractEventLoop] = importlib.import_module("uvloop").new_event_loop
    except ImportError:
        return None
    return found


@contextlib.contextmanager
def on_the_last_core() -> Iterator[list[int]]:
    """Leave all other cores to the server; these are the cores that there are, none where the system does not tell."""
    if sys.platform != "linux":
        yield []
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[-1:])
    try:
        yield cores
    finally:
        os.sched_setaffinity(0, cores)


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        on_the_last_core() as cores,
        Host(Path(folder), cores[0] if cores else None, asked.profile) as host,
        asyncio.Runner(loop_factory=faster_loop()) as runner,
    ):
        report = runner.run(run(asked, host))
    print(as_text(report))
    if asked.json:
        asked.json.write_text(json.dumps(as_data(report)) + "\n", encoding="utf-8")
    if asked.markdown:
        write_markdown(report, asked.markdown)
    # Slow is a result; what was refused, lost or broken is a failure.
    return 1 if report.troubles or report.main.problems or report.main.lost else 0
