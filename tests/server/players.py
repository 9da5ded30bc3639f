"""People at a table, as tests need them: they play at random through the reference client, do what must be refused,
and remember every command that the server acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import httpx

from aerodrome.client import Client, Seat, ServerRefused, Unreachable
from aerodrome.kernel import Game
from aerodrome.kernel.record import Decision, Entry, Undone, Wished, Withdrawn

T = TypeVar("T")
# Nothing here is encrypted, and reading the certificates of the world again for everybody takes long.
_PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
SECONDS_WITHOUT_NEWS = 120.0
SECONDS_BETWEEN_ATTEMPTS = 0.1
STAND_IN = "random"

# What a decision that was legal a moment ago may be refused for: somebody else was faster, or it is all over.
OUTRUN = frozenset(("late", "taken", "over", "closed"))
# Others may speak, or be ready, without changing what one is asked; then nothing can be taken back any more.
_OVERTAKEN = {"undo": frozenset(("no-undo",)), "withdraw": frozenset(("illegal",))}
FORBIDDEN = frozenset(("illegal", "unknown-action", "not-your-turn", "no-undo", "bad-input"))


class Deed(NamedTuple):
    """A command as it must stand in the record, but for the seat."""

    kind: str
    what: str = ""


def deed_of(entry: Entry) -> Deed:
    match entry:
        case Decision():
            return Deed("do", entry.do)
        case Undone():
            return Deed("undo")
        case Withdrawn():
            return Deed("withdraw")
        case Wished():
            return Deed("wish", ",".join(entry.windows))


class Stuck(AssertionError):
    """Nothing happened at a table for too long."""


def is_busy(refusal: ServerRefused) -> bool:
    """Whether others were faster again and again: a bot without pauses, at another server, can be."""
    return refusal.problem.key == "server-error-busy"


def expect(refusal: ServerRefused, *kinds: str) -> None:
    """A refusal of another kind than those that can be meant is a failure."""
    if refusal.kind not in kinds:
        raise AssertionError(f"refused for another reason: {refusal.problem}") from refusal


@dataclass
class Tally:
    """What happened in many matches together."""

    matches: int = 0
    acknowledged: int = 0
    refused: int = 0
    written: int = 0
    lost: int = 0
    duplicated: int = 0
    kinds: dict[str, int] = field(default_factory=dict)

    def count(self, kind: str) -> None:
        self.kinds[kind] = self.kinds.get(kind, 0) + 1


@dataclass(frozen=True)
class Habits:
    """How likely somebody does what, each time that they look at the table; how many seconds they hesitate at most."""

    wrong: float = 0.04
    undo: float = 0.05
    withdraw: float = 0.15
    wish: float = 0.02
    rest: float = 0.0
    hesitates: float = 0.0
    resign: float = 0.0


class Person:
    """A guest with a device. HTTP requests that get no answer, or that the server is too busy for, are asked again,
    as a person would press again."""

    def __init__(self, url: str) -> None:
        self.client = Client(url, transport=httpx.AsyncHTTPTransport(verify=_PLAIN))

    async def ask(self, call: Callable[[Client], Awaitable[T]]) -> T:
        async with asyncio.timeout(SECONDS_WITHOUT_NEWS):
            while True:
                try:
                    return await call(self.client)
                except Unreachable:
                    await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)
                except ServerRefused as refusal:
                    if not is_busy(refusal):
                        raise
                    await asyncio.sleep(refusal.problem.wait or SECONDS_BETWEEN_ATTEMPTS)

    async def close(self) -> None:
        await self.client.close()


class Player:
    """A person in a seat, on one device. `acknowledged` is what the server said it has done, in that order."""

    def __init__(
        self, person: Person, place: Seat, game: Game, chance: random.Random, habits: Habits, tally: Tally
    ) -> None:
        self.person = person
        self.place = place
        self.acknowledged: list[Deed] = []
        self._game = game
        self._chance = chance
        self._habits = habits
        self._tally = tally
        self._considered = -1
        self._has_resigned = False

    @property
    def is_over(self) -> bool:
        return self.place.table.status in ("over", "closed")

    async def play(self) -> None:
        """Until the match is over."""
        while not self.is_over:
            if not await self._turn():
                await self.wait()

    async def wait(self) -> None:
        """Until something changes; a table where nothing changes any more is a failure."""
        try:
            async with asyncio.timeout(SECONDS_WITHOUT_NEWS):
                await self.place.changed()
        except TimeoutError:
            place = self.place
            raise Stuck(
                f"table {place.table.id} ({place.table.game}, {place.table.status}), seat {place.seat}: no news; "
                f"version {place.version}, decision {place.decision}, legal {place.legal[:5]}, "
                f"connected {place.is_connected}, seats {place.table.seats}"
            ) from None

    def _happens(self, probability: float) -> bool:
        return self._chance.random() < probability

    async def _turn(self) -> bool:
        """Do something, or find, without having waited for anything, that there is nothing to do but wait."""
        place, habits = self.place, self._habits
        if place.version is None:
            return False
        if place.table.seats[place.seat].bot is not None:
            return await self._return()
        if self._happens(habits.wrong):
            # While this was refused the table may have changed: look at it again before waiting for news.
            await self._try_what_is_wrong()
            return True
        if self._game.wishes and self._happens(habits.wish):
            return await self._wish()
        if place.legal and self._happens(habits.rest):
            return await self._rest()
        if place.legal and self._happens(habits.resign):
            return await self._resign()
        if place.why_not_undo is None and self._happens(habits.undo):
            return await self.tell(Deed("undo"), place.undo())
        if place.why_not_withdraw is None and self._considers(place.decision) and self._happens(habits.withdraw):
            return await self.tell(Deed("withdraw"), place.withdraw())
        if not place.legal:
            return False
        if self._habits.hesitates:
            return await self._hesitate()
        action = self._game.vocabulary[self._chance.choice(place.legal)]
        chosen = action if self._happens(0.5) else action.id
        return await self.tell(Deed("do", action.notation), place.do(chosen))

    async def _hesitate(self) -> bool:
        """Look again a little later, and decide then if nobody else has."""
        question = self.place.decision
        await asyncio.sleep(self._chance.uniform(0.0, self._habits.hesitates))
        if self.place.decision == question and self.place.legal:
            action = self._game.vocabulary[self._chance.choice(self.place.legal)]
            await self.tell(Deed("do", action.notation), self.place.do(action.id))
        return True

    def _considers(self, decision: int) -> bool:
        """Each question once: a person who waits does not think of the same thing again and again."""
        is_new, self._considered = self._considered != decision, decision
        return is_new

    async def tell(self, deed: Deed, command: Coroutine[Any, Any, None]) -> bool:
        """Send a command that is allowed as far as one knows, and remember it when it is acknowledged."""
        try:
            await command
        except ServerRefused as refusal:
            if not is_busy(refusal):
                expect(refusal, *OUTRUN, *_OVERTAKEN.get(deed.kind, ()))
            self._tally.refused += 1
            self._tally.count(refusal.kind)
            await asyncio.sleep(0.01)
            return True
        self.acknowledged.append(deed)
        self._tally.acknowledged += 1
        self._tally.count(deed.kind)
        return True

    async def _wish(self) -> bool:
        """Wish for something else than before: what changes nothing is not written down."""
        before = set(self.place.wished)
        card = self._chance.choice(self._game.wishes)
        wanted = before ^ {card}
        ticked = tuple(one for one in self._game.wishes if one in wanted)
        return await self.tell(Deed("wish", ",".join(ticked)), self.place.wish(ticked))

    # What must be refused

    async def _try_what_is_wrong(self) -> None:
        """Something that no rule allows: it must be refused, and the record must not know of it."""
        place = self.place
        forbidden = [id for id in range(len(self._game.vocabulary)) if id not in place.legal]
        attempts: list[Callable[[], Coroutine[Any, Any, None]]] = [
            lambda: place.do(self._chance.choice(forbidden)),
            lambda: place.do("nonsense"),
            lambda: place.do(1 << 30),
        ]
        if place.why_not_undo is not None:
            attempts.append(place.undo)
        if place.why_not_withdraw is not None:
            attempts.append(place.withdraw)
        if self._game.wishes:
            attempts.append(lambda: place.wish(("nonsense",)))
        await self._must_be_refused(self._chance.choice(attempts))

    async def _must_be_refused(self, attempt: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await attempt()
        except ServerRefused as refusal:
            if not is_busy(refusal):
                expect(refusal, *OUTRUN, *FORBIDDEN)
            self._tally.refused += 1
            self._tally.count(refusal.kind)
            return
        raise AssertionError(f"something forbidden was done at table {self.place.table.id}")

    # The seat

    async def _rest(self) -> bool:
        """Let a bot play for a while."""
        id, seat = self.place.table.id, self.place.seat
        bot = self._chance.choice((STAND_IN, "steady"))
        self._tally.count("rest")
        with contextlib.suppress(ServerRefused):
            if self._happens(0.5):
                await self.person.ask(lambda client: client.give(id, seat, bot))
            else:
                await self.person.ask(lambda client: client.leave(id, seat))
        await asyncio.sleep(self._chance.uniform(0.0, 0.2))
        await self._return()
        return True

    async def _return(self) -> bool:
        """Take the seat back from a bot; whoever has given up, or is there on a second device, only looks on."""
        if self._has_resigned or not self._habits.rest or self.place.table.seats[self.place.seat].has_resigned:
            return False
        id, seat = self.place.table.id, self.place.seat
        try:
            page = await self.person.ask(lambda client: client.take_back(id, seat))
        except ServerRefused as refusal:
            expect(refusal, "over", "closed")
            await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)
            return True
        while self.place.table.seats[seat].bot is not None and page.table.seats[seat].bot is None and not self.is_over:
            await self.wait()
            page = await self.person.ask(lambda client: client.table(id))
        return True

    async def _resign(self) -> bool:
        id, seat = self.place.table.id, self.place.seat
        self._has_resigned = True
        self._tally.count("resign")
        with contextlib.suppress(ServerRefused):
            await self.person.ask(lambda client: client.resign(id, seat))
        return True


class Onlooker(Player):
    """Somebody who looks on, and may do nothing."""

    async def _turn(self) -> bool:
        if self.place.version is not None and self._happens(self._habits.wrong):
            try:
                await self.place.do(0)
            except ServerRefused as refusal:
                expect(refusal, "forbidden")
                self._tally.refused += 1
                return True
            raise AssertionError("somebody who looks on decided something")
        return False
