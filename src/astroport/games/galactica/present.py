"""Galactica as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import Picture
from astroport.core.words import Words
from astroport.games.galactica import paths
from astroport.games.galactica.log_lines import CARD_WORDS, QUARTER_NAMES, log_lines
from astroport.games.galactica.state import (
    AIMING,
    ATTACKING,
    CARD_KINDS,
    COMPONENTS,
    CORNERS,
    COUNTING_SHOTS,
    DEALING,
    DEFENDING,
    DRAWING_LOTS,
    EVADING,
    FLYING,
    HOLE_NAMES,
    HOME,
    JUMPING,
    LETTERS,
    MIDDLE,
    NO_QUARTER,
    NOBODY,
    OVER,
    PLACE_NAMES,
    PLANET_NAMES,
    PLAYING_CARDS,
    REPLACING,
    ROUNDS,
    SENDING,
    SIDE,
    SPINNING,
    in_station,
)

__all__ = ["LEGEND", "describe", "draw", "log_lines", "picture", "prompt"]

LEGEND = Words(
    en="A jet A · A* with the derelict · * the derelict, free · @ black hole · o planet · + yellow line · # station,"
    " with the letter of whose jet is in it · in <angles> what you can reach; below: cards face up (Overdrive, Force"
    " field, Laser), cards in the deck, evasion cards as !",
    fr="A jet A · A* avec l’épave · * l’épave, libre · @ gouffre noir · o planète · + ligne jaune · # station, avec la"
    " lettre de qui s’y trouve · entre <angles> ce que vous pouvez atteindre ; dessous : cartes visibles"
    " (suraccélération O, champ de force F, laser L), cartes du paquet, dérobades !",
)
PHASES = {
    DEALING: "dealing",
    DRAWING_LOTS: "lots",
    REPLACING: "replacing",
    SPINNING: "spinning",
    FLYING: "flying",
    JUMPING: "jumping",
    ATTACKING: "battle",
    DEFENDING: "battle",
    SENDING: "sending",
    PLAYING_CARDS: "cards",
    COUNTING_SHOTS: "shots",
    AIMING: "aiming",
    EVADING: "evading",
    OVER: "over",
}


# The picture


def picture(s: Any, viewer: int) -> Picture:
    """The position as plain data: jets and derelict, cards, what the spinner shows, what is asked, and what flew."""
    phase, seats, turn = int(s.phase), int(s.seats), int(s.turn)
    started = phase not in (DEALING, DRAWING_LOTS)
    mover = int(s.mover)
    corners = COMPONENTS["stations"][str(seats)]
    return {
        "size": SIDE,
        "phase": PHASES[phase],
        "turn": turn if started and phase != OVER else None,
        "mover": mover if started and phase != OVER else None,
        "round": min(int(s.rounds) + 1, ROUNDS),
        "rounds": ROUNDS,
        "stations": [
            {"corner": corner, "seat": corners.index(corner) if corner in corners else None} for corner in CORNERS
        ],
        "holes": HOLE_NAMES,
        "planets": PLANET_NAMES,
        "jets": [{"seat": seat, "at": PLACE_NAMES[at]} for seat, at in enumerate(s.jet[:seats].tolist())],
        "derelict": {"at": PLACE_NAMES[s.derelict], "carrier": seat_or_none(s.carrier)},
        "evasions": s.evasions[:seats].tolist(),
        "cards": [cards_of(s.shown[seat].tolist()) for seat in range(seats)],
        "decks": [dict(zip(CARD_KINDS, s.left[seat].tolist(), strict=True)) for seat in range(seats)],
        "spun": spun(s),
        "lots": [int(n) or None for n in s.result[:seats]] if phase == DRAWING_LOTS else None,
        "battle": battle(s),
        "laser": laser(s),
        "threat": threat(s),
        "sending": {"by": mover, "loser": int(s.loser), "planets": free_planets(s)} if phase == SENDING else None,
        "free": free_planets(s),
        "flight": paths.last_flight(s),
        "ends": paths.ends(s) if viewer == mover else [],
        "won": seat_or_none(s.winner),
        "drawn": bool(phase == OVER and s.winner == NOBODY),
    }


def seat_or_none(seat: Any) -> int | None:
    """A seat, unless it is nobody's."""
    return None if seat == NOBODY else int(seat)


def cards_of(counts: list[int]) -> list[str]:
    """Cards by their kinds, each as often as it is there."""
    return [kind for kind, count in zip(CARD_KINDS, counts, strict=True) for _ in range(count)]


def free_planets(s: Any) -> list[str]:
    """The planets without a jet and without the derelict (GA-6.3)."""
    taken = {PLACE_NAMES[place] for place in (*s.jet[: int(s.seats)].tolist(), int(s.derelict))}
    return [planet for planet in PLANET_NAMES if planet not in taken]


def spun(s: Any) -> dict[str, Any]:
    """What the spinner shows, who spun it and what for."""
    shown: dict[str, Any] = {"by": None, "number": None, "quarter": None, "why": None}
    if s.quarter != NO_QUARTER:
        return shown | {"by": int(s.shooter), "quarter": CORNERS[s.quarter], "why": "aim"}
    if s.shots:
        return shown | {"by": int(s.shooter), "number": int(s.shots), "why": "shots"}
    if not s.spun and s.result.any():
        return shown | {"by": int(s.spun_by), "number": int(s.result[s.spun_by]), "why": "lots"}
    if s.phase == DEFENDING:
        return shown | {"by": int(s.turn), "number": int(s.result[s.turn]), "why": "battle"}
    if (s.phase == ATTACKING and s.result.any()) or (s.phase == SPINNING and s.loser != NOBODY):
        defender = opponent(s)
        return shown | {"by": defender, "number": int(s.result[defender]), "why": "battle"}
    if s.spun:
        return shown | {"by": int(s.spun_by), "number": int(s.spun), "why": "move"}
    return shown


def opponent(s: Any) -> int:
    """Whom the player whose turn it is has challenged."""
    if s.loser == NOBODY:
        return int(s.carrier)
    return int(s.mover) if s.loser == s.turn else int(s.loser)


def battle(s: Any) -> dict[str, Any] | None:
    """The challenge that goes on, until its loser has been sent away."""
    if s.phase == OVER or (s.phase not in (ATTACKING, DEFENDING) and s.loser == NOBODY):
        return None
    attacker, defender = int(s.turn), opponent(s)
    return {
        "attacker": attacker,
        "defender": defender,
        "attack": int(s.result[attacker]) or None,
        "defence": int(s.result[defender]) or None,
        "winner": None if s.loser == NOBODY else int(s.mover),
    }


def laser(s: Any) -> dict[str, Any] | None:
    """The laser that is being fired, or was until now."""
    if s.shooter == NOBODY:
        return None
    return {
        "by": int(s.shooter),
        "shots": int(s.shots),
        "left": int(s.shots_left),
        "quarter": None if s.quarter == NO_QUARTER else CORNERS[s.quarter],
    }


def threat(s: Any) -> dict[str, Any] | None:
    """What somebody is asked to evade."""
    if s.phase != EVADING:
        return None
    by_laser = s.aim == NOBODY
    return {
        "seat": int(s.asked),
        "by": int(s.turn),
        "card": "laser" if by_laser else "force",
        "planet": None if by_laser else PLANET_NAMES[s.aim],
    }


# For a terminal


def draw(s: Any, lit: Sequence[Action] = ()) -> str:
    """The position in the signs of LEGEND."""
    signs = {(row, column): sign_of(row, column) for row in range(SIDE) for column in range(SIDE)}
    for names, sign in ((HOLE_NAMES, "@"), (PLANET_NAMES, "o")):
        for name in names:
            signs[site(name)] = sign
    if s.derelict != HOME:
        signs[site(PLACE_NAMES[s.derelict])] = "*"
    for seat, at in enumerate(s.jet[: int(s.seats)].tolist()):
        where = station_site(s, seat) if at == HOME else site(PLACE_NAMES[at])
        signs[where] = LETTERS[seat] + ("*" if s.carrier == seat else "")
    reached = {place for action in lit for name, place in action.fields.items() if name in ("to", "hole", "planet")}
    marked = {station_site(s, int(s.mover)) if place == "home" else site(place) for place in reached}
    lines = ["    " + "".join(f" {chr(ord('a') + column)}  " for column in range(SIDE))]
    for row in range(SIDE):
        drawn = [signs[row, column] for column in range(SIDE)]
        shown = [f"<{sign}>" if (row, column) in marked else f" {sign} " for column, sign in enumerate(drawn)]
        lines.append(f"{row + 1:>3} " + "".join(f"{sign:<4}" for sign in shown))
    for seat in range(s.seats):
        up = " ".join(kind[0].upper() for kind in cards_of(s.shown[seat].tolist())) or "-"
        lines.append(f"({LETTERS[seat]}) {up}  +{int(s.left[seat].sum())}  {'!' * int(s.evasions[seat])}")
    return "\n".join(line.rstrip() for line in lines)


def sign_of(row: int, column: int) -> str:
    """What is drawn where nothing lies."""
    if in_station(row, column):
        return "#"
    return "+" if MIDDLE in (row, column) else "·"


def site(name: str) -> tuple[int, int]:
    """Row and column of a square, from 0."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def station_site(s: Any, seat: int) -> tuple[int, int]:
    """Where a jet is drawn that is in its station."""
    corner = COMPONENTS["stations"][str(int(s.seats))][seat]
    return 1 if corner[0] == "n" else SIDE - 2, 1 if corner[1] == "w" else SIDE - 2


# What is asked

FLIES = Words(en="You spun {n}: choose where to fly.", fr="Vous avez fait {n} : choisissez où voler.")
TOWS = Words(en="You spun {n}: fly on with the derelict in tow.", fr="Vous avez fait {n} : volez, l’épave en remorque.")
WON = Words(
    en="You won the challenge and spun {n}: fly with the derelict.",
    fr="Défi gagné, et vous avez fait {n} : volez avec l’épave.",
)
JUMPS = Words(en="A black hole: jump to another one, or stay.", fr="Un gouffre noir : sautez vers un autre, ou restez.")
SENDS = Words(en="You won: choose the planet where {loser} goes.", fr="Gagné : choisissez la planète où va {loser}.")
PLAYS = Words(en="Play a card, or end your turn.", fr="Jouez une carte, ou terminez votre tour.")
EVADES_LASER = Words(
    en="{by}’s laser strikes your quarter: spend an evasion card? You have {n}.",
    fr="Le laser de {by} frappe votre quart : jouer une dérobade ? Il vous en reste {n}.",
)
EVADES_FORCE = Words(
    en="{by}’s force field would throw you to {planet}: spend an evasion card? You have {n}.",
    fr="Le champ de force de {by} vous projetterait en {planet} : jouer une dérobade ? Il vous en reste {n}.",
)
DOING = {
    FLYING: Words(en="{who}’s turn to fly.", fr="C’est à {who} de voler."),
    JUMPING: Words(en="{who} may jump to another black hole.", fr="{who} peut sauter vers un autre gouffre noir."),
    SENDING: Words(en="{who} chooses a planet for {loser}.", fr="{who} choisit une planète pour {loser}."),
    PLAYING_CARDS: Words(en="{who} may play cards.", fr="{who} peut jouer des cartes."),
    EVADING: Words(en="{who} may evade.", fr="{who} peut se dérober."),
    OVER: Words(en="The match is over.", fr="La partie est terminée."),
}
SPINS = Words(en="The spinner turns …", fr="La flèche tourne…")


def prompt(s: Any, seat: int, actions: Sequence[Action]) -> Words:
    """What is asked of a seat now."""
    if actions:
        return asked(s, seat)
    who = s.asked if s.phase == EVADING else s.turn if s.phase == PLAYING_CARDS else s.mover
    loser = "" if s.loser == NOBODY else LETTERS[s.loser]
    return DOING.get(int(s.phase), SPINS).fill(who=LETTERS[who % len(LETTERS)], loser=loser)


def asked(s: Any, seat: int) -> Words:
    """What a seat is asked to choose."""
    if s.phase == FLYING:
        return (FLIES if s.carrier != seat else TOWS if s.loser == NOBODY else WON).fill(n=int(s.spun))
    if s.phase == SENDING:
        return SENDS.fill(loser=LETTERS[s.loser])
    if s.phase == EVADING:
        by, n = LETTERS[s.turn], int(s.evasions[seat])
        if s.aim == NOBODY:
            return EVADES_LASER.fill(by=by, n=n)
        return EVADES_FORCE.fill(by=by, n=n, planet=PLANET_NAMES[s.aim])
    return JUMPS if s.phase == JUMPING else PLAYS


SAID = {
    "jump": Words(en="jump to {hole}", fr="sauter en {hole}"),
    "stay": Words(en="stay here", fr="rester ici"),
    "send": Words(en="send {loser} to {planet}", fr="envoyer {loser} en {planet}"),
    "overdrive": Words(en="overdrive: spin and fly again", fr="suraccélération : tourner et voler encore"),
    "force": Words(en="force field: {whom} to {planet}", fr="champ de force : {whom} en {planet}"),
    "laser": Words(en="laser: fire at the quarters", fr="rayons laser : tirer sur les quarts"),
    "done": Words(en="end the turn", fr="terminer le tour"),
    "evade": Words(en="evade: spend a card", fr="se dérober : dépenser une carte"),
    "accept": Words(en="let it happen", fr="laisser faire"),
    "spin": Words(en="the spinner shows {number}", fr="la flèche donne {number}"),
    "quarter": Words(en="the arrow points {where}", fr="la flèche pointe {where}"),
    "card": Words(en="{card} comes up", fr="{card} apparaît"),
}
SAID_FLYING = {
    "full": Words(en="fly to {to}", fr="voler en {to}"),
    "hole": Words(en="fly to {to}, a black hole", fr="voler en {to}, un gouffre noir"),
    "derelict": Words(en="fly to {to} and capture the derelict", fr="voler en {to} et capturer l’épave"),
    "battle": Words(en="fly to {to} and challenge {carrier}", fr="voler en {to} et défier {carrier}"),
    "home": Words(en="fly home with the derelict", fr="rentrer avec l’épave"),
}


def describe(s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    if action.kind == "fly":
        to = PLACE_NAMES.index(action.fields["to"])
        carrier = "" if s.carrier == NOBODY else LETTERS[s.carrier]
        return SAID_FLYING[paths.purpose(s, int(s.mover), to)].fill(to=action.fields["to"], carrier=carrier)
    parts: dict[str, Words | str] = dict(action.fields)
    if action.kind == "send":
        parts["loser"] = "" if s.loser == NOBODY else LETTERS[s.loser]
    if action.kind == "quarter":
        parts["where"] = QUARTER_NAMES[action.fields["quarter"]]
    if action.kind == "card":
        parts["card"] = CARD_WORDS[action.fields["card"].split("-")[0]]
    return SAID[action.kind].fill(**parts)
