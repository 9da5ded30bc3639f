"""Who this user is at each server, and how much they have seen of their tables there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from aerodrome.cli.errors import CommandError
from aerodrome.cli.storage import files, folders

FOLDER = "guests"
MOST_BYTES = 1_000_000


class Page(msgspec.Struct):
    """What is kept for one server: the cookies that say who one is, and the version seen from each seat."""

    cookies: dict[str, str] = {}
    seen: dict[str, int] = {}


class GuestFile:
    """The page of one server, in a file that only its user can read."""

    def __init__(self, server: str) -> None:
        name = re.sub(r"[^A-Za-z0-9.-]+", "_", server)
        self._path: Path = folders.made() / FOLDER / f"{name}.json"
        self.page = self._read()

    def _read(self) -> Page:
        if not self._path.exists():
            return Page()
        try:
            return msgspec.json.decode(files.read(self._path, MOST_BYTES), type=Page)
        except msgspec.MsgspecError:
            raise CommandError("cli-error-guestbook", file=str(self._path)) from None

    def keep(self) -> None:
        """Write the page."""
        with files.watched(self._path.parent):
            self._path.parent.mkdir(mode=0o700, exist_ok=True)
        files.replace(self._path, msgspec.json.encode(self.page))
