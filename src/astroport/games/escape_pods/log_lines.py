"""Escape Pods: what has happened, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import LogLine
from astroport.core.log_lines import BEGINS, WINS, about, nobody
from astroport.core.words import Words
from astroport.games.escape_pods.state import (
    BEACON_NAMES,
    BORDER_NAMES,
    EMPTY,
    FIRST_PLACE,
    HANGAR,
    LETTERS,
    MOST_SEATS,
    NOBODY,
    NOT_YET,
    OVER,
    PLACE_NAMES,
    POD_NAMES,
    POD_OF,
    QUIET_ROUNDS,
    REFUGE_NAMES,
    REFUGES,
    ROLE_NAMES,
    SECTOR_NAMES,
    SECTORS,
    SHIP,
    SPACES,
    UNASSIGNED,
    UNKNOWN,
)
from astroport.games.escape_pods.tally import ask, grade, points_in, score_of, winners
from astroport.games.escape_pods.words import (
    A_ROLE,
    CARDS,
    GRADES,
    ROLES,
    USES,
    YOUR_ROLE,
    beacon_called,
    capital,
    joined,
    members,
    pod_called,
    pod_in_space,
    points,
)

PAYS = (
    Words(en="{{who}} pays for {use}", fr="{{who}} paie {use}"),
    Words(en="You pay for {use} with {role}", fr="Vous payez {use} avec {role}"),
)
REFRESHES = (
    Words(en="{who} takes its crew back from the advanced panel", fr="{who} reprend ses membres du tableau avancé"),
    Words(en="You take your crew back from the advanced panel", fr="Vous reprenez vos membres du tableau avancé"),
)
CROSSES = (
    Words(en="{{who}} crosses a beacon: {pod} goes to {to}", fr="{{who}} passe une balise : {pod} va en {to}"),
    Words(en="You cross a beacon: {pod} goes to {to}", fr="Vous passez une balise : {pod} va en {to}"),
)
MOVES = (
    Words(en="{{who}} moves {pod} to {to}", fr="{{who}} déplace {pod} en {to}"),
    Words(en="You move {pod} to {to}", fr="Vous déplacez {pod} en {to}"),
)
EMBARKS = (
    Words(en="{{who}} embarks one of its crew in {pod}", fr="{{who}} embarque l’un des siens dans {pod}"),
    Words(en="You embark {role} in {pod}", fr="Vous embarquez {role} dans {pod}"),
)
STEPS_OVER = (
    Words(en="{{who}} brings {member} from {place} to {pod}", fr="{{who}} fait passer {member} de {place} à {pod}"),
    Words(en="You bring {member} from {place} to {pod}", fr="Vous faites passer {member} de {place} à {pod}"),
)
DISEMBARKS = (
    Words(en="{{who}} disembarks {member} at {refuge}", fr="{{who}} débarque {member} en {refuge}"),
    Words(en="You disembark {member} at {refuge}", fr="Vous débarquez {member} en {refuge}"),
)
SPIES = (
    Words(en="{{who}} looks into {on}", fr="{{who}} épie {on}"),
    Words(en="You look into {on}: {seen}", fr="Vous épiez {on} : {seen}"),
)
LAUNCHES = (
    Words(en="{{who}} sends out a minipod to {to}", fr="{{who}} fait sortir une mininavette en {to}"),
    Words(en="You send {role} to {to} in a minipod", fr="Vous faites sortir {role} en {to} en mininavette"),
)
SWAPS = (
    Words(en="{{who}} boards {pod}: {mine} for {theirs}", fr="{{who}} aborde {pod} : {mine} contre {theirs}"),
    Words(en="You board {pod}: {mine} for {theirs}", fr="Vous abordez {pod} : {mine} contre {theirs}"),
)
DELAYS = (
    Words(
        en="{{who}} puts explosion card {card} under the deck",
        fr="{{who}} met la carte explosion {card} sous la pioche",
    ),
    Words(en="You put explosion card {card} under the deck", fr="Vous mettez la carte explosion {card} sous la pioche"),
)
TAKES_BEACON = (
    Words(en="{{who}} takes beacon {beacon}", fr="{{who}} prend la balise {beacon}"),
    Words(en="You take beacon {beacon}", fr="Vous prenez la balise {beacon}"),
)
PLACES_BEACON = (
    Words(en="{{who}} puts beacon {beacon} on {border}", fr="{{who}} met la balise {beacon} en {border}"),
    Words(en="You put beacon {beacon} on {border}", fr="Vous mettez la balise {beacon} en {border}"),
)
EXCHANGES = (
    Words(
        en="{{who}} exchanges the beacons {beacon} and {other}", fr="{{who}} échange les balises {beacon} et {other}"
    ),
    Words(en="You exchange the beacons {beacon} and {other}", fr="Vous échangez les balises {beacon} et {other}"),
)
PUSHES = (
    Words(en="{{who}} has {pod} pushed to {to}", fr="{{who}} fait pousser {pod} en {to}"),
    Words(en="You have {pod} pushed to {to}", fr="Vous faites pousser {pod} en {to}"),
)
CHOOSES_HANGAR = (
    Words(en="{{who}} sends {pod} to hangar {hangar}", fr="{{who}} renvoie {pod} au hangar {hangar}"),
    Words(en="You send {pod} to hangar {hangar}", fr="Vous renvoyez {pod} au hangar {hangar}"),
)
ENDS_TURN = (
    Words(en="{who} ends the turn", fr="{who} termine son tour"),
    Words(en="You end your turn", fr="Vous terminez votre tour"),
)
ASSIGNS = (
    Words(
        en="{{who}} assigns {role} to square {square} of {refuge}",
        fr="{{who}} assigne {role} à la case {square} de {refuge}",
    ),
    Words(
        en="You assign {role} to square {square} of {refuge}", fr="Vous assignez {role} à la case {square} de {refuge}"
    ),
)
FLIES_OUT = Words(en="{pod} flies out to {to}", fr="{pod} sort en {to}")
IS_PUSHED = Words(en="{pod} is pushed to {to}", fr="{pod} est poussée en {to}")
GOES_HOME = Words(en="{pod} is empty and goes home", fr="{pod} est vide et rentre")
EXPLODES = Words(en="An explosion: debris in {sector}", fr="Une explosion : des débris en {sector}")
BACK = (
    Words(en="{{who}} has {members} back in reserve", fr="{{who}} a {members} de retour en réserve"),
    Words(en="You have {members} back in reserve", fr="Vous avez {members} de retour en réserve"),
)
TOKEN_MOVES = Words(
    en="The explosion token of {refuge} moves on", fr="Le jeton explosion de {refuge} avance d’une place"
)
COMES_UP = Words(en="The next explosion card is {card}", fr="La carte explosion suivante est {card}")
REFUGE_IS = Words(en="{refuge} is {card}", fr="{refuge} : {card}")
BARRIER = Words(
    en="A barrier of debris parts the ship from the refuges",
    fr="Une barrière de débris sépare le vaisseau des refuges",
)
FINAL_TURN = (
    Words(en="{who} has a final turn", fr="{who} a un dernier tour"),
    Words(en="You have a final turn", fr="Vous avez un dernier tour"),
)
QUIET_END = Words(
    en="Nobody has disembarked for {n} rounds: the match ends here",
    fr="Personne n’a débarqué depuis {n} tours de table : la partie s’arrête",
)
TURNED_UP = Words(en="{refuge} is turned up", fr="{refuge} est retourné")
GETS_SQUARE = (
    Words(en="{{who}}: {role} on square {square} of {refuge}", fr="{{who}} : {role} sur la case {square} de {refuge}"),
    Words(en="Your {role} is on square {square} of {refuge}", fr="Votre {role} est sur la case {square} de {refuge}"),
)
NO_SQUARE = (
    Words(en="{{who}}: no square for its {role} in {refuge}", fr="{{who}} : pas de case pour son {role} en {refuge}"),
    Words(en="No square for your {role} in {refuge}", fr="Pas de case pour votre {role} en {refuge}"),
)
SCORES = (
    Words(en="{{who}} has {points} in {refuge}", fr="{{who}} a {points} en {refuge}"),
    Words(en="You have {points} in {refuge}", fr="Vous avez {points} en {refuge}"),
)
TOTAL = (
    Words(en="{{who}} has {points} in all", fr="{{who}} a {points} en tout"),
    Words(en="You have {points} in all", fr="Vous avez {points} en tout"),
)
SHARES = (
    Words(en="{who} shares the win", fr="{who} partage la victoire"),
    Words(en="You share the win", fr="Vous partagez la victoire"),
)
GRADE = (Words(en="{{who}}: {grade}", fr="{{who}} : {grade}"), Words(en="You are {grade}", fr="Vous êtes {grade}"))
MEMBER = Words(en="a crew member of {owner}", fr="un membre de {owner}")
KNOWN_MEMBER = Words(en="{role} of {owner}", fr="{role} de {owner}")
ITS_ROLE = Words(en="its {role}", fr="son {role}")
ONE_OF_ITS = Words(en="one of its crew", fr="l’un des siens")
NOBODY_THERE = Words(en="Nobody is in {refuge}", fr="Personne en {refuge}")
ALL_TAKEN = Words(
    en="All arrival spaces are taken: the match is over", fr="Toutes les places d’arrivée sont prises : c’est la fin"
)
NOBODY_BEYOND = Words(
    en="No pod is beyond the barrier: the match is over",
    fr="Aucune navette au-delà de la barrière : c’est la fin",
)
TURNS_OVER = Words(en="The final turns are over", fr="Les derniers tours sont finis")


def log_lines(before: Any, seat: int, action: Action, after: Any, viewer: int) -> list[LogLine]:
    """What an action did, in the order in which it happened, as far as the viewer can know it."""
    knows = Knowledge(viewer, seat)
    told = list(did(before, seat, action, after, knows))
    told += followed(before, action, after)
    told += ended(before, after)
    return told


class Knowledge:
    """What a viewer knows of members, by EP-1.4 and EP-3.4."""

    def __init__(self, viewer: int, actor: int) -> None:
        self.viewer, self.actor = viewer, actor

    def called(self, member: int, seen: int) -> Words:
        """A member: whose, and what if the viewer knows."""
        owner, role = member >> 2, member & 3
        known = self.viewer < MOST_SEATS and (owner == self.viewer or seen >> self.viewer & 1)
        if known and role != UNKNOWN:
            if owner == self.viewer:
                return YOUR_ROLE.fill(role=ROLES[ROLE_NAMES[role]])
            if owner == self.actor:
                return ITS_ROLE.fill(role=ROLES[ROLE_NAMES[role]])
            return KNOWN_MEMBER.fill(owner=LETTERS[owner], role=A_ROLE[ROLE_NAMES[role]])
        if owner == self.actor:
            return ONE_OF_ITS
        return MEMBER.fill(owner=LETTERS[owner])

    def aboard(self, s: Any, place: int) -> Words:
        """The member on a seat of a pod."""
        return self.called(int(s.aboard[place]), int(s.aboard_seen[place]))


def did(before: Any, seat: int, action: Action, after: Any, knows: Knowledge) -> Iterator[LogLine]:
    """What the actor did."""
    fields = action.fields
    match action.kind:
        case "use" if fields["what"] == "refresh":
            yield about(seat, REFRESHES)
        case "use":
            yield about(seat, PAYS, use=USES[fields["what"]], role=A_ROLE[fields["role"]])
        case "end":
            yield about(seat, ENDS_TURN)
        case "move":
            crosses = before.actions == after.actions and before.using == EMPTY
            yield about(seat, CROSSES if crosses else MOVES, pod=pod_called(fields["pod"]), to=fields["to"])
        case "embark" if fields["who"] in ROLE_NAMES:
            yield about(seat, EMBARKS, pod=pod_called(fields["into"]), role=A_ROLE[fields["who"]])
        case "embark":
            member = knows.aboard(before, PLACE_NAMES.index(fields["who"]))
            place = pod_in_space(before, fields["who"].split(".")[0])
            yield about(seat, STEPS_OVER, member=member, place=place, pod=pod_in_space(before, fields["into"]))
        case "disembark":
            member = knows.aboard(before, PLACE_NAMES.index(fields["member"]))
            yield about(seat, DISEMBARKS, member=member, refuge=fields["refuge"])
        case "spy":
            on = fields["on"] if fields["on"] in REFUGE_NAMES else pod_called(fields["on"])
            yield about(seat, SPIES, on=on, seen=spied(after, fields["on"], knows))
        case "launch":
            yield about(seat, LAUNCHES, to=fields["at"], role=A_ROLE[fields["role"]])
        case "swap":
            yield swapped(before, seat, fields["who"], fields["member"], knows)
        case "delay":
            yield about(seat, DELAYS, card=fields["card"])
        case "beacon":
            yield about(seat, TAKES_BEACON, beacon=beacon_called(before, fields["beacon"]))
        case "border":
            yield placed(before, seat, fields["border"])
        case "push":
            yield about(seat, PUSHES, pod=pod_called(POD_NAMES[before.pushed]), to=fields["to"])
        case "hangar":
            yield about(seat, CHOOSES_HANGAR, pod=pod_called(POD_NAMES[before.homeless]), hangar=fields["hangar"])
        case "assign":
            role = A_ROLE[ROLE_NAMES[int(before.landed[before.scoring, before.member]) & 3]]
            refuge = REFUGE_NAMES[before.scoring]
            yield about(seat, ASSIGNS, role=role, square=fields["square"], refuge=refuge)
        case "refuge":
            laid = sum(int(card) != EMPTY for card in before.refuge)
            yield nobody(REFUGE_IS.fill(refuge=REFUGE_NAMES[laid], card=CARDS[fields["which"]]))
        case "card":
            yield nobody(COMES_UP.fill(card=fields["card"]))
        case "first":
            yield about(LETTERS.index(fields["seat"]), BEGINS)


def spied(s: Any, on: str, knows: Knowledge) -> Words:
    """Who is in a pod or a refuge."""
    if on in REFUGE_NAMES:
        refuge = REFUGE_NAMES.index(on)
        there = zip(s.landed[refuge].tolist(), s.landed_seen[refuge].tolist(), strict=True)
    else:
        places = slice(FIRST_PLACE[POD_NAMES.index(on)], FIRST_PLACE[POD_NAMES.index(on) + 1])
        there = zip(s.aboard[places].tolist(), s.aboard_seen[places].tolist(), strict=True)
    return joined([knows.called(member, seen) for member, seen in there if member != EMPTY])


def swapped(before: Any, seat: int, who: str, other: str, knows: Knowledge) -> LogLine:
    """Two members changed places."""
    place = PLACE_NAMES.index(other)
    if who in ROLE_NAMES:
        mine = knows.called(seat * 4 + ROLE_NAMES.index(who), 0)
    else:
        mine = knows.aboard(before, PLACE_NAMES.index(who))
    return about(seat, SWAPS, pod=pod_called(POD_NAMES[POD_OF[place]]), mine=mine, theirs=knows.aboard(before, place))


def placed(before: Any, seat: int, border: str) -> LogLine:
    """A beacon came to a border."""
    beacon = beacon_called(before, BEACON_NAMES[before.beacon])
    at = before.beacon_at.tolist()
    if BORDER_NAMES.index(border) in at:
        other = BEACON_NAMES[at.index(BORDER_NAMES.index(border))]
        return about(seat, EXCHANGES, beacon=beacon, other=beacon_called(before, other))
    return about(seat, PLACES_BEACON, beacon=beacon, border=border)


def followed(before: Any, action: Action, after: Any) -> Iterator[LogLine]:
    """What came of it: pods fly out, are pushed, explode and go home; cards come up."""
    yield from carried_on(before, action, after)
    left = went_home(before, after) & {pod_left(action)}
    for pod in left:
        yield nobody(GOES_HOME.fill(pod=capital(pod_called(POD_NAMES[pod]))))
    for refuge in range(REFUGES):
        if before.token[refuge] != after.token[refuge]:
            yield nobody(TOKEN_MOVES.fill(refuge=REFUGE_NAMES[refuge]))
    exploded = int(before.debris) ^ int(after.debris)
    if exploded:
        yield nobody(EXPLODES.fill(sector=SECTOR_NAMES[exploded.bit_length() - 1]))
    for pod in went_home(before, after) - left:
        yield from lost(before, pod)
        yield nobody(GOES_HOME.fill(pod=capital(pod_called(POD_NAMES[pod]))))
    if int(before.unseen) == 0 and (action.kind == "delay" or after.buried < before.buried):
        yield from came_up_by_itself(after)


def went_home(before: Any, after: Any) -> set[int]:
    """The pods that are not in space any more."""
    places = enumerate(zip(before.pod_at.tolist(), after.pod_at.tolist(), strict=True))
    return {pod for pod, (was, at) in places if was < SECTORS <= at}


def pod_left(action: Action) -> int | None:
    """The pod that somebody steps out of."""
    place = action.fields.get("member") if action.kind == "disembark" else action.fields.get("who")
    return int(POD_OF[PLACE_NAMES.index(place)]) if place in PLACE_NAMES else None


def carried_on(before: Any, action: Action, after: Any) -> Iterator[LogLine]:
    """Pods that moved though nobody named them."""
    named = action.fields.get("pod") or (POD_NAMES[before.pushed] if action.kind == "push" else None)
    for pod, (was, at) in enumerate(zip(before.pod_at.tolist(), after.pod_at.tolist(), strict=True)):
        if at >= SECTORS or was == at or POD_NAMES[pod] == named or action.kind == "launch":
            continue
        flies_out = HANGAR <= was < SHIP
        yield nobody(
            (FLIES_OUT if flies_out else IS_PUSHED).fill(pod=capital(pod_called(POD_NAMES[pod])), to=SECTOR_NAMES[at])
        )


def lost(before: Any, pod: int) -> Iterator[LogLine]:
    """Whose crew went back to the reserve from a pod that exploded."""
    crew = before.aboard[FIRST_PLACE[pod] : FIRST_PLACE[pod + 1]].tolist()
    owners = [member >> 2 for member in crew if member != EMPTY]
    for owner in sorted(set(owners)):
        yield about(owner, BACK, members=members(owners.count(owner)))


def came_up_by_itself(after: Any) -> Iterator[LogLine]:
    """A card from under the deck, when no unseen ones were left."""
    shown = [card for card in after.row.tolist() if card != EMPTY]
    if shown:
        yield nobody(COMES_UP.fill(card=SECTOR_NAMES[shown[-1]]))


def ended(before: Any, after: Any) -> Iterator[LogLine]:
    """The barrier, final turns, and the scoring refuge by refuge."""
    if before.closer == NOBODY and after.closer != NOBODY:
        yield nobody(BARRIER)
    if after.scoring != NOT_YET:
        if before.scoring == NOT_YET:
            yield nobody(why_over(after))
        yield from scored(before, after)
    elif after.final and after.turn_over == 0 and (not before.final or before.turn != after.turn):
        yield about(int(after.turn), FINAL_TURN)
    if after.phase == OVER:
        yield from decided(after)


def why_over(s: Any) -> Words:
    """Why nobody has another turn (EP-7)."""
    if (s.landed != EMPTY).all():
        return ALL_TAKEN
    if s.quiet == QUIET_ROUNDS * int(s.seats):
        return QUIET_END.fill(n=QUIET_ROUNDS)
    beyond = ask("beyond", s)
    return TURNS_OVER if any(at in beyond for at in s.pod_at.tolist()) else NOBODY_BEYOND


def scored(before: Any, after: Any) -> Iterator[LogLine]:
    """Every refuge that was turned up, every member that found a square or none, and what it is worth."""
    begun = before.scoring != NOT_YET
    at, member = (int(before.scoring), int(before.member) + 1) if begun else (0, 0)
    until = (int(after.scoring), int(after.member))
    for refuge in range(at, min(until[0] + 1, REFUGES)):
        if refuge > at or not begun:
            empty = after.landed[refuge, 0] == EMPTY
            yield nobody((NOBODY_THERE if empty else TURNED_UP).fill(refuge=REFUGE_NAMES[refuge]))
        for space in range(member if refuge == at else 0, SPACES):
            if after.landed[refuge, space] == EMPTY or (refuge, space) >= until:
                break
            yield settled(after, refuge, space)
        if refuge < until[0]:
            yield from worth(after, refuge)


def settled(s: Any, refuge: int, space: int) -> LogLine:
    """A member came to its square by itself, or found none."""
    member, square = int(s.landed[refuge, space]), int(s.assigned[refuge, space])
    owner, role, name = member >> 2, ROLES[ROLE_NAMES[member & 3]], REFUGE_NAMES[refuge]
    if square == UNASSIGNED:
        return about(owner, NO_SQUARE, role=role, refuge=name)
    return about(owner, GETS_SQUARE, role=role, refuge=name, square=square + 1)


def worth(s: Any, refuge: int) -> Iterator[LogLine]:
    """What a refuge brought to those who are there."""
    owners = {int(member) >> 2 for member in s.landed[refuge] if member != EMPTY}
    for owner in sorted(owners):
        yield about(owner, SCORES, points=points(points_in(s, refuge, owner)), refuge=REFUGE_NAMES[refuge])


def decided(s: Any) -> Iterator[LogLine]:
    """Totals, and who has won, or which grade."""
    scores = [score_of(s, seat) for seat in range(s.seats)]
    for seat, score in enumerate(scores):
        yield about(seat, TOTAL, points=points(score["points"]))
    if len(scores) == 1:
        yield about(0, GRADE, grade=GRADES[grade(scores[0]["points"])])
        return
    best = winners(scores)
    for seat in best:
        yield about(seat, WINS if len(best) == 1 else SHARES)
