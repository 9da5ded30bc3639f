"""The tables of the database. Their columns are the fields of `rows`, by name and type.

A change here needs a migration in `migrations/versions`, and a fixture of it in the tests; see `migrations`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args, get_type_hints

import sqlalchemy as sa

from . import rows

# SQLite alters a table by rebuilding it, for which each constraint needs a name.
METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_TYPES: Final[dict[Any, Any]] = {bytes: sa.LargeBinary, bool: sa.Boolean, int: sa.Integer, float: sa.Double}


def _columns(row: type[Any], *own: sa.Column[Any], key: Sequence[str] = ()) -> list[sa.Column[Any]]:
    """A column for each field of a row; `own` are those that its type does not say. `table` is for the caller."""
    found = [*own]
    for name, hint in get_type_hints(row).items():
        if name != "table" and all(name != column.name for column in own):
            kinds = get_args(hint) or (hint,)
            kind, is_nullable = _TYPES.get(kinds[0], sa.Text), type(None) in kinds
            found.append(sa.Column(name, kind, nullable=is_nullable, primary_key=name in key, autoincrement=False))
    return found


def _table_id(*, is_key: bool = True) -> sa.Column[str]:
    """The table that a row is about, which the row calls `table`."""
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), key="table", primary_key=is_key, nullable=False)


TABLES = sa.Table("tables", METADATA, *_columns(rows.TableRow, key=["id"]))
TABLE_STATES = sa.Table("table_states", METADATA, _table_id(), *_columns(rows.TableState))
LOG = sa.Table(
    "log",
    METADATA,
    # Without a foreign key: PostgreSQL would lock and write the table's row with each entry.
    sa.Column("table_id", sa.Text, key="table", primary_key=True),
    *_columns(rows.LogRow, sa.Column("decision", sa.BigInteger), sa.Column("command", sa.BigInteger), key=["number"]),
    sa.CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)
HOLDERS = sa.Table(
    "holders",
    METADATA,
    # Counts upwards: the first holder of a seat is its owner.
    sa.Column("place", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    _table_id(is_key=False),
    *_columns(rows.Holding),
    sa.UniqueConstraint("table", "seat", "guest"),
    sa.Index(None, "guest"),
)
RESULTS = sa.Table(
    "results",
    METADATA,
    _table_id(),
    *_columns(rows.ResultRow, key=["seat"]),
    sa.Index(None, "guest", "ended"),
    sa.Index(None, "together"),
)
GUESTS = sa.Table(
    "guests",
    METADATA,
    *_columns(
        rows.GuestRow,
        sa.Column("recovery", sa.Text, unique=True),
        sa.Column("session", sa.Integer, nullable=False, server_default="0"),
        key=["id"],
    ),
)
SNAPSHOTS = sa.Table("snapshots", METADATA, _table_id(), *_columns(rows.SnapshotRow, key=["viewpoint"]))
PRESENCE = sa.Table("presence", METADATA, _table_id(), *_columns(rows.PresenceRow, key=["seat", "process"]))
SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
