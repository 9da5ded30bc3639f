"""Closing matches that this program cannot play: the operator decides that nobody will.

Such a match waits, and its seed stays secret, because a process with the right rules may be playing it. An entry in its
log ends it; from then on seed and record are shown.
"""

from __future__ import annotations

import asyncio
import time

from .entries import Closed, encode
from .ledger import Ledger
from .store import Change, Conflict, LogRow, Store, TableRow, TableState


async def waiting_tables(store: Store) -> list[TableRow]:
    """The tables that are not over and that this program cannot play by its own rules, the oldest first."""
    return [row for row in await store.open_tables() if (await _folded(store, row)).outdated is not None]


async def close_table(store: Store, row: TableRow) -> bool:
    """Close a table by an entry in its log; False when it has ended meanwhile."""
    while True:
        ledger = await _folded(store, row)
        if ledger.is_over:
            return False
        now, number = time.time(), ledger.length + 1
        entry = LogRow(number, now, encode(Closed("server-closed-rules")))
        try:
            await store.append(Change(row.id, (entry,), TableState("closed", "", now)))
        except Conflict:
            continue
        await store.bus.tell(row.id, number)
        return True


async def _folded(store: Store, row: TableRow) -> Ledger:
    return await asyncio.to_thread(Ledger.folded, row, await store.log(row.id))
