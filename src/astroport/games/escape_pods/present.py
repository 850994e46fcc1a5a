"""Escape Pods as people see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import Picture
from astroport.games.escape_pods.state import (
    ASSIGNING,
    BEACON_NAMES,
    BIG_PODS,
    BOARDING,
    BORDER_NAMES,
    BORDERS,
    CARD_NAMES,
    CHOOSING_HANGAR,
    COMPONENTS,
    CREW,
    DRAWING_FIRST,
    EMBARKING,
    EMPTY,
    FIRST_PLACE,
    FIRST_SPACE,
    HANGAR,
    IN_RESERVE,
    KIND,
    KIND_NAMES,
    LAUNCHING,
    LETTERS,
    MARKED,
    MOVING,
    NOBODY,
    NONE,
    NOT_IN_PLAY,
    NOT_YET,
    OUT,
    OVER,
    PLACE_NAMES,
    PLACING_BEACON,
    PLACING_REFUGES,
    POD_NAMES,
    PROGRAMMING,
    PUSHING,
    QUIET_ROUNDS,
    REFUGE_AT,
    REFUGE_NAMES,
    REFUGES,
    ROLE_NAMES,
    SECTOR_NAMES,
    SECTORS,
    SHIP,
    SIZES,
    SPACES,
    SPYING,
    TURN,
    TURNING_UP,
    UNASSIGNED,
    UNKNOWN,
    USE_NAMES,
    WANTS,
)
from astroport.games.escape_pods.tally import ask, grade, points_in, score_of, winners

PHASES = {
    PLACING_REFUGES: "refuges",
    TURNING_UP: "cards",
    DRAWING_FIRST: "lots",
    TURN: "turn",
    EMBARKING: "embark",
    MOVING: "move",
    SPYING: "spy",
    LAUNCHING: "minipod",
    BOARDING: "board",
    PROGRAMMING: "program",
    PLACING_BEACON: "border",
    PUSHING: "push",
    CHOOSING_HANGAR: "hangar",
    ASSIGNING: "assign",
    OVER: "over",
}


# The picture


def picture(s: Any, _viewer: int) -> Picture:
    """The position as plain data: pods, crews as far as they are known, refuges, cards, what is asked."""
    phase, seats = int(s.phase), int(s.seats)
    beyond = ask("beyond", s)
    pods = [pod for pod in range(len(POD_NAMES)) if s.pod_at[pod] != OUT]
    return {
        "phase": PHASES[phase],
        "turn": int(s.turn) if s.first != NOBODY and s.scoring == NOT_YET else None,
        "first": None if s.first == NOBODY else int(s.first),
        "actions": int(s.actions),
        "using": None if s.using == NONE else USE_NAMES[s.using],
        "solo": seats == 1,
        "specials": "all" if s.for_all else "assigned",
        "barrier": bool(s.closer != NOBODY),
        "final": bool(s.final),
        "quiet": int(s.quiet),
        "quietMost": QUIET_ROUNDS * seats,
        "sectors": [
            {"name": name, "debris": bool(s.debris >> sector & 1), "beyond": sector in beyond}
            for sector, name in enumerate(SECTOR_NAMES)
        ],
        "pods": [pod_picture(s, pod) for pod in pods],
        "hangars": [hangar_picture(s, hangar) for hangar in range(BIG_PODS) if hangar in pods],
        "refuges": [refuge_picture(s, refuge) for refuge in range(REFUGES)],
        "row": [SECTOR_NAMES[card] for card in s.row.tolist() if card != NONE],
        "unseen": [name for card, name in enumerate(SECTOR_NAMES) if s.unseen >> card & 1],
        "under": [SECTOR_NAMES[card] for card in s.under[: int(s.buried)].tolist()],
        "gone": [name for sector, name in enumerate(SECTOR_NAMES) if s.debris >> sector & 1],
        "beacons": [
            {
                "name": name,
                "seats": [LETTERS.index(letter) for letter in name],
                "at": None if at == IN_RESERVE else BORDER_NAMES[at],
            }
            for name, at in zip(BEACON_NAMES, s.beacon_at.tolist(), strict=True)
            if at != NOT_IN_PLAY
        ],
        "players": [player_picture(s, seat) for seat in range(seats)],
        "push": push_asked(s),
        "hangar": {"pod": POD_NAMES[s.homeless], "to": ["1", "3"]} if phase == CHOOSING_HANGAR else None,
        "spied": None if s.spied == NONE else (*POD_NAMES, *REFUGE_NAMES)[s.spied],
        "beacon": None if s.beacon == NONE else BEACON_NAMES[s.beacon],
        "assign": assign_asked(s),
        "result": result(s) if phase == OVER else None,
    }


def pod_picture(s: Any, pod: int) -> dict[str, Any]:
    """A pod, where it is and who is aboard."""
    at = int(s.pod_at[pod])
    places = range(int(FIRST_PLACE[pod]), int(FIRST_PLACE[pod + 1]))
    return {
        "name": POD_NAMES[pod],
        "size": SIZES[pod],
        "at": SECTOR_NAMES[at] if at < SECTORS else f"hangar-{at - HANGAR + 1}" if at < SHIP else "ship",
        "crew": [
            None
            if s.aboard[place] == EMPTY
            else {"place": PLACE_NAMES[place], **member_picture(s.aboard[place], s.aboard_seen[place])}
            for place in places
        ],
    }


def hangar_picture(s: Any, hangar: int) -> dict[str, Any]:
    """A hangar, and the pod in it."""
    inside = [name for name, at in zip(POD_NAMES, s.pod_at.tolist(), strict=True) if at == HANGAR + hangar]
    return {"name": str(hangar + 1), "size": SIZES[hangar], "pod": inside[0] if inside else None}


def member_picture(member: Any, seen: Any) -> dict[str, Any]:
    """A member of a crew: whose it is, and what if the viewer knows."""
    return {
        "owner": int(member) >> 2,
        "role": role_name(int(member) & 3),
        "seen": [seat for seat in range(len(LETTERS)) if int(seen) >> seat & 1],
    }


def role_name(role: int) -> str | None:
    """A role, unless it is unknown."""
    return None if role == UNKNOWN else ROLE_NAMES[role]


def refuge_picture(s: Any, refuge: int) -> dict[str, Any]:
    """A refuge: its card, who has arrived, and how it was scored."""
    card = int(s.refuge[refuge])
    dealt = card != NONE
    assigned = s.assigned[refuge].tolist()
    kind = KIND_NAMES[KIND[card]] if dealt else None
    scored = bool(s.scoring != NOT_YET and refuge < s.scoring)
    token = int(s.token[refuge])
    return {
        "name": REFUGE_NAMES[refuge],
        "card": CARD_NAMES[card] if dealt else None,
        "kind": kind,
        "touches": SECTOR_NAMES[REFUGE_AT[refuge]],
        "token": None if token == SPACES else token + 1,
        "scored": scored,
        "squares": [square_picture(card, square, assigned) for square in range(SPACES)] if dealt else [],
        "arrivals": [
            None
            if s.landed[refuge, space] == EMPTY
            else {
                **member_picture(s.landed[refuge, space], s.landed_seen[refuge, space]),
                "square": None if assigned[space] == UNASSIGNED else assigned[space] + 1,
            }
            for space in range(SPACES)
        ],
        "points": [points_in(s, refuge, seat) for seat in range(s.seats)] if scored else None,
    }


def square_picture(card: int, square: int, assigned: list[int]) -> dict[str, Any]:
    """A square: what it wants and is worth, its mark, and who was assigned to it."""
    kind = int(KIND[card])
    wants, points = COMPONENTS["refuge"][card]["squares"][square]
    return {
        "wants": wants,
        "points": points,
        "mark": KIND_NAMES[kind] if int(MARKED[kind]) >> square & 1 else None,
        "taken": assigned.index(square) + 1 if square in assigned else None,
    }


def player_picture(s: Any, seat: int) -> dict[str, Any]:
    """What lies before a player; the roles only for who may see them."""
    panel = s.panel[seat].tolist()
    flying, home = count_aboard(s, seat), count_landed(s, seat)
    known = bool(s.reserve[seat, 0] != NONE)
    arriving = bool(s.arriving != EMPTY and int(s.arriving) >> 2 == seat)
    return {
        "seat": seat,
        "reserve": CREW - flying - home - arriving - sum(role != EMPTY for role in panel),
        "roles": dict(zip(ROLE_NAMES, s.reserve[seat].tolist(), strict=True)) if known else None,
        "panel": {
            use: [
                None if role == EMPTY else role_name(role) or "hidden"
                for role in panel[int(FIRST_SPACE[i]) : int(FIRST_SPACE[i + 1])]
            ]
            for i, use in enumerate(USE_NAMES)
        },
        "flying": flying,
        "home": home,
    }


def count_aboard(s: Any, seat: int) -> int:
    """How many members of a crew are in pods."""
    return sum(member != EMPTY and member >> 2 == seat for member in s.aboard.tolist())


def count_landed(s: Any, seat: int) -> int:
    """How many members of a crew are in refuges."""
    return sum(member != EMPTY and member >> 2 == seat for row in s.landed.tolist() for member in row)


def push_asked(s: Any) -> dict[str, Any] | None:
    """The pod that has to go, and where it can."""
    if s.phase != PUSHING:
        return None
    pod, at = int(s.pushed), int(s.pod_at[s.pushed])
    targets = ask("push_targets", s, pod, at, int(s.pushed_back))
    return {"pod": POD_NAMES[pod], "at": SECTOR_NAMES[at], "to": [SECTOR_NAMES[sector] for sector in targets]}


def assign_asked(s: Any) -> dict[str, Any] | None:
    """The member whose owner chooses a square for it."""
    if s.phase != ASSIGNING:
        return None
    refuge, space = int(s.scoring), int(s.member)
    member, card = int(s.landed[refuge, space]), int(s.refuge[refuge])
    wants, taken = WANTS[card].tolist(), s.assigned[refuge].tolist()
    fitting = [i + 1 for i, role in enumerate(wants) if role in (member & 3, len(ROLE_NAMES)) and i not in taken]
    return {"seat": member >> 2, "refuge": REFUGE_NAMES[refuge], "arrival": space + 1, "squares": fitting}


def result(s: Any) -> dict[str, Any]:
    """How it came out: points and what decides between equals, or the grade."""
    scores = [score_of(s, seat) for seat in range(s.seats)]
    solo = len(scores) == 1
    return {
        "scores": [{"seat": seat, **score} for seat, score in enumerate(scores)],
        "winners": [] if solo else winners(scores),
        "grade": grade(scores[0]["points"]) if solo else None,
    }


# For a terminal

ROWS = ((0, 3, 6, 10), (1, 4, 7, 9, 11), (2, 5, 8, 12))  # of sectors, from the top
WIDTH = 22


def draw(s: Any, lit: Sequence[Action] = ()) -> str:
    """The position in signs; `legend` of its words says what they mean."""
    goals = {action.fields["to"] for action in lit if action.kind in ("move", "push")}
    goals |= {action.fields["at"] for action in lit if action.kind == "launch"}
    lines = []
    for number, row in enumerate(ROWS):
        cells = [f"{sector_sign(s, sector, goals):<{WIDTH}}" for sector in row]
        lines.append(" " * (0 if number == 1 else WIDTH // 2) + "".join(cells))
    home = [pod_sign(s, pod) for pod in range(len(POD_NAMES)) if SECTORS <= s.pod_at[pod] < OUT]
    lines.append("# " + " ".join(home))
    lines += [refuge_sign(s, refuge) for refuge in range(REFUGES)]
    placed = [
        f"{name}:{BORDER_NAMES[at]}"
        for name, at in zip(BEACON_NAMES, s.beacon_at.tolist(), strict=True)
        if at < len(BORDERS)
    ]
    shown = " ".join(SECTOR_NAMES[card] for card in s.row.tolist() if card != NONE)
    under = " ".join(SECTOR_NAMES[card] for card in s.under[: int(s.buried)].tolist())
    lines.append(f"! {shown or '-'} / {under or '-'}  = {' '.join(placed) or '-'}")
    lines += [player_sign(s, seat) for seat in range(s.seats)]
    return "\n".join(line.rstrip() for line in lines)


def sector_sign(s: Any, sector: int, goals: set[str]) -> str:
    """A sector, its pods and debris."""
    name = SECTOR_NAMES[sector]
    there = [pod_sign(s, pod) for pod, at in enumerate(s.pod_at.tolist()) if at == sector]
    inside = "###" if s.debris >> sector & 1 else " ".join(there)
    return f"<{name}>{inside}" if name in goals else f" {name} {inside}"


def pod_sign(s: Any, pod: int) -> str:
    """A pod and who is aboard."""
    crew = s.aboard[FIRST_PLACE[pod] : FIRST_PLACE[pod + 1]].tolist()
    return f"{POD_NAMES[pod]}[{' '.join(map(member_sign, crew))}]"


def member_sign(member: int) -> str:
    """A member of a crew."""
    return "." if member == EMPTY else LETTERS[member >> 2] + "cse?"[member & 3]


def refuge_sign(s: Any, refuge: int) -> str:
    """A refuge: squares, then arrival spaces."""
    card = int(s.refuge[refuge])
    squares = COMPONENTS["refuge"][card]["squares"] if card != NONE else []
    kind = KIND_NAMES[KIND[card]] if card != NONE else "-"
    wanted = " ".join(f"{'X' if role == 'any' else role[0]}{points}" for role, points in squares)
    spaces = [
        member_sign(member) + ("*" if s.token[refuge] == space else "")
        for space, member in enumerate(s.landed[refuge].tolist())
    ]
    return f"{REFUGE_NAMES[refuge]}@{SECTOR_NAMES[REFUGE_AT[refuge]]} {kind} {wanted} | {' '.join(spaces)}"


def player_sign(s: Any, seat: int) -> str:
    """A crew's reserve, and what lies on its panels."""
    shown = player_picture(s, seat)
    roles = shown["roles"]
    counts = " ".join(f"{role[0]}{n}" for role, n in roles.items()) if roles else f"?{shown['reserve']}"
    panel = " ".join(use for use, spaces in shown["panel"].items() for paid in spaces if paid)
    return f"({LETTERS[seat]}) {counts}  [{panel}]"
