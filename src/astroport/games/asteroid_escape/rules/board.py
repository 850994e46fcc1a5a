"""Asteroid Escape: the board, and sets of things numbered, as compiled code sees them."""

from astroport.core.compiling import njit
from astroport.games.asteroid_escape.state import NEIGHBOUR, NONE, SIZE, TILES


@njit
def has(tiles, tile):
    """Whether a tile, or anything numbered, is in a set of bits."""
    return (tiles >> tile) & 1


@njit
def one(tile):
    """A tile as a set of one; what one does not know as the empty set."""
    return 1 << int(tile) if tile < TILES else 0


@njit
def cells(s):
    """How many cells the board has."""
    return int(SIZE[s.board]) * int(SIZE[s.board])


@njit
def is_empty(s, cell):
    """Whether neither a wake tile nor an asteroid lies on a cell."""
    return s.laid[cell] == NONE and s.rock_on[cell] == NONE


@njit
def cell_behind(s, seat):
    """The cell on whose tile a ship rests; OFF for a ship that has not left its start mark."""
    return NEIGHBOUR[s.board, s.ship_cell[seat], s.ship_point[seat] // 2]


@njit
def next_seat(s, seat):
    """The next player clockwise, whether still in the game or not."""
    return (int(seat) + 1) % int(s.seats)
