"""What is counted and measured, for Prometheus. Each server has its own; nothing is kept in globals.

No label is anything that a visitor can invent: games, bots, kinds, routes and statuses come from the program.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
"""In which format `Metrics.text` is written."""

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        gauge = partial(Gauge, namespace="aerodrome", registry=self.registry)
        counter = partial(Counter, namespace="aerodrome", registry=self.registry)
        histogram = partial(Histogram, namespace="aerodrome", registry=self.registry)
        self.sockets = gauge("sockets", "Open sockets.")
        self.tables = gauge("tables", "Tables in memory.")
        self.decisions = counter("decisions", "Decisions that were taken.", ["game"])
        self.problems = counter("problems", "Requests and commands that were refused.", ["kind"])
        self.requests = counter("http_requests", "Answered HTTP requests.", ["route", "status"])
        self.commit = histogram("commit_seconds", "From an entry handed over until it is on disk.", buckets=SECONDS)
        self.broadcast = histogram("broadcast_seconds", "From a command to the last seat's message.", buckets=SECONDS)
        self.bot_answers = counter("bot_answers", "What bots answered.", ["game", "bot"])
        self.bot_late = counter("bot_late", "Bots that did not answer, so that chance did.", ["game", "bot"])
        self.bot_workers_lost = counter("bot_workers_lost", "Processes of bots that ended or had to be ended.")
        self.batches = histogram("store_batch_changes", "Changes that were committed together.", buckets=BATCHES)
        self.conflicts = counter("store_conflicts", "Entries that another process had written first.")
        self.sent_bytes = counter("sent_bytes", "Bytes of messages sent to sockets.")
        self.connections = gauge("connections", "Open connections, sockets included.")
        self.connections_refused = counter("connections_refused", "Connections that a limit has closed.", ["reason"])
        self.store_failures = counter("store_failures", "Reads and writes that the database has failed.", ["kind"])
        self.tables_removed = counter("tables_removed", "Abandoned tables that were removed.")

    def text(self) -> bytes:
        return generate_latest(self.registry)
