"""Who this user is at each server, and how much they have seen of their tables there."""

from __future__ import annotations

import re

import msgspec

from aerodrome.cli.storage import files, folders

MOST_BYTES = 1_000_000


class GuestCookies(msgspec.Struct):
    """What is kept for one server: the cookies that say who one is, and the version seen from each seat."""

    cookies: dict[str, str] = {}
    seen: dict[str, int] = {}


_PAGE = msgspec.json.Decoder(GuestCookies)


class GuestFile:
    """The page of one server, in a file that only its user can read."""

    def __init__(self, server: str) -> None:
        name = re.sub(r"[^A-Za-z0-9.-]+", "_", server)
        self._path = path = folders.made(folders.GUESTS) / f"{name}.json"
        data = files.read(path, MOST_BYTES) if path.exists() else b"{}"
        self.page = files.decoded(data, _PAGE, "cli-error-guestbook", file=str(path))

    def keep(self) -> None:
        files.replace(self._path, msgspec.json.encode(self.page))
