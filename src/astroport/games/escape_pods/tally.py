"""Escape Pods: what everybody has to show at the end, for people to see (EP-8.3, EP-9.3)."""

from __future__ import annotations

from typing import Any

from astroport.core.compiled_game import compiled_game
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.state import CONQUEROR, EMPTY, MASTER, NONE, REFUGES, UNASSIGNED


def points_in(s: Any, refuge: int, seat: int) -> int:
    """What a refuge is worth to a player."""
    return int(compiled_game(GAME).queries["points_in"](s, refuge, seat))


def score_of(s: Any, seat: int) -> dict[str, int]:
    """A player's points, and what decides between equals, in this order."""
    owners = [[member >> 2 if member != EMPTY else NONE for member in row] for row in s.landed.tolist()]
    assigned = [
        square != UNASSIGNED and owner == seat
        for row, squares in zip(owners, s.assigned.tolist(), strict=True)
        for owner, square in zip(row, squares, strict=True)
    ]
    return {
        "points": sum(points_in(s, refuge, seat) for refuge in range(REFUGES)),
        "crew": sum(row.count(seat) for row in owners),
        "assigned": sum(assigned),
        "refuges": sum(seat in row for row in owners),
    }


def winners(scores: list[dict[str, int]]) -> list[int]:
    """Who has most, by the first number in which they differ."""
    order = [tuple(score.values()) for score in scores]
    return [seat for seat, stands in enumerate(order) if stands == max(order)]


def grade(points: int) -> str:
    """What a crew alone has come to."""
    return "master" if points >= MASTER else "conqueror" if points >= CONQUEROR else "survivor"
