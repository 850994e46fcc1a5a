"""A position of the second implementation (oracle.py), in the words of the game's own picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pieces import (
    BEACONS,
    CARDS,
    EVERYONE,
    HANGAR_SIZE,
    PANEL,
    QUIET_ROUNDS,
    REFUGES,
    SECTOR_OF_REFUGE,
    SIZE,
    SPACES,
    TOUCHING,
    Member,
    Picture,
    Pod,
)

if TYPE_CHECKING:
    from .oracle import Oracle


def position(o: Oracle, viewer: int) -> Picture:
    """The position as plain data, with the roles that a viewer knows; any other number is a spectator's."""
    beyond = o.beyond()
    return {
        "phase": o.phase,
        "turn": o.turn if o.scoring is None else None,
        "first": o.first,
        "actions": o.actions,
        "using": o.using,
        "solo": o.solo,
        "specials": o.specials,
        "barrier": o.closer is not None,
        "final": o.final,
        "quiet": o.quiet,
        "quietMost": QUIET_ROUNDS * o.seats,
        "sectors": [{"name": str(k), "debris": k in o.debris, "beyond": k in beyond} for k in TOUCHING],
        "pods": [_shown_pod(o, pod, viewer) for pod in o.at],
        "hangars": [{"name": str(k), "size": HANGAR_SIZE[k], "pod": pod} for k, pod in o.hangars.items()],
        "refuges": [_shown_refuge(o, refuge, viewer) for refuge in range(len(REFUGES))],
        "row": [str(sector) for sector in o.row],
        "unseen": [str(sector) for sector in o.unseen],
        "under": [str(sector) for sector in o.under],
        "gone": [str(sector) for sector in sorted(o.gone)],
        "beacons": [{"name": name, "seats": list(BEACONS[name]), "at": at} for name, at in o.beacons.items()],
        "players": [_shown_player(o, seat, viewer) for seat in range(o.seats)],
        "push": _shown_push(o),
        "hangar": o.emptied and {"pod": o.emptied, "to": [str(k) for k in o.free_hangars()]},
        "beacon": o.beacon,
        "assign": _shown_assignment(o),
        "result": _shown_result(o),
    }


def _knows(viewer: int, member: Member) -> bool:
    """EP-1.4, EP-3.4"""
    return viewer in (EVERYONE, member.owner) or viewer in member.seen


def _shown_pod(o: Oracle, pod: Pod, viewer: int) -> Picture:
    hangar = next((f"hangar-{k}" for k, parked in o.hangars.items() if parked == pod), "ship")
    crew = [
        member
        and {
            "place": f"{pod}.{k}",
            "owner": member.owner,
            "role": member.role if _knows(viewer, member) else None,
            "seen": list(member.seen),
        }
        for k, member in enumerate(o.crew[pod], 1)
    ]
    return {"name": pod, "size": SIZE[pod], "at": str(o.at[pod] or hangar), "crew": crew}


def _shown_refuge(o: Oracle, refuge: int, viewer: int) -> Picture:
    begun = o.scoring is not None and refuge <= o.scoring
    complete = o.scoring is not None and refuge < o.scoring
    there, taken = o.arrivals[refuge], o.assigned[refuge]
    arrivals: list[Picture | None] = [
        {
            "owner": member.owner,
            "role": member.role if begun or _knows(viewer, member) else None,
            "seen": list(member.seen),
            "square": taken[k] if k < len(taken) else None,
        }
        for k, member in enumerate(there)
    ]
    card = CARDS[o.cards[refuge]] if refuge < len(o.cards) else None
    return {
        "name": REFUGES[refuge],
        "card": o.cards[refuge] if card else None,
        "kind": card.kind if card else None,
        "touches": str(SECTOR_OF_REFUGE[refuge]),
        "token": o.tokens[refuge],
        "scored": complete,
        "squares": [
            {
                "wants": wants,
                "points": points,
                "mark": card.kind if k in card.marked else None,
                "taken": taken.index(k) + 1 if k in taken else None,
            }
            for k, (wants, points) in enumerate(card.squares, 1)
        ]
        if card
        else [],
        "arrivals": arrivals + [None] * (SPACES - len(there)),
        "points": o.points(refuge) if complete else None,
    }


def _shown_player(o: Oracle, seat: int, viewer: int) -> Picture:
    known = viewer in (EVERYONE, seat)
    panel = {}
    for what, spaces in PANEL.items():
        roles = o.panels[seat][what]
        panel[what] = [role if known else "hidden" for role in roles] + [None] * (spaces - len(roles))
    return {
        "seat": seat,
        "reserve": sum(o.reserves[seat].values()),
        "roles": dict(o.reserves[seat]) if known else None,
        "panel": panel,
        "home": sum(member.owner == seat for there in o.arrivals for member in there),
        "flying": sum(member.owner == seat for crew in o.crew.values() for member in crew if member),
    }


def _shown_push(o: Oracle) -> Picture | None:
    if o.pushed is None:
        return None
    pod, ways = o.pushed
    return {"pod": pod, "at": str(o.at[pod]), "to": [str(sector) for sector in ways]}


def _shown_assignment(o: Oracle) -> Picture | None:
    if o.phase != "assign":
        return None
    assert o.scoring is not None
    return {
        "seat": o.to_assign().owner,
        "refuge": REFUGES[o.scoring],
        "arrival": len(o.assigned[o.scoring]) + 1,
        "squares": o.fitting(),
    }


def _shown_result(o: Oracle) -> Picture | None:
    if o.phase != "over":
        return None
    names = ("points", "crew", "assigned", "refuges")
    return {
        "scores": [{"seat": seat, **dict(zip(names, o.scores(seat), strict=True))} for seat in range(o.seats)],
        "winners": [] if o.solo else o.winners(),
        "grade": o.grade() if o.solo else None,
    }
