"""The addresses that people pass on to each other."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

_TABLE = re.compile(r"(?P<folder>.*)/table/(?P<table>[A-Za-z0-9_-]+)/?")
_SEAT = re.compile(r"(?P<seat>[0-9]{1,2})\.(?P<key>[A-Za-z0-9_=-]+)")


class Link(NamedTuple):
    """The address of a table, or of a seat there with the key that opens it. `server` is "" for a path alone."""

    server: str
    table: str
    seat: int | None = None
    key: str | None = None


def read_link(text: str) -> Link | None:
    """What an address like `http://host:port/table/ID#1.KEY` or a path like `/table/ID` names; None for others."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        return None
    found = _TABLE.fullmatch(parts.path)
    if found is None or parts.scheme not in ("", "http", "https") or bool(parts.scheme) != bool(parts.netloc):
        return None
    server = f"{parts.scheme}://{parts.netloc}{found['folder']}" if parts.scheme else ""
    if not parts.fragment:
        return Link(server, found["table"])
    seat = _SEAT.fullmatch(parts.fragment)
    return None if seat is None else Link(server, found["table"], int(seat["seat"]), seat["key"])
