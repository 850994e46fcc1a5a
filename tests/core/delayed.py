"""A game of two actions, for tests: somebody passes, then chance says who wins. One module is all of it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.compiling import njit
from astroport.core.contract import CHANCE, Game, Value, record_dtype
from astroport.core.words import Words

STATE = record_dtype([("winner", "u1"), ("played", "u1")])
SECRETS: tuple[str, ...] = ()
ACTIONS = Codec(Kind("pass"), Kind("win", Field("seat", 2)))


def lexicon(_seats: int, _options: Mapping[str, Value]) -> Lexicon:
    return ACTIONS.lexicon(seat=["A", "B"])


@njit
def setup(s: Any, options: Any) -> None:  # noqa: ARG001
    s.played = 0


@njit
def awaited(s: Any) -> int:
    return (1, 1 << CHANCE, 0)[s.played]


@njit
def legal(s: Any, seat: int, out: Any) -> int:  # noqa: ARG001
    out[0] = s.played
    out[1] = 2
    return 1 + int(s.played)


@njit
def verdict(s: Any, seat: int, action: int) -> int:  # noqa: ARG001
    return 0 if (action == 0) == (s.played == 0) else 101


@njit
def apply(s: Any, seat: int, action: int, notes: Any) -> None:  # noqa: ARG001
    s.winner = action
    s.played += 1


@njit
def payoff(s: Any, out: Any) -> None:
    for seat in range(2):
        out[seat] = s.winner == seat + 1


@njit
def hide(s: Any, seat: int) -> None:
    pass


@njit
def redeal(s: Any, seat: int, rng: Any) -> None:
    pass


GAME = Game(
    slug="delayed",
    name=Words(en="Delayed", fr="Différé"),
    about=Words(en="a test", fr="un test"),
    tagline=Words(en="a test", fr="un test"),
    goal=Words(en="a test", fr="un test"),
    minutes=(1, 1),
    prefix="DE",
    seats=range(2, 3),
    options=(),
    rules_version=1,
    max_plies=2,
    package=__name__,
)

# This module stands for the game's modules `state` and `rules` too.
for _name in ("state", "rules"):
    sys.modules[f"{__name__}.{_name}"] = sys.modules[__name__]
