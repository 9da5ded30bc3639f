"""Where matches are kept: AERODROME_HOME, else the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

from aerodrome.cli.storage.files import watched

TABLES, MATCHES, GUESTS = "tables", "matches", "guests"
"""Matches that go on, records of finished ones, who this user is at each server."""


def home() -> Path:
    """The folder of this user's matches; it need not exist."""
    if own := os.environ.get("AERODROME_HOME"):
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME", "")
    # The specification says that a relative path there is to be ignored.
    base = Path(shared) if Path(shared).is_absolute() else Path.home() / ".local" / "share"
    return base / "aerodrome"


def made(name: str = "") -> Path:
    """The folder of this user, or one in it, which exists from now on."""
    folder = home() / name
    with watched(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
