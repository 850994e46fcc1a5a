"""How the database came to its present shape, step by step (Alembic); each step is a file of `versions/`.

A new one: `alembic --config src/astroport/server/migrations/alembic.ini revision -m "what it does"`.
"""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from astroport.server.schema import StoreError

_ONE_PROCESS = 0x617374726F  # of PostgreSQL's locks, any number of our own: "astro"
_ONE_THREAD = Lock()  # Alembic knows one migration at a time


def migrate(connection: Connection) -> None:
    """Bring the database to its present shape, within the connection's transaction.

    Of several processes that start together, one does it and the others wait.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ONE_PROCESS})
    config = _config()
    config.attributes["connection"] = connection
    try:
        with _ONE_THREAD:
            command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the database was made by a newer Astroport, or by something else ({error})") from error


def knows(revision: str) -> bool:
    """Whether this Astroport can bring a database of that revision to its present shape."""
    return any(step.revision == revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
