"""Bots think in processes of their own, so that the server never waits for one.

A worker is given a state in which everything that the bot's seat cannot know was re-dealt before it left the
server's process: what is hidden at the table never reaches a bot, not even in memory. A state brings the facts of its
catalogue along, so a worker needs no game, and keeps only the bots that it has made.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import structlog

from aerodrome.bots import WAIT, Bot, ThinkingBot, registry
from aerodrome.bots.bot import USUAL_SECONDS
from aerodrome.bots.processes import deaf_children, prepare_worker
from aerodrome.games import GAMES
from aerodrome.kernel import FastDealer, Match, State

from .logs import trace_of
from .metrics import Metrics
from .settings import Settings

SEED_BITS = 62
SECONDS_TO_START = 60.0
TIMES_ASKED = 2
LEAST_SECONDS = 0.02
"""How long a bot may think for one decision, however many others wait."""

log = structlog.stdlib.get_logger("aerodrome.bots")


class Question(NamedTuple):
    """What a worker is asked. `imagined` is a pickled state that holds only what the seat may know.

    `place` is where the bot is, as module:Class; `seconds` is how long it may think, if it can.
    """

    place: str
    seat: int
    imagined: bytes
    seed: int
    seconds: float = USUAL_SECONDS


class Failed(NamedTuple):
    """What a worker answers when the bot raised an error: the kind of error and the lines it came through."""

    kind: str
    where: tuple[str, ...]


class WorkerGone(Exception):
    """The worker ended before it answered, or there is none."""


class TookTooLong(Exception):
    """The worker did not answer in time, and was ended."""


# In the server's process


def imagine(state: State, seat: int, seed: int) -> State:
    """A copy in which all that the seat cannot know is re-dealt; states that look alike to it give the same copy."""
    imagined = state.copy()
    imagined.redeal(seat, FastDealer(seed))
    return imagined


class Dilemma(NamedTuple):
    """A bot that must decide, and all that it may know. The match itself may go on meanwhile."""

    game: str
    bot: str
    seat: int
    imagined: State
    question: Question


def dilemma(match: Match, seat: int, bot: str) -> Dilemma:
    """What a bot in this seat is to be asked. Raises BadInput for an unknown bot."""
    place = registry.place(match.game, bot)
    # The seeds know nothing of what is hidden, and nobody else knows them.
    imagined = imagine(match.state, seat, secrets.randbits(SEED_BITS))
    question = Question(place, seat, pickle.dumps(imagined), secrets.randbits(SEED_BITS))
    return Dilemma(match.game.id, bot, seat, imagined, question)


def _is_possible(answer: int, state: State, seat: int) -> bool:
    return len(state.actors()) > 1 if answer == WAIT else state.why_not(seat, answer) == 0


@dataclass(slots=True)
class PendingQuestion:
    """A question that somebody waits for; `until` is 0 when they want to know no more."""

    question: Question
    until: float


class Thinkers:
    """The bots of a server. Workers are started by `open`, or when the first bot is asked."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._seconds = settings.bot_seconds
        self._metrics = metrics
        self._workers = [Worker(metrics) for _ in range(max(settings.bot_workers, 1))]
        # The one that has just answered is asked first: its memory is warm.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._thinking: set[asyncio.Task[int | None]] = set()

    async def open(self) -> None:
        """Start the workers that were never started, so that the time it takes is not the first bot's."""
        for worker in self._workers:
            await worker.open()

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))
        if self._thinking:
            await asyncio.wait(self._thinking)

    async def think(self, asked: Dilemma) -> int:
        """What a bot does: the id of an action that was legal when it was asked, or WAIT.

        When the bot fails, or does not answer in time, chance takes any legal action. It can be cancelled: the answer
        is then dropped.
        """
        answer = await self._answer(asked.question)
        if answer is not None and not _is_possible(answer, asked.imagined, asked.seat):
            log.error("bot.illegal", game=asked.game, bot=asked.bot, action=answer)
            answer = None
        if answer is None:
            self._metrics.bot_late.labels(asked.game, asked.bot).inc()
            return secrets.choice(asked.imagined.legal(asked.seat))
        self._metrics.bot_answers.labels(asked.game, asked.bot).inc()
        return answer

    async def _answer(self, question: Question) -> int | None:
        await self.open()
        asked = PendingQuestion(question, time.monotonic() + self._seconds)
        # A task of its own: it sees to the worker until that is free again, whether or not anybody still listens.
        thinking = asyncio.create_task(self._think(asked))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        try:
            await asyncio.wait({thinking}, timeout=self._seconds)
        except asyncio.CancelledError:
            asked.until = 0.0
            raise
        return thinking.result() if thinking.done() else None

    def thinking_seconds(self) -> float:
        """How long a bot may think now: those that wait share the time of all workers."""
        share = min(1.0, len(self._workers) / max(len(self._thinking), 1))
        return max(LEAST_SECONDS, USUAL_SECONDS * share)

    async def _think(self, asked: PendingQuestion) -> int | None:
        """Let the next free worker answer. A request that loses its worker is tried once more."""
        worker = await self._free.get()
        try:
            for _ in range(TIMES_ASKED):
                if time.monotonic() >= asked.until:
                    break
                with contextlib.suppress(WorkerGone):
                    question = asked.question._replace(seconds=self.thinking_seconds())
                    return await worker.ask(question, self._seconds)
        except TookTooLong:
            log.warning("bot.late", bot=asked.question.place)
        finally:
            self._free.put_nowait(worker)
        return None


class Running(NamedTuple):
    """A worker's process, and the way to it."""

    pool: ProcessPoolExecutor
    process: BaseProcess


class Worker:
    """One process that thinks, one question at a time; after it was lost, the next question has a new one.

    Each is a pool of its own: when one has to be ended, the others think on.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._running: Running | None = None
        self._changing = asyncio.Lock()
        self._was_opened = False
        self._is_closed = False

    async def open(self) -> None:
        """Start the process, the first time. Whether that went well is found out when it is asked."""
        if not self._was_opened:
            await self._started()
            self._was_opened = True

    async def close(self) -> None:
        self._is_closed = True
        async with self._changing:
            await self._send_home()

    async def ask(self, question: Question, seconds: float) -> int | None:
        """What the bot answers; None when it failed."""
        running = await self._started()
        if running is None:
            raise WorkerGone
        was_ended = False
        try:
            answering = asyncio.wrap_future(running.pool.submit(think, question))
            await asyncio.wait({answering}, timeout=seconds)
            if not answering.done():
                was_ended = True
                running.process.kill()
            answer = await answering
        except (BrokenProcessPool, RuntimeError):
            # A pool that was shut down in the meantime raises the second.
            await self._lost()
            raise (TookTooLong if was_ended else WorkerGone) from None
        if isinstance(answer, Failed):
            log.error("bot.failed", bot=question.place, error=answer.kind, where=answer.where)
            return None
        return answer

    async def _started(self) -> Running | None:
        # A start that nobody waits for any more still comes to its end: no process is forgotten half-way.
        return await asyncio.shield(asyncio.create_task(self._start()))

    async def _start(self) -> Running | None:
        async with self._changing:
            if self._running is None and not self._is_closed:
                try:
                    self._running = await asyncio.to_thread(_hire)
                except (OSError, EOFError, BrokenProcessPool) as error:
                    log.error("bot.no-worker", error=type(error).__name__)
            return self._running

    async def _lost(self) -> None:
        async with self._changing:
            if not self._is_closed:
                self._metrics.bot_workers_lost.inc()
            await self._send_home()

    async def _send_home(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            # There is nothing to lose in a worker, and one that thinks would not listen.
            running.process.kill()
            await asyncio.to_thread(running.pool.shutdown)


def _hire() -> Running:
    """A new process that is ready to think. It takes a while: not for the event loop."""
    has_fork_server = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if has_fork_server else "spawn")
    context.set_forkserver_preload(_modules())
    pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare_worker)
    try:
        with deaf_children():
            pid = pool.submit(os.getpid).result(SECONDS_TO_START)
        (process,) = (child for child in multiprocessing.active_children() if child.pid == pid)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    return Running(pool, process)


def _modules() -> list[str]:
    """What the fork server reads once, for all workers: the bots and, with them, the games."""
    places = dict.fromkeys(registry.place(game, name) for game in GAMES.values() for name in registry.names(game))
    return ["aerodrome.bots", "aerodrome.games", *(place.partition(":")[0] for place in places)]


# In the worker's process

_bots: dict[str, Bot] = {}


def think(question: Question) -> int | Failed:
    """What the bot chooses. Errors are told by their kind and place only, for those travel safely."""
    try:
        bot = _bots.get(question.place)
        if bot is None:
            bot = _bots[question.place] = registry.made(question.place)
        if isinstance(bot, ThinkingBot):
            bot.seconds = question.seconds
        state = pickle.loads(question.imagined)
        assert isinstance(state, State)
        return bot.choose(state, question.seat, FastDealer(question.seed))
    except Exception as error:
        return Failed(type(error).__name__, tuple(trace_of(error.__traceback__)))
