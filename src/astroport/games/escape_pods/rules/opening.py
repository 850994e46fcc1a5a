"""Escape Pods: how a match is laid out, and begins (EP-1)."""

from astroport.core.compiling import njit
from astroport.core.note import note
from astroport.games.escape_pods.rules.cards import must_turn_up
from astroport.games.escape_pods.rules.kinds import IS_LAID
from astroport.games.escape_pods.rules.space import bit, has
from astroport.games.escape_pods.rules.turns import begin
from astroport.games.escape_pods.state import (
    BEACON_COLOURS,
    BEACONS,
    BIG_PODS,
    DECK,
    DRAWING_FIRST,
    EMPTY,
    FACE_UP,
    HANGAR,
    IN_RESERVE,
    MOST_SEATS,
    NOBODY,
    NONE,
    NOT_IN_PLAY,
    OF_EACH_ROLE,
    OUT,
    PANEL,
    PLACES,
    PLACING_REFUGES,
    PODS,
    REFUGES,
    ROLES,
    SECTORS,
    SHIP,
    SOLO_CARDS,
    SOLO_DECK,
    SPACES,
    TOKEN_STARTS,
    TRIO,
    UNASSIGNED,
)

USUAL, FIXED, DRAWN = range(3)  # of the option `refuges`
ALL = 0  # of the option `specials`


@njit
def setup(s, options):
    """EP-1: pods in their hangars and in the ship, everybody's crew in reserve."""
    s.seats = options.seats
    s.drawn = options.refuges == DRAWN or (options.refuges == USUAL and options.seats > 1)
    s.for_all = options.specials == ALL
    s.unseen = SOLO_DECK if s.seats == 1 else DECK
    s.first = s.closer = NOBODY
    s.arriving = EMPTY
    s.spied = s.using = s.homeless = s.pushed = s.pushed_back = s.beacon = s.scoring = NONE
    for pod in range(PODS):
        s.pod_at[pod] = HANGAR + pod if pod < BIG_PODS else SHIP
    if s.seats == 2:
        s.pod_at[TRIO] = OUT
    for place in range(PLACES):
        s.aboard[place] = EMPTY
    for refuge in range(REFUGES):
        s.refuge[refuge] = NONE
        s.token[refuge] = TOKEN_STARTS[s.seats, 0 if refuge in (0, REFUGES - 1) else 1]
        for space in range(SPACES):
            s.landed[refuge, space] = EMPTY
            s.assigned[refuge, space] = UNASSIGNED
    for seat in range(MOST_SEATS):
        for role in range(ROLES):
            s.reserve[seat, role] = OF_EACH_ROLE if seat < s.seats else 0
        for space in range(PANEL):
            s.panel[seat, space] = EMPTY
    for beacon in range(BEACONS):
        in_play = BEACON_COLOURS[beacon] & (bit(s.seats) - 1) != 0
        s.beacon_at[beacon] = IN_RESERVE if in_play else NOT_IN_PLAY
    for card in range(FACE_UP):
        s.row[card] = NONE
    for card in range(SECTORS):
        s.under[card] = NONE
    s.phase = PLACING_REFUGES


@njit
def may_lie_there(s, card):
    """EP-1.6: whether a refuge card can be the next one."""
    if not s.drawn and not has(SOLO_CARDS, card):
        return False
    for refuge in range(REFUGES):
        if s.refuge[refuge] == card:
            return False
    return True


@njit
def next_refuge(s):
    """The refuge for which a card is drawn next."""
    refuge = 0
    while s.refuge[refuge] != NONE:
        refuge += 1
    return refuge


@njit
def lay_refuge(s, card, notes):
    """EP-1.6: four of them, then the explosion cards."""
    refuge = next_refuge(s)
    s.refuge[refuge] = card
    note(notes, s, IS_LAID, refuge, card)
    if refuge == REFUGES - 1:
        go_on_setting_up(s, notes)


@njit
def go_on_setting_up(s, notes):
    """EP-1.8, EP-1.9: cards face up, then who begins."""
    if must_turn_up(s, notes):
        return
    if s.seats == 1:
        begin(s, 0, notes)
    else:
        s.phase = DRAWING_FIRST
