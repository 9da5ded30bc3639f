"""Processes that play the matches of a simulation, a few at a time.

Each has a line of its own to the parent, so it notices when the parent is gone. Ctrl-C goes to all processes of a
terminal: workers are deaf to it, and the parent decides.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
import time
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import NamedTuple

from aerodrome.bots.processes import deaf_children, prepare_worker
from aerodrome.kernel import AerodromeError

from .simulate import PreparedSimulation, Result, Simulation, never

# A batch should take about this long: short enough to be shown and stopped, long enough to be worth the message.
LEAST_SECONDS = 0.1
MOST_SECONDS = 0.4
MOST_MATCHES_IN_BATCH = 4096
SECONDS_BETWEEN_LOOKS = 0.1
SECONDS_TO_LEAVE = 5.0


class WorkerLost(AerodromeError):
    """A worker ended in the middle of its work: it was killed, or the machine had no memory left."""


class Batch(NamedTuple):
    """What a worker was given, and when."""

    matches: range
    since: float


class Team:
    """The workers of one simulation. Leaving the `with` block sends them home, in the middle of work if need be."""

    def __init__(self, simulation: Simulation, workers: int) -> None:
        self._matches = simulation.matches
        self._given = 0
        self._size = 1
        self._workers: dict[Connection, BaseProcess] = {}
        self._batches: dict[Connection, Batch] = {}
        with deaf_children():
            for _ in range(workers):
                self._hire(simulation)

    def _hire(self, simulation: Simulation) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, simulation), daemon=True)
        process.start()
        theirs.close()
        self._workers[ours] = process

    def __enter__(self) -> Team:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for line in self._workers:
            line.close()
        for process in self._workers.values():
            if kind is not None or self._batches:
                process.terminate()
            process.join(SECONDS_TO_LEAVE)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()

    def results(self, stop: Callable[[], bool]) -> Iterator[Result]:
        """The results in order. A batch that is done early waits for those before it."""
        done: dict[int, list[Result]] = {}
        due = 0
        for line in self._workers:
            self._give(line)
        while due < self._matches and not stop():
            ready = wait(list(self._batches), SECONDS_BETWEEN_LOOKS)
            for line in [line for line in self._batches if line in ready]:
                batch = self._batches.pop(line)
                done[batch.matches.start] = self._receive(line)
                self._adjust(batch)
                self._give(line)
            while due in done:
                results = done.pop(due)
                due += len(results)
                yield from results

    def _give(self, line: Connection) -> None:
        """The next batch for a worker, if there is one."""
        matches = range(self._given, min(self._given + self._size, self._matches))
        if not matches:
            return
        self._given = matches.stop
        self._batches[line] = Batch(matches, time.monotonic())
        # A dead worker is noticed when its answer is read.
        with contextlib.suppress(OSError):
            line.send(matches)

    def _receive(self, line: Connection) -> list[Result]:
        try:
            answer: list[Result] | Exception = line.recv()
        except (EOFError, OSError):
            raise WorkerLost("error-worker-lost") from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _adjust(self, batch: Batch) -> None:
        """Larger batches where matches are quick, smaller ones where they are slow."""
        seconds = time.monotonic() - batch.since
        if seconds < LEAST_SECONDS and len(batch.matches) == self._size:
            self._size = min(self._size * 2, MOST_MATCHES_IN_BATCH)
        elif seconds > MOST_SECONDS:
            self._size = max(self._size // 2, 1)


def work(line: Connection, simulation: Simulation) -> None:
    """The life of a worker: batches come in, results go out, until the line is closed."""
    prepare_worker()
    with contextlib.suppress(EOFError, OSError):
        table: PreparedSimulation | None = None
        while True:
            matches: range = line.recv()
            try:
                table = table or PreparedSimulation(simulation)
                answer: list[Result] | Exception = _played(table, matches)
            except Exception as error:
                answer = _portable(error)
            line.send(answer)


def _played(table: PreparedSimulation, matches: range) -> list[Result]:
    return [result for index in matches if (result := table.play(index, never)) is not None]


def _portable(error: Exception) -> Exception:
    """The error with its traceback in words, as one that another process can read."""
    error.add_note(traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
