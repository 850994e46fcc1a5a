"""What each seat could expect at every ply of a match: random play, from what a spectator could know then."""

from __future__ import annotations

import numpy as np

from astroport.bots.simple import compiled
from astroport.core.contract import SPECTATOR
from astroport.core.dice import generators
from astroport.core.match import Match

PLAYOUTS = 400


def outlook(match: Match, playouts: int = PLAYOUTS) -> list[tuple[float, ...]]:
    """The expected result of each seat after 0, 1, 2 … actions.

    >>> import astroport
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> while not match.over:
    ...     match.play(match.actions()[0])
    >>> outlook(match)[-1] == match.result
    True
    """
    telling = Match(match.game, match.seats, match.options, match.luck, match.players, deal=False)
    rng = generators(0)[0]
    found = [_expected(telling, rng, playouts)]
    for move in match.log:
        telling.follow(move.seat, move.action)
        found.append(_expected(telling, rng, playouts))
    return found


def _expected(match: Match, rng: object, playouts: int) -> tuple[float, ...]:
    if match.result is not None:
        return match.result
    totals = np.zeros(match.game.seats[-1])
    compiled(match.game)["expect"](match.view(SPECTATOR).state, SPECTATOR, rng, playouts, totals)
    return tuple((totals[: match.seats] / playouts).tolist())
