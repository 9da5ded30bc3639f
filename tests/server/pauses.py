"""How long a pass by a standing wish takes tells nothing of the hand: real pauses, measured and compared.

python -m tests.server.pauses --tables 200

At so many tables a seat is about to pass by its wish although it holds a card that it could play; at as many others it
holds none that it could play. The time from the question to the pass is measured where somebody who looks on would
measure it. Whether both samples come from one distribution is asked with the test of Kolmogorov and Smirnov.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from aerodrome.kernel import Match, Seed, State
from aerodrome.protocol import PROTOCOL, Hello
from aerodrome.server.viewpoint import ONLOOKER

from .inside import Inside, inside
from .subjects import SUBJECTS
from .twin_tables import rows
from .wire import moment

AT_ONCE = 16
PAUSE = (0.2, 0.6)
ENOUGH = 0.001
"""The tests fail by mistake once in so many times."""


class Passing(NamedTuple):
    """A moment in which one seat alone is asked, and its wish passes."""

    state: State
    seat: int
    can_play: bool


def passing(chance: random.Random, *, can_play: bool) -> Passing:
    """A random moment of a random match of Etherium in which a seat passes by its wish, with such a hand."""
    subject = SUBJECTS["etherium"]()
    game = subject.game
    while True:
        state, seats = moment(subject, chance)
        for _ in range(200):
            if not state.actors():
                break
            match = Match(game, game.terms(state)[0], seats, Seed.known(1), state=state)
            actors = match.actors
            if len(actors) == 1 and match.by_wish(actors[0]) is not None:
                playable = any(action.verb == "play" for action in match.legal(actors[0]))
                if playable == can_play:
                    return Passing(state, actors[0], can_play)
            seat = chance.choice(actors)
            match.play(chance.choice(state.legal(seat)), seat)


async def measure(server: Inside, found: Passing, number: int) -> float:
    """Lay the table, and measure until somebody who looks on sees that the seat has passed."""
    name = f"pause{number:011}"
    row, _ = rows(SUBJECTS["etherium"]().game, found.state, found.state, name, (), (name, name))
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
    async with inside(pass_pause=PAUSE) as server:
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
