"""Comets as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import CHANCE, Event, Picture
from astroport.core.words import Words
from comets.state import CHOOSING, NONE, OVER, PEEKING, UNKNOWN


def picture(s: Any) -> Picture:
    """Each seat's comet (None if unknown) and whether it has chosen."""
    return {
        "seats": [
            {
                "comet": None if s.comet[seat] in (NONE, UNKNOWN) else int(s.comet[seat]),
                "chosen": bool(s.choice[seat]),
            }
            for seat in range(s.seats)
        ]
    }


def draw(s: Any, _lit: Sequence[Action] = ()) -> str:
    """One line a seat."""
    lines = []
    for seat in range(s.seats):
        comet = {NONE: "-", UNKNOWN: "?"}.get(int(s.comet[seat]), str(s.comet[seat]))
        choice = {NONE: "", UNKNOWN: "*", 1: "chase", 2: "wait"}[int(s.choice[seat])]
        lines.append(f"{'ABC'[seat]}  {comet}  {choice}".rstrip())
    return "\n".join(lines)


def prompt(s: Any, _seat: int, _actions: Sequence[Action]) -> Words:
    """What is asked now."""
    return {
        PEEKING: Words(en="Peek at a comet, or pass.", fr="Épiez une comète, ou passez."),
        CHOOSING: Words(en="Chase your comet, or wait.", fr="Poursuivez votre comète, ou attendez."),
        OVER: Words(en="The match is over.", fr="La partie est terminée."),
    }.get(int(s.phase), Words(en="Comets are dealt.", fr="On distribue les comètes."))


def say(_s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    return {
        "deal": Words(en="deal {comet}", fr="donner {comet}"),
        "peek": Words(en="peek at {seat}'s comet", fr="épier la comète de {seat}"),
        "pass": Words(en="pass", fr="passer"),
        "chase": Words(en="chase", fr="poursuivre"),
        "wait": Words(en="wait", fr="attendre"),
    }[action.kind].fill(**action.fields)


def tell(before: Any, seat: int, action: Action, _after: Any, viewer: int) -> list[Event]:
    """What an action did: a deal and a choice are known to their own seat only."""
    if seat == CHANCE:
        dealt = int(before.turn)
        if viewer == dealt:
            they = Words(en="{who} gets a comet", fr="{who} reçoit une comète")
            size = action.fields["comet"]
            return [Event(dealt, they, Words(en=f"You get comet {size}", fr=f"Vous recevez la comète {size}"))]
        return [Event(dealt, *[Words(en="{who} gets a comet", fr="{who} reçoit une comète")] * 2)]
    if action.kind in ("chase", "wait"):
        they = Words(en="{who} has chosen", fr="{who} a choisi")
        own = say(None, action)
        return [Event(seat, they, Words(en=f"You choose to {own.en}", fr=f"Vous choisissez : {own.fr}"))]
    done = say(None, action)
    return [Event(seat, Words(en=f"{{who}}: {done.en}", fr=f"{{who}} : {done.fr}"), done)]
