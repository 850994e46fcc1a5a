"""Asteroid Escape: hands, the pile, the queue under it, and the priority marker (AE-5)."""

from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.games.asteroid_escape.rules.board import has, next_seat, one
from astroport.games.asteroid_escape.state import HAND, NONE, TILES


@njit
def place_in_hand(s, seat, tile):
    """Where in a hand a tile is; HAND if it is not there."""
    for place in range(s.held[seat]):
        if s.hand[seat, place] == tile:
            return place
    return HAND


@njit
def take_from_hand(s, seat, place):
    """A tile leaves a hand; the others keep their order."""
    s.held[seat] -= 1
    for i in range(place, s.held[seat]):
        s.hand[seat, i] = s.hand[seat, i + 1]
        s.hand_seen[seat, i] = s.hand_seen[seat, i + 1]
    s.hand[seat, s.held[seat]] = NONE
    s.hand_seen[seat, s.held[seat]] = 0


@njit
def receive(s, seat, tile, seen):
    """A tile comes to a hand."""
    s.hand[seat, s.held[seat]] = tile
    s.hand_seen[seat, s.held[seat]] = seen
    s.held[seat] += 1


@njit
def draw_from_pile(s, seat, tile):
    """A tile that nobody had seen comes to a hand."""
    s.pile &= ~one(tile)
    s.in_pile -= 1
    receive(s, seat, tile, 0)


@njit
def draw_from_queue(s, seat):
    """The tile that lies longest under the pile comes to a hand; who knew it knows it there."""
    receive(s, seat, s.queue[0], s.queue_seen[0])
    s.queued -= 1
    for i in range(s.queued):
        s.queue[i] = s.queue[i + 1]
        s.queue_seen[i] = s.queue_seen[i + 1]
    s.queue[s.queued] = NONE
    s.queue_seen[s.queued] = 0


@njit
def put_under_pile(s, tile, seen):
    """A tile goes face down under the pile."""
    s.queue[s.queued] = tile
    s.queue_seen[s.queued] = seen
    s.queued += 1


@njit
def return_hands(s, lost):
    """AE-5.2, AE-5.4: hands go under the pile, the active player's first; then the marker moves on, and serves."""
    seat = int(s.turn)
    for _ in range(s.seats):
        if has(lost, seat):
            for place in range(s.held[seat]):
                put_under_pile(s, s.hand[seat, place], s.hand_seen[seat, place])
                s.hand[seat, place] = NONE
                s.hand_seen[seat, place] = 0
            s.held[seat] = 0
        seat = next_seat(s, seat)
    if s.marker != NONE and not s.flying[s.marker]:
        s.marker = first_short_hand(s, s.marker)
    if s.marker != NONE:
        hand_out(s)


@njit
def first_short_hand(s, seat):
    """The first player, from this seat clockwise, who flies and holds less than three tiles; NONE if all are full."""
    for _ in range(s.seats):
        if s.flying[seat] and s.held[seat] < HAND:
            return int(seat)
        seat = next_seat(s, seat)
    return NONE


@njit
def hand_out(s):
    """AE-5.3: the holder of the marker draws up to three, then the players to its left; then the marker passes on.

    While somebody holds the marker nothing is left that nobody has seen: all draws are from the queue.
    """
    seat = int(s.marker)
    for _ in range(s.seats):
        while s.flying[seat] and s.held[seat] < HAND and s.queued:
            draw_from_queue(s, seat)
        seat = next_seat(s, seat)
    s.marker = first_short_hand(s, s.marker)


@njit
def any_tile_of_pile(s, rng):
    """Take any tile of the pile, each equally likely."""
    tiles = s.pile
    count = 0
    for tile in range(TILES):
        count += has(tiles, tile)
    skip = draw(rng, count)
    for tile in range(TILES):
        if has(tiles, tile):
            if skip == 0:
                s.pile &= ~one(tile)
                return tile
            skip -= 1
    return NONE
