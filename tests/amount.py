"""How much the largest tests do: a part of it in every run, everything on demand.

ASTROPORT_TESTS=all pytest, or make test-all
"""

from __future__ import annotations

import os

EVERYTHING = os.environ.get("ASTROPORT_TESTS") == "all"
PART = 6


def part_of(everything: int) -> int:
    """Of so many matches those that are played now."""
    return everything if EVERYTHING else everything // PART
