"""Perfect play, position by position: compiled once per game, with the game's functions as globals.

Positions are numbered in the order in which they are met. A table of slots leads from a state, by its bytes, to its
number; `words` is the array of states as integers.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE, SPECTATOR

EMPTY = -1  # of a slot
UNSOLVED, SOLVED = 0, 1  # of a position; it is unsolved as long as its actions are being tried
# Why there is no solution.
FULL, LUCK, SEVERAL, SECRET, AGAIN, STUCK = -1, -2, -3, -4, -5, -6

PRIME, MASK = 0x2545F4914F6CDD1D, 0x7FFFFFFFFFFFFFFF


@njit
def slot_of(words, position, slots):
    """The slot with an equal state, or the empty one where this state belongs."""
    spread = 0
    for i in range(words.shape[1]):
        spread = ((spread ^ (int(words[position, i]) & MASK)) * PRIME) & MASK
        spread ^= spread >> 31
    slot = spread % slots.shape[0]
    while slots[slot] != EMPTY and not same(words, position, slots[slot]):
        slot = (slot + 1) % slots.shape[0]
    return slot


@njit
def same(words, one, other):
    """Whether two positions are equal."""
    for i in range(words.shape[1]):
        if words[one, i] != words[other, i]:
            return False
    return True


@njit
def lone_mover(states, words, position):
    """The seat that decides alone and knows everything, or why there is none; CHANCE when it is over.

    Room for one more position behind this one is used for comparing.
    """
    waiting = awaited(states[position])
    if waiting == 0:
        return CHANCE
    if waiting == 1 << CHANCE:
        return LUCK
    seat = lowest(waiting)
    if waiting != 1 << seat:
        return SEVERAL
    states[position + 1] = states[position]
    hide(states[position + 1], SPECTATOR)
    return seat if same(words, position, position + 1) else SECRET


@njit
def settle(states, position, values, solved):
    """Note the results of a match that is over."""
    payoff(states[position], values[position])
    solved[position] = SOLVED


@njit
def explore(states, words, slots, values, movers, solved):
    """Solve everything that can be reached from `states[0]`: how many positions, or why not.

    From the first position on, each action of the mover is tried; what a position is worth to all seats is known once
    all its actions are, and the mover takes the first one that is best for itself.
    """
    path = np.empty(MAX_PLIES + 1, np.int64)  # the positions that led here
    tried = np.zeros(MAX_PLIES + 1, np.int64)
    choices = np.empty(MAX_PLIES + 1, np.int64)
    lists = np.empty((MAX_PLIES + 1, ACTION_COUNT), np.int16)
    slots[:] = EMPTY
    slots[slot_of(words, 0, slots)] = 0
    count, depth = 1, 0
    reached = np.int64(0)
    new = True
    while True:
        if new:
            mover = lone_mover(states, words, reached)
            if mover < 0:
                return mover
            movers[reached] = mover
            if mover == CHANCE:
                settle(states, reached, values, solved)
            else:
                if depth > MAX_PLIES:
                    return AGAIN
                path[depth] = reached
                tried[depth] = 0
                choices[depth] = legal(states[reached], mover, lists[depth])
                if choices[depth] == 0:
                    return STUCK
                depth += 1
        if solved[reached] == UNSOLVED and not new:
            return AGAIN
        if solved[reached] == SOLVED and depth > 0:
            take_if_better(path[depth - 1], reached, values, movers, tried[depth - 1] == 1)
        while depth > 0 and tried[depth - 1] == choices[depth - 1]:
            depth -= 1
            reached = path[depth]
            solved[reached] = SOLVED
            if depth > 0:
                take_if_better(path[depth - 1], reached, values, movers, tried[depth - 1] == 1)
        if depth == 0:
            return count
        if count + 2 > states.shape[0]:
            return FULL
        here = path[depth - 1]
        states[count] = states[here]
        apply(states[count], np.int64(movers[here]), np.int64(lists[depth - 1, tried[depth - 1]]), None)
        tried[depth - 1] += 1
        slot = slot_of(words, count, slots)
        new = slots[slot] == EMPTY
        if new:
            slots[slot] = count
            solved[count] = UNSOLVED
            count += 1
        reached = np.int64(slots[slot])


@njit
def take_if_better(position, then, values, movers, first):
    """The mover prefers what follows an action, if it is the first or better for itself than what it has seen."""
    mover = movers[position]
    if first or values[then, mover] > values[position, mover]:
        for seat in range(values.shape[1]):
            values[position, seat] = values[then, seat]


@njit
def find(states, words, slots, wanted, count):
    """The number of a position, or EMPTY; the place behind the last one is used for comparing."""
    states[count] = wanted[0]
    return slots[slot_of(words, count, slots)]


@njit
def follow(states, words, slots, movers, position, count, actions, numbers):
    """The actions of a position, and the number of the position to which each leads; how many."""
    n = legal(states[position], np.int64(movers[position]), actions)
    for i in range(n):
        states[count] = states[position]
        apply(states[count], np.int64(movers[position]), np.int64(actions[i]), None)
        numbers[i] = slots[slot_of(words, count, slots)]
    return n
