"""Asteroid Escape: actions told apart, put together from their fields and taken apart."""

from astroport.games.asteroid_escape.state import ACTIONS

is_lay, encode_lay, decode_lay = ACTIONS.compiled("lay")
is_start, encode_start, decode_start = ACTIONS.compiled("start")
is_swap, encode_swap, decode_swap = ACTIONS.compiled("swap")
is_draw, encode_draw, decode_draw = ACTIONS.compiled("draw")
is_asteroid, encode_asteroid, decode_asteroid = ACTIONS.compiled("asteroid")
is_land, encode_land, decode_land = ACTIONS.compiled("land")
is_face, encode_face, decode_face = ACTIONS.compiled("face")
is_first, encode_first, decode_first = ACTIONS.compiled("first")
is_blue, encode_blue, decode_blue = ACTIONS.compiled("blue")
is_red, encode_red, decode_red = ACTIONS.compiled("red")
is_die, encode_die, decode_die = ACTIONS.compiled("die")
list_face, list_first, list_blue, list_red, list_die = (
    ACTIONS.lister(kind) for kind in ("face", "first", "blue", "red", "die")
)
