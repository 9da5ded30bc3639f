"""What the server keeps about a guest: a copy of all of it, and its removal.

Tables at which nobody else has a seat are removed with the guest. At others the match of those who stay must stay what
it was: an entry says that the guest is gone, and their names and lines are taken out of the rows before it. Ids of
guests stay in the log; they are random, and name nobody once the guest is removed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from aerodrome.protocol.bodies import Forgotten, GuestData, KeptTable

from .entries import Chatted, Closed, GuestForgotten, Left, LogEntry, Sat, TableEntry, decode, encode
from .guests import told as told_guest
from .ledger import Ledger
from .plan import read_plan, write_plan
from .statistics import told as told_result
from .store import GuestRow, ListedTable, LogRow

if TYPE_CHECKING:
    from .hall import Hall


def forget(ledger: Ledger, guest: str) -> tuple[TableEntry, ...]:
    """The entries with which a guest disappears from a table that others stay at."""
    seats = ledger.held_by(guest)
    if not seats:
        return ()
    if not ledger.has_begun:
        return (*(Left(seat) for seat in seats if ledger.places[seat].owner == guest), GuestForgotten(guest))
    others = [place for place in ledger.places if place.is_persons and set(place.holders) - {guest}]
    is_end = not others and not ledger.is_over
    return (GuestForgotten(guest), Closed("server-closed-resigned")) if is_end else (GuestForgotten(guest),)


def rewritten(rows: Sequence[LogRow], guest: str) -> dict[int, str]:
    """The rows of a log that name a guest or hold their words, by number, as they are without that."""
    found: dict[int, str] = {}
    owners: dict[int, str] = {}
    for row in rows:
        entry = decode(row.body)
        without = _without(entry, guest, owners)
        if without != entry:
            found[row.number] = encode(without)
    return found


def _without(entry: LogEntry, guest: str, owners: dict[int, str]) -> LogEntry:
    """An entry without a guest's name and words; `owners` follows whose the seats are."""
    if isinstance(entry, Sat):
        owners.setdefault(entry.seat, entry.guest)
        return replace(entry, name=None, colour=None) if entry.guest == guest else entry
    if isinstance(entry, Left):
        owners.pop(entry.seat, None)
    if isinstance(entry, Chatted) and owners.get(entry.seat) == guest:
        return replace(entry, text="")
    return entry


def without_names(plan: str, seats: Sequence[int]) -> str:
    """The plan of a table without the names that were given to these seats."""
    return write_plan(
        [replace(seat, name=None) if number in seats else seat for number, seat in enumerate(read_plan(plan))]
    )


async def forget_everywhere(hall: Hall, guest: GuestRow) -> Forgotten:
    """Take a guest out of every table, and then remove them. What was interrupted can be asked for again."""
    store = hall.house.store
    removed = kept = 0
    tables = [listed.row.id for listed in await store.tables_of(guest.id, None)]
    for id in dict.fromkeys([*tables, *await store.tables_made_by(guest.id)]):
        holders = await store.holders(id)
        if {holding.guest for holding in holders} <= {guest.id}:
            await hall.remove(id)
            removed += 1
        elif id in tables:
            seats = [holding.seat for holding in holders if holding.guest == guest.id]
            await _forget_at(hall, id, guest.id, seats)
            kept += 1
    await store.remove_guest(guest.id)
    return Forgotten(tables_removed=removed, tables_kept=kept)


async def _forget_at(hall: Hall, id: str, guest: str, seats: Sequence[int]) -> None:
    table, store = await hall.find(id), hall.house.store
    # Names first: while the guest holds a seat, what was interrupted is found again.
    await store.rewrite(id, rewritten(await store.log(id), guest), without_names(table.row.plan, seats))
    await table.forget(lambda ledger: forget(ledger, guest))


async def data_of(hall: Hall, guest: GuestRow) -> GuestData:
    store = hall.house.store
    listed = await store.tables_of(guest.id, None)
    said = {one.row.id: await _lines(hall, one) for one in listed}
    return GuestData(
        guest=told_guest(guest),
        created=guest.created,
        tables=tuple(
            KeptTable(
                id=one.row.id,
                game=one.row.game,
                options=msgspec.json.decode(one.row.options),
                status=one.state.status,
                created=one.row.created,
                changed=one.state.changed,
                seats=one.seats,
                chat=tuple(said[one.row.id]),
            )
            for one in listed
        ),
        results=tuple(told_result(row) for row in await store.results_of(guest.id)),
    )


async def _lines(hall: Hall, listed: ListedTable) -> list[str]:
    """What was said in the chat from a guest's seats."""
    lines = [decode(body) for body in await hall.house.store.chat(listed.row.id)]
    return [line.text for line in lines if isinstance(line, Chatted) and line.text and line.seat in listed.seats]
