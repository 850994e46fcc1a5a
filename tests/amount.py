"""How much the largest tests do: a part of it in every run, everything on demand.

ASTROPORT_TESTS=all pytest, or make test-all
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import cycle, islice, product
from typing import Any

EVERYTHING = os.environ.get("ASTROPORT_TESTS") == "all"
PART = 6


def part_of(everything: int) -> int:
    """Of so many matches those that are played now."""
    return everything if EVERYTHING else everything // PART


def combined(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Of all combinations of values those that are tried now: at least so many that each value is in one.

    >>> combined(["a", "b", "c"], [1, 2]) if not EVERYTHING else [("a", 1), ("b", 2), ("c", 1)]
    [('a', 1), ('b', 2), ('c', 1)]
    """
    values = [list(axis) for axis in axes]
    if EVERYTHING:
        return list(product(*values))
    return list(islice(zip(*map(cycle, values), strict=False), max(map(len, values))))
