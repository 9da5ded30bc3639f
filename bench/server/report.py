"""A run against a server as text, as Markdown for the documentation, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.server.crowd import Measurement, percentile

BEGIN = "<!-- bench-server:begin (written by `./go bench server --markdown`) -->"
END = "<!-- bench-server:end -->"
BOUND = 0.1
"""The seconds that the design allows for the 99th percentile."""
HEADINGS = (
    "tables",
    "sockets",
    "decisions/s",
    "p50",
    "p95",
    "p99",
    "max",
    "core used",
    "CPU/decision",
    "bytes/s/socket",
    "memory",
    "people's lag p99",
)


@dataclass(frozen=True, slots=True)
class Report:
    """`main` is the long run, `climb` the short ones with more and more tables. Memory is in bytes."""

    date: str
    command: str
    machine: dict[str, object]
    load_after: float
    empty: int
    socket: float
    main: Measurement
    climb: Sequence[Measurement]
    troubles: Sequence[str]


def holds(run: Measurement) -> bool:
    """Whether everybody was served, and nearly everybody in time."""
    return bool(run.seconds) and run.percentile(0.99) < BOUND and not run.skipped and not run.problems and not run.lost


def most_tables(report: Report) -> int | None:
    return max((run.tables for run in (report.main, *report.climb) if holds(run)), default=None)


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.1f} ms"


def megabytes(size: float) -> str:
    return f"{size / 1e6:,.0f} MB"


def cells(run: Measurement) -> tuple[str, ...]:
    return (
        f"{run.tables:,}",
        f"{run.sockets:,}",
        f"{run.decisions / run.elapsed:,.0f}",
        *(milliseconds(run.percentile(share)) for share in (0.5, 0.95, 0.99, 1.0)),
        f"{run.cpu / run.elapsed:.0%}",
        f"{run.cpu / run.decisions * 1e6:,.0f} µs" if run.decisions else "-",
        f"{run.bytes / run.elapsed / run.sockets:,.0f}",
        megabytes(run.memory[-1]),
        milliseconds(percentile(run.lag, 0.99)),
    )


def described(report: Report) -> str:
    machine = report.machine
    return (
        f"{report.date}, `{report.command}`. {machine['cpu']}, {machine['cores']} cores: one for the server, one for "
        f"the people; load {machine['load']} at the start and {report.load_after} at the end of the long run, "
        f"{machine['system']}, {machine['python']}, SQLite."
    )


def sentences(report: Report) -> list[str]:
    """What the figures of the long run say besides the table."""
    run, most = report.main, most_tables(report)
    per_table = (run.memory[0] - report.empty) / run.tables
    highest = max(run.memory)
    memory = (
        f"Memory: {megabytes(report.empty)} without tables, {megabytes(run.memory[0])} when the long run began, "
        f"{megabytes(run.memory[-1])} after {run.elapsed / 60:.1f} minutes, at most {megabytes(highest)}; "
        f"{per_table / 1e3:,.0f} kB for a table with its {run.sockets / run.tables:.1f} sockets, "
        f"{report.socket / 1e3:,.0f} kB for one more socket."
    )
    events = (
        f"{run.decisions:,} decisions, {run.rematches:,} rematches, {run.problems} problems, {run.lost} lost "
        f"connections, {run.skipped} decisions that the one before held up, {len(report.troubles)} errors in the log."
    )
    people = f"The people used {run.people_cpu / run.elapsed:.0%} of their core."
    bound = f"Most tables with a p99 below {BOUND * 1000:.0f} ms: {'none' if most is None else f'{most:,}'}."
    return [memory, events, people, bound]


def as_text(report: Report) -> str:
    table = [HEADINGS, *map(cells, (report.main, *report.climb))]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in table]
    return "\n".join((described(report), "", *lines, "", *sentences(report), *report.troubles[:5]))


def as_markdown(report: Report) -> str:
    rule = ["---:"] * len(HEADINGS)
    lines = ["| " + " | ".join(line) + " |" for line in (HEADINGS, rule, *map(cells, (report.main, *report.climb)))]
    return "\n".join((described(report), "", *lines, "", *(f"- {sentence}" for sentence in sentences(report))))


def write_markdown(report: Report, file: Path) -> None:
    """Replace what stands between the markers, and nothing else."""
    text = file.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{file.name} lacks the markers {BEGIN} and {END}")
    file.write_text(f"{before}{BEGIN}\n\n{as_markdown(report)}\n\n{END}{after}", encoding="utf-8")


def as_data(report: Report) -> dict[str, object]:
    return {**asdict(report), "most_tables": most_tables(report)}
