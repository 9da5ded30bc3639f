"""What a serving process has open, and how it is opened and closed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial

from aerodrome.games import GAMES
from aerodrome.kernel import LANGUAGES
from aerodrome.kernel.texts import PLAIN

from . import page
from .bots import Thinkers
from .checking import Checker
from .guests import Guests
from .hall import Hall
from .keys import Keys
from .metrics import Metrics
from .page import Page
from .quotas import Quotas
from .settings import Settings
from .store import CommittedBatch, Store

KEY_BYTES = 32


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that requests are answered with."""

    settings: Settings
    store: Store
    metrics: Metrics
    hall: Hall
    guests: Guests
    quotas: Quotas
    checker: Checker
    page: Page


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Services]:
    """The services of a process, while it serves. What cannot be opened raises an error for people."""
    async with contextlib.AsyncExitStack() as stack:
        metrics = Metrics()
        store = await Store.open(
            settings.database,
            watch=partial(_count, metrics),
            failed=lambda kind: metrics.store_failures.labels(kind).inc(),
        )
        stack.push_async_callback(store.close)
        keys = Keys(await store.setting("key", lambda: secrets.token_bytes(KEY_BYTES)))
        thinkers = Thinkers(settings, metrics)
        stack.push_async_callback(thinkers.close)
        hall = Hall(settings, store, keys, thinkers, metrics)
        await hall.open()
        stack.push_async_callback(hall.close)
        reading = asyncio.create_task(_read_texts())
        stack.callback(reading.cancel)
        yield Services(
            settings=settings,
            store=store,
            metrics=metrics,
            hall=hall,
            guests=Guests(store, keys),
            quotas=Quotas(settings.limits),
            checker=Checker(most_waiting=settings.limits.records, most_each=settings.limits.records_per_address),
            page=await asyncio.to_thread(page.read),
        )


async def _read_texts() -> None:
    """Read all texts outside the event loop, where the first read would block all clients."""
    for texts in (PLAIN, *(game.texts for game in GAMES.values())):
        for lang in LANGUAGES:
            await asyncio.to_thread(texts.has, lang, "")


def _count(metrics: Metrics, batch: CommittedBatch) -> None:
    metrics.batches.observe(batch.size)
    metrics.conflicts.inc(batch.conflicts)
