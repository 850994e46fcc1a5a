"""Galactica: command cards and evasion (GA-6, GA-7)."""

from astroport.core.compiling import njit
from astroport.games.galactica.rules.actions import encode_card, encode_force
from astroport.games.galactica.rules.flight import jet_on
from astroport.games.galactica.rules.refusals import GA_6_1, GA_6_3
from astroport.games.galactica.state import (
    ACCEPT,
    AIMING,
    CARD_KINDS,
    COLUMN,
    COPIES,
    DONE,
    EVADE,
    EVADING,
    FACE_UP,
    FORCE_CARD,
    HOME,
    LASER,
    LASER_CARD,
    MIDDLE,
    NO_QUARTER,
    NOBODY,
    OVERDRIVE,
    OVERDRIVE_CARD,
    PLANET,
    ROW,
)

KINDS = len(CARD_KINDS)


@njit
def has(members, seat):
    """Whether a seat is in a set of bits."""
    return (int(members) >> int(seat)) & 1


@njit
def without(members, seat):
    """A set of bits without a seat."""
    return int(members) & ~(1 << int(seat))


# The deck (GA-1.6, GA-2.1)


@njit
def needs_card(s, seat):
    """Whether fewer cards lie face up than could."""
    up = in_deck = 0
    for kind in range(KINDS):
        up += int(s.shown[seat, kind])
        in_deck += int(s.left[seat, kind])
    return up < FACE_UP and in_deck > 0


@njit
def list_deck(s, seat, out):
    """Each card that may be on top: copies of a kind are as many outcomes."""
    n = 0
    for kind in range(KINDS):
        for copy in range(s.left[seat, kind]):
            out[n] = encode_card(kind * COPIES + copy)
            n += 1
    return n


@njit
def in_deck(s, seat, card):
    """Whether a card may be on top."""
    return card % COPIES < s.left[seat, card // COPIES]


@njit
def turn_up(s, seat, card):
    """A card comes from the deck."""
    s.left[seat, card // COPIES] -= 1
    s.shown[seat, card // COPIES] += 1


# Playing them (GA-6)


@njit
def is_free(s, planet):
    """GA-6.3: a planet without a jet and without the derelict."""
    return jet_on(s, PLANET[planet]) == NOBODY and s.derelict != PLANET[planet]


@njit
def free_planets(s):
    """How many planets are free."""
    n = 0
    for planet in range(4):
        n += is_free(s, planet)
    return n


@njit
def can_play_any(s, seat):
    """Whether a seat has a card it could play now."""
    if s.shown[seat, OVERDRIVE_CARD] or s.shown[seat, LASER_CARD]:
        return True
    return s.shown[seat, FORCE_CARD] > 0 and free_planets(s) > 0


@njit
def may_force(s, seat, whom, planet):
    """Which rule forbids a force field against somebody, towards a planet, or 0."""
    if s.shown[seat, FORCE_CARD] == 0:
        return GA_6_1
    if whom == seat or whom >= s.seats or not is_free(s, planet):
        return GA_6_3
    return 0


@njit
def list_cards(s, seat, out):
    """The cards a seat may play, and that it may stop."""
    n = 0
    if s.shown[seat, OVERDRIVE_CARD]:
        out[n] = OVERDRIVE
        n += 1
    for whom in range(s.seats):
        for planet in range(4):
            out[n] = encode_force(whom, planet)
            n += may_force(s, seat, whom, planet) == 0
    if s.shown[seat, LASER_CARD]:
        out[n] = LASER
        n += 1
    out[n] = DONE
    return n + 1


# Hits and evasion (GA-6.3, GA-6.4, GA-7)


@njit
def in_quarter(s, seat, quarter):
    """GA-6.4: whether a laser that is fired into a quarter hits a jet: on a yellow line (GA-1.2) from either side."""
    if s.jet[seat] == HOME:
        return False
    row, column = ROW[s.jet[seat]], COLUMN[s.jet[seat]]
    north, west = quarter in (0, 1), quarter in (0, 3)
    return (row <= MIDDLE if north else row >= MIDDLE) and (column <= MIDDLE if west else column >= MIDDLE)


@njit
def fire_into(s, quarter):
    """GA-6.4: one shot; every opponent in that quarter is in danger."""
    s.shots_left -= 1
    s.quarter = quarter
    for other in range(s.seats):
        if other != s.turn and in_quarter(s, other, quarter):
            s.in_danger |= 1 << other
    ask_next(s)


@njit
def force_away(s, whom, planet):
    """GA-6.3: a force field; whom it strikes may evade."""
    s.shown[s.turn, FORCE_CARD] -= 1
    s.aim = planet
    s.in_danger = 1 << whom
    ask_next(s)


@njit
def ask_next(s):
    """GA-7.1: clockwise, those in danger are asked whether they evade; without a card they are struck.

    The phase is EVADING if somebody is asked; AIMING if not, whatever comes then.
    """
    for step in range(1, s.seats):
        other = (int(s.turn) + step) % int(s.seats)
        if has(s.in_danger, other):
            s.in_danger = without(s.in_danger, other)
            if s.evasions[other]:
                s.asked = other
                s.phase = EVADING
                return
            strike(s, other)
    s.asked = NOBODY
    s.phase = AIMING


@njit
def answer(s, action):
    """GA-7.1: a card for this once, or it happens."""
    if action == EVADE:
        s.evasions[s.asked] -= 1
    else:
        strike(s, s.asked)
    ask_next(s)


@njit
def strike(s, seat):
    """A laser sends a jet home, a force field to a planet; the derelict stays where it is."""
    if s.carrier == seat:
        s.carrier = NOBODY
    s.jet[seat] = HOME if s.aim == NOBODY else PLANET[s.aim]


@njit
def list_answers(out):
    """To evade or not."""
    out[0] = EVADE
    out[1] = ACCEPT
    return 2


@njit
def forget_shots(s):
    """The laser has been fired."""
    s.shots = 0
    s.shooter = NOBODY
    s.quarter = NO_QUARTER
