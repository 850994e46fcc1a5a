"""What the docs name is there: each step of a move, each word's file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = (ROOT / "docs/house.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| .* \| `([^`]+)` \| (`.*`) \|$", HOUSE.split("## One move")[1], re.MULTILINE)
FILES = sorted(set(re.findall(r"`((?:[a-z]+/)+[\w./-]+\.(?:py|ts|svelte))`", GLOSSARY)))
ADDING = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
EXAMPLES = [ROOT / "examples/comets", ROOT / "src/astroport/games/sputnik"]
QUOTED = [
    *re.findall(
        r"^```(?:python|toml)?\n(.*?)^```", (ROOT / "docs/contract.md").read_text(encoding="utf-8"), re.M | re.S
    ),
    *re.findall(r"((?:^ {8}.*\n|^\n)+)", ADDING.split("8. **How to play**")[0], re.M),
]
CALLED = {"from astroport.testing import check", "check(GAME)", "…"}  # by whoever tests a game of theirs


def lines_of(text: str) -> set[str]:
    return {" ".join(line.split()) for line in text.splitlines()}


def test_what_is_quoted_of_games_is_in_them() -> None:
    files = [path for folder in EXAMPLES for path in folder.rglob("*") if path.suffix in (".py", ".ftl", ".md")]
    there = CALLED.union(*(lines_of(path.read_text(encoding="utf-8")) for path in files))
    quoted = set[str]().union(*map(lines_of, QUOTED))
    assert len(quoted) > 50
    assert quoted - there == set()


@pytest.mark.parametrize(("path", "names"), STEPS, ids=lambda given: given)
def test_a_step_of_a_move_is_where_the_house_says(path: str, names: str) -> None:
    code = (ROOT / path).read_text(encoding="utf-8")
    for name in re.findall("`([^`]+)`", names):
        assert re.search(rf"(?:def |function |class |<|\n  (?:async )?){re.escape(name)}\b", code), name


@pytest.mark.parametrize("path", FILES)
def test_a_word_is_where_the_glossary_says(path: str) -> None:
    assert any((root / path).is_file() for root in (ROOT, ROOT / "src/astroport"))


def test_there_are_enough_of_them() -> None:
    assert len(STEPS) > 15
    assert len(FILES) > 15
