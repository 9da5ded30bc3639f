"""An invitation is used up when somebody sits down: nobody but those who hold a seat ever opens it again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from aerodrome.protocol.bodies import OwnSeat
from aerodrome.protocol.messages import Do
from tests.server.gathering import HERE, LINK, ME, STEADY, Listener, Party, at_a_party, mixed
from tests.server.test_seats import refused
from tests.server.test_several_processes import in_two_processes


@pytest.mark.parametrize("game", ["celestia_duo", "etherium"])
def test_who_sent_an_invitation_cannot_open_the_seat_decide_there_or_renew_it(game: str, tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, game, ME, LINK, seed=7)
        invitation = await party.key(table, 1, ann)
        await table.sit(bob, 1, invitation)
        bobs = await Listener(1, bob).look(table)
        with refused("forbidden") as used:
            await table.sit(ann, 1, invitation)
        assert used.value.key == "server-error-used-key"
        assert (await table.page(ann)).yours == (0,)
        with refused("forbidden"):
            await Listener(1, ann).look(table)
        with refused("forbidden"):
            await table.decide(1, Listener(1, ann).sender, Do(command=1, decision=0, action=0))
        with refused("forbidden"):
            await table.renew(ann, 1)
        assert bobs.dismissed is None
        assert (await table.page(bob)).own == (OwnSeat(seat=1, devices=1, is_owner=True),)

    at_a_party(tmp_path, happens)


def test_of_all_who_race_for_an_invitation_exactly_one_sits_down(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        racers = [await party.guest(f"Racer {number}") for number in range(8)]
        table = await party.table(ann, "celestia_duo", ME, LINK)
        key = await party.key(table, 1, ann)
        ends = await asyncio.gather(*(table.sit(one, 1, key) for one in racers), return_exceptions=True)
        assert sum(end is None for end in ends) == 1
        assert sum([(await table.page(one)).yours == (1,) for one in racers]) == 1

    at_a_party(tmp_path, happens)


def test_of_two_who_race_at_two_processes_exactly_one_sits_down(postgres: str) -> None:
    async def happens(here: Party, there: Party) -> None:
        ann, bob, cleo = [await here.guest(name) for name in ("Ann", "Bob", "Cleo")]
        for _ in range(5):
            table = await here.table(ann, "celestia_duo", ME, LINK)
            elsewhere = await there.hall.find(table.id)
            key = await here.key(table, 1, ann)
            sitting = (table.sit(bob, 1, key), elsewhere.sit(cleo, 1, key))
            ends = await asyncio.gather(*sitting, return_exceptions=True)
            assert sorted(getattr(end, "kind", "sat") for end in ends) == ["forbidden", "sat"]
            found = [(await table.page(one)).yours for one in (bob, cleo)]
            assert sorted(found) == [(), (1,)]

    in_two_processes(postgres, happens)


def test_an_invitation_can_be_used_again_by_the_device_that_used_it(tmp_path: Path) -> None:
    """A page that is reloaded, or an answer that was lost, sends the key again."""

    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK)
        key = await party.key(table, 1, ann)
        await table.sit(bob, 1, key)
        await table.sit(bob, 1, key)
        assert (await table.page(bob)).own == (OwnSeat(seat=1, devices=1, is_owner=True),)

    at_a_party(tmp_path, happens)


def test_a_seat_that_is_free_again_has_a_new_invitation_for_the_maker_of_the_table(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob, cleo = [await party.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await party.table(ann, "celestia_duo", ME, LINK)
        first = await party.key(table, 1, ann)
        await table.sit(bob, 1, first)
        own = await party.key(table, 1, bob)
        await table.leave(bob, 1)
        new = await party.key(table, 1, ann)
        assert len({first, own, new}) == 3
        for old in (first, own):
            with refused("forbidden"):
                await table.sit(bob, 1, old)
        await table.sit(cleo, 1, new)
        assert (await table.page(cleo)).yours == (1,)

    at_a_party(tmp_path, happens)


def test_an_invitation_stays_good_while_a_bot_fills_the_seat_and_opens_it_afterwards(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, LINK, LINK)
        key = await party.key(table, 1, ann)
        await table.give(ann, 1, "steady")
        with refused("taken"):
            await table.sit(bob, 1, key)
        await table.take_back(ann, 1)
        await table.sit(bob, 1, key)

    at_a_party(tmp_path, happens)


def test_leaving_to_a_bot_giving_a_seat_away_and_resigning_open_no_seat_for_others(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7)
        key = await party.key(table, 1, ann)
        await table.sit(bob, 1, key)
        for change in (table.leave, table.take_back, table.resign):
            await change(bob, 1)
            with refused("forbidden"):
                await table.sit(ann, 1, key)
            assert [link.seat for link in (await table.page(ann)).links] == [0]

    at_a_party(tmp_path, happens)


def test_the_kept_seat_of_a_rematch_has_no_link_until_its_owner_has_come_and_left(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        await table.resign(ann, 0)
        await table.resign(bob, 1)
        again = await party.hall.rematch(ann, table.id)
        assert [link.seat for link in (await again.page(ann)).links] == [0]
        assert (again.info().seats[1].is_kept, again.info().seats[1].name) == (True, "Bob")
        await again.sit(bob, 1, None)
        assert not again.info().seats[1].is_kept
        await again.leave(bob, 1)
        assert not again.info().seats[1].is_kept
        with refused("forbidden"):
            await again.sit(bob, 1, None)
        await again.sit(bob, 1, await party.key(again, 1, ann))

    at_a_party(tmp_path, happens)


def test_only_the_first_device_of_a_seat_can_end_the_others(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob, thief = [await party.guest(name) for name in ("Ann", "Bob", "Thief")]
        table = await party.table(ann, "celestia_duo", ME, LINK)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        stolen = await party.key(table, 1, bob)
        await table.sit(thief, 1, stolen)
        assert (await table.page(bob)).own == (OwnSeat(seat=1, devices=2, is_owner=True),)
        with refused("forbidden") as other:
            await table.renew(thief, 1)
        assert other.value.key == "server-error-not-owner"
        await table.renew(bob, 1)
        assert (await table.page(bob)).own == (OwnSeat(seat=1, devices=1, is_owner=True),)
        assert (await table.page(thief)).yours == ()
        with refused("forbidden"):
            await table.sit(thief, 1, stolen)

    at_a_party(tmp_path, happens)


def test_a_command_of_an_expelled_device_is_judged_after_the_expulsion(tmp_path: Path) -> None:
    """It was sent while the device still held the seat, and waited while the table was busy."""

    async def happens(party: Party) -> None:
        ann, bob, phone = [await party.guest(name) for name in ("Ann", "Bob", "Bob’s phone")]
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7, chat=True)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        await table.sit(phone, 1, await party.key(table, 1, bob))
        phones = await Listener(1, phone).look(table)
        assert table.ledger.match is not None
        asked = await Listener(0, ann).look(table)
        for _ in range(200):
            if 1 in table.ledger.match.actors:
                break
            await asked.do(table, asked.last["legal"][0])
        before = table.ledger.length
        async with table._lock:
            expelling = asyncio.create_task(table.renew(bob, 1))
            deciding = asyncio.create_task(phones.do(table, phones.last["legal"][0]))
            talking = asyncio.create_task(phones.chat(table, "I am still here."))
            # All have come, and the device still holds the seat.
            await asyncio.sleep(0.01)
        ends = await asyncio.gather(expelling, deciding, talking, return_exceptions=True)
        assert [getattr(end, "kind", None) for end in ends] == [None, "forbidden", "forbidden"]
        assert table.ledger.length == before + 1, "only the renewal is in the log"

    at_a_party(tmp_path, happens)


def test_onlookers_need_no_link_of_a_seat(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "etherium", ME, HERE, STEADY)
        assert (await Listener(-1).look(table)).of_type("table")
        await mixed(table, await Listener(0, ann).look(table), await Listener(1, ann).look(table))
        assert (await Listener(-1).look(table)).of_type("snapshot")

    at_a_party(tmp_path, happens)
