"""Comets as people see and read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Action
from astroport.core.contract import CHANCE, LogLine
from astroport.core.words import Words
from comets.state import CHASE, CHOOSING, NONE, OVER, PEEKING, UNKNOWN, WAIT

LEGEND = Words(
    en="a digit: a comet · - none yet · ? one you do not know · * has chosen · ! chases · . waits",
    fr="un chiffre : une comète · - pas encore · ? inconnue · * a choisi · ! poursuit · . attend",
)


def draw(s: Any, _lit: Sequence[Action] = ()) -> str:
    """One line a seat."""
    lines = []
    for seat in range(s.seats):
        comet = {NONE: "-", UNKNOWN: "?"}.get(int(s.comet[seat]), str(s.comet[seat]))
        choice = {NONE: " ", UNKNOWN: "*", CHASE: "!", WAIT: "."}[int(s.choice[seat])]
        lines.append(f"{'ABC'[seat]}  {comet}  {choice}")
    return "\n".join(lines)


def prompt(s: Any, _seat: int, _actions: Sequence[Action]) -> Words:
    """What is asked now."""
    return {
        PEEKING: Words(en="Peek at a comet, or pass.", fr="Épiez une comète, ou passez."),
        CHOOSING: Words(en="Chase your comet, or wait.", fr="Poursuivez votre comète, ou attendez."),
        OVER: Words(en="The match is over.", fr="La partie est terminée."),
    }.get(int(s.phase), Words(en="Comets are dealt.", fr="On distribue les comètes."))


def describe(_s: Any, action: Action) -> Words:
    """An action as a choice put to its player."""
    return {
        "deal": Words(en="deal {comet}", fr="donner {comet}"),
        "peek": Words(en="peek at {seat}'s comet", fr="épier la comète de {seat}"),
        "pass": Words(en="pass", fr="passer"),
        "chase": Words(en="chase", fr="poursuivre"),
        "wait": Words(en="wait", fr="attendre"),
    }[action.kind].fill(**action.fields)


def log_lines(before: Any, seat: int, action: Action, _after: Any, viewer: int) -> list[LogLine]:
    """What an action did: which comet was dealt and what was chosen is told to its own seat only."""
    if seat == CHANCE:
        dealt = int(before.turn)
        size = action.fields["comet"] if viewer == dealt else "?"
        they = Words(en="{who} gets a comet", fr="{who} reçoit une comète")
        return [LogLine(dealt, they, Words(en=f"You get comet {size}", fr=f"Vous recevez la comète {size}"))]
    they, you = TOLD["choose" if action.kind in ("chase", "wait") else action.kind]
    chosen = describe(before, action) if viewer == seat else Words(en="", fr="")
    parts: dict[str, Words | str | int] = {"seat": action.fields.get("seat", ""), "chosen": chosen}
    return [LogLine(seat, they.fill(**parts), you.fill(**parts))]


TOLD = {
    "peek": (
        Words(en="{{who}} peeks at {seat}'s comet", fr="{{who}} épie la comète de {seat}"),
        Words(en="You peek at {seat}'s comet", fr="Vous épiez la comète de {seat}"),
    ),
    "pass": (Words(en="{{who}} passes", fr="{{who}} passe"), Words(en="You pass", fr="Vous passez")),
    "choose": (
        Words(en="{{who}} has chosen", fr="{{who}} a choisi"),
        Words(en="You choose: {chosen}", fr="Vous choisissez : {chosen}"),
    ),
}
