"""What is stored: matches, the numbered log of each, who sits at which, and a few notes of the house.

The tables are made by `astroport.server.migrations`; what stands here must say the same (a test compares).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
)

from astroport.core.errors import AstroportError

SCHEMA = MetaData()
BESIDE_BODY = 100  # bytes that an entry takes beside its body, about

MATCH = Table(
    "match",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("opener", Text, nullable=False, server_default=""),
    Column("bytes", BigInteger, nullable=False, server_default="0"),
    Column("brought", Boolean, nullable=False, server_default=false()),
    Index("match_stage", "stage"),
    Index("match_opener", "opener"),
)

ENTRY = Table(
    "entry",
    SCHEMA,
    Column("match", Text, ForeignKey("match.id", name="entry_match"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("command_id", Text),
    PrimaryKeyConstraint("match", "number"),
    sqlite_with_rowid=False,  # a match's log lies together
)
_COMMANDED = ENTRY.c.command_id.is_not(None)
Index(
    "entry_command",
    ENTRY.c.match,
    ENTRY.c.command_id,
    unique=True,
    sqlite_where=_COMMANDED,
    postgresql_where=_COMMANDED,
)

SEATING = Table(
    "seating",
    SCHEMA,
    Column("person", Text, nullable=False),
    Column("match", Text, ForeignKey("match.id", name="seating_match"), nullable=False),
    PrimaryKeyConstraint("person", "match"),
    sqlite_with_rowid=False,
)

HOUSE = Table(
    "house",
    SCHEMA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


class StoreError(AstroportError, RuntimeError):
    """The database could not do what was asked."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """Something that happened at a table, with its number in the match's log."""

    match: str
    number: int
    at: int  # milliseconds since 1970
    kind: str
    body: bytes  # JSON
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of a match without reading its log."""

    id: str
    game: str
    rules_version: int
    stage: str
    opened_at: int
    touched_at: int
    opener: str = ""
    bytes: int = field(default=0, compare=False)  # that it takes, about
    brought: bool = False  # a record, only to be looked at


@dataclass(frozen=True, slots=True)
class Kept:
    """How much there is of a kind: of a stage, or records that were brought along."""

    kind: str
    matches: int
    bytes: int
