"""A run as a table for the terminal, as Markdown for the documentation, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.contest import Missing, Way
from bench.goals import GOALS, Judgement
from bench.rounds import Row

HEADINGS = (
    "library",
    "game",
    "form",
    "decisions/s, median",
    "best",
    "games/s",
    "decisions/game",
    "copy",
    "ours is",
    "our copy is",
)
NUMBERS_FROM = 3
# What a row is compared with: our own play of the same way. A loop in Python is no rival of a loop in C++.
BASELINES = {Way.INSIDE: "aerodrome/aerion/loop", Way.STEPPED: "aerodrome/aerion/stepped"}
COPY_BASELINE = "aerodrome/aerion/loop"

BEGIN = "<!-- bench:begin (written by `./go bench --markdown`) -->"
END = "<!-- bench:end -->"


@dataclass(frozen=True, slots=True)
class Report:
    """Everything a run tells, ready to be shown."""

    date: str
    command: str
    machine: dict[str, object]
    versions: dict[str, str | None]
    settings: dict[str, object]
    rows: Sequence[Row]
    missing: Sequence[Missing]

    def row(self, key: str) -> Row | None:
        return next((row for row in self.rows if row.key == key), None)

    def ratio(self, row: Row) -> float | None:
        ours = self.row(BASELINES[row.way])
        return ours.median / row.median if ours else None

    def copy_ratio(self, row: Row) -> float | None:
        ours = self.row(COPY_BASELINE)
        if ours is None or ours.copy_median is None or row.copy_median is None:
            return None
        return row.copy_median / ours.copy_median


def times(ratio: float | None) -> str:
    if ratio is None:
        return "-"
    digits = 0 if ratio >= 10 else 1 if ratio >= 1 else 2
    return f"{ratio:,.{digits}f}x"


def microseconds(cost: float | None) -> str:
    if cost is None:
        return "-"
    digits = 0 if cost >= 1e-5 else 1 if cost >= 1e-6 else 3
    return f"{cost * 1e6:,.{digits}f} µs"


def cells(report: Report) -> list[tuple[str, ...]]:
    return [
        (
            row.name,
            row.game,
            row.form,
            f"{row.median:,.0f}",
            f"{row.best:,.0f}",
            f"{row.games:,.0f}" if row.games >= 10 else f"{row.games:.1f}",
            f"{row.length:,.1f}",
            microseconds(row.copy_median),
            times(report.ratio(row)),
            times(report.copy_ratio(row)),
        )
        for row in report.rows
    ]


def judgements(report: Report) -> list[Judgement]:
    return [goal.judge(report.rows) for goal in GOALS]


def measured(judgement: Judgement) -> str:
    # No rate is below one decision a second, and no copy takes a second.
    if judgement.median is None:
        return "-"
    return f"{judgement.median:,.0f}/s" if judgement.median >= 1 else microseconds(judgement.median)


def rounds_met(judgement: Judgement) -> str:
    return f"{judgement.rounds_met} of {judgement.rounds}" if judgement.rounds else "-"


def described(report: Report) -> str:
    """The circumstances of the run, in one paragraph."""
    machine, settings = report.machine, report.settings
    versions = ", ".join(f"{name} {version or 'missing'}" for name, version in report.versions.items())
    return (
        f"{report.date}, `{report.command}`. {machine['cpu']}, {machine['cores']} cores of which one is used, load "
        f"{machine['load']} at the start, {machine['system']}, {machine['python']}. {versions}. "
        f"{settings['rounds']} rounds, {settings['seconds']} s of CPU time for each contestant in each."
    )


def as_text(report: Report) -> str:
    table = [HEADINGS, *cells(report)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for line in table:
        left = [cell.ljust(width) for cell, width in zip(line[:NUMBERS_FROM], widths, strict=False)]
        right = [cell.rjust(width) for cell, width in zip(line[NUMBERS_FROM:], widths[NUMBERS_FROM:], strict=True)]
        lines.append("  ".join((*left, *right)).rstrip())
    lines.insert(1, "  ".join("-" * width for width in widths))
    missing = [f"missing: {entry.name} {entry.game} {entry.form}: {entry.reason}" for entry in report.missing]
    goals = [
        f"{goal.verdict.upper():>12}  {goal.text}  (median {measured(goal)}; met in {rounds_met(goal)} rounds)"
        for goal in judgements(report)
    ]
    return "\n".join((described(report), "", *lines, "", *missing, *([""] if missing else []), "Goals", *goals))


def as_markdown(report: Report) -> str:
    rule = ["---"] * NUMBERS_FROM + ["---:"] * (len(HEADINGS) - NUMBERS_FROM)
    lines = ["| " + " | ".join(line) + " |" for line in (HEADINGS, rule, *cells(report))]
    missing = [f"- Not measured: {entry.name} {entry.game} {entry.form}: {entry.reason}" for entry in report.missing]
    goals = [f"| {goal.text} | {measured(goal)} | {goal.verdict} | {rounds_met(goal)} |" for goal in judgements(report)]
    head = ["| goal | median | verdict | rounds that met it |", "|---|---:|---|---:|"]
    return "\n".join((described(report), "", *lines, "", *missing, *([""] if missing else []), *head, *goals))


def write_markdown(report: Report, file: Path) -> None:
    """Replace what stands between the markers, and nothing else."""
    text = file.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{file.name} lacks the markers {BEGIN} and {END}")
    file.write_text(f"{before}{BEGIN}\n\n{as_markdown(report)}\n\n{END}{after}", encoding="utf-8")


def as_data(report: Report) -> dict[str, object]:
    data: dict[str, object] = {
        "date": report.date,
        "command": report.command,
        "machine": report.machine,
        "versions": report.versions,
        "settings": report.settings,
    }
    data["results"] = [
        {
            **asdict(row),
            "decisions_per_second": {"best": row.best, "median": row.median},
            "games_per_second": row.games,
            "decisions_per_game": row.length,
            "copy_seconds": {"best": row.copy_best, "median": row.copy_median},
            "ours_is_times_as_fast": report.ratio(row),
            "our_copy_is_times_as_fast": report.copy_ratio(row),
        }
        for row in report.rows
    ]
    data["missing"] = [asdict(entry) for entry in report.missing]
    data["goals"] = [asdict(goal) for goal in judgements(report)]
    return data
