"""What the server said it had done, and whether the database holds that and nothing else."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from aerodrome.games import GAMES
from aerodrome.protocol.messages import (
    Chat,
    Command,
    Commit,
    Do,
    FromClient,
    Reveal,
    SetPace,
    Time,
    Undo,
    Wish,
    Withdraw,
)
from aerodrome.server.channels import Channel, encoded
from aerodrome.server.ledger import Ledger
from aerodrome.server.names import clean_line
from aerodrome.server.store import LogRow, TableRow

BEHIND = {
    "sat": ("sit", "hello"),
    "left": ("leave",),
    "gave": ("bot", "leave"),
    "returned": ("return", "hello"),
    "renewed": ("renew",),
    "resigned": ("resign",),
    "closed": ("resign",),
}
"""What can be behind an entry about people. Whoever says hello under a new name is written down again."""
KINDS = {Do: "decision", Undo: "undo", Withdraw: "withdraw"}


class Deed(NamedTuple):
    """A decision as the log names it: whose command answered which question."""

    table: str
    client: str
    command: int
    decision: int


class Known(NamedTuple):
    """A table of the database, whole."""

    row: TableRow
    log: list[LogRow]


class Accounts:
    """Everything that was accepted. What was refused is not in here, so it must not be in the database either."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.decisions: dict[Deed, tuple[str, int, object]] = {}
        self.unsure: set[Deed] = set()
        self.wishes: set[tuple[str, int, tuple[str, ...]]] = set()
        self.times: set[tuple[str, int, bool]] = set()
        self.contributions: set[tuple[str, str]] = set()
        self.lines: set[tuple[str, int, str, str | None]] = set()
        self.deeds: Counter[tuple[str, str, int]] = Counter()
        self._rematches: set[str] = set()
        self.made = 0
        self.welcomed = 0

    def done(self, table: str, seat: int, client: str, message: Command) -> None:
        """A command was answered with `done`."""
        if isinstance(message, Do | Undo | Withdraw):
            deed = Deed(table, client, message.command, message.decision)
            found = (KINDS[type(message)], seat, message.action if isinstance(message, Do) else None)
            # The same command again is told that it was carried out, whatever else it asks for this time.
            self.decisions.setdefault(deed, found)
        elif isinstance(message, Wish):
            self.wishes.add((table, seat, tuple(sorted(set(message.windows)))))
        elif isinstance(message, Time):
            self.times.add((table, seat, message.more))
        elif isinstance(message, Commit):
            self.contributions.add((table, message.hash))
        elif isinstance(message, Reveal):
            self.contributions.add((table, message.bytes))
        elif isinstance(message, Chat):
            said = message.call if message.text is None else clean_line(message.text)
            self.lines.add((table, seat, str(said), message.piece))
        elif not isinstance(message, SetPace):
            raise AssertionError(f"{message} was done")

    def lost(self, table: str, seat: int, client: str, message: FromClient) -> None:
        """A connection was lost before a command was answered: it may have been carried out."""
        if isinstance(message, Do | Undo | Withdraw):
            self.unsure.add(Deed(table, client, message.command, message.decision))
        elif isinstance(message, Wish | Time | Commit | Reveal | Chat):
            self.done(table, seat, client, message)

    def rematched(self, table: str) -> None:
        """A rematch was granted; the first one makes a table, and others lead to the same."""
        self.made += table not in self._rematches
        self._rematches.add(table)

    # Comparing

    def audit(self) -> dict[str, Known]:
        """Compare the database with what was accepted. Nothing must be on its way."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as database:
            tables = _tables(database)
            guests = database.execute("select count(*) from guests").fetchone()[0]
        assert len(tables) == self.made, f"{len(tables)} tables, {self.made} made"
        assert guests == self.welcomed, f"{guests} guests, {self.welcomed} welcomed"
        found: set[Deed] = set()
        for known in tables.values():
            assert [row.number for row in known.log] == list(range(1, len(known.log) + 1))
            found |= self._decided(known)
            self._check_people(known)
        assert self.decisions.keys() <= found, f"not in the log: {self.decisions.keys() - found}"
        return tables

    def _decided(self, known: Known) -> set[Deed]:
        """The decisions in a table's log that came with a command; each must have been accepted, once."""
        found: set[Deed] = set()
        table, has_wishes = known.row.id, bool(GAMES[known.row.game].wishes)
        for row in known.log:
            entry = msgspec.json.decode(row.body)
            if entry["type"] not in ("decision", "undo", "withdraw"):
                continue
            if row.client is None or row.command is None or row.decision is None:
                assert self._goes_by_itself(known, entry["seat"], has_wishes=has_wishes), f"{row} at {table}"
                continue
            deed = Deed(table, row.client, row.command, row.decision)
            assert deed not in found, f"twice in the log: {deed}"
            found.add(deed)
            if deed in self.unsure and deed not in self.decisions:
                continue
            assert deed in self.decisions, f"refused, but in the log: {deed}"
            kind, seat, action = self.decisions[deed]
            assert (kind, seat) == (entry["type"], row.seat), f"{row} was {kind} of seat {seat}"
            if isinstance(action, int):
                action = GAMES[known.row.game].vocabulary[action].notation
            assert action is None or action == entry["do"], f"{row} was {action}"
        return found

    def _goes_by_itself(self, known: Known, seat: int, *, has_wishes: bool) -> bool:
        plan = msgspec.json.decode(known.row.plan)
        table = known.row.id
        given = any(self.deeds[table, verb, seat] for verb in ("bot", "leave", "resign"))
        return has_wishes or given or plan[seat]["kind"] == "bot"

    def _check_people(self, known: Known) -> None:
        table = known.row.id
        counts: Counter[tuple[str, int]] = Counter()
        for row in known.log:
            entry: dict[str, Any] = msgspec.json.decode(row.body)
            kind = entry["type"]
            if kind == "wish":
                wanted = (table, entry["seat"], tuple(sorted(entry["windows"])))
                assert wanted in self.wishes, f"refused, but in the log: {wanted}"
            elif kind == "timed":
                assert (table, entry["seat"], entry["more"]) in self.times, f"refused, but in the log: {row}"
            elif kind in ("committed", "revealed"):
                added = entry["hash"] if kind == "committed" else entry["bytes"]
                assert (table, added) in self.contributions, f"refused, but in the log: {row}"
            elif kind == "chatted":
                said = (table, entry["seat"], entry.get("call") or entry["text"], entry.get("piece"))
                assert said in self.lines, f"refused, but in the log: {row}"
            elif kind in BEHIND and row.at > known.row.created:
                counts[kind, entry.get("seat", -1)] += 1
        for (kind, seat), count in counts.items():
            seats = range(8) if seat < 0 else (seat,)
            accepted = sum(self.deeds[table, verb, one] for verb in BEHIND[kind] for one in seats)
            assert count <= accepted, f"{table}: {count} times {kind} at seat {seat}, {accepted} accepted"


def _tables(database: sqlite3.Connection) -> dict[str, Known]:
    columns = ", ".join(TableRow._fields)
    rows = [TableRow(*row) for row in database.execute(f"select {columns} from tables")]
    found = {row.id: Known(row._replace(known_deal=bool(row.known_deal)), []) for row in rows}
    columns = ", ".join(LogRow._fields)
    for table, *row in database.execute(f"select table_id, {columns} from log order by table_id, number"):
        found[table].log.append(LogRow(*row))
    return found


def snapshot_of(known: Known, seat: int) -> str | None:
    """What somebody who comes now is to be shown from a seat, made from the log alone; None before the match."""
    ledger = Ledger.folded(known.row, known.log)
    return None if ledger.match is None else encoded(Channel(seat).snapshot(ledger, None))
