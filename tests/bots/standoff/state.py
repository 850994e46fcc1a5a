"""Standoff's state and action numbering."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype

NONE, UNKNOWN = 0, 255  # of `sign`: not yet chosen, chosen and hidden

STATE = record_dtype([("sign", "u1", (2,))])
SECRETS = ("sign",)
ACTIONS = Codec(Kind("show", Field("sign", 3)))
# What the first seat gets; the second gets the rest. A fist that beats scissors wins twice as much as the others do.
WORTH = np.array([[0.5, 0.25, 1.0], [0.75, 0.5, 0.25], [0.0, 0.75, 0.5]])


def lexicon(_seats: int, _options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions."""
    return ACTIONS.lexicon(sign=["fist", "palm", "scissors"])
