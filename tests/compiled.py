"""What many tests need compiled, before several of them at once would each compile it.

python -m tests.compiled [GAME …]
"""

from __future__ import annotations

import sys

from astroport import catalogue
from astroport.bots import search_bot
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import Game
from astroport.server.workshop import mark
from astroport.table.reasoning import redealing


def ready(*slugs: str) -> None:
    """The rules of these games (or all), their search, and what is asked about chances."""
    for slug in slugs or catalogue():
        make_ready(catalogue()[slug])


def make_ready(game: Game) -> None:
    """One game, perhaps of a package that is not installed."""
    search_bot.compiled(game)
    redealing(game)
    if game.has_events:
        _ = compiled_game(game).noting
    mark(game).touch()


if __name__ == "__main__":
    ready(*sys.argv[1:])
