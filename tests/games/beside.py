"""How many matches are played beside an oracle: a part of them in every run of the tests, all of them on demand.

ASTROPORT_ORACLE=all pytest tests/games -k oracle
"""

from __future__ import annotations

import os

PART = 3


def beside(matches: int) -> int:
    """Of so many matches those that are played now."""
    return matches if os.environ.get("ASTROPORT_ORACLE") == "all" else matches // PART
