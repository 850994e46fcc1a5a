"""How much the largest tests do: a part of it in every run, everything on demand.

ASTROPORT_TESTS=all pytest, or make test-all
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import cycle, islice, product
from typing import Any, TypeVar

EVERYTHING = os.environ.get("ASTROPORT_TESTS") == "all"
PART = 6
T = TypeVar("T")


def part_of(everything: int) -> int:
    """Of so many matches those that are played now."""
    return everything if EVERYTHING else everything // PART


def by_turns(everything: Sequence[T], turn: int) -> Sequence[T]:
    """Of these the ones that it is the turn of now: one time the first, the third and so on, next time the others.

    >>> by_turns("abcde", 0) if not EVERYTHING else "ace"
    'ace'
    """
    return everything if EVERYTHING else everything[turn % 2 :: 2]


def combined(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Of all combinations of values those that are tried now: at least so many that each value is in one.

    >>> combined(["a", "b", "c"], [1, 2]) if not EVERYTHING else [("a", 1), ("b", 2), ("c", 1)]
    [('a', 1), ('b', 2), ('c', 1)]
    """
    values = [list(axis) for axis in axes]
    if EVERYTHING:
        return list(product(*values))
    return list(islice(zip(*map(cycle, values), strict=False), max(map(len, values))))
