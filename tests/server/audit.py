"""Whether a finished table is as its people were told: nothing that was acknowledged is lost, nothing stands twice."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Engine

import aerodrome
from aerodrome.kernel import Match
from aerodrome.kernel.record import Decision, Record, Undone, Wished, Withdrawn, loads
from aerodrome.server.entries import MatchEntry, decode
from aerodrome.server.store import LogRow, reads
from aerodrome.server.store.engines import reading
from aerodrome.server.store.places import place_of
from tests.server.players import Deed, Player, Tally, deed_of

SECONDS_TO_CATCH_UP = 60.0


class Auditor:
    """Reads the logs of a database, beside the server that writes them."""

    def __init__(self, database: str, tally: Tally) -> None:
        self._engine: Engine = reading(place_of(database))
        self._tally = tally

    def close(self) -> None:
        self._engine.dispose()

    async def check(self, table: str, record: str, players: Sequence[Player]) -> None:
        """All that must hold for a table that is over or closed. Raises AssertionError, with the table's id."""
        rows = await asyncio.to_thread(self._log, table)
        known = loads(record)
        match = await asyncio.to_thread(_replayed, known)
        check_record(table, rows, known)
        self._compare(table, rows, players)
        for player in players:
            await _sees(player, match)
        check_versions(players)

    def _log(self, table: str) -> list[LogRow]:
        with self._engine.connect() as connection:
            return reads.log(connection, table, 0)

    def _compare(self, table: str, rows: Sequence[LogRow], players: Sequence[Player]) -> None:
        """Each device's acknowledged commands against its rows of the log, in order."""
        lost, extra = differences(rows, {player.place.client: player.acknowledged for player in players})
        self._tally.written += sum(row.client is not None for row in rows)
        self._tally.lost += len(lost)
        self._tally.duplicated += len(extra)
        assert not lost, f"table {table}: acknowledged, but not in the log: {lost}"
        assert not extra, f"table {table}: in the log, but not acknowledged or twice: {extra}"
        for player in players:
            written = [_deed(row) for row in rows if row.client == player.place.client]
            assert written == player.acknowledged, f"table {table}: the log of {player.place.client} is out of order"


def differences(
    rows: Sequence[LogRow], acknowledged: dict[str, list[Deed]]
) -> tuple[list[tuple[str, Deed]], list[tuple[str, Deed]]]:
    """What was acknowledged and is not in the log; what is in the log and was not acknowledged, or only once."""
    promised = Counter((client, deed) for client, deeds in acknowledged.items() for deed in deeds)
    written = Counter((row.client, _deed(row)) for row in rows if row.client is not None)
    return list((promised - written).elements()), list((written - promised).elements())


def check_record(table: str, rows: Sequence[LogRow], record: Record) -> None:
    """The downloaded record has every entry of the match in the log, and nothing else; no command stands twice."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1)), f"table {table}: the log has a gap"
    entries = tuple(entry for row in rows if isinstance(entry := decode(row.body), MatchEntry))
    assert entries == record.entries, f"table {table}: the record is not the log"
    commands = Counter((row.client, row.command) for row in rows if row.client is not None)
    twice = [command for command, times in commands.items() if times > 1]
    assert not twice, f"table {table}: carried out twice: {twice}"


def check_versions(players: Sequence[Player]) -> None:
    """Devices that look from the same seat were told as much as each other."""
    told: dict[int, int | None] = {}
    for player in players:
        place = player.place
        assert told.setdefault(place.seat, place.version) == place.version, f"table {place.table.id}"


def _deed(row: LogRow) -> Deed:
    entry = decode(row.body)
    assert isinstance(entry, Decision | Undone | Withdrawn | Wished)
    return deed_of(entry)


def _replayed(record: Record) -> Match:
    aerodrome.verify(record)
    return aerodrome.replay(record)


async def _sees(player: Player, match: Match) -> None:
    """What a device has put together from snapshots and updates is what the replayed match shows its seat."""
    place = player.place
    wanted: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.view(place.seat)))
    until = time.monotonic() + SECONDS_TO_CATCH_UP
    while place.fields != wanted and time.monotonic() < until:
        await asyncio.sleep(0.02)
    different = [name for name in wanted if place.fields.get(name) != wanted[name]]
    assert place.fields == wanted, f"table {place.table.id}, seat {place.seat} sees another {', '.join(different)}"
    outcome = match.outcome
    if outcome is not None:
        assert place.outcome is not None
        assert place.outcome.winners == outcome.winners
        assert place.legal == ()
