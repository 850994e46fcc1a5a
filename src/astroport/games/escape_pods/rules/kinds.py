"""Escape Pods: the numbers of the kinds of events, questions and choices."""

from astroport.games.escape_pods.state import CHOICES, EVENTS, PROMPTS

(
    IS_LAID, COMES_UP, BEGINS,
    PAYS, TAKES_BACK, ENDS_TURN, HAS_FINAL_TURN,
    MOVES, CROSSES, PUSHES, IS_PUSHED, FLIES_OUT, IS_EMPTY, GOES_HOME, SENDS_HOME,
    EMBARKS, STEPS_OVER, TAKES_SEAT, DISEMBARKS, LANDS, LAUNCHES, SPIES, SEES, SWAPS,
    DELAYS, COMES_BACK, TAKES_BEACON, PLACES_BEACON, EXCHANGES_BEACONS,
    TOKEN_MOVES, EXPLODES, GETS_BACK,
    BARRIER_ARISES, ALL_HAVE_LANDED, NOBODY_IS_BEYOND, FINAL_TURNS_END, NOBODY_LANDS,
    IS_TURNED_UP, ASSIGNS, GETS_SQUARE, GETS_NO_SQUARE, SCORES, TOTALS, WINS, SHARES_WIN, GETS_GRADE,
) = EVENTS.numbers(
    "is-laid", "comes-up", "begins",
    "pays", "takes-back", "ends-turn", "has-final-turn",
    "moves", "crosses", "pushes", "is-pushed", "flies-out", "is-empty", "goes-home", "sends-home",
    "embarks", "steps-over", "takes-seat", "disembarks", "lands", "launches", "spies", "sees", "swaps",
    "delays", "comes-back", "takes-beacon", "places-beacon", "exchanges-beacons",
    "token-moves", "explodes", "gets-back",
    "barrier-arises", "all-have-landed", "nobody-is-beyond", "final-turns-end", "nobody-lands",
    "is-turned-up", "assigns", "gets-square", "gets-no-square", "scores", "totals", "wins", "shares-win", "gets-grade",
)  # fmt: skip

(
    ACT, ACT_FINALLY, CROSS_OR_END, END_TURN, NOTHING_BUT_CROSS, NOTHING,
    EMBARK, ACCELERATE, PILOT, SPY, LAUNCH, BOARD, PROGRAM, PLACE_BEACON, PUSH, CHOOSE_HANGAR, ASSIGN,
    WAIT, WAIT_FOR_SQUARE, LAY_REFUGES, TURN_UP, DRAW_LOTS, IS_OVER,
) = PROMPTS.numbers(
    "act", "act-finally", "cross-or-end", "end", "nothing-but-cross", "nothing",
    "embark", "accelerate", "pilot", "spy", "launch", "board", "program", "place-beacon", "push", "choose-hangar",
    "assign", "wait", "wait-for-square", "lay-refuges", "turn-up", "draw-lots", "over",
)  # fmt: skip

(
    CAN_USE, CAN_END, CAN_MOVE, CAN_EMBARK, CAN_DISEMBARK, CAN_SPY, CAN_LAUNCH, CAN_SWAP, CAN_DELAY, CAN_BEACON,
    CAN_BORDER, CAN_PUSH, CAN_HANGAR, CAN_ASSIGN, CAN_REFUGE, CAN_CARD, CAN_FIRST,
) = CHOICES.numbers(
    "use", "end", "move", "embark", "disembark", "spy", "launch", "swap", "delay", "beacon",
    "border", "push", "hangar", "assign", "refuge", "card", "first",
)  # fmt: skip
