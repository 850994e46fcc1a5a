"""Escape Pods: actions told apart, taken apart, and put together from their fields where rules list them."""

from astroport.games.escape_pods.state import ACTIONS

is_use, encode_use, decode_use = ACTIONS.compiled("use")
is_move, encode_move, decode_move = ACTIONS.compiled("move")
is_embark, _, decode_embark = ACTIONS.compiled("embark")
is_disembark, _, decode_disembark = ACTIONS.compiled("disembark")
is_spy, _, decode_spy = ACTIONS.compiled("spy")
is_launch, _, decode_launch = ACTIONS.compiled("launch")
is_swap, _, decode_swap = ACTIONS.compiled("swap")
is_delay, _, decode_delay = ACTIONS.compiled("delay")
is_beacon, _, decode_beacon = ACTIONS.compiled("beacon")
is_border, _, decode_border = ACTIONS.compiled("border")
is_push, _, decode_push = ACTIONS.compiled("push")
is_hangar, _, decode_hangar = ACTIONS.compiled("hangar")
is_assign, _, decode_assign = ACTIONS.compiled("assign")
is_refuge, encode_refuge, decode_refuge = ACTIONS.compiled("refuge")
is_card, encode_card, decode_card = ACTIONS.compiled("card")
is_first, _, decode_first = ACTIONS.compiled("first")
is_in_turn = ACTIONS.matcher("use", "border")  # a player's own choice, not an answer on the way
is_programming = ACTIONS.matcher("delay", "beacon")
list_first = ACTIONS.lister("first")
