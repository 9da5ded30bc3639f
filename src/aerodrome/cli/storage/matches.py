"""Saved matches: reading them back from their files, finding unfinished ones, filing finished ones."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from aerodrome.cli.errors import CommandError, blamed
from aerodrome.cli.fronts import find_game
from aerodrome.cli.session.history import History
from aerodrome.cli.session.session import SPECTATOR
from aerodrome.cli.storage import files, folders, journal, progress
from aerodrome.cli.storage.journal import ENDING, Journal
from aerodrome.kernel import Game, Match, Record, replay
from aerodrome.kernel.locks import try_to_lock
from aerodrome.kernel.record import MOST_BYTES, Entry, loads

Watch = Callable[[Match, Entry], None]


def load(path: Path) -> Record:
    """The record in a file; the journal of a match that goes on is one too."""
    data = files.read(path, MOST_BYTES)
    if journal.is_journal(data):
        return journal.read(data, path).record
    with blamed("cli-error-record", file=str(path)):
        return loads(data)


def game_of(record: Record, path: Path) -> Game:
    """The game of a record, with the catalogue that the record brings."""
    game = find_game(record.game)
    if record.catalogue is None:
        return game
    with blamed("cli-error-record", file=str(path)):
        return game.with_catalogue(record.catalogue)


def revive(record: Record, path: Path, watch: Watch | None = None) -> Match:
    """The match of a record, played again up to its end; `watch` sees it after every entry."""
    with blamed("cli-error-record", file=str(path)):
        return replay(record, game_of(record, path), watch=watch)


def retold(record: Record, path: Path, seats: Sequence[int]) -> tuple[Match, dict[int, History]]:
    """The match of a record, and its story as each of these seats knows it."""
    beginning = revive(replace(record, entries=(), result=None), path)
    histories = {seat: History(beginning.game, beginning.view(seat)) for seat in seats}

    def note(match: Match, entry: Entry) -> None:
        for story in histories.values():
            story.note(match, entry)

    return revive(record, path, note), histories


class Waiting(NamedTuple):
    """A match that can be continued."""

    path: Path
    match: Match
    decisions: int
    when: datetime
    who: tuple[str, ...]


class Shelf(NamedTuple):
    """The unfinished matches of a game, the last one first, and those that cannot be continued now."""

    waiting: list[Waiting]
    busy: list[Path]
    damaged: list[Path]


def shelf(game: str) -> Shelf:
    """Look through the unfinished matches. One that has ended and was not filed, because of a crash, is filed now."""
    found = Shelf([], [], [])
    paths = folders.made(folders.TABLES).glob(f"{game}-*{ENDING}")
    for path in sorted(paths, key=lambda path: (_changed(path), path.name), reverse=True):
        if is_busy(path):
            found.busy.append(path)
            continue
        counted: list[Entry] = []
        try:
            found_there = journal.read(files.read(path, MOST_BYTES), path)
            match = revive(found_there.record, path, partial(_count, counted))
        except CommandError:
            # A journal without a first line is the trace of a crash before anything was played.
            if path.stat().st_size:
                found.damaged.append(path)
            continue
        if match.outcome is None:
            when = datetime.fromtimestamp(_changed(path), UTC).astimezone()
            found.waiting.append(Waiting(path, match, len(counted), when, found_there.who))
        else:
            trouble = finish(match, Journal.open(path)[0], found_there.who).trouble
            if trouble is not None:
                raise trouble
    return found


def _count(counted: list[Entry], match: Match, entry: Entry) -> None:
    """Count an entry; of secret plans not even the number is told."""
    if not (match.game.secret_together and match.game.is_planning(match.view(SPECTATOR))):
        counted.append(entry)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def is_busy(path: Path) -> bool:
    """Whether another process is playing this match."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not try_to_lock(handle)
    finally:
        os.close(handle)


class Filed(NamedTuple):
    """Where the record of a finished match is, and what kept the match from being counted on its progress sheet."""

    path: Path
    trouble: CommandError | None


def finish(match: Match, kept: Journal, who: Sequence[object] = ()) -> Filed:
    """File the record of a match that is over, count it for those who played, and only then remove its journal.

    A match that cannot be counted keeps its journal, so that it is counted as soon as it can be.
    """
    data = match.record(with_seed=True).dumps().encode()
    path = folders.made(folders.MATCHES) / f"{kept.path.stem}.json"
    if not _holds(path, data):
        path = files.free_name(path.parent, path.stem, path.suffix)
        files.create(path, data)
    try:
        progress.count(match, who)
    except CommandError as trouble:
        kept.close()
        return Filed(path, trouble)
    kept.remove()
    return Filed(path, None)


def _holds(path: Path, data: bytes) -> bool:
    """Whether a file has exactly these bytes: a crash may have come after the record was filed."""
    try:
        return files.read(path, len(data)) == data
    except CommandError:
        return False
