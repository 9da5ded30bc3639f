"""Who this user is at each server, and how much they have seen of their tables there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from aerodrome.cli.storage import files, folders

FOLDER = "guests"
MOST_BYTES = 1_000_000


class Page(msgspec.Struct):
    """What is kept for one server: the cookies that say who one is, and the version seen from each seat."""

    cookies: dict[str, str] = {}
    seen: dict[str, int] = {}


_PAGE = msgspec.json.Decoder(Page)


class GuestFile:
    """The page of one server, in a file that only its user can read."""

    def __init__(self, server: str) -> None:
        name = re.sub(r"[^A-Za-z0-9.-]+", "_", server)
        self._path: Path = folders.made(FOLDER) / f"{name}.json"
        self.page = self._read()

    def _read(self) -> Page:
        if not self._path.exists():
            return Page()
        return files.decoded(files.read(self._path, MOST_BYTES), _PAGE, "cli-error-guestbook", file=str(self._path))

    def keep(self) -> None:
        """Write the page."""
        files.replace(self._path, msgspec.json.encode(self.page))
