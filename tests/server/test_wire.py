"""Nothing leaks on the wire; and every leak that is planted is found. The whole is `python -m tests.server.wire`."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from tests.server.leaks import LEAKS
from tests.server.subjects import SUBJECTS
from tests.server.wire import Leak, Pair, pair

SESSIONS = {"aerion": 2, "celestia_duo": 4, "etherium": 5}
MOST_SESSIONS = 40
WHERE_FOUND = {
    "versions count what others did in secret": 2,
    "the number of a question grows with the secret decisions of others": 2,
    "everybody is told that somebody has another wish": 4,
    "a seat is sent what the next one may do": 1,
    "undo tells whether others have decided": 18,
    "history tells the numbers of entries while the match goes on": 22,
    "a snapshot shows the view of the next seat": 2,
    "a refusal names what lies hidden": 1,
    "lists of tables tell whether somebody planned": 18,
    "lists of tables tell when somebody planned": 14,
    "who is told first depends on how many entries there are": 4,
    "the table is shown again whenever somebody decides": 2,
    "events are sent as those see them who see all": 1,
    "the past is told as those saw it who see all": 1,
    "why is answered for the next seat": 1,
    "the lines of a menu tell what lies hidden": 1,
    "what a piece can do is named as the next seat would see it": 1,
    "aids are worked out from more than the view": 1,
}
"""From which session of Etherium on a planted leak is looked for, so that it is found soon."""


class Twins:
    """Two servers that stay open for all tests here."""

    def __init__(self, runner: asyncio.Runner, servers: Pair) -> None:
        self._runner = runner
        self._servers = servers

    def look(self, game: str, first: int, sessions: int) -> Counter[str]:
        found: Counter[str] = Counter()
        subject = SUBJECTS[game]()
        for seed in range(first, first + sessions):
            self._runner.run(self._servers.look(subject, seed, found))
        return found


@pytest.fixture(scope="module")
def twins() -> Iterator[Twins]:
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        servers = runner.run(stack.enter_async_context(pair()))
        yield Twins(runner, servers)
        runner.run(stack.aclose())


@pytest.mark.parametrize("game", SUBJECTS)
def test_what_a_seat_cannot_know_makes_no_difference_to_what_it_is_sent(twins: Twins, game: str) -> None:
    found = twins.look(game, 1, SESSIONS[game])
    assert found["states"] > 40
    assert found["messages"] > 200
    assert found["own decisions"] > 5
    assert found["requests over HTTP"] > 0


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(twins: Twins, name: str) -> None:
    with LEAKS[name](), pytest.raises(Leak):
        twins.look("etherium", WHERE_FOUND[name], MOST_SESSIONS)
