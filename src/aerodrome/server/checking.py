"""Checks records that strangers send, in a process of its own: a hostile one costs that process, not the tables.

`python -m aerodrome.server.checking LANG` reads a record and writes what was found, both as JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from msgspec import Struct

import aerodrome
from aerodrome.kernel import AerodromeError
from aerodrome.protocol import Problem, Refused, problem_of
from aerodrome.protocol.bodies import Verified

from .limits import Allowance

SECONDS: Final = 30.0
MOST_WAITING: Final = 16
MOST_EACH: Final = 2
SECONDS_TO_COME_BACK: Final = 5.0
MOST_MEMORY: Final = 1 << 31
SMALL: Final = 256 * 1024


class Finding(Struct, frozen=True, kw_only=True):
    """What came of a check: one of the two."""

    verified: Verified | None = None
    problem: Problem | None = None


def check(text: bytes, lang: str = "en") -> Finding:
    """Check every decision of a record against the rules and every draw against its seed."""
    try:
        record = aerodrome.loads(text)
        found = aerodrome.verify(record)
    except AerodromeError as error:
        return Finding(problem=problem_of(error, lang))
    return Finding(
        verified=Verified(
            game=record.game,
            known_deal=record.known_deal,
            outcome=record.result,
            **found._asdict(),
        )
    )


def unreadable(text: bytes, lang: str = "en") -> Problem | None:
    """What is wrong with a text that is no record at all. Nothing is played, so this is quick."""
    try:
        aerodrome.loads(text)
    except AerodromeError as error:
        return problem_of(error, lang)
    return None


class Turns:
    """One at a time. Names take turns, so a long queue of one delays the others by one check only."""

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """Wait for a turn of this name, and have it until the end of the block."""
        if self._is_busy:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(name, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._pass_on()
                raise
        self._is_busy = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self._is_busy = False
        while self._waiting and not self._is_busy:
            name, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[name] = turns
            if not turn.cancelled():
                self._is_busy = True
                turn.set_result(None)


class Checker:
    """Checks one record after the other; few wait, fewer of one address, the others are told to come back."""

    def __init__(self, seconds: float = SECONDS, most_waiting: int = MOST_WAITING, most_each: int = MOST_EACH) -> None:
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._waiting = 0
        self._addresses = Allowance(most_each)
        self._turns = Turns()

    async def check(self, text: bytes, lang: str = "en", address: str = "") -> Finding:
        """What a record is worth. One that takes too long is refused, like one too many."""
        if self._waiting >= self._most_waiting or not self._addresses.enter(address):
            raise Refused("too-many", "server-error-too-many-records", wait=SECONDS_TO_COME_BACK)
        self._waiting += 1
        try:
            problem = await asyncio.to_thread(unreadable, text, lang) if len(text) <= SMALL else None
            if problem is not None:
                return Finding(problem=problem)
            async with self._turns.of(address):
                return await self._ask(text, lang)
        finally:
            self._waiting -= 1
            self._addresses.leave(address)

    async def _ask(self, text: bytes, lang: str) -> Finding:
        # -P: what happens to lie in the folder where the server was started is not to be imported.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", __name__, lang),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            found, _ = await asyncio.wait_for(process.communicate(text), self._seconds)
        except TimeoutError:
            raise Refused("too-large", "server-error-record-slow", seconds=int(self._seconds)) from None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode:
            raise Refused("too-large", "server-error-record-costly")
        return msgspec.json.decode(found, type=Finding)


def main() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        # Where the system can, what one record may take is bounded.
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    finding = check(sys.stdin.buffer.read(), sys.argv[1])
    sys.stdout.buffer.write(msgspec.json.encode(finding))


if __name__ == "__main__":
    main()
