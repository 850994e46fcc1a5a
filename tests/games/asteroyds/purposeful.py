"""Players of Asteroyds that want something, so that asteroyds are taken and rules meet in a match.

Programs at random hardly ever score. These players look at the oracle, not at the game under test.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache

from .arena import AHEAD, AROUND, MOVES, PLACE, POWERS, WAYS, Cell, Ship, Way, turned
from .oracle import Oracle

FAR = 99
WHIM = 0.03
USE_OF_POWER = 0.5
SHOT_AT_A_SHIP = 0.5
SHOT_AT_A_TURRET = 0.1


def purposeful(texts: Sequence[str], o: Oracle, seat: int, luck: random.Random) -> str:
    """To the enemy's asteroyd and home with it, with a shot at who is in line; what chance does is left to chance."""
    if seat < 0 or o.phase != "program" or luck.random() < WHIM:
        return luck.choice(texts)
    ship = o.to_program(seat)
    if texts[0].startswith("column"):
        return _column(texts, o, ship, luck)
    if texts[0].startswith("round"):
        shots = [text for text in texts if text[6:] != "none" and ship.columns[int(text[6:]) - 1] == "shoot"]
        return luck.choice(shots if shots and luck.random() < 0.5 else texts)
    aimed = any(ship.columns[number - 1] == "shoot" for number in ship.rounds)
    wanted = {"mode shield", "mode shoot"} if aimed else {"mode shield"}
    return luck.choice([text for text in texts if text in wanted] or texts)


def _column(texts: Sequence[str], o: Oracle, ship: Ship, luck: random.Random) -> str:
    obstacles = frozenset(_obstacles(o))
    trail = list(_trail(ship, obstacles))
    at = trail[-1]
    if at is None:
        return luck.choice(texts)
    for target in _ahead(o, ship, *at):
        if luck.random() < (SHOT_AT_A_TURRET if target == "turret" else SHOT_AT_A_SHIP):
            return "column shoot"
    goals = _goals(o, ship, {passed[0] for passed in trail if passed})
    away = _away(frozenset(goals), obstacles)
    best, ways = FAR, ["empty"]
    for text in sorted(texts):
        token = text[7:]
        if token in POWERS and luck.random() > USE_OF_POWER:
            continue
        to = _moved(at, token, obstacles)
        left = away.get(to, FAR) if to and token not in ("empty", "shoot") else FAR
        if left <= best:
            best, ways = left, [*(ways if left == best else []), token]
    return f"column {luck.choice(ways)}"


def _obstacles(o: Oracle) -> Iterator[Cell]:
    yield from (base.platform for base in o.bases.values())
    yield from (rock for rock in o.rocks if rock)
    yield from o.pods
    yield from o.turrets


def _goals(o: Oracle, ship: Ship, passed: set[Cell]) -> set[Cell]:
    """Home with what one has or passes over; else to what others have, or after one's own.

    Some turns a ship would rather stand guard by its own asteroyd.
    """
    theirs = {cell for team, cell in o.asteroyds.items() if team != ship.team}
    if ship.carries or theirs & passed:
        return o.bases[ship.team].zone
    own, home = o.asteroyds[ship.team], o.bases[ship.team].home
    if own != home and own not in passed and (ship.number + o.turn) % 2:
        return {own}
    if (ship.number + o.turn) % 5 == 0:
        return {cell for cell in AROUND[home] if cell}
    return theirs


def _trail(ship: Ship, obstacles: frozenset[Cell]) -> Iterator[tuple[Cell, Way] | None]:
    """Where a ship will be after each column that is programmed, and its heading; None: it has crashed."""
    at: tuple[Cell, Way] | None = (ship.cell, ship.heading)
    yield at
    for token in ship.columns:
        at = _moved(at, token, obstacles) if at else None
        yield at


def _ahead(o: Oracle, ship: Ship, cell: Cell, way: Way) -> Iterator[str]:
    """The enemies in line, as they stand now."""
    enemies = {other.cell for other in o.ships if other.team != ship.team}
    turrets = {at for at, turret in o.turrets.items() if turret.team != ship.team}
    ahead = AHEAD[cell, way]
    while ahead and ahead not in o.pods and all(ahead != base.platform for base in o.bases.values()):
        if ahead in enemies:
            yield "ship"
        if ahead in turrets:
            yield "turret"
        ahead = AHEAD[ahead, way]


def _moved(at: tuple[Cell, Way], token: str, obstacles: frozenset[Cell]) -> tuple[Cell, Way] | None:
    """Where that leads; None: into an obstacle."""
    cell, way = at
    sixths, cells = MOVES[token]
    way = turned(way, sixths)
    for _ in range(abs(cells)):
        to = AHEAD[cell, way if cells > 0 else turned(way, 3)]
        if to is None or to in obstacles:
            return None
        cell = to
    return cell, way


def _coming() -> dict[tuple[Cell, Way], list[tuple[Cell, Way]]]:
    """From where one comes to a cell with a heading in one column, in an empty arena."""
    coming: dict[tuple[Cell, Way], list[tuple[Cell, Way]]] = {(cell, way): [] for cell in PLACE for way in WAYS}
    for at in coming:
        for token in ("forward", "right", "left", "about"):
            if to := _moved(at, token, frozenset()):
                coming[to].append(at)
    return coming


COMING = _coming()


@lru_cache(500)
def _away(goals: frozenset[Cell], obstacles: frozenset[Cell]) -> dict[tuple[Cell, Way], int]:
    """How many columns it takes from each cell and heading to one of the goals."""
    away = {(cell, way): 0 for cell in goals for way in WAYS if cell not in obstacles}
    ahead = deque(away)
    while ahead:
        at = ahead.popleft()
        for before in COMING[at]:
            enters = before[0] != at[0]
            if before not in away and not (enters and at[0] in obstacles):
                away[before] = away[at] + 1
                ahead.append(before)
    return away
