"""Windows at a server: who is asked, and when whom an automatic pass comes for, depend on no hand.

Real time is measured by `python -m tests.server.pauses`.
"""

from __future__ import annotations

import asyncio
import gc
import random
import warnings
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from aerodrome.games.etherium import GAME
from aerodrome.kernel import State, Window
from aerodrome.kernel.record import Decision
from aerodrome.protocol import Refused
from aerodrome.protocol.messages import Speed, Time, Wish
from aerodrome.server import automatic
from aerodrome.server.automatic import Automatic
from aerodrome.server.bots import Dilemma, Thinkers
from aerodrome.server.countdown import GRACE, Countdown
from aerodrome.server.viewpoint import ONLOOKER
from aerodrome.server.windows import Windows
from tests.games.etherium.listed_positions import listed_positions
from tests.games.etherium.tables import window
from tests.server.inside import inside
from tests.server.pauses import LONGEST, Sent, Watched, chance_of, distance, passing, told, watched
from tests.server.twin_tables import rows

SECONDS = 3.0
ENDS = SECONDS + GRACE
OTHERS: dict[int, dict[str, Any]] = {2: {"hand": ["timber"]}, 3: {"hand": ["scree"]}}
Deed = Callable[[Watched], Awaitable[None]]


def opened(step: str, card: str) -> State:
    """Seat 1 is asked first, with this card; where everybody is asked, seats 2 and 3 hold cards too."""
    if step in ("discipline", "hideout", "spoils"):
        position = next(one for one in listed_positions() if one.get("step") == step)
        players = [dict(player) for player in position["players"]]
        asked = position["seat"]
        players[asked] = {**players[asked], "hand": [card]}
        return GAME.from_position({**position, "players": players})
    players = [{}, {"hand": [card]}, OTHERS[2], OTHERS[3]]
    more = {} if step == "after-flash" else {"turn": 0, "order": [0, 3, 2, 1]}
    return window(step, 1, card, players=[{}, {}, *players[2:]], **more).state


# In each window: a card that can be played there, and one that cannot
HANDS = {
    "season-flash": ("ether-wind", "charge"),
    "number-flash": ("lode", "charge"),
    "after-flash": ("lode", "charge"),
    "end-flash": ("lode", "charge"),
    "discipline": ("discipline", "charge"),
    "hideout": ("hideout", "charge"),
    "spoils": ("spoils", "charge"),
}


async def nothing(_: Watched) -> None:
    """Nobody presses anything."""


async def asks_for_time(table: Watched) -> None:
    """The first seat asks for time, and takes it; then it passes."""
    seat = table.match.actors[0]
    await table.until(1.0)
    await table.press(seat, more=True)
    await table.until(30.0)
    await table.settle()
    await table.press(seat, more=False)


async def last_needs_none(table: Watched) -> None:
    """The last seat says at once that it passes."""
    window = table.match.window
    assert window is not None
    await table.until(0.5)
    await table.press(window.seats[-1], more=False)


DEEDS: tuple[Deed, ...] = (nothing, asks_for_time, last_needs_none)


def sent_with(step: str, card: str, do: Deed, bots: Sequence[int], wishes: Sequence[str] | None) -> list[Sent]:
    return asyncio.run(told(opened(step, card), bots, do, wishes))


def differences(step: str, do: Deed = nothing, bots: Sequence[int] = (), wishes: Sequence[str] | None = None) -> int:
    """How many messages differ between two hands: byte by byte for others, by kind and time for the seat itself."""
    holder = opened(step, HANDS[step][0]).actors()[0]
    playable, other = (sent_with(step, card, do, bots, wishes) for card in HANDS[step])
    found = abs(len(playable) - len(other))
    for one, two in zip(playable, other, strict=False):
        found += (one.at, one.seat, one.kind) != (two.at, two.seat, two.kind)
        found += one.seat != holder and one.text != two.text
    return found


@pytest.mark.parametrize("step", HANDS)
@pytest.mark.parametrize("do", DEEDS)
def test_what_is_sent_and_when_does_not_depend_on_a_hand(step: str, do: Deed) -> None:
    first, second = (opened(step, card) for card in HANDS[step])
    seat = first.actors()[0]
    assert [len(state.legal(seat)) > 1 for state in (first, second)] == [True, False]
    assert GAME.view(first, ONLOOKER) == GAME.view(second, ONLOOKER)
    assert differences(step, do, wishes=GAME.wishes) == 0


@pytest.mark.parametrize("step", HANDS)
def test_nor_does_it_where_nobody_wants_to_be_asked(step: str) -> None:
    assert differences(step, wishes=()) == 0


@pytest.mark.parametrize("step", ["season-flash", "number-flash"])
def test_nor_does_it_where_bots_sit_beside(step: str) -> None:
    assert differences(step, bots=(2,), wishes=GAME.wishes) == 0


@contextmanager
def asking_by_hand() -> Iterator[None]:
    """A leak: a seat that could play a card is asked, others pass."""
    passes_at = Countdown.passes_at

    def leaking(self: Countdown, seat: int) -> float | None:
        match = self._table.ledger.match
        assert match is not None
        return None if len(match.legal(seat)) > 1 else passes_at(self, seat)

    with patch.object(Countdown, "passes_at", leaking):
        yield


@contextmanager
def hurrying_by_hand() -> Iterator[None]:
    """A leak: a seat that could play nothing passes a little earlier."""
    passes_at = Countdown.passes_at

    def leaking(self: Countdown, seat: int) -> float | None:
        match, at = self._table.ledger.match, passes_at(self, seat)
        assert match is not None
        return at - 0.001 if at and len(match.legal(seat)) == 1 else at

    with patch.object(Countdown, "passes_at", leaking):
        yield


@pytest.mark.parametrize("leak", [asking_by_hand, hurrying_by_hand])
@pytest.mark.parametrize("step", ["season-flash", "discipline", "hideout", "spoils"])
def test_a_pass_that_depends_on_the_hand_is_found(leak: Callable[[], Any], step: str) -> None:
    with leak():
        assert differences(step, wishes=GAME.wishes) > 0


# The countdown itself


def passes(table: Watched) -> list[tuple[int, str]]:
    return [(entry.seat, entry.do) for entry in table.match.entries if isinstance(entry, Decision)]


def in_season(
    do: Deed,
    *,
    card: str = "ether-wind",
    bots: Sequence[int] = (),
    wishes: Sequence[str] | None = None,
    **settings: Any,
) -> None:
    async def go() -> None:
        with patch.object(type(GAME), "usual_wish", GAME.usual_wish if wishes is None else tuple(wishes)):
            async with watched(opened("season-flash", card), bots, **settings) as table:
                await do(table)

    asyncio.run(go())


def windows_told(table: Watched, seat: int) -> list[tuple[float, str]]:
    return [(sent.at, sent.text) for sent in table.seen_by(seat) if '"type":"window"' in sent.text]


def test_one_countdown_is_for_all_seats_of_a_window_and_everybody_is_told() -> None:
    async def do(table: Watched) -> None:
        begins = '{"type":"window","number":1,"kind":"season","seats":[1,2,3],"seconds":3.0,"left":3.0,"more":null}'
        for seat in (ONLOOKER, 0, 1, 2, 3):
            assert windows_told(table, seat) == [(0.0, begins)]
        assert passes(table) == []
        await table.go_on()
        assert passes(table) == [(1, "pass"), (2, "pass"), (3, "pass")]
        closed = '{"type":"window","number":1,"kind":null,"seats":[],"seconds":0.0,"left":0.0,"more":null}'
        for seat in (ONLOOKER, 0, 1, 2, 3):
            assert windows_told(table, seat)[1:] == [(ENDS, closed)]

    in_season(do)


def test_where_nobody_wants_to_be_asked_all_pass_at_once_and_nothing_is_counted() -> None:
    async def do(table: Watched) -> None:
        await table.go_on()
        assert passes(table) == [(1, "pass"), (2, "pass"), (3, "pass")]
        assert windows_told(table, ONLOOKER) == []
        assert table.sent[-1].at == 0.0

    in_season(do, wishes=())


def test_one_who_wants_to_be_asked_is_enough_for_a_countdown_of_all() -> None:
    async def do(table: Watched) -> None:
        await table.table.wish(3, table.sender(3), Wish(command=1, windows=()))
        await table.go_on()
        assert passes(table) == [(1, "pass"), (2, "pass"), (3, "pass")]
        assert table.sent[-1].at == ENDS

    in_season(do)


def test_the_only_person_among_bots_is_waited_for_and_nothing_is_counted() -> None:
    async def do(table: Watched) -> None:
        await table.until(100.0)
        await table.go_on()
        assert table.match.actors == (1,)
        assert windows_told(table, 1) == windows_told(table, ONLOOKER) == []

    for card in ("ether-wind", "charge"):
        in_season(do, card=card, bots=(0, 2, 3), wishes=("season",))


def test_or_passes_at_once_in_windows_that_it_did_not_ask_for() -> None:
    async def do(table: Watched) -> None:
        await table.go_on()
        assert passes(table)[0] == (1, "pass")
        assert next(sent.at for sent in table.seen_by(1) if '"type":"update"' in sent.text) == 0.0

    in_season(do, bots=(0, 2, 3), wishes=())


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_seat_can_ask_for_more_time_and_is_then_waited_for(seat: int) -> None:
    async def do(table: Watched) -> None:
        await table.until(2.9)
        await table.press(seat, more=True)
        await table.go_on()
        assert passes(table) == [(one, "pass") for one in (1, 2, 3) if one < seat]
        assert table.match.actors == (seat,)
        assert [text for _, text in windows_told(table, seat)][-1].endswith('"left":0.1,"more":true}')
        for other in {ONLOOKER, 0, 1, 2, 3} - {seat}:
            assert len(windows_told(table, other)) == 1
        await table.press(seat, more=False)
        await table.go_on()
        assert passes(table) == [(1, "pass"), (2, "pass"), (3, "pass")]

    in_season(do)


def test_a_seat_that_was_silent_can_still_ask_while_another_one_thinks() -> None:
    async def do(table: Watched) -> None:
        await table.press(1, more=True)
        await table.go_on()
        await table.until(20.0)
        await table.press(3, more=True)
        await table.press(1, more=False)
        await table.go_on()
        assert passes(table) == [(1, "pass"), (2, "pass")]
        assert table.match.actors == (3,)

    in_season(do)


def test_when_all_have_said_that_they_need_no_time_the_countdown_is_over() -> None:
    async def do(table: Watched) -> None:
        await table.until(1.0)
        for seat in (3, 1, 2):
            await table.press(seat, more=False)
        await table.go_on()
        assert passes(table) == [(1, "pass"), (2, "pass"), (3, "pass")]
        assert table.sent[-1].at == 1.0

    in_season(do)


def test_a_card_that_is_played_begins_another_countdown_and_keeps_those_who_want_time() -> None:
    async def do(table: Watched) -> None:
        await table.press(3, more=True)
        await table.press(2, more=False)
        await table.until(2.0)
        match = table.match
        before = table.table.ledger.viewpoints[1].decision
        chosen = next(one for one in match.legal(1) if one.verb == "play")
        await table.table.answer(1, before, lambda: chosen.id)
        while match.window is None:
            question = table.table.ledger.viewpoints[1].decision
            await table.table.answer(1, question, lambda: match.legal(1).ids[0])
        await table.settle()
        windows = table.table.ledger.windows
        assert (windows.number, windows.held, windows.released) == (2, {3}, set())
        assert '"number":2' in windows_told(table, ONLOOKER)[-1][1]
        await table.go_on()
        assert match.actors == (3,)
        assert table.sent[-1].at == 2.0 + ENDS

    in_season(do)


def test_a_press_in_a_window_that_is_over_comes_too_late() -> None:
    async def do(table: Watched) -> None:
        with pytest.raises(Refused) as refused:
            await table.table.take_time(0, table.sender(0), Time(command=1, window=1, more=True))
        assert refused.value.kind == "late"
        await table.go_on()
        for number in (1, 2):
            with pytest.raises(Refused):
                await table.table.take_time(1, table.sender(1), Time(command=2, window=number, more=True))

    in_season(do)


def test_what_was_pressed_outlives_a_restart_and_everybody_has_the_whole_time_again() -> None:
    async def do(table: Watched) -> None:
        await table.press(2, more=True)
        await table.until(100.0)
        await table.come_back()
        assert table.table.ledger.windows.held == {2}
        assert windows_told(table, 2)[-1][1].endswith('"left":3.0,"more":true}')
        await table.go_on()
        assert table.sent[-1].at == 100.0 + ENDS
        assert table.match.actors == (2,)

    in_season(do)


def test_seats_of_one_device_are_asked_without_a_countdown_whatever_they_hold() -> None:
    async def passing_at(card: str) -> list[float | None]:
        async with watched(opened("season-flash", card)) as table:
            for seat in (1, 2):
                table.table.ledger.places[seat].holders[:] = ["guest of both"]
            return [table.table._countdown.passes_at(seat) for seat in (1, 2, 3)]

    for card in ("ether-wind", "charge"):
        assert asyncio.run(passing_at(card)) == [None, None, 1_000_000.0 + ENDS]


def test_a_wish_that_is_changed_counts_from_the_next_window_on() -> None:
    windows = Windows()
    at_the_season = Window("season-flash", "season", (0, 1), 5)
    windows.note(at_the_season, 1.0, [("season",), ()], passed=False)
    windows.note(at_the_season._replace(seats=(1,)), 2.0, [(), ("season",)], passed=True)
    assert (windows.number, windows.since, windows.wanting) == (1, 1.0, frozenset({0}))
    windows.note(None, 3.0, [(), ("season",)], passed=True)
    windows.note(at_the_season, 4.0, [(), ("season",)], passed=False)
    assert (windows.number, windows.since, windows.wanting) == (2, 4.0, frozenset({1}))


def test_a_last_card_that_is_played_is_no_pass() -> None:
    windows = Windows()
    numbers = Window("number-flash", "numbers", (0, 1), 5)
    windows.note(numbers, 1.0, [(), ()], passed=False)
    windows.note(numbers._replace(seats=(1,)), 2.0, [(), ()], passed=False)
    assert (windows.number, windows.since) == (2, 2.0)


# Bots


@pytest.mark.parametrize(("spent", "rest"), [(0.0, 0.05), (0.0004, 0.0496), (0.031, 0.019), (0.05, 0.0), (0.06, 0.04)])
def test_the_thinking_of_a_bot_fills_its_slot(spent: float, rest: float) -> None:
    house = SimpleNamespace(settings=SimpleNamespace(bot_slot=0.05))
    answers = Automatic(None, house, None)  # type: ignore[arg-type]
    assert answers._rest_of_slot(spent) == pytest.approx(rest)


def answered_after(thinking: float) -> list[float]:
    """When everybody sees the answers of bots that need so long for each."""
    found: list[float] = []

    async def do(table: Watched) -> None:
        await table.go_on()
        found.extend(sent.at for sent in table.seen_by(ONLOOKER) if '"type":"update"' in sent.text)

    async def think(_: Thinkers, asked: Dilemma) -> int:
        await vars(automatic)["sleep"](thinking)  # on the clock that the test moves
        return min(asked.imagined.legal(asked.seat))

    with patch.object(Thinkers, "think", think):
        in_season(do, bots=(0, 1, 2, 3), bot_pause=(2 * LONGEST, 2 * LONGEST))
    return found


def test_when_a_bot_answers_does_not_tell_how_long_it_thought() -> None:
    at_once = answered_after(0.00004)
    assert at_once
    assert answered_after(0.031) == pytest.approx(at_once)


def test_bots_answer_at_once_in_windows_and_take_their_time_elsewhere() -> None:
    async def do(table: Watched) -> None:
        await table.go_on()
        updates = [sent.at for sent in table.seen_by(ONLOOKER) if '"type":"update"' in sent.text]
        assert updates
        assert updates == pytest.approx([0.05 * number for number in range(1, len(updates) + 1)])
        assert table.match.window is None

    in_season(do, bots=(0, 1, 2, 3), bot_pause=(2 * LONGEST, 2 * LONGEST))


# Pace


def after_a_card(*said: tuple[Speed, tuple[int, ...]]) -> tuple[float, float]:
    """When the countdown is over that ran when people said their pace, and how long the next one lasts."""
    found: list[float] = []

    async def do(table: Watched) -> None:
        for pace, seats in said:
            await table.keep_pace(pace, *seats)
        found.append(table.table._countdown.passes_at(1) or 0.0)
        found[0] -= table.clock.now
        match = table.match
        while match.window is None or table.table.ledger.windows.number == 1:
            playing = [one.id for one in match.legal(1) if one.verb == "play"] or match.legal(1).ids
            await table.table.answer(1, table.table.ledger.viewpoints[1].decision, partial(int, playing[0]))
        found.append((table.table._countdown.passes_at(match.actors[0]) or 0.0) - table.clock.now)

    in_season(do)
    return found[0], found[1]


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ([], 3.0),
        ([("off", ())], 1.05),
        ([("fast", ())], 1.8),
        ([("slow", (3,))], 6.0),
        ([("off", ()), ("normal", (2,))], 3.0),
        ([("slow", (ONLOOKER,))], 3.0),
    ],
)
def test_a_countdown_keeps_the_pace_of_the_slowest_player_when_it_begins(
    said: list[tuple[Speed, tuple[int, ...]]], seconds: float
) -> None:
    assert after_a_card(*said) == pytest.approx((ENDS, seconds + GRACE))


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 20.0), ("normal", 10.0), ("fast", 4.0), ("off", 0.0)])
def test_the_pause_of_a_bot_keeps_the_pace_of_the_players(pace: Speed, seconds: float) -> None:
    found: list[float] = []

    async def go() -> None:
        state = window("number-flash", 1, "charge", players=[{}, {}, {}, {}], turn=0, order=[0, 3, 2, 1]).state
        async with watched(state, (0, 1, 2), bot_pause=(10.0, 10.0)) as table:
            await table.keep_pace(pace, 3)
            while table.match.window is not None:
                table.clock.wake()
                await table.settle()
            found.append(min(at for at, _ in table.clock.sleepers) - table.clock.now)

    asyncio.run(go())
    assert found == pytest.approx([seconds])


# Tasks


def test_a_seat_that_asks_for_time_has_no_pass_on_its_way() -> None:
    async def do(table: Watched) -> None:
        assert not table.table.is_idle()
        await table.press(1, more=True)
        assert table.clock.sleepers == []

    in_season(do)


def test_a_pass_that_is_dropped_at_once_leaves_nothing_behind() -> None:
    async def close() -> None:
        async with inside(window_seconds=SECONDS) as server:
            state = opened("season-flash", "ether-wind")
            row, _ = rows(GAME, state, state, "t" * 16, (), ("a", "b"))
            table = await server.lay(row)
            await table.close()
            gc.collect()  # what was never awaited would be complained about now
            assert table.is_idle()

    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        asyncio.run(close())
    assert [str(one.message) for one in complaints if "never awaited" in str(one.message)] == []


# The measurement in real time


def test_hands_for_the_measurement_differ_in_what_can_be_played() -> None:
    chance = random.Random(3)
    for can_play in (True, False):
        found = passing(chance, can_play=can_play)
        assert (len(found.state.legal(found.seat)) > 1) == can_play


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
