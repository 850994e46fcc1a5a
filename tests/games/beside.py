"""How much is played beside an oracle: a part of it in every run of the tests, everything on demand.

ASTROPORT_ORACLE=all pytest tests/games -k oracle
"""

from __future__ import annotations

import os

EVERYTHING = os.environ.get("ASTROPORT_ORACLE") == "all"
PART = 3


def beside(matches: int) -> int:
    """Of so many matches those that are played now."""
    return matches if EVERYTHING else matches // PART
