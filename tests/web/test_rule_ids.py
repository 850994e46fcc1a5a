"""The rules that boards name, in tags and tips, are in the rulebooks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astroport
from astroport import catalogue

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("slug", sorted(slug for slug in catalogue() if (BOARDS / slug).is_dir()))
def test_boards_name_rules_that_exist(slug: str) -> None:
    game = astroport.game(slug)
    rulebook = (game.folder / "rulebook.en.md").read_text(encoding="utf-8")
    rule = re.compile(rf"\b{game.prefix}-\d+\.\d+[a-z]?\b")
    known = set(re.findall(rf"\*\*({rule.pattern}) ", rulebook))
    assert known
    files = [file for file in (BOARDS / slug).iterdir() if file.suffix in {".ts", ".svelte"}]
    unknown = {
        f"{file.name}: {named}" for file in files for named in rule.findall(file.read_text(encoding="utf-8"))
    } - {f"{file.name}: {named}" for file in files for named in known}
    assert not unknown
