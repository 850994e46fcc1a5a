"""Some thousands of mutated messages and requests, on every run; a hundred thousand by `tests.server.fuzzing`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import services
from tests.server.faults import run
from tests.server.fuzzing import Fuzzer, fuzzed_server


@pytest.mark.parametrize(("database", "messages"), [("sqlite", 1000), ("postgresql", 300)])
def test_no_message_breaks_the_house_and_each_is_answered(
    database: str, messages: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = fuzzed_server(tmp_path / "fuzzed")

    def thrown() -> None:
        run(server.start())
        try:
            fuzzer = Fuzzer(server, seed=7)
            run(fuzzer.throw(messages))
        finally:
            server.stop()
        assert fuzzer.thrown == messages
        assert not fuzzer.broken

    if database == "sqlite":
        thrown()
        return
    service: services.Postgres = request.getfixturevalue("postgres")
    server.settings["ASTROPORT_DATABASE"] = service.database()
    thrown()
