"""A server of its own for each module of tests that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import services
from tests.server.faults import ServerProcess, run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with a data folder of its own."""
    server = ServerProcess(tmp_path_factory.mktemp("house"))
    run(server.start())
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A running PostgreSQL; who stops it starts it again."""
    with services.postgres() as service:
        yield service


def data_of(server: ServerProcess) -> Path:
    """Where it keeps its matches."""
    return server.database.parent
