"""Rows to write, and a store for a test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aerodrome.server.store import Change, Holding, LogRow, ResultRow, Store, TableRow, TableState


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def table_row(id: str = "t1", *, creator: str = "ada", created: float = 1000.5) -> TableRow:
    return TableRow(
        id=id,
        game="aerion",
        rules_version="1.2",
        catalogue_hash="ab12",
        catalogue=None,
        options='{"pixies":2}',
        plan='["me","link"]',
        secret=bytes(range(32)),
        known_deal=False,
        position=None,
        absence=300,
        creator=creator,
        created=created,
    )


def entry(number: int, body: str = "{}") -> LogRow:
    return LogRow(number=number, at=1000.25 + number, body=body, seat=0, decision=number, client="c1", command=number)


def change(table: str, *numbers: int, body: str = "{}", state: TableState | None = None) -> Change:
    return Change(table, tuple(entry(number, body) for number in numbers), state)


def playing(changed: float = 2000.0, deciding: str = "0") -> TableState:
    return TableState("playing", deciding, changed)


async def made(store: Store, id: str = "t1", *holders: tuple[int, str], changed: float = 1000.5) -> TableRow:
    """A table with one entry in its log."""
    row = table_row(id)
    held = tuple(Holding(id, seat, guest) for seat, guest in holders)
    state = TableState("gathering", "", changed)
    await store.create_table(row, Change(id, (entry(1),), state, held))
    return row


def result(table: str, seat: int, guest: str, *, ended: float, together: str = "ada,bob") -> ResultRow:
    return ResultRow(
        table=table,
        seat=seat,
        guest=guest,
        game="celestia-duo",
        options='{"mode":"voyage"}',
        seats=2,
        together=together,
        won=True,
        resigned=False,
        score=None,
        ended=ended,
    )
