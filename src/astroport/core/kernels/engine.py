"""Everything that is the same for all games, compiled once per game.

This file is never imported by its own name: `core.compiling.specialise` loads it once for each game, with the game's
eight functions, `STATE`, `ACTION_COUNT`, `MOST_SEATS` and `MAX_PLIES` as its globals.

A *buffer* is what a match works on: the legal actions of the first awaited seat, the state, the last page of the log,
and who is awaited. Functions take arrays of one buffer or of states, since an element of an array is passed by
reference.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.contract import ANYONE, CHANCE, record_dtype
from astroport.core.dice import draw
from astroport.core.log import NUMBER, PAGE, SEAT
from astroport.core.refusal import NO_SUCH_ACTION, NOT_YOUR_TURN, OVER, TOO_LONG, WHICH_SEAT

BUFFER = record_dtype(
    [
        ("legal", "i2", (-(-ACTION_COUNT // 4) * 4,)),  # of `first`; core.match reads it at the very beginning
        ("state", STATE),
        ("recent", "i4", (PAGE,)),  # the page of the log that is being written
        # The end: core.match reads these five as plain numbers, in this order.
        ("ply", "i8"),  # how many actions were played
        ("awaited", "i8"),
        ("first", "i8"),  # the lowest seat awaited, or CHANCE
        ("choices", "i8"),  # how many legal actions it has
        ("alone", "i8"),  # the same if it is a seat and no other is awaited, else 0
    ]
)

# What `step` answers when it is not simply another seat's turn with so many legal actions.
NOT_SIMPLY = 0  # over, chance, several seats at once, or a page of the log is full


# De Bruijn's way to the lowest bit: multiplied by this number, each power of two shows another five bits on top.
DE_BRUIJN = 0x077CB531
BIT_OF = np.zeros(32, np.uint8)
for _bit in range(32):
    BIT_OF[(DE_BRUIJN << _bit & 0xFFFFFFFF) >> 27] = _bit


@njit
def lowest(seats):
    """The lowest seat of a bit set that is not empty."""
    return np.int64(BIT_OF[((seats & -seats) * DE_BRUIJN & 0xFFFFFFFF) >> 27])


@njit
def look(buffer):
    """Note who is awaited and what the first of them may do; how many actions if it is one seat alone."""
    buffer.awaited = awaited(buffer.state)
    buffer.choices = 0
    buffer.alone = 0
    if buffer.awaited:
        buffer.first = lowest(buffer.awaited)
        buffer.choices = legal(buffer.state, buffer.first, buffer.legal[:])
        if buffer.awaited == 1 << buffer.first and buffer.first != CHANCE:
            buffer.alone = buffer.choices
    return buffer.alone


@njit
def begin(buffers, options):
    """Lay out a new match on a blank buffer."""
    buffer = buffers[0]
    buffer.ply = 0
    setup(buffer.state, options[0])
    return look(buffer)


@njit
def verdict_for(buffers, seat, action):
    """0 if the action is legal, else the rule against it, or the house's refusal."""
    s = buffers[0].state
    waiting = awaited(s)
    if waiting == 0:
        return OVER
    if seat < 0 or seat > CHANCE or not (waiting >> seat) & 1:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    return verdict(s, seat, action)


@njit
def step(buffers, seat, action):
    """Play an action for a seat, or for ANYONE awaited alone; minus the refusal if it is refused."""
    buffer = buffers[0]
    if seat == ANYONE:
        seat = buffer.first
        if buffer.awaited & ~(1 << seat):
            return -WHICH_SEAT
    rule = verdict_for(buffers, seat, action)
    if rule:
        return -rule
    if buffer.ply == MAX_PLIES:
        return -TOO_LONG
    apply(buffer.state, seat, action, None)
    buffer.recent[buffer.ply & (PAGE - 1)] = seat << SEAT | action
    buffer.ply += 1
    choices = look(buffer)
    return choices if buffer.ply & (PAGE - 1) else NOT_SIMPLY


@njit
def rewind(buffers, beginning, moves, ply):
    """Stand where a match was at a ply, by playing its log again from the state in which it began."""
    buffer = buffers[0]
    buffer.state = beginning[0]
    for p in range(ply):
        move = np.int64(moves[p])
        apply(buffer.state, move >> SEAT, move & NUMBER, None)
        buffer.recent[p & (PAGE - 1)] = move
    buffer.ply = ply
    return look(buffer)


@njit
def legal_for(buffers, seat, out):
    """The legal actions of any awaited seat."""
    s = buffers[0].state
    if seat < 0 or seat > CHANCE or not (awaited(s) >> seat) & 1:
        return 0
    return legal(s, seat, out)


@njit
def payoffs(states, out):
    """Each seat's result."""
    payoff(states[0], out)


@njit
def blank_for(states, seat):
    """Leave in a state what a seat can know."""
    hide(states[0], seat)


@njit
def fill_for(states, seat, rng):
    """A world that a seat could be in, from what it knows."""
    redeal(states[0], seat, rng)


@njit
def playout(s, rng, out):
    """Play at random to the end; how many actions it took, or -1 if there is no way on or no end in bounds."""
    for plies in range(MAX_PLIES + 1):
        waiting = awaited(s)
        if waiting == 0:
            return plies
        seat = lowest(waiting)
        n = legal(s, seat, out)
        if n == 0:
            return -1
        apply(s, seat, np.int64(out[draw(rng, n)]), None)
    return -1


@njit
def play_matches(states, blank, options, rng, results, lengths):
    """Play random matches, one after another, in the working state `states[0]`; how many actions in all."""
    out = np.empty(ACTION_COUNT, np.int16)
    result = np.zeros(MOST_SEATS)
    s = states[0]
    total = 0
    for match in range(results.shape[0]):
        states[0] = blank[0]
        setup(s, options[0])
        lengths[match] = playout(s, rng, out)
        total += lengths[match]
        payoff(s, result)
        for seat in range(results.shape[1]):
            results[match, seat] = result[seat]
    return total


@njit
def perft(states, outs, depth):
    """How many ways of playing `depth` actions there are from `states[0]`; needs `depth` more states and lists."""
    if depth == 0:
        return 1
    count = 0
    waiting = awaited(states[0])
    for seat in range(CHANCE + 1):
        if (waiting >> seat) & 1:
            n = legal(states[0], seat, outs[0])
            if depth == 1:
                count += n
                continue
            for i in range(n):
                states[1] = states[0]
                apply(states[1], seat, np.int64(outs[0, i]), None)
                count += perft(states[1:], outs[1:], depth - 1)
    return count


@njit
def disagreement(states, seat, listed):
    """The first action number on which `legal` and `verdict` differ or that is listed twice; -1 if none."""
    out = np.empty(ACTION_COUNT, np.int16)
    listed[:] = 0
    for i in range(legal(states[0], seat, out)):
        listed[out[i]] += 1
    for action in range(ACTION_COUNT):
        if listed[action] != (1 if verdict(states[0], seat, action) == 0 else 0):
            return action
    return -1


@njit
def judged_otherwise(states, others, seat):
    """The first action number on which two states have another verdict; -1 if none."""
    for action in range(ACTION_COUNT):
        if verdict(states[0], seat, action) != verdict(others[0], seat, action):
            return action
    return -1
