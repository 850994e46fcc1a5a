"""The rules for the page, as the server gives them out."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

import astroport
from astroport.core import sections
from astroport.core.contract import Game
from astroport.server.engines import address_of
from astroport.wasm.describe import section
from tests.server.faults import ServerProcess

GAMES = list(astroport.catalogue().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_page_gets_the_rules_of_a_game_once_and_for_ever(house: ServerProcess, game: Game) -> None:
    shelf = httpx.get(f"{house.url}/api/games", timeout=120).json()
    address = next(each["engine"] for each in shelf if each["slug"] == game.slug)
    answer = httpx.get(house.url + address)
    assert answer.content == game.engine_file.read_bytes()
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]


def test_under_another_digest_there_is_nothing(house: ServerProcess) -> None:
    answer = httpx.get(f"{house.url}/engines/{GAMES[0].slug}-0000000000000000.wasm")
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing_here")


def test_rules_for_another_layout_are_as_if_they_were_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file = GAMES[0], tmp_path / "engine.wasm"
    monkeypatch.setattr(Game, "engine_file", file)
    assert address_of.__wrapped__(game) is None
    file.write_bytes(sections.MAGIC + section(game))
    assert address_of.__wrapped__(game)
    for description in (
        sections.section(sections.DESCRIPTION, b'{"layout": "another"}'),
        sections.section("name", b"nothing"),
    ):
        file.write_bytes(sections.MAGIC + description)
        assert address_of.__wrapped__(game) is None
        assert "rules_outdated" in capsys.readouterr().err
