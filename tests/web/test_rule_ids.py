"""The rules that the page names beside things are in the rulebook, under the number that it gives them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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
