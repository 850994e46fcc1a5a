"""What each seat could expect at every ply of a match: a short search, from what a spectator could know then."""

from __future__ import annotations

from astroport.bots.searching import Manner, Tree
from astroport.core.contract import SPECTATOR
from astroport.core.dice import generators
from astroport.core.match import Match

SIMULATIONS = 1000


def outlook(match: Match, simulations: int = SIMULATIONS) -> list[tuple[float, ...]]:
    """The expected result of each seat after 0, 1, 2 … actions.

    >>> import astroport
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> while not match.over:
    ...     match.play(match.actions()[0])
    >>> outlook(match, 100)[-1] == match.result
    True
    """
    telling = Match(match.game, match.seats, match.options, match.luck, match.players, deal=False)
    tree, rng = Tree(match.game), generators(0)[0]
    found = [_expected(telling, tree, rng, simulations)]
    for move in match.log:
        telling.follow(move.seat, move.action)
        found.append(_expected(telling, tree, rng, simulations))
    return found


def _expected(match: Match, tree: Tree, rng: object, simulations: int) -> tuple[float, ...]:
    if match.result is not None:
        return match.result
    if tree.crowded or match.game.secrets:
        tree.forget()
    view = match.view(SPECTATOR)
    totals = tree.grow(view, rng, Manner().numbers_for(match.game), simulations)
    return tuple((totals[: match.seats] / simulations).tolist())
