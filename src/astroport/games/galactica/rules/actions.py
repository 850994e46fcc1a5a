"""Galactica: actions told apart, put together from their fields and taken apart."""

from astroport.games.galactica.state import ACTIONS

is_fly, encode_fly, decode_fly = ACTIONS.compiled("fly")
is_jump, encode_jump, decode_jump = ACTIONS.compiled("jump")
is_send, encode_send, decode_send = ACTIONS.compiled("send")
is_force, encode_force, decode_force = ACTIONS.compiled("force")
is_spin, encode_spin, decode_spin = ACTIONS.compiled("spin")
is_quarter, encode_quarter, decode_quarter = ACTIONS.compiled("quarter")
is_card, encode_card, decode_card = ACTIONS.compiled("card")
is_jump_or_stay = ACTIONS.matcher("jump", "stay")
list_spin, list_quarter = ACTIONS.lister("spin"), ACTIONS.lister("quarter")
