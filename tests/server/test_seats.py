"""Who may sit where, and what people do with their seats."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from aerodrome.kernel import BadInput
from aerodrome.protocol import Refused
from aerodrome.protocol.bodies import NewSeat, OwnSeat
from tests.server.gathering import HERE, LINK, ME, RANDOM, STEADY, Listener, Party, at_a_party, mixed, until


def refused(kind: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda error: error.kind == kind)


def test_a_link_opens_its_seat_and_no_other(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, LINK, LINK)
        other = await party.table(ann, "etherium", ME, LINK, LINK)
        key = await party.key(table, 1, ann)
        for wrong in (None, "", key[:-1], await party.key(table, 2, ann), await party.key(other, 1, ann)):
            with refused("forbidden"):
                await table.sit(bob, 1, wrong)
        with refused("forbidden"):
            await table.sit(bob, 2, key)
        await table.sit(bob, 1, key)
        assert (await table.page(bob)).yours == (1,)
        assert [seat.is_taken for seat in table.info().seats] == [True, True, False]
        assert table.info().seats[1].name == "Bob"

    at_a_party(tmp_path, happens)


def test_one_s_own_link_brings_the_same_person_to_another_device(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, phone, laptop = [await party.guest(name) for name in ("Ann", "Bob", "Bob on a laptop")]
        table = await party.table(ann, "celestia_duo", ME, LINK)
        key = await party.key(table, 1, ann)
        await table.sit(phone, 1, key)
        own = await party.key(table, 1, phone)
        assert own != key
        await table.sit(laptop, 1, own)
        assert (await table.page(laptop)).yours == (1,)
        assert table.info().seats[1].name == "Bob", "the first one owns the seat"
        assert (await table.page(phone)).own == (OwnSeat(seat=1, devices=2, is_owner=True),)
        assert (await table.page(laptop)).own == (OwnSeat(seat=1, devices=2, is_owner=False),)
        assert (await table.page(ann)).own == (OwnSeat(seat=0, devices=1, is_owner=True),)

    at_a_party(tmp_path, happens)


def test_a_renewed_link_expels_everybody_else(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob, thief = [await party.guest(name) for name in ("Ann", "Bob", "Thief")]
        table = await party.table(ann, "celestia_duo", ME, LINK)
        key = await party.key(table, 1, ann)
        await table.sit(bob, 1, key)
        key = await party.key(table, 1, bob)
        await table.sit(thief, 1, key)
        with refused("forbidden"):
            await table.renew(thief, 1)
        watching = await Listener(1, thief).look(table)
        await table.renew(bob, 1)
        assert watching.dismissed is not None
        assert watching.dismissed.kind == "forbidden"
        with refused("forbidden"):
            await table.sit(thief, 1, key)
        with refused("forbidden"):
            await Listener(1, thief).look(table)
        await table.sit(thief, 1, await party.key(table, 1, bob))

    at_a_party(tmp_path, happens)


def test_the_maker_of_a_table_sees_links_of_open_seats_only(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, LINK, STEADY)
        assert [link.seat for link in (await table.page(ann)).links] == [0, 1]
        await table.sit(bob, 1, await party.key(table, 1, ann))
        assert [link.seat for link in (await table.page(ann)).links] == [0]
        assert [link.seat for link in (await table.page(bob)).links] == [1]
        assert (await table.page(None)).links == ()

    at_a_party(tmp_path, happens)


def test_whoever_leaves_before_the_match_frees_the_seat_and_its_link_is_stale(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK)
        key = await party.key(table, 1, ann)
        await table.sit(bob, 1, key)
        bobs = await Listener(1, bob).look(table)
        await bobs.commit(table)
        await table.leave(bob, 1)
        assert not table.info().seats[1].is_taken
        assert table.ledger.rounds.hashes == {}
        with refused("forbidden"):
            await table.sit(bob, 1, key)
        await table.sit(bob, 1, await party.key(table, 1, ann))

    at_a_party(tmp_path, happens)


def test_the_match_begins_when_everybody_sits_and_has_added_random_bytes(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK)
        commitment = table.info().commitment
        anns = await Listener(0, ann).look(table)
        await anns.commit(table, "01" * 16)
        assert table.info().status == "gathering"
        await table.sit(bob, 1, await party.key(table, 1, ann))
        assert table.info().status == "gathering"
        bobs = await Listener(1, bob).look(table)
        assert not bobs.of_type("snapshot")
        await bobs.commit(table, "02" * 16)
        await bobs.reveal(table, "02" * 16)
        assert table.info().status == "gathering"
        await anns.reveal(table, "01" * 16)
        assert table.info().status == "playing"
        assert table.info().commitment == commitment
        assert table.info().seed is None
        assert table.ledger.match is not None
        mixing = table.ledger.match.seed.mixing
        assert mixing is not None
        assert [(one.seat, one.bytes) for one in mixing.contributions] == [(0, "01" * 16), (1, "02" * 16)]
        assert anns.of_type("snapshot")
        assert bobs.of_type("snapshot")
        with refused("late"):
            await bobs.reveal(table, "03" * 16)
        with refused("late"):
            await bobs.commit(table, "03" * 16, round=2)

    at_a_party(tmp_path, happens)


def test_a_known_deal_says_so_and_takes_no_random_bytes(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK, seed="friday")
        assert table.info().known_deal
        with refused("bad-input"):
            await (await Listener(0, ann).look(table)).commit(table)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        assert table.info().status == "playing"
        twin = await party.table(ann, "celestia_duo", ME, HERE, seed="friday")
        assert twin.ledger.match is not None
        assert table.ledger.match is not None
        assert twin.ledger.match.state.key() == table.ledger.match.state.key()

    at_a_party(tmp_path, happens)


def test_only_the_maker_fills_an_open_seat_with_a_bot_and_opens_it_again(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, LINK, LINK)
        key = await party.key(table, 2, ann)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        with refused("forbidden"):
            await table.give(bob, 2, "steady")
        with pytest.raises(BadInput):
            await table.give(ann, 2, "nobody")
        await table.give(ann, 2, "random")
        with refused("taken"):
            await table.sit(await party.guest("Cleo"), 2, key)
        await table.take_back(ann, 2)
        await table.sit(await party.guest("Dan"), 2, key)
        assert table.info().seats[2].name == "Dan"

    at_a_party(tmp_path, happens)


def test_the_owner_gives_a_seat_to_a_bot_at_once_and_takes_it_back(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, LINK, seed=7)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        anns, bobs = await Listener(0, ann).look(table), await Listener(1, bob).look(table)
        while not bobs.last["legal"]:
            await anns.do(table, anns.last["legal"][0])
        before = table.ledger.length
        await table.give(bob, 1, "random")
        await until(lambda: table.ledger.length > before + 1)
        with refused("taken"):
            await bobs.do(table, 0)
        await Listener(1, bob).look(table)
        assert table.info().seats[1].bot == "random", "looking on does not take the seat back from one's own bot"
        await table.take_back(bob, 1)
        assert table.info().seats[1].bot is None

    at_a_party(tmp_path, happens)


def test_others_give_a_seat_away_only_after_the_agreed_absence_and_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time

    async def happens(party: Party) -> None:
        ann, bob, cleo = [await party.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await party.table(ann, "celestia_duo", ME, LINK, seed=7, absence=3600)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        bobs = await Listener(1, bob).look(table)
        monkeypatch.setattr("aerodrome.server.table.time.time", lambda: now() + 7200)
        with refused("too-early"):
            await table.give(ann, 1, "steady")
        await table.detach(bobs)
        monkeypatch.setattr("aerodrome.server.table.time.time", lambda: now() + 7200 + 3000)
        with pytest.raises(Refused) as early:
            await table.give(ann, 1, "steady")
        assert early.value.wait is not None
        assert 500 < early.value.wait < 700
        monkeypatch.setattr("aerodrome.server.table.time.time", lambda: now() + 7200 + 3700)
        with refused("forbidden"):
            await table.give(cleo, 1, "steady")
        await table.give(ann, 1, "steady")
        assert table.info().seats[1].bot == "steady"
        await Listener(1, bob).look(table)
        assert table.info().seats[1].bot is None, "it is theirs again as soon as they are back"

    at_a_party(tmp_path, happens)


def test_who_resigns_is_out_for_good_and_others_play_on_with_a_bot(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, LINK)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        await mixed(table, await Listener(0, ann).look(table), await Listener(1, bob).look(table))
        await table.resign(bob, 1)
        assert table.info().status == "playing"
        assert (table.info().seats[1].bot, table.info().seats[1].has_resigned) == ("steady", True)
        with refused("over"):
            await table.take_back(bob, 1)
        (lost,) = await party.store.results_of(bob.id)
        assert (lost.won, lost.resigned, lost.turns, lost.seconds) == (False, True, None, None)
        assert await party.store.results_at(bob.id, [table.id, "elsewhere"]) == [lost]
        assert await party.store.results_at(ann.id, [table.id]) == []
        await table.resign(ann, 0)
        assert table.info().status == "closed"
        assert table.info().closed is not None
        assert (await table.record()).seed is not None

    at_a_party(tmp_path, happens)


def test_a_rematch_keeps_everybody_s_seat_and_there_is_only_one(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob, cleo = [await party.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await party.table(ann, "etherium", ME, LINK, RANDOM, seed=3, options={"setup": "tactical"})
        await table.sit(bob, 1, await party.key(table, 1, ann))
        with refused("too-early"):
            await party.hall.rematch(ann, table.id)
        await table.resign(ann, 0)
        await table.resign(bob, 1)
        with refused("forbidden"):
            await party.hall.rematch(cleo, table.id)
        again = await party.hall.rematch(bob, table.id)
        assert (await party.hall.rematch(ann, table.id)).id == again.id
        assert table.info().rematch == again.id
        assert again.info().options == table.info().options
        assert [seat.is_taken for seat in again.info().seats] == [False, True, True]
        assert [(seat.is_kept, seat.name) for seat in again.info().seats[:2]] == [(True, "Ann"), (False, "Bob")]
        # The seat waits for Ann alone, so there is no link to it.
        assert [link.seat for link in (await again.page(bob)).links] == [1]
        with refused("forbidden"):
            await again.sit(cleo, 0, None)
        await again.sit(ann, 0, None)
        assert (await again.page(ann)).yours == (0,)

    at_a_party(tmp_path, happens)


def test_a_new_name_is_shown_when_its_owner_comes_back(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "celestia_duo", ME, NewSeat(kind="here", name="Anna’s aunt"), seed=1)
        await Listener(0, ann._replace(name="Anna", colour="plum")).look(table)
        await Listener(1, ann._replace(name="Anna", colour="plum")).look(table)
        assert [seat.name for seat in table.info().seats] == ["Anna", "Anna’s aunt"]

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize(
    "seats",
    [
        (ME, ME, ME),
        (NewSeat(kind="bot"), ME),
        (NewSeat(kind="me", bot="steady"), ME),
        (NewSeat(kind="link", name="x"), ME),
        (NewSeat(kind="bot", bot="nobody"), ME),
    ],
)
def test_seats_that_cannot_be_are_refused_in_a_sentence(tmp_path: Path, seats: tuple[NewSeat, ...]) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        with pytest.raises((Refused, BadInput)) as refusal:
            await party.table(ann, "celestia_duo", *seats)
        assert refusal.value.text("fr") != refusal.value.text("en")
        assert await party.store.tables_of(ann.id) == []

    at_a_party(tmp_path, happens)
