"""Escape Pods: explosion cards (EP-1.8, EP-5.3, EP-9.1), and what they do (EP-6.1)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.events import NONE_OF_THEM
from astroport.core.note import note
from astroport.games.escape_pods.rules.crew import lose_crew
from astroport.games.escape_pods.rules.kinds import COMES_BACK, COMES_UP, DELAYS, EXPLODES
from astroport.games.escape_pods.rules.space import bit, pod_on
from astroport.games.escape_pods.state import CLEARING, NONE, SHOWN, SHOWN_SOLO, TURNING_UP


@njit
def must_turn_up(s, notes):
    """Whether chance turns up the next card; those put under the deck come by themselves, in their order."""
    last = (SHOWN_SOLO if s.seats == 1 else SHOWN) - 1
    while s.row[last] == NONE:
        if s.unseen:
            s.phase = TURNING_UP
            return True
        if s.buried == 0:
            return False
        card = np.int64(s.under[0])
        s.buried -= 1
        for i in range(s.buried):
            s.under[i] = s.under[i + 1]
        s.under[s.buried] = NONE
        turn_up(s, card)
        note(notes, s, COMES_BACK, card)
    return False


@njit
def draw_card(s, card, notes):
    """One of those nobody has seen is turned up."""
    s.unseen = np.int64(s.unseen) & ~bit(card)
    turn_up(s, card)
    note(notes, s, COMES_UP, card)


@njit
def turn_up(s, card):
    """A card comes into the row, next to the deck."""
    s.row[0 if s.row[0] == NONE else 1] = card


@njit
def take_from_row(s, card):
    """A card leaves the row, and the other one moves up."""
    if s.row[0] == card:
        s.row[0] = s.row[1]
    s.row[1] = NONE


@njit
def delay(s, seat, card, notes):
    """EP-5.3: a card goes under the deck."""
    take_from_row(s, card)
    s.under[s.buried] = card
    s.buried += 1
    s.blast = CLEARING
    note(notes, s, DELAYS, seat, card)


@njit
def explode(s, notes):
    """EP-6.1: debris where the farther card says; a pod there is lost, its crew is not."""
    s.blast = CLEARING
    sector = np.int64(s.row[0])
    if sector == NONE:
        return
    s.debris = np.int64(s.debris) | bit(sector)
    take_from_row(s, sector)
    pod = pod_on(s, sector, NONE)
    note(notes, s, EXPLODES, sector, NONE_OF_THEM if pod == NONE else pod)
    if pod != NONE:
        lose_crew(s, pod, notes)
