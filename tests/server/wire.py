"""Nothing leaks on the wire: whatever a seat cannot know makes no difference to what it is sent, byte for byte.

python -m tests.server.wire --states 2000 --game all

Two tables go on side by side (see twin_tables.py). Whoever the seat is, it does the same at both; what others do at the
one has a counterpart at the other that looks alike to the seat, or is nothing where the seat sees nothing. In between,
the seat asks everything that can be asked, sends what is refused, goes away and comes back. All that it and those who
look on are sent must be the same at both tables: which messages, in which order, every byte of them, every answer over
HTTP. A state counts when the two tables really are different and everything sent in it was compared.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial

from aerodrome.kernel import Game, State
from aerodrome.kernel.conformance import Subject
from aerodrome.kernel.dealer import FastDealer
from aerodrome.protocol.messages import Undo, Why, Wish, Withdraw
from aerodrome.server.viewpoint import ONLOOKER

from .alike import Step, alike, by_chance, silent_step
from .inside import Clock, Inside, inside
from .probes import MY_TABLES, Probe, probes, requests, strange_hellos
from .subjects import SUBJECTS
from .twin_tables import ALONE, WORDS, Side, redealt, rows, seated, told_chance

LONGEST = 40
MOST_MORE = 60


class Leak(AssertionError):
    """A seat could tell two tables apart that look alike to it."""


class Parted(Exception):
    """What happens now openly shows a secret: the other table cannot go along."""


class Session:
    """Two tables that look alike to a seat, from their beginning until a secret is shown."""

    def __init__(self, sides: tuple[Side, Side], clock: Clock, chance: random.Random, found: Counter[str]) -> None:
        self.sides = sides
        self.clock = clock
        self.chance = chance
        self.found = found
        self.seat = sides[0].seat
        self.game: Game = sides[0].match.game
        self._away: dict[str, int] = {}

    # Comparing

    async def both(self, do: Callable[[Side], Awaitable[None]]) -> None:
        """The same at both tables, at the same time."""
        for side in self.sides:
            await do(side)
        self.compare()

    def compare(self) -> None:
        """Both tables have sent the same since the last time."""
        self.clock.now += 1
        one, other = (side.heard() for side in self.sides)
        if one != other:
            different = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), None)
            raise Leak(
                f"seat {self.seat} of {self.game.id}: {different or (len(one), len(other), one[-1:], other[-1:])}"
            )
        self.found["messages"] += len(one)
        self.found["updates sent again"] += sum(map(_is_missed, one, one[1:]))
        if any('"kind":"broken"' in text for _, text in one):
            raise RuntimeError(f"something broke: {one}")

    # What happens

    async def go_on(self, length: int) -> None:
        """So many things happen, unless the match ends or the tables part before."""
        ways: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (10, self._decision),
            (2.5, self._taken_back),
            (1, self._aside),
            (3, self._probe),
            (0.4, self._why_everything),
            (2, self._goes_or_comes),
            (0.3, self._strange_hello),
            (0.7, self._request),
            (0.15, self._folded_again),
        ]
        weights = [weight for weight, _ in ways]
        with contextlib.suppress(Parted):
            for _ in range(length):
                if not self.sides[0].match.actors or not self.sides[1].match.actors:
                    break
                (way,) = self.chance.choices([way for _, way in ways], weights)
                await way()
                self.compare()
                self.found["states"] += self._counts()

    def _counts(self) -> bool:
        """Whether there is something to be told apart. A game without secrets has only its past and its people."""
        return not self.game.hides_hands or self.sides[0].state.key() != self.sides[1].state.key()

    async def _decision(self) -> None:
        """Somebody decides at the first table; at the second, something happens that looks alike."""
        first, second = self.sides
        seat = self.chance.choice(first.match.actors)
        step = by_chance(first.state, seat, self._any_action(first.state, seat), self.chance.randrange(1 << 30))
        if seat == self.seat:
            twin = alike(second.state, step, seat, self.chance)
            await self._same_decision(step, self._followed(step, twin)[-1])
        elif not step.seen_by(self.seat):
            await self._unseen(step)
        else:
            twins = self._followed(step, alike(second.state, step, self.seat, self.chance))
            await first.decide(step, by_hand=self._by_hand)
            for one in twins:
                await second.decide(one, by_hand=self._by_hand)
            self.found["decisions that look alike"] += 1

    @property
    def _by_hand(self) -> bool:
        return self.chance.random() < 0.7

    def _any_action(self, state: State, seat: int) -> int:
        """Verbs are chosen before actions, so that rare ones come up."""
        verbs: dict[str, list[int]] = {}
        for action in state.legal(seat):
            verbs.setdefault(self.game.vocabulary[action].verb, []).append(action)
        return self.chance.choice(verbs[self.chance.choice(sorted(verbs))])

    def _followed(self, step: Step, twins: list[Step] | None) -> list[Step]:
        if twins is not None:
            return twins
        if not step.events.reveals():
            raise Leak(f"seat {self.seat} sees {step.seen_by(self.seat)}, which cannot be at the other table")
        self.found["parted by a secret"] += 1
        raise Parted

    async def _same_decision(self, step: Step, twin: Step) -> None:
        through = self.chance.choice([name for name in WORDS if name in self.sides[0].lines] or [""])
        self.next_command()
        await self.sides[0].decide(step, by_hand=True, through=through)
        await self.sides[1].decide(twin, by_hand=True, through=through)
        self.found["own decisions"] += 1

    async def _unseen(self, step: Step) -> None:
        """Of this the seat sees nothing: at the other table there is something else of that kind, or nothing."""
        first, second = self.sides
        await first.decide(step, by_hand=self._by_hand)
        other = silent_step(second.state, step.seat, self.seat, self.chance)
        if other is not None and self.chance.random() < 0.6:
            await second.decide(other, by_hand=self._by_hand)
        self.found["decisions unseen"] += 1
        if self.chance.random() < 0.3:
            # Could the seat find out by trying to take something back?
            await self._own_taken_back(is_plan=False)

    async def _taken_back(self) -> None:
        """Somebody takes something back, or tries to."""
        seat = self.chance.choice((max(self.seat, 0), self.chance.randrange(self.game_seats)))
        is_plan = self.chance.random() < 0.5
        if seat == self.seat:
            await self._own_taken_back(is_plan=is_plan)
        elif is_plan:
            await self._others_plan(seat)
        else:
            await self._others_undo(seat)

    @property
    def game_seats(self) -> int:
        return self.sides[0].match.seats

    async def _own_taken_back(self, *, is_plan: bool) -> None:
        names = [name for name in WORDS if name in self.sides[0].lines]
        if not names:
            return
        name, command = self.chance.choice(names), self.next_command()
        decision = self.sides[0].viewpoint(self.seat).decision
        message = (Withdraw if is_plan else Undo)(command=command, decision=decision)
        entries = len(self.sides[0].match.entries)
        await self.both(lambda side: side.lines[name].say(message))
        if len(self.sides[0].match.entries) > entries:
            for side in self.sides:
                side.note_last()
            self.found["own plans taken back" if is_plan else "own decisions undone"] += 1

    async def _others_plan(self, seat: int) -> None:
        """Another seat takes back a plan: at both tables, or where the seat is not told."""
        shown = [side.would_show_withdrawal(seat) for side in self.sides]
        for side, one in zip(self.sides, shown, strict=True):
            if one is False or shown == [True, True]:
                await side.withdraw(seat)
                self.found["others' plans taken back"] += 1

    async def _others_undo(self, seat: int) -> None:
        """Another seat takes back its last decision: at both tables, or where the seat is not told."""
        shown = [side.would_show_undo(seat) for side in self.sides]
        for side, one in zip(self.sides, shown, strict=True):
            if one is False or shown == [True, True]:
                await side.undo(seat)
                self.found["others' decisions undone"] += 1

    async def _aside(self) -> None:
        """Somebody else does, at one table only, what is nobody else's business."""
        side = self.chance.choice(self.sides)
        others = [name for name in side.lines if name.startswith("other ")]
        if not others:
            return
        name = self.chance.choice(others)
        seat = int(name.removeprefix("other "))
        # A wish shows only in the windows that open later: until then it is what it was again.
        for wishes in ([kind for kind in self.game.wishes if self.chance.random() < 0.5], side.match.wishes[seat]):
            await side.lines[name].say(Wish(command=side.next_command(), windows=tuple(wishes)))
        for probe in self._some_probes(side, seat, 3):
            await side.lines[name].say(probe.message)
        self.found["asides of others"] += 1

    async def _probe(self) -> None:
        """The seat, or somebody who looks on, asks or sends something; the answers must be the same."""
        names = [name for name in (*WORDS, ALONE) if name in self.sides[0].lines]
        if not names:
            return
        name = self.chance.choice(names)
        seat = ONLOOKER if name == ALONE else self.seat
        for probe in self._some_probes(self.sides[0], seat, 4):
            await self.both(partial(_say, name, probe))
            self.found[f"asked: {probe.kind}"] += 1

    async def _why_everything(self) -> None:
        """The seat, or somebody who looks on, asks about every piece there is."""
        names = [name for name in (*WORDS, ALONE) if name in self.sides[0].lines]
        if names:
            name, command = self.chance.choice(names), self.next_command()
            for piece in self.game.vocabulary.pieces:
                for side in self.sides:
                    await side.lines[name].say(Why(command=command, piece=piece))
            self.found["asked: why, of every piece"] += 1

    def _some_probes(self, side: Side, seat: int, count: int) -> list[Probe]:
        every = probes(side.match, side.viewpoint(seat), self.next_command(), self.chance)
        kinds = sorted({probe.kind for probe in every})
        chosen = self.chance.sample(kinds, min(count, len(kinds)))
        return [self.chance.choice([probe for probe in every if probe.kind == kind]) for kind in chosen]

    def next_command(self) -> int:
        """A number for a command that is given at both tables."""
        self.sides[0].command = self.sides[1].command = max(side.command for side in self.sides) + 1
        return self.sides[0].command

    async def _goes_or_comes(self) -> None:
        """One of the seat's connections is lost, or comes back with what it has seen, or with some other number."""
        name = self.chance.choice(tuple(WORDS) if self.seat != ONLOOKER else (ALONE,))
        version = self.sides[0].viewpoint(self.seat).version
        if name in self.sides[0].lines:
            self._away[name] = version
            await self.both(lambda side: side.hang_up(name))
            self.found["connections lost"] += 1
            return
        seen = self.chance.choice((None, 0, self._away[name], self._away[name], version, version + 3))
        words = WORDS.get(name)
        await self.both(lambda side: side.connect(name, self.seat, words, seen))
        self.found["connections that came back"] += 1

    async def _strange_hello(self) -> None:
        """The seat's guest tries to look from elsewhere, or speaks otherwise."""
        hello = self.chance.choice(strange_hellos(self.game_seats, self.seat))

        async def try_it(side: Side) -> None:
            line = side.server.line("strange", side.id, side.guest_of(self.seat))
            await line.say(hello)
            if line.is_open:
                raise Leak(f"seat {self.seat} was let in with {hello}")

        await self.both(try_it)
        self.found["strange hellos"] += 1

    async def _request(self) -> None:
        """A request over HTTP, with the guest's cookie and without; first, views are kept as now and then they are."""
        for side in self.sides:
            await side.server.services.store.save_snapshots(side.id, await side.table.views_to_keep())
        guest = self.sides[0].guest_of(self.seat)
        paths = requests(self.sides[0].id, self.game_seats)
        for path in (MY_TABLES, *self.chance.sample(paths, 2)):
            lang = self.chance.choice(("en", "fr"))
            one, other = [await side.server.get(path, guest, lang) for side in self.sides]
            if one != other:
                raise Leak(f"GET {path} for seat {self.seat}: {one!r} is not {other!r}")
            self.found["requests over HTTP"] += 1

    async def _folded_again(self) -> None:
        """The servers forget the tables, and fold them again from their logs; everybody has to come back."""
        names = {name: side.lines[name] for side in self.sides[:1] for name in side.lines}
        for side in self.sides:
            for name in names:
                await side.hang_up(name)
            await side.server.forget(side.id)
            await side.server.hall.find(side.id)
        self.compare()
        for side in self.sides:
            for name in names:
                seat = _seat_of(name, self.seat)
                seen = side.viewpoint(seat).version if len(name) % 2 else None
                await side.connect(name, seat, WORDS.get(name), seen)
        self.found["tables folded again"] += 1


def _is_missed(before: tuple[str, str], message: tuple[str, str]) -> bool:
    """Whether this is the first update that somebody had missed."""
    return '{"type":"resumed"' in before[1] and '{"type":"update"' in message[1] and before[0] == message[0]


async def _say(name: str, probe: Probe, side: Side) -> None:
    await side.lines[name].say(probe.message)


def _seat_of(name: str, seat: int) -> int:
    if name.startswith("other "):
        return int(name.removeprefix("other "))
    return seat if name in WORDS else ONLOOKER


class Pair:
    """Two servers on which one pair of tables after the other is looked at."""

    def __init__(self, servers: tuple[Inside, Inside], clock: Clock) -> None:
        self._servers = servers
        self._clock = clock
        self._tables = 0

    async def look(self, subject: Subject, seed: int, found: Counter[str], length: int = LONGEST) -> None:
        """One session, from a random moment of a random match, for a random seat."""
        chance = random.Random(seed)
        state, seats = moment(subject, chance)
        seat = chance.randrange(ONLOOKER, seats)
        bots = [other for other in range(seats) if other != seat and chance.random() < 0.15]
        other = redealt(state, seat, chance.randrange(1 << 30))
        await self.go_on(subject.game, (state, other), seat, bots, chance, found, length)

    async def go_on(
        self,
        game: Game,
        states: tuple[State, State],
        seat: int,
        bots: Sequence[int],
        chance: random.Random,
        found: Counter[str],
        length: int,
    ) -> None:
        """One session that begins with two states which look alike to a seat."""
        self._tables += 1
        creators = (f"a{self._tables}", f"b{self._tables}")
        both = rows(game, *states, f"table{self._tables:011}", bots, creators)
        persons = [person for person in range(game.terms(states[0])[1]) if person not in bots]
        sides = [await Side.laid(server, row, seat) for server, row in zip(self._servers, both, strict=True)]
        session = Session((sides[0], sides[1]), self._clock, chance, found)
        try:
            await session.both(lambda side: seated(side, persons))
            await session.go_on(length)
            found["sessions"] += 1
        finally:
            for side in sides:
                await side.close()


def moment(subject: Subject, chance: random.Random) -> tuple[State, int]:
    """A state somewhere in a random match that is not over, and its number of seats."""
    while True:
        dealer = FastDealer(chance.randrange(1 << 30))
        terms = list(subject.terms())
        if subject.midway and chance.random() < 0.5:
            state = subject.game.from_position(chance.choice(subject.midway))
            seats = subject.game.terms(state)[1]
        else:
            _, options, seats = chance.choice(terms)
            state = subject.game.start(options, seats, dealer)
        steps, has_plans = int(chance.expovariate(1 / 40)), chance.random() < 0.4
        while state.actors() and (steps > 0 or (has_plans and steps > -MOST_MORE and not _plans(subject, state))):
            seat = chance.choice(state.actors())
            state.apply(seat, chance.choice(state.legal(seat)), dealer)
            steps -= 1
        if state.actors():
            return state, seats


def _plans(subject: Subject, state: State) -> bool:
    """Whether secret plans are being made, where there are such things."""
    return not subject.game.secret_together or subject.game.is_planning(subject.game.view(state, ONLOOKER))


@contextlib.asynccontextmanager
async def pair() -> AsyncIterator[Pair]:
    """Two servers, and a clock by which both go."""
    clock = Clock()
    with clock.ticking(), told_chance():
        async with inside() as one, inside() as other:
            yield Pair((one, other), clock)


async def search(games: list[str], states: int, seed: int, progress: Callable[[str], object]) -> None:
    async with pair() as servers:
        for game in games:
            found: Counter[str] = Counter()
            subject = SUBJECTS[game]()
            at = seed
            while found["states"] < states:
                await servers.look(subject, at, found)
                at += 1
                if at % 20 == 0:
                    progress(f"\r{game}: {found['states']} states, {found['sessions']} sessions")
            progress(f"\r{game}: {found['states']} states, no seat was told what it may not know.\n")
            progress("".join(f"    {count:7} {what}\n" for what, count in sorted(found.items())))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--states", type=int, default=2_000, help="how many states in which the tables differ")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=(*SUBJECTS, "all"), default="all")
    chosen = parser.parse_args()
    games = list(SUBJECTS) if chosen.game == "all" else [chosen.game]

    def show(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    asyncio.run(search(games, chosen.states, chosen.seed, show))


if __name__ == "__main__":
    main()
