"""Results tell how long a match took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("results") as batch:
        batch.add_column(sa.Column("turns", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("seconds", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("results") as batch:
        batch.drop_column("seconds")
        batch.drop_column("turns")
