"""Tables keep what came up for the options that were left to chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("table_states") as batch:
        batch.add_column(sa.Column("drawn", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("table_states") as batch:
        batch.drop_column("drawn")
