"""What is kept, and for how long: a copy of one's data, deleting it, and tables that were abandoned."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import aerodrome
from aerodrome.protocol.bodies import Forgotten, GuestData
from aerodrome.protocol.messages import TableStatus
from aerodrome.server.forgetting import forget_everywhere
from aerodrome.server.settings import UNLIMITED, Rate, Settings
from aerodrome.server.store import Change, NotWritten, PresenceRow, TableState
from tests.server.gathering import HERE, LINK, ME, STEADY, Listener, Party, at_a_party
from tests.server.site import Site, Visitor
from tests.server.store.samples import change, made, opened
from tests.server.test_seats import refused

SOLO = {"game": "aerion", "seats": [{"kind": "me"}], "seed": 7}
PAIR = {"game": "celestia_duo", "seats": [{"kind": "me"}, {"kind": "link"}], "seed": 7}


@pytest.fixture
def site(tmp_path: Path) -> Any:
    with Site(Settings(database=str(tmp_path / "site.db"), limits=UNLIMITED)) as found:
        yield found


def pair(ann: Visitor, bob: Visitor) -> str:
    """A table of two people whose match has begun."""
    page = ann.post("/api/tables", PAIR).json()
    (link,) = [one["path"] for one in page["links"] if one["seat"] == 1]
    id, key = page["table"]["id"], link.partition("#1.")[2]
    assert bob.post(f"/api/tables/{id}/seats/1/sit", {"key": key}).status_code == 200
    return str(id)


def everything(tmp_path: Path) -> bytes:
    """All bytes of the database, its log of writes included."""
    return b"".join(path.read_bytes() for path in sorted(tmp_path.glob("site.db*")) if not path.name.endswith("lock"))


def data(visitor: Visitor) -> GuestData:
    return msgspec.json.decode(visitor.get("/api/guest/data").content, type=GuestData)


# A copy


def test_a_guest_gets_a_copy_of_all_that_is_kept_about_them(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    alone, together = ann.post("/api/tables", SOLO).json()["table"]["id"], pair(ann, bob)
    found = data(ann)
    assert found.guest.name == "Ann"
    assert {(table.id, table.seats) for table in found.tables} == {(alone, (0,)), (together, (0,))}
    assert {table.id for table in data(bob).tables} == {together}
    assert site.stranger().get("/api/guest/data").status_code == 403


def test_a_copy_is_made_only_now_and_then(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, exports_per_guest=Rate(2, 1e-9))
    with Site(Settings(database=str(tmp_path / "a.db"), limits=limits)) as site:
        ann = site.guest("Ann")
        assert [ann.get("/api/guest/data").status_code for _ in range(3)] == [200, 200, 429]


# Deleting


def test_one_must_be_sure(site: Site) -> None:
    ann = site.guest("Ann")
    assert ann.post("/api/guest/forget", {"sure": False}).json()["key"] == "server-error-not-sure"
    assert ann.post("/api/guest/forget", {}).status_code == 400
    assert data(ann).guest.name == "Ann"


def test_a_guest_who_is_forgotten_leaves_nothing_of_their_own(site: Site) -> None:
    ann = site.guest("Ann")
    cookie = ann.client.cookies["aerodrome_guest"]
    table = ann.post("/api/tables", SOLO).json()["table"]["id"]
    assert ann.post(f"/api/tables/{table}/seats/0/resign").status_code == 200
    watched = ann.post(
        "/api/tables", {"game": "aerion", "seats": [{"kind": "bot", "bot": "random"}], "seed": 7}
    ).json()["table"]["id"]
    answer = ann.post("/api/guest/forget", {"sure": True})
    assert msgspec.json.decode(answer.content, type=Forgotten) == Forgotten(tables_removed=2, tables_kept=0)
    assert "aerodrome_guest=" in answer.headers["set-cookie"]
    for id in (table, watched):
        assert site.stranger().get(f"/api/tables/{id}").status_code == 404
    # A copy of the cookie that was kept elsewhere opens nothing.
    old = site.stranger(Cookie=f"aerodrome_guest={cookie}")
    assert old.get("/api/guest/data").status_code == 403
    assert old.get("/api/guest/tables").status_code == 403


def test_the_match_of_others_stays_and_the_name_is_gone(site: Site, tmp_path: Path) -> None:
    ann, bob = site.guest("Annabella"), site.guest("Bartholomew")
    table = pair(ann, bob)
    assert b"Annabella" in everything(tmp_path)
    answer = msgspec.json.decode(ann.post("/api/guest/forget", {"sure": True}).content, type=Forgotten)
    assert answer == Forgotten(tables_removed=0, tables_kept=1)
    page = bob.get(f"/api/tables/{table}").json()
    first, second = page["table"]["seats"]
    assert (first.get("name"), first["bot"], first["has_resigned"]) == (None, "steady", True)
    assert second["name"] == "Bartholomew"
    assert page["table"]["status"] == "playing"
    assert page["yours"] == [1]
    kept = site.run(site.services.store.log(table))
    assert not any("Annabella" in row.body for row in kept)
    assert site.run(site.services.store.names([])) == {}
    assert [card["names"] for card in bob.get("/api/guest/tables").json()["tables"]] == [[None, "Bartholomew"]]
    # The last one who goes takes the table along.
    gone = msgspec.json.decode(bob.post("/api/guest/forget", {"sure": True}).content, type=Forgotten)
    assert gone == Forgotten(tables_removed=1, tables_kept=0)


def test_others_play_on_and_the_record_holds(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7, chat=True)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        listeners = [await Listener(0, ann).look(table), await Listener(1, bob).look(table)]
        chance = random.Random(7)
        while not listeners[0].view["talk"]:
            asked = next(one for one in listeners if one.last["legal"] and one.seat == one.view["player"])
            await asked.do(table, chance.choice(asked.last["legal"]))
        await listeners[0].chat(table, "what Ann said")
        await listeners[1].chat(table, "what Bob said")
        entries = await party.store.log(table.id)
        await forget_everywhere(party.hall, ann)
        assert listeners[0].dismissed is not None
        assert listeners[1].dismissed is None
        after = await party.store.log(table.id)
        decisions = [row.body for row in entries if "decision" in row.body]
        assert [row.body for row in after if "decision" in row.body][: len(decisions)] == decisions
        # As another process reads it from the log.
        await party.again()
        again = await party.hall.find(table.id)
        assert again.ledger.outdated is None
        assert [line.text for line in again.ledger.chat] == ["", "what Bob said"]
        assert again.ledger.places[0].holders == []
        await again.resign(bob, 1)
        record = await again.record()
        assert aerodrome.verify(record).decisions >= len(decisions)

    at_a_party(tmp_path, happens, bot_pause=(1e9, 1e9))


def test_a_seat_is_free_again_when_its_guest_goes_before_the_match(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob, cleo = await party.guest("Ann"), await party.guest("Bob"), await party.guest("Cleo")
        table = await party.table(ann, "etherium", ME, LINK, LINK)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        before = await party.key(table, 1, bob)
        await forget_everywhere(party.hall, bob)
        assert not table.ledger.places[1].is_filled
        with refused("forbidden"):
            await table.sit(cleo, 1, before)
        await table.sit(cleo, 1, await party.key(table, 1, ann))

    at_a_party(tmp_path, happens)


def test_names_that_a_guest_gave_to_others_on_the_device_are_gone_too(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        child = msgspec.structs.replace(HERE, name="Little Ann")
        table = await party.table(ann, "etherium", ME, child, LINK)
        await table.sit(bob, 2, await party.key(table, 2, ann))
        await forget_everywhere(party.hall, ann)
        await party.again()
        found = await party.hall.find(table.id)
        assert "Little Ann" not in str(found.row)
        assert [place.name for place in found.ledger.places] == [None, None, "Bob"]

    at_a_party(tmp_path, happens)


# Abandoned tables


def test_only_tables_that_nobody_has_touched_for_long_are_abandoned(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            tables: tuple[tuple[str, TableStatus, float], ...] = (
                ("old-gathering", "gathering", 100.0),
                ("old-playing", "playing", 200.0),
                ("old-over", "over", 100.0),
                ("old-closed", "closed", 100.0),
                ("seen-lately", "playing", 100.0),
                ("new", "playing", 5000.0),
            )
            for id, status, changed in tables:
                await made(store, id, (0, "ada"), changed=changed)
                await store.append(change(id, 2, state=TableState(status, "", changed)))
            await store.note_presence([PresenceRow("seen-lately", 0, "p", True, 4000.0)])
            assert await store.abandoned(1000.0, 10) == ["old-gathering", "old-playing"]
            assert await store.abandoned(1000.0, 1) == ["old-gathering"]
            await store.remove_table("old-playing")
            assert await store.table("old-playing") is None
            assert await store.log("old-playing") == []
            assert await store.holders("old-playing") == []
            assert {one.row.id for one in await store.tables_of("ada")} == {
                *("old-gathering", "old-over", "old-closed", "seen-lately", "new")
            }

    asyncio.run(run())


def test_nothing_is_written_for_a_table_that_another_process_has_removed(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await made(store, "gone", (0, "ada"))
            await made(store, "here", (0, "ada"))
            await store.remove_table("gone")
            both = [store.append(change(id, 2, state=TableState("playing", "", 5.0))) for id in ("gone", "here")]
            found = await asyncio.gather(*both, return_exceptions=True)
            assert isinstance(found[0], NotWritten)
            assert found[1] is None
            assert await store.log("gone") == []
            assert await store.ends(["here"]) == {"here": 2}

    asyncio.run(run())


@pytest.mark.parametrize("days", [0.0, 30.0])
def test_abandoned_tables_are_removed_after_the_time_that_was_set(tmp_path: Path, days: float) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        old = await party.table(ann, "etherium", ME, LINK)
        used = await party.table(ann, "aerion", ME, seed=7)
        listener = await Listener(-1).look(used)
        long_ago = time.time() - 40 * 24 * 3600
        for table in (old, used):
            state = (await party.store.table(table.id) or (None, None))[1]
            assert state is not None
            await party.store.append(Change(table.id, (), state._replace(changed=long_ago)))
        await party.hall._remove_abandoned()
        assert (await party.store.table(old.id) is None) == bool(days)
        # Somebody looks at this one.
        assert await party.store.table(used.id) is not None
        await used.detach(listener)

    at_a_party(tmp_path, happens, keep_unfinished_days=days)


def test_whoever_looks_at_a_table_that_is_removed_is_told_so(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", STEADY, seed=7)
        listener = await Listener(-1).look(table)
        await party.hall.remove(table.id)
        assert listener.dismissed is not None
        assert listener.dismissed.kind == "not-found"
        with refused("not-found"):
            await party.hall.find(table.id)

    at_a_party(tmp_path, happens)
