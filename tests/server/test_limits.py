"""Limits: a burst, then a rate; names are counted apart, and their number is bounded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.server.limits import Allowance, Bucket, Buckets, shorten
from aerodrome.server.settings import UNLIMITED, Rate


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Buckets


def test_a_burst_is_free_and_then_there_is_a_wait() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 2, 2]
    clock.now += 1.5
    assert bucket.take() == pytest.approx(0.5)
    clock.now += 0.5
    assert bucket.take() == 0


def test_after_the_wait_it_is_allowed() -> None:
    clock = Clock()
    bucket = Bucket(Rate(10, 4), clock)
    assert bucket.take(9) == 0
    wait = bucket.take(7)
    assert wait == pytest.approx(1.5)
    clock.now += wait
    assert bucket.take(7) == 0


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 1), clock)
    clock.now += 1_000_000
    assert [bucket.take() for _ in range(3)] == [0, 0, 1]


def test_a_cost_above_the_burst_waits_for_a_full_bucket() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 1), clock)
    assert bucket.take(50) == 0
    assert bucket.take(50) == 2


def test_a_clock_that_goes_back_gives_nothing() -> None:
    clock = Clock()
    bucket = Bucket(Rate(1, 1), clock)
    assert bucket.take() == 0
    clock.now -= 500
    assert bucket.take() == 1


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0, 4)), max_size=60))
def test_no_stretch_of_time_gives_more_than_burst_and_rate(steps: list[tuple[float, float]]) -> None:
    clock = Clock()
    bucket = Bucket(Rate(5, 2), clock)
    taken = 0.0
    for pause, cost in steps:
        clock.now += pause
        wait = bucket.take(cost)
        assert wait >= 0
        if wait == 0:
            taken += cost
    assert taken <= 5 + 2 * (clock.now - 1000) + 1e-6


def test_names_are_counted_apart() -> None:
    buckets = Buckets(Rate(1, 1), clock=Clock())
    assert buckets.take("a") == 0
    assert buckets.take("b") == 0
    assert buckets.take("a") == 1


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), clock=clock)
    for name in range(100):
        buckets.take(str(name))
    assert len(buckets) == 100
    clock.now += 2
    for name in range(60):
        buckets.take(f"later {name}")
    assert len(buckets) <= 60


def test_a_name_that_must_wait_is_not_forgotten_for_the_sake_of_idle_ones() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 0.001), most=50, clock=clock)
    for _ in range(2):
        buckets.take("greedy")
    for name in range(40):
        buckets.take(str(name), 0)
    assert buckets.take("greedy") > 0


def test_the_number_of_names_is_bounded() -> None:
    buckets = Buckets(Rate(1, 0.001), most=10, clock=Clock())
    for name in range(500):
        assert buckets.take(str(name)) == 0
    assert len(buckets) == 10
    assert buckets.take("499") > 0
    assert buckets.take("0") == 0


def test_without_limits_nobody_ever_waits() -> None:
    buckets = Buckets(UNLIMITED.requests_per_address, clock=Clock())
    assert not any(buckets.take("a") for _ in range(1000))


# What is open at once


def test_a_name_has_only_so_many_open_at_once() -> None:
    counter = Allowance(2)
    assert [counter.enter("a") for _ in range(3)] == [True, True, False]
    assert counter.enter("b")
    counter.leave("a")
    assert counter.enter("a")
    assert not counter.enter("a")


def test_whoever_has_nothing_open_is_forgotten() -> None:
    counter = Allowance(2)
    for _ in range(2):
        counter.enter("a")
    for _ in range(2):
        counter.leave("a")
    assert len(counter) == 0
    counter.leave("a")
    assert [counter.enter("a") for _ in range(3)] == [True, True, False]


# Addresses


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("192.0.2.77", "192.0.2.77"),
        ("::ffff:192.0.2.77", "192.0.2.77"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1", "fe80::1"),
        ("fe80::1%eth0", "fe80::1%eth0"),
        ("testclient", "testclient"),
        ("", ""),
        ("x" * 500, "x" * 64),
        ("1.2.3.4.5", "1.2.3.4.5"),
        ("192.0.2.077", "192.0.2.077"),
    ],
)
def test_an_address_counts_whole_and_a_network_as_one(address: str, name: str) -> None:
    assert shorten(address) == name
