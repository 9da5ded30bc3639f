"""What goes by itself at a table: bots decide, and seats of persons pass in windows.

When an answer comes tells nothing about a hand. Where a person's seat passes, the countdown says when. A bot takes a
random pause, as long as the people at the table like it and none in a window, and then a whole number of slots, of
which its thinking nearly always needs but one.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from asyncio import sleep
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import structlog

from aerodrome.bots import WAIT
from aerodrome.kernel import Match
from aerodrome.protocol import Refused

from .countdown import GRACE, Countdown
from .pace import COUNTDOWN, PAUSE
from .viewpoint import ONLOOKER

if TYPE_CHECKING:
    from .house import House
    from .table import LiveTable

log = structlog.get_logger(__name__)
_chance = random.SystemRandom()
SECONDS_AFTER_TROUBLE = 1.0


class Due(NamedTuple):
    """An answer that nobody need be asked for: the number of the question, and the bot, or when a person's seat passes.

    `at` is in seconds since 1970, 0 for at once; a bot that waits for it is the stand-in of a person on the clock.
    """

    decision: int
    bot: str | None
    at: float


class Automatic:
    """The answers of one table that nobody need be asked for. At most one is on its way for each seat."""

    def __init__(self, table: LiveTable, house: House, countdown: Countdown) -> None:
        self._table = table
        self._house = house
        self._countdown = countdown
        self._tasks: dict[int, tuple[Due, asyncio.Task[None]]] = {}
        self._waiting: dict[int, int] = {}

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def look(self) -> None:
        """Begin what is due now, and drop answers to questions that are no longer asked."""
        every = self._due()
        for seat, (due, task) in list(self._tasks.items()):
            if every.get(seat) != due:
                del self._tasks[seat]
                task.cancel()
        for seat, due in every.items():
            if seat not in self._tasks:
                # Made only when the task runs: one that is dropped before leaves nothing behind.
                work = partial(self._pass, seat, due) if due.bot is None else partial(self._think, seat, due, due.bot)
                self._tasks[seat] = (due, asyncio.create_task(self._careful(work)))

    def _due(self) -> dict[int, Due]:
        """The seats that answer by themselves."""
        ledger = self._table.ledger
        match = ledger.match
        if match is None or ledger.is_over or ledger.outdated is not None:
            return {}
        every: dict[int, Due] = {}
        for seat in match.actors:
            bot, decision = ledger.places[seat].bot, ledger.viewpoints[seat].decision
            if bot is not None:
                if not self._lets_others_go_first(match, seat):
                    every[seat] = Due(decision, bot, 0.0)
            elif (at := self._countdown.passes_at(seat)) is not None:
                every[seat] = Due(decision, None, at)
            elif (ends := self._table.clock.ends) is not None and self._waiting.get(seat) != ledger.length:
                every[seat] = Due(decision, ledger.stand_in, ends)
        return every

    def _lets_others_go_first(self, match: Match, seat: int) -> bool:
        """A bot that waits is asked again when something has happened; one that decides for all lets people speak."""
        if self._waiting.get(seat) == self._table.ledger.length:
            return True
        persons = [other for other in match.actors if self._table.ledger.places[other].bot is None]
        return bool(persons) and match.game.leader(match.view(ONLOOKER)) == seat

    async def _careful(self, work: Callable[[], Awaitable[None]]) -> None:
        """Trouble with one answer must not end the table: it is tried again a little later."""
        try:
            await work()
        except Refused as refusal:
            # The question was answered or withdrawn meanwhile, or the database is not there for a moment.
            await self._again(refusal.wait or 0.0)
        except Exception:
            log.exception("an automatic answer failed", table=self._table.id)
            await self._again(SECONDS_AFTER_TROUBLE)
        finally:
            self._forget()

    async def _again(self, wait: float) -> None:
        self._forget()
        await sleep(wait)
        self.look()

    def _forget(self) -> None:
        """The answer that is being given is no longer on its way."""
        for seat, (_, task) in list(self._tasks.items()):
            if task is asyncio.current_task():
                del self._tasks[seat]

    async def _think(self, seat: int, due: Due, bot: str) -> None:
        if due.at:
            await sleep(due.at - time.time())
        elif self._table.ledger.windows.window is None:
            await sleep(PAUSE[self._table.pace()] * _chance.uniform(*self._house.settings.bot_pause))
        began = time.monotonic()
        question = await self._table.asked(seat, due.decision, bot)
        if question is None:
            return
        choice = await self._house.thinkers.think(question)
        await sleep(self._rest_of_slot(time.monotonic() - began))
        self._forget()
        if choice == WAIT:
            self._waiting[seat] = self._table.ledger.length
            self.look()
            return
        player = None if due.at else bot
        await self._table.answer(
            seat,
            due.decision,
            lambda: choice if self._table.ledger.places[seat].bot == player else None,
            has_lapsed=due.at > 0,
        )

    def _rest_of_slot(self, spent: float) -> float:
        slot = self._house.settings.bot_slot
        return max(math.ceil(spent / slot), 1) * slot - spent if slot else 0.0

    async def _pass(self, seat: int, due: Due) -> None:
        settings = self._house.settings
        longest = settings.window_seconds * max(COUNTDOWN.values()) + GRACE
        await sleep(min(due.at - time.time(), longest) if due.at else settings.pass_pause)
        self._forget()
        await self._table.answer(seat, due.decision, lambda: self._passes(seat, due))

    def _passes(self, seat: int, due: Due) -> int | None:
        """The action that passes, if nobody has asked for time meanwhile."""
        ledger = self._table.ledger
        window = ledger.windows.window
        if (
            window is None
            or ledger.places[seat].bot is not None
            or self._countdown.passes_at(seat) not in (0.0, due.at)
        ):
            return None
        return window.answer

    async def close(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
