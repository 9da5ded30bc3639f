"""What goes by itself at a table: bots decide, and standing wishes pass for those who need not be asked.

Both take a pause first, as long as chance wants, whatever anybody holds: how long an answer takes tells nothing.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import structlog

from aerodrome.bots import WAIT
from aerodrome.kernel import Match
from aerodrome.protocol import Refused

from .viewpoint import ONLOOKER

if TYPE_CHECKING:
    from .house import House
    from .table import LiveTable

log = structlog.get_logger(__name__)
_chance = random.SystemRandom()
SECONDS_AFTER_TROUBLE = 1.0
SHARE_FOR_A_WINDOW = 0.3
"""Of a bot's pause, where it may only play a card or pass: there are many such questions, and most are passed."""


class Automatic:
    """The answers of one table that nobody need be asked for. At most one is on its way for each seat."""

    def __init__(self, table: LiveTable, house: House) -> None:
        self._table = table
        self._house = house
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._waiting: dict[int, int] = {}

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def look(self) -> None:
        """Begin what is due now, and drop answers to questions that are no longer asked."""
        due = self._due()
        for seat, (decision, task) in list(self._tasks.items()):
            if due.get(seat, (-1, None))[0] != decision:
                del self._tasks[seat]
                task.cancel()
        for seat, (decision, bot) in due.items():
            if seat not in self._tasks:
                # Made only when the task runs: one that is dropped before leaves nothing behind.
                work = partial(self._pass, seat, decision) if bot is None else partial(self._think, seat, decision, bot)
                self._tasks[seat] = (decision, asyncio.create_task(self._careful(work)))

    def _due(self) -> dict[int, tuple[int, str | None]]:
        """The seats that answer by themselves: the number of the question, and the bot if it is one."""
        ledger = self._table.ledger
        match = ledger.match
        if match is None or ledger.is_over or ledger.outdated is not None:
            return {}
        due: dict[int, tuple[int, str | None]] = {}
        for seat in match.actors:
            bot = ledger.places[seat].bot
            if bot is not None:
                if not self._lets_others_go_first(match, seat):
                    due[seat] = (ledger.viewpoints[seat].decision, bot)
            elif match.game.wishes and self._by_wish(match, seat) is not None:
                due[seat] = (ledger.viewpoints[seat].decision, None)
        return due

    def _lets_others_go_first(self, match: Match, seat: int) -> bool:
        """A bot that waits is asked again when something has happened; one that decides for all lets people speak."""
        if self._waiting.get(seat) == self._table.ledger.length:
            return True
        persons = [other for other in match.actors if self._table.ledger.places[other].bot is None]
        return bool(persons) and match.game.leader(match.view(ONLOOKER)) == seat

    def _by_wish(self, match: Match, seat: int) -> int | None:
        """How a standing wish answers. Where people share a device, others see whether somebody is asked."""
        places = self._table.ledger.places
        shares = sum(place.owner == places[seat].owner for place in places) > 1
        view = self._table.view(match, seat)
        action = match.game.by_wish(view, match.legal(seat), match.wishes[seat], discreet=shares)
        return None if action is None else action.id

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
        """Look again a little later at what is due."""
        self._forget()
        await asyncio.sleep(wait)
        self.look()

    def _forget(self) -> None:
        """The answer that is being given is no longer on its way."""
        for seat, (_, task) in list(self._tasks.items()):
            if task is asyncio.current_task():
                del self._tasks[seat]

    async def _think(self, seat: int, decision: int, bot: str) -> None:
        share = SHARE_FOR_A_WINDOW if self._is_in_a_window(seat) else 1.0
        await asyncio.sleep(_chance.uniform(*self._house.settings.bot_pause) * share)
        question = await self._table.asked(seat, decision, bot)
        if question is None:
            return
        choice = await self._house.thinkers.think(question)
        self._forget()
        if choice == WAIT:
            self._waiting[seat] = self._table.ledger.length
            self.look()
            return
        await self._table.answer(seat, decision, lambda: choice if self._plays(seat, bot) else None)

    def _is_in_a_window(self, seat: int) -> bool:
        """Whether a seat that wants to be asked for nothing would pass now: everybody can know that."""
        match = self._table.ledger.match
        if match is None or not match.game.wishes:
            return False
        return match.game.by_wish(self._table.view(match, seat), match.legal(seat), (), discreet=True) is not None

    def _plays(self, seat: int, bot: str) -> bool:
        return self._table.ledger.places[seat].bot == bot

    async def _pass(self, seat: int, decision: int) -> None:
        await asyncio.sleep(_chance.uniform(*self._house.settings.pass_pause))
        self._forget()
        await self._table.answer(seat, decision, lambda: self._wished(seat))

    def _wished(self, seat: int) -> int | None:
        match = self._table.ledger.match
        is_persons = self._table.ledger.places[seat].bot is None
        return self._by_wish(match, seat) if match is not None and is_persons else None

    async def close(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
