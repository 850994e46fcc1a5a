"""Sputnik as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import Event, Picture
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


def picture(s: Any) -> Picture:
    """The position as plain data: cells with their places, rockets, bases."""
    layout = LAYOUTS[s.layout]
    names = cell_names(layout)
    seats, rockets = int(s.seats), int(s.seats) * int(s.each)
    return {
        "cells": [
            {"name": name, "x": x, "y": y, "galaxies": int(s.height[cell])}
            for cell, (name, (x, y)) in enumerate(zip(names, places(layout), strict=True))
        ],
        "rockets": [
            {"seat": r % seats, "number": r // seats, "at": names[s.rocket[r]]}
            for r in range(rockets)
            if s.rocket[r] != NOWHERE
        ],
        "bases": [
            {"seat": r % seats, "number": r // seats, "at": names[s.base_at[r]]}
            for r in range(rockets)
            if s.base_at[r] != NOWHERE
        ],
        "out": [seat for seat in range(seats) if s.out[seat]],
        "turn": int(s.turn) if s.phase not in (DRAWING, OVER) else None,
    }


def draw(s: Any, lit: Sequence[Action] = ()) -> str:
    """The position as lines of text.

    `(A)` is A's rocket on a galaxy, `[A]` on a base, with its number in a fleet; `[a]` is A's base, a digit so many
    galaxies, a dot an empty cell. Where a lit action leads, the cell's name is shown: `<d4>`, on a stack `<d4:3>`, and
    where the base could come `<d4⌂>`.
    """
    layout = LAYOUTS[s.layout]
    names = cell_names(layout)
    signs = [str(n) if n else "·" for n in s.height[: len(names)].tolist()]
    seats, fleet = int(s.seats), int(s.each) > 1
    for r in range(seats * int(s.each)):
        if s.base_at[r] != NOWHERE:
            signs[s.base_at[r]] = f"[{LETTERS[r % seats].lower()}]"
    for r in range(seats * int(s.each)):
        if s.rocket[r] != NOWHERE:
            on_base = signs[s.rocket[r]].startswith("[")
            mark = LETTERS[r % seats] + (str(r // seats + 1) if fleet else "")
            signs[s.rocket[r]] = f"[{mark}]" if on_base else f"({mark})"
    for action in lit:
        name = action.fields.get("to") or action.fields["at"]
        cell = names.index(name)
        stack = f":{s.height[cell]}" if s.height[cell] > 1 else ""
        signs[cell] = f"<{name}{'⌂' if action.kind == 'rescue' else stack}>"
    lines: list[str] = []
    for name, sign, (x, y) in zip(names, signs, places(layout), strict=True):
        if len(lines) == y:
            lines.append(f"{name[0]}  " + "    " * x)
        lines[y] += f"{sign:^8}"
    return "\n".join(line.rstrip() for line in lines)


def prompt(s: Any, seat: int) -> Words:
    """What is asked of a seat now."""
    if s.phase == OVER:
        return Words(en="The match is over.", fr="La partie est terminée.")
    if s.phase == DRAWING:
        return Words(en="Lots are drawn: who begins?", fr="Tirage au sort : qui commence ?")
    if s.turn != seat:
        whose = LETTERS[s.turn]
        return Words(en=f"{whose} is to move.", fr=f"C’est à {whose} de jouer.")
    if s.phase == FLYING:
        return Words(
            en="Your move: fly to a neighbouring galaxy or base, or bring your base.",
            fr="À vous : volez vers une galaxie ou une base voisine, ou amenez votre base.",
        )
    return Words(
        en="Now take a galaxy away where no rocket stands.",
        fr="Retirez maintenant une galaxie où ne se tient aucune fusée.",
    )


def say(s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    fields = {**action.fields}
    if s.each > 1 and "rocket" in fields:
        n = fields["rocket"]
        with_rocket = Words(en=f" with rocket {n}", fr=f" avec la fusée {n}")
    else:
        with_rocket = Words(en="", fr="")
    return {
        "fly": Words(en="fly to {to}{with_rocket}", fr="voler vers {to}{with_rocket}"),
        "rescue": Words(en="bring your base to {to}{with_rocket}", fr="amener votre base en {to}{with_rocket}"),
        "take": Words(en="take the galaxy {at}", fr="retirer la galaxie {at}"),
        "begin": Words(en="{seat} begins", fr="{seat} commence"),
    }[action.kind].fill(**fields, with_rocket=with_rocket)


TOLD = {
    "fly": (
        Words(en="{{who}} flies to {to}", fr="{{who}} vole vers {to}"),
        Words(en="You fly to {to}", fr="Vous volez vers {to}"),
    ),
    "rescue": (
        Words(
            en="{{who}}'s base comes to the rescue at {to}",
            fr="La base de {{who}} vient à la rescousse en {to}",
        ),
        Words(en="Your base comes to the rescue at {to}", fr="Votre base vient à la rescousse en {to}"),
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
WINS = (
    Words(en="{who} wins", fr="{who} gagne"),
    Words(en="You win", fr="Vous gagnez"),
)


def tell(before: Any, seat: int, action: Action, after: Any, _viewer: int) -> list[Event]:
    """What an action did, in the order in which it happened; everybody sees all of it."""
    actor = LETTERS.index(action.fields["seat"]) if action.kind == "begin" else seat
    they, you = (words.fill(**action.fields) for words in TOLD[action.kind])
    events = [Event(actor, they, you)]
    if action.kind == "fly" and after.phase != TAKING:
        events.append(Event(seat, *NOTHING_TO_TAKE))
    seats = int(after.seats)
    in_order = [(seat + i) % seats for i in range(1, seats + 1)] if seat < seats else []
    events += [Event(p, *STRANDED) for p in in_order if after.out[p] and not before.out[p]]
    if after.phase == OVER:
        alive = [p for p in range(seats) if not after.out[p]]
        sides = {p % 2 for p in alive} if after.teams else set()
        events += [Event(p, *WINS) for p in range(seats) if p in alive or (after.teams and p % 2 in sides)]
    return events
