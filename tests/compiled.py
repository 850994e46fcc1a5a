"""What many tests need compiled, before several of them at once would each compile it.

python -m tests.compiled [GAME …]
"""

from __future__ import annotations

import sys

from astroport import catalogue
from astroport.core.contract import Game
from astroport.server.workshop import FOR_BOTS, mark, prepare


def ready(*slugs: str) -> None:
    """All that tables and bots need of these games, or of all."""
    for slug in slugs or catalogue():
        make_ready(catalogue()[slug])


def make_ready(game: Game) -> None:
    """One game, perhaps of a package that is not installed."""
    prepare(game, FOR_BOTS)
    mark(game).touch()


if __name__ == "__main__":
    ready(*sys.argv[1:])
