"""What is kept is read again as it was, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import psycopg
import pytest

from aerodrome.server.store import (
    Change,
    Conflict,
    GuestRow,
    Holding,
    ListedTable,
    NotWritten,
    PresenceRow,
    SnapshotRow,
    Store,
    TableState,
)

from .samples import change, entry, made, opened, playing, result, table_row


def on(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await test(store)

    asyncio.run(run())


# Tables and their logs


def test_a_table_comes_back_as_it_was_made(database: str) -> None:
    row = table_row()._replace(catalogue="x = 1\n", known_deal=True, position='{"turn":3}', options='{"é":"\\u0000"}')
    first = entry(1, '{"sat":"Zoë ♜"}')._replace(seat=None, decision=None, client=None, command=None)

    async def test(store: Store) -> None:
        assert await store.table("t1") is None
        assert await store.log("t1") == []
        await store.create_table(row, Change("t1", (first, entry(2)), playing()))
        assert await store.table("t1") == (row, playing())
        assert await store.log("t1") == [first, entry(2)]

    on(database, test)
    on(database, lambda store: same(store.table("t1"), (row, playing())))


async def same(asked: Awaitable[object], wanted: object) -> None:
    assert await asked == wanted


def test_a_table_that_is_made_without_a_state_gathers(database: str) -> None:
    async def test(store: Store) -> None:
        await store.create_table(table_row(), change("t1", 1))
        found = await store.table("t1")
        assert found is not None
        assert found[1] == TableState("gathering", "", table_row().created)

    on(database, test)


def test_the_log_is_read_from_a_number_on_in_order(database: str) -> None:
    async def test(store: Store) -> None:
        await made(store)
        for number in range(2, 13):
            await store.append(change("t1", number))
        assert [row.number for row in await store.log("t1")] == list(range(1, 13))
        assert await store.log("t1", 10) == [entry(11), entry(12)]
        assert await store.log("t1", 12) == []

    on(database, test)


def test_numbers_of_clients_may_be_large(database: str) -> None:
    large = entry(2)._replace(decision=2**53, command=2**63 - 1)

    async def test(store: Store) -> None:
        await made(store)
        await store.append(Change("t1", (large,)))
        assert await store.log("t1", 1) == [large]

    on(database, test)


def test_a_change_without_a_state_leaves_the_state(database: str) -> None:
    async def test(store: Store) -> None:
        row = await made(store)
        await store.append(change("t1", 2, state=playing()))
        await store.append(change("t1", 3))
        assert await store.table("t1") == (row, playing())

    on(database, test)


def test_the_ends_of_logs(database: str) -> None:
    async def test(store: Store) -> None:
        for name in ("t1", "t2", "t3"):
            await made(store, name)
        await store.create_table(table_row("t4"), Change("t4", ()))
        await store.append(change("t2", 2, 3))
        assert await store.ends(["t1", "t2", "t4", "t2", "nothing"]) == {"t1": 1, "t2": 3}
        assert await store.ends([]) == {}
        many = [f"no{number}" for number in range(1200)]
        assert await store.ends([*many, "t3"]) == {"t3": 1}

    on(database, test)


# Conflicts


def test_a_number_that_is_taken_is_a_conflict_and_nothing_of_the_change_is_written(database: str) -> None:
    async def test(store: Store) -> None:
        row = await made(store)
        await store.append(change("t1", 2, body="first"))
        late = Change(
            "t1",
            (entry(3, "late"), entry(2, "late")),
            playing(),
            (Holding("t1", 0, "eve"),),
            (),
            (result("t1", 0, "eve", ended=1.0),),
        )
        with pytest.raises(Conflict) as conflict:
            await store.append(late)
        assert conflict.value.args == ("t1",)
        assert await store.log("t1") == [entry(1), entry(2, "first")]
        assert await store.table("t1") == (row, TableState("gathering", "", 1000.5))
        assert await store.holders("t1") == []
        assert await store.results_of("eve") == []

    on(database, test)


def test_a_table_is_made_once(database: str) -> None:
    async def test(store: Store) -> None:
        row = await made(store)
        with pytest.raises(Conflict):
            await store.create_table(row._replace(game="etherium"), Change("t1", ()))
        assert await store.table("t1") == (row, TableState("gathering", "", 1000.5))

    on(database, test)


def test_forty_appends_at_once_are_all_kept(database: str) -> None:
    names = [f"t{number}" for number in range(40)]

    async def test(store: Store) -> None:
        await asyncio.gather(*(made(store, name) for name in names))
        await asyncio.gather(*(store.append(change(name, 2, state=playing())) for name in names))
        assert await store.ends(names) == dict.fromkeys(names, 2)
        for name in names:
            assert await store.table(name) == (table_row(name), playing())

    on(database, test)


def test_losers_take_nothing_from_their_neighbours(database: str) -> None:
    names = [f"t{number}" for number in range(20)]

    async def test(store: Store) -> None:
        await asyncio.gather(*(made(store, name) for name in names))
        wanted = [change(name, 2, body=body, state=playing()) for name in names for body in ("one", "two")]
        wanted += [Change(name, (entry(3),), None, (Holding(name, 1, "bob"),)) for name in names]
        answers = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
        assert [isinstance(answer, Conflict) for answer in answers] == [False, True] * 20 + [False] * 20
        for name in names:
            assert [row.body for row in await store.log(name)] == ["{}", "one", "{}"]
            assert await store.holders(name) == [Holding(name, 1, "bob")]

    on(database, test)


def test_of_two_processes_one_is_first(postgres: str) -> None:
    names = [f"t{number}" for number in range(15)]

    async def run() -> None:
        async with opened(postgres) as one, opened(postgres) as other:
            await asyncio.gather(*(made(one, name) for name in names))
            for number in range(2, 8):
                mine = [one.append(change(name, number, body="one", state=playing(1.0))) for name in names]
                theirs = [
                    other.append(Change(name, (entry(number, "other"),), playing(2.0), (Holding(name, number, "bob"),)))
                    for name in reversed(names)
                ]
                answers = await asyncio.gather(*mine, *theirs, return_exceptions=True)
                for name, first, second in zip(names, answers[:15], answers[:14:-1], strict=True):
                    assert {type(first), type(second)} == {type(None), Conflict}
                    winner = "one" if first is None else "other"
                    assert [row.body for row in await one.log(name, number - 1)] == [winner]
                    found = await other.table(name)
                    assert found is not None
                    assert found[1].changed == (1.0 if first is None else 2.0)
                    assert (Holding(name, number, "bob") in await one.holders(name)) == (second is None)

    asyncio.run(run())
    # Who writes the same tables in another order would block the others, until PostgreSQL notices it a second later.
    with psycopg.connect(postgres, autocommit=True) as connection:
        deadlocks = connection.execute("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        assert deadlocks.fetchone() == (0,)


def test_a_value_that_cannot_be_kept_fails_alone(database: str) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(made(store, "t1"), made(store, "t2"))
        answers = await asyncio.gather(
            store.append(change("t1", 2)),
            store.append(change("t2", 2, body="half of a letter: \ud800")),
            store.append(Change("t2", (entry(2)._replace(command=2**70),))),
            store.append(change("t1", 3)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), NotWritten, NotWritten, type(None)]
        assert await store.ends(["t1", "t2"]) == {"t1": 3, "t2": 1}

    on(database, test)


def test_results_of_a_table_that_is_not_there_are_refused(database: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(NotWritten):
            await store.append(Change("t1", (entry(1),), None, (), (), (result("t1", 0, "ada", ended=1.0),)))
        assert await store.log("t1") == []

    on(database, test)


# Holders and lists of tables


def test_the_first_holder_of_a_seat_comes_first(database: str) -> None:
    async def test(store: Store) -> None:
        await made(store, "t1", (1, "zoe"), (0, "bob"))
        await store.append(Change("t1", (entry(2),), None, (Holding("t1", 1, "ada"), Holding("t1", 1, "zoe"))))
        assert await store.holders("t1") == [
            Holding("t1", 1, "zoe"),
            Holding("t1", 0, "bob"),
            Holding("t1", 1, "ada"),
        ]
        renewed = Change("t1", (entry(3),), None, (Holding("t1", 1, "zoe"),), (Holding("t1", 1, "zoe"),))
        await store.append(renewed)
        assert await store.holders("t1") == [
            Holding("t1", 0, "bob"),
            Holding("t1", 1, "ada"),
            Holding("t1", 1, "zoe"),
        ]

    on(database, test)


def test_a_guest_who_is_released_holds_nothing_there(database: str) -> None:
    async def test(store: Store) -> None:
        await made(store, "t1", (0, "ada"), (1, "ada"), (1, "bob"))
        await store.append(Change("t1", (entry(2),), None, (), (Holding("t1", 1, "ada"),)))
        assert await store.holders("t1") == [Holding("t1", 0, "ada"), Holding("t1", 1, "bob")]

    on(database, test)


def test_a_guests_tables_are_listed_by_their_last_change(database: str) -> None:
    async def test(store: Store) -> None:
        first = await made(store, "t1", (0, "ada"), (2, "ada"), changed=1.0)
        second = await made(store, "t2", (1, "ada"), changed=2.0)
        await made(store, "t3", (0, "bob"), changed=3.0)
        listed = [
            ListedTable(second, TableState("gathering", "", 2.0), (1,)),
            ListedTable(first, TableState("gathering", "", 1.0), (0, 2)),
        ]
        assert await store.tables_of("ada") == listed
        assert await store.tables_of("ada", 1) == listed[:1]
        assert await store.tables_of("eve") == []
        await store.append(change("t1", 2, state=playing(9.0, "0,2")))
        assert [(one.row.id, one.state) for one in await store.tables_of("ada")] == [
            ("t1", playing(9.0, "0,2")),
            ("t2", TableState("gathering", "", 2.0)),
        ]

    on(database, test)


def test_what_came_up_for_options_is_kept_when_a_later_state_does_not_tell(database: str) -> None:
    async def test(store: Store) -> None:
        await made(store, "t1", (0, "ada"))
        assert [one.state.drawn for one in await store.tables_of("ada")] == [None]
        drawn = '{"deck":"small"}'
        await store.append(change("t1", 2, state=playing()._replace(drawn=drawn)))
        await store.append(change("t1", 3, state=TableState("closed", "", 3000.0)))
        assert [one.state for one in await store.tables_of("ada")] == [TableState("closed", "", 3000.0, drawn)]

    on(database, test)


# Snapshots and presence


def test_the_last_snapshot_of_each_viewpoint_is_kept(database: str) -> None:
    async def test(store: Store) -> None:
        await made(store)
        await store.save_snapshots("t1", [])
        await store.save_snapshots("t1", [SnapshotRow(1, 4, "b4"), SnapshotRow(-1, 5, "all5")])
        await store.save_snapshots("t1", [SnapshotRow(1, 6, "b6"), SnapshotRow(-1, 3, "old")])
        assert await store.snapshots("t1") == [SnapshotRow(-1, 5, "all5"), SnapshotRow(1, 6, "b6")]
        assert await store.snapshots("t2") == []

    on(database, test)


def test_each_process_says_whom_it_has_seen(database: str) -> None:
    async def test(store: Store) -> None:
        await made(store)
        one = PresenceRow("t1", 1, "p1", True, 10.0)
        await store.note_presence([])
        await store.note_presence([one, one._replace(process="p2"), one._replace(seat=0)])
        await store.note_presence([one._replace(is_connected=False, seen=11.5)])
        assert await store.presence("t1") == [
            one._replace(seat=0),
            one._replace(is_connected=False, seen=11.5),
            one._replace(process="p2"),
        ]

    on(database, test)


# Guests and results


def test_a_guest_changes_name_and_colour_one_by_one(database: str) -> None:
    ada = GuestRow("ada", None, "red", 12.5)

    async def test(store: Store) -> None:
        assert await store.guest("ada") is None
        await store.add_guest(ada)
        await store.add_guest(ada._replace(id="bob", name="Bob"))
        assert await store.guest("ada") == ada
        await store.change_guest("ada", "Ada", None)
        assert await store.guest("ada") == ada._replace(name="Ada")
        await store.change_guest("ada", None, "blue")
        assert await store.guest("ada") == ada._replace(name="Ada", colour="blue")
        await store.add_guest(ada._replace(id="eve"))
        assert await store.names(["ada", "bob", "eve", "nobody"]) == {"ada": "Ada", "bob": "Bob", "eve": None}

    on(database, test)


def test_a_new_recovery_code_replaces_the_old_one(database: str) -> None:
    async def test(store: Store) -> None:
        await store.add_guest(GuestRow("ada", "Ada", "red", 1.0))
        await store.add_guest(GuestRow("bob", "Bob", "red", 1.0, "bb"))
        await store.set_recovery("ada", "a1")
        await store.set_recovery("ada", "a2")
        assert await store.guest_by_recovery("a1") is None
        assert await store.guest_by_recovery("a2") == GuestRow("ada", "Ada", "red", 1.0, "a2")
        with pytest.raises(NotWritten):
            await store.set_recovery("ada", "bb")
        assert await store.guest_by_recovery("bb") == GuestRow("bob", "Bob", "red", 1.0, "bb")

    on(database, test)


def test_results_come_back_the_oldest_first(database: str) -> None:
    rows = [result(f"t{number}", 0, "ada", ended=100.0 - number) for number in range(3)]
    others = [result("t0", 1, "bob", ended=100.0)._replace(won=False, resigned=True, score=-7)]
    elsewhere = result("t1", 1, "ada", ended=50.0, together="ada,ada")

    async def test(store: Store) -> None:
        for number in range(3):
            await made(store, f"t{number}")
        await store.append(Change("t0", (entry(2),), None, (), (), (rows[0], *others)))
        await store.append(Change("t1", (entry(2),), None, (), (), (rows[1], elsewhere)))
        await store.append(Change("t2", (entry(2),), None, (), (), (rows[2],)))
        assert await store.results_of("ada") == [elsewhere, rows[2], rows[1], rows[0]]
        assert await store.results_of("bob") == others
        assert await store.results_together("celestia-duo", "ada,bob") == [rows[2], rows[1], rows[0], *others]
        assert await store.results_together("aerion", "ada,bob") == []

    on(database, test)


# Settings


def test_a_setting_is_made_once(database: str) -> None:
    made_values = iter([b"first\0", b"second", b"third"])

    async def test(store: Store) -> None:
        kept = await asyncio.gather(*(store.setting("key", lambda: next(made_values)) for _ in range(3)))
        assert len(set(kept)) == 1
        assert await store.setting("other", lambda: b"") == b""
        assert await store.setting("other", lambda: b"more") == b""

    on(database, test)
    on(database, lambda store: same(store.setting("key", lambda: b"never"), b"first\0"))


def test_processes_that_begin_together_make_one_schema_and_one_setting(empty_postgres: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(empty_postgres) for _ in range(3)))
        values = [b"one", b"two", b"three"]
        kept = await asyncio.gather(
            *(store.setting("key", partial(bytes, value)) for store, value in zip(stores, values, strict=True))
        )
        assert len(set(kept)) == 1
        assert kept[0] in values
        for store in stores:
            await store.close()

    asyncio.run(run())
