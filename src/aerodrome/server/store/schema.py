"""The tables of the database. What stands in them is said in `rows`.

A change here needs a migration in `migrations/versions`, and a fixture of it in the tests; see `migrations`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

# SQLite changes a table by making it anew, for which every constraint needs a name.
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("catalogue_hash", Text, nullable=False),
    Column("catalogue", Text),
    Column("options", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("known_deal", Boolean, nullable=False),
    Column("position", Text),
    Column("absence", Integer, nullable=False),
    Column("creator", Text, nullable=False),
    Column("created", Double, nullable=False),
)

TABLE_STATES = Table(
    "table_states",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("status", Text, nullable=False),
    Column("deciding", Text, nullable=False),
    Column("changed", Double, nullable=False),
)

# Without a foreign key: PostgreSQL would lock and write the table's row for every entry.
LOG = Table(
    "log",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("seat", Integer),
    Column("decision", BigInteger),
    Column("client", Text),
    Column("command", BigInteger),
    CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)

# `place` counts upwards: the first holder of a seat is its owner.
HOLDERS = Table(
    "holders",
    METADATA,
    Column("place", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "guest"),
    Index(None, "guest"),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("together", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("score", Integer),
    Column("ended", Double, nullable=False),
    Index(None, "guest", "ended"),
    Index(None, "together"),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("colour", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("recovery", Text, unique=True),
    Column("session", Integer, nullable=False, server_default="0"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("viewpoint", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", Text, primary_key=True),
    Column("is_connected", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
