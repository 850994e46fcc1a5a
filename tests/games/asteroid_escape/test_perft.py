"""How many ways there are to go on from some positions: as published, counted by both implementations."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from astroport.core.native import Kinds, compile_once
from astroport.games.asteroid_escape import GAME
from astroport.research.simulate import COUNTING

from .board import Board, Opening
from .oracle import perft as oracle_perft

PUBLISHED = (Path(__file__).parents[3] / "docs" / "perft.md").read_text(encoding="utf-8").split("## Asteroid Escape")[1]


def rows(cells: int) -> list[list[str]]:
    """The rows of the table with so many cells a row."""
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in PUBLISHED.splitlines() if "|" in line]
    return [row for row in found if len(row) == cells and "-" in row[0].strip("-")]


POSITIONS = {name: (int(seats), options, after) for name, seats, options, after in rows(4)}
COUNTS = {name: [int(re.sub(" ", "", cell)) for cell in cells if cell] for name, *cells in rows(8)}
FIGURES = [(name, depth, nodes) for name, counts in COUNTS.items() for depth, nodes in enumerate(counts, 1)]


@cache
def position(name: str) -> Board:
    seats, named, after = POSITIONS[name]
    pairs = [option.partition("=") for option in named.split(", ") if option]
    options = {option: value or True for option, _, value in pairs}
    return Opening(seats, **options).play(*after.split(", "))


def perft(board: Board, depth: int) -> int:
    """The count of compiled code, from a position."""
    engine, kinds = board.match._native, Kinds(GAME)
    signature = (kinds.states, kinds.lists, kinds.number)
    count = compile_once(GAME, COUNTING, engine.module, {"perft": signature})["perft"]
    states = np.zeros(depth + 1, GAME.state.STATE)
    states[0] = board.match.state[0]
    return int(count(states, np.zeros((depth + 1, GAME.codec.count), np.int16), depth))


def test_all_counts_are_published() -> None:
    assert list(COUNTS) == list(POSITIONS)
    assert len(COUNTS) == 7
    assert min(len(counts) for counts in COUNTS.values()) >= 4


@pytest.mark.parametrize(("name", "depth", "nodes"), FIGURES)
def test_perft(name: str, depth: int, nodes: int) -> None:
    board = position(name)
    assert perft(board, depth) == nodes
    assert oracle_perft(board.oracle, depth) == nodes


def test_nothing_played_is_one_way() -> None:
    assert perft(position("open-two"), 0) == oracle_perft(position("open-two").oracle, 0) == 1
