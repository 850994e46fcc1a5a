"""The state of Comets and its action numbering."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from comets import GAME

COMETS = int(GAME.components["comets"])
MOST_SEATS = 3

NONE = 0  # of `comet` and `choice`: not yet
UNKNOWN = 255  # of `comet` and `choice`: there is one, and the viewer does not know which
CHASE, WAIT = 1, 2  # of `choice`

DEALING, PEEKING, CHOOSING, OVER = range(4)  # of `phase`

STATE = record_dtype(
    [
        ("comet", "u1", (MOST_SEATS,)),  # by seat: 1 to COMETS
        ("seen", "u1", (MOST_SEATS, MOST_SEATS)),  # by seat: whose comet it has peeked at
        ("choice", "u1", (MOST_SEATS,)),
        ("seats", "u1"),
        ("peek", "u1"),
        ("phase", "u1"),
        ("turn", "u1"),
    ]
)

SECRETS = ("comet", "choice")  # fields that are blank to somebody at times

ACTIONS = Codec(
    Kind("deal", Field("comet", COMETS)),
    Kind("peek", Field("seat", MOST_SEATS)),
    Kind("pass"),
    Kind("chase"),
    Kind("wait"),
)
PASS, CHASE_ACTION = ACTIONS.start("pass"), ACTIONS.start("chase")
ACTION_COUNT = ACTIONS.count


def lexicon(seats: int, _options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions."""
    return ACTIONS.lexicon(seat=list("ABC"[:seats]))
