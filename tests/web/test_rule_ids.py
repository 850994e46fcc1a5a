<<<<<<< HEAD
"""The rules that the page names beside things are in the rulebook, under the number that it gives them."""
=======
"""The rules that boards name, in tags and tips, are in the rulebooks."""
>>>>>>> h/escape

from __future__ import annotations

import re
from pathlib import Path

import pytest

<<<<<<< HEAD
from astroport.core.registry import catalogue

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("slug", sorted(path.name for path in PAGES.iterdir() if path.name in catalogue()))
def test_a_rule_that_is_named_is_in_the_book(slug: str) -> None:
    game = catalogue()[slug]
    files = [path for path in (PAGES / slug).rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {rule for path in files for rule in re.findall(rf"\b{game.prefix}-\d+\.\d+\b", path.read_text())}
    assert named <= game.rulebooks["en"].rules.keys()
    assert named <= game.rulebooks["fr"].rules.keys()
    assert named, "things say their rules"
=======
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
>>>>>>> h/escape
