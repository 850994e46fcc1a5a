"""Convoy's state and action numbering."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from tests.table.convoy import LEGS

MOST_SEATS = 4
UNKNOWN = 255  # of what others plan
PORT, STARBOARD, HOLD = range(3)  # of `leg`
MUSTER, PLANNING, WIND, OVER = range(4)  # of `phase`

STATE = record_dtype(
    [
        ("leg", "u1", (MOST_SEATS, LEGS)),
        ("signal", "u1", (MOST_SEATS,)),
        ("filled", "u1", (MOST_SEATS,)),  # how much of its plan a seat has
        ("done", "u1", (MOST_SEATS,)),  # whether it has all of it
        ("sailed", "u1", (MOST_SEATS,)),
        ("seats", "u1"),
        ("wind", "u1"),
        ("phase", "u1"),
        ("turn", "u1"),
    ]
)
SECRETS = ("leg", "signal", "filled")
ACTIONS = Codec(Kind("muster"), Kind("leg", Field("way", 3)), Kind("signal", Field("sign", 2)), Kind("blow"))
MUSTER_ACTION, BLOW = ACTIONS.start("muster"), ACTIONS.start("blow")


def lexicon(_seats: int, _options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions."""
    return ACTIONS.lexicon(way=["port", "starboard", "hold"], sign=["none", "flare"])
