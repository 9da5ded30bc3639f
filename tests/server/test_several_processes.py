"""Several processes, or one after a crash: nothing is done twice, refused by mistake, or shown older than it is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from aerodrome.protocol import Refused
from aerodrome.protocol.messages import Wish
from aerodrome.server.bots import Thinkers
from aerodrome.server.entries import Began, BytesRevealed, decode, encode
from aerodrome.server.hall import Hall
from aerodrome.server.keys import Keys
from aerodrome.server.metrics import Metrics
from aerodrome.server.settings import UNLIMITED, Settings
from aerodrome.server.shared import written
from aerodrome.server.store import Change, Conflict, LogRow, Store, TableRow, Unsure
from aerodrome.server.table import Sender
from tests.server.gathering import HERE, LINK, ME, SOME_BYTES, Listener, Party, at_a_party


@contextlib.asynccontextmanager
async def deaf_hall(database: str) -> AsyncIterator[Party]:
    """A process that is never told of what others write: as if every word of theirs came too late."""
    settings = Settings(database=database, limits=UNLIMITED)
    metrics = Metrics()
    store = await Store.open(database)
    thinkers = Thinkers(settings, metrics)
    hall = Hall(settings, store, Keys(b"k" * 32), thinkers, metrics)
    try:
        yield Party(hall)
    finally:
        await hall.close()
        await thinkers.close()
        await store.close()


def in_two_processes(database: str, work: Callable[[Party, Party], Awaitable[None]]) -> None:
    async def run() -> None:
        async with deaf_hall(database) as one, deaf_hall(database) as other:
            await work(one, other)

    asyncio.run(run())


def test_a_command_that_another_process_carried_out_is_done_and_not_late(postgres: str) -> None:
    async def happens(here: Party, there: Party) -> None:
        ann = await here.guest("Ann")
        table = await here.table(ann, "aerion", ME, seed=7)
        listener = await Listener(0, ann).look(table)
        elsewhere = await there.hall.find(table.id)
        await listener.do(table, "roll")
        action, decision = listener.last["legal"][0], listener.last["decision"]
        await listener.do(table, action, command=50, decision=decision)
        length = table.ledger.length
        assert elsewhere.ledger.length < length
        await listener.do(elsewhere, action, command=50, decision=decision)
        assert elsewhere.ledger.length == length

    in_two_processes(postgres, happens)


def test_whoever_comes_to_another_process_sees_nothing_older_than_before(postgres: str) -> None:
    async def happens(here: Party, there: Party) -> None:
        ann = await here.guest("Ann")
        table = await here.table(ann, "aerion", ME, seed=7)
        listener = await Listener(0, ann).look(table)
        elsewhere = await there.hall.find(table.id)
        await listener.do(table, "roll")
        again = await Listener(0, ann).look(elsewhere)
        assert again.last["version"] == listener.last["version"] == 1

    in_two_processes(postgres, happens)


def test_a_seat_taken_at_one_process_is_open_to_its_holder_at_another(postgres: str) -> None:
    async def happens(here: Party, there: Party) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await here.table(ann, "celestia_duo", ME, LINK)
        elsewhere = await there.hall.find(table.id)
        key = await here.key(table, 1, ann)
        await table.sit(bob, 1, key)
        listener = await Listener(1, bob).look(elsewhere)
        assert listener.of_type("table")
        await table.leave(bob, 1)
        # The page of the other process has the new link, and what the old one still opened there is open no more.
        assert await there.key(elsewhere, 1, ann) != key
        with pytest.raises(Refused, match="link"):
            await elsewhere.sit(bob, 1, key)

    in_two_processes(postgres, happens)


def test_a_wish_that_comes_again_is_done_and_changes_nothing(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "etherium", ME, HERE, seed=7)
        wishes = table.ledger.match.game.wishes if table.ledger.match is not None else ()
        first, second = Wish(command=1, windows=wishes[:1]), Wish(command=2, windows=wishes[:2])
        for wish in (first, second, first, second, first):
            await table.wish(0, Sender(ann.id, "device-1"), wish)
        await party.again()
        table = await party.hall.find(table.id)
        await table.wish(0, Sender(ann.id, "device-1"), first)
        assert table.ledger.match is not None
        assert table.ledger.match.wishes[0] == wishes[:2]
        assert [row.command for row in await party.store.log(table.id) if row.client == "device-1"] == [1, 2]
        # It counts for this device in this seat alone.
        await table.wish(0, Sender(ann.id, "device-2"), first)
        await table.wish(1, Sender(ann.id, "device-1"), first)
        assert table.ledger.match.wishes == [wishes[:1], wishes[:1]]

    at_a_party(tmp_path, happens)


def test_a_match_begins_although_a_process_was_killed_right_before(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME)
        await Listener(0, ann).commit(table)
        entry = BytesRevealed(0, 1, SOME_BYTES)
        row = LogRow(table.ledger.length + 1, 0.0, encode(entry))
        await party.store.append(Change(table.id, (row,)))
        await party.again()
        table = await party.hall.find(table.id)
        assert not table.ledger.has_begun
        listener = await Listener(0, ann).look(table)
        assert listener.last["legal"]
        assert isinstance((await log_of(party, table.id))[-1], Began)

    at_a_party(tmp_path, happens)


async def log_of(party: Party, table: str) -> list[object]:
    return [decode(row.body) for row in await party.store.log(table)]


def test_two_who_want_a_rematch_at_once_sit_at_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        await table.resign(ann, 0)
        await table.resign(bob, 1)
        create, is_made = party.store.create_table, asyncio.Event()

        async def slow(row: TableRow, change: Change) -> None:
            await create(row, change)
            is_made.set()
            await asyncio.sleep(0.05)

        monkeypatch.setattr(party.store, "create_table", slow)
        asking = asyncio.create_task(party.hall.rematch(ann, table.id))
        await is_made.wait()
        also = await party.hall.rematch(bob, table.id)
        assert also is await asking
        assert party.hall.tables[also.id] is also

    at_a_party(tmp_path, happens)


class Doubtful:
    """A database that fails at the first attempt, while another process writes the same decision."""

    def __init__(self, found: LogRow) -> None:
        self._found = found
        self._attempts = 0

    async def append(self, change: Change) -> None:
        self._attempts += 1
        raise Unsure("gone") if self._attempts == 1 else Conflict(change.table)

    async def log(self, table: str, after: int) -> list[LogRow]:
        return [self._found]


def test_after_a_doubtful_write_the_same_decision_of_another_device_is_not_taken_for_ones_own() -> None:
    mine = LogRow(4, 10.0, "{}", 0, 3, "device-1", 8)
    change = Change("table", (mine,))
    store: Any = Doubtful(mine)
    asyncio.run(written(store, change))
    for other in (mine._replace(client="device-2"), mine._replace(command=9), mine._replace(at=10.1)):
        store = Doubtful(other)
        with pytest.raises(Conflict):
            asyncio.run(written(store, change))
