"""All tables of this process: making them, finding them, letting go of those that nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
import time
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING

import structlog

from aerodrome.kernel import Game, Seed
from aerodrome.protocol import Refused
from aerodrome.protocol.bodies import NewTable, PlayOn
from aerodrome.protocol.messages import AidsRequest, AidsThen, Digest, HistoryRequest, HistorySteps, Told

from . import history
from .bots import Thinkers
from .catalogues import check_catalogue
from .channels import encoded
from .entries import Agreed, LogEntry, MatchEntry, Sat, decode, encode
from .house import House
from .keys import Keys, new_id
from .ledger import Ledger, game_of, out_of_date
from .metrics import Metrics
from .plan import PlannedSeat, check_chat, check_clock, planned, write_plan
from .presence import FRESH_SECONDS
from .settings import Settings
from .standing import state_of
from .store import Change, Conflict, DatabaseFailed, GuestRow, Holding, LogRow, Store, TableRow
from .table import LiveTable

if TYPE_CHECKING:
    from .socket import Socket

log = structlog.get_logger(__name__)

TABLE_ID = re.compile("[A-Za-z0-9_-]{16}")
ID_BYTES = 12
SECONDS_BETWEEN_SWEEPS = 5.0
SECONDS_BETWEEN_TABLES = 0.05
SECONDS_BETWEEN_REMOVALS = 600.0
SECONDS_A_DAY = 24 * 3600
MOST_REMOVED = 200
HISTORIES_AT_ONCE = 2


NOTHING_AGREED = Agreed(chat=False)


class Hall:
    """The tables that are in use here. A table is folded from its log when somebody asks for it."""

    def __init__(self, settings: Settings, store: Store, keys: Keys, thinkers: Thinkers, metrics: Metrics) -> None:
        self.house = House(settings, store, keys, thinkers, metrics, new_id(6), time.time())
        self.tables: dict[str, LiveTable] = {}
        self.lines: set[Socket] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling = asyncio.Semaphore(HISTORIES_AT_ONCE)
        self._reading = asyncio.Semaphore(1)
        metrics.tables.set_function(lambda: len(self.tables))
        metrics.sockets.set_function(lambda: len(self.lines))

    async def open(self) -> None:
        await self.house.store.bus.listen(self._heard)
        for work in (self._sweep, self._wake_bots):
            self._begin(work())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            await table.close()
        # A database that fails now has been told of; everything acknowledged is in the logs.
        with contextlib.suppress(DatabaseFailed):
            await self._keep_views()

    # Connections of guests

    def hang_up(self, guest: str, session: int) -> None:
        """Close the connections of a guest that belong to other sessions; those still allowed reconnect."""
        for line in list(self.lines):
            if line.guest == guest and line.session != session:
                line.hang_up()

    async def _check_sessions(self) -> None:
        """Sessions may have been ended by another process, or while somebody was connecting."""
        guests = sorted({line.guest for line in self.lines if line.guest is not None})
        for guest, session in (await self.house.store.sessions(guests)).items() if guests else ():
            self.hang_up(guest, session)

    def is_busy(self) -> bool:
        """Whether somebody is connected, or something goes by itself at a table."""
        return bool(self.lines) or any(not table.is_idle() for table in self.tables.values())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on in the background until it is done or the hall closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Making tables

    async def create(self, guest: GuestRow, wanted: NewTable) -> LiveTable:
        """A new table as somebody wants it; what cannot be had raises an error for people."""
        game = await self._game(wanted.game, wanted.catalogue)
        options = game.settle_options(wanted.options)
        game.check_terms(options, len(wanted.seats))
        seed = Seed.fresh() if wanted.seed is None else Seed.known(wanted.seed)
        row = self._row(game, guest, planned(wanted.seats, game), seed, wanted.absence)
        if wanted.chat:
            check_chat(wanted.seats, game)
        if wanted.clock is not None:
            check_clock(wanted.seats)
        agreed = Agreed(wanted.chat, wanted.clock)
        return await self._make(row._replace(options=encoded(options)), guest, agreed)

    async def _game(self, game: str, catalogue: str | None) -> Game:
        """The game with a catalogue that somebody sent: looked over first, then read beside the event loop."""
        if catalogue is None:
            return game_of(game, None)
        check_catalogue(catalogue)
        async with self._reading:
            return await asyncio.to_thread(game_of, game, catalogue)

    async def play_on(self, guest: GuestRow, id: str, wanted: PlayOn) -> LiveTable:
        """A new table that goes on from a moment of a finished match, with a new seed."""
        table = await self.find(id)
        if table.ledger.outdated is not None:
            raise out_of_date(table.ledger)
        if not table.ledger.is_over:
            raise Refused("too-early", "server-error-not-over")
        rows = await self.house.store.log(id)
        ledger = await asyncio.to_thread(_until, table.row, rows, wanted.entry)
        match = ledger.match
        if match is None or match.outcome is not None:
            raise Refused("bad-input", "server-error-no-moment", entry=wanted.entry)
        position = match.position()
        game = match.game
        options, seats = game.terms(game.from_position(position))
        if len(wanted.seats) != seats:
            game.check_terms(options, len(wanted.seats))
            raise Refused("bad-input", "server-error-other-seats", seats=seats)
        row = self._row(game, guest, planned(wanted.seats, game), Seed.fresh(), table.row.absence)
        return await self._make(row._replace(options=encoded(options), position=encoded(position)), guest)

    async def rematch(self, guest: GuestRow, id: str) -> LiveTable:
        """The same people with the same options at another table; a second request gets the same one."""
        table = await self.find(id)
        next_id = await table.rematched(guest, new_id(ID_BYTES))
        with contextlib.suppress(Refused):
            return await self.find(next_id)
        async with self._reading:
            game = await asyncio.to_thread(game_of, table.row.game, table.row.catalogue)
        seats = [
            PlannedSeat(place.plan.kind, place.plan.bot, place.plan.name, place.owner, place.owner and place.name)
            for place in table.ledger.places
        ]
        row = self._row(game, guest, seats, Seed.fresh(), table.row.absence)
        row = row._replace(id=next_id, options=table.row.options)
        try:
            return await self._make(row, guest, Agreed(table.ledger.has_chat, table.ledger.clock))
        except Conflict:
            return await self.find(next_id)

    def _row(self, game: Game, guest: GuestRow, seats: Sequence[PlannedSeat], seed: Seed, absence: int) -> TableRow:
        assert seed.secret is not None
        return TableRow(
            id=new_id(ID_BYTES),
            game=game.id,
            rules_version=game.rules_version,
            catalogue_hash=game.catalogue_hash,
            catalogue=game.catalogue_text,
            options="{}",
            plan=write_plan(seats),
            secret=seed.secret,
            known_deal=seed.is_known,
            position=None,
            absence=absence,
            creator=guest.id,
            created=time.time(),
        )

    async def _make(self, row: TableRow, guest: GuestRow, agreed: Agreed = NOTHING_AGREED) -> LiveTable:
        # A catalogue may have to be read again for it.
        ledger = Ledger(row) if row.catalogue is None else await asyncio.to_thread(Ledger, row)
        sitting = [
            Sat(seat, guest.id, place.plan.name or guest.name, guest.colour)
            for seat, place in enumerate(ledger.places)
            if (place.plan.kind in ("me", "here") and place.plan.guest in (None, guest.id))
            or (place.plan.kind == "link" and place.plan.guest == guest.id)
        ]
        entries: list[LogEntry] = [*sitting] if agreed == NOTHING_AGREED else [agreed, *sitting]
        rows = tuple(
            LogRow(number, row.created, encode(entry), getattr(entry, "seat", None))
            for number, entry in enumerate(entries, 1)
        )
        for one in rows:
            ledger.apply(one)
        holders = tuple(Holding(row.id, entry.seat, entry.guest) for entry in sitting)
        await self.house.store.create_table(row, Change(row.id, rows, state_of(ledger), holders))
        # A rematch asked for at the same time may have created it already.
        table = self.tables.setdefault(row.id, LiveTable(self.house, ledger))
        await table.people(lambda _: ())
        return table

    # Finding tables

    async def find(self, id: str) -> LiveTable:
        if id in self.tables:
            self.tables[id].used = time.monotonic()
            return self.tables[id]
        if TABLE_ID.fullmatch(id) is None:
            raise Refused("not-found", "server-error-no-table")
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self.tables.get(id) or await self._load(id)
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        store = self.house.store
        found = await store.table(id)
        if found is None:
            raise Refused("not-found", "server-error-no-table")
        rows = await store.log(id)
        ledger = await asyncio.to_thread(Ledger.folded, found[0], rows)
        table = LiveTable(self.house, ledger)
        table.presence.load(await store.presence(id))
        if self.tables.setdefault(id, table) is not table:
            return self.tables[id]
        # Another process may have written between the reading and now.
        await table.refresh()
        return table

    # The past

    async def story(self, table: LiveTable, seat: int, message: HistoryRequest, lang: str | None) -> HistorySteps:
        """What a seat was told; other commands do not wait for it."""
        past = await table.past(seat, message.since, history.MOST_STEPS)
        async with self._telling:
            return await asyncio.to_thread(history.story, past, lang, message.command, is_over=past.is_over)

    async def aids(self, table: LiveTable, seat: int, message: AidsRequest) -> AidsThen:
        """What helped a seat to decide at a moment of the past."""
        past = await table.past(seat, message.version, 0)
        async with self._telling:
            return await asyncio.to_thread(history.aids, past, message.command)

    async def record(self, table: LiveTable) -> bytes:
        """The record of a match as a file. What is refused costs nothing; the rest is done beside the event loop."""
        table.check_record()
        async with self._telling:
            record = await table.record()
            return await asyncio.to_thread(lambda: record.dumps().encode())

    async def digest(self, table: LiveTable, seat: int, message: Digest) -> Told:
        past = await table.past(seat, message.since)
        async with self._telling:
            return await asyncio.to_thread(history.digest, past, message.words, message.command)

    # What goes on in the background

    def _heard(self, id: str, number: int) -> None:
        """Another process has written something, or may have: an empty id means that news may have been lost."""
        for table in [self.tables[id]] if id in self.tables else list(self.tables.values()) if not id else []:
            if not id or number < 0 or number > table.ledger.length:
                self._begin(self._catch_up(table, with_presence=number <= 0))

    async def _catch_up(self, table: LiveTable, *, with_presence: bool) -> None:
        try:
            await table.refresh()
            if with_presence:
                table.presence.load(await self.house.store.presence(table.id))
                table.show_table()
        except Exception:
            log.exception("a table could not be read again", table=table.id)

    async def _wake_bots(self) -> None:
        """Bots that were thinking when the last process ended go on, also where nobody looks."""
        try:
            for id in await self.house.store.left_to_bots():
                await self.find(id)
                await asyncio.sleep(SECONDS_BETWEEN_TABLES)
        except Exception:
            log.exception("bots could not be woken")

    async def _sweep(self) -> None:
        kept, tidied = time.monotonic(), -math.inf
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
            try:
                if time.monotonic() - kept > self.house.settings.snapshot_seconds:
                    kept = time.monotonic()
                    await self._keep_views()
                if self.house.store.bus.is_shared:
                    await self._compare()
                await self._check_sessions()
                await self._let_go()
                if time.monotonic() - tidied > SECONDS_BETWEEN_REMOVALS:
                    tidied = time.monotonic()
                    await self._remove_abandoned()
            except Exception:
                log.exception("sweeping failed")

    async def _compare(self) -> None:
        """A net below the news from other processes; and others learn who is connected here."""
        ends = await self.house.store.ends(list(self.tables))
        for id, number in ends.items():
            self._heard(id, number)
        if time.time() % FRESH_SECONDS < FRESH_SECONDS / 2:
            rows = [row for table in self.tables.values() for row in table.presence.rows()]
            await self.house.store.note_presence(rows)

    async def _keep_views(self) -> None:
        """Keep how tables look, so that they can be looked at even under later rules."""
        for table in list(self.tables.values()):
            rows = await table.views_to_keep()
            if rows:
                await self.house.store.save_snapshots(table.id, rows)

    async def remove(self, id: str) -> None:
        table = self.tables.pop(id, None)
        await self.house.store.remove_table(id)
        if table is not None:
            await table.remove()

    async def _remove_abandoned(self) -> None:
        """Remove tables whose match is not over and where nothing has happened for long, and nobody is."""
        days = self.house.settings.keep_unfinished_days
        if not days:
            return
        for id in await self.house.store.abandoned(time.time() - days * SECONDS_A_DAY, MOST_REMOVED):
            if id not in self.tables or self.tables[id].is_idle():
                await self.remove(id)
                self.house.metrics.tables_removed.inc()

    async def _let_go(self) -> None:
        """Forget tables that nobody has used for a while; their logs have everything."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            table.tidy()
            if table.is_idle() and now - table.used > self.house.settings.idle_seconds:
                await self.house.store.save_snapshots(id, await table.views_to_keep())
                if table.is_idle() and self.tables.pop(id, None) is not None:
                    await table.close()


def _until(row: TableRow, rows: Sequence[LogRow], entry: int) -> Ledger:
    """The table after this number of entries of its match."""
    numbers = [one.number for one in rows if isinstance(decode(one.body), MatchEntry)]
    return Ledger.folded(row, rows[: numbers[entry] - 1] if entry < len(numbers) else rows)
