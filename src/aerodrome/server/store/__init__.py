"""What the server keeps: guests, tables and their logs, in SQLite or PostgreSQL."""

from __future__ import annotations

from .bus import PRESENCE as PRESENCE
from .bus import Bus as Bus
from .failures import Conflict as Conflict
from .failures import DatabaseFailed as DatabaseFailed
from .failures import NotWritten as NotWritten
from .failures import Unreadable as Unreadable
from .failures import Unsure as Unsure
from .rows import Change as Change
from .rows import GuestRow as GuestRow
from .rows import Holding as Holding
from .rows import ListedTable as ListedTable
from .rows import LogRow as LogRow
from .rows import PresenceRow as PresenceRow
from .rows import ResultRow as ResultRow
from .rows import SnapshotRow as SnapshotRow
from .rows import TableRow as TableRow
from .rows import TableState as TableState
from .store import Store as Store
from .writer import CommittedBatch as CommittedBatch
