"""The tables of the database. What stands in them is said in `rows`.

A change here needs a migration in `migrations/versions`, and a fixture of it in the tests; see `migrations`.
"""

from __future__ import annotations

import sqlalchemy as sa

# SQLite changes a table by making it anew, for which every constraint needs a name.
METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Text, nullable=False),
    sa.Column("catalogue_hash", sa.Text, nullable=False),
    sa.Column("catalogue", sa.Text),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("known_deal", sa.Boolean, nullable=False),
    sa.Column("position", sa.Text),
    sa.Column("absence", sa.Integer, nullable=False),
    sa.Column("creator", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

TABLE_STATES = sa.Table(
    "table_states",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("deciding", sa.Text, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
)

# Without a foreign key: PostgreSQL would lock and write the table's row for every entry.
LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("decision", sa.BigInteger),
    sa.Column("client", sa.Text),
    sa.Column("command", sa.BigInteger),
    sa.CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)

# `place` counts upwards: the first holder of a seat is its owner.
HOLDERS = sa.Table(
    "holders",
    METADATA,
    sa.Column("place", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "guest"),
    sa.Index(None, "guest"),
)

RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("together", sa.Text, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("score", sa.Integer),
    sa.Column("ended", sa.Double, nullable=False),
    sa.Index(None, "guest", "ended"),
    sa.Index(None, "together"),
)

GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("colour", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("recovery", sa.Text, unique=True),
    sa.Column("session", sa.Integer, nullable=False, server_default="0"),
)

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("viewpoint", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("is_connected", sa.Boolean, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
)

SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
