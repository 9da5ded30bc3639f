"""What a seat was sent, put together, is exactly what the kernel lets it see."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from zlib import crc32

import msgspec
import pytest

from aerodrome.kernel import View
from aerodrome.protocol.bodies import Tables
from aerodrome.server import channels
from aerodrome.server.viewpoint import ONLOOKER
from tests.server.alike import silent_step
from tests.server.exact import Inexact, play, terms_of
from tests.server.inside import Clock, Inside, inside
from tests.server.probes import MY_TABLES
from tests.server.subjects import SUBJECTS
from tests.server.twin_tables import Side, rows, told_chance
from tests.server.wire import moment

SHORT = 40
OFTEN = {"aerion": 2, "celestia_duo": 2, "etherium": 2}


class House:
    """A server that stays open for all tests here."""

    def __init__(self, runner: asyncio.Runner, server: Inside) -> None:
        self.runner = runner
        self.server = server

    def follow(self, game: str, matches: int, longest: int) -> Counter[str]:
        found: Counter[str] = Counter()
        every = terms_of(game)
        for number in range(matches):
            terms = every[number * 5 % len(every)]
            # The same matches whichever tests this process runs before, and never a table that is there already.
            seed = crc32(f"{game} {matches} {longest} {number}".encode())
            self.runner.run(play(self.server, terms, seed, found, longest))
        return found


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        server = runner.run(stack.enter_async_context(inside()))
        yield House(runner, server)
        runner.run(stack.aclose())


@pytest.mark.parametrize("game", SUBJECTS)
def test_snapshots_and_changes_add_up_to_the_kernels_view_for_everybody(house: House, game: str) -> None:
    found = house.follow(game, OFTEN[game], SHORT)
    assert found["views compared"] > 100
    assert found["connections"] > 4 * found["matches"]


def test_connections_that_come_back_are_sent_what_they_missed(house: House) -> None:
    found = house.follow("celestia_duo", 4, 3 * SHORT)
    assert found["updates sent again"] > 0
    assert found["tables folded again"] > 0
    assert found["decisions taken back"] > 0


def test_a_change_that_is_left_out_is_noticed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = channels.changes

    def forgetful(before: View, after: View) -> dict[str, object]:
        found = changes(before, after)
        found.pop(next(iter(found), ""), None)
        return found

    monkeypatch.setattr(channels, "changes", forgetful)
    with pytest.raises(Inexact):
        house.follow("celestia_duo", 1, SHORT)


def test_a_number_that_is_left_out_is_noticed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels.Channel, "missed", lambda *_: [])
    with pytest.raises(Inexact):
        house.follow("celestia_duo", 16, 2 * SHORT)


def test_lists_of_tables_do_not_tell_when_somebody_else_plans_in_secret() -> None:
    async def look() -> None:
        clock = Clock()
        with clock.ticking(), told_chance():
            async with inside() as server:
                side = await _planning(server)
                before = await _changed(side, 0)
                clock.now += 10
                step = silent_step(side.state, 1, 0, random.Random(1))
                assert step is not None
                await side.decide(step, by_hand=False)
                assert await _changed(side, 0) == before
                assert side.viewpoint(1).version == 1
                assert side.viewpoint(0).version == side.viewpoint(ONLOOKER).version == 0
                await side.close()

    asyncio.run(look())


async def _planning(server: Inside) -> Side:
    """A table for two at which plans are being made."""
    subject = SUBJECTS["etherium"]()
    game = subject.game
    chance = random.Random(1)
    while True:
        state, seats = moment(subject, chance)
        if game.is_planning(game.view(state, ONLOOKER)) and seats == 2 and len(state.actors()) == 2:
            break
    row, _ = rows(game, state, state, "table00000000000", (), ("somebody", "nobody"))
    return await Side.laid(server, row, 0)


async def _changed(side: Side, seat: int) -> float:
    answer = await side.server.get(MY_TABLES, side.guest_of(seat))
    (card,) = msgspec.json.decode(answer.split(b"\n\n", 1)[1], type=Tables).tables
    return card.changed
