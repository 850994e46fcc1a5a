"""A match as a series of single decisions, which is how OpenSpiel wants it: compiled once per game.

Loaded by `core.compiled_game.specialise_for` with the game's functions and the engine's `lowest` as globals. Seats that
choose at the same time are asked one after another; by the contract their order makes no difference, and none sees
the choice of the others.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE, record_dtype

ENDED, LUCK = -4, -1  # OpenSpiel's numbers for nobody and for chance

TURN = record_dtype(
    [
        # The head: research.openspiel reads these two as plain numbers, in this order.
        ("player", "i8"),  # who decides, in OpenSpiel's numbers
        ("choices", "i8"),  # how many legal actions it has
        ("state", STATE),
        ("legal", "i2", (ACTION_COUNT,)),  # in ascending order
    ]
)

PRIME, MASK = 0x100000001B3, 0x7FFFFFFFFFFFFFFF  # of the digest: FNV, kept out of the sign


@njit
def list_choices(turn, seat):
    """Note that a seat decides, and its actions in ascending order."""
    turn.player = LUCK if seat == CHANCE else seat
    turn.choices = legal(turn.state, seat, turn.legal)
    for i in range(1, turn.choices):
        action, place = turn.legal[i], i
        while place > 0 and turn.legal[place - 1] > action:
            turn.legal[place] = turn.legal[place - 1]
            place -= 1
        turn.legal[place] = action


@njit
def look(turn):
    """Note who decides: the lowest seat awaited."""
    waiting = awaited(turn.state)
    if waiting:
        list_choices(turn, lowest(waiting))
    else:
        turn.player = ENDED
        turn.choices = 0


@njit
def begin(turns, options):
    """Lay out a new match."""
    setup(turns[0].state, options[0])
    look(turns[0])


@njit
def ask(turns, states, seat):
    """Begin in the middle of a match, with a seat that is awaited."""
    turns[0].state = states[0]
    list_choices(turns[0], seat)


@njit
def enter(turns, states):
    """Begin in the middle of a match."""
    turns[0].state = states[0]
    look(turns[0])


@njit
def advance(turns, action):
    """Play an action of who decides; the number of the rule against it, or 0."""
    turn = turns[0]
    seat = CHANCE if turn.player == LUCK else turn.player
    rule = verdict(turn.state, seat, action)
    if rule == 0:
        apply(turn.state, seat, action, None)
        look(turn)
    return rule


@njit
def see(turns, seat, seen):
    """What a seat can know now."""
    seen[0] = turns[0].state
    hide(seen[0], seat)


@njit
def fill(states, seat, rng):
    """Deal what a seat does not know."""
    redeal(states[0], seat, rng)


@njit
def imagine(turns, seat, rng, states):
    """A world that a seat could be in now."""
    see(turns, seat, states)
    redeal(states[0], seat, rng)


@njit
def digest_of(words, digest):
    """A number for a record on top of another number."""
    for i in range(words.shape[0]):
        word = int(words[i])
        digest = ((digest ^ (word & 0xFFFFFFFF)) * PRIME) & MASK
        digest = ((digest ^ (word >> 32 & 0xFFFFFFFF)) * PRIME) & MASK
        digest ^= digest >> 29
    return digest


@njit
def recall(turns, actions, seat, remembered, seen, words):
    """Play actions on; a number for all that a seat saw and did meanwhile, on top of what it remembered.

    `words` is `seen` as integers. What does not change anything for the seat leaves no trace.
    """
    see(turns, seat, seen)
    before = digest_of(words, 0)
    for i in range(actions.shape[0]):
        own = turns[0].player == seat
        advance(turns, np.int64(actions[i]))
        see(turns, seat, seen)
        now = digest_of(words, 0)
        if own:
            remembered = ((remembered ^ (int(actions[i]) + 1)) * PRIME) & MASK
        if own or now != before:
            remembered = digest_of(words, remembered)
        before = now
    return remembered


@njit
def play_on(turns, states, rng, out, result):
    """Each seat's result after random play from here."""
    states[0] = turns[0].state
    playout(states[0], rng, out)
    payoff(states[0], result)
