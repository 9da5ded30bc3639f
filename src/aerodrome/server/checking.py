"""Checks records that strangers send, in a process of its own: a hostile one costs that process, not the tables.

`python -m aerodrome.server.checking LANG` reads a record and writes what was found, both as JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

import msgspec
from msgspec import Struct

import aerodrome
from aerodrome.kernel import AerodromeError
from aerodrome.protocol import OutcomeInfo, Problem, Refused, Verified, problem_of

SECONDS: Final = 30.0
MOST_WAITING: Final = 8
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
    end = record.result
    return Finding(
        verified=Verified(
            game=record.game,
            decisions=found.decisions,
            draws=found.draws,
            dice_checked=found.dice_checked,
            known_deal=record.known_deal,
            mixed=found.mixed,
            people=found.people,
            aborted=found.aborted,
            outcome=None if end is None else OutcomeInfo(winners=end.winners, rule=end.rule, scores=end.scores),
        )
    )


def unreadable(text: bytes, lang: str = "en") -> Problem | None:
    """What is wrong with a text that is no record at all. Nothing is played, so this is quick."""
    try:
        aerodrome.loads(text)
    except AerodromeError as error:
        return problem_of(error, lang)
    return None


class Checker:
    """Checks one record after the other; few wait, the others are told to come back."""

    def __init__(self, seconds: float = SECONDS, most_waiting: int = MOST_WAITING) -> None:
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._waiting = 0
        self._turn = asyncio.Semaphore(1)

    async def check(self, text: bytes, lang: str = "en") -> Finding:
        """What a record is worth. One that takes too long is refused, like one too many."""
        if len(text) <= SMALL and (problem := unreadable(text, lang)):
            return Finding(problem=problem)
        if self._waiting >= self._most_waiting:
            raise Refused("too-many", "server-error-too-many-records", wait=self._seconds)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._ask(text, lang)
        finally:
            self._waiting -= 1

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
