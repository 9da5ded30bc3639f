"""Runs migrations for Alembic, on the connection that `migrate` brings or on the database of `-x database=…`."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from aerodrome.server.store.engines import writing
from aerodrome.server.store.migrate import VERSION_TABLE
from aerodrome.server.store.places import place_of
from aerodrome.server.store.schema import METADATA


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        version_table=VERSION_TABLE,
        # SQLite cannot alter much: there a new table is made and the rows are copied.
        render_as_batch=True,
        # SQLite can take back changes of the schema too, once it is told to begin.
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if isinstance(given, Connection):
    run(given)
else:
    with writing(place_of(context.get_x_argument(as_dictionary=True)["database"])).begin() as opened:
        run(opened)
