"""What a file has in it, and what it says of itself."""

from __future__ import annotations

import re

import comets
import pytest

import astroport
from astroport.core.contract import FUNCTIONS, Game
from astroport.core.layout import layout, layout_hash
from astroport.core.sections import described_layout
from astroport.wasm import exports
from astroport.wasm.describe import description, section
from astroport.wasm.exports import Export, exports_of

SPUTNIK = astroport.game("sputnik")


@pytest.mark.parametrize("game", [SPUTNIK, comets.GAME], ids=lambda game: game.slug)
def test_the_whole_contract_is_exported(game: Game) -> None:
    assert set(FUNCTIONS) <= {export.name for export in exports_of(game)}


def test_what_a_game_does_not_have_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "EXPORTS", (Export("awaited", "state"), Export("prophesy", "state, seat")))
    assert [export.name for export in exports_of(SPUTNIK)] == ["awaited"]
    assert [export.name for export in exports_of(comets.GAME)] == ["awaited", "query_seen_by"]


def test_a_file_says_where_everything_lies() -> None:
    told = description(SPUTNIK)
    legal = told["functions"]["legal"]
    assert [parameter["name"] for parameter in legal["parameters"]] == ["state", "seat", "actions"]
    assert [parameter["region"] for parameter in legal["parameters"]] == [True, False, True]
    assert told["regions"]["actions"] == {"item": "i2", "shape": [SPUTNIK.codec.count], "at": None}
    assert told["regions"]["words"]["at"] == "worlds"
    assert told["state"]["bytes"] == SPUTNIK.state.STATE.itemsize


def test_the_description_is_the_last_section_of_the_file() -> None:
    assert SPUTNIK.engine_file.read_bytes().endswith(section(SPUTNIK)), "make wasm builds what is tested here"
    assert described_layout(SPUTNIK.engine_file.read_bytes()) == layout_hash(SPUTNIK)


def test_another_layout_has_another_hash() -> None:
    assert re.fullmatch("[0-9a-f]{16}", layout_hash(SPUTNIK))
    assert layout_hash(SPUTNIK) != layout_hash(comets.GAME)
    fields = {field["name"]: field for field in layout(SPUTNIK)["state"]["fields"]}
    assert (fields["height"]["type"], fields["height"]["shape"]) == ("u1", [37])
