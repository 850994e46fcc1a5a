"""Escape Pods as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import Picture
from astroport.core.words import Words
from astroport.games.escape_pods.log_lines import log_lines
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
from astroport.games.escape_pods.words import (
    A_ROLE,
    CARDS,
    CHOICES,
    ROLES,
    YOUR_ROLE,
    actions,
    beacon_called,
    capital,
    pod_called,
    pod_there,
    points,
)

__all__ = ["LEGEND", "describe", "draw", "log_lines", "picture", "prompt"]

LEGEND = Words(
    en="a pod is its name with who is aboard: duo-1[Ac .] has a commander of A and a free seat; c commander,"
    " s scientist, e engineer, ? unknown · ### debris · * the explosion token · in <angles> where you can go; below:"
    " the pods at home, the refuges with what they want and who is there, explosion cards (face up / under the deck)"
    " and beacons, each crew's reserve and panels",
    fr="une navette est son nom avec qui est à bord : duo-1[Ac .] a un commandant de A et un siège libre ;"
    " c commandant, s scientifique, e ingénieur, ? inconnu · ### débris · * le jeton explosion · entre <angles> où"
    " vous pouvez aller ; dessous : les navettes au vaisseau, les refuges, ce qu’ils demandent et qui s’y trouve, les"
    " cartes explosion (visibles / sous la pioche) et les balises, réserve et tableaux de chacun",
)
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
    """The position in the signs of LEGEND."""
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


# What is asked

ASKED = {
    TURN: Words(en="Choose what to do: {actions} left.", fr="Choisissez quoi faire : encore {actions}."),
    EMBARKING: Words(en="Choose who embarks or disembarks.", fr="Choisissez qui embarque ou débarque."),
    MOVING: Words(en="Choose a pod, and where it flies.", fr="Choisissez une navette, et où elle va."),
    SPYING: Words(en="Choose a pod or a refuge to look into.", fr="Choisissez une navette ou un refuge à épier."),
    LAUNCHING: Words(
        en="Choose who goes out in a minipod, and where.", fr="Choisissez qui sort en mininavette, et où."
    ),
    BOARDING: Words(en="Choose two crew members to swap.", fr="Choisissez les deux membres à échanger."),
    PROGRAMMING: Words(
        en="Choose a beacon, or put an explosion card under the deck.",
        fr="Choisissez une balise, ou mettez une carte explosion sous la pioche.",
    ),
    PLACING_BEACON: Words(
        en="Choose a border for beacon {beacon}.", fr="Choisissez une frontière pour la balise {beacon}."
    ),
    PUSHING: Words(en="{pod} is pushed: choose where to.", fr="{pod} est poussée : choisissez où."),
    CHOOSING_HANGAR: Words(en="{pod} is empty: choose its hangar.", fr="{pod} est vide : choisissez son hangar."),
    ASSIGNING: Words(
        en="{refuge}: choose a square for your {role}.", fr="{refuge} : choisissez une case pour votre {role}."
    ),
}
# With a beacon to cross, and without.
NO_ACTION_LEFT = (
    Words(
        en="No action left: cross a beacon, or end your turn.",
        fr="Plus d’action : passez une balise, ou terminez votre tour.",
    ),
    Words(en="No action left: end your turn.", fr="Plus d’action : terminez votre tour."),
)
NOTHING_POSSIBLE = (
    Words(
        en="No action is possible: cross a beacon, or end your turn.",
        fr="Aucune action possible : passez une balise, ou terminez votre tour.",
    ),
    Words(en="No action is possible: end your turn.", fr="Aucune action possible : terminez votre tour."),
)
FINAL = Words(en="Your final turn: {actions} left.", fr="Votre dernier tour : encore {actions}.")
PLAYS = Words(en="{who} is playing.", fr="C’est à {who}.")
ASSIGNS = Words(en="{who} chooses a square in {refuge}.", fr="{who} choisit une case en {refuge}.")
FINISHED = Words(en="The match is over.", fr="La partie est terminée.")
DEALS = {
    PLACING_REFUGES: Words(en="The refuges are laid out …", fr="Les refuges sont mis en place…"),
    TURNING_UP: Words(en="An explosion card is turned up …", fr="Une carte explosion est retournée…"),
    DRAWING_FIRST: Words(en="Lots are drawn for who begins …", fr="On tire au sort qui commence…"),
}


def prompt(s: Any, _seat: int, choices: Sequence[Action]) -> Words:
    """What is asked of a seat now."""
    phase = int(s.phase)
    if phase == OVER:
        return FINISHED
    if phase < TURN:
        return DEALS[phase]
    if choices:
        return asked(s, choices)
    if phase == ASSIGNING:
        owner = int(s.landed[s.scoring, s.member]) >> 2
        return ASSIGNS.fill(who=LETTERS[owner], refuge=REFUGE_NAMES[s.scoring])
    return PLAYS.fill(who=LETTERS[s.turn])


def asked(s: Any, choices: Sequence[Action]) -> Words:
    """What a seat is asked to choose."""
    phase = int(s.phase)
    if phase == TURN:
        if not any(action.kind == "use" for action in choices):
            return (NOTHING_POSSIBLE if s.actions else NO_ACTION_LEFT)[len(choices) == 1]
        return (FINAL if s.final else ASKED[TURN]).fill(actions=actions(int(s.actions)))
    if phase == PUSHING:
        return ASKED[phase].fill(pod=capital(pod_called(POD_NAMES[s.pushed])))
    if phase == CHOOSING_HANGAR:
        return ASKED[phase].fill(pod=capital(pod_called(POD_NAMES[s.homeless])))
    if phase == PLACING_BEACON:
        return ASKED[phase].fill(beacon=beacon_called(s, BEACON_NAMES[s.beacon]))
    if phase == ASSIGNING:
        role = ROLES[ROLE_NAMES[int(s.landed[s.scoring, s.member]) & 3]]
        return ASKED[phase].fill(refuge=REFUGE_NAMES[s.scoring], role=role)
    return ASKED[phase]


SAID = {
    "use": Words(en="{use}, paid with {role}", fr="{use}, à payer avec {role}"),
    "end": Words(en="end the turn", fr="terminer le tour"),
    "move": Words(en="{pod} flies to {to}", fr="{pod} va en {to}"),
    "disembark": Words(en="{who} disembarks at {refuge}", fr="{who} débarque en {refuge}"),
    "spy": Words(en="look into {on}", fr="épier {on}"),
    "launch": Words(en="{role} goes out to {at} in a minipod", fr="{role} sort en {at} en mininavette"),
    "delay": Words(en="card {card} goes under the deck", fr="la carte {card} va sous la pioche"),
    "beacon": Words(en="beacon {beacon}", fr="balise {beacon}"),
    "border": Words(en="beacon to {border}", fr="balise en {border}"),
    "push": Words(en="push to {to}", fr="pousser en {to}"),
    "hangar": Words(en="to hangar {hangar}", fr="au hangar {hangar}"),
    "assign": Words(en="square {square}: {wants}", fr="case {square} : {wants}"),
    "refuge": Words(en="{card} is the next refuge", fr="{card} est le refuge suivant"),
    "card": Words(en="explosion card {card} comes up", fr="la carte explosion {card} apparaît"),
    "first": Words(en="{seat} begins", fr="{seat} commence"),
}
BY_BEACON = Words(en="{pod} crosses to {to} by beacon", fr="{pod} passe en {to} par balise")
EXCHANGE = Words(en="beacon to {border}, exchanged for {other}", fr="balise en {border}, échangée avec {other}")
EMBARKS = Words(en="{who} embarks in {into}", fr="{who} embarque dans {into}")
SWAPS = Words(en="swap {who} with {whom}", fr="échanger {who} avec {whom}")
MINE = Words(en="{role} of the reserve", fr="{role} de la réserve")
SEATED = Words(en="{role} of {owner} in {place}", fr="{role} de {owner} dans {place}")
YOURS = Words(en="{role} in {place}", fr="{role} dans {place}")
SOMEBODY = Words(en="a crew member", fr="un membre")
WORTH = Words(en="{role}, {points}", fr="{role}, {points}")
ANYBODY = Words(en="anybody", fr="n’importe qui")


def describe(s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    fields = action.fields
    parts: dict[str, Words | str] = dict(fields)
    for field in ("pod", "on"):
        if fields.get(field) in POD_NAMES:
            parts[field] = pod_there(s, fields[field])
    if action.kind == "move" and s.phase == TURN:
        return BY_BEACON.fill(**parts)
    if action.kind == "embark":
        return EMBARKS.fill(who=called(s, fields["who"]), into=pod_there(s, fields["into"]))
    if action.kind == "swap":
        return SWAPS.fill(who=called(s, fields["who"]), whom=seated(s, fields["member"]))
    if action.kind == "disembark":
        parts["who"] = seated(s, fields["member"])
    if action.kind == "border":
        at = BORDER_NAMES.index(fields["border"])
        there = [name for name, where in zip(BEACON_NAMES, s.beacon_at.tolist(), strict=True) if where == at]
        if there:
            return EXCHANGE.fill(border=fields["border"], other=beacon_called(s, there[0]))
    if action.kind == "beacon":
        parts["beacon"] = beacon_called(s, fields["beacon"])
    if action.kind == "use":
        parts["use"] = CHOICES[fields["what"]]
    if "role" in fields:
        parts["role"] = A_ROLE[fields["role"]]
    if action.kind == "assign":
        parts["wants"] = square_words(s, int(fields["square"]) - 1)
    if action.kind == "refuge":
        parts["card"] = CARDS[fields["which"]]
    return SAID[action.kind].fill(**parts)


def called(s: Any, who: str) -> Words:
    """A member, by its role if it is in reserve, or by its seat."""
    return MINE.fill(role=A_ROLE[who]) if who in ROLES else seated(s, who)


def seated(s: Any, place: str) -> Words:
    """A member on a seat of a pod."""
    member = int(s.aboard[PLACE_NAMES.index(place)])
    pod = pod_there(s, place.split(".")[0])
    if member == EMPTY:
        return pod
    role = role_name(member & 3)
    if role and member >> 2 == s.turn:
        return YOURS.fill(role=YOUR_ROLE.fill(role=ROLES[role]), place=pod)
    return SEATED.fill(owner=LETTERS[member >> 2], role=A_ROLE[role] if role else SOMEBODY, place=pod)


def square_words(s: Any, square: int) -> Words:
    """What a square wants, and is worth."""
    refuge = int(s.scoring) if s.scoring < REFUGES else 0
    role, worth = COMPONENTS["refuge"][int(s.refuge[refuge]) % len(CARD_NAMES)]["squares"][square]
    return WORTH.fill(role=ROLES.get(role, ANYBODY), points=points(worth))
