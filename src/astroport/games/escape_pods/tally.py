"""Escape Pods: what everybody has to show at the end, for people to see (EP-8.3, EP-9.3)."""

from __future__ import annotations

from typing import Any

import numpy as np

from astroport.core.compiled_game import compiled_game
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.state import CONQUEROR, MASTER, SECTORS

DECIDES = ("points", "crew", "assigned", "refuges")  # in this order


def ask(query: str, s: Any, *numbers: int) -> list[int]:
    """What the rules answer."""
    out = np.zeros(SECTORS, np.int64)
    count = compiled_game(GAME).queries[query](s, *numbers, out)
    return [int(number) for number in out[:count]]


def points_in(s: Any, refuge: int, seat: int) -> int:
    """What a refuge is worth to a player."""
    (points,) = ask("points_in", s, refuge, seat)
    return points


def score_of(s: Any, seat: int) -> dict[str, int]:
    """A player's points, and what decides between equals."""
    return dict(zip(DECIDES, ask("score_of", s, seat), strict=True))


def winners(scores: list[dict[str, int]]) -> list[int]:
    """Who has most, by the first number in which they differ."""
    order = [tuple(score.values()) for score in scores]
    return [seat for seat, stands in enumerate(order) if stands == max(order)]


def grade(points: int) -> str:
    """What a crew alone has come to."""
    return "master" if points >= MASTER else "conqueror" if points >= CONQUEROR else "survivor"
