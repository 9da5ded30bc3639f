"""What can go wrong in the store, apart from a database that cannot be opened."""

from __future__ import annotations

from aerodrome.protocol import Refused


class Conflict(Exception):
    """Somebody else was first: the log of this table already has an entry of this number, or the table exists.

    Nothing was written. To retry, read the log and judge the change again.
    """


class DatabaseFailed(Refused):
    """What the failures of a database have in common. `reason` is for the log: it may name hosts and files.

    `what` is the kind of failure in a word.
    """

    what = "failed"
    told = "server-error-database-failed"
    seconds: float | None = 1.0

    def __init__(self, reason: str) -> None:
        super().__init__("broken", self.told, wait=self.seconds)
        self.reason = reason


class NotWritten(DatabaseFailed):
    """The database failed. Nothing of the change was written; the same change may be tried again later."""

    what = "not-written"


class Unsure(DatabaseFailed):
    """The database failed while it was committing: the change may have been written, whole, or not at all.

    See `Store.append` for how to find out.
    """

    what = "unsure"
    told = "server-error-database-unsure"
    seconds = None


class Unreadable(DatabaseFailed):
    """The database failed while it was read."""

    what = "unreadable"


def reason_of(error: BaseException) -> str:
    """What the database said, in one line, without the statement and its values: those may be secret."""
    origin = getattr(error, "orig", None) or error
    lines = str(origin).splitlines()
    return f"{type(origin).__name__}: {lines[0] if lines else ''}".removesuffix(": ")
