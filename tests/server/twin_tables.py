"""Two tables on two servers that look alike to one seat: what it cannot know is other in the one than in the other.

Both begin from a position: the truth, and a re-deal of it for the seat. Everything else about them is the same, down
to their ids, keys and clocks, so that all that the seat is sent can be compared byte by byte. Chance is told what to
answer; a table that is folded again from its log hears the same answers again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final
from unittest.mock import patch

import msgspec

from aerodrome.kernel import Dealer, Game, Match, State, record
from aerodrome.kernel.dealer import FastDealer
from aerodrome.kernel.dealers import Pick, RecordedDealer
from aerodrome.kernel.events import Events
from aerodrome.protocol.messages import PROTOCOL, Do, Hello, Lang, Undo, Withdraw
from aerodrome.server.channels import why_not_undo
from aerodrome.server.ledger import Ledger
from aerodrome.server.plan import PlannedSeat, write_plan
from aerodrome.server.store import TableRow
from aerodrome.server.table import LiveTable
from aerodrome.server.viewpoint import ONLOOKER, Viewpoint

from .alike import Step
from .inside import Inside, Line, guest_of, written

WORDS: Final[dict[str, Lang | None]] = {"plain": None, "english": "en", "english too": "en", "french": "fr"}
"""The seat's devices. Two of them speak alike, so that the one is sent what it missed while the other was there."""
ALONE = "looks on"

_scripts: dict[str, list[Pick]] = {}
"""What chance answers at each table, by whoever made it; that is the one thing which differs and is never sent."""


def script(creator: str) -> list[Pick]:
    """An empty script for the table that somebody is about to make."""
    return _scripts.setdefault(creator, [])


class _Told(Dealer):
    """Answers from a script that may still grow."""

    def __init__(self, script: list[Pick]) -> None:
        self._script = script
        self._at = 0

    def pick(self, stream: int, n: int) -> int:
        self._at += 1
        return RecordedDealer(self._script[self._at - 1 : self._at]).pick(stream, n)


def _lay_out(self: Ledger, game: Game) -> Match:
    assert self.row.position is not None
    state = game.from_position(msgspec.json.decode(self.row.position))
    told = _Told(_scripts[self.row.creator])
    return Match(game, game.settle_options(self.options), self.seats, self.seed, state=state, source=told)


@contextlib.contextmanager
def told_chance() -> Iterator[None]:
    """As long as this lasts, tables ask their scripts for chance."""
    with patch.object(Ledger, "_lay_out", _lay_out):
        yield
    _scripts.clear()


def redealt(state: State, seat: int, seed: int) -> State:
    other = state.copy()
    other.redeal(seat, FastDealer(seed))
    return other


class Side:
    """One of the two tables, with everybody who is connected to it."""

    def __init__(self, server: Inside, table: LiveTable, seat: int) -> None:
        self.server = server
        self.seat = seat
        self.id = table.id
        self.lines: dict[str, Line] = {}
        self.command = 0
        self._script = script(table.row.creator)
        self._counted: list[bool] = []

    @classmethod
    async def laid(cls, server: Inside, row: TableRow, seat: int) -> Side:
        script(row.creator)
        return cls(server, await server.lay(row), seat)

    @property
    def table(self) -> LiveTable:
        return self.server.hall.tables[self.id]

    @property
    def ledger(self) -> Ledger:
        return self.table.ledger

    @property
    def match(self) -> Match:
        assert self.ledger.match is not None, self.ledger.outdated
        return self.ledger.match

    @property
    def state(self) -> State:
        return self.match.state

    def viewpoint(self, seat: int) -> Viewpoint:
        return self.ledger.viewpoints[seat]

    def guest_of(self, seat: int) -> str | None:
        return None if seat == ONLOOKER else guest_of(self.id, seat)

    def next_command(self) -> int:
        self.command += 1
        return self.command

    async def connect(self, name: str, seat: int, words: Lang | None, seen: int | None = None) -> None:
        """A new connection that stays, to a seat that its guest holds, or of somebody who looks on."""
        line = self.lines[name] = self.server.line(name, self.id, self.guest_of(seat))
        hello = Hello(protocol=PROTOCOL, seat=seat, client=f"client-of-{seat}", seen=seen, words=words)
        await line.say(hello)

    async def hang_up(self, name: str) -> None:
        await self.lines.pop(name).hang_up()

    async def decide(self, step: Step, *, by_hand: bool, through: str | None = None) -> None:
        """Take a decision at this table: through a connection, or by itself as bots and standing wishes do."""
        entries, decision = len(self.match.entries), self.viewpoint(step.seat).decision
        self._script.extend(step.picks)
        name = through or other(step.seat)
        if by_hand and name in self.lines:
            await self.lines[name].say(Do(command=self.next_command(), decision=decision, action=step.action))
        else:
            await self.table.answer(step.seat, decision, lambda: step.action)
            await written()
        if len(self.match.entries) != entries + 1 or self.state.key() != step.after.key():
            raise RuntimeError(f"a decision was not taken as foreseen: {self.server.heard[-2:]}")
        self._counted.append(step.seat == self.seat or bool(step.seen_by(self.seat)))

    def would_show_undo(self, seat: int) -> bool | None:
        """Whether the seat would be told if another one took back its last decision now; None when that cannot be."""
        if other(seat) not in self.lines or why_not_undo(self.ledger, self.match, seat):
            return None
        return self._counted[-1]

    async def undo(self, seat: int) -> None:
        decision, entries = self.viewpoint(seat).decision, len(self.match.entries)
        await self.lines[other(seat)].say(Undo(command=self.next_command(), decision=decision))
        self._undone(entries)

    def would_show_withdrawal(self, seat: int) -> bool | None:
        """Whether the seat would be told if another one took back its plan now; None when that cannot be."""
        if other(seat) not in self.lines or self.state.why_not_withdraw(seat):
            return None
        events = Events()
        self.state.copy().withdraw(seat, events)
        return bool(events.seen_by(self.seat))

    async def withdraw(self, seat: int) -> None:
        decision, entries = self.viewpoint(seat).decision, len(self.match.entries)
        await self.lines[other(seat)].say(Withdraw(command=self.next_command(), decision=decision))
        self._undone(entries)

    def _undone(self, entries: int) -> None:
        if len(self.match.entries) != entries + 1:
            raise RuntimeError(f"nothing was taken back: {self.server.heard[-2:]}")
        self.note_last()

    def note_last(self) -> None:
        """Something was taken back by a message."""
        last = self.match.entries[-1]
        if isinstance(last, record.Undone):
            self._counted.pop()
        elif isinstance(last, record.Withdrawn):
            self._counted.clear()

    async def close(self) -> None:
        """Everybody goes, and the server forgets the table."""
        for name in list(self.lines):
            await self.hang_up(name)
        await self.server.forget(self.id)

    def heard(self) -> list[tuple[str, str]]:
        """What the seat and those who look on were sent since the last time."""
        every, self.server.heard = self.server.heard, []
        return [(name, text) for name, text in every if not name.startswith("other ")]


def other(seat: int) -> str:
    return f"other {seat}"


def rows(
    game: Game, state: State, other: State, name: str, bots: Sequence[int], creators: tuple[str, str]
) -> tuple[TableRow, TableRow]:
    """The two tables as they were made."""
    options, seats = game.terms(state)
    plan = [PlannedSeat("bot", "steady") if seat in bots else PlannedSeat("link") for seat in range(seats)]
    row = TableRow(
        id=name,
        game=game.id,
        rules_version=game.rules_version,
        catalogue_hash=game.catalogue_hash,
        catalogue=None,
        options=msgspec.json.encode(options).decode(),
        plan=write_plan(plan),
        secret=bytes(32),
        known_deal=False,
        position=msgspec.json.encode(game.position(state)).decode(),
        absence=86_400,
        creator=creators[0],
        created=1_000_000.0,
    )
    changed = msgspec.json.encode(game.position(other)).decode()
    return row, row._replace(position=changed, creator=creators[1])


async def seated(side: Side, persons: Sequence[int]) -> None:
    """Everybody is there: the seat on its devices, two who look on, and the others on one device each."""
    if side.seat != ONLOOKER:
        for name, words in WORDS.items():
            await side.connect(name, side.seat, words)
    await side.connect(ALONE, ONLOOKER, None)
    await side.connect("looks on in French", ONLOOKER, "fr")
    for seat in persons:
        if seat != side.seat:
            await side.connect(other(seat), seat, "en" if seat % 2 else None)
