"""The page speaks of rules by their numbers: each of them must be in the rulebook of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astroport.core.registry import catalogue

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("slug", [slug for slug in catalogue() if (BOARDS / slug).is_dir()])
def test_every_rule_that_a_board_names_is_in_the_rulebook(slug: str) -> None:
    game = catalogue()[slug]
    number = re.compile(rf"\b{game.prefix}-\d+\.\d+\b")
    files = [file for file in (BOARDS / slug).iterdir() if ".test." not in file.name]
    named = {rule for file in files for rule in number.findall(file.read_text())}
    known = {rule.id for section in game.rulebooks["en"].sections for rule in section.rules}
    assert named <= known
