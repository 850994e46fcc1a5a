"""One action ahead, then random play: compiled once per game, with the game's functions as globals."""

import numpy as np

from astroport.core.compiling import njit


@njit
def weigh(view, seat, actions, rng, playouts, totals):
    """Add up all seats' results over random matches after each action, each in a world redealt for the seat."""
    worlds = view.copy()
    out = np.empty(ACTION_COUNT, np.int16)
    result = np.zeros(MOST_SEATS)
    for i in range(actions.shape[0]):
        for _ in range(playouts):
            worlds[0] = view[0]
            redeal(worlds[0], seat, rng)
            apply(worlds[0], seat, actions[i])
            playout(worlds[0], rng, out)
            payoff(worlds[0], result)
            for each in range(MOST_SEATS):
                totals[i, each] += result[each]


@njit
def expect(view, seat, rng, playouts, totals):
    """Add up all seats' results over random matches from here, each in a world redealt for the seat."""
    worlds = view.copy()
    out = np.empty(ACTION_COUNT, np.int16)
    result = np.zeros(MOST_SEATS)
    for _ in range(playouts):
        worlds[0] = view[0]
        redeal(worlds[0], seat, rng)
        playout(worlds[0], rng, out)
        payoff(worlds[0], result)
        for each in range(MOST_SEATS):
            totals[each] += result[each]
