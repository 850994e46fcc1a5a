"""What a match takes on the disk, who opened it, and whether it is a record that was brought along."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"

AT_ONCE = 500
BESIDE_BODY = 100  # bytes that an entry takes beside its body

match = sa.table("match", sa.column("id"), sa.column("opener"), sa.column("bytes"), sa.column("brought"))
entry = sa.table("entry", sa.column("match"), sa.column("number"), sa.column("body"))


def upgrade() -> None:
    """Add the columns, and fill them from the logs."""
    op.add_column("match", sa.Column("opener", sa.Text, nullable=False, server_default=""))
    op.add_column("match", sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("match", sa.Column("brought", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("match_opener", "match", ["opener"])
    size = sa.select(sa.func.sum(sa.func.length(entry.c.body) + BESIDE_BODY)).where(entry.c.match == match.c.id)
    connection = op.get_bind()
    connection.execute(match.update().values(bytes=sa.func.coalesce(size.scalar_subquery(), 0)))
    fill = (
        match.update()
        .where(match.c.id == sa.bindparam("this"))
        .values(opener=sa.bindparam("person"), brought=sa.bindparam("record", type_=sa.Boolean))
    )
    firsts = connection.execute(sa.select(entry.c.match, entry.c.body).where(entry.c.number == 1))
    for rows in firsts.partitions(AT_ONCE):
        connection.execute(fill, [_seen(this, bytes(body)) for this, body in rows])


def _seen(this: str, body: bytes) -> dict[str, object]:
    """What the first entry of a match tells; nothing if it cannot be read."""
    try:
        opened = json.loads(body)
        return {"this": this, "person": str(opened.get("opener", "")), "record": opened.get("record") is not None}
    except (ValueError, AttributeError):
        return {"this": this, "person": "", "record": False}
