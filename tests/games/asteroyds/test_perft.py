"""How many ways there are to go on from some positions: as published, counted by both implementations."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from astroport.games.asteroyds import GAME
from astroport.research.simulate import perft
from tests.games.published import Counts
from tests.games.published import perft as oracle_perft

from .oracle import Oracle

PUBLISHED = Counts("Asteroyds")


class Ways:
    """An oracle whose actions come with the seats they are of: several may act at the same time."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle

    def legal(self) -> list[tuple[int, str]]:
        return [(seat, action) for seat in self.oracle.awaited() for action in self.oracle.legal(seat)]

    def follow(self, action: tuple[int, str]) -> None:
        self.oracle.follow(*action)

    def copy(self) -> Ways:
        return Ways(self.oracle.copy())


@cache
def ways_at(name: str) -> Ways:
    opening = PUBLISHED.openings[name]
    options: dict[str, Any] = GAME.settle(opening.seats, opening.options)
    oracle = Oracle(opening.seats, **options)
    for action in opening.after:
        (seat,) = oracle.awaited()
        assert action in oracle.legal(seat)
        oracle.follow(seat, action)
    return Ways(oracle)


def test_all_counts_are_published() -> None:
    assert list(PUBLISHED.by_name) == list(PUBLISHED.openings)
    assert {opening.seats for opening in PUBLISHED.openings.values()} == {seats for seats, _ in GAME.variants()}
    assert min(len(counts) for counts in PUBLISHED.by_name.values()) >= 3


@pytest.mark.parametrize(("name", "depth", "nodes"), PUBLISHED.figures)
def test_perft(name: str, depth: int, nodes: int) -> None:
    opening = PUBLISHED.openings[name]
    assert perft(GAME, opening.seats, opening.options, depth, opening.after) == nodes
    assert oracle_perft(ways_at(name), depth) == nodes
