"""What players reach together from match to match: progress sheets, in one file of the user's data folder.

Each sheet belongs to those who sit at the table, by the spelling of their seats. A match counts once, however often it
is resumed or filed: the file remembers the commitments of those that were counted.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from aerodrome.cli.errors import CommandError, blamed
from aerodrome.cli.storage import files, folders
from aerodrome.cli.words import Words
from aerodrome.kernel import Game, Match
from aerodrome.kernel.locks import try_to_lock
from aerodrome.kernel.options import Value

FORMAT = 1
FILE = "progress.json"
LOCK = "progress.lock"
MOST_BYTES = 4_000_000
ATTEMPTS = 50
SECONDS_BETWEEN_ATTEMPTS = 0.1


class CountedSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet, and the commitments of the matches that were counted on it."""

    sheet: Any = None
    counted: tuple[str, ...] = ()


class ProgressSheets(Struct, frozen=True, forbid_unknown_fields=True):
    """All sheets of this user, by game and by who sits at the table."""

    format: int = FORMAT
    games: dict[str, dict[str, CountedSheet]] = {}


_BOOK = msgspec.json.Decoder(ProgressSheets)


def spelled(who: Sequence[object], seats: int) -> str:
    """Those who play together; where nobody is named, persons."""
    return ",".join(map(str, who or ["person"] * seats))


def path() -> Path:
    """The file of all sheets; it need not exist."""
    return folders.home() / FILE


def sheets(game: Game) -> dict[str, object]:
    return {who: page.sheet for who, page in _load().games.get(game.id, {}).items()}


def options(game: Game, chosen: Mapping[str, Value], who: Sequence[object]) -> dict[str, Value]:
    """The options that the sheet of these players decides for their next match."""
    own = game.registration.sheets
    if own is None:
        return {}
    together = spelled(who, len(who))
    with named(together):
        return own.options(sheets(game).get(together), game, chosen)


def count(match: Match, who: Sequence[object]) -> None:
    """Enter a finished match on the sheet of those who played it, unless it is there already."""
    own = match.game.registration.sheets
    # A position can be made up; a sheet tells what was played from the beginning.
    if own is None or match.outcome is None or match.record().position is not None:
        return
    if not own.counts(match.game, match.options):
        return
    game, together, commitment = match.game.id, spelled(who, match.seats), match.seed.commitment
    with _locked():
        book = _load()
        pages = book.games.get(game, {})
        page = pages.get(together, CountedSheet())
        if commitment in page.counted:
            return
        with named(together):
            sheet = own.after(page.sheet, match.game, match.options, bool(match.outcome.winners))
        if sheet == page.sheet:
            return
        pages = {**pages, together: CountedSheet(sheet, (*page.counted, commitment))}
        data = msgspec.json.format(msgspec.json.encode(replace(book, games={**book.games, game: pages})))
        files.replace(path(), data + b"\n")


def told_after(match: Match, who: Sequence[object], words: Words) -> list[str]:
    """What is said of the players' sheet when a match is over."""
    own = match.game.registration.sheets
    if own is None:
        return []
    together = spelled(who, match.seats)
    with named(together):
        return own.told(sheets(match.game).get(together), match.game, match.options, words.lang)


def _load() -> ProgressSheets:
    own = path()
    with files.watched(own):
        if not own.exists():
            return ProgressSheets()
    book = files.decoded(files.read(own, MOST_BYTES), _BOOK, "cli-error-progress", file=str(own))
    if book.format != FORMAT:
        raise CommandError("cli-error-progress", file=str(own))
    return book


def named(together: str) -> contextlib.AbstractContextManager[None]:
    """Turns what is wrong with a sheet into a sentence that names the file."""
    return blamed("cli-error-progress-sheet", who=together, file=str(path()))


@contextlib.contextmanager
def _locked() -> Iterator[None]:
    """No other process writes the sheets meanwhile. The file itself is replaced, so another one is locked."""
    own = folders.made() / LOCK
    with files.watched(own):
        handle = os.open(own, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        for attempt in range(ATTEMPTS):
            if try_to_lock(handle):
                break
            if attempt == ATTEMPTS - 1:
                raise CommandError("cli-error-progress-busy", file=str(path()))
            time.sleep(SECONDS_BETWEEN_ATTEMPTS)
        yield
    finally:
        os.close(handle)
