"""Sputnik as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import LogLine, Picture
from astroport.core.log_lines import WINS, about
from astroport.core.words import Words
from astroport.games.sputnik.state import (
    DRAWING,
    FLYING,
    LAYOUTS,
    NOWHERE,
    OVER,
    TAKING,
    cell_names,
    places,
)

LETTERS = "ABCDEF"
LEGEND = Words(
    en="(A) rocket · [a] base · [A] rocket on its base · 1 to 4 galaxies · a dot: empty · in <angles> what you can do:"
    " <d4> a galaxy, <d4×4> a stack, <d4=b> B's base, <d4⌂> where your base can come",
    fr="(A) fusée · [a] base · [A] fusée sur sa base · 1 à 4 galaxies · un point : vide · entre <angles> ce que vous"
    " pouvez faire : <d4> une galaxie, <d4×4> une pile, <d4=b> la base de B, <d4⌂> où votre base peut venir",
)


def picture(s: Any, _viewer: int) -> Picture:
    """The position as plain data: cells with their places, rockets and bases with their seat and number from 1."""
    layout = LAYOUTS[s.layout]
    names, heights, protected = cell_names(layout), s.height.tolist(), int(s.protected)
    return {
        "cells": [
            {"name": name, "x": x, "y": y, "galaxies": heights[cell], "protected": bool(protected >> cell & 1)}
            for cell, (name, (x, y)) in enumerate(zip(names, places(layout), strict=True))
        ],
        "rockets": [{"seat": seat, "number": n, "at": names[at]} for seat, n, at in pieces(s, s.rocket)],
        "bases": [{"seat": seat, "number": n, "at": names[at]} for seat, n, at in pieces(s, s.base_at)],
        "out": [seat for seat in range(s.seats) if s.out[seat]],
        "turn": int(s.turn) if s.phase in (FLYING, TAKING) else None,
        "phase": ("drawing", "flying", "taking", "over")[s.phase],
    }


def pieces(s: Any, where: Any) -> list[tuple[int, int, int]]:
    """(seat, number from 1, cell) of all rockets, or of all bases, that are on the board."""
    seats = int(s.seats)
    everywhere = enumerate(where[: seats * int(s.each)].tolist())
    return [(r % seats, r // seats + 1, cell) for r, cell in everywhere if cell != NOWHERE]


def draw(s: Any, lit: Sequence[Action] = ()) -> str:
    """The position in the signs of LEGEND; a rocket on a stack is `(A×3)`, on B's base `[A=b]`, of a fleet `(A2)`."""
    layout = LAYOUTS[s.layout]
    names = cell_names(layout)

    def marks(where: Any) -> dict[int, str]:
        return {at: LETTERS[seat] + (str(n) if s.each > 1 else "") for seat, n, at in pieces(s, where)}

    rockets, bases = marks(s.rocket), marks(s.base_at)
    targets = {action.fields.get("to") or action.fields["at"]: action.kind for action in lit}
    lines: list[str] = []
    for cell, (name, (x, y)) in enumerate(zip(names, places(layout), strict=True)):
        height, rocket, base = int(s.height[cell]), rockets.get(cell), bases.get(cell, "").lower()
        if name in targets:
            here = f"={base}" if base else f"×{height}" if height > 1 else ""
            sign = f"<{name}{'⌂' if targets[name] == 'rescue' else here}>"
        elif rocket and base:
            sign = f"[{rocket}]" if rocket.lower() == base else f"[{rocket}={base}]"
        elif rocket:
            sign = f"({rocket}×{height})" if height > 1 else f"({rocket})"
        else:
            sign = f"[{base}]" if base else str(height or "·")
        if len(lines) == y:
            lines.append(f"{name[0]}  " + "    " * x)
        lines[y] += f"{sign:^8}"
    return "\n".join(line.rstrip() for line in lines)


ASKED = {
    frozenset({"fly"}): Words(
        en="Your move: fly to a neighbouring galaxy or base.",
        fr="À vous : volez vers une galaxie ou une base voisine.",
    ),
    frozenset({"fly", "rescue"}): Words(
        en="Your move: fly to a neighbouring galaxy or base, or bring your base.",
        fr="À vous : volez vers une galaxie ou une base voisine, ou amenez votre base.",
    ),
    frozenset({"rescue"}): Words(
        en="Nowhere to fly: bring your base.",
        fr="Nulle part où voler : amenez votre base.",
    ),
    frozenset({"take"}): Words(
        en="Now take a galaxy away where no rocket stands.",
        fr="Éteignez maintenant une galaxie où ne se tient aucune fusée.",
    ),
}


def prompt(s: Any, seat: int, actions: Sequence[Action]) -> Words:
    """What is asked of a seat now."""
    if actions:
        return ASKED[frozenset(action.kind for action in actions)]
    if s.phase == OVER:
        return Words(en="The match is over.", fr="La partie est terminée.")
    if s.phase == DRAWING:
        return Words(en="Lots are drawn: who begins?", fr="Tirage au sort : qui commence ?")
    whose = LETTERS[s.turn]
    if seat < s.seats and s.out[seat]:
        return Words(
            en=f"You are out and watch; {whose} is to move.",
            fr=f"Vous êtes éliminé et regardez ; c’est à {whose} de jouer.",
        )
    return Words(en=f"{whose} is to move.", fr=f"C’est à {whose} de jouer.")


NOTHING = Words(en="", fr="")


def with_rocket(s: Any, seat: int, action: Action) -> Words:
    """Which rocket of a fleet a seat's action moves, as the board calls it; nothing where there is only one."""
    if "rocket" not in action.fields or s.each == 1:
        return NOTHING
    rocket = LETTERS[seat] + action.fields["rocket"]
    return Words(en=f" with {rocket}", fr=f" avec {rocket}")


SAID = {
    "fly": Words(en="fly to {to}{which}", fr="voler en {to}{which}"),
    "rescue": Words(en="bring the base to {to}{which}", fr="amener la base en {to}{which}"),
    "take": Words(en="take the galaxy {at}", fr="éteindre la galaxie {at}"),
    "begin": Words(en="{seat} begins", fr="{seat} commence"),
}


def describe(s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    return SAID[action.kind].fill(**action.fields, which=with_rocket(s, int(s.turn), action))


TOLD = {
    "fly": (
        Words(en="{{who}} flies to {to}{which}", fr="{{who}} vole en {to}{which}"),
        Words(en="You fly to {to}{which}", fr="Vous volez en {to}{which}"),
    ),
    "rescue": (
        Words(
            en="{{who}} is rescued at {to}{which}: the base comes",
            fr="{{who}} est secouru en {to}{which} : la base vient",
        ),
        Words(
            en="You are rescued at {to}{which}: your base comes",
            fr="Vous êtes secouru en {to}{which} : votre base vient",
        ),
    ),
    "take": (
        Words(en="{{who}} takes the galaxy {at}", fr="{{who}} éteint la galaxie {at}"),
        Words(en="You take the galaxy {at}", fr="Vous éteignez la galaxie {at}"),
    ),
    "begin": (
        Words(en="{{who}} begins", fr="{{who}} commence"),
        Words(en="You begin", fr="Vous commencez"),
    ),
}
NOTHING_TO_TAKE = (
    Words(en="{who} finds nothing to take", fr="{who} ne trouve rien à éteindre"),
    Words(en="You find nothing to take", fr="Vous ne trouvez rien à éteindre"),
)
STRANDED = (
    Words(en="{who} is stranded and out", fr="{who} est immobilisé et éliminé"),
    Words(en="You are stranded and out", fr="Vous êtes immobilisé et éliminé"),
)


def log_lines(before: Any, seat: int, action: Action, after: Any, _viewer: int) -> list[LogLine]:
    """What an action did, in the order in which it happened; everybody sees all of it."""
    actor = LETTERS.index(action.fields["seat"]) if action.kind == "begin" else seat
    events = [about(actor, TOLD[action.kind], **action.fields, which=with_rocket(after, seat, action))]
    if action.kind == "fly" and after.phase != TAKING:
        events.append(about(seat, NOTHING_TO_TAKE))
    seats = int(after.seats)
    in_order = [(seat + i) % seats for i in range(1, seats + 1)] if seat < seats else []
    events += [about(p, STRANDED) for p in in_order if after.out[p] and not before.out[p]]
    if after.phase == OVER:
        alive = [p for p in range(seats) if not after.out[p]]
        sides = {p % 2 for p in alive} if after.teams else set()
        events += [about(p, WINS) for p in range(seats) if p in alive or (after.teams and p % 2 in sides)]
    return events
