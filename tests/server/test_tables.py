"""Commands at a table: answered once, on disk first, told to everybody who may know, kept when rules change."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

import aerodrome
from aerodrome.games.celestia_duo.game import CelestiaDuo
from aerodrome.kernel import IllegalAction, NothingToUndo, NotYourTurn, UnknownAction
from aerodrome.protocol import Refused, problem_of
from aerodrome.protocol.bodies import PlayOn
from aerodrome.protocol.messages import Digest, Do, HistoryRequest, Undo, Why, Wish, Withdraw
from aerodrome.server.ledger import Ledger
from aerodrome.server.store import Change, Conflict, LogRow
from aerodrome.server.table import LiveTable
from tests.server.gathering import HERE, LINK, ME, RANDOM, STEADY, Listener, Party, at_a_party, mixed
from tests.server.test_seats import refused


async def played(table: LiveTable, listeners: list[Listener], decisions: int, seed: int = 1) -> int:
    """Let listeners decide at random; how many decisions there were."""
    chance = random.Random(seed)
    for number in range(decisions):
        asked = [listener for listener in listeners if listener.last["legal"]]
        if table.ledger.is_over or not asked:
            return number
        listener = chance.choice(asked)
        await listener.do(table, chance.choice(listener.last["legal"]))
    return decisions


async def solo(party: Party, **more: object) -> tuple[LiveTable, Listener]:
    ann = await party.guest("Ann")
    table = await party.table(ann, "aerion", ME, seed=7, **more)
    return table, await Listener(0, ann).look(table)


def test_a_decision_is_on_disk_before_anybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        append = party.store.append

        async def watched(change: Change) -> None:
            assert not ann.of_type("update")
            await append(change)
            assert not ann.of_type("update")
            assert (await party.store.log(table.id))[-1].number == change.entries[-1].number

        monkeypatch.setattr(party.store, "append", watched)
        await ann.do(table, "roll")
        assert len(ann.of_type("update")) == 1

    at_a_party(tmp_path, happens)


def test_a_repeated_command_is_done_once(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        numbers = {"command": 5, "decision": ann.last["decision"]}
        await ann.do(table, "roll", **numbers)
        length = table.ledger.length
        await ann.do(table, "roll", **numbers)
        assert table.ledger.length == length
        await party.again()
        again = await party.hall.find(table.id)
        await ann.do(again, "roll", **numbers)
        assert again.ledger.length == length, "also after the server was started again"

    at_a_party(tmp_path, happens)


def test_a_late_command_changes_nothing(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        decision = ann.last["decision"]
        await ann.do(table, "roll")
        length = table.ledger.length
        for number in (decision, decision + 2, 10_000):
            with refused("late"):
                await ann.do(table, ann.last["legal"][0], decision=number)
        assert table.ledger.length == length

    at_a_party(tmp_path, happens)


def test_what_the_rules_forbid_is_refused_with_the_rule(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "celestia_duo", ME, HERE, seed=7)
        listeners = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        before = [listener.texts[:] for listener in listeners]
        first = next(listener for listener in listeners if listener.last["legal"])
        vocabulary = CelestiaDuo.vocabulary
        illegal = next(action.id for action in vocabulary if action.id not in first.last["legal"])
        with pytest.raises((IllegalAction, NotYourTurn)) as refusal:
            await first.do(table, illegal)
        assert problem_of(refusal.value).rule is not None
        with pytest.raises(UnknownAction):
            await first.do(table, len(vocabulary))
        with pytest.raises(NothingToUndo):
            await table.decide(first.seat, first.sender, Undo(command=9, decision=first.last["decision"]))
        with pytest.raises(IllegalAction):
            await table.decide(first.seat, first.sender, Withdraw(command=9, decision=first.last["decision"]))
        assert [listener.texts for listener in listeners] == before

    at_a_party(tmp_path, happens)


def test_planners_do_not_disturb_each_other(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "etherium", ME, HERE, HERE, seed=5)
        listeners = [await Listener(seat, ann).look(table) for seat in range(3)]
        while not all(listener.last["legal"] for listener in listeners):
            await played(table, listeners, 1)
        first, second, third = listeners
        decision, version = first.last["decision"], first.last["version"]
        told = len(first.texts)
        for _ in range(2):
            await second.do(table, second.last["legal"][0])
        assert len(first.texts) == told, "others' tokens are nobody's business"
        while second.last["legal"]:
            await second.do(table, second.last["legal"][0])
        assert first.last["version"] == version + 1, "that somebody is ready is told"
        await first.do(table, first.last["legal"][0], decision=decision)
        await table.decide(1, second.sender, Withdraw(command=99, decision=second.last["decision"]))
        assert second.last["legal"]
        assert third.last["decision"] == decision

    at_a_party(tmp_path, happens)


def test_undo_gives_everybody_the_view_from_before(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        watcher = await Listener(-1).look(table)
        chance = random.Random(4)
        for _ in range(60):
            before = ann.view
            await ann.do(table, chance.choice(ann.last["legal"]))
            if ann.last["undo"] is None:
                await table.decide(0, ann.sender, Undo(command=1000, decision=ann.last["decision"]))
                assert ann.view == before
                assert {**watcher.view, "seat": 0} == before
                return
        raise AssertionError("nothing could be taken back")

    at_a_party(tmp_path, happens)


def test_a_client_that_comes_back_is_sent_what_it_missed(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        other = await Listener(0, ann.row).look(table)
        await played(table, [ann], 20)
        await table.detach(other)
        seen, known = other.last["version"], len(other.of_type("update"))
        await played(table, [ann], 4, seed=2)
        await other.look(table, seen)
        assert other.of_type("resumed")[-1]["version"] == seen + 4
        assert [update["version"] for update in other.of_type("update")][known:] == list(range(seen + 1, seen + 5))
        assert other.view == ann.view
        for strange in (0, 10_000):
            late = await Listener(0, ann.row).look(table, strange)
            assert late.of_type("snapshot"), "a gap, or a version from another time, gives everything"
            assert late.view == ann.view

    at_a_party(tmp_path, happens)


def test_a_lost_connection_that_comes_back_soon_resumes_though_nobody_else_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "celestia_duo", ME, HERE, seed=7)
        first, second = [await Listener(seat, ann, "fr").look(table) for seat in (0, 1)]
        await played(table, [first, second], 4)
        await table.detach(second)
        seen = second.last["version"]
        while first.last["legal"] and first.last["version"] < seen + 3:
            await first.do(table, first.last["legal"][0])
        missed = first.last["version"] - seen
        await second.look(table, seen)
        assert second.of_type("resumed")[-1]["version"] == seen + missed
        assert second.of_type("update")[-1]["told"] is not None
        assert second.last["version"] == seen + missed
        await table.detach(second)
        monkeypatch.setattr("aerodrome.server.channels.time.monotonic", lambda: now() + 3600)
        snapshots = len(second.of_type("snapshot"))
        await (await Listener(0, ann).look(table)).do(table, first.last["legal"][0]) if first.last["legal"] else None
        table.tidy()
        await second.look(table, 0)
        assert len(second.of_type("snapshot")) == snapshots + 1, "what nobody came back for is forgotten"

    now = time.monotonic
    at_a_party(tmp_path, happens)


def test_versions_and_decisions_are_the_same_after_a_restart(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "etherium", ME, HERE, seed=5)
        listeners = [await Listener(seat, ann).look(table) for seat in (-1, 0, 1)]
        await played(table, listeners[1:], 60)
        numbers = [(one.last["version"], one.last["decision"], one.last["legal"], one.view) for one in listeners]
        await party.again()
        found = await party.hall.find(table.id)
        again = [await Listener(seat, ann).look(found) for seat in (-1, 0, 1)]
        assert [(one.last["version"], one.last["decision"], one.last["legal"], one.view) for one in again] == numbers

    at_a_party(tmp_path, happens)


def test_another_process_that_was_first_is_heard_and_the_command_judged_again(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        await party.again()
        other = await party.hall.find(table.id)
        away = await Listener(0, ann.row).look(other)
        await away.do(other, "roll")
        with refused("late"):
            await ann.do(table, "roll")
        assert ann.view == away.view
        await ann.do(table, ann.last["legal"][0])
        assert [row.number for row in await party.store.log(table.id)] == list(range(1, table.ledger.length + 1))

    at_a_party(tmp_path, happens)


def test_a_database_that_fails_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        append = party.store.append

        async def fails(_: Change) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(party.store, "append", fails)
        before, texts = ann.view, ann.texts[:]
        with pytest.raises(OSError, match="full"):
            await ann.do(table, "roll")
        assert ann.texts == texts
        monkeypatch.setattr(party.store, "append", append)
        fresh = await Listener(0, ann.row).look(table)
        assert fresh.view == before
        await ann.do(table, "roll")
        assert ann.view["dice"]

    at_a_party(tmp_path, happens)


def test_onlookers_see_what_is_public_and_decide_nothing(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, cleo = await party.guest("Ann"), await party.guest("Cleo")
        table = await party.table(ann, "celestia_duo", ME, STEADY, seed=7)
        watcher = await Listener(-1, cleo).look(table)
        assert table.ledger.match is not None
        assert watcher.view == msgspec.json.decode(msgspec.json.encode(table.ledger.match.view(-1)))
        with refused("forbidden"):
            await Listener(0, cleo).look(table)
        with refused("forbidden"):
            await table.decide(0, watcher.sender, Do(command=1, decision=0, action=0))

    at_a_party(tmp_path, happens)


def test_why_tells_verb_by_verb_what_a_piece_can_do(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, _ = await solo(party)
        match = table.ledger.match
        assert match is not None
        for piece in match.game.vocabulary.pieces[:40]:
            answer = await table.why(0, "fr", Why(command=3, piece=piece))
            known = match.why(piece, 0)
            assert [reason.verb for reason in answer.reasons] == [reason.verb for reason in known]
            assert [reason.text for reason in answer.reasons] == [one.rule and one.rule.text("fr") for one in known]
            touching = match.game.vocabulary.touching(piece)
            for reason in answer.reasons:
                meant = [action for action in touching if action.verb == reason.verb]
                allowed = [action for action in meant if action.id in match.legal(0).ids]
                assert reason.label == match.game.voice.say_action((allowed or meant)[0], match.view(0), "fr")
        answer = await table.why(0, None, Why(command=3, piece="dice"))
        assert {reason.label for reason in answer.reasons} == {None}

    at_a_party(tmp_path, happens)


def test_a_wish_is_kept_and_told_to_its_seat_alone(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "etherium", ME, HERE, seed=5)
        first, second = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        told = len(second.texts)
        assert table.ledger.match is not None
        kind = table.ledger.match.game.wishes[0]
        await table.wish(0, first.sender, Wish(command=1, windows=(kind,)))
        assert first.last["wish"] == [kind]
        assert len(second.texts) == told
        await party.again()
        found = await party.hall.find(table.id)
        assert (await Listener(0, ann).look(found)).last["wish"] == [kind]

    at_a_party(tmp_path, happens)


def test_history_and_digest_tell_again_what_a_seat_was_told(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        english = await Listener(0, ann.row, "en").look(table)
        await played(table, [ann], 20)
        updates = english.of_type("update")
        story = await party.hall.story(table, 0, HistoryRequest(command=1, since=0), "en")
        steps = msgspec.json.decode(msgspec.json.encode(story.steps))
        assert [(step["events"], step["changes"], step["told"]) for step in steps] == [
            (update["events"], update["changes"], update["told"]) for update in updates
        ]
        assert all("entry" not in step for step in steps), "a running match does not tell how many entries it has"
        later = await party.hall.story(table, 0, HistoryRequest(command=1, since=12), None)
        assert [step.version for step in later.steps] == list(range(13, 21))
        digest = await party.hall.digest(table, 0, Digest(command=2, since=12, words="en"))
        assert list(digest.told) == [sentence for update in updates[12:] for sentence in update["told"]]

    at_a_party(tmp_path, happens)


def test_a_finished_match_shows_its_seed_its_record_and_counts(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "celestia_duo", ME, HERE)
        listeners = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        await mixed(table, *listeners)
        with refused("too-early"):
            await table.record()
        assert await played(table, listeners, 2000) < 2000
        assert table.info().status == "over"
        record = await table.record()
        assert aerodrome.verify(record.dumps()).dice_checked
        assert record.mixing is not None
        shown = listeners[0].of_type("table")[-1]["contributions"]
        assert (
            [one.bytes for one in record.mixing.contributions]
            == [one["bytes"] for one in shown]
            == ["01" * 16, "02" * 16]
        )
        (result,) = await party.store.results_of(ann.id)
        outcome = table.info().outcome
        assert outcome is not None
        assert result.won == (0 in outcome.winners)
        assert result.turns == listeners[0].view["turn"]
        again = Ledger.folded(table.row, await party.store.log(table.id))
        assert result.seconds == round(again.time.seconds)
        for late in ("do", "undo"):
            with refused("over"):
                if late == "do":
                    await listeners[0].do(table, 0)
                else:
                    await table.decide(0, listeners[0].sender, Undo(command=1, decision=listeners[0].last["decision"]))

    at_a_party(tmp_path, happens)


def test_playing_on_makes_a_new_match_with_a_new_seed_that_counts_for_nobody(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, HERE, seed=7)
        listeners = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        with refused("too-early"):
            await party.hall.play_on(bob, table.id, PlayOn(entry=3, seats=(ME, LINK)))
        await played(table, listeners, 2000)
        with refused("bad-input"):
            await party.hall.play_on(bob, table.id, PlayOn(entry=10_000, seats=(ME, LINK)))
        on = await party.hall.play_on(bob, table.id, PlayOn(entry=12, seats=(ME, HERE)))
        assert on.info().from_position
        assert on.info().commitment != table.info().commitment
        bobs = [await Listener(seat, bob).look(on) for seat in (0, 1)]
        await mixed(on, *bobs)
        story = await party.hall.story(table, 1, HistoryRequest(command=1, since=0), None)
        view = msgspec.json.decode(story.view)
        for step in story.steps:
            if step.entry is not None and step.entry <= 12:
                view |= msgspec.json.decode(step.changes)
        assert bobs[1].view == view
        await played(on, bobs, 2000)
        assert on.info().status == "over"
        assert await party.store.results_of(bob.id) == []

    at_a_party(tmp_path, happens)


def test_a_table_under_older_rules_can_be_looked_at_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "celestia_duo", ME, HERE, seed=7)
        listeners = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        await played(table, listeners, 20)
        gathering = await party.table(ann, "celestia_duo", ME, LINK)
        await party.again()
        monkeypatch.setattr(CelestiaDuo, "rules_version", "next year's")
        found = await party.hall.find(table.id)
        assert found.info("fr").status == "waiting"
        closed = found.info("fr").closed
        assert closed is not None
        assert "next year's" in closed.text
        watcher = await Listener(0, ann).look(found)
        assert [message["type"] for message in watcher.messages] == ["table"]
        with refused("closed"):
            await table_do(found, watcher)
        kept = msgspec.json.decode(await found.kept_view(ann, 0))
        assert kept["view"] == listeners[0].view
        with refused("forbidden"):
            await found.kept_view(bob, 0)
        assert msgspec.json.decode(await found.kept_view(bob, -1))["view"]["seat"] == -1
        with refused("too-early"):
            await found.record()
        assert (await party.hall.find(gathering.id)).info().status == "waiting"
        with refused("closed"):
            await (await party.hall.find(gathering.id)).sit(bob, 1, await party.key(gathering, 1, ann))

    at_a_party(tmp_path, happens)


async def table_do(table: LiveTable, listener: Listener) -> None:
    await table.decide(listener.seat, listener.sender, Do(command=1, decision=1, action=0))


def test_a_log_that_does_not_fit_closes_the_table_instead_of_breaking_it(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, _ = await solo(party)
        number = table.ledger.length + 1
        body = '{"type":"decision","seat":0,"do":"no such thing"}'
        await party.store.append(Change(table.id, (LogRow(number, 1.0, body, 0),)))
        with pytest.raises(Conflict):
            await party.store.append(Change(table.id, (LogRow(number, 1.0, body, 0),)))
        await party.again()
        closed = (await party.hall.find(table.id)).info().closed
        assert closed is not None
        assert str(number) in closed.text

    at_a_party(tmp_path, happens)


def test_tables_that_nobody_uses_are_forgotten_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aerodrome.server.hall.SECONDS_BETWEEN_SWEEPS", 0.01)

    async def happens(party: Party) -> None:
        table, ann = await solo(party)
        await ann.do(table, "roll")
        await asyncio.sleep(0.1)
        assert table.id in party.hall.tables, "somebody looks"
        await table.detach(ann)
        async with asyncio.timeout(10):
            while table.id in party.hall.tables:
                await asyncio.sleep(0.01)
        again = await party.hall.find(table.id)
        assert again is not table
        assert (await Listener(0, ann.row).look(again)).view == ann.view

    at_a_party(tmp_path, happens, idle_seconds=0.05)


def test_nobody_gets_a_table_that_is_none(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        for id in ("", "x", "../../etc", "A" * 16, "A" * 5000, "é" * 16):
            with pytest.raises(Refused) as refusal:
                await party.hall.find(id)
            assert refusal.value.kind == "not-found"

    at_a_party(tmp_path, happens)


def test_bots_go_on_after_a_restart_although_nobody_looks(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "celestia_duo", STEADY, RANDOM)
        assert table.info().status == "playing"
        await party.again()
        async with asyncio.timeout(60):
            while (await party.store.log(table.id))[-1].number < table.ledger.length + 3:
                await asyncio.sleep(0.02)

    at_a_party(tmp_path, happens)
