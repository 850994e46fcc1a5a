"""The tiny game with one thing wrong, for the kit to find."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

import comets
import comets.rules  # with what the house compiles for all: it stays compiled
import numba

from astroport.core.compiling import plain
from astroport.core.contract import Game

RULES, STATE, DRAWN, WORDS = "rules/__init__.py", "state.py", "draw.py", "words.en.ftl"


def mutant(name: str, old: str, new: str, folder: Path, file: str = RULES) -> Game:
    """The tiny game under another name, with one thing replaced in its source."""
    package = f"comets_{name}"
    shutil.copytree(Path(comets.__file__).parent, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    for source in (folder / package).rglob("*.py"):
        text = source.read_text(encoding="utf-8").replace("from comets", f"from {package}")
        source.write_text(text.replace('SLUG = "comets"', f'SLUG = "{package}"'), encoding="utf-8")
    target = folder / package / file
    text = target.read_text(encoding="utf-8")
    assert text.count(old) >= 1, f"{name}: nothing to replace"
    target.write_text(text.replace(old, new), encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        game: Game = importlib.import_module(package).GAME
        rules = vars(game.rules)
    finally:
        sys.path.remove(str(folder))
    if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        rules["note"] = plain(rules["note"])  # what the house compiled already
    return game
