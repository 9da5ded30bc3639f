"""The command line of the benchmark."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench import __doc__ as description
from bench.entries import OURS, entries, versions
from bench.machine import facts, pin_to_one_core
from bench.report import Report, as_data, as_text, write_markdown
from bench.rounds import Run

DOCUMENT = Path(__file__).parents[1] / "docs" / "performance.md"


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="a smoke run of seconds; its figures mean little")
    parser.add_argument("--rounds", type=int, default=None, help="turns for each contestant (7; quick: 1)")
    parser.add_argument("--seconds", type=float, default=None, help="CPU time of each turn (0.4; quick: 0.02)")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="NAME", help="those whose library/game/form has NAME in it"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to this file")
    parser.add_argument(
        "--markdown",
        type=Path,
        nargs="?",
        const=DOCUMENT,
        metavar="FILE",
        help="write the table between the markers of this file (docs/performance.md)",
    )
    return parser


def command(asked: argparse.Namespace) -> str:
    """What to type to get the same figures. Where they were written to is nobody's business."""
    words = ["./go bench"]
    words += ["--quick"] if asked.quick else []
    words += [f"--{name} {value}" for name in ("rounds", "seconds") if (value := getattr(asked, name))]
    words += ["--only", *asked.only] if asked.only else []
    return " ".join(words)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    rounds: int = asked.rounds or (1 if asked.quick else 7)
    seconds: float = asked.seconds or (0.02 if asked.quick else 0.4)
    random.seed(1)
    core = pin_to_one_core()
    machine = facts()
    run = Run(entries(asked.only))
    if not run.contestants:
        parser().error("nothing to measure: " + "; ".join(f"{entry.name}: {entry.reason}" for entry in run.missing))
    run.play(rounds, seconds, say)
    report = Report(
        date=datetime.now(UTC).date().isoformat(),
        command=command(asked),
        machine=machine,
        versions=versions(),
        settings={"rounds": rounds, "seconds": seconds, "core": core},
        rows=run.rows,
        missing=run.missing,
    )
    print(as_text(report))
    if asked.json:
        asked.json.write_text(json.dumps(as_data(report), indent=1) + "\n", encoding="utf-8")
    if asked.markdown:
        write_markdown(report, asked.markdown)
    # A missing peer is told; that we ourselves cannot be measured is a failure.
    return 1 if any(entry.name == OURS for entry in run.missing) else 0
