"""The net of values: it adds up as its definition says, in both builds, and its file is read as it was written."""

from __future__ import annotations

import random
from array import array

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.net import MOST_ACTIVE, Features, Net, size_of
from aerodrome.bots.values import chance_of, packed, unpacked

MARKS, FIRST, SECOND, OUTPUTS = 5, 3, 2, 2
SIZE = int(size_of(MARKS, FIRST, SECOND, OUTPUTS))


def defined(numbers: list[int], pairs: list[tuple[int, int]]) -> list[int]:
    """What a net answers, as its docstring defines it."""
    rest = list(numbers)

    def taken(count: int) -> list[int]:
        part, rest[:] = rest[:count], rest[count:]
        return part

    def limited(total: int) -> int:
        return max(0, min(total, int(MOST_ACTIVE)))

    into_first, first_bias = taken(MARKS * FIRST), taken(FIRST)
    into_second, second_bias = taken(SECOND * FIRST), taken(SECOND)
    into_outputs, straight, bias = taken(OUTPUTS * SECOND), taken(MARKS * OUTPUTS), taken(OUTPUTS)
    first = [
        limited(first_bias[cell] + sum(into_first[mark * FIRST + cell] * amount for mark, amount in pairs))
        for cell in range(FIRST)
    ]
    second = [
        limited((sum(first[at] * into_second[cell * FIRST + at] for at in range(FIRST)) >> 10) + second_bias[cell])
        for cell in range(SECOND)
    ]
    answers = []
    for output in range(OUTPUTS):
        said = sum(second[at] * into_outputs[output * SECOND + at] for at in range(SECOND)) >> 10
        said += bias[output] + sum(straight[mark * OUTPUTS + output] * amount for mark, amount in pairs)
        answers.append((said * 1000) >> 10)
    return answers


def test_a_net_adds_up_as_it_is_defined() -> None:
    rng = random.Random(7)
    for _ in range(200):
        numbers = [rng.randint(-3000, 3000) for _ in range(SIZE)]
        net = Net(MARKS, FIRST, SECOND, OUTPUTS, vec[i64](numbers))
        features = Features()
        for _ in range(rng.randrange(4)):
            features.add_amount(rng.randrange(MARKS), rng.randint(-3, 9))
        net.evaluate(features)
        assert list(net.outputs) == defined(numbers, features.pairs())


def test_an_amount_of_nought_is_no_mark() -> None:
    features = Features()
    features.add_amount(3, 0)
    features.add(2)
    assert features.pairs() == [(2, 1)]
    features.clear()
    assert features.pairs() == []


def test_a_net_refuses_numbers_for_other_sizes() -> None:
    with pytest.raises(ValueError, match=f"has {SIZE} numbers"):
        Net(MARKS, FIRST, SECOND, OUTPUTS, vec[i64]([0] * (SIZE - 1)))


def test_numbers_survive_being_packed() -> None:
    numbers = [random.Random(3).randint(-32768, 32767) for _ in range(500)]
    assert unpacked(packed(array("h", numbers))) == numbers


def test_odds_are_chances() -> None:
    assert chance_of(0) == 0.5
    assert chance_of(1000) == pytest.approx(0.731, abs=0.001)
    assert 0 < chance_of(-(10**9)) < 1e-5
