"""The turn clock of a table: agreed when it is made, public, and gentle: the stand-in takes one decision, no more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from aerodrome.kernel.record import Decision
from aerodrome.protocol.bodies import NewSeat
from aerodrome.server import automatic
from aerodrome.server.entries import Lapsed, LogEntry, decode
from aerodrome.server.table import LiveTable
from tests.server.gathering import HERE, LINK, ME, STEADY, Listener, Party, at_a_party
from tests.server.test_seats import refused

MINUTE = 60
SEED = 7


class Hourglass:
    """Stands for the sleep of automatic answers: each waits until the test lets it go on."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._gate = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        if seconds > 1:
            await self._gate.acquire()

    def run_out(self) -> None:
        self._gate.release()


async def together(party: Party, game: str, *, clock: int | None = MINUTE) -> tuple[LiveTable, list[Listener]]:
    ann, bob = await party.guest("Ann"), await party.guest("Bob")
    table = await party.table(ann, game, ME, LINK, seed=SEED, clock=clock)
    await table.sit(bob, 1, await party.key(table, 1, ann))
    return table, [await Listener(0, ann).look(table), await Listener(1, bob).look(table)]


async def log_of(party: Party, table: LiveTable) -> list[LogEntry]:
    return [decode(row.body) for row in await party.store.log(table.id)]


async def until_lapsed(party: Party, table: LiveTable) -> list[LogEntry]:
    """The log, as soon as a decision was taken because time was over."""
    while True:
        log = await log_of(party, table)
        if any(isinstance(entry, Lapsed) for entry in log):
            return log
        await asyncio.sleep(0.01)


def test_when_the_time_is_over_the_stand_in_takes_that_one_decision(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        hourglass = Hourglass()
        with patch.object(automatic, "sleep", hourglass.sleep):
            table, (ann, bob) = await together(party, "aerion")
            assert ann.last["legal"]
            hourglass.run_out()
            log = await until_lapsed(party, table)
            at = log.index(Lapsed(0))
            decision = log[at + 1]
            assert isinstance(decision, Decision)
            assert decision.seat == 0
            assert table.ledger.places[0].bot is None, "the person plays on"
            again = next(one for one in (ann, bob) if one.last["legal"])
            await again.do(table, again.last["legal"][0])
            assert len([entry for entry in await log_of(party, table) if isinstance(entry, Lapsed)]) == 1

    at_a_party(tmp_path, happens)


def test_everybody_is_told_how_much_time_is_left_and_a_decision_begins_it_again(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        hourglass = Hourglass()
        with patch.object(automatic, "sleep", hourglass.sleep):
            table, (ann, bob) = await together(party, "aerion")
            watcher = await Listener(-1).look(table)
            heard = len(watcher.of_type("table"))
            await ann.do(table, ann.last["legal"][0])
            for one in (ann, bob, watcher):
                told = one.of_type("table")[-1]
                assert told["clock"] == MINUTE
                assert MINUTE - 5 < told["clock_left"] <= MINUTE
            assert len(watcher.of_type("table")) == heard + 1
            assert all(seconds <= MINUTE for seconds in hourglass.asked)

    at_a_party(tmp_path, happens)


def test_a_plan_that_grows_in_secret_does_not_move_the_clock(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        with patch.object(automatic, "sleep", Hourglass().sleep):
            table, listeners = await together(party, "etherium")
            while len(table.ledger.match.actors if table.ledger.match else ()) < 2:
                asked = next(one for one in listeners if one.last["legal"])
                await asked.do(table, asked.last["legal"][0])
            watcher = await Listener(-1).look(table)
            heard, ends = len(watcher.texts), table.clock.ends
            await listeners[0].do(table, listeners[0].last["legal"][0])
            assert (len(watcher.texts), table.clock.ends) == (heard, ends)

    at_a_party(tmp_path, happens)


def test_after_a_restart_everybody_has_the_whole_time_again(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        with patch.object(automatic, "sleep", Hourglass().sleep):
            table, _ = await together(party, "aerion")
            before = table.clock.ends
            await party.again()
            after = (await party.hall.find(table.id)).clock.ends
            assert before is not None
            assert after is not None
            assert after > before

    at_a_party(tmp_path, happens)


def test_the_same_people_again_have_the_same_clock(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        with patch.object(automatic, "sleep", Hourglass().sleep):
            table, listeners = await together(party, "aerion")
            people = [one.row for one in listeners if one.row is not None]
            for seat, person in enumerate(people):
                await table.resign(person, seat)
            again = await party.hall.rematch(people[0], table.id)
            assert again.info().clock == MINUTE

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize("seats", [(ME,), (ME, STEADY)])
def test_nobody_is_hurried_who_plays_alone(tmp_path: Path, seats: tuple[NewSeat, ...]) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        with refused("bad-input"):
            await party.table(ann, "aerion", *seats, clock=MINUTE)
        assert (await party.table(ann, "aerion", ME, HERE)).info().clock is None

    at_a_party(tmp_path, happens)
