"""Players of Escape Pods that want something, so that matches are short and rules meet in them.

They look at the oracle, not at the game under test.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from .oracle import Oracle
from .pieces import BY_THE_SHIP, CARDS, REFUGES, ROLES, SECTOR_OF_REFUGE, SPACES, TOUCHING

FAR = 99
# What is tried in a turn, in that order, and how likely.
BY_A_REFUGE = {"embark": 0.9, "accelerate": 0.5, "pilot": 0.3}
IN_FLIGHT = {"accelerate": 0.7, "pilot": 0.5, "board": 0.2, "program": 0.2, "embark": 0.3, "spy": 0.1, "refresh": 0.2}
AT_FIRST = {"embark": 0.7, "minipod": 0.5, "program": 0.3}
# The same for one who is alone and has no time to lose, and for one who would rather disturb than arrive.
ALONE = {"accelerate": 1.0, "pilot": 1.0}
MEDDLING = {"board": 0.8, "program": 0.7, "refresh": 0.5, "spy": 0.3, "minipod": 0.5, "pilot": 0.5, "embark": 0.5}
# The way along the top.
TOP = {1, 2, 4, 7, 11, 12}


def purposeful(texts: Sequence[str], o: Oracle, luck: random.Random, meddling: float = 0.0) -> str:
    """Mostly to the refuges, with whom there is; what chance does is left to chance."""
    if luck.random() < 0.05:
        return luck.choice(texts)
    match o.phase:
        case "turn":
            return _in_turn(texts, o, luck, meddling)
        case "move":
            return _onwards(texts, o, luck) or luck.choice(texts)
        case "embark":
            return _arriving([text for text in texts if text.startswith("disembark")], o, luck) or luck.choice(texts)
        case "border":
            return _useful_border(texts, o, luck)
        case "program" if not o.unseen and not o.under:
            return luck.choice([text for text in texts if text.startswith("delay")] or texts)
        case "assign":
            return min(texts)  # the first squares bring most
    return luck.choice(texts)


def steered(texts: Sequence[str], o: Oracle, luck: random.Random) -> str:
    """Luck that keeps a way open as long as it can, so that many arrive and many cards explode."""
    if o.phase == "cards":
        aside = [text for text in texts if int(text[5:]) not in TOP]
        kind = [text for text in aside if int(text[5:]) not in o.at.values()]
        return luck.choice(kind or aside or texts)
    return luck.choice(texts)


def _in_turn(texts: Sequence[str], o: Oracle, luck: random.Random, meddling: float) -> str:
    crossing = [text for text in texts if text.startswith("move")]
    onwards = _onwards(crossing, o, luck) if crossing else None
    if onwards:
        return onwards
    if not o.actions:
        return "end"
    for what, likely in _wishes(o, luck, meddling).items():
        if luck.random() < likely:
            ways = [text for text in (f"use {what} {role}" for role in ROLES) if text in texts]
            if ways:
                return luck.choice(ways)
    return luck.choice(texts)


def _wishes(o: Oracle, luck: random.Random, meddling: float) -> dict[str, float]:
    if luck.random() < meddling:
        return MEDDLING
    if o.row and not o.unseen and not o.under and luck.random() < 0.5:
        return {"program": 1.0, "refresh": 1.0}  # what happens without a deck?
    sectors = set(o.at.values())
    if not sectors.isdisjoint(_goals(o)):
        return BY_A_REFUGE
    if o.solo:
        room = any(at in BY_THE_SHIP and None in o.crew[pod] for pod, at in o.at.items())
        return {"embark": 1.0} if room or not any(sectors) else ALONE
    return IN_FLIGHT if any(sectors) else AT_FIRST


def _arriving(texts: Sequence[str], o: Oracle, luck: random.Random) -> str | None:
    """To a refuge that one wants; who is alone minds also where its crew is wanted."""
    names = [REFUGES[k] for k in _wanted(o)]
    ways = [text for text in texts if text[-2:] in names]
    if o.solo and ways:
        return max(ways, key=lambda text: (_worth(text, o), luck.random()))
    return luck.choice(ways) if ways else None


def _worth(text: str, o: Oracle) -> int:
    """How many points are left for that role in that refuge, X aside."""
    _, place, name = text.split()
    pod, _, k = place.partition(".")
    member, refuge = o.crew[pod][int(k) - 1], REFUGES.index(name)
    assert member is not None
    before = [other.role for other in o.arrivals[refuge]].count(member.role)
    points = [points for wants, points in CARDS[o.cards[refuge]].squares if wants == member.role]
    return points[before] if before < len(points) else 0


def _onwards(texts: Sequence[str], o: Oracle, luck: random.Random) -> str | None:
    """A move nearer to the refuges, if there is one."""
    away = _away(_goals(o), o.debris)
    nearer = []
    for text in texts:
        _, pod, to = text.split()
        if away.get(int(to), FAR) < away.get(o.at[pod], FAR):
            nearer.append(text)
    return luck.choice(nearer) if nearer else None


def _wanted(o: Oracle) -> list[int]:
    """The refuges that still take somebody. Five players avoid explosions: so all spaces may be taken at last."""
    free = [k for k, there in enumerate(o.arrivals) if len(there) < SPACES]
    calm = [k for k in free if o.tokens[k] != len(o.arrivals[k]) + 1] if o.seats == 5 else []
    return calm or free


def _goals(o: Oracle) -> tuple[int, ...]:
    """The sectors by these refuges."""
    return tuple(sorted({SECTOR_OF_REFUGE[k] for k in _wanted(o)}))


@cache
def _away(goals: tuple[int, ...], debris: frozenset[int]) -> dict[int, int]:
    """How many moves it is from the sectors to there, around the debris."""
    away: dict[int, int] = {}
    ahead = [sector for sector in goals if sector not in debris]
    while ahead:
        away |= dict.fromkeys(ahead, max(away.values(), default=-1) + 1)
        ahead = [to for to in TOUCHING if to not in debris and to not in away and away.keys() & {*TOUCHING[to]}]
    return away


def _useful_border(texts: Sequence[str], o: Oracle, luck: random.Random) -> str:
    """Where a pod is."""
    sectors = {str(at) for at in o.at.values()}
    return luck.choice([text for text in texts if sectors & {*text[7:].split("-")}] or texts)
