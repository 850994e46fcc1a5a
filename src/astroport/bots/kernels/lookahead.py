"""One action ahead, then random play: compiled once per game, with the game's functions as globals."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.dice import branch


@njit
def weigh(view, seat, actions, rng, playouts, totals):
    """Add up all seats' results over random matches after each action.

    Every action is tried in the same redealt worlds and with the same luck, so that what differs is the action.
    """
    worlds = np.empty(2, view.dtype)
    luck = np.empty(1, np.int64)
    out = np.empty(ACTION_COUNT, np.int16)
    result = np.zeros(MOST_SEATS)
    for _ in range(playouts):
        worlds[0] = view[0]
        redeal(worlds[0], seat, rng)
        same = branch(rng)
        for i in range(actions.shape[0]):
            luck[0] = same
            worlds[1] = worlds[0]
            apply(worlds[1], seat, np.int64(actions[i]), None)
            playout(worlds[1], luck, out)
            payoff(worlds[1], result)
            for each in range(MOST_SEATS):
                totals[i, each] += result[each]
