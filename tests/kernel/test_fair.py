"""Fair dice: known vectors, an independent calculation, and every outcome equally likely."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aerodrome
from aerodrome.kernel import BadInput, Seed, SeededDealer, fair

SECRET = bytes(range(32))


def own_hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 written out, for keys of at most 64 bytes."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def own_key(secret: bytes, *contributions: bytes) -> bytes:
    message = b"aerodrome fair dice 1"
    for part in contributions:
        message += len(part).to_bytes(1, "big") + part
    return own_hmac(secret, message)


def own_outcome(key: bytes, stream: str, index: int, n: int) -> int:
    """The first of the words for attempts 0, 1, … that lies below the largest multiple of n, modulo n."""
    attempt = 0
    while True:
        message = stream.encode("utf-8") + b"\0" + index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(own_hmac(key, message)[:8], "big")
        if word < 2**64 // n * n:
            return word % n
        attempt += 1


# The pseudo-random function


@given(st.binary(min_size=1, max_size=64), st.text(max_size=12), st.integers(0, 2**63), st.integers(1, 2**63))
def test_every_outcome_can_be_calculated_by_anybody(key: bytes, stream: str, index: int, n: int) -> None:
    assert fair.outcome(key, stream, index, n) == own_outcome(key, stream, index, n)


@given(st.binary(min_size=1, max_size=64), st.lists(st.binary(min_size=1, max_size=64), max_size=4))
def test_the_key_can_be_calculated_by_anybody(secret: bytes, contributions: list[bytes]) -> None:
    seed = Seed.of(secret, contributions=tuple(contributions))
    assert seed.key == own_key(secret, *contributions)
    assert seed.commitment == hashlib.sha256(secret).hexdigest()


def test_known_vectors() -> None:
    assert Seed.of(SECRET).key.hex() == "b836045453944799bad45606bf163c5146083572e959823469415ecdc7e2c55c"
    assert Seed.of(SECRET).commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert (
        Seed.of(SECRET, contributions=(b"a", b"bc")).key.hex()
        == "44bac42a860cc8ab35afebcd74e2a4bb630a6f401a3fe0cf84e6aaf68f134720"
    )
    assert [fair.outcome(SECRET, "dice", index, 6) for index in range(12)] == [0, 5, 4, 1, 5, 2, 3, 5, 3, 1, 5, 2]
    assert [fair.outcome(SECRET, "deck AAA", index, 8) for index in range(8)] == [3, 1, 0, 7, 4, 2, 5, 6]
    assert fair.outcome(SECRET, "dice", 0, 2**63) == 4203502062471909894
    assert fair.outcome(SECRET, "dice", 5, 1) == 0


def words(monkeypatch: pytest.MonkeyPatch, *values: int) -> list[tuple[bytes, bytes, str]]:
    """Let the function give these words one after the other; returns the list of what it is asked."""
    asked: list[tuple[bytes, bytes, str]] = []

    def digest(key: bytes, message: bytes, method: str) -> bytes:
        asked.append((key, message, method))
        return values[len(asked) - 1].to_bytes(8, "big") + b"\xff" * 24

    monkeypatch.setattr(hmac, "digest", digest)
    return asked


def test_words_beyond_the_last_whole_multiple_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    top = 2**64
    assert top % 6 == 4
    asked = words(monkeypatch, top - 1, top - 4, top - 5)
    assert fair.outcome(b"key", "dice", 258, 6) == 5
    assert asked == [
        (b"key", b"dice\0" + b"\0\0\0\0\0\0\1\2" + b"\0\0\0\0", "sha256"),
        (b"key", b"dice\0" + b"\0\0\0\0\0\0\1\2" + b"\0\0\0\1", "sha256"),
        (b"key", b"dice\0" + b"\0\0\0\0\0\0\1\2" + b"\0\0\0\2", "sha256"),
    ]


@pytest.mark.parametrize(
    ("n", "word", "result"),
    [(6, 0, 0), (6, 5, 5), (6, 6, 0), (6, 2**64 - 5, 5), (8, 2**64 - 1, 7), (1, 2**64 - 1, 0), (2**63, 2**63, 0)],
)
def test_a_word_decides_by_its_remainder(monkeypatch: pytest.MonkeyPatch, n: int, word: int, result: int) -> None:
    asked = words(monkeypatch, word)
    assert fair.outcome(b"key", "dice", 0, n) == result
    assert len(asked) == 1


@pytest.mark.parametrize("n", range(1, 40))
def test_exactly_equally_likely(monkeypatch: pytest.MonkeyPatch, n: int) -> None:
    """With words of eight bits all of them can be tried: each result has equally many, and few are passed over."""
    monkeypatch.setattr(fair, "_WORD", 256)
    results: Counter[int] = Counter()
    passed_over = 0
    for word in range(256):
        asked = words(monkeypatch, word, 0)
        result = fair.outcome(b"key", "dice", 0, n)
        if len(asked) == 1:
            results[result] += 1
        else:
            passed_over += 1
    assert results == dict.fromkeys(range(n), 256 // n)
    assert passed_over == 256 % n


# Dealing


def test_each_stream_counts_its_own_picks() -> None:
    seed = Seed.known(7)
    dealer = SeededDealer(seed, ("choices", "dice", "deck"))
    asked = [(1, 6), (2, 8), (1, 6), (1, 20), (2, 7), (0, 3)]
    used = [0, 0, 0]
    for stream, n in asked:
        assert dealer.pick(stream, n) == own_outcome(seed.key, ("choices", "dice", "deck")[stream], used[stream], n)
        used[stream] += 1


def test_a_pick_can_be_passed_over() -> None:
    first, second = (SeededDealer(Seed.known(7), ("choices", "dice")) for _ in range(2))
    results = [first.pick(1, 1000) for _ in range(5)]
    second.skip(1)
    second.skip(1)
    assert [second.pick(1, 1000) for _ in range(3)] == results[2:]


def test_one_seed_stays_comparable_however_you_play() -> None:
    """Other decisions use other picks of the dice, but the decks still give the same cards."""
    quick, slow = (aerodrome.new("aerion", seed=11) for _ in range(2))
    slow.play("roll")
    slow.play("discard AAAA")
    slow.play("keep none")
    quick.play("roll")
    quick.play("discard AAAA")
    quick.play("keep none")
    quick.play("discard AAA")
    quick.play("keep none")
    dealer = SeededDealer(quick.seed, quick.game.streams)
    picks = [dealer.pick(1, 6) for _ in range(18)]
    for match, count in ((slow, 12), (quick, 18)):
        assert [pick.result for pick in match.picks_used() if pick.stream == 1] == picks[:count]


# Seeds


def test_a_known_seed_is_the_same_for_everybody() -> None:
    for seed in (7, "7"):
        known = Seed.known(seed)
        assert known.secret == hashlib.sha256(b"aerodrome known deal 1\x007").digest()
        assert known.is_known
    assert Seed.known("été").secret == hashlib.sha256(b"aerodrome known deal 1\0" + "été".encode()).digest()
    assert Seed.known(-3).secret == Seed.known("-3").secret
    assert Seed.known(7).secret != Seed.known(8).secret


def test_a_fresh_seed_has_256_bits_that_nobody_knows() -> None:
    seeds = [Seed.fresh() for _ in range(20)]
    assert len({seed.secret for seed in seeds}) == 20
    for seed in seeds:
        assert seed.secret is not None
        assert len(seed.secret) == 32
        assert not seed.is_known
        assert seed.contributions == ()
        assert seed.commitment == hashlib.sha256(seed.secret).hexdigest()


@pytest.mark.parametrize("seed", [True, None, 1.5, b"7", [], ("a",)])
def test_a_seed_is_a_number_or_a_word(seed: Any) -> None:
    with pytest.raises(BadInput, match="A seed is a whole number or a word, not"):
        Seed.known(seed)


@pytest.mark.parametrize(
    "seed", ["", "a\n", "\0", "\ud800", "x" * 201, 10**200, -(10**200), pytest.param(10**10_000, id="huge")]
)
def test_a_seed_has_1_to_200_printable_characters(seed: int | str) -> None:
    with pytest.raises(BadInput, match="A seed has 1 to 200 printable characters"):
        Seed.known(seed)


@pytest.mark.parametrize("seed", ["x", "x" * 200, 10**200 - 1, -(10**199) + 1, 0])
def test_the_longest_and_shortest_seeds(seed: int | str) -> None:
    assert Seed.known(seed).is_known


def test_contributions_are_mixed_in_in_their_order() -> None:
    seed = Seed.fresh()
    both = replace(seed, contributions=(b"a", b"b"))
    assert both.secret == seed.secret
    assert both.commitment == seed.commitment
    others = [(), (b"b", b"a"), (b"ab",), (b"a\1b",), (b"a",)]
    assert len({both.key, *(replace(seed, contributions=other).key for other in others)}) == 6


def test_a_seed_that_is_still_secret_decides_nothing() -> None:
    seed = Seed("0" * 64, None)
    with pytest.raises(BadInput, match="The seed of this match is still secret"):
        _ = seed.key
    with pytest.raises(BadInput, match="The seed of this match is still secret"):
        SeededDealer(seed, ("choices",))
