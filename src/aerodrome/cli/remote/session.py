"""A session at a table of a server: what the server tells is put together here, what is done is asked for there."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.remote.background import Background
from aerodrome.cli.remote.inbox import ConnectionChanged, ConnectionEnded, Inbox
from aerodrome.cli.session.history import History
from aerodrome.cli.session.session import Pace, Session, called
from aerodrome.client import News, Seat, ServerRefused
from aerodrome.client.views import Known, events_of, fields_of, view_of
from aerodrome.kernel import Action, Game, Reason, Rule
from aerodrome.kernel.texts import PLAIN
from aerodrome.protocol import Problem
from aerodrome.protocol.messages import HistoryStep, Snapshot, TableInfo, Update, WindowInfo

LONGEST_WAIT = 5.0
_T = TypeVar("_T")


class RemoteSession(Session):
    """A seat as it was when its owner last looked.

    News wait until `take` hears of them, so that an answer is always to the question on the screen: the server knows
    by the number of the decision whether that is still the question.
    """

    def __init__(self, seat: Seat, game: Game, background: Background, inbox: Inbox) -> None:
        self.game = game.calling(_called(seat.table, seat.fairness.seat, game))
        self.seats = len(seat.table.seats)
        self.pace = Pace.NONE
        self.is_handed_over = False
        self.lang = "en"
        self.table: TableInfo = seat.table
        self.fairness = seat.fairness
        self.window: WindowInfo | None = None
        self.known = Known()
        self._answered: int | None = None  # the number of the question that was answered last
        self._story: History | None = None
        self._seat = seat
        self._background = background
        self._tasks: list[asyncio.Task[None]] = []
        background.run(self._follow(inbox))

    # What the server tells

    async def _follow(self, inbox: Inbox) -> None:
        """From now on, let the inbox hear everything; until now, it is all in the seat."""
        self._tasks = [asyncio.create_task(self._listen(inbox)), asyncio.create_task(self._watch(inbox))]
        await asyncio.sleep(0)
        seat = self._seat
        self.table, self.window = seat.table, seat.window
        if seat.version is not None:
            self.known = seat.copy()
            await self._retell()

    async def _listen(self, inbox: Inbox) -> None:
        try:
            async for news in self._seat:
                inbox.heard.put(news)
        except Exception as error:
            inbox.heard.put(ConnectionEnded(error))

    async def _watch(self, inbox: Inbox) -> None:
        """Notice when the line is lost, and when it holds again; how it ends, the other task tells."""
        holds = True
        while True:
            if self._seat.is_connected != holds:
                holds = not holds
                inbox.heard.put(ConnectionChanged(holds))
            try:
                await self._seat.changed()
            except Exception:
                return

    async def _retell(self) -> None:
        """Hear the story up to the version that is known, from the end of what was told."""
        told = 0 if self._story is None else len(self._story.moments)
        while told < self.version or self._story is None:
            page = await self._patiently(told)
            fields = fields_of(page.view)
            if self._story is None:
                self._story = History(self.game, view_of(self.game.id, fields))
            for step in page.steps:
                if step.version <= self.version:
                    fields |= fields_of(step.changes)
                    self._add(step, fields)
            if not page.more:
                return
            told = len(self._story.moments)

    async def _patiently(self, since: int) -> Any:
        while True:
            try:
                return await self._seat.history(since)
            except ServerRefused as declined:
                if declined.problem.wait is None or declined.problem.wait > LONGEST_WAIT:
                    raise
                await asyncio.sleep(declined.problem.wait)

    def _add(self, step: HistoryStep | Update, fields: dict[str, Any]) -> None:
        view = view_of(self.game.id, fields)
        # What changes the table without an event takes a decision back.
        is_undo = not step.events and view != self.view
        self.history.add(events_of(self.game, step.events), view, is_undo=is_undo)

    def take(self, news: News) -> None:
        """Take in a message of the server: who sits where, the window, the whole view or what of it changed."""
        match news:
            case TableInfo():
                self.table = news
                for lang, names in _called(news, self.seat, self.game).items():
                    self.game.voice.call_players(names, lang)
            case WindowInfo():
                self.window = None if news.kind is None else news
            case Snapshot() if news.version > self.version or not self.has_begun:
                self.known.take(news)
                self.ask(self._retell())
            case Update() if news.version > self.version:
                self.known.take(news)
                self._add(news, self.known.fields)

    # What the screen shows

    @property
    def version(self) -> int:
        return -1 if self.known.version is None else self.known.version

    @property
    def has_begun(self) -> bool:
        return self._story is not None

    @property
    def history(self) -> History:
        assert self._story is not None
        return self._story

    @property
    def seat(self) -> int:
        return self._seat.seat

    @property
    def is_over(self) -> bool:
        return self.table.status in ("over", "closed")

    @property
    def wish(self) -> tuple[str, ...]:
        return self.known.wished

    @property
    def is_counted_down(self) -> bool:
        """Whether there is a countdown for this seat, which it can stop."""
        return self.window is not None and self.seat in self.window.seats

    @property
    def is_answered(self) -> bool:
        """Whether the question was answered, and what comes of it has not been heard yet."""
        return self._answered == self.known.decision

    def legal(self) -> list[Action]:
        return [self.game.vocabulary[number] for number in self.known.legal]

    # What is asked for

    def why_not(self, action: Action) -> Rule | None:
        """The server is asked to do what is not allowed: it names the rule, and nothing changes."""
        if action.id in self.known.legal:
            return None
        try:
            self._background.run(self._seat.do(action.id, self.known.decision))
        except ServerRefused as declined:
            if declined.problem.rule is None:
                raise Misunderstood(problem_text(declined.problem, self.lang)) from None
            return self._rule(declined.problem.rule)
        return None

    def why(self, piece: str) -> list[Reason]:
        found = self.ask(self._seat.why(piece))
        return [Reason(one.verb, self._rule(one.rule)) for one in found]

    def why_not_undo(self) -> Rule | None:
        return self._rule(self.known.why_not_undo)

    def why_not_withdraw(self) -> Rule | None:
        return self._rule(self.known.why_not_withdraw)

    def play(self, action: Action) -> None:
        self.ask(self._seat.do(action.id, self.known.decision))
        self._answered = self.known.decision

    def undo(self) -> None:
        self.ask(self._seat.undo(self.known.decision))

    def withdraw(self) -> None:
        self.ask(self._seat.withdraw(self.known.decision))

    def set_wish(self, names: Sequence[str]) -> None:
        self.ask(self._seat.wish(names))
        self.known.wished = tuple(name for name in self.game.wishes if name in names)

    def take_time(self, *, more: bool) -> None:
        """In the window that is open: ask for more time, or pass as soon as it is this seat's turn."""
        self.ask(self._seat.take_time(more=more))

    def ask(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Wait for the server; what it refuses is told like anything that was misunderstood."""
        try:
            return self._background.run(work)
        except ServerRefused as declined:
            raise Misunderstood(problem_text(declined.problem, self.lang)) from None

    def _rule(self, name: str | None) -> Rule | None:
        return None if name is None else self.game.rulebook[name]


def _called(table: TableInfo, own: int, game: Game) -> dict[str, list[str]]:
    return called([place.name for place in table.seats], [place.bot for place in table.seats], own, game)


def problem_text(problem: Problem, lang: str) -> str:
    """A problem in the language of the screen, where its message is known here; else as the server said it."""
    return PLAIN.say(lang, problem.key, **problem.values) if PLAIN.has(lang, problem.key) else problem.text
