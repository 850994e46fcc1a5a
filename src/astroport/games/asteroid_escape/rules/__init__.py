"""Asteroid Escape: follow your wake, be the last ship flying.

Chance deals three tiles each, places asteroids (which, where, how turned) and says who begins; in turn order everyone
picks a start mark (AE-1). A turn opens with the asteroids (AE-2): missing ones are placed, the blue and the red die are
rolled, and on 6, 7 or 8 every asteroid rolls a die of its own and moves, turns or brings another one. A ship with an
asteroid in front of it is then lost. Otherwise its player lays a tile in front of it (AE-3), all ships that faced that
cell fly to the end of their wakes (AE-4), and the player draws (AE-5). With salvage (AE-7.2) whoever put others out
swaps tiles with their hands first.

So a turn is `blue`, `red`, a `die` for each asteroid (after a 6: `asteroid`, `land`, `face`), then one decision, `lay`
(with salvage followed by some `swap` and `done`), then `draw`. Draws from the queue under the pile are no actions: its
order is fixed. Whatever happens is settled event by event (AE-6.1): who is out, what goes under the pile, who draws of
it. The parts of the rules have files of their own: wakes, asteroids, hands, salvage, ending.
"""

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.games.asteroid_escape.rules.actions import (
    decode_asteroid,
    decode_blue,
    decode_die,
    decode_draw,
    decode_face,
    decode_first,
    decode_land,
    decode_red,
    decode_start,
    decode_swap,
    encode_asteroid,
    encode_draw,
    encode_land,
    encode_start,
    is_asteroid,
    is_blue,
    is_die,
    is_draw,
    is_face,
    is_first,
    is_land,
    is_lay,
    is_red,
    is_start,
    is_swap,
    list_blue,
    list_die,
    list_face,
    list_first,
    list_red,
)
from astroport.games.asteroid_escape.rules.asteroids import (
    can_land,
    go_on_acting,
    go_on_placing,
    in_field,
    let_asteroid_act,
    place_asteroid,
    place_asteroids,
    read_dice,
)
from astroport.games.asteroid_escape.rules.board import cell_behind, cells, has, next_seat, one
from astroport.games.asteroid_escape.rules.ending import all_tiles_laid, destroy, ends_match, leave_together, settle
from astroport.games.asteroid_escape.rules.hands import (
    any_tile_of_pile,
    draw_from_pile,
    draw_from_queue,
    place_in_hand,
    take_from_hand,
)
from astroport.games.asteroid_escape.rules.refusals import (
    AE_1_6,
    AE_1_8,
    AE_1_9,
    AE_2_2,
    AE_2_3,
    AE_3_1,
    AE_5_1,
    AE_7_2,
)
from astroport.games.asteroid_escape.rules.salvage import (
    begin_salvage,
    clear_up_after_lay,
    end_salvage,
    list_swaps,
    may_swap,
    swap_tiles,
)
from astroport.games.asteroid_escape.rules.wakes import (
    AT_EDGE,
    RESTS,
    follow_wake,
    list_lays,
    may_lay,
    piece_laid,
    shares_wake,
)
from astroport.games.asteroid_escape.state import (
    ACTING,
    AS_REFILL,
    ASTEROIDS,
    AT_START,
    AT_THE_START,
    DEALING,
    DIE,
    DONE,
    DRAWING,
    DRAWING_LOTS,
    FACING,
    GO_ON_ACTING,
    GO_ON_DRAWING,
    GO_ON_PLACING,
    HAND,
    LANDING,
    LAYING,
    LOOK_AHEAD,
    MARK_CELL,
    MARK_POINT,
    MOST_CELLS,
    MOST_SEATS,
    NONE,
    OFF,
    OVER,
    PICKING,
    ROLLING_BLUE,
    ROLLING_RED,
    SALVAGING,
    SIZE,
    STARTING,
    SUPPLY,
    TILES,
    TURN_BEGINS,
    TURN_ENDS,
    UNKNOWN,
)

LEAST_ASTEROIDS = 2  # AE-2.1

# What the presentation asks besides, with the number of integers each takes after the state.
QUERIES = {cell_behind: 1, follow_wake: 4, may_lay: 2, shares_wake: 2}


# The contract


@njit
def setup(s, options):
    """AE-1: an empty board, all tiles in the pile, all asteroids in the supply."""
    s.seats = options.seats
    s.board = options.board
    s.open_space = options.open_space
    s.salvage = options.salvage
    s.refill_replaces_roll = options.refill_replaces_roll
    s.pile = (1 << TILES) - 1
    s.in_pile = TILES
    s.marker = s.rock = s.spot = s.acted = NONE
    for cell in range(MOST_CELLS):
        s.laid[cell] = s.rock_on[cell] = NONE
    for rock in range(ASTEROIDS):
        s.rock_at[rock] = SUPPLY
    for tile in range(TILES):
        s.queue[tile] = NONE
    for seat in range(MOST_SEATS):
        for place in range(HAND):
            s.hand[seat, place] = NONE
    s.phase = DEALING


@njit
def awaited(s):
    """The active player to lay or to salvage, the next one to start; all else is chance."""
    if s.phase == OVER:
        return 0
    if s.phase == LAYING or s.phase == SALVAGING or s.phase == STARTING:
        return 1 << int(s.turn)
    return 1 << CHANCE


@njit
def legal(s, seat, out):
    """What a seat may do, or what chance may bring."""
    if s.phase == LAYING:
        return list_lays(s, seat, out)
    if s.phase == STARTING:
        return list_starts(s, out)
    if s.phase == SALVAGING:
        return list_swaps(s, seat, out)
    if s.phase == ROLLING_BLUE:
        return list_blue(DIE, out)
    if s.phase == ROLLING_RED:
        return list_red(DIE, out)
    if s.phase == ACTING:
        return list_die(DIE, out)
    if s.phase == FACING:
        return list_face(4, out)
    if s.phase == DRAWING_LOTS:
        return list_first(s.seats, out)
    n = 0
    if s.phase == PICKING:
        for rock in range(ASTEROIDS):
            out[n] = encode_asteroid(rock)
            n += s.rock_at[rock] == SUPPLY
    elif s.phase == LANDING:
        for cell in range(cells(s)):
            out[n] = encode_land(cell)
            n += can_land(s, cell)
    else:
        for tile in range(TILES):
            out[n] = encode_draw(tile)
            n += has(s.pile, tile)
    return n


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if s.phase == LAYING:
        return may_lay(s, seat, piece_laid(action)) if is_lay(action) else AE_3_1
    if s.phase == STARTING:
        return may_start(s, decode_start(action)) if is_start(action) else AE_1_9
    if s.phase == SALVAGING:
        if action == DONE:
            return 0
        mine, theirs = decode_swap(action)
        return may_swap(s, seat, mine, theirs) if is_swap(action) else AE_7_2
    if s.phase == ROLLING_BLUE:
        return 0 if is_blue(action) else AE_2_2
    if s.phase == ROLLING_RED:
        return 0 if is_red(action) else AE_2_2
    if s.phase == ACTING:
        return 0 if is_die(action) else AE_2_3
    if s.phase == DRAWING_LOTS:
        return 0 if is_first(action) and decode_first(action) < s.seats else AE_1_9
    if s.phase == PICKING:
        return 0 if is_asteroid(action) and s.rock_at[decode_asteroid(action)] == SUPPLY else AE_1_8
    if s.phase == LANDING:
        cell = decode_land(action)
        return 0 if is_land(action) and cell < cells(s) and can_land(s, cell) else AE_1_8
    if s.phase == FACING:
        return 0 if is_face(action) else AE_1_8
    if is_draw(action) and has(s.pile, decode_draw(action)):
        return 0
    return AE_1_6 if s.phase == DEALING else AE_5_1


@njit
def apply(s, seat, action, notes):
    """Play a legal action, and all that follows from it until somebody or chance is asked again."""
    if s.phase == LAYING:
        lay_tile(s, seat, piece_laid(action))
    elif s.phase == STARTING:
        start_at(s, seat, decode_start(action))
    elif s.phase == SALVAGING:
        if action == DONE:
            end_salvage(s)
        else:
            mine, theirs = decode_swap(action)
            swap_tiles(s, seat, mine, theirs)
    elif s.phase == ROLLING_BLUE:
        s.blue = decode_blue(action) + 1
        s.red = s.die = 0
        s.acted = NONE
        s.phase = ROLLING_RED
    elif s.phase == ROLLING_RED:
        s.red = decode_red(action) + 1
        read_dice(s)
    elif s.phase == ACTING:
        s.die = decode_die(action) + 1
        let_asteroid_act(s)
    elif s.phase == PICKING:
        s.rock = decode_asteroid(action)
        s.phase = LANDING
    elif s.phase == LANDING:
        s.spot = decode_land(action)
        s.phase = FACING
    elif s.phase == FACING:
        place_asteroid(s, decode_face(action))
    elif s.phase == DRAWING_LOTS:
        s.turn = s.first = decode_first(action)
        s.phase = STARTING
    elif s.phase == DEALING:
        draw_from_pile(s, s.turn, decode_draw(action))
        go_on_dealing(s)
    else:
        draw_from_pile(s, s.turn, decode_draw(action))
        s.phase = GO_ON_DRAWING
    go_on(s)


@njit
def go_on(s):
    """Play goes on by itself, step by step, as far as nobody is needed."""
    while s.phase > OVER:
        if s.phase == TURN_BEGINS:
            begin_turn(s)
        elif s.phase == GO_ON_PLACING:
            go_on_placing(s)
        elif s.phase == GO_ON_ACTING:
            go_on_acting(s)
        elif s.phase == LOOK_AHEAD:
            look_ahead(s)
        elif s.phase == GO_ON_DRAWING:
            go_on_drawing(s)
        else:
            pass_turn(s)


@njit
def payoff(s, out):
    """The winners share equally (AE-6)."""
    winners = 0
    for seat in range(s.seats):
        winners += int(s.won[seat])
    for seat in range(s.seats):
        out[seat] = s.won[seat] / winners if winners else 0.0


@njit
def hide(s, seat):
    """AE-1.6: the hands of others and the pile, but for what salvage has shown to this seat (AE-7.2)."""
    for other in range(s.seats):
        for place in range(s.held[other]):
            if not sees_in_hand(s, seat, other, place):
                s.pile |= one(s.hand[other, place])
                s.hand[other, place] = UNKNOWN
    for place in range(s.queued):
        if seat >= MOST_SEATS or not has(s.queue_seen[place], seat):
            s.pile |= one(s.queue[place])
            s.queue[place] = UNKNOWN


@njit
def sees_in_hand(s, seat, other, place):
    """Whether a seat knows which tile lies at a place of a hand."""
    if other == seat:
        return not has(s.swapped_theirs[other], place)  # who is out does not see what it is given
    return seat < MOST_SEATS and has(s.hand_seen[other, place], seat) == 1


@njit
def redeal(s, seat, rng):
    """Any tiles whose place the seat does not know, for the blanks; the rest is the pile."""
    for other in range(s.seats):
        for place in range(s.held[other]):
            if s.hand[other, place] == UNKNOWN:
                s.hand[other, place] = any_tile_of_pile(s, rng)
    for place in range(s.queued):
        if s.queue[place] == UNKNOWN:
            s.queue[place] = any_tile_of_pile(s, rng)


# Starting (AE-1)


@njit
def go_on_dealing(s):
    """AE-1.6, AE-1.9: three tiles each, then the asteroids, then lots are drawn."""
    if s.held[s.turn] < HAND:
        return
    s.turn = next_seat(s, s.turn)
    if s.turn != 0:
        return
    if s.open_space:
        s.phase = DRAWING_LOTS
    else:
        place_asteroids(s, AT_START[s.seats], AT_THE_START)


@njit
def may_start(s, mark):
    """Which rule keeps a ship from a start mark, or 0."""
    if mark >= 8 * int(SIZE[s.board]):
        return AE_1_9  # not on this board
    for other in range(s.seats):
        if s.flying[other] and stands_on(s, other, mark):
            return AE_1_9
    return 0


@njit
def stands_on(s, seat, mark):
    """Whether a ship is at a start mark."""
    return s.ship_cell[seat] == MARK_CELL[s.board, mark] and s.ship_point[seat] == MARK_POINT[s.board, mark]


@njit
def list_starts(s, out):
    """The marks where no ship stands."""
    n = 0
    for mark in range(8 * int(SIZE[s.board])):
        out[n] = encode_start(mark)
        n += may_start(s, mark) == 0
    return n


@njit
def start_at(s, seat, mark):
    """A ship comes to a mark; after the last one the first turn begins."""
    s.ship_cell[seat] = MARK_CELL[s.board, mark]
    s.ship_point[seat] = MARK_POINT[s.board, mark]
    s.flying[seat] = 1
    s.turn = next_seat(s, seat)
    if s.turn == s.first:
        s.phase = TURN_BEGINS


# A turn (AE-2 to AE-5)


@njit
def begin_turn(s):
    """AE-2.1: first the missing asteroids are placed; without asteroids (AE-7.1) the turn begins with laying."""
    s.placed = 0
    if s.open_space:
        s.phase = LOOK_AHEAD
        return
    in_play = 0
    for rock in range(ASTEROIDS):
        in_play += in_field(s, rock)
    place_asteroids(s, max(0, LEAST_ASTEROIDS - in_play), AS_REFILL)


@njit
def look_ahead(s):
    """AE-2.8: an asteroid in front destroys the active ship; else its player lays a tile, or has none (AE-3.6)."""
    if not s.flying[s.turn]:
        s.phase = TURN_ENDS  # AE-2.9
    elif s.rock_on[s.ship_cell[s.turn]] != NONE:
        s.phase = TURN_ENDS
        settle(s, destroy(s, s.turn))
    elif s.held[s.turn] == 0:
        s.phase = GO_ON_DRAWING
    else:
        s.phase = LAYING


@njit
def lay_tile(s, seat, piece):
    """AE-3.1, AE-4.1: the tile is laid and who faced it flies, past others (AE-4.3) or with them (AE-4.4)."""
    take_from_hand(s, seat, place_in_hand(s, seat, piece // 4))
    cell = int(s.ship_cell[seat])
    s.laid[cell] = piece
    lost = over_edge = 0
    for other in range(s.seats):
        if s.flying[other] and s.ship_cell[other] == cell:
            end, at, point = follow_wake(s, cell, s.ship_point[other], OFF, NONE)
            if end == RESTS:
                s.ship_cell[other] = at
                s.ship_point[other] = point
            else:  # AE-4.2
                lost |= 1 << other
                over_edge |= int(end == AT_EDGE) << other
    for other in range(s.seats):
        if has(lost, other):
            destroy(s, other)
    if leave_together(s, over_edge) or ends_match(s, lost):
        return
    if s.salvage and s.flying[seat] and lost:
        begin_salvage(s, seat, lost)
    else:
        clear_up_after_lay(s, lost)


@njit
def go_on_drawing(s):
    """AE-5.1: the active player draws until it holds three; who cannot takes the marker if it is free (AE-5.3)."""
    while s.held[s.turn] < HAND:
        if s.in_pile:
            s.phase = DRAWING
            return
        if s.queued == 0:
            if s.marker == NONE:
                s.marker = s.turn
            break
        draw_from_queue(s, s.turn)
    s.phase = TURN_ENDS


@njit
def pass_turn(s):
    """On to the next ship that flies; if all tiles are laid, those that fly share the win (AE-6.2)."""
    if all_tiles_laid(s):
        for seat in range(s.seats):
            s.won[seat] = s.flying[seat]
        s.phase = OVER
        return
    s.turn = next_seat(s, s.turn)
    while not s.flying[s.turn]:
        s.turn = next_seat(s, s.turn)
    s.phase = TURN_BEGINS
