"""The server's benchmark: people of all three games play against a real server, and the figures are theirs."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bench.server.cli import DOCUMENT, main
from bench.server.crowd import MIX, Measurement, percentile
from bench.server.report import BEGIN, END, holds

ENOUGH = 20


HELD = Measurement(
    tables=1,
    sockets=2,
    elapsed=1.0,
    seconds=[0.01, 0.02],
    lag=[0.0],
    decisions=2,
    problems=0,
    skipped=0,
    rematches=0,
    lost=0,
    cpu=0.1,
    people_cpu=0.1,
    bytes=1,
    memory=[1],
)


def test_twenty_tables_have_fifty_sockets_of_all_three_games() -> None:
    assert len(MIX) == ENOUGH
    assert {kind.game for kind in MIX} == {"aerion", "celestia_duo", "etherium"}
    assert sum(kind.seats for kind in MIX) + 1 == ENOUGH * 2.5


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(number) for number in range(1, 101)]
    assert [percentile(values, share) for share in (0.0, 0.5, 0.99, 1.0)] == [1.0, 50.0, 99.0, 100.0]


@pytest.mark.parametrize(
    "worse",
    [
        replace(HELD, seconds=[0.2]),
        replace(HELD, seconds=[]),
        replace(HELD, problems=1),
        replace(HELD, skipped=1),
        replace(HELD, lost=1),
    ],
    ids=["slow", "nothing seen", "refused", "held up", "lost"],
)
def test_slow_refused_or_lost_is_not_held(worse: Measurement) -> None:
    assert holds(HELD)
    assert not holds(worse)


@pytest.mark.skipif(sys.platform != "linux", reason="the figures come from /proc")
def test_people_play_and_the_page_gets_the_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "performance.md", tmp_path / "run.json"
    before = DOCUMENT.read_text(encoding="utf-8")
    page.write_text(before, encoding="utf-8")
    words = ["--quick", "--tables", "20", "--minutes", "0.06", "--json", str(data), "--markdown", str(page)]
    assert main(words) == 0, capsys.readouterr().err
    run = json.loads(data.read_text(encoding="utf-8"))
    figures = run["main"]
    assert (figures["tables"], figures["sockets"]) == (20, 50)
    assert figures["decisions"] >= len(figures["seconds"]) > 0
    assert min(figures["seconds"]) > 0
    assert figures["problems"] == figures["lost"] == 0
    assert run["troubles"] == []
    after = page.read_text(encoding="utf-8")
    assert after.partition(BEGIN)[0] == before.partition(BEGIN)[0]
    assert after.partition(END)[2] == before.partition(END)[2]
    assert "| 20 | 50 |" in after
