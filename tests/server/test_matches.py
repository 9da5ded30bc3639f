"""Matches of all games through the protocol, to the end; and the audit that holds them finds what it looks for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest

import aerodrome
from aerodrome.kernel.record import Decision, Undone, Wished, Withdrawn
from aerodrome.protocol.bodies import NewTable
from aerodrome.server.entries import Sat, encode
from aerodrome.server.store import LogRow
from tests.server.audit import check_record, differences
from tests.server.matches import GAMES, HERE, LINK, ME, RANDOM, SEATS, STEADY, Plan, World, plan_of
from tests.server.players import Deed, Habits, deed_of
from tests.server.process import ServerProcess

BUSY = Habits(rest=0.02)
PLANS = (
    Plan(NewTable(game="aerion", seats=(LINK, STEADY)), BUSY, is_watched=True, leaves_first=True),
    Plan(NewTable(game="celestia_duo", seats=(ME, HERE)), BUSY, is_watched=True, has_rematch=True),
    Plan(NewTable(game="celestia_duo", seats=(LINK, RANDOM)), Habits(rest=0.02, resign=0.02), on_second_device=True),
    Plan(NewTable(game="etherium", seats=(LINK, ME)), BUSY, on_second_device=True),
)


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    with ServerProcess(database) as running:
        yield running


def test_all_games_are_played_to_the_end_with_all_kinds_of_seats(server: ServerProcess, database: str) -> None:
    async def play() -> None:
        world = World([server.url], database, seed=1)
        try:
            async with asyncio.TaskGroup() as group:
                for number, plan in enumerate(PLANS):
                    group.create_task(world.play(number, plan))
        finally:
            world.close()
        tally = world.tally
        assert tally.matches == len(PLANS) + 1
        assert tally.acknowledged == tally.written > 300
        assert (tally.lost, tally.duplicated) == (0, 0)
        assert {"do", "undo", "withdraw", "wish", "rest", "illegal", "unknown-action"} <= tally.kinds.keys()

    asyncio.run(play())


def test_many_plans_have_all_games_all_kinds_of_seats_and_all_that_people_do() -> None:
    plans = [plan_of(number, random.Random(number)) for number in range(120)]
    for game in GAMES:
        of_game = [plan for plan in plans if plan.wanted.game == game]
        assert {plan.wanted.seats for plan in of_game} == set(SEATS[game])
        for what in ("on_second_device", "is_watched", "leaves_first", "has_rematch"):
            assert {getattr(plan, what) for plan in of_game} == {True, False}
        assert {plan.habits.resign > 0 for plan in of_game} == {True, False}
        assert {plan.wanted.seed is None for plan in of_game} == {True, False}


# The audit


def a_log() -> tuple[aerodrome.Record, list[LogRow]]:
    """A short match and its log; the first seat's decisions come from one device."""
    match = aerodrome.new("aerion", seed=7)
    for _ in range(4):
        match.play(next(iter(match.legal())))
    rows = [LogRow(1, 0.0, encode(Sat(0, "guest")), 0)]
    rows += [
        LogRow(number, 0.0, encode(entry), 0, number, "device-1", number)
        for number, entry in enumerate(match.entries, 2)
    ]
    return match.record(with_seed=True), rows


def test_what_was_acknowledged_and_is_not_in_the_log_is_found() -> None:
    record, rows = a_log()
    deeds = [deed_of(entry) for entry in record.entries]
    assert differences(rows, {"device-1": deeds}) == ([], [])
    assert differences(rows[:-1], {"device-1": deeds}) == ([("device-1", deeds[-1])], [])
    assert differences(rows, {"device-1": deeds, "device-2": [Deed("undo")]}) == ([("device-2", Deed("undo"))], [])


def test_what_stands_twice_or_was_never_acknowledged_is_found() -> None:
    record, rows = a_log()
    deeds = [deed_of(entry) for entry in record.entries]
    again = rows[-1]._replace(number=len(rows) + 1)
    assert differences([*rows, again], {"device-1": deeds}) == ([], [("device-1", deeds[-1])])
    assert differences(rows, {"device-1": deeds[:-1]}) == ([], [("device-1", deeds[-1])])
    stranger = rows[-1]._replace(client="device-2")
    assert differences([*rows[:-1], stranger], {"device-1": deeds[:-1]}) == ([], [("device-2", deeds[-1])])


def test_a_record_that_is_not_the_log_is_found() -> None:
    record, rows = a_log()
    check_record("table", rows, record)
    with pytest.raises(AssertionError, match="not the log"):
        check_record("table", rows, msgspec.structs.replace(record, entries=record.entries[:-1]))
    with pytest.raises(AssertionError, match="gap"):
        check_record("table", [*rows[:2], *rows[3:]], record)
    with pytest.raises(AssertionError, match="twice"):
        check_record("table", [*rows[:-1], rows[-1]._replace(command=rows[-2].command)], record)


def test_every_entry_of_a_record_is_a_deed_of_its_own_kind() -> None:
    entries = (Decision(0, "roll"), Undone(0), Withdrawn(0), Wished(0, ("scree", "still")))
    wanted = [Deed("do", "roll"), Deed("undo"), Deed("withdraw"), Deed("wish", "scree,still")]
    assert [deed_of(entry) for entry in entries] == wanted
