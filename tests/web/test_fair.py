"""The page checks the dice by itself, in arithmetic of its own: it must find what Python finds."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import aerodrome
from aerodrome.games import find
from aerodrome.kernel import (
    AbortedRound,
    Contribution,
    FastDealer,
    Match,
    Mixing,
    Promise,
    Record,
    Seed,
    contribution_hash,
)
from aerodrome.protocol.messages import SeatInfo
from tests.web.built import WEB
from tests.web.samples import NEW_TABLE
from tests.web.test_words import NODE

SECRET = b"a secret of thirty-two bytes...."
COMMITMENT = hashlib.sha256(SECRET).hexdigest()
PARTS = (b"one person's bytes", b"and another's", b"x" * 64)


class Page:
    """The page's scripts, in a browser that has nothing but storage."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, *question: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


@pytest.fixture
def page() -> Iterator[Page]:
    command = [str(NODE), str(Path(__file__).with_name("fair.mjs")), str(WEB)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Page(process)
        assert process.stdin is not None
        process.stdin.close()


def mixing(seats: int, given_up: int = 0) -> Mixing:
    parts = tuple(
        Contribution(seat, contribution_hash(COMMITMENT, given_up + 1, seat, PARTS[seat]), PARTS[seat].hex())
        for seat in range(seats)
    )
    aborted = AbortedRound((Promise(0, "11" * 32), Promise(1, "22" * 32)), (1,))
    return Mixing(tuple(range(seats)), parts, (aborted,) * given_up)


@cache
def record(game: str, seats: int, form: str) -> Record:
    """A whole match with random decisions, whose seed was mixed in some way."""
    seed = Seed.of(SECRET)
    if form == "unowned":
        seed = replace(seed, contributions=(PARTS[0], PARTS[1]))
    elif form != "nobody":
        seed = seed.mixed(mixing(seats, int(form == "aborted")))
    rules = find(game)
    match = Match(rules, rules.settle_options({}), seats, seed)
    chance = FastDealer(5)
    while match.actors:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(legal.ids[chance.pick(0, len(legal))], seat)
    return match.record()


def plain(found: Record) -> dict[str, Any]:
    as_json: dict[str, Any] = json.loads(found.dumps())
    return as_json


def test_its_hashes_are_those_of_everybody_else(page: Page) -> None:
    chance = random.Random(3)
    texts = [chance.randbytes(size) for size in (*range(130), 1000, 5000)]
    for text in texts:
        assert page.ask("sha256", text.hex()) == hashlib.sha256(text).hexdigest()
    for key in (chance.randbytes(size) for size in (0, 1, 32, 63, 64, 65, 200)):
        for text in texts[::17]:
            assert page.ask("hmac", key.hex(), text.hex()) == hmac.digest(key, text, "sha256").hex()
    for number, seat in ((1, 0), (1, 5), (300, 1)):
        told = page.ask("hash", COMMITMENT, number, seat, PARTS[0].hex())
        assert told == contribution_hash(COMMITMENT, number, seat, PARTS[0])


@pytest.mark.parametrize("form", ["nobody", "unowned", "people", "aborted"])
@pytest.mark.parametrize(("game", "seats"), [("aerion", 2), ("celestia_duo", 2), ("etherium", 3)])
def test_every_draw_of_a_record_is_worked_out_again(page: Page, game: str, seats: int, form: str) -> None:
    found = record(game, seats, form)
    checked = page.ask("check", plain(found), None)
    assert checked == {"doubts": [], "draws": aerodrome.verify(found).draws, "hasMemory": False}


@pytest.mark.parametrize(
    ("path", "value", "doubt"),
    [
        (("seed",), "00" * 32, "seed"),
        (("deal", 0, 2, 0), 99, "draws"),
        (("mixing", "contributions", 0, "bytes"), "ab" * 16, "hashes"),
        (("mixing", "contributions", 1, "seat"), 0, "people"),
        (("mixing", "people"), [0], "people"),
        (("mixing", "aborted"), [], "hashes"),
    ],
)
def test_it_doubts_a_forged_record(page: Page, path: tuple[str | int, ...], value: object, doubt: str) -> None:
    forged: Any = plain(record("aerion", 2, "aborted"))
    part = forged
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    checked = page.ask("check", forged, None)
    assert doubt in checked["doubts"]


@pytest.mark.parametrize("seats", [(0, 1, 2), (0, 1, 1), (1, 0), ()])
def test_it_doubts_contributions_that_are_not_one_for_each_person(page: Page, seats: tuple[int, ...]) -> None:
    """Every hash is right and every draw follows: the server has mixed in what it liked."""
    rules = find("aerion")
    parts = tuple(
        Contribution(seat, contribution_hash(COMMITMENT, 1, seat, added), added.hex())
        for seat, added in zip(seats, PARTS, strict=False)
    )
    match = Match(rules, rules.settle_options({}), 2, Seed.of(SECRET).mixed(Mixing(seats, parts)))
    assert page.ask("check", plain(match.record(with_seed=True)), None)["doubts"] == ["people"]


# What a device remembers


def table(**fields: Any) -> dict[str, Any]:
    """A table of two people as its page is told of it."""
    committed, contributed = fields.pop("has_committed", False), fields.pop("has_contributed", False)
    seat = SeatInfo(kind="link", is_taken=True, has_committed=committed, has_contributed=contributed)
    info = msgspec.structs.replace(NEW_TABLE, commitment=COMMITMENT, seats=(seat, seat), **fields)
    found: dict[str, Any] = msgspec.to_builtins(info)
    return found


def test_a_hash_comes_first_and_the_bytes_follow_even_after_a_reload(page: Page) -> None:
    page.ask("open", 1)
    commit = page.ask("see", 1, table())
    assert (commit["type"], commit["round"]) == ("commit", 1)
    assert page.ask("see", 1, table()) is None
    page.ask("open", 1)
    assert page.ask("see", 1, table()) is None, "the bytes are kept, so no other hash is sent"
    shown = table(hashes=("11" * 32, commit["hash"]), has_committed=True)
    reveal = page.ask("see", 1, shown)
    assert reveal["type"] == "reveal"
    assert commit["hash"] == contribution_hash(COMMITMENT, 1, 1, bytes.fromhex(reveal["bytes"]))
    assert page.ask("see", 1, {**shown, "seats": table(has_committed=True, has_contributed=True)["seats"]}) is None


def test_no_bytes_are_sent_while_somebody_s_hash_is_missing(page: Page) -> None:
    page.ask("open", 1)
    commit = page.ask("see", 1, table())
    assert page.ask("see", 1, table(hashes=(None, commit["hash"]))) is None


def test_bytes_that_are_lost_are_known_to_be_lost_and_the_next_round_is_begun(page: Page) -> None:
    page.ask("open", 1)
    commit = page.ask("see", 1, table())
    shown = table(hashes=("11" * 32, commit["hash"]), has_committed=True)
    assert page.ask("stuck", 1, shown) is False
    page.ask("forget")
    page.ask("open", 1)
    assert page.ask("see", 1, shown) is None
    assert page.ask("stuck", 1, shown) is True
    again = page.ask("giveUp", 1, shown)
    assert (again["type"], again["round"]) == ("commit", 2)


def test_what_was_seen_at_the_beginning_is_compared_with_the_end(page: Page) -> None:
    page.ask("open", 1)
    commit = page.ask("see", 1, table())
    host = PARTS[0]
    hashes = (contribution_hash(COMMITMENT, 1, 0, host), commit["hash"])
    reveal = page.ask("see", 1, table(hashes=hashes, has_committed=True))
    own = bytes.fromhex(reveal["bytes"])
    parts = tuple(Contribution(seat, hashes[seat], added.hex()) for seat, added in enumerate((host, own)))
    honest = Mixing((0, 1), parts)

    def doubts(mixed: Mixing, secret: bytes = SECRET) -> set[str]:
        rules = find("aerion")
        end = Match(rules, rules.settle_options({}), 2, Seed.of(secret).mixed(mixed)).record(with_seed=True)
        checked = page.ask("check", plain(end), NEW_TABLE.id)
        assert checked["hasMemory"] is True
        return set(checked["doubts"])

    def others(seat: int, added: bytes, commitment: str = COMMITMENT) -> Contribution:
        return Contribution(seat, contribution_hash(commitment, 1, seat, added), added.hex())

    assert doubts(honest) == set()
    assert doubts(Mixing((0, 1), (others(0, b"chosen later"), parts[1]))) == {"hashes"}
    assert doubts(Mixing((0, 1), (parts[0], others(1, b"not mine")))) == {"hashes", "own"}
    other = hashlib.sha256(b"z" * 32).hexdigest()
    another = Mixing((0, 1), (others(0, host, other), others(1, own, other)))
    assert "commitment" in doubts(another, b"z" * 32)
    page.ask("see", 1, table(aborted=(AbortedRound((Promise(0, "11"), Promise(1, "22")), (0,)),), round=2))
    assert "rounds" in doubts(honest)
