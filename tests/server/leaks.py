"""Planted leaks: each makes the server tell a seat a little of what it may not know."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Struct

from aerodrome.games.etherium.game import Etherium
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Action, Event, IllegalAction, Match, Rule, View
from aerodrome.kernel.events import Events
from aerodrome.kernel.record import Decision, Wished
from aerodrome.protocol.messages import HistorySteps, Reasons, Snapshot, Why
from aerodrome.server import channels, history, shared, table
from aerodrome.server.channels import Channel
from aerodrome.server.entries import LogEntry, MatchEntry
from aerodrome.server.ledger import Ledger
from aerodrome.server.shared import SharedTable
from aerodrome.server.standing import state_of
from aerodrome.server.store import LogRow, TableState
from aerodrome.server.table import LiveTable
from aerodrome.server.viewpoint import ONLOOKER, Viewpoint

Leak = Callable[[], contextlib.AbstractContextManager[Any]]
LEAKS: dict[str, Leak] = {}


def planted(name: str) -> Callable[[Callable[[], Iterator[None]]], Callable[[], Iterator[None]]]:
    def keep(leak: Callable[[], Iterator[None]]) -> Callable[[], Iterator[None]]:
        LEAKS[name] = contextlib.contextmanager(leak)
        return leak

    return keep


def _noting(change: Callable[[Viewpoint, MatchEntry, bool], bool]) -> Any:
    """A viewpoint that does something besides, knowing whether the seat is told."""
    note = Viewpoint.note

    def noting(self: Viewpoint, match: Match, entry: MatchEntry) -> bool:
        return change(self, entry, note(self, match, entry))

    return patch.object(Viewpoint, "note", noting)


@planted("versions count what others did in secret")
def _versions() -> Iterator[None]:
    def change(viewpoint: Viewpoint, entry: MatchEntry, told: bool) -> bool:
        viewpoint.version += not told and isinstance(entry, Decision)
        return told

    with _noting(change):
        yield


@planted("the number of a question grows with the secret decisions of others")
def _questions() -> Iterator[None]:
    def change(viewpoint: Viewpoint, entry: MatchEntry, told: bool) -> bool:
        viewpoint.decision += not told and isinstance(entry, Decision)
        return told

    with _noting(change):
        yield


@planted("everybody is told that somebody has another wish")
def _wishes() -> Iterator[None]:
    def change(viewpoint: Viewpoint, entry: MatchEntry, told: bool) -> bool:
        is_others = isinstance(entry, Wished) and viewpoint.seat not in (entry.seat, ONLOOKER)
        viewpoint.version += is_others
        return told or is_others

    with _noting(change):
        yield


@planted("a seat is sent what the next one may do")
def _legal() -> Iterator[None]:
    def legal(self: Viewpoint, match: Match) -> tuple[int, ...]:
        return match.state.legal((self.seat + 1) % match.seats)

    with patch.object(Viewpoint, "_legal", legal):
        yield


@planted("undo tells whether others have decided")
def _undo() -> Iterator[None]:
    why_not_undo = channels.why_not_undo

    def leaking(ledger: Ledger, match: Match, seat: int) -> str | None:
        last = match.entries[-1] if match.entries else None
        if last is not None and last.seat != seat:
            return "table.undo-other-seat"
        return why_not_undo(ledger, match, seat)

    with patch.object(channels, "why_not_undo", leaking), patch.object(table, "why_not_undo", leaking):
        yield


@planted("history tells the numbers of entries while the match goes on")
def _entries() -> Iterator[None]:
    story = history.story

    def leaking(*which: Any, is_over: bool) -> HistorySteps:
        return story(*which, is_over=is_over or True)

    with patch.object(history, "story", leaking):
        yield


@planted("a snapshot shows the view of the next seat")
def _snapshot() -> Iterator[None]:
    snapshot = Channel.snapshot

    def leaking(self: Channel, ledger: Ledger, lang: str | None) -> Snapshot:
        return snapshot(Channel((self.seat + 1) % ledger.seats), ledger, lang)

    with patch.object(Channel, "snapshot", leaking):
        yield


@planted("a refusal names what lies hidden")
def _refusal() -> Iterator[None]:
    def refuse(self: Match, seat: int, _action: Action, rule: Rule) -> None:
        raise IllegalAction("error-not-allowed", rule.number, rule, action=str(self.position()), seat=seat)

    with patch.object(Match, "_refuse", refuse):
        yield


@planted("lists of tables tell whether somebody planned")
def _deciding() -> Iterator[None]:
    def leaking(ledger: Ledger) -> TableState:
        state = state_of(ledger)
        return state if ledger.length % 2 else state._replace(deciding="")

    with patch.object(shared, "state_of", leaking):
        yield


@planted("lists of tables tell when somebody planned")
def _changed() -> Iterator[None]:
    note = Ledger.note

    def leaking(self: Ledger, row: LogRow, entry: LogEntry) -> None:
        note(self, row, entry)
        self.changed = row.at

    with patch.object(Ledger, "note", leaking):
        yield


@planted("who is told first depends on how many entries there are")
def _order() -> Iterator[None]:
    show = SharedTable._show

    def leaking(self: SharedTable, entries: Sequence[LogEntry]) -> None:
        if self.ledger.length % 2:
            self._outbox.reverse()
        show(self, entries)

    with patch.object(SharedTable, "_show", leaking):
        yield


@planted("the table is shown again whenever somebody decides")
def _table() -> Iterator[None]:
    show = SharedTable._show

    def leaking(self: SharedTable, entries: Sequence[LogEntry]) -> None:
        show(self, entries)
        self.show_table()

    with patch.object(SharedTable, "_show", leaking):
        yield


def _all_events(_entry: MatchEntry, happened: Events, _seat: int) -> tuple[Event, ...]:
    return tuple(told.event for told in happened.entries)


@planted("events are sent as those see them who see all")
def _events() -> Iterator[None]:
    with patch.object(channels, "events_of", _all_events):
        yield


@planted("the past is told as those saw it who see all")
def _past() -> Iterator[None]:
    with patch.object(history, "events_of", _all_events):
        yield


@planted("why is answered for the next seat")
def _why() -> Iterator[None]:
    why = LiveTable.why

    async def leaking(self: LiveTable, seat: int, words: str | None, message: Why) -> Reasons:
        return await why(self, (seat + 1) % self.ledger.seats, words, message)

    with patch.object(LiveTable, "why", leaking):
        yield


@planted("the lines of a menu tell what lies hidden")
def _labels() -> Iterator[None]:
    def leaking(match: Match, _legal: Iterable[int], _view: View, _lang: str) -> tuple[str, ...]:
        return (str(match.position()),)

    with patch.object(channels, "menu_lines", leaking):
        yield


@planted("what a piece can do is named as the next seat would see it")
def _named() -> Iterator[None]:
    view = SharedTable.view

    def leaking(self: SharedTable, match: Match, seat: int) -> View:
        return view(self, match, (seat + 1) % match.seats)

    def action(_self: Speaker, _action: Action, view: View) -> str:
        return str(view)

    with patch.object(SharedTable, "view", leaking), patch.object(Speaker, "action", action):
        yield


class _Aids(Struct, frozen=True):
    game: str
    hidden: str


@planted("aids are worked out from more than the view")
def _aids() -> Iterator[None]:
    view = Match.view
    positions: dict[bytes, str] = {}

    def viewing(self: Match, seat: int = 0) -> View:
        seen = view(self, seat)
        positions[msgspec.json.encode(seen)] = str(self.position())
        return seen

    def leaking(_self: Etherium, seen: View) -> _Aids:
        return _Aids("etherium", positions[msgspec.json.encode(seen)])

    with patch.object(Match, "view", viewing), patch.object(Etherium, "aids", leaking):
        yield
