"""Random matches on a GPU, one lane a thread: a kernel around the very functions that run on the CPU.

Loaded once per game by `core.compiled_game.specialise_for`, with the game's functions and the engine's `playout` as
globals.
"""

import numba
from numba import cuda

LANE_STATE = numba.from_dtype(STATE)


def play_lane(blank, options, rngs, matches, actions, results):
    """Play `matches` random matches in this thread's lane; add up its actions and its seats' results."""
    lane = cuda.grid(1)
    if lane >= rngs.shape[0]:
        return
    states = cuda.local.array(1, LANE_STATE)
    out = cuda.local.array(ACTION_COUNT, numba.int16)
    rng = cuda.local.array(1, numba.int64)
    result = cuda.local.array(MOST_SEATS, numba.float64)
    rng[0] = rngs[lane, 0]
    for _ in range(matches):
        states[0] = blank[0]
        setup(states[0], options[0])
        actions[lane] += playout(states[0], rng, out)
        payoff(states[0], result)
        for seat in range(results.shape[1]):
            results[lane, seat] += result[seat]
    rngs[lane, 0] = rng[0]


def consult_lane(states, rngs, answers):
    """The rest of the contract, as a search on a GPU would call it: hide, redeal, and judge every action."""
    lane = cuda.grid(1)
    if lane >= rngs.shape[0]:
        return
    seat = lowest(awaited(states[lane]))
    hide(states[lane], seat)
    redeal(states[lane], seat, rngs[lane])
    for action in range(ACTION_COUNT):
        answers[lane, action] = verdict(states[lane], seat, action)
