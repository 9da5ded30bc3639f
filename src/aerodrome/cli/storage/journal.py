"""A journal keeps a match on disk while it is played.

It is text: one line that says how the match began, with its secret seed, then one line for each entry, in the words of
a record. A decision is on disk before the table asks for the next one. A line that was not written to its end, because
the machine stopped there, is not part of the match.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from aerodrome.cli.errors import CommandError, blamed
from aerodrome.cli.storage import files
from aerodrome.kernel import Match, Record
from aerodrome.kernel.locks import try_to_lock
from aerodrome.kernel.record import MOST_BYTES, Entry, check_bounds, encode

FORMAT = 1
ENDING = ".journal"
_ENTRY: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_RECORD = msgspec.json.Decoder(Record)


class _Mark(msgspec.Struct, frozen=True):
    """What makes a first line that of a journal; `who` sits in each seat, as `parse_seats` spells it."""

    journal: int
    who: tuple[str, ...] = ()


_MARK = msgspec.json.Decoder(_Mark)


class Found(NamedTuple):
    """What a journal says, and how many of its bytes say it. An empty `who` means that persons sit everywhere."""

    record: Record
    length: int
    who: tuple[str, ...]


class Journal:
    """An open journal. No other process can write it while this one has it."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle = handle

    @classmethod
    def create(cls, folder: Path, match: Match, who: Sequence[str] = ()) -> Journal:
        """Begin the journal of a match, with everything that has happened in it and who sits in each seat."""
        now = datetime.now(UTC).astimezone()
        stem = f"{match.game.id}-{now:%Y%m%d-%H%M%S}-{match.seed.commitment[:6]}"
        path = files.free_name(folder, stem, ENDING)
        with files.watched(path):
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | files.BINARY, 0o600)
            journal = cls(path, handle)
            if not try_to_lock(handle):
                raise CommandError("cli-error-locked", file=str(path))
            files.write_all(handle, header(match, who) + b"".join(line(entry) for entry in match.entries))
            files.settle_folder(folder)
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, Found]:
        """Go on with a journal. An unfinished last line is cut off; anything else that is wrong leaves it as it is."""
        data = files.read(path, MOST_BYTES)
        read(data, path)
        with files.watched(path):
            handle = os.open(path, os.O_RDWR | os.O_APPEND | files.BINARY)
        try:
            if not try_to_lock(handle):
                raise CommandError("cli-error-locked", file=str(path))
            # Between the look above and the lock, another process may have played on.
            found = read(files.read(path, MOST_BYTES), path)
            with files.watched(path):
                if os.fstat(handle).st_size > found.length:
                    os.ftruncate(handle, found.length)
                    os.fsync(handle)
        except BaseException:
            os.close(handle)
            raise
        return cls(path, handle), found

    def append(self, entry: Entry) -> None:
        """Add an entry; it is on disk when this returns."""
        with files.watched(self.path):
            length = os.fstat(self._handle).st_size
            try:
                files.write_all(self._handle, line(entry))
            except OSError:
                # Half a line would be ignored anyway; without it, the next attempt can succeed.
                os.ftruncate(self._handle, length)
                raise

    def remove(self) -> None:
        """The match is kept elsewhere."""
        if os.name == "nt":
            self.close()  # an open file cannot be removed there; elsewhere the lock should outlive the name
        with files.watched(self.path):
            self.path.unlink()
        self.close()

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def header(match: Match, who: Sequence[str] = ()) -> bytes:
    plain = msgspec.to_builtins(match.record(with_seed=True))
    plain.pop("entries", None)
    plain.pop("result", None)
    seats = {"who": list(who)} if who else {}
    return (encode({"journal": FORMAT, **seats, **plain}) + "\n").encode()


def line(entry: Entry) -> bytes:
    return (encode(entry) + "\n").encode()


def is_journal(data: bytes) -> bool:
    """Whether this looks like a journal, and not like a record."""
    try:
        files.decoded(data.partition(b"\n")[0], _MARK, "cli-error-journal")
    except CommandError:
        return False
    return True


def read(data: bytes, path: Path) -> Found:
    """What a journal says. A torn last line is ignored; other damage is an error that names the line."""
    lines = data.splitlines(keepends=True)
    first = lines[0] if lines else b""
    mark = files.decoded(first, _MARK, "cli-error-journal", file=str(path), line=1)
    if mark.journal != FORMAT or not first.endswith(b"\n"):
        raise CommandError("cli-error-journal", file=str(path), line=1)
    record = files.decoded(first, _RECORD, "cli-error-journal", file=str(path), line=1)
    entries: list[Entry] = []
    length = len(first)
    for number, written in enumerate(lines[1:], 2):
        is_last = number == len(lines)
        if is_last and not written.endswith(b"\n"):
            break
        try:
            entries.append(files.decoded(written, _ENTRY, "cli-error-journal", file=str(path), line=number))
        except CommandError:
            if is_last:
                break
            raise
        length += len(written)
    found = msgspec.structs.replace(record, entries=tuple(entries), result=None)
    with blamed("cli-error-record", file=str(path)):
        check_bounds(found)
    return Found(found, length, mark.who)
