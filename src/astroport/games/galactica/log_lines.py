"""Galactica: what has happened, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import LogLine
from astroport.core.log_lines import BEGINS, WINS, about, nobody
from astroport.core.words import Words, pair
from astroport.games.galactica.state import (
    ATTACKING,
    CARD_KINDS,
    DEALING,
    DEFENDING,
    DRAWING_LOTS,
    FACE_UP,
    FLYING,
    HOME,
    LETTERS,
    NOBODY,
    OVER,
    PLACE_NAMES,
    ROUNDS,
    SENDING,
    SPINNING,
)

QUARTER_NAMES = {
    "nw": Words(en="north-west", fr="au nord-ouest"),
    "ne": Words(en="north-east", fr="au nord-est"),
    "se": Words(en="south-east", fr="au sud-est"),
    "sw": Words(en="south-west", fr="au sud-ouest"),
}
CARD_WORDS = {
    "overdrive": Words(en="an overdrive", fr="une suraccélération"),
    "force": Words(en="a force field", fr="un champ de force"),
    "laser": Words(en="a laser", fr="des rayons laser"),
}
TURNS_UP = pair(
    en=("{{who}} turns up {card}", "You turn up {card}"), fr=("{{who}} retourne {card}", "Vous retournez {card}")
)
HAS_CARDS = pair(
    en=("{{who}} has {card} and {other} face up", "You have {card} and {other} face up"),
    fr=("{{who}} a {card} et {other} face visible", "Vous avez {card} et {other} face visible"),
)
SPINS_FOR_START = pair(
    en=("{{who}} spins {n} for who begins", "You spin {n} for who begins"),
    fr=("{{who}} fait {n} pour savoir qui commence", "Vous faites {n} pour savoir qui commence"),
)
SPINS = pair(en=("{{who}} spins {n}", "You spin {n}"), fr=("{{who}} fait {n}", "Vous faites {n}"))
STUCK = pair(
    en=("{who} cannot move at all and stays", "You cannot move at all and stay"),
    fr=("{who} ne peut pas bouger du tout et reste", "Vous ne pouvez pas bouger du tout et restez"),
)
ATTACKS = pair(
    en=("{{who}} spins {n} to attack", "You spin {n} to attack"),
    fr=("{{who}} fait {n} à l’attaque", "Vous faites {n} à l’attaque"),
)
DEFENDS = pair(
    en=("{{who}} spins {n} in defence", "You spin {n} in defence"),
    fr=("{{who}} fait {n} en défense", "Vous faites {n} en défense"),
)
TIE = Words(en="Equal: they spin again", fr="Égalité : on tourne de nouveau")
WINS_CHALLENGE = pair(
    en=("{who} wins the challenge and takes the derelict", "You win the challenge and take the derelict"),
    fr=("{who} gagne le défi et prend l’épave", "Vous gagnez le défi et prenez l’épave"),
)
KEEPS = pair(
    en=("{who} wins the challenge and keeps the derelict", "You win the challenge and keep the derelict"),
    fr=("{who} gagne le défi et garde l’épave", "Vous gagnez le défi et gardez l’épave"),
)
SHOTS = pair(
    en=("{{who}} spins {n}: so many shots", "You spin {n}: so many shots"),
    fr=("{{who}} fait {n} : autant de tirs", "Vous faites {n} : autant de tirs"),
)
STRIKES = Words(en="The laser strikes the {where} quarter", fr="Le laser frappe le quart {where}")
STRIKES_NOBODY = Words(
    en="The laser strikes the {where} quarter: nobody is there", fr="Le laser frappe le quart {where} : personne"
)
SENT_HOME = pair(
    en=("{who} is hit and goes back to its station", "You are hit and go back to your station"),
    fr=("{who} est touché et retourne à sa station", "Vous êtes touché et retournez à votre station"),
)
THROWN = pair(
    en=("{{who}} is thrown to {planet}", "You are thrown to {planet}"),
    fr=("{{who}} est projeté en {planet}", "Vous êtes projeté en {planet}"),
)
ADRIFT = Words(en="The derelict is adrift on {at}", fr="L’épave dérive en {at}")
FLIES = pair(en=("{{who}} flies to {to}", "You fly to {to}"), fr=("{{who}} vole en {to}", "Vous volez en {to}"))
COMES_HOME = pair(
    en=("{who} brings the derelict home", "You bring the derelict home"),
    fr=("{who} ramène l’épave chez soi", "Vous ramenez l’épave chez vous"),
)
JUMPS = pair(
    en=("{{who}} jumps to the black hole {to}", "You jump to the black hole {to}"),
    fr=("{{who}} saute au gouffre noir {to}", "Vous sautez au gouffre noir {to}"),
)
STAYS = pair(en=("{who} does not jump", "You stay"), fr=("{who} ne saute pas", "Vous restez"))
CAPTURES = pair(
    en=("{who} captures the derelict", "You capture the derelict"),
    fr=("{who} capture l’épave", "Vous capturez l’épave"),
)
CHALLENGES = pair(
    en=("{{who}} challenges {other}", "You challenge {other}"), fr=("{{who}} défie {other}", "Vous défiez {other}")
)
SENDS = pair(
    en=("{{who}} sends {other} to {planet}", "You send {other} to {planet}"),
    fr=("{{who}} envoie {other} en {planet}", "Vous envoyez {other} en {planet}"),
)
LOSER_STAYS = pair(
    en=("No planet is free: {who} stays", "No planet is free: you stay"),
    fr=("Aucune planète n’est libre : {who} reste", "Aucune planète n’est libre : vous restez"),
)
PLAYS = pair(en=("{{who}} plays {card}", "You play {card}"), fr=("{{who}} joue {card}", "Vous jouez {card}"))
FORCES = pair(
    en=(
        "{{who}} turns a force field on {other}, towards {planet}",
        "You turn a force field on {other}, towards {planet}",
    ),
    fr=(
        "{{who}} braque un champ de force sur {other}, vers {planet}",
        "Vous braquez un champ de force sur {other}, vers {planet}",
    ),
)
EVADES = pair(
    en=("{{who}} evades; evasion cards left: {n}", "You evade; evasion cards left: {n}"),
    fr=("{{who}} se dérobe ; dérobades restantes : {n}", "Vous vous dérobez ; dérobades restantes : {n}"),
)
ENDS_TURN = pair(
    en=("{who} ends the turn", "You end your turn"), fr=("{who} termine son tour", "Vous terminez votre tour")
)
UNDECIDED = Words(en="{n} rounds are over: a draw", fr="{n} tours de table ont passé : match nul")


def log_lines(before: Any, seat: int, action: Action, after: Any, _viewer: int) -> list[LogLine]:
    """What an action did and what followed from it; nothing is secret."""
    told = list(deed(before, seat, action, after))
    if action.kind in ("quarter", "force", "evade", "accept"):
        told += struck(before, after)
    if before.loser != NOBODY and after.loser == NOBODY and before.phase != SENDING:
        told.append(about(int(before.loser), LOSER_STAYS))
    if after.phase == OVER:
        told.append(nobody(UNDECIDED.fill(n=ROUNDS)) if after.winner == NOBODY else about(int(after.winner), WINS))
    return told


def deed(before: Any, seat: int, action: Action, after: Any) -> Iterator[LogLine]:
    """The action itself."""
    fields = action.fields
    match action.kind:
        case "card":
            yield from turned_up(before, fields["card"], after)
        case "spin":
            yield from spun(before, int(fields["number"]), after)
        case "quarter":
            hit = after.in_danger or after.asked != NOBODY or (before.jet != after.jet).any()
            yield nobody((STRIKES if hit else STRIKES_NOBODY).fill(where=QUARTER_NAMES[fields["quarter"]]))
        case "fly":
            yield about(seat, COMES_HOME) if fields["to"] == "home" else about(seat, FLIES, to=fields["to"])
            yield from arrived(before, seat, after)
        case "jump":
            yield about(seat, JUMPS, to=fields["hole"])
            yield from arrived(before, seat, after)
        case "stay":
            yield about(seat, STAYS)
            yield from arrived(before, seat, after)
        case "send":
            yield about(seat, SENDS, other=LETTERS[before.loser], planet=fields["planet"])
        case "force":
            yield about(seat, FORCES, other=fields["whom"], planet=fields["planet"])
        case "overdrive" | "laser":
            yield about(seat, PLAYS, card=CARD_WORDS[action.kind])
        case "evade":
            yield about(seat, EVADES, n=int(after.evasions[seat]))
        case "done":
            yield about(seat, ENDS_TURN)


def turned_up(before: Any, card: str, after: Any) -> Iterator[LogLine]:
    """A card from the deck; the first ones are told together."""
    seat = int(before.turn)
    if before.phase != DEALING:
        yield about(seat, TURNS_UP, card=CARD_WORDS[card.split("-")[0]])
        return
    up = [CARD_WORDS[kind] for kind, n in zip(CARD_KINDS, after.shown[seat].tolist(), strict=True) for _ in range(n)]
    if len(up) == FACE_UP:
        yield about(seat, HAS_CARDS, card=up[0], other=up[1])


def spun(before: Any, n: int, after: Any) -> Iterator[LogLine]:
    """A number, and what it was for."""
    turn, phase = int(before.turn), int(before.phase)
    if phase == DRAWING_LOTS:
        yield about(min(p for p in range(before.seats) if before.to_spin >> p & 1), SPINS_FOR_START, n=n)
        if after.phase != DRAWING_LOTS:
            yield about(int(after.first), BEGINS)
        elif int(before.to_spin).bit_count() == 1:
            yield nobody(TIE)
    elif phase == SPINNING:
        yield about(int(before.mover), SPINS, n=n)
        if after.phase != FLYING:
            yield about(int(before.mover), STUCK)
    elif phase == ATTACKING:
        yield about(turn, ATTACKS, n=n)
    elif phase == DEFENDING:
        yield about(int(before.carrier), DEFENDS, n=n)
        if after.phase == ATTACKING:
            yield nobody(TIE)
        else:
            yield about(int(after.carrier), KEEPS if after.carrier == before.carrier else WINS_CHALLENGE)
    else:
        yield about(turn, SHOTS, n=n)


def arrived(before: Any, seat: int, after: Any) -> Iterator[LogLine]:
    """What stopping there brought."""
    if before.carrier == NOBODY and after.carrier == seat:
        yield about(seat, CAPTURES)
    elif after.phase == ATTACKING:
        yield about(seat, CHALLENGES, other=LETTERS[after.carrier])


def struck(before: Any, after: Any) -> Iterator[LogLine]:
    """Who was hit, clockwise from who fired; what they towed is adrift."""
    seats = int(before.seats)
    for step in range(1, seats):
        p = (int(before.turn) + step) % seats
        if before.jet[p] == after.jet[p]:
            continue
        if after.jet[p] == HOME:
            yield about(p, SENT_HOME)
        else:
            yield about(p, THROWN, planet=PLACE_NAMES[after.jet[p]])
        if before.carrier == p:
            yield nobody(ADRIFT.fill(at=PLACE_NAMES[after.derelict]))
