"""Two revisions side by side: the ratio, and what counts as slower."""

from __future__ import annotations

import pytest

from bench.against import Line, as_text, lines

pytestmark = pytest.mark.once


def test_the_ratio_is_the_median_of_the_rounds() -> None:
    (line,) = lines([{"x": 1.0}, {"x": 2.0}, {"x": 4.0}], [{"x": 1.0}, {"x": 4.0}, {"x": 6.0}])
    assert line == Line("x", (1.0, 2.0, 4.0), (1.0, 4.0, 6.0))
    assert line.ratio == 1.5


def test_more_than_a_tenth_slower_is_marked() -> None:
    assert not Line("x", (1.0,), (1.09,)).is_slower
    slow = Line("aerion/loop", (1e-7,), (1.2e-7,))
    assert slow.is_slower
    assert as_text([slow]).splitlines()[1].split() == ["aerion/loop", "100", "ns", "120", "ns", "1.20", "SLOWER"]
