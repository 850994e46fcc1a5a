"""Escape Pods: bring your crew from the burning ship to the refuges, in pods that everybody shares.

Chance lays out four refuges, turns up an explosion card (in solo two) and draws who begins (EP-1). In a turn a player
does up to two actions, each paid for with a member of its reserve, of a role that others do not see (EP-2): `use`, then
what the action asks for. `embark` and `disembark` bring crew into pods and refuges, `move` flies a pod, `spy` looks at
roles, `launch` sends out a minipod (EP-3); `swap`, another's pod, `delay` and `beacon` are the advanced ones (EP-5).
Pods push smaller ones out of their way (EP-4): `push`, and `hangar` for those left empty, are asked where there is a
choice. Crossing a beacon of one's colour is a `move` that costs nothing (EP-5.4). `end` ends the turn.

Whoever lands on the explosion token sets off the explosion of the card face up (EP-6). When debris parts the ship from
the refuges, whoever is beyond has a final turn (EP-7); then refuges are turned up one after another, and owners
`assign` where there is a choice (EP-8). What follows from an action is worked off in `go_on`, until somebody is asked
again.
"""

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.games.escape_pods.rules.acting import act_in_turn, program, take_effect
from astroport.games.escape_pods.rules.actions import (
    decode_assign,
    decode_card,
    decode_first,
    decode_refuge,
    decode_spy,
    encode_card,
    encode_refuge,
    is_card,
    is_first,
    is_refuge,
    is_spy,
    list_first,
)
from astroport.games.escape_pods.rules.answering import list_effects, may_effect
from astroport.games.escape_pods.rules.asking import list_turn, may_in_turn
from astroport.games.escape_pods.rules.cards import draw_card
from astroport.games.escape_pods.rules.choices import describe
from astroport.games.escape_pods.rules.crew import note_spying, owner_of
from astroport.games.escape_pods.rules.following import go_on
from astroport.games.escape_pods.rules.opening import go_on_setting_up, lay_refuge, may_lie_there, setup
from astroport.games.escape_pods.rules.prompts import prompt
from astroport.games.escape_pods.rules.queries import (
    beyond,
    crew_of,
    crossings,
    fitting_squares,
    moves,
    points_in,
    push_targets,
    score_of,
)
from astroport.games.escape_pods.rules.refusals import EP_1_6, EP_1_8, EP_1_9
from astroport.games.escape_pods.rules.scoring import assign, results
from astroport.games.escape_pods.rules.secrecy import deal_crew, has_blank, hide_crew, sees_nothing_new
from astroport.games.escape_pods.rules.space import has
from astroport.games.escape_pods.rules.turns import begin
from astroport.games.escape_pods.state import (
    ASSIGNING,
    CARDS,
    DRAWING_FIRST,
    NOBODY,
    NONE,
    OVER,
    PLACING_BEACON,
    PLACING_REFUGES,
    PROGRAMMING,
    REFUGES,
    SECTORS,
    SPYING,
    TURN,
    TURNING_UP,
)

__all__ = [
    "QUERIES",
    "apply",
    "awaited",
    "describe",
    "hide",
    "legal",
    "payoff",
    "preview",
    "prompt",
    "redeal",
    "setup",
    "verdict",
]

# What boards and words ask besides: of which things are the integers between the state and what is filled in.
QUERIES = {
    points_in: ("refuge", "seat"),
    score_of: ("seat",),
    push_targets: ("pod", "sector", "sector"),
    moves: ("pod",),
    crossings: ("seat", "pod"),
    beyond: (),
    crew_of: ("seat",),
    fitting_squares: ("refuge", "space"),
}


@njit
def awaited(s):
    """The player whose turn it is; at the scoring whose member has a choice; for cards and lots chance."""
    if s.phase == OVER:
        return 0
    if s.phase < TURN:
        return 1 << CHANCE
    if s.phase == ASSIGNING:
        return 1 << int(owner_of(s.landed[s.scoring, s.member]))
    return 1 << int(s.turn)


@njit
def legal(s, seat, out):
    """What a seat may do, or what chance may bring."""
    if s.phase == TURN:
        return list_turn(s, seat, out)
    if s.phase > TURN:
        return list_effects(s, seat, out)
    n = 0
    if s.phase == PLACING_REFUGES:
        for card in range(CARDS):
            out[n] = encode_refuge(card)
            n += may_lie_there(s, card)
    elif s.phase == TURNING_UP:
        for card in range(SECTORS):
            out[n] = encode_card(card)
            n += has(s.unseen, card)
    else:
        return list_first(s.seats, out)
    return n


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if s.phase == TURN:
        return may_in_turn(s, seat, action)
    if s.phase > TURN:
        return may_effect(s, seat, action)
    if s.phase == PLACING_REFUGES:
        return 0 if is_refuge(action) and may_lie_there(s, decode_refuge(action)) else EP_1_6
    if s.phase == TURNING_UP:
        return 0 if is_card(action) and has(s.unseen, decode_card(action)) else EP_1_8
    return 0 if is_first(action) and decode_first(action) < s.seats else EP_1_9


@njit
def apply(s, seat, action, notes):
    """Play a legal action, and all that follows from it until somebody or chance is asked again."""
    s.spied = NONE
    if s.phase == TURN:
        act_in_turn(s, seat, action, notes)
    elif s.phase == ASSIGNING:
        assign(s, seat, decode_assign(action), notes)
    elif s.phase == PLACING_REFUGES:
        lay_refuge(s, decode_refuge(action), notes)
    elif s.phase == DRAWING_FIRST:
        begin(s, decode_first(action), notes)
    elif s.phase == TURNING_UP:
        draw_card(s, decode_card(action), notes)
        if s.first == NOBODY:
            go_on_setting_up(s, notes)
        else:
            go_on(s, notes)
    elif PROGRAMMING <= s.phase <= PLACING_BEACON:
        program(s, seat, action, notes)
    else:
        take_effect(s, seat, action, notes)
        go_on(s, notes)


@njit
def payoff(s, out):
    """EP-8.3, EP-9.3."""
    results(s, out)


@njit
def hide(s, seat):
    """EP-1.4, EP-3.4: the roles of others, but for what this seat has spied."""
    hide_crew(s, seat)


@njit
def redeal(s, seat, rng):
    """Three of each role in every crew."""
    deal_crew(s, seat, rng)


@njit
def preview(s, seat, action, notes):
    """What a seat can know of an action: all but roles yet to be seen, by spying or as refuges turn up."""
    if not has(awaited(s), seat) or verdict(s, seat, action):
        return False
    if s.phase == SPYING and is_spy(action) and not sees_nothing_new(s, decode_spy(action)):
        note_spying(s, seat, decode_spy(action), notes)
        return False
    apply(s, seat, action, notes)
    return s.scoring >= REFUGES or not has_blank(s, s.scoring)
