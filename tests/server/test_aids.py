"""What helps people at a table to decide travels with what they see: aids, and what may be done in words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aerodrome.kernel import Match
from aerodrome.protocol.messages import AidsRequest
from aerodrome.server.table import LiveTable
from tests.server.gathering import HERE, ME, Listener, Party, at_a_party

OPTIONS = {"expansions": ["piers", "stone-clouds", "flagship", "hellkite"]}
DECISIONS = 60


def match_of(table: LiveTable) -> Match:
    assert table.ledger.match is not None
    return table.ledger.match


def aids_now(table: LiveTable, seat: int) -> Any:
    match = match_of(table)
    return msgspec.json.decode(msgspec.json.encode(match.game.aids(match.view(seat))))


def followed(listener: Listener) -> Any:
    """The aids that somebody has who took every message in."""
    messages = [one for one in listener.messages if one["type"] in ("snapshot", "update")]
    return [one["aids"] for one in messages if one["type"] == "snapshot" or one["aids"] is not None][-1]


async def decide(table: LiveTable, listeners: list[Listener], chance: random.Random) -> bool:
    asked = [listener for listener in listeners if listener.last["legal"]]
    if not asked:
        return False
    listener = chance.choice(asked)
    await listener.do(table, chance.choice(listener.last["legal"]))
    return True


def test_aids_come_whenever_they_have_changed(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME, HERE, seed=7, options=OPTIONS)
        seats = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        onlooker, chance = await Listener(-1).look(table), random.Random(7)
        for _ in range(DECISIONS):
            before = aids_now(table, 0)
            if not await decide(table, seats, chance):
                break
            assert followed(onlooker) == followed(seats[0]) == followed(seats[1]) == aids_now(table, 0)
            assert (seats[0].last["aids"] is None) == (before == aids_now(table, 0))
        sent = [update["aids"] for update in seats[0].of_type("update")]
        assert any(sent)
        assert None in sent
        late = await Listener(0, ann).look(table)
        assert late.last["aids"] == aids_now(table, 0)

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize("game", ["aerion", "celestia_duo", "etherium"])
def test_the_aids_of_a_past_moment_are_those_of_what_the_seat_saw_then(tmp_path: Path, game: str) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, game, ME, HERE, seed=7)
        seats = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        onlooker, chance = await Listener(-1).look(table), random.Random(7)
        looking = [*seats, onlooker]
        then = {(one.seat, one.last["version"]): followed(one) for one in looking}
        for _ in range(DECISIONS):
            if not await decide(table, seats, chance):
                break
            then |= {(one.seat, one.last["version"]): followed(one) for one in looking}
        assert len(then) > DECISIONS
        for (seat, version), aids in then.items():
            answer = await party.hall.aids(table, seat, AidsRequest(command=1, version=version))
            assert answer.version == version
            assert msgspec.json.decode(answer.aids) == aids
        late = await party.hall.aids(table, 0, AidsRequest(command=1, version=10**6))
        assert msgspec.json.decode(late.aids) == aids_now(table, 0), "there is nothing after the present"

    at_a_party(tmp_path, happens)


def test_somebody_who_comes_back_has_the_aids_of_now(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME, seed=7)
        here, away, chance = await Listener(0, ann).look(table), await Listener(0, ann).look(table), random.Random(1)
        for _ in range(10):
            await table.detach(away)
            version = away.last["version"]
            for _ in range(3):
                await decide(table, [here], chance)
            await away.look(table, seen=version)
            assert followed(away) == aids_now(table, 0)

    at_a_party(tmp_path, happens)


def test_what_the_cards_show_is_told_once(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "celestia_duo", ME, HERE, seed=7)
        seats, chance = [await Listener(seat, ann).look(table) for seat in (0, 1)], random.Random(7)
        for _ in range(10):
            await decide(table, seats, chance)
        assert followed(seats[0]) == followed(seats[1]) == aids_now(table, 0) == aids_now(table, -1)
        assert {update["aids"] for update in seats[0].of_type("update")} == {None}

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize("game", ["aerion", "celestia_duo", "etherium"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_may_be_done_comes_in_words_for_those_who_asked_for_words(tmp_path: Path, game: str, lang: str) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, game, ME, HERE, seed=7)
        silent = [await Listener(seat, ann).look(table) for seat in (0, 1)]
        speaking = [await Listener(seat, ann, lang).look(table) for seat in (0, 1)]
        match, chance = match_of(table), random.Random(7)
        for _ in range(DECISIONS):
            for seat, listener in enumerate(speaking):
                said = [match.game.voice.say_action(action, match.view(seat), lang) for action in match.legal(seat)]
                assert listener.last["labels"] == said
                assert len(said) == len(listener.last["legal"])
            assert silent[0].last["labels"] is None
            if not await decide(table, silent, chance):
                break

    at_a_party(tmp_path, happens)


def test_aids_are_not_kept_for_tables_that_cannot_go_on(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        table = await party.table(ann, "aerion", ME, seed=7)
        kept = [msgspec.json.decode(row.body) for row in await table.views_to_keep()]
        assert [one["aids"] for one in kept] == [None, None]

    at_a_party(tmp_path, happens)
