"""Escape Pods: whose turn it is, and when the last one is over (EP-2.1, EP-7)."""

from astroport.core.compiling import njit
from astroport.core.note import note
from astroport.games.escape_pods.rules.crew import all_landed
from astroport.games.escape_pods.rules.kinds import (
    ALL_HAVE_LANDED,
    BARRIER_ARISES,
    BEGINS,
    FINAL_TURNS_END,
    HAS_FINAL_TURN,
    NOBODY_IS_BEYOND,
    NOBODY_LANDS,
)
from astroport.games.escape_pods.rules.scoring import begin_scoring
from astroport.games.escape_pods.rules.space import beyond, has, has_crew_of, in_space, is_parted
from astroport.games.escape_pods.state import (
    ACTIONS_A_TURN,
    NOBODY,
    PODS,
    QUIET_ROUNDS,
    REFUGES,
    SPACES,
    TURN,
)


@njit
def begin(s, seat, notes):
    """EP-1.9: the first player."""
    s.first = seat
    note(notes, s, BEGINS, seat)
    begin_turn(s, seat)


@njit
def begin_turn(s, seat):
    """EP-2.1: two actions, but for those who begin."""
    limited = 0 if s.seats == 1 else 1 if s.seats == 2 else 2
    s.turn = seat
    s.actions = ACTIONS_A_TURN - (s.turns < limited)
    s.turns = min(int(s.turns) + 1, 2)
    s.turn_over = s.disembarked = 0
    forget_beacons(s)
    s.phase = TURN


@njit
def forget_beacons(s):
    """EP-5.4: pods may go back again where they have been by beacon."""
    for pod in range(PODS):
        s.left_by_beacon[pod] = 0


@njit
def pass_turn(s, notes):
    """On to the next player, or after the barrier to the next one with a final turn (EP-7.2, EP-7.4)."""
    s.quiet = 0 if s.disembarked else int(s.quiet) + 1
    if s.quiet == QUIET_ROUNDS * int(s.seats):
        note(notes, s, NOBODY_LANDS, QUIET_ROUNDS)
        begin_scoring(s, notes)
    elif s.final and s.turn == s.closer:
        end_final_turns(s, notes)
    elif s.closer == NOBODY:
        begin_turn(s, next_seat(s, s.turn))
    else:
        s.final = 1
        seek_final_turn(s, s.turn, notes)


@njit
def next_seat(s, seat):
    """The next player clockwise."""
    return (int(seat) + 1) % int(s.seats)


# The end (EP-7)


@njit
def look_for_barrier(s, notes):
    """EP-7.1: whoever is active when debris parts the ship from the refuges has the last turn of all."""
    if s.closer == NOBODY and is_parted(s):
        s.closer = s.turn
        note(notes, s, BARRIER_ARISES)


@njit
def seek_final_turn(s, seat, notes):
    """EP-7.2: the next player with crew in a pod beyond the barrier; who was active when it arose comes last."""
    while True:
        seat = next_seat(s, seat)
        if has_crew_beyond(s, seat):
            note(notes, s, HAS_FINAL_TURN, seat)
            begin_turn(s, seat)
            return
        if seat == s.closer:
            end_final_turns(s, notes)
            return


@njit
def has_crew_beyond(s, seat):
    """Whether a player has crew in a pod beyond the barrier."""
    sectors = beyond(s)
    for pod in range(PODS):
        if has(sectors, s.pod_at[pod]) and in_space(s, pod) and has_crew_of(s, pod, seat):
            return True
    return False


@njit
def end_final_turns(s, notes):
    """EP-7.3: everybody beyond the barrier has had a turn."""
    note(notes, s, FINAL_TURNS_END)
    begin_scoring(s, notes)


@njit
def is_end(s, notes):
    """EP-7.3: all arrival spaces are taken, or nobody is beyond the barrier."""
    if all_landed(s) == REFUGES * SPACES:
        note(notes, s, ALL_HAVE_LANDED)
        return True
    if s.closer == NOBODY:
        return False
    sectors = beyond(s)
    for pod in range(PODS):
        if in_space(s, pod) and has(sectors, s.pod_at[pod]):
            return False
    note(notes, s, NOBODY_IS_BEYOND)
    return True
