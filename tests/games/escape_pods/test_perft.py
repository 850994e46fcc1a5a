"""How many ways there are to go on from some positions: as published, counted by both implementations."""

from __future__ import annotations

from functools import cache

import pytest

from astroport.games.escape_pods import GAME
from astroport.research.simulate import perft
from tests.games.published import Counts
from tests.games.published import perft as oracle_perft

from .oracle import Oracle

PUBLISHED = Counts("Escape Pods")


@cache
def oracle_at(name: str) -> Oracle:
    opening = PUBLISHED.openings[name]
    oracle = Oracle(opening.seats, str(opening.options.get("refuges", "usual")))
    for action in opening.after:
        assert action in oracle.legal()
        oracle.play(action)
    return oracle


def test_all_counts_are_published() -> None:
    assert list(PUBLISHED.by_name) == list(PUBLISHED.openings)
    assert {opening.seats for opening in PUBLISHED.openings.values()} == set(GAME.seats)
    assert min(len(counts) for counts in PUBLISHED.by_name.values()) >= 4


@pytest.mark.parametrize(("name", "depth", "nodes"), PUBLISHED.figures)
def test_perft(name: str, depth: int, nodes: int) -> None:
    opening = PUBLISHED.openings[name]
    assert perft(GAME, opening.seats, opening.options, depth, opening.after) == nodes
    assert oracle_perft(oracle_at(name), depth) == nodes
