"""One match per game and variant, kept in the repository, replays to the same bytes for ever."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from astroport import catalogue
from astroport.games.sputnik import GAME
from astroport.testing import BrokenGameError, check_golden, check_older, matters

HERE = Path(__file__).parent
GOLDEN = HERE / "sputnik" / "golden"


@pytest.mark.parametrize("slug", catalogue())
def test_golden_records_replay(slug: str) -> None:
    game = catalogue()[slug]
    assert check_golden(game, HERE / slug / "golden") == len(matters(game)) > 1


OLDER = [(slug, version) for slug, game in catalogue().items() for version in game.older]


@pytest.mark.parametrize(("slug", "version"), OLDER)
def test_records_of_older_rules_play_by_theirs(slug: str, version: int) -> None:
    """As they were written then, to the same states and results: not one byte of these files changes any more."""
    assert check_older(catalogue()[slug], HERE / slug / f"golden_v{version}") > 1


def test_other_states_are_noticed(tmp_path: Path) -> None:
    shutil.copytree(GOLDEN, tmp_path / "golden")
    states = tmp_path / "golden" / "states.json"
    hashes = json.loads(states.read_text(encoding="utf-8"))
    hashes[max(hashes)] = "0" * 64
    states.write_text(json.dumps(hashes), encoding="utf-8")
    with pytest.raises(BrokenGameError, match="other states than before"):
        check_golden(GAME, tmp_path / "golden")


def test_a_missing_variant_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(GOLDEN, tmp_path / "golden")
    next((tmp_path / "golden").glob("seats2*.json")).unlink()
    with pytest.raises(BrokenGameError, match="not one golden record for each variant"):
        check_golden(GAME, tmp_path / "golden")
