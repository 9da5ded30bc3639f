"""A table that several people look at: its log is read and written, everybody is told what is on disk, and questions
that change nothing are answered: reasons, the past, records, drawings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from aerodrome.kernel import Match, Record, View
from aerodrome.kernel.record import Decision
from aerodrome.protocol import Refused
from aerodrome.protocol.messages import ChatLine, ChatLines, Reason, Reasons, Speed, TableInfo, Why

from . import people
from .channels import Channel, Connection, Outgoing, encoded
from .clock import TurnClock
from .entries import (
    Began,
    Chatted,
    Closed,
    GuestForgotten,
    Lapsed,
    Left,
    LogEntry,
    MatchEnded,
    MatchEntry,
    Renewed,
    Sat,
    Timed,
    encode,
)
from .history import Past
from .ledger import Ledger, check_record, out_of_date, record_of
from .pace import NORMAL, slowest
from .presence import Presence
from .standing import results_of, state_of, together
from .store import Change, Conflict, GuestRow, Holding, LogRow, Store, Unsure
from .table_info import table_info
from .viewpoint import ONLOOKER, Viewpoint

if TYPE_CHECKING:
    from .house import House


class Cause(NamedTuple):
    """The question that a decision answers, and the command that it came with; none when it goes by itself.

    A wish answers no question.
    """

    decision: int | None
    client: str | None
    command: int | None


class SharedTable:
    """A live table, its log and its viewers. Hold its lock to read or change it."""

    def __init__(self, house: House, ledger: Ledger) -> None:
        row = ledger.row
        self.id = row.id
        self.row = row
        self.used = time.monotonic()
        self.kept_number = 0
        self.presence = Presence(row.id, house.process, house.started)
        self._house = house
        self._lock = asyncio.Lock()
        self._channels: dict[int, Channel] = {}
        self._outbox: list[Outgoing] = []
        self._is_stale = False
        self.ledger = ledger
        self._shown = ledger.length
        self._clock_shown = ledger.moved
        self.clock = TurnClock(self)
        ledger.told = self._prepare

    # Reading and writing the log

    async def refresh(self) -> None:
        """Take in what other processes have written."""
        async with self._lock:
            self._is_stale = True
            await self._fresh()
            self._look_on()

    async def _fresh(self) -> None:
        """Be as far as the log, where there is doubt."""
        self.used = time.monotonic()
        if not self._is_stale:
            return
        if self.ledger.length == self._shown:
            rows = await self._house.store.log(self.id, self._shown)
        else:
            # Something was tried and not written: begin again from what everybody was shown.
            self._outbox.clear()
            every = await self._house.store.log(self.id)
            known, rows = every[: self._shown], every[self._shown :]
            self.ledger = await asyncio.to_thread(Ledger.folded, self.row, known)
            self.ledger.told = self._prepare
            for channel in self._channels.values():
                channel.look(self.ledger.match)
        self._is_stale = False
        for row in rows:
            entry = self.ledger.apply(row)
            self._show((entry,))

    async def _certain(self) -> None:
        """Be as far as the log, also where another process has written and it was not heard yet."""
        self._is_stale = self._is_stale or self._house.store.bus.is_shared
        await self._fresh()

    async def _was_behind(self) -> bool:
        """Whether the log had more than was known here: then what was refused is to be judged again."""
        before = self.ledger.length
        await self._certain()
        return self.ledger.length != before

    async def _write(self, entries: Sequence[LogEntry], origin: Cause | None = None) -> None:
        """Write entries that were tried in memory, then show what they did. Raises Conflict when others were first."""
        now, ledger = time.time(), self.ledger
        ended = self._ending()
        every = entries if ended is None else (*entries, ended)
        released = _released(ledger, entries)
        # That somebody's time was over is said before the decision that comes of it.
        caused = next((entry for entry in entries if not isinstance(entry, Lapsed)), None)
        rows: list[LogRow] = []
        for entry in every:
            row = LogRow(ledger.length + 1, now, encode(entry), getattr(entry, "seat", None))
            rows.append(row._replace(**origin._asdict()) if origin is not None and entry is caused else row)
            ledger.note(rows[-1], entry)
        change = Change(
            self.id,
            tuple(rows),
            # Where a match stands that this program cannot play, others know better.
            state_of(ledger) if ledger.outdated is None or ledger.is_over else None,
            tuple(Holding(self.id, entry.seat, entry.guest) for entry in entries if isinstance(entry, Sat)),
            released,
            results_of(ledger, every, now),
        )
        # Until the write is known to have succeeded, only the log knows where the table stands.
        self._is_stale = True
        began = time.monotonic()
        await written(self._house.store, change)
        self._house.metrics.commit.observe(time.monotonic() - began)
        self._is_stale = False
        self._show(every)
        await self._house.store.bus.tell(self.id, ledger.length)

    def _ending(self) -> MatchEnded | None:
        match = self.ledger.match
        outcome = None if match is None else match.outcome
        if outcome is None or self.ledger.ended is not None:
            return None
        return MatchEnded(outcome.winners, outcome.rule, outcome.scores)

    def _prepare(self, ledger: Ledger, entry: MatchEntry, viewpoint: Viewpoint) -> None:
        channel = self._channels.get(viewpoint.seat)
        outgoing = None if channel is None else channel.prepare(ledger, entry, viewpoint)
        if outgoing is not None:
            self._outbox.append(outgoing)

    def _show(self, entries: Sequence[LogEntry]) -> None:
        """Tell everybody what is on disk now."""
        self._shown = self.ledger.length
        outbox, self._outbox = self._outbox, []
        sent = sum(outgoing.send() for outgoing in outbox)
        self._house.metrics.sent_bytes.inc(sent)
        for entry in entries:
            if isinstance(entry, Decision):
                self._house.metrics.decisions.labels(self.row.game).inc()
        if any(not isinstance(entry, MatchEntry | Chatted | Timed | Lapsed) for entry in entries):
            self._show_people(entries)
        elif self.ledger.clock is not None and self.ledger.moved != self._clock_shown:
            self.show_table()
        self._show_chat(sum(isinstance(entry, Chatted) for entry in entries))

    def _show_people(self, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            if isinstance(entry, Renewed):
                self._dismiss(entry.seat, entry.guest, "server-error-link-renewed")
            elif isinstance(entry, Left):
                # The player who left must not watch the next one from the seat.
                self._dismiss(entry.seat, None, "server-error-seat-left")
            elif isinstance(entry, GuestForgotten):
                self._dismiss_guest(entry.guest)
        self.show_table()
        if any(isinstance(entry, Began | Closed) for entry in entries):
            self._show_snapshots()

    def _show_chat(self, new: int) -> None:
        """Send the last chat lines to the seats; onlookers never get them."""
        if new == 0:
            return
        text = self._chat_lines(new)
        for connection in self.connections():
            if self._is_seated(connection):
                connection.send(text)

    def _chat_lines(self, most: int) -> str:
        chat = self.ledger.chat
        lines = tuple(
            ChatLine(seat=line.seat, text=line.text, call=line.call, piece=line.piece) for line in chat[-most:]
        )
        return encoded(ChatLines(first=len(chat) - len(lines), lines=lines))

    def _is_seated(self, connection: Connection) -> bool:
        """Whether this is somebody of a seat: when a match is over, others may look from there too."""
        return connection.seat != ONLOOKER and connection.guest in self.ledger.places[connection.seat].holders

    def _show_snapshots(self) -> None:
        """The match has begun, or will not go on."""
        ledger = self.ledger
        for channel in self._channels.values():
            channel.look(ledger.match)
            for connection in channel.connections if ledger.match is not None else ():
                connection.send(encoded(channel.snapshot(ledger, connection.words)))

    def _dismiss(self, seat: int, keeper: str | None, key: str) -> None:
        """Close the other holders of a seat, except the one who keeps it."""
        for connection in self.connections():
            if connection.seat == seat and (keeper is None or connection.guest != keeper):
                connection.dismiss(Refused("forbidden", key, seat=seat + 1))

    def _dismiss_guest(self, guest: str) -> None:
        for connection in self.connections():
            if connection.guest == guest:
                connection.dismiss(Refused("forbidden", "server-error-no-guest"))

    # Those who look

    def _look_on(self) -> None:
        """Called with the lock held, when the table has changed."""

    def connections(self) -> list[Connection]:
        return [connection for channel in self._channels.values() for connection in channel.connections]

    def pace(self) -> Speed:
        """How long pauses last here. What people want who are connected to another process is not known here."""
        return slowest(
            pace
            for seat, place in enumerate(self.ledger.places)
            if place.bot is None and self.presence.is_connected(seat)
            for pace in self._paces(seat) or [NORMAL]
        )

    def _paces(self, seat: int) -> list[Speed]:
        return [one.pace for one in self.connections() if one.seat == seat and self._is_seated(one)]

    def view(self, match: Match, seat: int) -> View:
        """What a seat may know now, cached once it has been shown there."""
        channel = self._channels.get(seat)
        return match.view(seat) if channel is None or channel.view is None else channel.view

    def show_table(self) -> None:
        """Send all that is public about the table to everybody who looks."""
        if not self._channels:
            return
        langs: dict[str, str] = {}
        self._clock_shown = self.ledger.moved
        for connection in self.connections():
            lang = connection.words or "en"
            if lang not in langs:
                langs[lang] = encoded(self.info(lang))
            connection.send(langs[lang])

    def info(self, lang: str = "en") -> TableInfo:
        watchers = sum(one.seat == ONLOOKER for one in self.connections())
        return table_info(self.ledger, self.presence, watchers, lang, self.clock.left)

    # Questions

    async def why(self, seat: int, words: str | None, message: Why) -> Reasons:
        """What can be done with a piece, as far as the seat may know."""
        async with self._lock:
            await self._fresh()
            match = self.ledger.match
            if match is None:
                raise Refused("not-begun", "server-error-not-begun")
            found = match.why(message.piece, seat)
            labels = {} if words is None else self._labels(match, message.piece, seat, words)
            return Reasons(
                command=message.command,
                piece=message.piece,
                reasons=tuple(
                    Reason(
                        verb=reason.verb,
                        rule=None if reason.rule is None else reason.rule.id,
                        text=None if reason.rule is None or words is None else reason.rule.text(words),
                        label=labels.get(reason.verb),
                    )
                    for reason in found
                ),
            )

    def _labels(self, match: Match, piece: str, seat: int, lang: str) -> dict[str, str]:
        view = self.view(match, seat)
        meant = match.examples(piece, seat)
        return {verb: match.game.voice.say_action(action, view, lang) for verb, (action, _) in meant.items()}

    async def record(self) -> Record:
        async with self._lock:
            await self._certain()
            check_record(self.ledger)
        rows = await self._house.store.log(self.id)
        return await asyncio.to_thread(record_of, self.row, rows)

    def check_record(self) -> None:
        """Refuse the record of a match that is not over, as far as this process knows without reading the log."""
        if not self._house.store.bus.is_shared:
            check_record(self.ledger)

    async def past(self, seat: int, since: int, most: int | None = None) -> Past:
        """What a seat was told after a version, at most so much; nothing else is looked at."""
        async with self._lock:
            await self._fresh()
            ledger = self.ledger
            match = self._playable()
            viewpoint = ledger.viewpoints[seat]
            moments = viewpoint.moments[since : None if most is None else since + most]
            last = min(since, len(viewpoint.moments)) - 1
            assert ledger.packer is not None
            before = viewpoint.moments[last].state if last >= 0 else ledger.packer.first
            return Past(match.game, ledger.packer, seat, since, before, moments, viewpoint.version, ledger.is_over)

    def _playable(self) -> Match:
        """The match, if it has begun and this program can play it."""
        if self.ledger.outdated is not None:
            raise out_of_date(self.ledger)
        if self.ledger.match is None:
            raise Refused("not-begun", "server-error-not-begun")
        return self.ledger.match

    async def kept_view(self, guest: GuestRow | None, seat: int) -> bytes:
        """How the table looked from a seat when that was last kept; for tables under older rules, all that is left."""
        async with self._lock:
            await self._fresh()
            self._check_looking(guest and guest.id, seat)
        for row in await self._house.store.snapshots(self.id):
            if row.viewpoint == seat:
                return row.body.encode()
        raise Refused("not-found", "server-error-no-view")

    def _check_looking(self, guest: str | None, seat: int) -> None:
        """Refuse to show a seat's view to those who do not hold it, until there are no secrets left."""
        if seat != ONLOOKER and self.ledger.ended is None and seat not in self.ledger.held_by(guest):
            raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)

    async def picture(self, guest: GuestRow | None, seat: int, lang: str) -> str:
        async with self._lock:
            await self._fresh()
            self._check_looking(guest and guest.id, seat)
            if seat != ONLOOKER:
                people.seat_of(self.ledger, seat)
            match = self._playable()
            view = self.view(match, seat)
        return await asyncio.to_thread(match.game.drawing.svg, view, lang)

    async def together(self, guest: GuestRow) -> str:
        """All players of this table, as results name them. Onlookers are refused."""
        async with self._lock:
            await self._fresh()
            ledger = self.ledger
            if all(place.owner != guest.id for place in ledger.places):
                raise Refused("forbidden", "server-error-not-your-table")
            if not ledger.has_begun:
                raise Refused("not-begun", "server-error-not-begun")
            return together(ledger)


def _released(ledger: Ledger, entries: Sequence[LogEntry]) -> tuple[Holding, ...]:
    """The holders who lose their seat with these entries, which are not noted yet."""
    id = ledger.row.id
    found: list[Holding] = []
    for entry in entries:
        if isinstance(entry, Left | Renewed):
            keeper = entry.guest if isinstance(entry, Renewed) else None
            found += [Holding(id, entry.seat, guest) for guest in ledger.places[entry.seat].holders if guest != keeper]
        elif isinstance(entry, GuestForgotten):
            found += [Holding(id, seat, entry.guest) for seat in ledger.held_by(entry.guest)]
    return tuple(found)


async def written(store: Store, change: Change) -> None:
    """Write a change. Where the database failed in the middle, find out whether it was written after all."""
    try:
        await store.append(change)
    except Unsure:
        try:
            await store.append(change)
        except Conflict:
            found = await store.log(change.table, change.entries[0].number - 1)
            if [_mark(row) for row in found[: len(change.entries)]] != [_mark(row) for row in change.entries]:
                raise


def _mark(row: LogRow) -> tuple[str, float, str | None, int | None]:
    """What tells an entry from one that somebody else wrote: two devices, or two processes, may want the same."""
    return row.body, row.at, row.client, row.command
