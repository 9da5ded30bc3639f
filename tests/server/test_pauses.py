"""Passes by a standing wish: after a pause that knows nothing of the hand, and only where the wish says so.

Real pauses are measured by `python -m tests.server.pauses`.
"""

from __future__ import annotations

import asyncio
import gc
import random
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from aerodrome.kernel import Match, Seed, State
from aerodrome.protocol import Wish
from aerodrome.server import automatic
from aerodrome.server.table import LiveTable, Sender
from tests.server.inside import NEVER, Inside, guest_of, inside
from tests.server.pauses import Passing, chance_of, distance, passing
from tests.server.subjects import SUBJECTS
from tests.server.twin_tables import redealt, rows
from tests.server.wire import moment, pair

GAME = SUBJECTS["etherium"]().game
LONG, SHORT = (NEVER, NEVER), (0.0, 0.001)


class Noted(random.Random):
    """Chance that notes what it was asked for, and what it answered."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[tuple[float, float, float]] = []

    def uniform(self, a: float, b: float) -> float:
        self.asked.append((a, b, super().uniform(a, b)))
        return self.asked[-1][-1]


@pytest.fixture
def hands() -> dict[bool, Passing]:
    """A seat that passes although it could play a card, and one that could not."""
    chance = random.Random(3)
    return {can_play: passing(chance, can_play=can_play) for can_play in (True, False)}


def at_a_table(hand: Passing, pause: tuple[float, float], do: Callable[[LiveTable], Awaitable[None]]) -> None:
    """Do something at a table at which a seat has this hand."""

    async def go() -> None:
        async with inside(pass_pause=pause) as server:
            await do(await _laid(server, hand))

    asyncio.run(go())


async def _laid(server: Inside, hand: Passing) -> LiveTable:
    row, _ = rows(GAME, hand.state, hand.state, "table00000000000", (), ("somebody", "nobody"))
    return await server.lay(row)


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.001)


def test_the_pause_is_drawn_alike_whatever_the_hand(
    hands: dict[bool, Passing], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float, float]] = []
    for hand in hands.values():
        noted = Noted(5)
        monkeypatch.setattr(automatic, "_chance", noted)

        async def passes(table: LiveTable) -> None:
            await _until(lambda: _passes(table) == 1)

        at_a_table(hand, SHORT, passes)
        drawn.append(noted.asked[0])
    assert drawn[0] == drawn[1]
    assert drawn[0][:2] == SHORT


def _passes(table: LiveTable) -> int:
    """How often somebody has passed; the first pass is what is waited for."""
    match = table.ledger.match
    assert match is not None
    return min(len(match.entries), 1)


def test_what_follows_the_pause_is_the_answer_of_the_wish(hands: dict[bool, Passing]) -> None:
    for hand in hands.values():
        wished = _match(hand.state).by_wish(hand.seat)
        assert wished is not None

        async def passes(table: LiveTable, seat: int = hand.seat, notation: str = wished.notation) -> None:
            await _until(lambda: _passes(table) == 1)
            assert table.ledger.match is not None
            first = table.ledger.match.entries[0]
            assert (first.seat, getattr(first, "do", None)) == (seat, notation)

        at_a_table(hand, SHORT, passes)


def test_a_seat_that_wants_to_be_asked_after_all_is_asked(hands: dict[bool, Passing]) -> None:
    hand = hands[True]

    async def wishes(table: LiveTable) -> None:
        is_on_its_way = [not table.is_idle()]
        for number, cards in enumerate((GAME.wishes, ())):
            await table.wish(
                hand.seat,
                Sender(guest_of(table.id, hand.seat), "device-of-the-hand"),
                Wish(command=number, cards=cards),
            )
            is_on_its_way.append(not table.is_idle())
        assert is_on_its_way == [True, False, True]

    at_a_table(hand, LONG, wishes)


def test_a_pass_that_is_dropped_at_once_leaves_nothing_behind(hands: dict[bool, Passing]) -> None:
    async def close(table: LiveTable) -> None:
        await table.close()
        gc.collect()  # what was never awaited would be complained about now
        assert table.is_idle()

    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        at_a_table(hands[True], LONG, close)
    assert [str(one.message) for one in complaints if "never awaited" in str(one.message)] == []


def test_while_a_pass_is_on_its_way_nobody_can_tell_that_nobody_is_asked() -> None:
    chance, found = random.Random(1), Counter[str]()

    async def look() -> None:
        async with pair() as servers:
            for _ in range(3):
                states, onlooker = _passing_or_asked(chance)
                await servers.go_on(GAME, states, onlooker, (), chance, found, 6)

    asyncio.run(look())
    assert found["states in which a pass is due at one table only"] > 0


def _passing_or_asked(chance: random.Random) -> tuple[tuple[State, State], int]:
    """Two states that look alike to a seat: in one of them another seat's wish passes, in the other it is asked."""
    subject = SUBJECTS["etherium"]()
    while True:
        state, seats = moment(subject, chance)
        seat = chance.randrange(seats)
        other = redealt(state, seat, chance.randrange(1 << 30))
        if _due(state) != _due(other):
            return (state, other), seat


def _match(state: State) -> Match:
    options, seats = GAME.terms(state)
    return Match(GAME, options, seats, Seed.known(1), state=state.copy())


def _due(state: State) -> list[int]:
    match = _match(state)
    return [seat for seat in match.actors if match.by_wish(seat) is not None]


def test_samples_of_one_distribution_are_not_told_apart_and_others_are() -> None:
    chance = random.Random(1)
    one, other, later = ([chance.uniform(low, low + 1) for _ in range(400)] for low in (0.0, 0.0, 0.15))
    assert distance(one, one) == 0
    assert distance([1.0, 2.0], [3.0]) == 1
    assert distance([1.0, 3.0], [2.0, 4.0]) == 0.5
    assert chance_of(distance(one, other), 200) > 0.01
    assert chance_of(distance(one, later), 200) < 0.001


def test_the_chance_of_a_distance_is_that_of_the_tables() -> None:
    # The critical values for 5 % and 1 % of a large sample.
    assert chance_of(1.358 / 1000, 1_000_000) == pytest.approx(0.05, abs=0.001)
    assert chance_of(1.628 / 1000, 1_000_000) == pytest.approx(0.01, abs=0.001)
