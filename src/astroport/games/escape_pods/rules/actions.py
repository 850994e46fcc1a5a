"""Escape Pods: actions told apart, put together from their fields and taken apart."""

from astroport.games.escape_pods.state import ACTIONS

is_use, encode_use, decode_use = ACTIONS.compiled("use")
is_move, encode_move, decode_move = ACTIONS.compiled("move")
is_embark, encode_embark, decode_embark = ACTIONS.compiled("embark")
is_disembark, encode_disembark, decode_disembark = ACTIONS.compiled("disembark")
is_spy, encode_spy, decode_spy = ACTIONS.compiled("spy")
is_launch, encode_launch, decode_launch = ACTIONS.compiled("launch")
is_swap, encode_swap, decode_swap = ACTIONS.compiled("swap")
is_delay, encode_delay, decode_delay = ACTIONS.compiled("delay")
is_beacon, encode_beacon, decode_beacon = ACTIONS.compiled("beacon")
is_border, encode_border, decode_border = ACTIONS.compiled("border")
is_push, encode_push, decode_push = ACTIONS.compiled("push")
is_hangar, encode_hangar, decode_hangar = ACTIONS.compiled("hangar")
is_assign, encode_assign, decode_assign = ACTIONS.compiled("assign")
is_refuge, encode_refuge, decode_refuge = ACTIONS.compiled("refuge")
is_card, encode_card, decode_card = ACTIONS.compiled("card")
is_first, encode_first, decode_first = ACTIONS.compiled("first")
is_in_turn = ACTIONS.matcher("use", "border")  # a player's own choice, not an answer on the way
is_programming = ACTIONS.matcher("delay", "beacon")
list_first = ACTIONS.lister("first")
