"""Escape Pods: what follows from an action, until somebody or chance is asked again (EP-4, EP-6, EP-7)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.events import NONE_OF_THEM
from astroport.core.note import note
from astroport.games.escape_pods.rules.cards import explode, must_turn_up
from astroport.games.escape_pods.rules.crew import land, take_seat
from astroport.games.escape_pods.rules.kinds import TOKEN_MOVES
from astroport.games.escape_pods.rules.scoring import begin_scoring
from astroport.games.escape_pods.rules.space import fly_out, in_hangar, must_choose_hangar, must_choose_push
from astroport.games.escape_pods.rules.turns import is_end, look_for_barrier, pass_turn
from astroport.games.escape_pods.state import CLEARING, DUE, EMPTY, NONE, PODS, SPACES, TURN


@njit
def go_on(s, notes):
    """Whatever is still to come of an action, in order, until somebody or chance has to be asked."""
    if must_choose_hangar(s, notes):
        return
    if s.arriving != EMPTY:
        arrive(s, notes)
    if must_choose_push(s, notes):
        return
    if s.blast == DUE:
        explode(s, notes)
        if must_choose_hangar(s, notes):
            return
    if s.blast == CLEARING:
        if must_turn_up(s, notes):
            return
        s.blast = 0
        look_for_barrier(s, notes)
    s.using = NONE
    if is_end(s, notes):
        begin_scoring(s, notes)
    elif s.turn_over:
        pass_turn(s, notes)
    else:
        s.phase = TURN


@njit
def arrive(s, notes):
    """A member comes to its seat, or to its arrival space."""
    member, to = np.int64(s.arriving), np.int64(s.arriving_to)
    s.arriving = EMPTY
    if to < PODS:
        take_seat(s, to, member, notes)
        if in_hangar(s, to):
            fly_out(s, to, notes)
    else:
        refuge = to - PODS
        space = land(s, refuge, member, notes)
        if s.token[refuge] == space:
            move_token(s, refuge, notes)
            s.blast = DUE
    s.arriving_seen = s.arriving_to = 0


@njit
def move_token(s, refuge, notes):
    """EP-6.1: the token goes to the next space, or out of the game past the last."""
    space = int(s.token[refuge])
    s.token[refuge] = space + 1
    note(notes, s, TOKEN_MOVES, refuge, space, space + 1 if space + 1 < SPACES else NONE_OF_THEM)
