"""Not even the host can choose: hashes come first, bytes follow, and whatever is given up is there to be seen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import aerodrome
from aerodrome.client import Fairness
from aerodrome.games import find
from aerodrome.kernel import BadInput, Contribution, Match, Mixing, Record, Seed, contribution_hash
from aerodrome.protocol.messages import Commit, Reveal, TableInfo
from aerodrome.server.entries import Aborted, Contributed, encode
from aerodrome.server.ledger import record_of
from aerodrome.server.store import Change, LogRow
from aerodrome.server.table import LiveTable
from tests.server.gathering import HERE, LINK, ME, STEADY, Listener, Party, at_a_party, mixed
from tests.server.test_fair_dice import checked
from tests.server.test_seats import refused

FIRST, SECOND, OTHER = "a1" * 16, "b2" * 32, "c3" * 16


async def two(party: Party, game: str = "celestia_duo") -> tuple[LiveTable, Listener, Listener]:
    """A table of two people who look at it, and who have added nothing yet."""
    ann, bob = await party.guest("Ann"), await party.guest("Bob")
    table = await party.table(ann, game, ME, LINK)
    await table.sit(bob, 1, await party.key(table, 1, ann))
    return table, await Listener(0, ann).look(table), await Listener(1, bob).look(table)


def shown(listener: Listener) -> dict[str, Any]:
    return listener.of_type("table")[-1]


def test_a_host_who_plays_cannot_choose_bytes_to_suit_those_of_the_others(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, host, friend = await two(party, "aerion")
        await host.commit(table, FIRST)
        await friend.commit(table, SECOND)
        await friend.reveal(table, SECOND)
        # The host now reads seed and bytes in its database, and finds bytes that give it six sixes.
        with refused("bad-input"):
            await host.reveal(table, OTHER)
        with refused("late"):
            await host.commit(table, OTHER)
        assert table.info().status == "gathering"
        await host.reveal(table, FIRST)
        assert table.info().status == "playing"

    at_a_party(tmp_path, happens)


def test_nobody_sees_a_hash_before_all_are_there_and_no_bytes_before_the_end(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, anns, bobs = await two(party)
        await anns.commit(table, FIRST)
        assert (shown(bobs)["hashes"], shown(bobs)["seats"][0]["has_committed"]) == ([], True)
        with refused("too-early"):
            await anns.reveal(table, FIRST)
        await bobs.commit(table, SECOND)
        commitment = table.info().commitment
        hashes = [
            contribution_hash(commitment, 1, seat, bytes.fromhex(added)) for seat, added in enumerate((FIRST, SECOND))
        ]
        assert shown(anns)["hashes"] == shown(bobs)["hashes"] == hashes
        await anns.reveal(table, FIRST)
        await bobs.reveal(table, SECOND)
        watching = await Listener(-1).look(table)
        for text in (*anns.texts, *bobs.texts, *watching.texts):
            assert FIRST not in text
            assert SECOND not in text

    at_a_party(tmp_path, happens)


def test_contributions_are_mixed_in_the_order_of_the_seats_whoever_was_first(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, anns, bobs = await two(party)
        await bobs.commit(table, SECOND)
        await anns.commit(table, FIRST)
        await bobs.reveal(table, SECOND)
        await anns.reveal(table, FIRST)
        mixing = table.ledger.seed.mixing
        assert mixing is not None
        assert [(one.seat, one.bytes) for one in mixing.contributions] == [(0, FIRST), (1, SECOND)]

    at_a_party(tmp_path, happens)


def test_a_seat_speaks_for_itself_and_bots_add_nothing(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, HERE, LINK, STEADY)
        await table.sit(bob, 2, await party.key(table, 2, ann))
        people = [await Listener(seat, bob if seat == 2 else ann).look(table) for seat in range(3)]
        with refused("forbidden"):
            await Listener(0, bob).commit(table)
        with refused("forbidden"):
            await Listener(3, ann).commit(table)
        await mixed(table, *people)
        assert table.info().status == "playing"
        assert [hash is not None for hash in table.info().hashes] == [True, True, True, False]

    at_a_party(tmp_path, happens)


async def finished(table: LiveTable, *listeners: Listener) -> Record:
    """The record of a match that both give up at once."""
    for listener in listeners:
        assert listener.row is not None
        await table.resign(listener.row, listener.seat)
    return await table.record()


def test_a_device_that_has_lost_its_bytes_gives_up_the_round_and_everybody_sees_it(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, anns, bobs = await two(party)
        await anns.commit(table, FIRST)
        with refused("late"):
            await anns.commit(table, OTHER, round=2)
        await bobs.commit(table, SECOND)
        hashes = table.info().hashes
        await bobs.reveal(table, SECOND)
        with refused("late"):
            await bobs.commit(table, OTHER, round=2)
        await anns.commit(table, OTHER, round=2)
        await anns.commit(table, OTHER, round=2)
        (given_up,) = table.info().aborted
        assert (tuple(one.hash for one in given_up.hashes), given_up.missing) == (hashes, (0,))
        assert (shown(bobs)["round"], shown(bobs)["hashes"]) == (2, [])
        with refused("late"):
            await table.reveal(1, bobs.sender, Reveal(command=1, round=1, bytes=SECOND))
        await bobs.commit(table, FIRST)
        await party.again()
        table = await party.hall.find(table.id)
        await bobs.reveal(table, FIRST)
        await anns.reveal(table, OTHER)
        assert table.info().status == "playing"
        record = await finished(table, anns, bobs)
        assert record.mixing is not None
        assert record.mixing.aborted == (given_up,)
        found = aerodrome.verify(record.dumps())
        assert (found.mixed, found.people, found.aborted) == ("people", 2, 1)
        assert "1 rounds were given up" in checked(record.dumps(), tmp_path).stdout
        hidden = json.loads(record.dumps())
        del hidden["mixing"]["aborted"]
        with pytest.raises(BadInput, match="do not match the hash"):
            aerodrome.verify(json.dumps(hidden))

    at_a_party(tmp_path, happens)


def test_who_leaves_when_the_hashes_are_shown_ends_the_round(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, anns, bobs = await two(party)
        await anns.commit(table, FIRST)
        await bobs.commit(table, SECOND)
        await anns.reveal(table, FIRST)
        assert bobs.row is not None
        assert anns.row is not None
        await table.leave(bobs.row, 1)
        assert (table.info().round, [one.missing for one in table.info().aborted]) == (2, [(1,)])
        await table.sit(bobs.row, 1, await party.key(table, 1, anns.row))
        await mixed(table, anns, bobs)
        assert table.info().status == "playing"
        assert sum('"aborted"' in row.body for row in await party.store.log(table.id)) == 1

    at_a_party(tmp_path, happens)


def test_rounds_cannot_be_given_up_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aerodrome.server.people.MOST_ROUNDS", 2)

    async def happens(party: Party) -> None:
        table, anns, bobs = await two(party)
        for _ in range(2):
            for listener in (anns, bobs):
                if not table.info().seats[listener.seat].has_committed:
                    await listener.commit(table)
            number = table.info().round + 1
            if number == 2:
                await anns.commit(table, round=number)
            else:
                with refused("too-many"):
                    await anns.commit(table, round=number)

    at_a_party(tmp_path, happens)


# The record


async def a_record(party: Party) -> dict[str, Any]:
    table, anns, bobs = await two(party)
    await mixed(table, anns, bobs)
    found: dict[str, Any] = json.loads((await finished(table, anns, bobs)).dumps())
    return found


def test_a_server_cannot_slip_in_a_contribution_of_nobody(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        record = await a_record(party)
        for seat in (-1, 0, 1, 2, 300):
            forged = json.loads(json.dumps(record))
            forged["mixing"]["contributions"].append({"seat": seat, "hash": "00" * 32, "bytes": OTHER})
            for people in ([0, 1], [0, 1, seat], [0, 1, 2]):
                forged["mixing"]["people"] = people
                with pytest.raises(BadInput):
                    aerodrome.verify(json.dumps(forged))
            assert checked(json.dumps(forged), tmp_path).returncode == 1

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize(
    ("people", "seats"),
    [((0, 1), (0, 1, 2)), ((0, 1, 2), (0, 1, 2)), ((0, 1, 1), (0, 1, 1)), ((1, 0), (1, 0)), ((), ())],
    ids=["one more", "of a seat that is none", "of a seat twice", "in another order", "of nobody"],
)
def test_what_a_server_mixed_in_by_itself_is_found_although_every_draw_fits(
    tmp_path: Path, people: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    """The host has no seat, and has tried until the first roll was what it liked; all hashes are right."""
    seed, rules = Seed.of(b"x" * 32), find("aerion")
    parts = tuple(
        Contribution(seat, contribution_hash(seed.commitment, 1, seat, bytes.fromhex(added)), added)
        for seat, added in zip(seats, (FIRST, SECOND, OTHER), strict=False)
    )
    match = Match(rules, rules.settle_options({}), 2, seed.mixed(Mixing(people, parts)))
    record = match.record(with_seed=True).dumps()
    with pytest.raises(BadInput):
        aerodrome.verify(record)
    answer = checked(record, tmp_path)
    assert (answer.returncode, answer.stdout) == (1, "")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"known_deal": True}, "either the contributions"),
        ({"contributions": ["00"]}, "either the contributions"),
        ({"mixing": {"people": [], "contributions": []}}, "which seats had people"),
        ({"mixing": {"people": [1, 0], "contributions": []}}, "which seats had people"),
        ({"mixing": {"people": [0, 0], "contributions": []}}, "which seats had people"),
        ({"mixing": {"people": [-1], "contributions": []}}, "which seats had people"),
        ({"mixing": {"people": [0, 1], "contributions": []}}, "exactly one contribution"),
    ],
)
def test_a_record_with_other_people_is_refused(change: dict[str, Any], message: str, tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        with pytest.raises(BadInput, match=message):
            aerodrome.verify(json.dumps({**await a_record(party), **change}))

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize(
    "given_up",
    [
        {"hashes": [], "missing": [0]},
        {"hashes": [{"seat": 0, "hash": "x"}], "missing": []},
        {"hashes": [{"seat": 0, "hash": "x"}], "missing": [1]},
        {"hashes": [{"seat": 1, "hash": "x"}, {"seat": 0, "hash": "x"}], "missing": [1]},
    ],
)
def test_a_round_that_was_given_up_is_written_down_properly(given_up: dict[str, Any], tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        record = await a_record(party)
        mixing = record["mixing"]
        mixing["aborted"] = [given_up]
        for one in mixing["contributions"]:
            one["hash"] = contribution_hash(record["commitment"], 2, one["seat"], bytes.fromhex(one["bytes"]))
        with pytest.raises(BadInput, match="round 1"):
            aerodrome.verify(json.dumps(record))

    at_a_party(tmp_path, happens)


def test_a_log_of_the_older_form_gives_the_record_it_always_gave_and_verify_says_what_it_lacks(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME)
        # Written by an older program: bytes at once, without a hash.
        first = table.ledger.length + 1
        table.ledger.contributions[ann.id] = FIRST
        bodies = [encode(Contributed(ann.id, FIRST)), encode(table.ledger.begin())]
        rows = tuple(LogRow(first + at, 0.0, body) for at, body in enumerate(bodies))
        await party.store.append(Change(table.id, rows))
        await party.again()
        table = await party.hall.find(table.id)
        await Listener(0, ann).look(table)
        await table.resign(ann, 0)
        record = record_of(table.row, await party.store.log(table.id))
        assert (record.contributions, record.mixing) == ((FIRST,), None)
        found = aerodrome.verify(record.dumps())
        assert (found.dice_checked, found.mixed, found.people) == (True, "unowned", 0)
        assert "could choose" in checked(record.dumps(), tmp_path).stdout

    at_a_party(tmp_path, happens)


# What a device checks by itself


async def watched(party: Party, *, cheat: bool = False) -> tuple[Fairness, TableInfo, Record]:
    """A match as the device in seat 1 saw it, with its end."""
    table, anns, bobs = await two(party)
    fairness = Fairness(1)

    def saw() -> Any:
        return fairness.see(table.info())

    saw()
    await anns.commit(table, FIRST)
    await bobs.commit(table, fairness.bytes[1])
    saw()
    await bobs.reveal(table, fairness.bytes[1])
    if cheat:
        # The host did not like what came, and pretends that it had lost its bytes.
        await table.people(lambda ledger: (Aborted(1, (0,)),) if ledger.rounds.number == 1 else ())
        saw()
        await anns.commit(table, FIRST)
        await bobs.commit(table, fairness.bytes[2])
        saw()
        await bobs.reveal(table, fairness.bytes[2])
    await anns.reveal(table, FIRST)
    record = await finished(table, anns, bobs)
    return fairness, table.info(), record


def test_an_honest_match_leaves_no_doubt(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        fairness, end, record = await watched(party)
        assert fairness.doubts(end) == fairness.doubts(record) == set()
        assert end.aborted == ()

    at_a_party(tmp_path, happens)


def test_a_round_that_was_given_up_is_owned_up_to(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        fairness, end, record = await watched(party, cheat=True)
        assert (fairness.doubts(end), len(end.aborted)) == (set(), 1)
        assert fairness.doubts(record) == set()
        assert "rounds" in fairness.doubts(changed(end, aborted=[]))
        assert "rounds" in fairness.doubts(changed(end, aborted=[{"hashes": [], "missing": [0]}]))

    at_a_party(tmp_path, happens)


def changed(end: TableInfo, **fields: Any) -> TableInfo:
    return msgspec.convert({**msgspec.to_builtins(end), **fields}, TableInfo)


def test_a_device_notices_whatever_the_host_changes_afterwards(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        fairness, end, _ = await watched(party)
        parts = [{"seat": one.seat, "hash": one.hash, "bytes": one.bytes} for one in end.contributions]
        host = {"seat": 0, "hash": contribution_hash(end.commitment, 1, 0, bytes.fromhex(OTHER)), "bytes": OTHER}
        own = {"seat": 1, "hash": contribution_hash(end.commitment, 1, 1, bytes.fromhex(OTHER)), "bytes": OTHER}
        assert fairness.doubts(changed(end, seed="00" * 32)) == {"seed"}
        assert "commitment" in fairness.doubts(changed(end, commitment="00" * 32))
        assert fairness.doubts(changed(end, contributions=[host, parts[1]])) == {"hashes"}
        assert fairness.doubts(changed(end, contributions=[parts[0], own])) == {"hashes", "own"}
        assert "hashes" in fairness.doubts(changed(end, contributions=parts[1:]))
        assert "hashes" in fairness.doubts(changed(end, contributions=[*parts, {**host, "seat": 2}]))
        assert "own" in fairness.doubts(changed(end, contributions=[]))
        assert "seed" in fairness.doubts(changed(end, seed=None))
        assert "seed" in fairness.doubts(changed(end, seed="nonsense"))

    at_a_party(tmp_path, happens)


def test_no_bytes_are_sent_while_somebody_s_hash_is_missing(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, _, _ = await two(party)
        fairness = Fairness(1)
        share = fairness.see(table.info())
        assert isinstance(share, Commit)
        lying = changed(table.info(), hashes=[None, share.hash])
        assert fairness.see(lying) is None
        assert "hashes" in fairness.doubts(lying)

    at_a_party(tmp_path, happens)
