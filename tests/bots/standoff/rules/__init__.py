"""Standoff: both show a sign at the same time."""

from astroport.core.compiling import njit
from astroport.core.dice import draw
from tests.bots.standoff.state import ACTIONS, NONE, UNKNOWN, WORTH

_, _, decode_show = ACTIONS.compiled("show")
list_show = ACTIONS.lister("show")


@njit
def setup(s, options):
    """Nothing to lay out."""


@njit
def awaited(s):
    """Whoever has not chosen."""
    return int(s.sign[0] == NONE) | int(s.sign[1] == NONE) << 1


@njit
def legal(s, seat, out):
    """Any sign."""
    return list_show(3, out)


@njit
def verdict(s, seat, action):
    """Nothing is forbidden."""
    return 0


@njit
def apply(s, seat, action, notes):
    """Choose."""
    s.sign[seat] = decode_show(action) + 1


@njit
def payoff(s, out):
    """By the table."""
    out[0] = WORTH[s.sign[0] - 1, s.sign[1] - 1]
    out[1] = 1.0 - out[0]


@njit
def hide(s, seat):
    """What the other chose, until both have."""
    if awaited(s) != 0:
        for other in range(2):
            if other != seat and s.sign[other] != NONE:
                s.sign[other] = UNKNOWN


@njit
def redeal(s, seat, rng):
    """Any sign."""
    for other in range(2):
        if s.sign[other] == UNKNOWN:
            s.sign[other] = 1 + draw(rng, 3)
