"""What the server keeps: guests, tables and their logs, in SQLite or PostgreSQL."""

from __future__ import annotations

from .bus import EVERYTHING, PRESENCE, Bus, LoneBus, PostgresBus
from .failures import Conflict, DatabaseFailed, NotWritten, Unreadable, Unsure
from .rows import (
    Change,
    GuestRow,
    Holding,
    ListedTable,
    LogRow,
    PresenceRow,
    ResultRow,
    SnapshotRow,
    TableRow,
    TableState,
)
from .store import Store
from .writer import Batch

__all__ = [
    "EVERYTHING",
    "PRESENCE",
    "Batch",
    "Bus",
    "Change",
    "Conflict",
    "DatabaseFailed",
    "GuestRow",
    "Holding",
    "ListedTable",
    "LogRow",
    "LoneBus",
    "NotWritten",
    "PostgresBus",
    "PresenceRow",
    "ResultRow",
    "SnapshotRow",
    "Store",
    "TableRow",
    "TableState",
    "Unreadable",
    "Unsure",
]
