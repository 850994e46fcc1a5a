"""A game is one folder of its own here and there: nothing else in the code names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astroport import catalogue
from astroport.core.contract import Game

ROOT = Path(__file__).parents[2]
GAMES = [game for game in catalogue().values() if game.package.startswith("astroport.games.")]
PYTHON = [
    ROOT / "hatch_build.py",
    *(file for name in ("src", "bench", "tools") for file in (ROOT / name).rglob("*.py")),
]
OTHERS = [ROOT / "Makefile", ROOT / "pyproject.toml", *(ROOT / "bench").rglob("*.mjs"), *(ROOT / "tools").rglob("*.sh")]
PAGE = [
    ROOT / "web" / "index.html",
    *(file for file in (ROOT / "web" / "src").rglob("*.*") if not file.name.endswith((".test.ts", "fixture.ts"))),
]


def code_of(file: Path) -> list[str]:
    """The lines of a file without what is documentation: docstrings, and how this package declares its games."""
    text = file.read_text(encoding="utf-8")
    if file.name == "pyproject.toml":
        return [line for line in text.splitlines() if not re.match(r'\w+ = "astroport\.games\.\w+:GAME"', line)]
    lines = text.splitlines()
    if file.suffix == ".py":
        for first, last in docstrings(ast.parse(text)):
            lines[first - 1 : last] = [""] * (last - first + 1)
    return lines


def docstrings(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """From which line to which."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.lineno, first.end_lineno or first.lineno


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_nothing_outside_its_folders_names_a_game(game: Game) -> None:
    names = {game.slug, game.slug.replace("_", "-"), game.name.to("en"), game.name.to("fr")}
    named = re.compile(rf"(?<![A-Za-z])({'|'.join(map(re.escape, names))})(?![A-Za-z])", re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in (*PYTHON, *OTHERS, *PAGE)
        if game.slug not in file.parts and "node_modules" not in file.parts
        for number, line in enumerate(code_of(file), 1)
        if named.search(line)
    ]
    assert not found, "\n".join(found)
