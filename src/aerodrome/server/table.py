"""A table that is in use: commands come in one at a time, entries are written, everybody is told.

A command is tried in memory, written, and only then answered and shown. When another process was first, the table is
folded again from its log and the command is judged again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from aerodrome.kernel import AerodromeError, Match, NothingToUndo
from aerodrome.kernel.record import Wished
from aerodrome.protocol import Refused, messages
from aerodrome.protocol.bodies import OwnSeat, SeatLink, TablePage

from . import people
from .automatic import Automatic
from .bots import Dilemma, dilemma
from .channels import Channel, Connection, encoded, why_not_undo
from .countdown import Countdown
from .entries import Chatted, Lapsed, LogEntry, Rematched, TableEntry, Timed
from .ledger import Ledger
from .limits import Bucket, refuse_until
from .names import check_said, clean_line
from .shared import Cause, SharedTable
from .store import PRESENCE, Conflict, GuestRow, SnapshotRow
from .table_info import links_of
from .viewpoint import ONLOOKER

if TYPE_CHECKING:
    from .house import House

Judge = Callable[[Ledger], Sequence[LogEntry]]
Decisive = messages.Do | messages.Undo | messages.Withdraw


class Sender(NamedTuple):
    """Whose command it is: the guest, and the name of the device."""

    guest: str | None
    client: str


MOST_CHAT_LINES = 100
"""How many chat lines a returning player is sent."""

ATTEMPTS = 20
"""How often a command is judged again because another process was first."""


class LiveTable(SharedTable):
    """One table in this process, with all that can be done there."""

    def __init__(self, house: House, ledger: Ledger) -> None:
        super().__init__(house, ledger)
        self._countdown = Countdown(self, house.settings.window_seconds)
        self._automatic = Automatic(self, house, self._countdown)
        self._sitting: list[Connection] = []
        self._chatting: dict[int, Bucket] = {}
        self._commands = Bucket(house.settings.limits.commands_per_table)

    def _look_on(self) -> None:
        self._countdown.show()
        self._automatic.look()

    async def _settle(self, judge: Judge, origin: Cause | None = None) -> None:
        """Carry out what is judged right, as often as it takes to be the first, and look what that brings about.

        `judge` gives the entries to be written, none where there is nothing to do; or it refuses.
        """
        for _ in range(ATTEMPTS):
            await self._fresh()
            try:
                entries = judge(self.ledger)
            except AerodromeError:
                if await self._was_behind():
                    continue
                raise
            try:
                if entries:
                    await self._write(entries, origin)
            except Conflict:
                self._house.metrics.conflicts.inc()
                continue
            await self._begin()
            self._look_on()
            return
        raise Refused("broken", "server-error-busy", wait=1.0)

    # People

    async def people(self, judge: Judge, *, is_needed: bool = False) -> None:
        """Carry out what people do with seats; the match begins as soon as all are there."""
        async with self._lock:
            self._check_room(is_needed=is_needed)
            await self._settle(judge)

    async def forget(self, judge: Judge) -> None:
        async with self._lock:
            await self._settle(judge)

    async def _begin(self) -> None:
        """Begin the match as soon as nobody and nothing is missing."""
        while not self.ledger.has_begun and self.ledger.outdated is None and self.ledger.lacks() is None:
            try:
                await self._write((self.ledger.begin(),))
            except Conflict:
                await self._fresh()

    async def sit(self, guest: GuestRow, seat: int, key: str | None) -> None:
        await self.people(lambda ledger: people.sit(ledger, self._house.keys, guest, seat, key))

    async def leave(self, guest: GuestRow, seat: int) -> None:
        await self.people(lambda ledger: people.leave(ledger, guest, seat))

    async def renew(self, guest: GuestRow, seat: int) -> None:
        await self.people(lambda ledger: people.renew(ledger, guest, seat))

    async def give(self, guest: GuestRow, seat: int, bot: str) -> None:
        await self.people(lambda ledger: people.give(ledger, guest, seat, bot, self._absence_left(seat)))

    async def take_back(self, guest: GuestRow, seat: int) -> None:
        await self.people(lambda ledger: people.take_back(ledger, guest, seat))

    async def resign(self, guest: GuestRow, seat: int) -> None:
        await self.people(lambda ledger: people.resign(ledger, guest, seat), is_needed=True)

    async def rematched(self, guest: GuestRow, table: str) -> str:
        """The table of the rematch: the one given, or the one that somebody else was faster to ask for."""

        def judge(ledger: Ledger) -> tuple[TableEntry, ...]:
            if not ledger.held_by(guest.id):
                raise Refused("forbidden", "server-error-not-your-table")
            if not ledger.is_over:
                raise Refused("too-early", "server-error-not-over")
            return () if ledger.rematch is not None else (Rematched(table),)

        await self.people(judge)
        assert self.ledger.rematch is not None
        return self.ledger.rematch

    def _absence_left(self, seat: int) -> float:
        """How long the others must still wait for the owner of a seat."""
        if not 0 <= seat < self.ledger.seats or self.presence.is_connected(seat):
            return float(self.row.absence)
        return self.row.absence - (time.time() - self.presence.last_seen(seat, self.row.created))

    async def commit(self, seat: int, sender: Sender, message: messages.Commit) -> None:
        await self.people(lambda ledger: people.commit(ledger, sender.guest, seat, message))

    async def reveal(self, seat: int, sender: Sender, message: messages.Reveal) -> None:
        await self.people(lambda ledger: people.reveal(ledger, sender.guest, seat, message))

    # Decisions

    async def _command(
        self, seat: int, sender: Sender, judge: Judge, origin: Cause | None = None, *, is_needed: bool = False
    ) -> None:
        """Carry out a command for a seat that its sender still holds when it is judged."""

        def judge_holder(ledger: Ledger) -> Sequence[LogEntry]:
            people.still_held(ledger, sender.guest, seat)
            return judge(ledger)

        async with self._lock:
            self._check_room(is_needed=is_needed)
            self._pay()
            await self._settle(judge_holder, origin)

    async def decide(self, seat: int, sender: Sender, message: Decisive) -> None:
        """Take a decision for a seat, or take something back."""

        def judge(ledger: Ledger) -> Sequence[LogEntry]:
            if ledger.answered[seat].get(message.decision) == (sender.client, message.command):
                # This very command has been carried out before.
                return ()
            match = self._playing(seat)
            if message.decision != ledger.viewpoints[seat].decision:
                raise Refused("late", "server-error-late")
            self._attempt(match, seat, message)
            return match.entries[-1:]

        origin = Cause(message.decision, sender.client, message.command)
        await self._command(seat, sender, judge, origin, is_needed=isinstance(message, messages.Do))

    def _attempt(self, match: Match, seat: int, message: Decisive) -> None:
        if isinstance(message, messages.Do):
            match.play(message.action, seat)
        elif isinstance(message, messages.Withdraw):
            match.withdraw(seat)
        elif (forbidding := why_not_undo(self.ledger, match, seat)) is not None:
            raise NothingToUndo("error-no-undo", match.game.rulebook[forbidding])
        else:
            match.undo(seat)

    def _pay(self) -> None:
        """Count a command of a person: everything they send to a table ends in its log."""
        refuse_until(self._commands.take(), "server-error-too-many-messages")

    def _check_room(self, *, is_needed: bool) -> None:
        if not self._has_room(is_needed=is_needed):
            raise Refused("too-many", "server-error-log-full")

    def _has_room(self, *, is_needed: bool) -> bool:
        """Whether the log has room. Its last quarter is for what a match needs to come to its end."""
        most = self._house.settings.limits.log_entries
        return self.ledger.length < (most if is_needed else most * 3 // 4)

    def _playing(self, seat: int) -> Match:
        """The match, if a person in this seat may decide something in it."""
        people.going_on(self.ledger)
        assert self.ledger.match is not None
        if self.ledger.places[seat].bot is not None:
            raise Refused("taken", "server-error-bot-plays", seat=seat + 1)
        return self.ledger.match

    async def asked(self, seat: int, decision: int, bot: str) -> Dilemma | None:
        """What a bot is asked, if that is still the question."""
        async with self._lock:
            await self._fresh()
            match = self._asked(seat, decision)
            return None if match is None else dilemma(match, seat, bot)

    def _asked(self, seat: int, decision: int) -> Match | None:
        """The match, if a seat is being asked the question with this number."""
        ledger = self.ledger
        if ledger.match is None or ledger.is_over or ledger.viewpoints[seat].decision != decision:
            return None
        return ledger.match if seat in ledger.match.actors else None

    async def answer(
        self, seat: int, decision: int, choose: Callable[[], int | None], *, has_lapsed: bool = False
    ) -> None:
        """Let a seat decide by itself, if the question is still asked and there still is an answer.

        Where a person's time `has_lapsed`, the log says so before the decision.
        """

        def judge(_: Ledger) -> Sequence[LogEntry]:
            match = self._asked(seat, decision)
            action = None if match is None else choose()
            if match is None or action is None:
                return ()
            match.play(action, seat)
            decided = match.entries[-1]
            return (Lapsed(seat), decided) if has_lapsed else (decided,)

        async with self._lock:
            self._check_room(is_needed=True)
            await self._settle(judge, Cause(decision, None, None))

    async def wish(self, seat: int, sender: Sender, message: messages.Wish) -> None:
        """Tick kinds of windows. A wish that comes again changes nothing; one overtaken by a later one is late."""

        def judge(ledger: Ledger) -> Sequence[LogEntry]:
            # Clients count their commands upwards.
            done = ledger.commands(Wished, seat, sender.client)
            if message.command in done:
                return ()
            if message.command < max(done, default=0):
                raise Refused("late", "server-error-wish-late")
            match = self._playing(seat)
            wanted = tuple(kind for kind in match.game.wishes if kind in message.windows)
            if wanted == match.wishes[seat] and set(message.windows) <= set(match.game.wishes):
                return ()
            match.wish(seat, message.windows)
            return match.entries[-1:]

        await self._command(seat, sender, judge, Cause(None, sender.client, message.command))

    async def take_time(self, seat: int, sender: Sender, message: messages.Time) -> None:
        """More time for a seat in the window that is open, or none. Every seat in it may ask, whatever it holds."""

        def judge(ledger: Ledger) -> Sequence[LogEntry]:
            self._playing(seat)
            windows = ledger.windows
            if windows.number != message.window or windows.window is None or seat not in windows.window.seats:
                raise Refused("late", "server-error-late")
            return () if windows.pressed(seat) == message.more else (Timed(seat, message.more),)

        await self._command(seat, sender, judge)

    async def chat(self, seat: int, sender: Sender, message: messages.Chat) -> None:
        """Say something to the others in the seats. What comes again is not said twice."""
        text = "" if message.text is None else clean_line(message.text)

        def judge(ledger: Ledger) -> Sequence[LogEntry]:
            people.still_held(ledger, sender.guest, seat)
            if message.command in ledger.commands(Chatted, seat, sender.client):
                return ()
            if not ledger.has_chat:
                raise Refused("forbidden", "server-error-no-chat")
            match = self._playing(seat)
            if not match.game.may_talk(self.view(match, seat)):
                raise Refused("illegal", "server-error-chat-silence")
            check_said(match.game, message)
            return (Chatted(seat, text, message.call, message.piece),)

        async with self._lock:
            self._check_room(is_needed=False)
            self._pay()
            rate = self._house.settings.limits.chat_per_seat
            refuse_until(self._chatting.setdefault(seat, Bucket(rate)).take(), "server-error-too-many-lines")
            await self._settle(judge, Cause(None, sender.client, message.command))

    # Those who look

    async def attach(self, connection: Connection, hello: messages.Hello, guest: GuestRow | None = None) -> None:
        """Let somebody look from a seat, and send them what they lack."""
        async with self._lock:
            await self._certain()
            if connection.seat != ONLOOKER:
                people.seat_of(self.ledger, connection.seat)
            self._check_looking(connection.guest, connection.seat)
            # A process that was killed may have had no time to begin.
            await self._begin()
            await self._welcome(connection.seat, guest)
            self._make_sure_of_room(connection)
            ledger, seat = self.ledger, connection.seat
            channel = self._channels.setdefault(seat, Channel(seat))
            missed = None
            if ledger.match is not None and hello.seen is not None:
                missed = channel.missed(hello.seen, ledger.viewpoints[seat].version, connection.words)
            channel.connections.append(connection)
            if channel.view is None:
                channel.look(ledger.match)
            if seat == ONLOOKER or self._is_seated(connection):
                self._sitting.append(connection)
                self.presence.arrive(seat)
            self.show_table()
            if missed is not None:
                connection.send(encoded(messages.Resumed(version=ledger.viewpoints[seat].version)))
                for text in missed:
                    connection.send(text)
            elif ledger.match is not None:
                connection.send(encoded(channel.snapshot(ledger, connection.words)))
            if ledger.chat and self._is_seated(connection):
                connection.send(self._chat_lines(MOST_CHAT_LINES))
            self._countdown.welcome(connection)
            self._look_on()
            is_sitting = connection in self._sitting
        if is_sitting:
            await self._note_presence(seat)

    def _make_sure_of_room(self, connection: Connection) -> None:
        """Refuse one too many. Onlookers are counted apart from the holders of seats, and never take their room."""
        limits = self._house.settings.limits
        if self._is_seated(connection):
            own = [one for one in self.connections() if one.guest == connection.guest and one.seat == connection.seat]
            if len(own) >= limits.sockets_per_holder:
                raise Refused("too-many", "server-error-too-many-devices", wait=60.0)
        elif sum(not self._is_seated(one) for one in self.connections()) >= limits.onlookers_per_table:
            raise Refused("too-many", "server-error-table-crowded", wait=60.0)

    async def _welcome(self, seat: int, guest: GuestRow | None) -> None:
        """Write what somebody's coming changes: a seat given away meanwhile is theirs again, a new name is shown."""
        while (entries := people.come(self.ledger, guest, seat)) and guest is not None:
            if not self._has_room(is_needed=True):
                return
            try:
                await self._write(entries)
            except Conflict:
                await self._fresh()

    async def detach(self, connection: Connection) -> None:
        async with self._lock:
            channel = self._channels.get(connection.seat)
            if channel is None or connection not in channel.connections:
                return
            channel.leave(connection)
            is_sitting = connection in self._sitting
            if is_sitting:
                self._sitting.remove(connection)
                self.presence.depart(connection.seat)
            self.used = time.monotonic()
            self.show_table()
        if is_sitting:
            await self._note_presence(connection.seat)

    async def _note_presence(self, seat: int) -> None:
        if seat == ONLOOKER:
            return
        await self._house.store.note_presence([self.presence.row(seat, time.time())])
        await self._house.store.bus.tell(self.id, PRESENCE)

    async def page(self, guest: GuestRow | None, lang: str = "en") -> TablePage:
        """The table as a guest finds it."""
        async with self._lock:
            await self._certain()
            id = None if guest is None else guest.id
            links = tuple(SeatLink(seat=seat, path=path) for seat, path in links_of(self.ledger, self._house.keys, id))
            yours = self.ledger.held_by(id)
            places = [(seat, self.ledger.places[seat]) for seat in yours]
            own = tuple(
                OwnSeat(seat=seat, devices=len(place.holders), is_owner=place.owner == id) for seat, place in places
            )
            return TablePage(table=self.info(lang), yours=yours, own=own, links=links)

    # For those who let things go by themselves

    def is_idle(self) -> bool:
        """Whether nobody looks and nothing goes by itself."""
        return not self.connections() and not self._automatic.is_busy

    def tidy(self) -> None:
        """Forget what was kept for those who did not come back."""
        for seat, channel in list(self._channels.items()):
            if not channel.is_of_use:
                del self._channels[seat]

    async def views_to_keep(self) -> list[SnapshotRow]:
        """How the table looks from everywhere, if that is not kept yet."""
        async with self._lock:
            await self._fresh()
            ledger = self.ledger
            if ledger.match is None or ledger.length == self.kept_number:
                return []
            self.kept_number = ledger.length
            seen = {seat: self._channels.get(seat, Channel(seat)).snapshot(ledger, None) for seat in ledger.viewpoints}
            # Nobody decides anything at a table of which only this is left.
            return [
                SnapshotRow(seat, ledger.length, encoded(replace(snapshot, aids=messages.encoded_null())))
                for seat, snapshot in seen.items()
            ]

    async def remove(self) -> None:
        """The table is gone: tell its viewers."""
        for connection in self.connections():
            connection.dismiss(Refused("not-found", "server-error-no-table"))
        await self.close()

    async def close(self) -> None:
        await self._automatic.close()
