"""Asteroyds: actions told apart, put together from their fields and taken apart."""

from astroport.games.asteroyds.state import ACTIONS

is_column, encode_column, decode_column = ACTIONS.compiled("column")
is_round, encode_round, decode_round = ACTIONS.compiled("round")
is_mode, encode_mode, decode_mode = ACTIONS.compiled("mode")
is_place, encode_place, decode_place = ACTIONS.compiled("place")
is_face, encode_face, decode_face = ACTIONS.compiled("face")
is_pilot, encode_pilot, decode_pilot = ACTIONS.compiled("pilot")
is_compass, encode_compass, decode_compass = ACTIONS.compiled("compass")
is_die, encode_die, decode_die = ACTIONS.compiled("die")
is_program = ACTIONS.matcher("column", "mode")
list_face, list_compass, list_die = (ACTIONS.lister(kind) for kind in ("face", "compass", "die"))
