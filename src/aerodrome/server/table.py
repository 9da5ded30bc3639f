"""A table that is in use: commands come in one at a time, entries are written, everybody is told.

A command is tried in memory, written, and only then answered and shown. When another process was first, the table is
folded again from its log and the command is judged again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from aerodrome.kernel import AerodromeError, Match, NothingToUndo, Record
from aerodrome.protocol import (
    Chat,
    Contribute,
    Do,
    Hello,
    Reason,
    Reasons,
    Refused,
    Resumed,
    SeatLink,
    TablePage,
    Why,
)
from aerodrome.protocol import Undo as UndoCommand
from aerodrome.protocol import Wish as WishCommand
from aerodrome.protocol import Withdraw as WithdrawCommand
from aerodrome.protocol.messages import nothing

from . import people
from .automatic import Automatic
from .bots import Dilemma, dilemma
from .channels import Channel, Connection, encoded, why_not_undo
from .entries import Chatted, LogEntry, Rematched, TableEntry
from .ledger import Ledger, record_of
from .limits import Bucket
from .names import clean_line
from .scene import links_of
from .shared import Origin, SharedTable
from .standing import together
from .store import Conflict, GuestRow, SnapshotRow
from .viewpoint import ONLOOKER

if TYPE_CHECKING:
    from .house import House

Judge = Callable[[Ledger], Sequence[LogEntry]]

MOST_CHAT_LINES = 100
"""How many lines of the chat are told to whoever comes back."""

ATTEMPTS = 20
"""How often a command is judged again because another process was first."""


class LiveTable(SharedTable):
    """One table in this process, with all that can be done there."""

    def __init__(self, house: House, ledger: Ledger) -> None:
        super().__init__(house, ledger)
        self._automatic = Automatic(self, house)
        self._sitting: list[Connection] = []
        self._chatting: dict[int, Bucket] = {}

    def _look_on(self) -> None:
        self._automatic.look()

    async def _settle(self, judge: Judge, origin: Origin | None = None) -> None:
        """Carry out what is judged right, as often as it takes to be the first, and look what that brings about.

        `judge` gives the entries to be written, none where there is nothing to do; or it refuses.
        """
        for _ in range(ATTEMPTS):
            await self._fresh()
            try:
                entries = judge(self._ledger)
            except AerodromeError:
                if await self._was_behind():
                    continue
                raise
            try:
                if entries:
                    await self._write(entries, origin)
            except Conflict:
                self._house.metrics.conflict()
                continue
            await self._begin()
            self._automatic.look()
            return
        raise Refused("broken", "server-error-busy", wait=1.0)

    # People

    async def people(self, judge: Judge) -> None:
        """Carry out what people do with seats; the match begins as soon as all are there."""
        async with self._lock:
            await self._settle(judge)

    async def _begin(self) -> None:
        """Begin the match as soon as nobody and nothing is missing."""
        while not self._ledger.has_begun and self._ledger.outdated is None and self._ledger.lacks() is None:
            try:
                await self._write((self._ledger.begin(),))
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
        await self.people(lambda ledger: people.resign(ledger, guest, seat))

    async def rematched(self, guest: GuestRow, table: str) -> str:
        """The table of the rematch: the one given, or the one that somebody else was faster to ask for."""

        def judge(ledger: Ledger) -> tuple[TableEntry, ...]:
            if not ledger.held_by(guest.id):
                raise Refused("forbidden", "server-error-not-your-table")
            if not ledger.is_over and ledger.outdated is None:
                raise Refused("too-early", "server-error-not-over")
            return () if ledger.rematch is not None else (Rematched(table),)

        await self.people(judge)
        assert self._ledger.rematch is not None
        return self._ledger.rematch

    def _absence_left(self, seat: int) -> float:
        """How long the others must still wait for whoever owns a seat."""
        if not 0 <= seat < self._ledger.seats or self.presence.is_connected(seat):
            return float(self.row.absence)
        return self.row.absence - (time.time() - self.presence.last_seen(seat, self.row.created))

    async def contribute(self, guest: str, message: Contribute) -> None:
        await self.people(lambda ledger: people.contribute(ledger, guest, message.bytes))

    # Decisions

    async def do(self, seat: int, client: str, message: Do) -> None:
        """Take a decision for a seat."""

        def attempt(match: Match) -> None:
            match.play(message.action, seat)

        await self._decide(seat, client, message.decision, message.command, attempt)

    async def undo(self, seat: int, client: str, message: UndoCommand) -> None:
        def attempt(match: Match) -> None:
            forbidding = why_not_undo(self._ledger, match, seat, match.view(seat))
            if forbidding is not None:
                raise NothingToUndo("error-no-undo", match.game.rulebook[forbidding])
            match.undo(seat)

        await self._decide(seat, client, message.decision, message.command, attempt)

    async def withdraw(self, seat: int, client: str, message: WithdrawCommand) -> None:
        def attempt(match: Match) -> None:
            match.withdraw(seat)

        await self._decide(seat, client, message.decision, message.command, attempt)

    async def _decide(
        self, seat: int, client: str, decision: int, command: int, attempt: Callable[[Match], None]
    ) -> None:
        def judge(ledger: Ledger) -> Sequence[LogEntry]:
            if ledger.answered_by(seat, decision) == (client, command):
                # This very command has been carried out before.
                return ()
            match = self._playing(seat)
            if decision != ledger.viewpoints[seat].decision:
                raise Refused("late", "server-error-late")
            attempt(match)
            return match.entries[-1:]

        async with self._lock:
            await self._settle(judge, Origin(decision, client, command))

    def _playing(self, seat: int) -> Match:
        """The match, if a person in this seat may decide something in it."""
        people.going_on(self._ledger)
        assert self._ledger.match is not None
        if self._ledger.places[seat].bot is not None:
            raise Refused("taken", "server-error-bot-plays", seat=seat + 1)
        return self._ledger.match

    async def asked(self, seat: int, decision: int, bot: str) -> Dilemma | None:
        """What a bot is asked, if that is still the question."""
        async with self._lock:
            await self._fresh()
            match = self._asked(seat, decision)
            return None if match is None else dilemma(match, seat, bot)

    def _asked(self, seat: int, decision: int) -> Match | None:
        """The match, if a seat is being asked the question with this number."""
        ledger = self._ledger
        if ledger.match is None or ledger.is_over or ledger.viewpoints[seat].decision != decision:
            return None
        return ledger.match if seat in ledger.match.actors else None

    async def answer(self, seat: int, decision: int, choose: Callable[[], int | None]) -> None:
        """Let a seat decide by itself, if the question is still asked and there still is an answer."""

        def judge(_: Ledger) -> Sequence[LogEntry]:
            match = self._asked(seat, decision)
            action = None if match is None else choose()
            if match is None or action is None:
                return ()
            match.play(action, seat)
            return match.entries[-1:]

        async with self._lock:
            await self._settle(judge, Origin(decision, None, None))

    async def wish(self, seat: int, client: str, message: WishCommand) -> None:
        """Tick cards. A wish that comes again, even after a later one of the same client, changes nothing."""

        def judge(ledger: Ledger) -> Sequence[LogEntry]:
            if ledger.has_wished(seat, client, message.command):
                return ()
            match = self._playing(seat)
            wanted = tuple(card for card in match.game.wishes if card in message.cards)
            if wanted == match.wishes[seat] and set(message.cards) <= set(match.game.wishes):
                return ()
            match.wish(seat, message.cards)
            return match.entries[-1:]

        async with self._lock:
            await self._settle(judge, Origin(None, client, message.command))

    async def chat(self, seat: int, client: str, message: Chat) -> None:
        """Say something to the others in the seats. What comes again is not said twice."""
        text = clean_line(message.text)

        def judge(ledger: Ledger) -> Sequence[LogEntry]:
            if ledger.has_chatted(seat, client, message.command):
                return ()
            if not ledger.has_chat:
                raise Refused("forbidden", "server-error-no-chat")
            match = self._playing(seat)
            if not match.game.may_talk(self.view(match, seat)):
                raise Refused("illegal", "server-error-chat-silence")
            return (Chatted(seat, text),)

        async with self._lock:
            rate = self._house.settings.limits.chat_per_seat
            wait = self._chatting.setdefault(seat, Bucket(rate)).take()
            if wait:
                raise Refused("too-many", "server-error-too-many-lines", wait=round(wait, 3))
            await self._settle(judge, Origin(None, client, message.command))

    async def why(self, seat: int, words: str | None, message: Why) -> Reasons:
        """What can be done with a piece, as far as the seat may know."""
        async with self._lock:
            await self._fresh()
            match = self._ledger.match
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
        """What is meant by the verbs that concern a piece, in words."""
        view = self.view(match, seat)
        meant = match.examples(piece, seat)
        return {verb: match.game.say_action(action, view, lang) for verb, (action, _) in meant.items()}

    # Those who look

    async def attach(self, connection: Connection, hello: Hello, guest: GuestRow | None = None) -> None:
        """Let somebody look from a seat, and send them what they lack."""
        async with self._lock:
            await self._certain()
            self._admit(connection)
            # A process that was killed may have had no time to begin.
            await self._begin()
            await self._welcome(connection.seat, guest)
            ledger, seat = self._ledger, connection.seat
            if len(self.connections()) >= self._house.settings.limits.sockets_per_table:
                raise Refused("too-many", "server-error-table-crowded", wait=60.0)
            channel = self._channels.setdefault(seat, Channel(seat))
            missed = None
            if ledger.match is not None and hello.seen is not None:
                missed = channel.missed(hello.seen, ledger.viewpoints[seat].version, connection.words)
            channel.connections.append(connection)
            if channel.view is None:
                channel.look(ledger.match)
            if self._sits(connection):
                self._sitting.append(connection)
                self.presence.arrive(seat)
            self.show_table()
            if missed is not None:
                connection.send(encoded(Resumed(version=ledger.viewpoints[seat].version)))
                for text in missed:
                    connection.send(text)
            elif ledger.match is not None:
                connection.send(encoded(channel.snapshot(ledger, connection.words)))
            if ledger.chat and self._is_seated(connection):
                connection.send(self._chat_lines(MOST_CHAT_LINES))
            self._automatic.look()
            is_sitting = connection in self._sitting
        if is_sitting:
            await self._note_presence(seat)

    def _sits(self, connection: Connection) -> bool:
        """Whether this is somebody of the seat, or somebody who looks on from none."""
        return connection.seat == ONLOOKER or self._is_seated(connection)

    def _admit(self, connection: Connection) -> None:
        """Only holders look from a seat, until the match is over and there are no secrets left."""
        seat = connection.seat
        if seat == ONLOOKER:
            return
        place = people.seat_of(self._ledger, seat)
        if (connection.guest is None or connection.guest not in place.holders) and self._ledger.ended is None:
            raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)

    async def _welcome(self, seat: int, guest: GuestRow | None) -> None:
        """Write what somebody's coming changes: a seat given away meanwhile is theirs again, a new name is shown."""
        while (entries := people.come(self._ledger, guest, seat)) and guest is not None:
            try:
                await self._write(entries)
            except Conflict:
                await self._fresh()

    async def detach(self, connection: Connection) -> None:
        """Somebody no longer looks."""
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
        await self._house.store.bus.tell(self.id, -1)

    async def record(self) -> Record:
        """The record of a match that is over or will not go on."""
        return record_of(self.row, await self._house.store.log(self.id))

    async def kept_view(self, guest: GuestRow | None, seat: int) -> bytes:
        """How the table looked from a seat when that was last kept; for tables under older rules, all that is left."""
        async with self._lock:
            await self._fresh()
            self._check_looking(guest, seat)
        for row in await self._house.store.snapshots(self.id):
            if row.viewpoint == seat:
                return row.body.encode()
        raise Refused("not-found", "server-error-no-view")

    def _check_looking(self, guest: GuestRow | None, seat: int) -> None:
        """Refuse to show a seat's view to those who do not hold it, until there are no secrets left."""
        if seat != ONLOOKER and self._ledger.ended is None and seat not in self._ledger.held_by(guest and guest.id):
            raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)

    async def picture(self, guest: GuestRow | None, seat: int, lang: str) -> str:
        """The table as a drawing, as a seat sees it now."""
        async with self._lock:
            await self._fresh()
            self._check_looking(guest, seat)
            if seat != ONLOOKER:
                people.seat_of(self._ledger, seat)
            if self._ledger.outdated is not None:
                raise Refused("closed", "server-error-closed", reason=self._ledger.outdated)
            match = self._ledger.match
            if match is None:
                raise Refused("not-begun", "server-error-not-begun")
            view = self.view(match, seat)
        return await asyncio.to_thread(match.game.svg, view, lang)

    async def page(self, guest: GuestRow | None, lang: str = "en") -> TablePage:
        """The table as a guest finds it."""
        async with self._lock:
            await self._certain()
            id = None if guest is None else guest.id
            links = tuple(SeatLink(seat=seat, path=path) for seat, path in links_of(self._ledger, self._house.keys, id))
            return TablePage(table=self.info(lang), yours=self._ledger.held_by(id), links=links)

    async def together(self, guest: GuestRow) -> str:
        """All who play here, as results name them, for one of them; whoever looks on is refused."""
        async with self._lock:
            await self._fresh()
            ledger = self._ledger
            if all(place.owner != guest.id for place in ledger.places):
                raise Refused("forbidden", "server-error-not-your-table")
            if not ledger.has_begun:
                raise Refused("not-begun", "server-error-not-begun")
            return together(ledger)

    # For those who let things go by themselves

    @property
    def ledger(self) -> Ledger:
        return self._ledger

    def is_idle(self) -> bool:
        """Whether nobody looks and nothing goes by itself."""
        return not self.connections() and not self._automatic.is_busy

    def tidy(self) -> None:
        """Forget what was kept for those who did not come back."""
        for seat, channel in list(self._channels.items()):
            if not channel.is_of_use:
                del self._channels[seat]

    def is_held(self, seat: int, guest: str) -> bool:
        """Whether a guest may decide for a seat."""
        return seat in self._ledger.held_by(guest)

    async def views_to_keep(self) -> list[SnapshotRow]:
        """How the table looks from everywhere, if that is not kept yet."""
        async with self._lock:
            await self._fresh()
            ledger = self._ledger
            if ledger.match is None or ledger.length == self.kept_number:
                return []
            self.kept_number = ledger.length
            seen = {seat: self._channels.get(seat, Channel(seat)).snapshot(ledger, None) for seat in ledger.viewpoints}
            # Nobody decides anything at a table of which only this is left.
            return [
                SnapshotRow(seat, ledger.length, encoded(replace(snapshot, aids=nothing())))
                for seat, snapshot in seen.items()
            ]

    async def close(self) -> None:
        await self._automatic.close()
