"""A seat shows what the server says, and nothing else."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from aerodrome.client import Seat, SeatClosed, ServerRefused, Unexpected
from aerodrome.games import GAMES
from aerodrome.kernel import contribution_hash
from aerodrome.protocol import Problem
from aerodrome.protocol.messages import (
    Commit,
    Digest,
    Do,
    Done,
    HistoryRequest,
    HistoryStep,
    HistorySteps,
    Reason,
    Reasons,
    Reveal,
    SeatInfo,
    Snapshot,
    TableInfo,
    Told,
    Undo,
    Update,
    Why,
    Wish,
    Withdraw,
)
from tools.page_schema import VIEWS

from .scripted import COMMITMENT, TABLE, Tale, Visit, on_stage, seated, table, until

ILLEGAL = Problem(
    kind="illegal", key="error-not-allowed", text="Crew is placed last.", rule="aerion.workshop.crew-last"
)


def test_every_game_has_its_view() -> None:
    assert {name: VIEWS[name].__name__ for name in GAMES} == {
        name: type(game.view(Tale(name).match.state, 0)).__name__ for name, game in GAMES.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_view_is_that_of_the_match_after_every_update(game: str) -> None:
    async def watch() -> None:
        tale, choices = Tale(game), random.Random(4)
        heard = asyncio.Event()

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), tale.snapshot())
            for _ in range(60):
                await heard.wait()
                heard.clear()
                if tale.match.outcome is not None:
                    break
                actor = choices.choice(tale.match.actors)
                await visit.say(tale.play(choices.choice(tale.match.legal(actor).ids), actor))
            await visit.say(tale.table())
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage) as seat:
            while seat.version != 61 and seat.outcome is None:
                assert (seat.version, seat.view) == (tale.version, tale.match.view(0))
                assert seat.legal == (tale.match.legal(0).ids if 0 in tale.match.actors else ())
                heard.set()
                await seat.changed()

    asyncio.run(watch())


def test_a_decision_is_answered_and_shown_whichever_comes_first() -> None:
    async def play() -> None:
        tale = Tale()

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), tale.snapshot())
            first = await visit.hear_command(Do)
            assert (first.decision, first.action) == (1, "roll")
            await visit.say(Done(command=first.command))
            await visit.beat()
            await visit.say(tale.play("roll"))
            second = await visit.hear_command(Do)
            assert second.decision == 2
            await visit.say(tale.play(second.action), Done(command=second.command))
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage) as seat:
            await seat.do(tale.match.game.vocabulary.parse("roll"))
            assert seat.version == seat.decision == 2
            assert seat.view == tale.match.view(0)
            await seat.do(seat.legal[0])
            assert seat.version == 3

    asyncio.run(play())


def test_a_refusal_keeps_its_kind_its_rule_and_its_text() -> None:
    async def play() -> None:
        tale = Tale()

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), tale.snapshot())
            for kind in (Do, Undo, Withdraw):
                asked = await visit.hear_command(kind)
                await visit.say(msgspec.structs.replace(ILLEGAL, command=asked.command))
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage) as seat:
            for refused in (seat.do("place crew"), seat.undo(), seat.withdraw()):
                with pytest.raises(ServerRefused, match="Crew is placed last") as error:
                    await refused
                assert (error.value.kind, error.value.rule) == ("illegal", "aerion.workshop.crew-last")
            assert seat.version == 1

    asyncio.run(play())


def test_questions_are_answered_with_what_was_asked_for() -> None:
    reasons = (Reason(verb="take", rule=None), Reason(verb="keep", rule="aerion.keep", text="No."))

    async def ask() -> None:
        tale = Tale("etherium")

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), tale.snapshot())
            why = await visit.hear_command(Why)
            await visit.say(Reasons(command=why.command, piece=why.piece, reasons=reasons))
            history = await visit.hear_command(HistoryRequest)
            step = HistoryStep(version=3, events=(), changes=msgspec.Raw(b"{}"))
            start = msgspec.Raw(b"{}")
            await visit.say(HistorySteps(command=history.command, since=2, view=start, steps=(step,), more=False))
            digest = await visit.hear_command(Digest)
            assert (digest.since, digest.words) == (1, "fr")
            await visit.say(Told(command=digest.command, since=1, version=4, told=("Un dé.",), left_out=2))
            wish = await visit.hear_command(Wish)
            assert wish.windows == ("season",)
            wished = msgspec.structs.replace(tale.play("pass", tale.match.actors[0]), wish=("season",))
            await visit.say(wished, Done(command=wish.command))
            wrong = await visit.hear_command(Why)
            await visit.say(Done(command=wrong.command))
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage) as seat:
            assert await seat.why("card/1") == reasons
            assert [step.version for step in (await seat.history(2)).steps] == [3]
            assert (await seat.digest(1, "fr")).told == ("Un dé.",)
            await seat.wish(["season"])
            assert seat.wished == ("season",)
            with pytest.raises(Unexpected, match="Why was answered with Done"):
                await seat.why("card/1")

    asyncio.run(ask())


def open_table(
    *,
    has_committed: bool = False,
    has_contributed: bool = False,
    is_taken: bool = True,
    known_deal: bool = False,
    hashes: tuple[str, ...] = (),
    round: int = 1,
) -> TableInfo:
    person = SeatInfo(kind="link", is_taken=is_taken, has_committed=has_committed, has_contributed=has_contributed)
    gathering = table(status="gathering", seats=(person, person))
    return msgspec.structs.replace(gathering, known_deal=known_deal, hashes=hashes, round=round)


def test_a_hash_is_sent_once_and_the_bytes_only_when_all_hashes_are_shown() -> None:
    async def gather() -> None:
        tale, heard = Tale(), list[str]()

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(open_table())
            fixed = await visit.hear_command(Commit)
            await visit.say(open_table())
            await visit.say(open_table(has_committed=True), Done(command=fixed.command))
            await visit.say(open_table(has_committed=True, hashes=(fixed.hash, "11" * 32)))
            added = await visit.hear_command(Reveal)
            heard.append(added.bytes)
            assert fixed.hash == contribution_hash(COMMITMENT, 1, 0, bytes.fromhex(added.bytes))
            await visit.say(open_table(has_contributed=True), Done(command=added.command))
            await visit.say(tale.table(), tale.snapshot())
            await visit.hear_command(Do)
            visit.cut()

        async with on_stage(scene) as stage, seated(stage) as seat:
            assert seat.view is None
            await until(seat, lambda: seat.view is not None)
            assert heard == list(seat.fairness.bytes.values())
            assert seat.fairness.hashes[1][1] == "11" * 32
            assert len(bytes.fromhex(heard[0])) == 32
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await seat.do("roll")

    asyncio.run(gather())


def test_a_device_that_has_lost_its_bytes_begins_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aerodrome.client.seat.SECONDS_UNTIL_LOST", 0.05)

    async def gather() -> None:
        tale = Tale()

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(open_table(has_committed=True, hashes=("22" * 32, "11" * 32)))
            again = await visit.hear_command(Commit)
            assert again.round == 2
            await visit.say(open_table(has_committed=True, round=2, hashes=(again.hash, "11" * 32)))
            added = await visit.hear_command(Reveal)
            assert again.hash == contribution_hash(COMMITMENT, 2, 0, bytes.fromhex(added.bytes))
            await visit.say(tale.table(), tale.snapshot())
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage) as seat:
            await until(seat, lambda: seat.view is not None)

    asyncio.run(gather())


@pytest.mark.parametrize(
    ("shown", "seat"),
    [
        (open_table(has_committed=True), 0),
        (open_table(has_committed=True, has_contributed=True, hashes=("22" * 32, "11" * 32)), 0),
        (open_table(is_taken=False), 0),
        (open_table(known_deal=True), 0),
        (open_table(), -1),
        (table(), 0),
    ],
)
def test_nothing_is_contributed_where_it_is_not_asked_for(shown: TableInfo, seat: int) -> None:
    async def gather() -> None:
        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(shown, Tale().snapshot())
            asked = await visit.hear_command(Why)
            await visit.say(Reasons(command=asked.command, piece=asked.piece, reasons=()))
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage, seat) as place:
            # Had there been a contribution, it would have come first.
            assert await place.why("card/1") == ()

    asyncio.run(gather())


def test_an_iteration_yields_all_that_is_told_and_ends_with_the_seat() -> None:
    async def follow() -> None:
        tale = Tale()

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), tale.snapshot())
            await visit.hear_command(Why)
            await visit.say(tale.play("roll"), tale.table(), tale.snapshot())
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage) as seat:
            told = list[type]()

            async def read() -> None:
                async for news in seat:
                    told.append(type(news))
                    if len(told) == 3:
                        await seat.close()

            reading = asyncio.create_task(read())
            await asyncio.sleep(0)
            with pytest.raises(SeatClosed):
                await seat.why("card/1")
            await reading
            assert told == [Update, TableInfo, Snapshot]
            assert [news async for news in seat] == []

    asyncio.run(follow())


def test_nobody_waits_at_a_seat_that_is_closed() -> None:
    async def leave() -> None:
        tale = Tale()

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), tale.snapshot())
            await visit.stay()

        async def ask(seat: Seat) -> None:
            with pytest.raises(SeatClosed):
                await seat.do("roll")

        async with on_stage(scene) as stage, seated(stage) as seat:
            asking, waiting = asyncio.create_task(ask(seat)), asyncio.create_task(seat.changed())
            await asyncio.sleep(0)
            await seat.close()
            await asking
            with pytest.raises(SeatClosed):
                await waiting
            with pytest.raises(SeatClosed):
                await seat.undo()

    asyncio.run(leave())


def test_a_closed_table_is_shown_without_a_match() -> None:
    async def look() -> None:
        shown = msgspec.structs.replace(
            table(status="closed"), closed=Problem(kind="closed", key="k", text="Old rules.")
        )

        async def scene(visit: Visit) -> None:
            hello = await visit.hear_hello()
            assert (hello.seat, hello.seen, hello.words) == (-1, None, None)
            await visit.say(shown)
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage, -1) as seat:
            assert seat.table == shown
            assert seat.view is None

    asyncio.run(look())


def test_a_view_that_cannot_be_read_says_so() -> None:
    async def look() -> None:
        tale = Tale()
        wrong = msgspec.structs.replace(tale.snapshot(), view=msgspec.Raw(b'{"game": 7}'))

        async def scene(visit: Visit) -> None:
            await visit.hear_hello()
            await visit.say(tale.table(), wrong)
            await visit.stay()

        async with on_stage(scene) as stage:
            with pytest.raises(Unexpected, match="of another version"):
                async with seated(stage):
                    pass

    asyncio.run(look())


def test_cookies_and_language_travel_to_the_socket() -> None:
    async def look() -> None:
        seen = dict[str, str]()

        async def scene(visit: Visit) -> None:
            seen.update(visit.headers)
            assert visit.socket.request is not None
            seen["path"] = visit.socket.request.path
            await visit.hear_hello()
            await visit.say(table(status="closed"))
            await visit.stay()

        async with on_stage(scene) as stage, seated(stage, lang="fr", cookies={"guest": "abc.def"}):
            assert (seen["Cookie"], seen["Accept-Language"]) == ("guest=abc.def", "fr")
            assert seen["path"] == f"/api/tables/{TABLE}/socket"
            assert "Origin" not in seen

    asyncio.run(look())
