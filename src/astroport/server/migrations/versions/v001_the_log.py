"""The first tables: matches, their logs, who sits where, notes of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "match",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
    )
    op.create_index("match_stage", "match", ["stage"])
    op.create_table(
        "entry",
        sa.Column("match", sa.Text, sa.ForeignKey("match.id", name="entry_match"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("command_id", sa.Text),
        sa.PrimaryKeyConstraint("match", "number"),
        sqlite_with_rowid=False,
    )
    commanded = sa.text("command_id IS NOT NULL")
    op.create_index(
        "entry_command",
        "entry",
        ["match", "command_id"],
        unique=True,
        sqlite_where=commanded,
        postgresql_where=commanded,
    )
    op.create_table(
        "seating",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("match", sa.Text, sa.ForeignKey("match.id", name="seating_match"), nullable=False),
        sa.PrimaryKeyConstraint("person", "match"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "house",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
