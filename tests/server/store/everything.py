"""Something in every table of the database: written when a fixture is made, and read again from the fixture."""

from __future__ import annotations

from aerodrome.server.store import (
    Change,
    GuestRow,
    Holding,
    PresenceRow,
    SnapshotRow,
    Store,
    TableState,
)

from .samples import entry, result, table_row

ADA = GuestRow("ada", "Ada", "#b03060", 900.5, "5e884898da28")
BOB = GuestRow("bob", None, "#306090", 901.25)
FIRST = table_row("first")
SECOND = table_row("second", created=3000.0)._replace(
    game="etherium", catalogue="# l’île\nx = 1\n", known_deal=True, position='{"turn":3}'
)
PLAYED = TableState("over", "", 2500.75)
WAITING = TableState("gathering", "0,1", 3000.0)
ENTRIES = (
    entry(1, '{"sat":"Zoë"}')._replace(seat=None, decision=None, client=None, command=None),
    entry(2, '{"do":"l\'envol"}')._replace(command=2**53),
)
SEATS = (Holding("first", 1, "bob"), Holding("first", 0, "ada"), Holding("first", 1, "ada"))
RESULTS = (
    result("first", 0, "ada", ended=2500.75),
    result("first", 1, "bob", ended=2500.75)._replace(won=False, resigned=True, score=-3),
)
SNAPSHOTS = [SnapshotRow(-1, 2, '{"all":1}'), SnapshotRow(0, 2, '{"mine":2}')]
PRESENCE = [PresenceRow("first", 0, "p1", True, 2400.5), PresenceRow("first", 0, "p2", False, 2300.5)]


async def write(store: Store) -> None:
    await store.add_guest(ADA)
    await store.add_guest(BOB)
    await store.create_table(FIRST, Change("first", ENTRIES[:1], TableState("gathering", "", 1.0), SEATS))
    await store.create_table(SECOND, Change("second", (entry(1),), WAITING))
    await store.append(Change("first", ENTRIES[1:], PLAYED, (), (), RESULTS))
    await store.save_snapshots("first", SNAPSHOTS)
    await store.note_presence(PRESENCE)
    await store.setting("key", lambda: bytes(range(256)))


async def check(store: Store) -> None:
    assert [await store.guest("ada"), await store.guest_by_recovery("5e884898da28")] == [ADA, ADA]
    assert await store.guest("bob") == BOB
    assert await store.table("first") == (FIRST, PLAYED)
    assert await store.table("second") == (SECOND, WAITING)
    assert await store.log("first") == list(ENTRIES)
    assert await store.log("second") == [entry(1)]
    assert await store.holders("first") == list(SEATS)
    assert await store.holders_at(["first", "second"]) == {"first": list(SEATS), "second": []}
    assert await store.results_at("ada", ["first", "second"]) == [RESULTS[0]]
    assert await store.results_together("celestia-duo", "ada,bob") == list(RESULTS)
    assert await store.snapshots("first") == SNAPSHOTS
    assert await store.presence("first") == PRESENCE
    assert await store.setting("key", lambda: b"") == bytes(range(256))
