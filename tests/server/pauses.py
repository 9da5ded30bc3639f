"""When a window is passed tells nothing of a hand: everything that is sent, and when, on a clock that the test moves.

    python -m tests.server.pauses --tables 200

measures real time instead: at half of these tables the seat that is asked holds a card that it could play, at the
others none. The time from the question to the pass is taken where somebody who looks on would take it. Whether both
samples come from one distribution is asked with the test of Kolmogorov and Smirnov.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple
from unittest.mock import patch

from aerodrome.games.etherium import GAME
from aerodrome.kernel import Match, Seed, State
from aerodrome.protocol.messages import PROTOCOL, Hello, SetPace, Speed, Time
from aerodrome.server import automatic
from aerodrome.server.table import LiveTable, Sender
from aerodrome.server.viewpoint import ONLOOKER

from .inside import Clock, Inside, Line, guest_of, inside, written
from .subjects import SUBJECTS
from .twin_tables import rows
from .wire import moment

AT_ONCE = 16
COUNTDOWN = 0.3
ENOUGH = 0.001
"""The tests fail by mistake once in so many times."""
TABLE = "table00000000000"
LONGEST = 60.0


# On a clock that the test moves


class Timeline(Clock):
    """A clock on which automatic answers sleep. It goes on to the next of them when everything else is done."""

    def __init__(self) -> None:
        super().__init__()
        self.sleepers: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        sleeper = (self.now + max(seconds, 0.0), asyncio.Event())
        self.sleepers.append(sleeper)
        try:
            await sleeper[1].wait()
        finally:
            self.sleepers.remove(sleeper)

    @contextlib.contextmanager
    def ticking(self) -> Iterator[None]:
        with super().ticking(), patch.object(automatic, "sleep", self.sleep):
            yield

    def wake(self) -> bool:
        """Go on to the next who wakes; whether there is one soon."""
        at, event = min(self.sleepers, default=(math.inf, None), key=lambda sleeper: sleeper[0])
        if event is None or at - self.now > LONGEST:
            return False
        self.now = max(at, self.now)
        event.set()
        return True


class Sent(NamedTuple):
    """Something that was sent to a seat, or to somebody who looks on, and when."""

    at: float
    seat: int
    text: str

    @property
    def kind(self) -> str:
        return self.text.partition(",")[0]


class Watched:
    """A table in a window, with everybody connected, and all that was sent since then."""

    def __init__(self, server: Inside, table: LiveTable, clock: Timeline) -> None:
        self.table = table
        self.sent: list[Sent] = []
        self.clock = clock
        self._server = server
        self._lines: dict[int, Line] = {}
        self._began = clock.now
        self._command = 0

    @property
    def match(self) -> Match:
        assert self.table.ledger.match is not None
        return self.table.ledger.match

    async def connect(self) -> None:
        persons = [seat for seat, place in enumerate(self.table.ledger.places) if place.bot is None]
        for seat in (ONLOOKER, *persons):
            guest = None if seat == ONLOOKER else guest_of(self.table.id, seat)
            line = self._lines[seat] = self._server.line(str(seat), self.table.id, guest)
            await line.say(Hello(protocol=PROTOCOL, seat=seat, client=f"device-of-{seat}", words="en"))
        await self.settle()

    async def keep_pace(self, pace: Speed, *seats: int) -> None:
        """The people in these seats, all if none is named, want things to go as fast as this."""
        for seat in seats or self._lines:
            self._command += 1
            await self._lines[seat].say(SetPace(command=self._command, pace=pace))
        await self.settle()

    def sender(self, seat: int) -> Sender:
        return Sender(guest_of(self.table.id, seat), f"device-of-{seat}")

    async def press(self, seat: int, *, more: bool) -> None:
        """A seat presses that it wants more time, or needs none."""
        self._command += 1
        number = self.table.ledger.windows.number
        await self._lines[seat].say(Time(command=self._command, window=number, more=more))
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is on its way but answers that sleep."""
        calm = 0
        async with asyncio.timeout(30):
            while calm < 3:
                await asyncio.sleep(0.002)
                tasks = self.table._automatic._tasks
                is_calm = len(tasks) == len(self.clock.sleepers) and not self.table._lock.locked()
                calm = calm + 1 if is_calm else 0
        await written()
        heard, self._server.heard = self._server.heard, []
        self.sent += [Sent(self.clock.now - self._began, int(name), text) for name, text in heard]

    async def until(self, at: float) -> None:
        """Let time pass, so far that no answer comes before."""
        self.clock.now = self._began + at

    async def go_on(self) -> None:
        """Let time pass until nobody answers any more but people."""
        while self.clock.wake():
            await self.settle()

    async def leave(self) -> None:
        """Everybody hangs up."""
        while self._lines:
            await self._lines.popitem()[1].hang_up()

    async def come_back(self) -> None:
        """Everybody hangs up, the server forgets the table, and folds it again from its log when they come back."""
        await self.leave()
        await self._server.forget(self.table.id)
        self.table = await self._server.hall.find(self.table.id)
        await self.connect()

    def seen_by(self, seat: int) -> list[Sent]:
        return [sent for sent in self.sent if sent.seat == seat]


@contextlib.asynccontextmanager
async def watched(state: State, bots: Sequence[int] = (), **settings: object) -> AsyncIterator[Watched]:
    """A table at a state, with persons in all other seats, on a clock of its own."""
    clock = Timeline()
    with clock.ticking():
        async with inside(**{"window_seconds": 3.0, "pass_pause": 0.0, "bot_slot": 0.05, **settings}) as server:
            row, _ = rows(GAME, state, state, TABLE, bots, ("somebody", "nobody"))
            found = Watched(server, await server.lay(row), clock)
            await found.connect()
            try:
                yield found
            finally:
                await found.leave()


async def told(
    state: State, bots: Sequence[int], do: Callable[[Watched], Awaitable[None]], wishes: Sequence[str] | None = None
) -> list[Sent]:
    """All that is sent from a state on, while people do something and then nothing."""
    usual = GAME.usual_wish if wishes is None else tuple(wishes)
    with patch.object(type(GAME), "usual_wish", usual):
        async with watched(state, bots) as table:
            await do(table)
            await table.go_on()
            return table.sent


# In real time


class Passing(NamedTuple):
    """A moment in which a seat is asked as the first of a window."""

    state: State
    seat: int
    can_play: bool


def passing(chance: random.Random, *, can_play: bool) -> Passing:
    """A random moment of a random match of Etherium at the season card, in which a seat with such a hand is asked."""
    subject = SUBJECTS["etherium"]()
    game = subject.game
    while True:
        state, seats = moment(subject, chance)
        for _ in range(200):
            if not state.actors():
                break
            match = Match(game, game.terms(state)[0], seats, Seed.known(1), state=state)
            actors = match.actors
            if match.window is not None and match.window.kind == "season":
                playable = any(action.verb == "play" for action in match.legal(actors[0]))
                if playable == can_play:
                    return Passing(state, actors[0], can_play)
            seat = chance.choice(actors)
            match.play(chance.choice(state.legal(seat)), seat)


async def measure(server: Inside, found: Passing, number: int) -> float:
    """Lay the table, and measure until somebody who looks on sees that the seat has passed."""
    name = f"pause{number:011}"
    row, _ = rows(GAME, found.state, found.state, name, (), (name, name))
    await server.lay(row)
    began = time.perf_counter()
    line = server.line(name, row.id, None)
    await line.say(Hello(protocol=PROTOCOL, seat=ONLOOKER, client="looking-on"))
    while not any(who == name and '"type":"update"' in text for who, text in server.heard):
        await asyncio.sleep(0.001)
    passed = time.perf_counter() - began
    await line.hang_up()
    await server.forget(row.id)
    return passed


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The greatest distance of two samples' distribution functions."""
    first, second = sorted(one), sorted(other)
    at = below = 0
    greatest = 0.0
    for value in sorted({*first, *second}):
        while at < len(first) and first[at] <= value:
            at += 1
        while below < len(second) and second[below] <= value:
            below += 1
        greatest = max(greatest, abs(at / len(first) - below / len(second)))
    return greatest


def chance_of(distance: float, size: float) -> float:
    """How likely such a distance is by mere chance; `size` is n, or n·m / (n + m) for two samples."""
    scaled = (math.sqrt(size) + 0.12 + 0.11 / math.sqrt(size)) * distance
    if scaled < 0.2:
        return 1.0
    total: float = sum(2 * (1 if k % 2 else -1) * math.exp(-2 * k * k * scaled * scaled) for k in range(1, 101))
    return min(max(total, 0.0), 1.0)


async def compare(tables: int, seed: int) -> bool:
    """Measure, and tell; whether the hands cannot be told apart."""
    chance = random.Random(seed)
    samples: dict[bool, list[float]] = {True: [], False: []}
    hands = [passing(chance, can_play=number % 2 == 0) for number in range(2 * tables)]
    async with inside(window_seconds=COUNTDOWN, pass_pause=0.0) as server:
        for start in range(0, len(hands), AT_ONCE):
            some = hands[start : start + AT_ONCE]
            measured = await asyncio.gather(*(measure(server, hand, start + at) for at, hand in enumerate(some)))
            for hand, passed in zip(some, measured, strict=True):
                samples[hand.can_play].append(passed)
            server.heard.clear()
    with_card, without = samples[True], samples[False]
    greatest = distance(with_card, without)
    likely = chance_of(greatest, len(with_card) * len(without) / (len(with_card) + len(without)))
    for name, sample in (("with a card to play", with_card), ("without", without)):
        mean = sum(sample) / len(sample)
        print(f"{name}: {len(sample)} pauses, {min(sample):.3f} to {max(sample):.3f} s, {mean:.3f} s on average")
    print(f"distance {greatest:.4f}, which chance alone gives in {likely:.1%} of all cases")
    return likely > ENOUGH


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="how many of each kind of hand")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if not asyncio.run(compare(chosen.tables, chosen.seed)):
        raise SystemExit("The pauses tell the hands apart.")


if __name__ == "__main__":
    main()
