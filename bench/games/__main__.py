"""What single games are measured for, each in its own folder.

    python -m bench.games

(part of `make bench`)
"""

from __future__ import annotations

import sys
from importlib import import_module

from bench.games import SHELF, figures

if __name__ == "__main__":
    own = [f"bench.games.{game.slug}.{name}" for game in SHELF for name in figures(game).own]
    sys.exit(max([import_module(name).main() for name in own], default=0))
