"""Galactica: capture the derelict and bring it home.

Chance deals two command cards to each player, and spins for who begins (GA-1). A turn opens with cards that replace the
used ones and a spin; the player flies so many squares, naming where the move ends (GA-2). Who stops on a black hole may
jump to another (GA-3). Who stops on the free derelict captures it, spins and flies on with it; who stops next to its
carrier challenges: both spin, the winner has it, spins, flies, and sends the loser to a planet (GA-4). Home with it is
the win (GA-5). Then the player may play cards (GA-6); those struck out of turn are asked whether they evade (GA-7).

So a turn is `card` …, `spin`, `fly`, perhaps `jump` or `stay`, perhaps more of the same after a capture or a challenge
(which ends with `send`), then `overdrive`, `force`, `laser` (each with what follows), and `done`. Nobody is asked where
there is nothing to decide. Flights are in a file of their own, cards and evasion too.
"""

import numpy as np

from astroport.core.bits import count
from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.games.galactica.rules.actions import (
    decode_card,
    decode_fly,
    decode_force,
    decode_jump,
    decode_quarter,
    decode_send,
    decode_spin,
    encode_jump,
    encode_send,
    is_card,
    is_fly,
    is_force,
    is_jump,
    is_jump_or_stay,
    is_quarter,
    is_send,
    is_spin,
    list_quarter,
    list_spin,
)
from astroport.games.galactica.rules.cards import (
    answer,
    can_play_any,
    fire_into,
    force_away,
    forget_shots,
    free_planets,
    has,
    in_deck,
    is_free,
    list_answers,
    list_cards,
    list_deck,
    may_force,
    needs_card,
    turn_up,
    without,
)
from astroport.games.galactica.rules.flight import (
    flight_path,
    is_hole,
    is_stop,
    jet_on,
    list_flights,
    longest_flight,
    may_fly,
    place_of,
    steps_to,
    touches,
)
from astroport.games.galactica.rules.refusals import (
    GA_1_6,
    GA_1_8,
    GA_2_1,
    GA_3_1,
    GA_3_2,
    GA_3_3,
    GA_4_5,
    GA_4_6,
    GA_6_1,
    GA_6_2,
    GA_6_4,
    GA_7_1,
)
from astroport.games.galactica.state import (
    ACCEPT,
    AIMING,
    ATTACKING,
    CARD_KINDS,
    COPIES_OF,
    COUNTING_SHOTS,
    DEALING,
    DEFENDING,
    DONE,
    DRAWING_LOTS,
    EVADE,
    EVADING,
    EVASIONS,
    FLYING,
    HOLE,
    HOME,
    JUMPING,
    LASER,
    LASER_CARD,
    MOST_SEATS,
    NO_QUARTER,
    NOBODY,
    NOWHERE,
    NUMBERS,
    OVER,
    OVERDRIVE,
    OVERDRIVE_CARD,
    PLANET,
    PLAYING_CARDS,
    REPLACING,
    ROUNDS,
    SENDING,
    SPINNING,
    START,
    STAY,
)

# What the presentation asks besides, with the number of integers each takes after the state.
QUERIES = {flight_path: 4, steps_to: 2, is_stop: 2}


# The contract


@njit
def setup(s, options):
    """GA-1: jets in their stations, the derelict in the centre, decks whole."""
    s.seats = options.seats
    s.derelict = START
    s.carrier = s.winner = s.loser = s.shooter = s.asked = s.aim = s.flown_by = NOBODY
    s.flown_from = NOWHERE
    s.quarter = NO_QUARTER
    for seat in range(MOST_SEATS):
        s.jet[seat] = HOME
        s.evasions[seat] = EVASIONS
        for kind in range(len(CARD_KINDS)):
            s.left[seat, kind] = COPIES_OF[kind]
    s.phase = DEALING


@njit
def awaited(s):
    """Who flies, jumps or sends, who plays cards, who is asked to evade; all else is chance."""
    if s.phase == OVER:
        return 0
    if s.phase in (FLYING, JUMPING, SENDING):
        return 1 << int(s.mover)
    if s.phase == PLAYING_CARDS:
        return 1 << int(s.turn)
    if s.phase == EVADING:
        return 1 << int(s.asked)
    return 1 << CHANCE


@njit
def legal(s, seat, out):
    """What a seat may do, or what chance may bring."""
    if s.phase == FLYING:
        return list_flights(s, seat, out)
    if s.phase == PLAYING_CARDS:
        return list_cards(s, seat, out)
    if s.phase == EVADING:
        return list_answers(out)
    if s.phase == DEALING or s.phase == REPLACING:
        return list_deck(s, s.turn, out)
    if s.phase == AIMING:
        return list_quarter(4, out)
    n = 0
    if s.phase == JUMPING:
        for hole in range(4):
            out[n] = encode_jump(hole)
            n += is_open(s, hole)
        out[n] = STAY
        n += 1
    elif s.phase == SENDING:
        for planet in range(4):
            out[n] = encode_send(planet)
            n += is_free(s, planet)
    else:
        return list_spin(NUMBERS, out)
    return n


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if s.phase == FLYING:
        if is_fly(action):
            return may_fly(s, seat, decode_fly(action))
        return GA_3_3 if is_jump_or_stay(action) else untimely(action)
    if s.phase == JUMPING:
        if action == STAY or (is_jump(action) and is_open(s, decode_jump(action))):
            return 0
        if is_fly(action):
            return GA_3_2
        return GA_3_1 if is_jump(action) else untimely(action)
    if s.phase == SENDING:
        if is_send(action) and is_free(s, decode_send(action)):
            return 0
        return GA_4_6 if action == EVADE else GA_4_5
    if s.phase == PLAYING_CARDS:
        return may_play(s, seat, action)
    if s.phase == EVADING:
        return 0 if action in (EVADE, ACCEPT) else GA_7_1
    if s.phase == DEALING or s.phase == REPLACING:
        if is_card(action) and in_deck(s, s.turn, decode_card(action)):
            return 0
        return GA_1_6 if s.phase == DEALING else GA_2_1
    if s.phase == AIMING:
        return 0 if is_quarter(action) else GA_6_4
    return 0 if is_spin(action) else GA_1_8


@njit
def untimely(action):
    """Which rule says that it is not the time for sending, for cards or for evading."""
    if is_send(action):
        return GA_4_5
    return GA_7_1 if action in (EVADE, ACCEPT) else GA_6_1


@njit
def apply(s, seat, action, notes):
    """Play a legal action, and all that follows from it until somebody or chance is asked again."""
    s.flown_from = NOWHERE
    s.flown_by = NOBODY
    s.steps = 0
    if s.phase not in (COUNTING_SHOTS, AIMING, EVADING):
        forget_shots(s)
    if s.phase == SPINNING:
        spin_for_flight(s, decode_spin(action) + 1)
    elif s.phase == FLYING:
        fly_to(s, seat, decode_fly(action))
    elif s.phase == PLAYING_CARDS:
        play_card(s, seat, action)
    elif s.phase == JUMPING:
        if action != STAY:
            jump_to(s, seat, HOLE[decode_jump(action)])
        else:
            look_around(s, seat)
    elif s.phase == ATTACKING or s.phase == DEFENDING:
        spin_in_challenge(s, decode_spin(action) + 1)
    elif s.phase == SENDING:
        s.jet[s.loser] = PLANET[decode_send(action)]
        end_challenge(s)
    elif s.phase == EVADING:
        answer(s, action)
        go_on_firing(s)
    elif s.phase == AIMING:
        fire_into(s, decode_quarter(action))
        go_on_firing(s)
    elif s.phase == COUNTING_SHOTS:
        s.shots = s.shots_left = decode_spin(action) + 1
        s.phase = AIMING
    elif s.phase == DRAWING_LOTS:
        draw_lot(s, decode_spin(action) + 1)
    else:
        turn_up(s, s.turn, decode_card(action))
        if s.phase == DEALING:
            go_on_dealing(s)
        else:
            replace_cards(s)


@njit
def payoff(s, out):
    """GA-5: all to the winner; a draw is shared."""
    for seat in range(s.seats):
        if s.winner == NOBODY:
            out[seat] = 1.0 / s.seats
        else:
            out[seat] = 1.0 if s.winner == seat else 0.0


@njit
def hide(s, seat):
    """Nothing is hidden."""


@njit
def redeal(s, seat, rng):
    """Nothing is hidden."""


# Starting (GA-1)


@njit
def go_on_dealing(s):
    """GA-1.6: two cards each, then all spin for who begins."""
    if needs_card(s, s.turn):
        return
    s.turn = next_seat(s, s.turn)
    if s.turn == 0:
        s.contenders = s.to_spin = (1 << int(s.seats)) - 1
        s.phase = DRAWING_LOTS


@njit
def next_seat(s, seat):
    """The next player clockwise."""
    return (int(seat) + 1) % int(s.seats)


@njit
def lowest(members):
    """The first seat of a set."""
    seat = 0
    while not has(members, seat):
        seat += 1
    return seat


@njit
def draw_lot(s, number):
    """GA-1.7: the highest spin begins; those who share it spin again."""
    seat = lowest(s.to_spin)
    s.result[seat] = number
    s.spun_by = seat
    s.to_spin = without(s.to_spin, seat)
    if s.to_spin:
        return
    highest = 0
    for seat in range(s.seats):
        if has(s.contenders, seat):
            highest = max(highest, int(s.result[seat]))
    for seat in range(s.seats):
        if s.result[seat] != highest:
            s.contenders = without(s.contenders, seat)
    if count(int(s.contenders)) > 1:
        s.to_spin = s.contenders
        return
    s.first = s.turn = lowest(s.contenders)
    s.contenders = 0
    begin_turn(s)


@njit
def forget_results(s):
    """Spins against each other have been settled."""
    for seat in range(s.seats):
        s.result[seat] = 0


# A turn (GA-2)


@njit
def begin_turn(s):
    """GA-2.1: used cards are replaced, then the player spins."""
    s.mover = s.turn
    replace_cards(s)


@njit
def replace_cards(s):
    """GA-2.1: as long as a card is missing and the deck has one."""
    if needs_card(s, s.turn):
        s.phase = REPLACING
    else:
        s.phase = SPINNING


@njit
def spin_for_flight(s, number):
    """GA-2.2, GA-2.5: so many steps; a jet that cannot take even one stays and arrives nowhere."""
    s.spun = number
    s.spun_by = s.mover
    if s.loser == NOBODY:
        forget_results(s)
    if longest_flight(s, np.int64(s.mover)) > 0:
        s.phase = FLYING
    else:
        end_move(s)


@njit
def fly_to(s, seat, to):
    """GA-2: a jet flies, with the derelict if it has it."""
    s.steps = steps_to(s, seat, to)
    put_jet(s, seat, to)
    if to == HOME:
        s.winner = seat  # GA-5.1
        s.phase = OVER
    elif s.derelict == to and s.carrier == NOBODY:
        capture(s, seat)
    elif is_hole(to) and open_holes(s) > 0:
        s.phase = JUMPING
    else:
        look_around(s, seat)


@njit
def put_jet(s, seat, to):
    """A jet comes to a place by itself, and what it carries too."""
    s.flown_by = seat
    s.flown_from = s.jet[seat]
    s.jet[seat] = to
    if s.carrier == seat:
        s.derelict = to


@njit
def end_move(s):
    """A flight is over: the winner of a challenge sends the loser away (GA-4.5), then cards may be played."""
    if s.loser == NOBODY:
        offer_cards(s)
    elif free_planets(s) > 0:
        s.phase = SENDING
    else:
        end_challenge(s)


@njit
def pass_turn(s):
    """On to the next player; the match ends undecided after so many rounds (GA-5.2)."""
    s.turn = next_seat(s, s.turn)
    if s.turn == s.first:
        s.rounds += 1
    if s.rounds == ROUNDS:
        s.mover = s.turn
        s.phase = OVER
    else:
        begin_turn(s)


# Black holes (GA-3)


@njit
def is_open(s, hole):
    """GA-3.1: a hole without a jet."""
    return jet_on(s, HOLE[hole]) == NOBODY


@njit
def open_holes(s):
    """How many holes are without a jet."""
    n = 0
    for hole in range(4):
        n += is_open(s, hole)
    return n


@njit
def jump_to(s, seat, square):
    """GA-3.1, GA-4.1: a jump may capture too."""
    put_jet(s, seat, square)
    if s.derelict == square and s.carrier == NOBODY:
        capture(s, seat)
    else:
        look_around(s, seat)


# The derelict (GA-4)


@njit
def capture(s, seat):
    """GA-4.2: the derelict is the jet's, which spins and flies on at once."""
    s.carrier = seat
    s.phase = SPINNING


@njit
def look_around(s, seat):
    """GA-4.4: who has stopped next to the carrier challenges it."""
    if s.carrier != NOBODY and s.carrier != seat and touches(place_of(s, seat), place_of(s, s.carrier)):
        s.phase = ATTACKING
    else:
        end_move(s)


@njit
def spin_in_challenge(s, number):
    """GA-4.4: first the attacker spins, then the carrier; equal numbers do not count."""
    if s.phase == ATTACKING:
        s.result[s.turn] = number
        s.result[s.carrier] = 0
        s.phase = DEFENDING
        return
    s.result[s.carrier] = number
    if s.result[s.turn] == number:
        s.phase = ATTACKING
    elif s.result[s.turn] < number:
        win_challenge(s, s.carrier, s.turn)
    else:
        win_challenge(s, s.turn, s.carrier)


@njit
def win_challenge(s, winner, loser):
    """GA-4.5: the winner has the derelict without moving, and spins at once."""
    s.loser = loser
    s.carrier = s.mover = winner
    s.derelict = s.jet[winner]
    s.phase = SPINNING


@njit
def end_challenge(s):
    """GA-4.5: the loser is where it was sent; the turn goes on with cards."""
    s.loser = NOBODY
    offer_cards(s)


# Command cards (GA-6)


@njit
def offer_cards(s):
    """GA-6.1: whoever has a card to play is asked; otherwise the turn is over."""
    s.mover = s.turn
    if can_play_any(s, s.turn):
        s.phase = PLAYING_CARDS
    else:
        pass_turn(s)


@njit
def may_play(s, seat, action):
    """Which rule forbids this after the move, or 0."""
    if action == DONE:
        return 0
    if action == OVERDRIVE:
        return 0 if s.shown[seat, OVERDRIVE_CARD] else GA_6_1
    if action == LASER:
        return 0 if s.shown[seat, LASER_CARD] else GA_6_1
    if is_force(action):
        whom, planet = decode_force(action)
        return may_force(s, seat, whom, planet)
    if is_fly(action):
        return GA_6_2  # another flight needs an overdrive
    if is_jump_or_stay(action):
        return GA_3_1
    return untimely(action)


@njit
def play_card(s, seat, action):
    """GA-6: a card is played and gone, or no more are played."""
    if action == DONE:
        pass_turn(s)
    elif action == OVERDRIVE:
        s.shown[seat, OVERDRIVE_CARD] -= 1
        s.phase = SPINNING
    elif action == LASER:
        s.shown[seat, LASER_CARD] -= 1
        s.shooter = seat
        s.phase = COUNTING_SHOTS
    else:
        whom, planet = decode_force(action)
        force_away(s, whom, planet)
        go_on_firing(s)


@njit
def go_on_firing(s):
    """After everybody struck has answered: the next shot, or other cards."""
    if s.phase == EVADING or (s.aim == NOBODY and s.shots_left > 0):
        return
    s.aim = NOBODY
    offer_cards(s)
