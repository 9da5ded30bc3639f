"""Metrics: every number that the server counts can be read, and each server counts for itself."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from aerodrome.server.metrics import CONTENT_TYPE, Metrics


def read(metrics: Metrics) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
    }


def test_everything_that_is_counted_can_be_read() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.sockets.inc()
    metrics.sockets.dec()
    metrics.tables.set(7)
    metrics.decisions.labels("aerion").inc()
    metrics.decisions.labels("aerion").inc()
    metrics.problems.labels("too-many").inc()
    metrics.requests.labels("/api/tables/{id}", 200).inc()
    metrics.bot_answers.labels("etherium", "steady").inc()
    metrics.bot_late.labels("etherium", "random").inc()
    metrics.bot_workers_lost.inc()
    metrics.conflicts.inc()
    metrics.sent_bytes.inc(1000)
    metrics.sent_bytes.inc(24)
    found = read(metrics)
    assert found["aerodrome_sockets", ()] == 2
    assert found["aerodrome_tables", ()] == 7
    assert found["aerodrome_decisions_total", (("game", "aerion"),)] == 2
    assert found["aerodrome_problems_total", (("kind", "too-many"),)] == 1
    assert found["aerodrome_http_requests_total", (("route", "/api/tables/{id}"), ("status", "200"))] == 1
    assert found["aerodrome_bot_answers_total", (("bot", "steady"), ("game", "etherium"))] == 1
    assert found["aerodrome_bot_late_total", (("bot", "random"), ("game", "etherium"))] == 1
    assert found["aerodrome_bot_workers_lost_total", ()] == 1
    assert found["aerodrome_store_conflicts_total", ()] == 1
    assert found["aerodrome_sent_bytes_total", ()] == 1024


def test_times_and_batches_fall_into_steps() -> None:
    metrics = Metrics()
    for seconds in (0.004, 0.04, 0.4):
        metrics.commit.observe(seconds)
        metrics.broadcast.observe(2 * seconds)
    metrics.batches.observe(3)
    found = read(metrics)
    assert found["aerodrome_commit_seconds_bucket", (("le", "0.05"),)] == 2
    assert found["aerodrome_commit_seconds_count", ()] == 3
    assert found["aerodrome_broadcast_seconds_bucket", (("le", "0.05"),)] == 1
    assert found["aerodrome_broadcast_seconds_bucket", (("le", "0.1"),)] == 2
    assert found["aerodrome_store_batch_changes_bucket", (("le", "2.0"),)] == 0
    assert found["aerodrome_store_batch_changes_bucket", (("le", "4.0"),)] == 1


def test_servers_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.conflicts.inc()
    assert read(one)["aerodrome_store_conflicts_total", ()] == 1
    assert read(other)["aerodrome_store_conflicts_total", ()] == 0


def test_the_format_is_named() -> None:
    assert CONTENT_TYPE.startswith("text/plain; version=0.0.4")
