"""What is counted and measured, for Prometheus. Each server has its own; nothing is kept in globals.

No label is anything that a visitor can invent: games, bots, kinds, routes and statuses come from the program.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from aerodrome.protocol import Kind

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
"""In which format `Metrics.text` is written."""

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._sockets = self._gauge("sockets", "Open sockets.")
        self._tables = self._gauge("tables", "Tables in memory.")
        self._decisions = self._counter("decisions", "Decisions that were taken.", "game")
        self._problems = self._counter("problems", "Requests and commands that were refused.", "kind")
        self._requests = self._counter("http_requests", "Answered HTTP requests.", "route", "status")
        self._commit = self._histogram("commit_seconds", "From an entry handed over until it is on disk.", SECONDS)
        self._broadcast = self._histogram("broadcast_seconds", "From a command to the last seat's message.", SECONDS)
        self._answers = self._counter("bot_answers", "What bots answered.", "game", "bot")
        self._late = self._counter("bot_late", "Bots that did not answer, so that chance did.", "game", "bot")
        self._lost = self._counter("bot_workers_lost", "Processes of bots that ended or had to be ended.")
        self._batches = self._histogram("store_batch_changes", "Changes that were committed together.", BATCHES)
        self._conflicts = self._counter("store_conflicts", "Entries that another process had written first.")
        self._bytes = self._counter("sent_bytes", "Bytes of messages sent to sockets.")
        self._connections = self._gauge("connections", "Open connections, sockets included.")
        self._refused = self._counter("connections_refused", "Connections that a limit has closed.", "reason")
        self._failures = self._counter("store_failures", "Reads and writes that the database has failed.", "kind")
        self._removed = self._counter("tables_removed", "Abandoned tables that were removed.")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, namespace="aerodrome", registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace="aerodrome", registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, namespace="aerodrome", registry=self.registry, buckets=buckets)

    def socket_opened(self) -> None:
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()

    def tables_live(self, count: int) -> None:
        self._tables.set(count)

    def decision(self, game: str) -> None:
        self._decisions.labels(game).inc()

    def problem(self, kind: Kind) -> None:
        self._problems.labels(kind).inc()

    def request(self, route: str, status: int) -> None:
        """An HTTP request was answered. `route` is the pattern of the path, never the path itself."""
        self._requests.labels(route, str(status)).inc()

    def committed(self, seconds: float) -> None:
        self._commit.observe(seconds)

    def broadcast(self, seconds: float) -> None:
        self._broadcast.observe(seconds)

    def bot_answer(self, game: str, bot: str) -> None:
        self._answers.labels(game, bot).inc()

    def bot_late(self, game: str, bot: str) -> None:
        self._late.labels(game, bot).inc()

    def bot_worker_lost(self) -> None:
        self._lost.inc()

    def batch(self, changes: int) -> None:
        self._batches.observe(changes)

    def conflict(self) -> None:
        self._conflicts.inc()

    def sent(self, size: int) -> None:
        self._bytes.inc(size)

    def connections_open(self, count: int) -> None:
        self._connections.set(count)

    def connection_refused(self, reason: str) -> None:
        """A limit has closed a connection. `reason` is one of the program's words."""
        self._refused.labels(reason).inc()

    def store_failure(self, kind: str) -> None:
        """The database has failed. `kind` is `not-written`, `unsure` or `unreadable`."""
        self._failures.labels(kind).inc()

    def table_removed(self) -> None:
        self._removed.inc()

    def text(self) -> bytes:
        """All of it, as /metrics answers it."""
        return generate_latest(self.registry)
