"""What each seat could expect at every ply of a match: a short search, from what a spectator could know then."""

from __future__ import annotations

from astroport.bots.search_bot import SearchParams, Tree
from astroport.core.contract import SPECTATOR
from astroport.core.match import Match
from astroport.core.seeds import generators

SIMULATIONS = 1000  # of a position where much is hidden …
MORE = 4  # … and so many times as many where nothing is: there one search builds on the other


def evaluate_match(match: Match, simulations: int = SIMULATIONS) -> list[tuple[float, ...]]:
    """The expected result of each seat after 0, 1, 2 … actions.

    >>> import astroport
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> while not match.over:
    ...     match.play(match.actions()[0])
    >>> evaluate_match(match, 100)[-1] == match.result
    True
    """
    if not match.game.secrets:
        simulations *= MORE
    tree, rng = Tree(match.game, most_nodes=32 * simulations), generators(0)[0]
    first = _expected(match.fork(0, deal=False), tree, rng, simulations)
    return [first, *(_expected(step.match, tree, rng, simulations) for step in match.steps())]


def evaluate(match: Match, simulations: int = SIMULATIONS) -> tuple[float, ...]:
    """The expected result of each seat now, as far as everybody can know.

    >>> import astroport
    >>> round(sum(evaluate(astroport.start("asteroid_escape", seats=3, seed=1))), 3)
    1.0
    """
    return _expected(match, Tree(match.game, most_nodes=simulations), generators(0)[0], simulations)


def _expected(match: Match, tree: Tree, rng: object, simulations: int) -> tuple[float, ...]:
    if match.result is not None:
        return match.result
    if tree.crowded or match.game.secrets:
        tree.forget()
    totals = tree.grow(match.view(SPECTATOR), rng, SearchParams().numbers_for(match.game), simulations)
    return tuple((totals[: match.seats] / simulations).tolist())
