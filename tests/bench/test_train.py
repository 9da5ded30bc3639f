"""Training: rows are put together rightly, the fit learns what is there, and whole numbers say the same."""

from __future__ import annotations

from array import array
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.net import Features, Net
from aerodrome.bots.values import chance_of
from bench.train import fitting
from bench.train.fitting import Sizes, answers, fit, missed_by, numbers_of, parts_of
from bench.train.matches import Plan, gather
from bench.train.rows import Rows, load, rows_of, together

SIZES = Sizes(marks=4, first=8, second=8, outputs=2, chances=1)


def made(count: int, seed: int) -> Rows:
    """Tables that are won when either of the first two marks is there, but not both; the amount of the third counts."""
    rng = np.random.default_rng(seed)
    marks, targets = [], []
    for _ in range(count):
        one, two, amount = bool(rng.integers(2)), bool(rng.integers(2)), int(rng.integers(4))
        marks.append([(0, 1)] * one + [(1, 1)] * two + [(2, amount)] * (amount > 0))
        targets.append((float(one != two), amount / 2))
    return rows_of(marks, targets, list(range(count)))


def test_rows_are_put_together_and_kept(tmp_path: Path) -> None:
    one, two = made(5, 1), made(3, 2)
    both = together([one, two])
    chosen = np.arange(8, dtype=np.int32)
    dense = both.dense(chosen, 4)
    assert np.array_equal(dense[:5], one.dense(chosen[:5], 4))
    assert np.array_equal(dense[5:], two.dense(chosen[:3], 4))
    assert len(set(both.match.tolist())) == 8
    both.save(tmp_path / "rows.npz")
    assert np.array_equal(load(tmp_path / "rows.npz").dense(chosen, 4), dense)


def test_a_mark_that_is_noted_twice_counts_twice() -> None:
    rows = rows_of([[(1, 2), (1, 3)]], [(1.0,)], [0])
    assert rows.dense(np.array([0], dtype=np.int32), 3).tolist() == [[0.0, 5.0, 0.0]]


def test_no_match_is_both_fitted_and_kept_back() -> None:
    parts = parts_of(rows_of([[]] * 500, [(0.0,)] * 500, [number // 5 for number in range(500)]))
    groups = [{int(row) // 5 for row in part} for part in (parts.fitted, parts.watched, parts.kept_back)]
    assert sum(map(len, groups)) == 100
    assert all(groups)


def test_the_fit_learns_how_marks_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """No weighted sum can say "either, but not both"."""
    monkeypatch.setattr(fitting, "BATCH", 64)
    monkeypatch.setattr(fitting, "RATE", 0.02)
    rows = made(3000, 3)
    parts = parts_of(rows)
    layers = fit(rows, parts, SIZES, 1)
    assert (missed_by(layers, rows, parts.kept_back, SIZES) < 0.02).all()
    said = answers(layers, rows, parts.kept_back[:50], SIZES)
    for row, (chance, number) in zip(parts.kept_back[:50], said, strict=True):
        net = whole(numbers_of(layers))
        features = Features()
        for at in range(int(rows.starts[row]), int(rows.starts[row + 1])):
            features.add_amount(int(rows.marks[at]), int(rows.amounts[at]))
        net.evaluate(features)
        assert chance_of(int(net.outputs[0])) == pytest.approx(float(chance), abs=0.02)
        assert net.outputs[1] / 1000 == pytest.approx(float(number), abs=0.05)


def whole(numbers: array[int]) -> Net:
    return Net(SIZES.marks, SIZES.first, SIZES.second, SIZES.outputs, vec[i64](numbers.tolist()))


def test_matches_give_the_same_rows_however_many_processes_play() -> None:
    plan = Plan(game="aerion", bots=("easy",), seconds=0.0, matches=4, seed=5, kept=1.0)
    one, two = gather(plan, workers=1), gather(plan, workers=2)
    assert len(one) > 20
    assert np.array_equal(one.marks, two.marks)
    assert np.array_equal(one.targets, two.targets)
