"""Galactica: flights as people see them, square by square."""

from __future__ import annotations

from typing import Any

from astroport.core.compiled_game import compiled_game
from astroport.games.galactica import GAME
from astroport.games.galactica.rules.flight import HERE
from astroport.games.galactica.state import (
    COLUMN,
    ENTRY,
    FLYING,
    HOLE,
    HOME,
    NOBODY,
    NOWHERE,
    PATH_MOVES,
    PLACE_NAMES,
    ROW,
    SITES,
    SQUARE_AT,
    STEPS,
)


def path(s: Any, seat: int, origin: int, to: int, steps: int) -> list[str]:
    """The places a flight goes over, from where it begins to where it ends."""
    begin, number = (int(found) for found in compiled_game(GAME).queries["flight_path"](s, seat, origin, to, steps))
    squares = [begin]
    leaves, enters = bool(origin == HOME), bool(to == HOME)
    if number != HERE:
        row, column = SITES[begin]
        for step in range(steps - leaves - enters):
            down, right = STEPS[int(PATH_MOVES[number]) >> (2 * step) & 3]
            row, column = row + down, column + right
            squares.append(int(SQUARE_AT[row, column]))
    names = [PLACE_NAMES[square] for square in squares]
    return ["home"] * leaves + names + ["home"] * enters


def last_flight(s: Any) -> dict[str, Any] | None:
    """What the last action flew, if it flew at all."""
    if s.flown_from == NOWHERE:
        return None
    seat, origin, steps = int(s.flown_by), int(s.flown_from), int(s.steps)
    to = int(s.jet[seat])
    if steps == 0:
        return {"seat": seat, "path": [PLACE_NAMES[origin], PLACE_NAMES[to]], "jump": True}
    return {"seat": seat, "path": path(s, seat, origin, to, steps), "jump": False}


def near(s: Any, seat: int) -> list[int]:
    """The places that are no farther than the number spun."""
    origin, spun = int(s.jet[seat]), int(s.spun)
    begins = ENTRY[s.seats, seat].tolist() if origin == HOME else [origin]
    within: set[int] = {int(HOME)} if s.carrier == seat else set()
    for begin in begins:
        distance = abs(ROW - ROW[begin]) + abs(COLUMN - COLUMN[begin])
        within.update((distance <= spun).nonzero()[0].tolist())
    return sorted(within)


def ends(s: Any) -> list[dict[str, Any]]:
    """Where the flight that is to be chosen may end, how it would go there, and what would come of it."""
    if s.phase != FLYING:
        return []
    seat = int(s.mover)
    steps_to = compiled_game(GAME).queries["steps_to"]
    found = []
    for to in near(s, seat):
        steps = int(steps_to(s, seat, to))
        if steps:
            way = path(s, seat, int(s.jet[seat]), to, steps)
            found.append({"to": PLACE_NAMES[to], "path": way, "why": purpose(s, seat, to)})
    return found


def purpose(s: Any, seat: int, to: int) -> str:
    """What a flight to a place is for."""
    if to == HOME:
        return "home"
    if s.carrier == NOBODY and to == s.derelict:
        return "derelict"
    if to in HOLE:
        return "hole"
    return "battle" if compiled_game(GAME).queries["is_stop"](s, seat, to) else "full"
