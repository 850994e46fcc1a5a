"""How many ways there are to go on from some positions: as published, counted by both implementations."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from astroport.games.asteroid_escape import GAME
from astroport.research.simulate import perft

from .board import Opening
from .oracle import Oracle
from .oracle import perft as oracle_perft

PUBLISHED = (Path(__file__).parents[3] / "docs" / "perft.md").read_text(encoding="utf-8").split("## Asteroid Escape")[1]


def rows(cells: int) -> list[list[str]]:
    """The rows of the table with so many cells a row."""
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in PUBLISHED.splitlines() if "|" in line]
    return [row for row in found if len(row) == cells and "-" in row[0].strip("-")]


POSITIONS = {name: (int(seats), options, after) for name, seats, options, after in rows(4)}
COUNTS = {name: [int(re.sub(" ", "", cell)) for cell in cells if cell] for name, *cells in rows(8)}
FIGURES = [(name, depth, nodes) for name, counts in COUNTS.items() for depth, nodes in enumerate(counts, 1)]


def variant(name: str) -> tuple[int, dict[str, object], list[str]]:
    """The seats, options and first actions of a position."""
    seats, named, after = POSITIONS[name]
    pairs = [option.partition("=") for option in named.split(", ") if option]
    return seats, {option: value or True for option, _, value in pairs}, after.split(", ")


@cache
def oracle_at(name: str) -> Oracle:
    seats, options, after = variant(name)
    return Opening(seats, **options).play(*after).oracle


def test_all_counts_are_published() -> None:
    assert list(COUNTS) == list(POSITIONS)
    assert len(COUNTS) == 7
    assert min(len(counts) for counts in COUNTS.values()) >= 4


@pytest.mark.parametrize(("name", "depth", "nodes"), [*FIGURES, ("open-two", 0, 1)])
def test_perft(name: str, depth: int, nodes: int) -> None:
    seats, options, after = variant(name)
    assert perft(GAME, seats, options, depth, after) == nodes
    assert oracle_perft(oracle_at(name), depth) == nodes
